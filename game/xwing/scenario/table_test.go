package scenario_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// table is where a case begins: in round 2 unless it says otherwise.
type table struct {
	mission  *xwing.Mission
	phase    board.Phase
	round    int
	features []physics.Pose // nil: one in the middle
	ships    []xwing.ScenarioShip
	change   func(*xwing.State)
	does     func(*xwing.Table) // what ship 1, an academy pilot, does as the Engagement Phase starts
	list     catalog.Ruleset
}

const (
	tie     = "academypilot"
	fighter = "lukeskywalker"
	medium  = "bobafett"
	large   = "hansolo"
)

// middle is that of the play area.
var middle = physics.PoseAt(457.2, 457.2, 0)

func ship(seat game.Seat, pilot string, x, y, degrees float64, points int) xwing.ScenarioShip {
	s := xwingtest.Ship(seat, pilot, x, y, degrees)
	s.Points = points
	return s
}

func red(pilot string, x, y float64) xwing.ScenarioShip  { return ship(game.Red, pilot, x, y, 0, 5) }
func blue(pilot string, x, y float64) xwing.ScenarioShip { return ship(game.Blue, pilot, x, y, 180, 5) }

// rules are those of 2.5 in a scenario.
func rules(t *testing.T, m *xwing.Mission, does func(*xwing.Table)) *xwing.Rules {
	e := edition.LaterSecond()
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: []string{e.ID}}
	if does != nil {
		card.Abilities = []xwing.Ability{{When: xwing.StartOfEngagement,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 },
			Do: func(t *xwing.Table, _ xwing.Moment) { does(t) }}}
	}
	return &xwing.Rules{Edition: e, List: catalog.AMG25, Catalog: xwingtest.Rules(t).Catalog, Cards: xwing.NewLibrary(e.ID, card), Mission: m}
}

// redFirst are the dice by which red is first player.
var redFirst = []board.Face{board.Crit, board.Blank, board.Blank, board.Blank, board.Blank, board.Blank}

// start begins the case.
func (c table) start(t *testing.T) *xwingtest.Game {
	t.Helper()
	if c.features == nil {
		c.features = []physics.Pose{middle}
	}
	if c.round == 0 {
		c.round = 2
	}
	r := rules(t, c.mission, c.does)
	if c.list != "" {
		r.List = c.list
	}
	return xwingtest.Start(t, r, xwing.Scenario{Phase: c.phase, Round: c.round, Features: c.features, Ships: c.ships, Seed: 3}, func(s *xwing.State) {
		if c.phase == board.Planning {
			s.Hidden.Loaded[board.AttackDice] = redFirst
		}
		if c.change != nil {
			c.change(s)
		}
	})
}

// end plays the case to the next round, or to the end.
func (c table) end(t *testing.T) *xwingtest.Game {
	t.Helper()
	g := c.start(t)
	g.Until(ask.SetDials, nil)
	return g
}

// scored tells who has scored what for what: "red 1 controls feature:1".
func scored(g *xwingtest.Game) string {
	var out []string
	for _, e := range g.Events {
		if p, ok := e.(board.PointsScored); ok {
			about := ""
			if len(p.Why.Args) > 1 {
				about = " " + p.Why.Args[1]
			}
			out = append(out, fmt.Sprintf("%s %d %s%s", p.Seat.ID(), p.N, strings.TrimPrefix(p.Why.Key, "why."), about))
		}
	}
	return strings.Join(out, ", ")
}

// want fails unless it is so.
func want(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// acting has ship 1 fly a straight 2 to its Perform Action step.
func (c table) acting(t *testing.T) *xwingtest.Game {
	t.Helper()
	c.phase = board.Planning
	g := c.start(t)
	g.Dials(map[board.ShipID]string{1: "2FB"})
	g.Until(ask.ChooseAction, nil)
	return g
}

// state tells who tows a feature and whose marker lies on it.
func state(g *xwingtest.Game, f board.FeatureID) string {
	at := g.Now().View.Feature(f)
	return fmt.Sprint("towed by ", at.Towed, ", marker of ", at.Marker.ID())
}

// offers lists what the open Decision of a kind allows.
func offers(g *xwingtest.Game, kind game.Kind, id string) bool {
	return slices.Contains(g.Legal(kind), id)
}

// byID finds a standard scenario.
func byID(id string) *xwing.Mission {
	all := scenario.All()
	return all[slices.IndexFunc(all, func(m *xwing.Mission) bool { return m.ID == id })]
}
