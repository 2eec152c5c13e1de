package cards

import (
	"xwing/game/xwing"
	"xwing/physics"
)

// factionTalents lists talents that one faction has.
func factionTalents() []*xwing.Card {
	return []*xwing.Card{deadeyeShot(), treacherous(), heroic(),
		upgrade("fanatical", turnsAttack(xwing.FocusResult, xwing.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *xwing.Attack) bool {
			return !a.Weapon.Special && !t.Ship(m.Owner).Shielded()
		})),
	}
}

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

// treacherous has somebody in the line of fire take the blow.
func treacherous() *xwing.Card {
	return upgrade("treacherous",
		xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return m.Other == m.Owner && len(a.Through) > 0 && t.CountResults(xwing.AttackDice, xwing.Hit, xwing.Crit) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				ship := t.ChooseShip(m, t.View.Attack.Through, false)
				face := xwing.Crit
				if t.CountResults(xwing.AttackDice, xwing.Crit) == 0 ||
					t.CountResults(xwing.AttackDice, xwing.Hit) > 0 && t.AskEither(m, m.Owner, "cancel-crit", "cancel-hit") == "cancel-hit" {
					face = xwing.Hit
				}
				t.CancelResult(m, xwing.AttackDice, face)
				t.GainTokens(ship, xwing.Strain, 1)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range3) && t.CanRecover(m.Owner, "treacherous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "treacherous", 1) }})
}

// heroic makes the best of nothing but blanks.
func heroic() *xwing.Card {
	rerolls := func(side xwing.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				results := t.CountResults(side, xwing.Blank)
				return rolls(t, m.Owner, side) && results > 1 &&
					t.CountResults(side, xwing.FocusResult, xwing.Hit, xwing.Crit, xwing.EvadeResult) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, side, 1, len(t.Dice(side))) }}
	}
	return upgrade("heroic", rerolls(xwing.AttackDice), rerolls(xwing.DefenseDice))
}
