package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstOrderTIEWiWhisperModifiedInterceptor lists the pilots of the TIE/wi Whisper Modified Interceptor that fly for the First Order.
func firstOrderTIEWiWhisperModifiedInterceptor() []*xwing.Card {
	return []*xwing.Card{
		also(pilot("kyloren-tiewiwhispermodifiedinterceptor", xwing.Ability{When: xwing.WouldBeDealtFacedown, May: true,
			Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.InBullseye(m.Owner, m.Ship)
			},
			Do: func(*xwing.Table, xwing.Moment) {}}), "kyloren-evacuationofdqar"),
		nightfall(),
		whirlwind(),
		wrath(),
	}
}

// nightfall jams whomever he flies over.
func nightfall() *xwing.Card {
	jams := func(when xwing.Timing) xwing.Ability {
		anybody := func(board.ShipID) bool { return true }
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(through(t, m, anybody)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range through(t, m, anybody) {
					t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 2)
				}
			}}
	}
	return pilot("nightfall", jams(xwing.AfterManeuver), jams(xwing.AfterAction))
}

// whirlwind shakes off what jams him, and is the calmer the more enemies he faces.
func whirlwind() *xwing.Card {
	facing := func(t *xwing.Table, m xwing.Moment) int {
		return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(id, m.Owner, gauge.Front) }))
	}
	return pilot("whirlwind", xwing.Ability{When: xwing.BeforeEngaging,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (t.Ship(m.Owner).Has(board.Jam) > 0 || facing(t, m) > 0)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveAny(m, board.Jam)
			if n := facing(t, m); n > 0 && t.AskUse(m) {
				t.GainTokens(m.Owner, board.Focus, n)
			}
		}})
}

// wrath fires at somebody else in his rage.
func wrath() *xwing.Card {
	other := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Whom: func(id board.ShipID) bool { return id != m.Other }}
	}
	return pilot("wrath", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.BullseyeArc && laden(t, m.Owner) && t.CanBonusAttack(m.Owner, other(m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, other(m)) }})
}
