package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// bombers lists the cards that drop bombs at other times, or make more of them.
func bombers() []*xwing.Card {
	return []*xwing.Card{deathfire(), genius(), nimbleBomber(), sabineWrenCrew()}
}

// any way allows every device and template.
func anyWay(string, board.Way) bool { return true }

func deathfire() *xwing.Card {
	return pilot("deathfire", xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (t.CanBonusAttack(m.Owner, xwing.AttackTerms{}) || t.CanPlaceAny(m, anyWay))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.BonusAttack(m.Owner, xwing.AttackTerms{})
			t.PlaceAny(m, anyWay)
		}})
}

func genius() *xwing.Card {
	return upgrade("genius", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Full && t.CanPlaceAny(m, dropsBombs(t)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, dropsBombs(t)) }})
}

// dropsBombs allows bombs: what launches them does so in the System Phase alone.
func dropsBombs(t *xwing.Table) func(string, board.Way) bool {
	return func(kind string, _ board.Way) bool { return t.IsBomb(kind) }
}

func nimbleBomber() *xwing.Card {
	return shipAbility("nimblebomber", xwing.Ability{Query: xwing.PlacingBanks, By: one})
}

// Sabine hands out the four tokens on her card, one for each ship that a friendly
// bomb has affected.
func sabineWrenCrew() *xwing.Card {
	return upgrade("sabinewren",
		xwing.Ability{When: xwing.BeforePlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.PutOnCard(m, board.Ion, board.Jam, board.Stress, board.Tractor)
			}},
		xwing.Ability{When: xwing.AfterDeviceEffect, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				d := t.View.Device(m.Device)
				return t.IsBomb(d.Kind) && d.Seat == t.Ship(m.Owner).Seat && len(t.OnCard(m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GiveFromCard(m, m.Ship) }})
}
