package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstScumYV666 lists the pilots of the YV-666, first edition.
func firstScumYV666() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("bossk", xwing.Ability{When: xwing.IfAttackHits, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Fight().Cancelable(m, board.AttackDice, board.Crit)
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().CancelResult(m, board.AttackDice, board.Crit)
				t.Fight().AddDie(board.AttackDice, board.Hit)
				t.Fight().AddDie(board.AttackDice, board.Hit)
			}}),
		firstPilot("lattsrazzi", firstLatts()...),
		firstPilot("moraloeval", turningTo(catalog.FullFrontArc, "cannon")),
	}
}

// firstLatts gives up a lock on whomever a friend attacks, so that it is less agile.
func firstLatts() []xwing.Ability {
	const slowed = "slowed"
	return []xwing.Ability{
		{When: xwing.AfterBecomingDefender, Upon: theShip, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Other) && t.CanSpendLock(m.Owner, m.Ship.Piece())
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendLock(m.Owner, m.Ship.Piece())
				t.NoteInAttack(m, slowed)
			}},
		number(xwing.AgilityValue, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.NotedInAttack(m, slowed) && t.View.Attack.Defender == m.Ship
		}),
	}
}
