package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// rebelSheathipedeClassShuttle lists the pilots of the Sheathipede-class Shuttle that fly for the Rebel Alliance.
func rebelSheathipedeClassShuttle() []*xwing.Card {
	return []*xwing.Card{
		pilot("ap5", xwing.Ability{Query: xwing.IgnoringStress, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Ship).Has(board.Stress) == 1
		}}),
		pilot("ezrabridger-sheathipedeclassshuttle", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...),
		fennRauReluctant(),
		zebOrrelios("zeborrelios-sheathipedeclassshuttle"),
	}
}

// fennRauReluctant confuses an enemy who is about to shoot: nothing that it could spend modifies dice.
func fennRauReluctant() *xwing.Card {
	return pilot("fennrau-sheathipedeclassshuttle", confuses(func(t *xwing.Table, m xwing.Moment) bool {
		return t.InFiringArc(m.Owner, m.Ship)
	}, board.AttackDice, board.DefenseDice)...)
}
