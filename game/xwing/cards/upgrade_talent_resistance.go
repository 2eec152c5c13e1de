package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// resistanceTalentUpgrades lists the upgrades of the slot talent of the Resistance.
func resistanceTalentUpgrades() []*xwing.Card { return []*xwing.Card{heroic()} }

// heroic makes the best of nothing but blanks.
func heroic() *xwing.Card {
	rerolls := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				results := t.Fight().CountResults(side, board.Blank)
				return rolls(t, m.Owner, side) && results > 1 &&
					t.Fight().CountShown(side, board.FocusResult, board.Hit, board.Crit, board.EvadeResult) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, side, 1, len(t.Fight().Dice(side)))
			}}
	}
	return upgrade("heroic", rerolls(board.AttackDice), rerolls(board.DefenseDice))
}
