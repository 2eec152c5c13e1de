package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// The phrases of devices.

// leavesBombs drops a bomb as she fires or turns about, and a last one.
func leavesBombs() []xwing.Ability {
	bombs := func(t *xwing.Table, m xwing.Moment) bool { return t.CanPlaceAny(m, dropsBombs(t)) }
	turret := func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 }
	return []xwing.Ability{
		{When: xwing.AfterAttacking, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && (bombs(t, m) || turret(t, m))
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				if bombs(t, m) && (!turret(t, m) || t.AskRather(m, m.Owner, "drop-bomb", "rotate")) {
					t.PlaceAny(m, dropsBombs(t))
					return
				}
				t.Rotate(m.Owner)
			}},
		{When: xwing.BeforeDestroyedRemoved, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && bombs(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, dropsBombs(t)) }},
	}
}
