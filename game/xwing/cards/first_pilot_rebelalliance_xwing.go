package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstRebelXWing lists the pilots of the X-wing that fly for the Rebels, first edition.
func firstRebelXWing() []*xwing.Card {
	const foils = "servomotorsfoils"
	return []*xwing.Card{
		biggsOfFirst(),
		firstPilot("edriotwotubes", xwing.Ability{When: xwing.BeforeActivating, Act: &xwing.ActionGrant{},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Has(board.Focus) > 0 }}),
		firstPilot("garvendreis", passesSpent(gauge.Range2)),
		firstPilot("hobbieklivian", losesStress(xwing.AfterLocking), losesStress(xwing.AfterSpendingLock)),
		firstPilot("jekporkins", xwing.Ability{When: xwing.AfterGainingToken, May: true, If: gotStress,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, 1)
				if isHit(rollFor(t, m)) {
					t.DealDamageCard(m.Owner, false)
				}
			}}),
		firstPilot("kullbeesperado", xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return having(catalog.BarrelRoll, catalog.Boost)(t, m) && t.Equips(m.Owner, foils)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, foils) }}),
		firstPilot("leevantenza", xwing.Ability{When: xwing.AfterAction, May: true, If: having(catalog.Boost),
			Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			Do:   func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		firstPilot("lukeskywalker", turnsOwn(board.DefenseDice, board.FocusResult, board.EvadeResult, 1, xwing.Cost{}, nil)),
		firstPilot("tarnmison", xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theOther, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && locksAnew(t, m, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }}),
		firstPilot("wedgeantilles", lessAgileFoe(always)),
		wesOfFirst(),
	}
}

// biggsOfFirst draws the fire that is meant for those beside him, once a game.
func biggsOfFirst() *xwing.Card {
	const drawn = "drawn"
	others := func(_ *xwing.Table, m xwing.Moment, id board.ShipID) bool { return id != m.Owner } // wherever: they may come near
	return firstPilot("biggsdarklighter",
		xwing.Ability{When: xwing.StartOfEngagement, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !t.NotedForGame(m, drawn) && len(friends(t, m, others)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteForGame(m, drawn)
				t.Note(m, drawn)
			}},
		xwing.Ability{Query: xwing.MakingAttack, Refuse: cardForbids,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Noted(m, drawn) && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) && t.CouldAttackInstead(m)
			}})
}

// wesOfFirst takes a token off whom he has shot at.
func wesOfFirst() *xwing.Card {
	return firstPilot("wesjanson", xwing.Ability{When: xwing.AfterAttacking, May: true, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(strippable(t, m.Other)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { strips(t, m, m.Other) }})
}
