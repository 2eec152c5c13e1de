package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstTorpedoes lists the torpedoes of first edition. What an attack with one requires, spends and discards are facts.
func firstTorpedoes() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("advprotontorpedoes", focusesBlanks(3)),
		firstUpgrade("bombloadout"),
		firstUpgrade("extramunitions", spares(1, false, "torpedo", "missile", "device")...),
		firstUpgrade("flechettetorpedoes", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.Profile(m.Other).Stats.Hull <= 4 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstUpgrade("iontorpedoes", xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Other, gauge.Range1, anyShip) {
				t.GainTokens(id, board.Ion, 1)
			}
		}}),
		firstUpgrade("plasmatorpedoes", burnsShield(xwing.AfterAttackStep, board.DealDamage.String())),
		firstUpgrade("protontorpedoes", turnsWithIt(board.FocusResult, board.Crit, 1)),
		firstUpgrade("renegaderefit"),
		firstUpgrade("seismictorpedo", blowsUp()),
	}
}

// focusesBlanks may turn up to so many blanks of an attack with the card itself to focus results, as its player chooses.
func focusesBlanks(most int) xwing.Ability {
	a := turnsWithIt(board.Blank, board.FocusResult, most)
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		n := min(most, t.Fight().CountResults(board.AttackDice, board.Blank))
		for _, i := range t.Fight().ChooseDice(m.Owner, board.AttackDice, 1, n, func(d board.Die) *game.Refusal {
			if d.Face == board.Blank {
				return nil
			}
			return cardForbids(t, m)
		}) {
			t.Fight().ChangeDie(board.AttackDice, i, board.FocusResult)
		}
	}
	return a
}

// blowsUp blows an obstacle ahead up, and hurts ships around it.
func blowsUp() xwing.Ability {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ObstacleID {
		return slices.DeleteFunc(t.View.ObstaclesInPlay(), func(id board.ObstacleID) bool {
			return !t.ObjectInArc(m.Owner, id.Piece(), gauge.Front, gauge.Range0, gauge.Range2)
		})
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardThis(m)
			obstacle := t.ChooseObstacle(m, ahead(t, m))
			for _, id := range t.ShipsNearObstacle(obstacle, gauge.Range1) {
				hurtsBy(t, id, t.RollAttackDie(id, because(m)))
			}
			t.RemoveObstacle(obstacle)
		}}
}
