package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelEWing lists the pilots of the E-wing that fly for the Rebel Alliance.
func rebelEWing() []*xwing.Card {
	return []*xwing.Card{corranHorn(), gavinDarklighter()}
}

// corranHorn attacks once more at the very end, and pays for it in the next round.
func corranHorn() *xwing.Card {
	late := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) }}
	}
	return pilot("corranhorn",
		xwing.Ability{When: xwing.AtInitiative, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.N == 0 && t.CanBonusAttack(m.Owner, late(t, m)) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.BonusAttack(m.Owner, late(t, m)) {
					t.NoteForPlanning(m, "spent")
				}
			}},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForPlanning(m, "spent") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Disarm, 1) }})
}

func gavinDarklighter() *xwing.Card {
	return pilot("gavindarklighter", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) && t.InArc(m.Owner, m.Other, gauge.Front) &&
				t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: changes(board.AttackDice, board.Hit, board.Crit, 1)})
}
