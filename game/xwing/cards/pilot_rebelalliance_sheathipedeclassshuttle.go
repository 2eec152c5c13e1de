package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
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
	confused := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Fight().ModifyingDice(board.AttackDice, board.DefenseDice) && t.View.Attack.Attacker == m.Ship &&
			t.Noted(m, m.Ship.Piece())
	}
	return pilot("fennrau-sheathipedeclassshuttle",
		xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.InFiringArc(m.Owner, m.Ship) && !t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Ship.Piece()) }},
		outlasting(xwing.Ability{Query: xwing.SpendingToken, If: confused, Refuse: refusing(rule.CardForbids)}),
		outlasting(xwing.Ability{Query: xwing.SpendingLock, If: confused, Refuse: refusing(rule.CardForbids)}))
}
