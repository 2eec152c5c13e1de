package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// commandos lists five teams that differ in their name and side alone.
func commandoTeams() []*xwing.Card {
	return []*xwing.Card{
		commandoTeam("clanwrencommandos"), commandos("clanwrencommandos"),
		commandoTeam("deathwatchcommandos"), commandos("deathwatchcommandos"),
		commandoTeam("imperialsupercommandos"), commandos("imperialsupercommandos"),
		commandoTeam("mandaloriansupercommandos"), commandos("mandaloriansupercommandos"),
		commandoTeam("niteowlcommandos"), commandos("niteowlcommandos"),
	}
}

// commandos puts down the team of its name.
func commandos(xws string) *xwing.Card {
	return drained(dropper(xws, &xwing.Placing{Device: xws, Ways: board.EitherEnd(board.Drops(straight(1)))}))
}

// A commando team strains who comes to lie on it, hops ahead when the Activation
// Phase starts, and shoots while nobody stands on it.
func commandoTeam(id string) *xwing.Card {
	ahead := []physics.Template{turn(physics.LeftSide), straight(2), turn(physics.RightSide)}
	return device(id, nil,
		xwing.Ability{When: xwing.AfterMeetingRemote, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && m.Overlap && t.Enemy(m.Owner, m.Ship)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Strain, 1) }},
		xwing.Ability{When: xwing.StartOfActivation, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RelocateByTemplate(m.Owner, ahead) }},
		xwing.Ability{When: xwing.WhenEngaging,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				enemy := func(id board.ShipID) bool { return t.Enemy(m.Owner, id) }
				return you(m) && t.Ship(m.Owner).Charges.Active > 0 && len(t.ShipsAt(m.Owner, physics.Range0, enemy)) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AttackForCharge(m.Owner) }},
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && t.CountResults(board.AttackDice, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
			}})
}

// turn is the turn of speed 1 to a side.
func turn(side physics.Side) physics.Template {
	return physics.Template{Kind: physics.Turn, Speed: 1, Side: side}
}
