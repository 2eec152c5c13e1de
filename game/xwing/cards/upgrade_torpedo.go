package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// torpedoUpgrades lists the upgrades of the slot torpedo.
func torpedoUpgrades() []*xwing.Card {
	return []*xwing.Card{
		weapon("advprotontorpedoes", catalog.Lock, 1, hitToCrit()),
		homing("homingtorpedoes", "crit", xwing.Damage{Crits: 1}),
		weapon("iontorpedoes", catalog.Lock, 1, ionizes()),
		plasmaTorpedoes(),
		protonTorpedoes(),
		trackingTorpedoes(),
	}
}

// hitToCrit must change one hit result to a crit result.
func hitToCrit() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, Do: changes(board.AttackDice, board.Hit, board.Crit, 1),
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		})}
}

// Plasma burns a shield before the damage is dealt.
func plasmaTorpedoes() *xwing.Card {
	return weapon("plasmatorpedoes", catalog.Lock, 1, number(xwing.CritsFirst, 1, withIt), burnsShield(xwing.AfterNeutralizing, ""))
}

// Proton Torpedoes: arc, range, attack value and the ordnance icon are facts
// (X20-ERR-010).
func protonTorpedoes() *xwing.Card {
	card := upgrade("protontorpedoes", xwing.Ability{
		When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Owner && itself(m, a.Weapon) &&
				t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, 1)
		},
	})
	card.Requires, card.Spend = catalog.Lock, 1
	return card
}

// trackingTorpedoes are told where their target is as they are launched.
func trackingTorpedoes() *xwing.Card {
	told := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Locks), func(o string) bool { return !t.CanLockFar(m.Other, o) })
	}
	return drained(dropper("trackingtorpedoes",
		&xwing.Placing{Device: catalog.TrackingTorpedo, Ways: board.Launches(torpedoPaths()...), UpTo: 3},
		xwing.Ability{When: xwing.AfterPlacingDevice, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Other != 0 && t.RemoteKind(m.Other) == catalog.TrackingTorpedo && len(told(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Other, told(t, m)) }}))
}
