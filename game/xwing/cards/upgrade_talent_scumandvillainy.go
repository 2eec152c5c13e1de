package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumTalentUpgrades lists the upgrades of the slot talent of Scum and Villainy.
func scumTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{fearless()}
}

// Fearless counts the icon on the weapon, like all front arc attacks.
func fearless() *xwing.Card {
	noHit := func(d board.Die) bool { return !d.Gone && d.Face != board.Hit }
	return upgrade("fearless", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && a.Range == gauge.Range1 &&
				t.InArc(a.Defender, a.Attacker, gauge.Front) && slices.ContainsFunc(t.Dice(board.AttackDice), noHit)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult, board.Crit)
		}})
}
