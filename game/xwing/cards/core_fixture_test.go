package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// play starts a table with every card enforced.
func play(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: phase, Ships: ships}, change)
}

func redShip(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Red, pilot, x, y, degrees, upgrades...)
}

func blueShip(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Blue, pilot, x, y, degrees, upgrades...)
}

// fly starts the Activation Phase with a facedown dial on ship 1, the others
// having activated.
func fly(t *testing.T, code string, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Activation, activating(code, change), ships...)
}

// activating sets ship 1's dial facedown and lets the others have activated.
func activating(code string, change func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
		if change != nil {
			change(s)
		}
	}
}

// dial sets a ship's dial facedown.
func dial(s *xwing.State, id board.ShipID, code string) {
	m, err := catalog.ParseManeuver(code)
	if err != nil {
		panic(err)
	}
	s.View.Ship(id).Dial.Assigned, s.Hidden.Dials[id-1] = true, m
}

// duel starts the Engagement Phase with ship 1 below and ship 2 above it, face
// to face at range 2, and ship 1 alone left to engage.
func duel(t *testing.T, change func(*xwing.State), red, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		if change != nil {
			change(s)
		}
	}, append([]xwing.ScenarioShip{red, blue}, more...)...)
}

// faces loads dice: one letter each, h c f b e.
func faces(s *xwing.State, attack, defense string) {
	named := map[rune]board.Face{'h': board.Hit, 'c': board.Crit, 'f': board.FocusResult, 'b': board.Blank, 'e': board.EvadeResult}
	for side, letters := range []string{attack, defense} {
		for _, l := range letters {
			s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], named[l])
		}
	}
}

// did reports whether the card's ability resolved.
func did(g *xwingtest.Game, card string) bool {
	return xwingtest.Has(g, func(e board.AbilityUsed) bool { return e.Card == card })
}

// card is the id of a pilot card.
func card(pilot string) catalog.CardID { return catalog.Card(catalog.PilotCard, pilot) }

// declared is every card.
func declared() []*xwing.Card { return cards.All() }
