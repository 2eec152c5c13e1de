package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstTitles lists the titles of first edition's huge ships. Slots and energy that they add are facts.
func firstTitles() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("assailer", turnsYours(board.DefenseDice, board.FocusResult, board.EvadeResult, xwing.Cost{}, reinforcedThere)),
		firstUpgrade("brighthope", xwing.Ability{When: xwing.BeforeNeutralizing,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return yours(t, m, m.Other) && t.View.Attack.Section == catalog.ForeSection && t.Ship(m.Other).Has(board.ReinforceFore) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for range t.Ship(m.Other).Has(board.ReinforceFore) {
					t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
				}
			}}),
		firstUpgrade("brokenhorn", spendsReinforcement()...),
		firstUpgrade("dodonnaspride", xwing.Ability{Query: xwing.CoordinatingMore, Coordinates: &xwing.CoordinateTerms{More: 1}, If: mine}),
		firstUpgrade("dutyfree", xwing.Ability{Query: xwing.ReachingFar, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Jam) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range3)
		}}),
		firstUpgrade("impetuous", xwing.Ability{When: xwing.AfterAttacking, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return ofYours(t, m) && t.Enemy(m.Owner, m.Other) && t.Ship(m.Other).Destroyed
			},
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Ship).Where == board.InPlay && len(t.Lockable(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
		firstUpgrade("insatiableworrt", xwing.Ability{When: xwing.AfterAction, If: afterRecovering,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 3) }}),
		firstUpgrade("instigator", xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return afterRecovering(t, m) && len(unshielded(t, m)) > 0 },
			Do: recoversOne}),
		firstUpgrade("jainaslight", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return ofYours(t, m) && t.Fight().Defends(m.Ship) && !t.NotedInAttack(m, noteUsed)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, noteUsed)
				t.DiscardDealt(m)
				t.DealDamageCard(m.Ship, true)
			}}),
		firstUpgrade("merchantone"),
		firstUpgrade("quantumstorm", xwing.Ability{When: xwing.StartOfEnd,
			If: func(t *xwing.Table, m xwing.Moment) bool { return atAPhase(t, m) && t.Energy(m.Owner).Active <= 1 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 1) }}),
		firstUpgrade("requiem", xwing.Ability{When: xwing.AfterDeploying, If: fromYou,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Ship, m.Card, 8, board.End) }}),
		firstUpgrade("suppressor", onceARound(xwing.Ability{When: xwing.AfterLocking, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return ofYours(t, m) && m.Other != 0 && t.Enemy(m.Owner, m.Other) && len(strippable(t, m.Other)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { strips(t, m, m.Other) }})),
		firstUpgrade("tantiveiv"),
		firstUpgrade("vector", launches(4, nil)),
	}
}

// spendsReinforcement adds an evade result to a defense, for a reinforce token once that is over.
func spendsReinforcement() []xwing.Ability {
	const added = "added"
	return []xwing.Ability{
		{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Fight().Defends(m.Owner) && reinforcements(t.Ship(m.Owner)) > 0 && !t.NotedInAttack(m, added) &&
					t.Fight().CanAddDie(board.DefenseDice, board.EvadeResult)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, added)
				t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
			}},
		{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.NotedInAttack(m, added) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RemoveTokens(m.Owner, board.ReinforceFore, 1) == 0 {
					t.RemoveTokens(m.Owner, board.ReinforceAft, 1)
				}
			}},
	}
}
