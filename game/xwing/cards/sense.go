package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// Sense offers the enemy ships whose dials lie facedown: those of one's own side
// are no secret. A ship beyond range 1 costs 1 Force.
func sense() *xwing.Card {
	return upgrade("sense", xwing.Ability{
		When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(sensed(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			ship := t.ChooseShip(m, sensed(t, m), true)
			if ship == 0 {
				return
			}
			if t.RangeBetween(m.Owner, ship) > physics.Range1 {
				t.SpendCharges(m.Owner, "force", 1)
			}
			t.LookAtDial(m.Owner, ship)
		},
	})
}

func sensed(t *xwing.Table, m xwing.Moment) []board.ShipID {
	reach := physics.Range1
	if t.Ship(m.Owner).Force.Active > 0 {
		reach = physics.Range3
	}
	return t.ShipsAt(m.Owner, reach, func(id board.ShipID) bool {
		dial := t.Ship(id).Dial
		return !t.Friendly(m.Owner, id) && dial.Assigned && !dial.Revealed
	})
}
