package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// flies starts the Activation Phase by the later list with a dial on ship 1, the
// others having activated.
func flies(t *testing.T, code string, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return later(t, board.Activation, activating(code, change), ships...)
}

// holding gives a ship tokens.
func holding(s xwing.ScenarioShip, tokens ...board.Token) xwing.ScenarioShip {
	s.Tokens = map[board.Token]int{}
	for _, k := range tokens {
		s.Tokens[k]++
	}
	return s
}

// assigned puts a condition on a ship, by another.
func assigned(id board.ShipID, card string, by board.ShipID) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Apply(board.ConditionAssigned{Ship: id, Condition: board.Condition{Card: card, Seat: s.View.Ship(by).Seat, By: by}})
	}
}

// x2po are the rules with every card enforced, by a list that has later pilots.
func x2po(t *testing.T) *xwing.Rules {
	rules := xwingtest.Rules(t, cards.All()...)
	rules.List = catalog.X2PO
	return rules
}

// later starts a table with pilots that came later.
func later(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, x2po(t), xwing.Scenario{Phase: phase, Ships: ships}, change)
}

// musters begins a game with the pilots of red, each with one upgrade or none
// ("ap5+informant"), against blue's, up to the first question of the kind.
func musters(t *testing.T, kind game.Kind, red, blue []string) *xwingtest.Game {
	t.Helper()
	var sides [2]xwing.Muster
	for seat, names := range [][]string{red, blue} {
		side := &sides[seat]
		side.Name, side.Points, side.Obstacles = [2]string{"red", "blue"}[seat], 20-10*seat, []string{"coreasteroid" + string(rune('0'+seat))}
		for _, n := range names {
			ship, up, equipped := strings.Cut(n, "+")
			m := xwing.MusterShip{Pilot: ship}
			if equipped {
				m.Upgrades = []xwing.MusterUpgrade{{XWS: up}}
			}
			side.Ships = append(side.Ships, m)
		}
	}
	s, err := xwing.New(x2po(t), sides, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, s)
	g.Until(kind, nil)
	return g
}

// targets lists the ships that a choose-ship question offers.
func targets(t *testing.T, g *xwingtest.Game, seat game.Seat, want ...string) {
	t.Helper()
	if d := g.Decision(ask.ChooseShip); d.Seat != seat || !slices.Equal(g.Legal(ask.ChooseShip), want) {
		t.Errorf("seat %d chooses among %v, want seat %d and %v", d.Seat, g.Legal(ask.ChooseShip), seat, want)
	}
}

// assigning starts the Engagement Phase with cards of the test's own: Jek (ship 1)
// does something before he engages, to academy pilots 2 and 3 of blue's.
func assigning(t *testing.T, do func(*xwing.Table, xwing.Moment), more ...*xwing.Card) *xwingtest.Game {
	t.Helper()
	jek := &xwing.Card{ID: card("jekporkins"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.BeforeEngaging, Do: do}}}
	return xwingtest.Start(t, xwingtest.Rules(t, append(more, jek)...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 800, 800, 180), blueShip("academypilot", 700, 800, 180)}}, nil)
}
