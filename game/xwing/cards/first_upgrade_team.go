package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstTeams lists the teams of first edition's huge ships.
func firstTeams() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("engineeringteam", number(xwing.RecoveringLess, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Action == xwing.ManeuverEnergy && ofYours(t, m) && m.Move.Maneuver.Bearing == gauge.StraightAhead
		})),
		firstUpgrade("gunneryteam", onceARound(turnsYours(board.AttackDice, board.Blank, board.Hit, xwing.Cost{Energy: 1},
			func(t *xwing.Table, _ xwing.Moment) bool { return !inPrimary(t) }))),
		firstUpgrade("igrmthugdroids", turnsYours(board.AttackDice, board.Hit, board.Crit, xwing.Cost{}, nil)),
		firstUpgrade("ordnanceexperts", onceARound(xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return t.Friendly(m.Owner, a.Attacker) && t.AtRange(m.Owner, a.Attacker, gauge.Range0, gauge.Range3) &&
					t.WeaponIn(a.Attacker, a.Weapon, "torpedo", "missile") && t.Fight().CountResults(board.AttackDice, board.Blank) > 0
			},
			Do: changes(board.AttackDice, board.Blank, board.Hit, 1)})),
		firstUpgrade("sensorteam", locksFar(gauge.Range5)),
	}
}
