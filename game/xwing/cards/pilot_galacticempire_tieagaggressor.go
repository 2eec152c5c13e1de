package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialTIEAgAggressor lists the pilots of the TIE/ag Aggressor that fly for the Galactic Empire.
func imperialTIEAgAggressor() []*xwing.Card {
	return []*xwing.Card{doubleEdge()}
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
