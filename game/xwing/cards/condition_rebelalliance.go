package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelConditionCards lists the conditions that are assigned by the Rebel Alliance.
func rebelConditionCards() []*xwing.Card {
	return []*xwing.Card{liberated(), suppressiveFire(), trialsOfTheDarksaber()}
}

// liberated takes damage upon itself for Tarfful, and is passed on.
func liberated() *xwing.Card {
	return condition("liberated-wat1",
		xwing.Ability{When: xwing.AfterNeutralizing, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Other).Pilot == "tarfful-wat1" && t.Friendly(m.Owner, m.Other) &&
					t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2) &&
					t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				switch hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit),
					t.Fight().CountResults(board.AttackDice, board.Crit); {
				case crits == 0 || hits > 0 && t.AskRather(m, m.Owner, "hit", "crit"):
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					t.Fight().CancelResult(m, board.AttackDice, board.Hit)
				default:
					t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
					t.Fight().CancelResult(m, board.AttackDice, board.Crit)
				}
			}},
		passesOn("liberated-wat1", freed))
}

// suppressiveFire lasts until Captain Rex has defended, is destroyed, or has let an
// Engagement Phase pass without an attack: every attack of his assigns it anew.
func suppressiveFire() *xwing.Card {
	rex := func(t *xwing.Table, m xwing.Moment) board.ShipID { return t.ConditionBy(m.Owner, "suppressivefire") }
	about := func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == rex(t, m) }
	gone := func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }
	return condition("suppressivefire",
		xwing.Ability{Query: xwing.AttackDiceCount,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Other != rex(t, m) },
			By: func(*xwing.Table, xwing.Moment) int { return -1 }},
		xwing.Ability{When: xwing.AfterDefending, If: about, Do: gone},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: about, Do: gone},
		xwing.Ability{When: xwing.EndOfEngagement, Do: gone,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.Noted(m, "attacked") }})
}

// trialsOfTheDarksaber takes points from whoever is ahead, and belongs to who destroys its bearer from nearby.
func trialsOfTheDarksaber() *xwing.Card {
	const trials = "trialsofthedarksaber"
	near := func(t *xwing.Table) bool { return t.View.Attack.Range <= gauge.Range2 }
	return condition("trialsofthedarksaber",
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && near(t) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0 &&
					t.Scored(t.Ship(m.Other).Seat) > t.Scored(t.Ship(m.Owner).Seat)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().SpendResult(m.Owner, board.AttackDice, board.Crit)
				t.TakePoint(m, t.Ship(m.Other).Seat)
			}},
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Destroyed && near(t) && t.Enemy(m.Owner, m.Other)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				by := m
				by.Owner = t.ConditionBy(m.Owner, trials)
				t.AssignCondition(by, m.Other, trials)
			}})
}
