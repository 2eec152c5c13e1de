package scenario_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestCommon(t *testing.T) {
	everywhere := func(name string, test func(t *testing.T, m *xwing.Mission)) {
		for _, m := range scenario.All() {
			t.Run(name+"/"+m.ID, func(t *testing.T) { test(t, m) })
		}
	}
	near := []xwing.ScenarioShip{red(tie, 457, 380), blue(tie, 800, 800)}
	everywhere("X25-SCN-001 X25-SCN-002 X25-SCN-003", func(t *testing.T, m *xwing.Mission) {
		g := table{mission: m, ships: []xwing.ScenarioShip{red(tie, 457.2, 340), blue(tie, 457.2, 640)}, phase: board.Engagement}.start(t)
		s := g.Now()
		for _, speed := range []int{1, 2, 3} { // onto it, and across
			if p := s.PreviewMove(1, gauge.Move{Bearing: gauge.StraightAhead, Speed: speed}); !p.Full || len(p.Obstacles) > 0 {
				t.Errorf("a move over a feature: full %v, obstacles %v", p.Full, p.Obstacles)
			}
		}
		d := g.Decision(ask.ChooseAttack)
		if len(d.Options) < 2 || d.Options[0].Text.Key != "option.attack" {
			t.Errorf("a feature in the line: %v", d.Options)
		}
		want(t, fmt.Sprint(len(s.View.Obstacles), s.View.Gone("feature:1")), "0 true") // nothing that can be attacked or locked
	})
	everywhere("X25-SCN-009", func(t *testing.T, m *xwing.Mission) {
		change := func(s *xwing.State) { s.View.Features[0].Marker = game.Red }
		if m.ID == "salvage" {
			change = func(s *xwing.State) { s.View.Features[0].Towed = 1 }
		}
		if got := scored(table{mission: m, ships: near, phase: board.End, round: 1, change: change}.end(t)); got != "" {
			t.Errorf("round 1 scores %q", got)
		}
		if got := scored(table{mission: m, ships: near, phase: board.End, change: change}.end(t)); got == "" {
			t.Error("round 2 scores nothing")
		}
	})
	everywhere("X25-SCN-010 X25-SCN-011 X25-SCN-013", func(t *testing.T, m *xwing.Mission) {
		lost := func(does func(*xwing.Table)) string {
			g := table{mission: m, phase: board.Engagement, round: 1, does: does,
				ships: []xwing.ScenarioShip{red(tie, 100, 100), ship(game.Red, tie, 300, 100, 0, 3), blue(tie, 800, 800)}}.end(t)
			return scored(g)
		}
		want(t, lost(func(t *xwing.Table) { t.Destroy(2) }), "blue 3 ship-lost ship:2")
		want(t, lost(func(t *xwing.Table) {
			t.ExecuteManeuver(2, catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.White}, xwing.ManeuverOptions{})
			t.ExecuteManeuver(2, catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.White}, xwing.ManeuverOptions{})
		}), "blue 3 ship-lost ship:2")
	})
	everywhere("X25-SCN-014 X25-SCN-018", func(t *testing.T, m *xwing.Mission) {
		g := table{mission: m, ships: near, phase: board.End, change: func(s *xwing.State) {
			s.View.Score = [2]int{0, 30}
			s.View.Ships[1].Where = board.InReserve
		}}.end(t)
		want(t, outcome(g.Now()), "red elimination")
	})
	everywhere("X25-SCN-015 X25-SCN-016 X25-SCN-017", func(t *testing.T, m *xwing.Mission) {
		ends := func(round int, score [2]int) string {
			g := table{mission: m, ships: []xwing.ScenarioShip{red(tie, 100, 100), blue(tie, 800, 800)}, phase: board.End, round: round,
				change: func(s *xwing.State) { s.View.Score = score }}.end(t)
			return outcome(g.Now())
		}
		want(t, ends(3, [2]int{20, 19}), "red points")
		want(t, ends(3, [2]int{19, 3}), "goes on")
		want(t, ends(3, [2]int{21, 21}), "goes on")
		want(t, ends(12, [2]int{3, 4}), "blue rounds")
		want(t, ends(12, [2]int{21, 21}), "nobody rounds")
	})
	t.Run("X25-SCN-012", func(t *testing.T) {
		g := table{mission: scenario.Assault(), ships: append(slices.Clone(near), red(tie, 100, 100)), phase: board.End, round: 1,
			change: func(s *xwing.State) { s.View.Ships[2].Where = board.InReserve }}.end(t)
		want(t, scored(g)+outcome(g.Now()), "goes on")
		docks := table{mission: scenario.Assault(), ships: append(slices.Clone(near), red(tie, 100, 100)), phase: board.Engagement, round: 1, does: func(t *xwing.Table) { t.Dock(3, 1) }}.end(t)
		want(t, scored(docks)+outcome(docks.Now()), "goes on")
	})
	t.Run("X25-SCN-064 X25-SCN-009", func(t *testing.T) {
		c := table{mission: scenario.Chance(), ships: near, phase: board.End}
		var order []string
		for _, e := range c.end(t).Events {
			switch e := e.(type) {
			case board.PointsScored:
				order = append(order, "scores")
			case board.PhaseBegan:
				order = append(order, e.Phase.String())
			case board.RoundEnded:
				order = append(order, "ends")
			}
		}
		want(t, fmt.Sprint(order[:2]), "[scores ends]")
		before := -1
		r := rules(t, scenario.Chance(), nil)
		card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: []string{r.Edition.ID}, Abilities: []xwing.Ability{{When: xwing.StartOfEnd,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }, Do: func(t *xwing.Table, _ xwing.Moment) { before = t.View.Score[game.Red] }}}}
		r.Cards = xwing.NewLibrary(r.Edition.ID, card)
		xwingtest.Start(t, r, xwing.Scenario{Phase: board.End, Round: 2, Features: []physics.Pose{middle}, Ships: near}, nil)
		want(t, fmt.Sprint(before), "2")
	})
	t.Run("RULINGS-35", func(t *testing.T) {
		c := table{mission: scenario.Chance(), ships: near, phase: board.End, list: catalog.XWA}
		want(t, scored(c.end(t)), "")
		for list, why := range map[catalog.Ruleset]string{catalog.XWA: "outcome.unscored", catalog.AMG25: "outcome.points-draw"} {
			last := table{mission: scenario.Chance(), ships: []xwing.ScenarioShip{red(tie, 100, 100), blue(tie, 800, 800)}, phase: board.End, round: 12, list: list}
			out, _ := last.end(t).Now().Outcome()
			want(t, out.Why.Key, why)
		}
	})
}

// outcome tells who has won by what.
func outcome(s *xwing.State) string {
	out, over := s.Outcome()
	if !over {
		return "goes on"
	}
	how, _ := s.Ending()
	return out.Winner.ID() + " " + string(how)
}

// TestFacts compares what is declared with the facts of the points list.
func TestFacts(t *testing.T) {
	cat := rules(t, nil, nil).Catalog
	ids := map[string]string{"assault": "assaultatthesatellitearray", "chance": "chanceengagement", "salvage": "salvagemission",
		"scramble": "scramblethetransmissions"}
	for _, m := range scenario.All() {
		facts, err := cat.Scenario(ids[m.ID])
		if err != nil {
			t.Fatal(err)
		}
		row, _ := facts.Rules(catalog.AMG25)
		if row.MissionPoints != m.Points || row.Rounds != 12 {
			t.Errorf("%s: %d points are declared, the list says %v", m.ID, m.Points, row)
		}
		if n := facts.Markers[m.Feature]; n != 0 && n != len(m.Layings)+1 {
			t.Errorf("%s: %d features, the facts say %d", m.ID, len(m.Layings)+1, n)
		}
	}
}

// TestSetup places the features of each scenario.
func TestSetup(t *testing.T) {
	for _, c := range []struct{ name, mission, seats, edges string }{
		{"X25-SCN-005 X25-SCN-006 X25-SCN-026", "assault", "nobody red blue red blue", "low high high low"},
		{"X25-SCN-027 X25-SCN-028", "assault", "nobody red blue red blue", "low high high low"},
		{"X25-SCN-034", "chance", "nobody", ""},
		{"X25-SCN-041 X25-SCN-043", "salvage", "nobody red blue red blue", "low high high low"},
		{"X25-SCN-057", "scramble", "nobody red blue", "high low"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := begin(t, byID(c.mission))
			spots := map[string][]physics.Pose{"low": {physics.PoseAt(250, 300, 0), physics.PoseAt(664, 300, 0)},
				"high": {physics.PoseAt(250, 614, 0), physics.PoseAt(664, 614, 0)}}
			edges := ""
			for n := 0; g.Asks(ask.PlaceFeature); n++ {
				d := g.Decision(ask.PlaceFeature)
				edge := "low"
				if len(d.Placement.Check(d.Placement.Pieces[0].ID, physics.PoseAt(457, 167, 0))) > 0 {
					edge = "high"
				}
				edges += edge + " "
				at := spots[edge][0]
				spots[edge] = spots[edge][1:]
				g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: d.Placement.Pieces[0].ID, Pose: &at})
			}
			seats := ""
			for _, e := range g.Events {
				if e, ok := e.(board.FeaturePlaced); ok {
					seats += e.Seat.ID() + " "
				}
			}
			want(t, seats, c.seats+" ")
			for _, f := range g.Now().View.Features {
				want(t, f.Kind, map[bool]string{true: "supplycache", false: "satellite"}[c.mission == "salvage"])
			}
			if edges != "" || c.edges != "" {
				want(t, edges, c.edges+" ")
			}
			if f := g.Now().View.Feature(1); f.Pose != middle || !g.Asks(ask.PlaceObstacle) {
				t.Errorf("the first lies at %v", f.Pose)
			}
		})
	}
}
