package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialTIEAgAggressor lists the pilots of the TIE/ag Aggressor that fly for the Galactic Empire.
func imperialTIEAgAggressor() []*xwing.Card {
	return []*xwing.Card{doubleEdge(), lieutenantKestal()}
}

// doubleEdge tries another weapon when the first has missed.
func doubleEdge() *xwing.Card {
	other := func(t *xwing.Table) xwing.AttackTerms {
		fired := t.View.Attack.Weapon.ID
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.ID != fired }}
	}
	return pilot("doubleedge", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "turret", "missile") && !t.View.Attack.Hit && t.CanBonusAttack(m.Owner, other(t))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, other(t)) }})
}

func lieutenantKestal() *xwing.Card {
	return pilot("lieutenantkestal", xwing.Ability{When: xwing.AfterRolling, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Pool && m.Attack.Side == board.DefenseDice && t.View.Attack.Attacker == m.Owner &&
				t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0 && t.Fight().Modifiable(m, board.DefenseDice)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().CancelAll(m, board.DefenseDice, board.Blank, board.FocusResult)
		}})
}
