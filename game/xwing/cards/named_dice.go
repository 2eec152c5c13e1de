package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// dicePilots change how many dice are rolled, or roll them again.
func dicePilots() []*xwing.Card {
	return []*xwing.Card{wedgeAntilles(), kavil(), fennRau(), hanSoloScum(), hanSoloRebel(), grandInquisitor()}
}

func wedgeAntilles() *xwing.Card {
	return pilot("wedgeantilles", number(xwing.DefenseDiceCount, -1, func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }))
}

// Kavil counts the icon on the weapon: turrets, wherever they point, and the
// bullseye are not the front arc (X20-FAQ-026, X20-FAQ-027).
func kavil() *xwing.Card {
	return pilot("kavil", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Attack.Weapon.Arc != catalog.FrontArc
	}))
}

func fennRau() *xwing.Card {
	close := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == physics.Range1 }
	return pilot("fennrau", wish(number(xwing.AttackDiceCount, 1, close), xwing.Cost{}),
		wish(number(xwing.DefenseDiceCount, 1, close), xwing.Cost{}))
}

// The smuggler among scum makes use of cover, ignored or not.
func hanSoloScum() *xwing.Card {
	cover := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.View.Attack.Obstructed) > 0 }
	attack := func(t *xwing.Table, m xwing.Moment) bool { return cover(t, m) && !t.View.Attack.Weapon.Special }
	return pilot("hansolo", wish(number(xwing.AttackDiceCount, 1, attack), xwing.Cost{}),
		wish(number(xwing.DefenseDiceCount, 1, cover), xwing.Cost{}))
}

// The captain of the rebels' Falcon is lucky near rocks.
func hanSoloRebel() *xwing.Card {
	return pilot("hansolo-modifiedyt1300lightfreighter", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.NearObstacle(m.Owner, physics.Range1) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.ThrowAgain(m) }})
}

// grandInquisitor denies the range bonus at range 1, and has it at range 2-3; where
// the weapon knows none he can do neither (X20-FAQ-040).
func grandInquisitor() *xwing.Card {
	bonus := func(t *xwing.Table, lo, hi physics.Range) bool {
		a := t.View.Attack
		return !a.Weapon.Ordnance && lo <= a.Range && a.Range <= hi
	}
	force := xwing.Cost{Force: 1}
	return pilot("grandinquisitor",
		wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && bonus(t, physics.Range1, physics.Range1) && t.HasRangeBonus(t.View.Attack, board.AttackDice)
		}), force),
		wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && bonus(t, physics.Range2, physics.Range3)
		}), force))
}

// modifyingPilots change or reroll dice in the steps for that, or limit it.
func modifyingPilots() []*xwing.Card {
	return []*xwing.Card{majorVermeil(), captainFeroph(), norraWexley("norrawexley"), norraWexley("norrawexley-btla4ywing"),
		dreaRenthal(), dorsalTurret(), sawGerrera(), bobaFett(), magvaYarro()}
}

// againstBare changes a blank or focus result while the other ship has no green
// token.
func againstBare(when xwing.Timing, side board.Side, to board.Face) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.Ship(m.Other).Green() == 0 && t.CountResults(side, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ChangeOne(m.Owner, side, to, board.Blank, board.FocusResult) }}
}

func majorVermeil() *xwing.Card {
	return pilot("majorvermeil", againstBare(xwing.ModifyingAttackDice, board.AttackDice, board.Hit))
}

func captainFeroph() *xwing.Card {
	return pilot("captainferoph", againstBare(xwing.ModifyingDefenseDice, board.DefenseDice, board.EvadeResult))
}

// norraWexley has no choice (X20-ERR-016).
func norraWexley(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, board.DefenseDice) && len(enemyAt(t, m, physics.Range1, nil)) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.DefenseDice, board.EvadeResult) }})
}

// rerollFor lets a friendly attacker reroll one die.
func rerollFor(when func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) && when(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Ship, board.AttackDice, 1, 1) }}
}

func dreaRenthal() *xwing.Card {
	return pilot("drearenthal", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		return t.Pilot(m.Ship).Limited == 0 && t.InFiringArc(m.Owner, m.Other)
	}))
}

// The dorsal turret is an attack of the facts, no ability.
func dorsalTurret() *xwing.Card { return upgrade("dorsalturret") }

func sawGerrera() *xwing.Card {
	return pilot("sawgerrera", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Ship).DamageCards() > 0 && t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range3)
	}))
}

func bobaFett() *xwing.Card {
	return pilot("bobafett", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(enemyAt(t, m, physics.Range1, nil)) })...)
}

// magvaYarro covers her friends from rerolls.
func magvaYarro() *xwing.Card {
	return pilot("magvayarro", number(xwing.MostRerolls, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2)
	}))
}
