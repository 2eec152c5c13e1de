package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumBTLA4YWing lists the pilots of the BTL-A4 Y-wing that fly for Scum and Villainy.
func scumBTLA4YWing() []*xwing.Card {
	return []*xwing.Card{arlizHadrassian(), dreaRenthal(), kavil(), leemaKai(), padric()}
}

// arlizHadrassian fights best, and flies worst, once he is hurt. Front arc attacks go by
// the icon on the weapon.
func arlizHadrassian() *xwing.Card {
	return pilot("arlizhadrassian",
		turnsAttack(board.FocusResult, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.FrontArc && t.Ship(m.Owner).Damaged()
		}),
		xwing.Ability{When: xwing.AfterRolling,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Attack.Side == board.DefenseDice && t.Ship(m.Owner).Damaged() &&
					t.Fight().CountResults(m.Attack.Side, board.FocusResult) > 0
			},
			Do: changes(board.DefenseDice, board.FocusResult, board.Blank, 1)})
}

func dreaRenthal() *xwing.Card {
	return pilot("drearenthal", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		return t.Pilot(m.Ship).Limited == 0 && t.InFiringArc(m.Owner, m.Other)
	}))
}

// Kavil counts the icon on the weapon: turrets, wherever they point, and the
// bullseye are not the front arc (X20-FAQ-026, X20-FAQ-027).
func kavil() *xwing.Card {
	return pilot("kavil", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Attack.Weapon.Arc != catalog.FrontArc
	}))
}

func leemaKai() *xwing.Card {
	unseen := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && !slices.ContainsFunc(enemies(t, m), func(id board.ShipID) bool { return t.InArc(id, m.Owner, gauge.Front) })
	}
	return pilot("leemakai", given(unseen, chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool {
				return t.InArc(m.Owner, id, gauge.FullFront) && t.CanLock(m.Owner, id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })))
}

// padric scatters what he has aimed at.
func padric() *xwing.Card {
	caught := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsNearDevice(m.Device.ID, gauge.Range1, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
	}
	return pilot("padric", xwing.Ability{When: xwing.AfterDetonation,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.FriendlyDevice(m.Owner, m.Device.ID) && slices.Contains(m.Device.Lockers, m.Owner)
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(caught(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range caught(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
			}
		}})
}
