package cards

import "xwing/game/xwing"

// deadeyeShot takes a hit for a look at what is broken already, or half a crit.
func deadeyeShot() *xwing.Card {
	return upgrade("deadeyeshot", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *xwing.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(m.Owner, a.Defender) && t.Ship(a.Defender).Facedown > 0 &&
				t.CountResults(xwing.AttackDice, xwing.Hit, xwing.Crit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.CountResults(xwing.AttackDice, xwing.Hit), t.CountResults(xwing.AttackDice, xwing.Crit)
			if crits == 0 || hits > 0 && t.AskEither(m, m.Owner, "spend-hit", "soften-crit") == "spend-hit" {
				t.SpendResult(m.Owner, xwing.AttackDice, xwing.Hit)
			} else {
				t.ChangeResults(xwing.AttackDice, xwing.Crit, xwing.Hit, 1)
			}
			t.ExposeDamage(m.Other)
		}})
}
