package cards

import "xwing/game/xwing"

// Proton Torpedoes: arc, range, attack value and the ordnance icon are facts
// (X20-ERR-010).
func protonTorpedoes() *xwing.Card {
	card := upgrade("protontorpedoes", xwing.Ability{
		When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Owner && a.Weapon.Upgrade == "protontorpedoes" &&
				t.CountResults(xwing.AttackDice, xwing.Hit) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(xwing.AttackDice, xwing.Hit, xwing.Crit, 1) },
	})
	card.Requires, card.Spend = "lock", 1
	return card
}
