package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstRebelYT1300 lists the pilots of the YT-1300 that fly for the Rebels, first edition.
func firstRebelYT1300() []*xwing.Card {
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, anyOfBar()) })
	}
	return []*xwing.Card{
		firstPilot("chewbacca", xwing.Ability{When: xwing.WouldBeDealtFaceup, Do: func(*xwing.Table, xwing.Moment) {}}),
		firstPilot("hansolo", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(*xwing.Table, xwing.Moment, *board.Attack) bool { return true }),
			Do: func(t *xwing.Table, m xwing.Moment) {
				n := t.Fight().Rerollable(board.AttackDice)
				t.Fight().RerollChosen(m.Owner, board.AttackDice, n, n)
			}}),
		firstPilot("landocalrissian", given(ownColor(catalog.Blue), chooses(xwing.AfterManeuver, able, ordered(anyOfBar())))),
	}
}
