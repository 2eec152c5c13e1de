package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// imperialTIEReaper lists the pilots of the TIE Reaper that fly for the Galactic Empire.
func imperialTIEReaper() []*xwing.Card {
	return []*xwing.Card{captainFeroph(), majorVermeil(), vizier(fullShort), later(vizier(you))}
}

// vizier coordinates early, in place of an action of his own.
func vizier(moved func(m xwing.Moment) bool) *xwing.Card {
	coordinates := xwing.ActionGrant{Only: white(catalog.Coordinate)}
	return pilot("vizier", xwing.Ability{When: xwing.AfterAilerons,
		If: func(t *xwing.Table, m xwing.Moment) bool { return moved(m) && t.CanPerform(m.Owner, coordinates) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if _, done := t.GrantAction(m, m.Owner, coordinates); done {
				t.SkipActionStep(m)
			}
		}})
}

func fullShort(m xwing.Moment) bool { return you(m) && m.Move.Full }

func captainFeroph() *xwing.Card {
	return pilot("captainferoph", againstBare(xwing.ModifyingDefenseDice, board.DefenseDice, board.EvadeResult))
}

// againstBare changes a blank or focus result while the other ship has no green
// token.
func againstBare(when xwing.Timing, side board.Side, to board.Face) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.Ship(m.Other).Green() == 0 &&
				t.Fight().CountResults(side, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeOne(m.Owner, side, to, board.Blank, board.FocusResult)
		}}
}

func majorVermeil() *xwing.Card {
	return pilot("majorvermeil", againstBare(xwing.ModifyingAttackDice, board.AttackDice, board.Hit))
}
