package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// initiatives lists pilots who act early or late.
func initiatives() []*xwing.Card {
	return []*xwing.Card{rush(), corranHorn(),
		pilot("null", number(xwing.InitiativeValue, 7, func(t *xwing.Table, m xwing.Moment) bool {
			return !t.Ship(m.Owner).Damaged()
		})),
	}
}

// rush is faster once he is hurt, whatever has changed his initiative before.
func rush() *xwing.Card {
	return pilot("rush", number(xwing.InitiativeValue, 6, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Damaged()
	}), xwing.Ability{When: xwing.AfterDealtCard,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).DamageCards() == 1 && t.Initiative(m.Owner) != 6
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Owner, m.Card, 6, board.End) }})
}

// corranHorn attacks once more at the very end, and pays for it in the next round.
func corranHorn() *xwing.Card {
	late := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) }}
	}
	return pilot("corranhorn",
		xwing.Ability{When: xwing.AtInitiative0, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanBonusAttack(m.Owner, late(t, m)) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.BonusAttack(m.Owner, late(t, m)) {
					t.NoteForPlanning(m, "spent")
				}
			}},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForPlanning(m, "spent") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Disarm, 1) }})
}
