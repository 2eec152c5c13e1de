package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// torpedoUpgrades lists the upgrades of the slot torpedo.
func torpedoUpgrades() []*xwing.Card {
	return []*xwing.Card{
		weapon("advprotontorpedoes", "lock", 1, hitToCrit("advprotontorpedoes")),
		weapon("iontorpedoes", "lock", 1, ionizes("iontorpedoes")),
		plasmaTorpedoes(),
		protonTorpedoes(),
	}
}

// hitToCrit must change one hit result to a crit result.
func hitToCrit(xws string) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, Do: changes(board.AttackDice, board.Hit, board.Crit, 1),
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Upgrade == xws && t.CountResults(board.AttackDice, board.Hit) > 0
		})}
}

// Plasma burns shields once the damage is dealt.
func plasmaTorpedoes() *xwing.Card {
	return weapon("plasmatorpedoes", "lock", 1, number(xwing.CritsFirst, 1, with("plasmatorpedoes")),
		xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return with("plasmatorpedoes")(t, m) && t.View.Attack.Hit && t.Ship(m.Other).Shielded()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseShield(m.Other) }})
}

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
