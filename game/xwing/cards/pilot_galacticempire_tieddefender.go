package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// imperialTIEDDefender lists the pilots of the TIE/D Defender that fly for the Galactic Empire.
func imperialTIEDDefender() []*xwing.Card {
	return []*xwing.Card{
		captainDobbs(),
		also(pilot("captainyorr-battleoverendor", wish(bonusWith("cannon", true, func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && inPrimary(t)
		}), xwing.Cost{Charges: 1})), "captainyorr-battleoverendor-lsl"),
		also(pilot("coloneljendon-battleoverendor", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, board.DefenseDice) && !t.Ship(m.Owner).Shielded() &&
					t.Fight().CountResults(board.DefenseDice, board.Blank) > 0
			},
			Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)}), "coloneljendon-battleoverendor-lsl"),
		colonelVessery(),
		darthVaderDefender(),
		countessRyad(),
		rexlerBrath(),
		pilot("vultskerris", daring()...),
	}
}

func captainDobbs() *xwing.Card {
	return pilot("captaindobbs", xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && !t.Ionized(m.Owner) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelResult(m, board.AttackDice, board.Hit) }})
}

func colonelVessery() *xwing.Card {
	locked := func(t *xwing.Table, target board.ShipID) bool {
		return slices.ContainsFunc(t.View.Ships, func(s board.Ship) bool { return s.HasLocked(target.Piece()) })
	}
	return pilot("colonelvessery", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			if !you(m) || !m.Attack.Pool {
				return false
			}
			d := t.View.Attack.Defender
			return locked(t, d) && !t.Ship(m.Owner).HasLocked(d.Piece()) && t.CanLock(m.Owner, d.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, t.View.Attack.Defender.Piece()) }})
}

func rexlerBrath() *xwing.Card {
	return pilot("rexlerbrath", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.Ship(m.Owner).Has(board.Evade) > 0 && t.Exposable(m.Other) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ExposeOf(m.Other) }})
}

// countessRyad turns about where nobody expects it.
func countessRyad() *xwing.Card {
	return pilot("countessryad", xwing.Ability{When: xwing.BeforeManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Act.Step && !m.Move.Ion && m.Move.Maneuver.Bearing == gauge.StraightAhead && m.Difficulty < catalog.Red
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := m.Move.Maneuver
			to.Bearing, to.Difficulty = gauge.KoiogranTurn, to.Difficulty+1
			t.ChangeManeuver(m.Owner, to)
		}})
}

// darthVaderDefender turns the Force to nothing but attack.
func darthVaderDefender() *xwing.Card {
	return pilot("darthvader-tieddefender",
		xwing.Ability{Query: xwing.SpendingForce, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Attacking(m.Owner) }},
		turnsAttack(board.Blank, board.Hit, xwing.Cost{Force: 1}, nil))
}
