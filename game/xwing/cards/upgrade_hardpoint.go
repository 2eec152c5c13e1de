package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// hardpointUpgrades lists the upgrades of the slot hardpoint. Those of standard loadouts have no other side.
func hardpointUpgrades() []*xwing.Card {
	return []*xwing.Card{
		repaired(headers(drill("drillbeak"), 1)),
		headers(drill("drillbeak-epicsl"), 0),
		enhancedPropulsion(),
		headers(weapon("heavylasercannonturret-epicsl", nothing, 0, number(xwing.AttackDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.View.Attack.Range == gauge.Range3 })), 0),
		restarted(headers(weapon("ioncannonbattery", nothing, 0, critAndIon()), 1)),
		headers(weapon("ioncannonbattery-epicsl", nothing, 0, critAndIon()), 1),
		headers(upgrade("modifieddorsalturret-epicsl"), 0),
		ordnanceTubes(),
		headers(upgrade("planetaryionbombardment-epicsl"), 1),
		restarted(headers(upgrade("pointdefensebattery"), 1, 1, 1, 1)),
		headers(upgrade("pointdefensebattery-epicsl"), 1, 1, 1, 1),
		repaired(headers(weapon("protoncannonbattery", nothing, 0, hitToCrit()), 0, 1)),
		restarted(headers(weapon("targetingbattery", nothing, 0, xwing.Ability{When: xwing.AfterAttacking, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.CanLock(m.Owner, m.Other.Piece()) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }}), 1)),
		repaired(headers(upgrade("tractortentacles"), 0, 1, 1, 1, 1)),
		headers(upgrade("tractortentacles-epicsl"), 0, 1, 1, 1),
		restarted(headers(weapon("turbolaserbattery", catalog.Lock, 0, threeHits()), 3)),
		headers(weapon("turbolaserbattery-epicsl", catalog.Lock, 0, threeHits()), 3),
		headers(upgrade("twinmissilelauncher-epicsl"), 1, 1),
	}
}

// headers are a weapon's "Bonus Attack:" headers, by the energy that each costs.
func headers(card *xwing.Card, energy ...int) *xwing.Card {
	for _, n := range energy {
		card.Bonus = append(card.Bonus, xwing.BonusHeader{Energy: n})
	}
	return card
}

// restarted is a card that, once offline, may be turned back for energy after its ship has engaged.
func restarted(card *xwing.Card) *xwing.Card {
	card.Abilities = append(card.Abilities, onSide(2, xwing.Ability{When: xwing.AfterTurn, Of: board.Engagement.String(), May: true,
		Cost: xwing.Cost{Energy: 2}, Do: turnsThis}))
	return card
}

// repaired is one that is turned back by an action.
func repaired(card *xwing.Card) *xwing.Card {
	card.Abilities = append(card.Abilities, onSide(2, xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 1}, Do: turnsThis}))
	return card
}

// turnsThis turns the card back, of several copies itself.
func turnsThis(t *xwing.Table, m xwing.Moment) { t.TurnThis(m, 0) }

// drill is a weapon that bores into what its ship touches.
func drill(xws string) *xwing.Card {
	return weapon(xws, nothing, 0,
		xwing.Ability{When: xwing.ModifyingAttackDice,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return itself(m, a.Weapon) && a.Range == gauge.Range0 && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, len(t.Fight().Dice(board.AttackDice)))
			}})
}

// critAndIon deals a crit and turns all that hits into ion tokens.
func critAndIon() xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) {
		t.SufferDamage(m.Other, xwing.Damage{Crits: 1})
		t.Fight().InflictTokens(m, board.Ion)
	}}
}

// threeHits adds three hits to an attack that hits.
func threeHits() xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, _ xwing.Moment) {
		for range 3 {
			t.Fight().AddDie(board.AttackDice, board.Hit)
		}
	}}
}

// enhancedPropulsion flies on at the end of the round.
func enhancedPropulsion() *xwing.Card {
	white := func(speed int, b gauge.Bearing) catalog.Maneuver {
		return catalog.Maneuver{Speed: speed, Bearing: b, Difficulty: catalog.White}
	}
	ways := []catalog.Maneuver{white(2, gauge.StraightAhead), white(1, gauge.BankLeft), white(1, gauge.BankRight)}
	return repaired(upgrade("enhancedpropulsion", onSide(1, xwing.Ability{When: xwing.StartOfEnd, May: true, If: atAPhase,
		Cost: xwing.Cost{Energy: 2}, Do: func(t *xwing.Table, m xwing.Moment) { t.ExecuteOneOf(m, ways) }})))
}

// ordnanceTubes fire torpedoes and missiles all about, offline straight ahead alone.
func ordnanceTubes() *xwing.Card {
	card := upgrade("ordnancetubes",
		onSide(1, turningTo(catalog.FullFrontArc, "torpedo")), onSide(1, turningTo(catalog.FullFrontArc, "missile")),
		onSide(1, xwing.Ability{Query: xwing.MakingAttack, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && warheadOf(t, m) && !m.Attack.Bonus
		}, Refuse: refusing(rule.MandatoryEffect)}),
		onSide(2, turningTo(catalog.BullseyeArc, "torpedo")), onSide(2, turningTo(catalog.BullseyeArc, "missile")),
		onSide(2, xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Energy: 2}, Do: turnsThis}))
	card.Bonus = []xwing.BonusHeader{{With: []string{"torpedo"}}, {With: []string{"missile"}}}
	return card
}
