package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// separatistShipAbilities lists what ship types have that fly for the Separatist Alliance.
func separatistShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		modifiedForOrganics(),
		networkedAim(),
		networkedCalculations(),
		pinpointTractorArray(nil),
		of(catalog.X2PO, pinpointTractorArray(fully(0, 5))),
		later(pinpointTractorArray(fully(0, 5))),
	}
}

func modifiedForOrganics() *xwing.Card {
	return shipAbility("modifiedfororganics", xwing.Ability{Query: xwing.ManeuverDifficulty,
		By: func(_ *xwing.Table, m xwing.Moment) int {
			switch b := m.Move.Maneuver.Bearing; {
			case (b == gauge.BankLeft || b == gauge.BankRight) && (m.Move.Maneuver.Speed == 2 || m.Move.Maneuver.Speed == 3):
				return -1
			case (b == gauge.TurnLeft || b == gauge.TurnRight) && m.Move.Maneuver.Speed == 3:
				return 1
			}
			return 0
		}})
}

func networkedAim() *xwing.Card {
	locks := func(t *xwing.Table, m xwing.Moment) int {
		return len(friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
			return t.Ship(id).HasLocked(t.View.Attack.Defender.Piece())
		}))
	}
	return shipAbility("networkedaim",
		xwing.Ability{Query: xwing.ModifyingDice,
			If:     having(catalog.Lock),
			Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal { return cannot(m, "refusal.no-lock-reroll") }},
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && locks(t, m) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, board.AttackDice, 0, locks(t, m))
			}})
}

// Droids calculate for each other.
func networkedCalculations() *xwing.Card {
	calculates := func(when xwing.Timing, side board.Side, to board.Face, mine func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1, Near: true},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return mine(t, m) && networked(t, m.Owner) && t.Fight().CountResults(side, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeResults(side, board.FocusResult, to, 1) }}
	}
	return shipAbility("networkedcalculations",
		calculates(xwing.ModifyingAttackDice, board.AttackDice, board.Hit, attacking),
		calculates(xwing.ModifyingDefenseDice, board.DefenseDice, board.EvadeResult, defending))
}

// pinpointTractorArray rotates after a maneuver: after any, or by another list one that
// was fully executed.
func pinpointTractorArray(after func(*xwing.Table, xwing.Moment) bool) *xwing.Card {
	return shipAbility("pinpointtractorarray", turretOnly("front", "left", "right"), xwing.Ability{When: xwing.AfterManeuver, If: after,
		Cost: xwing.Cost{Gain: board.Tractor, GainN: 1}, Act: may(white(catalog.Rotate))})
}
