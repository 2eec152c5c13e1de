package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// factionTalents lists talents that one faction has.
func factionTalents() []*xwing.Card {
	return []*xwing.Card{deadeyeShot(), treacherous(), heroic(),
		upgrade("fanatical", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && !t.Ship(m.Owner).Shielded()
		})),
	}
}

// deadeyeShot takes a hit for a look at what is broken already, or half a crit.
func deadeyeShot() *xwing.Card {
	return upgrade("deadeyeshot", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(m.Owner, a.Defender) && t.Ship(a.Defender).Facedown > 0 &&
				t.CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.CountResults(board.AttackDice, board.Hit), t.CountResults(board.AttackDice, board.Crit)
			if crits == 0 || hits > 0 && t.AskEither(m, m.Owner, "spend-hit", "soften-crit") == "spend-hit" {
				t.SpendResult(m.Owner, board.AttackDice, board.Hit)
			} else {
				t.ChangeResults(board.AttackDice, board.Crit, board.Hit, 1)
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
				return m.Other == m.Owner && len(a.Through) > 0 && t.CountResults(board.AttackDice, board.Hit, board.Crit) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				ship := t.ChooseShip(m, t.View.Attack.Through, false)
				face := board.Crit
				if t.CountResults(board.AttackDice, board.Crit) == 0 ||
					t.CountResults(board.AttackDice, board.Hit) > 0 && t.AskEither(m, m.Owner, "cancel-crit", "cancel-hit") == "cancel-hit" {
					face = board.Hit
				}
				t.CancelResult(m, board.AttackDice, face)
				t.GainTokens(ship, board.Strain, 1)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range3) && t.CanRecover(m.Owner, "treacherous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "treacherous", 1) }})
}

// heroic makes the best of nothing but blanks.
func heroic() *xwing.Card {
	rerolls := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				results := t.CountResults(side, board.Blank)
				return rolls(t, m.Owner, side) && results > 1 &&
					t.CountResults(side, board.FocusResult, board.Hit, board.Crit, board.EvadeResult) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, side, 1, len(t.Dice(side))) }}
	}
	return upgrade("heroic", rerolls(board.AttackDice), rerolls(board.DefenseDice))
}
