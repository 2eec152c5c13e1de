package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// Proton Torpedoes: arc, range, attack value and the ordnance icon are facts
// (X20-ERR-010).
func protonTorpedoes() *xwing.Card {
	card := upgrade("protontorpedoes", xwing.Ability{
		When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Owner && a.Weapon.Upgrade == "protontorpedoes" &&
				t.CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(board.AttackDice, board.Hit, board.Crit, 1) },
	})
	card.Requires, card.Spend = "lock", 1
	return card
}
