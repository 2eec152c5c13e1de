package scenario_test

import (
	"fmt"
	"strings"
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

// TestLayingClauses holds what the tests of setup show at one spot alone.
func TestLayingClauses(t *testing.T) {
	t.Run("X25-SCN-007 every feature, and no distance", func(t *testing.T) {
		g := begin(t, scenario.Scramble())
		put(g, ask.PlaceFeature, 457.2, 700)
		put(g, ask.PlaceFeature, 457.2, 214)
		for _, y := range []float64{700, 214} {
			if got := against(g, ask.PlaceObstacle, 457.2, y); !strings.Contains(got, "refusal.obstacle-on-feature") {
				t.Errorf("onto the feature at %v: %q", y, got)
			}
		}
		y := 475.2
		for against(g, ask.PlaceObstacle, 457.2, y) != "" && y < 600 {
			y += 0.5
		}
		o := g.Decision(ask.PlaceObstacle).Placement.Pieces[0].Outline.At(physics.PoseAt(457.2, y, 0))
		if gap := physics.Distance(o, g.Now().View.Feature(1).Shape()).Distance; gap > 1 {
			t.Errorf("the nearest place is %v from the feature", gap)
		}
	})
	t.Run("X25-SCN-023 X25-SCN-028 X25-SCN-043", func(t *testing.T) {
		for _, m := range []*xwing.Mission{scenario.Assault(), scenario.Salvage()} {
			g := begin(t, m)
			for n, spot := range []physics.Vec{{X: 180, Y: 410}, {X: 457.2, Y: 760}, {X: 220, Y: 650}, {X: 600, Y: 214}} {
				for from, near := range map[float64]bool{117.5: false, 118.5: true, 417.9: true, 418.5: false} {
					y := from
					if n == 1 || n == 2 { // blue's own edge, and red's opponent's
						y = 914.4 - from
					}
					if got := against(g, ask.PlaceFeature, 180, y); strings.Contains(got, "-edge ") == near {
						t.Errorf("%s: feature %d, %v from the edge: %q", m.ID, n+2, from, got)
					}
				}
				put(g, ask.PlaceFeature, spot.X, spot.Y)
			}
		}
	})
	t.Run("X25-SCN-058 from the edge on", func(t *testing.T) {
		g := begin(t, scenario.Scramble())
		if got := against(g, ask.PlaceFeature, 180, 914.4-118.5); strings.Contains(got, "-edge ") {
			t.Errorf("just at range 2: %q", got)
		}
	})
	t.Run("X25-SCN-027 X25-SCN-042", func(t *testing.T) {
		for _, m := range []*xwing.Mission{scenario.Assault(), scenario.Salvage()} {
			g := begin(t, m)
			put(g, ask.PlaceFeature, 180, 410)
			want(t, against(g, ask.PlaceFeature, 180, 645.9), "refusal.feature-near-feature ")
			put(g, ask.PlaceFeature, 457.2, 760)
			want(t, against(g, ask.PlaceFeature, 560, 740), "refusal.feature-near-feature ")
		}
	})
}

func TestScoringClauses(t *testing.T) {
	m := scenario.Assault()
	apart := []xwing.ScenarioShip{red(tie, 100, 100), red(tie, 300, 100), blue(tie, 800, 800)}
	t.Run("X25-SCN-009 every later round", func(t *testing.T) {
		for _, round := range []int{3, 7, 12} {
			want(t, scored(table{mission: m, phase: board.End, round: round, ships: []xwing.ScenarioShip{red(tie, 457, 560), blue(tie, 800, 800)}}.end(t)), "red 1 controls feature:1")
		}
	})
	t.Run("X25-SCN-010 in any phase, at once", func(t *testing.T) {
		for phase, when := range map[board.Phase]xwing.Timing{board.Planning: xwing.StartOfPlanning, board.System: xwing.StartOfSystem,
			board.Activation: xwing.StartOfActivation, board.End: xwing.StartOfEnd} {
			r, scores := rules(t, m, nil), -1
			r.Cards = xwing.NewLibrary(r.Edition.ID, &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: []string{r.Edition.ID}, Abilities: []xwing.Ability{{When: when,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 },
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2); scores = t.View.Score[game.Blue] }}}})
			begins := phase
			if phase != board.End {
				begins = board.Planning
			}
			g := xwingtest.Start(t, r, xwing.Scenario{Phase: begins, Round: 1, Features: []physics.Pose{middle}, Ships: apart, Seed: 3},
				func(s *xwing.State) { s.Hidden.Loaded[board.AttackDice] = redFirst })
			if phase == board.System || phase == board.Activation {
				g.Dials(map[board.ShipID]string{1: "2FB", 2: "2FB", 3: "2FB"})
				g.Until(ask.ChooseAction, nil)
			}
			if scores != 5 {
				t.Errorf("phase %v: blue has %d points", phase, scores)
			}
		}
	})
	does := func(m *xwing.Mission, does func(*xwing.Table), ships ...xwing.ScenarioShip) string {
		return scored(table{mission: m, phase: board.Engagement, round: 1, ships: ships, does: does}.end(t))
	}
	t.Run("X25-SCN-012 to an edge", func(t *testing.T) {
		want(t, does(m, func(t *xwing.Table) { t.Withdraw(2, xwing.LowerEdge) }, apart...), "")
	})
	t.Run("X25-SCN-013 with upgrades", func(t *testing.T) {
		luke := red(fighter, 300, 100)
		luke.Upgrades = []string{"r2d2", "protontorpedoes"}
		want(t, does(m, func(t *xwing.Table) { t.Destroy(2) }, apart[0], luke, apart[2]), "blue 5 ship-lost ship:2")
	})
	t.Run("X25-SCN-015 either player, however many the other has", func(t *testing.T) {
		for score, ends := range map[[2]int]string{{19, 20}: "blue points", {22, 21}: "red points", {20, 23}: "blue points"} {
			g := table{mission: m, ships: apart, phase: board.End, round: 3, change: func(s *xwing.State) { s.View.Score = score }}.end(t)
			want(t, outcome(g.Now()), ends)
		}
	})
	t.Run("X25-SCN-029 a point for each, whoever it is", func(t *testing.T) {
		want(t, ended(t, m, nil, red(tie, 457, 560), red(tie, 520, 560), apart[2]), "red 1 controls feature:1")
		two := []physics.Pose{middle, physics.PoseAt(457.2, 700, 0)}
		want(t, ended(t, m, two, apart[0], blue(tie, 457, 580)), "blue 1 controls feature:1, blue 1 controls feature:2")
	})
	for id, m := range map[string]*xwing.Mission{"X25-SCN-033": scenario.Assault(), "X25-SCN-045": scenario.Salvage(), "X25-SCN-062": scenario.Scramble()} {
		t.Run(id+" red scores, too", func(t *testing.T) {
			want(t, does(m, func(t *xwing.Table) { t.Destroy(3) }, append(apart, blue(tie, 700, 800))...), "red 5 ship-lost ship:3")
		})
	}
	luke := red(fighter, 300, 100)
	t.Run("X25-SCN-037 X25-SCN-038 shields that are left", func(t *testing.T) {
		want(t, does(scenario.Chance(), func(t *xwing.Table) { t.DealDamageCard(2, false) }, apart[0], luke, apart[2]), "")
	})
	t.Run("X25-SCN-040 flees", func(t *testing.T) {
		back := catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.White}
		want(t, does(scenario.Chance(), func(t *xwing.Table) {
			t.SufferDamage(2, xwing.Damage{Hits: 3})
			t.ExecuteManeuver(2, back, xwing.ManeuverOptions{})
			t.ExecuteManeuver(2, back, xwing.ManeuverOptions{})
		}, apart[0], luke, apart[2]), "blue 2 ship-halved ship:2, blue 3 ship-lost ship:2")
	})
	t.Run("X25-SCN-044 beside it", func(t *testing.T) {
		want(t, ended(t, scenario.Salvage(), nil, red(tie, 457, 560), apart[2]), "")
	})
	t.Run("X25-SCN-060 X25-SCN-061 X25-SCN-063", func(t *testing.T) {
		marked := func(a, b game.Seat) string {
			return scored(table{mission: scenario.Scramble(), phase: board.End, features: []physics.Pose{middle, physics.PoseAt(457.2, 200, 0)},
				ships:  []xwing.ScenarioShip{red(tie, 100, 800), blue(tie, 457, 560)},
				change: func(s *xwing.State) { s.View.Features[0].Marker, s.View.Features[1].Marker = a, b }}.end(t))
		}
		want(t, marked(game.Red, game.Red), "red 1 scrambled feature:1, red 1 scrambled feature:2") // a blue ship beside the first
		want(t, marked(game.NoSeat, game.Red), "red 1 scrambled feature:2")
	})
}

func TestActionClauses(t *testing.T) {
	for _, m := range []*xwing.Mission{scenario.Salvage(), scenario.Scramble()} {
		action := m.Action.ID
		t.Run("X25-SCN-019 X25-SCN-021 every ship/"+action, func(t *testing.T) {
			for _, flier := range []xwing.ScenarioShip{red(medium, 457.2, 265), ship(game.Blue, tie, 457.2, 265, 0, 5)} {
				g := table{mission: m, ships: []xwing.ScenarioShip{flier, ship((1 - flier.Seat), tie, 800, 850, 180, 5)}}.acting(t)
				if !offers(g, ask.ChooseAction, action) {
					t.Errorf("%s of %s in round 2: %v", flier.Pilot, flier.Seat.ID(), g.Legal(ask.ChooseAction))
				}
			}
			c := flies(m, red(tie, 300, 300))
			c.phase = board.Engagement
			c.does = func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Coordination, By: 3}) }
			if _, offered := c.start(t).Option(ask.ChooseAction, action); offered {
				t.Error("it can be coordinated")
			}
		})
		t.Run("X25-SCN-020 done, or failed/"+action, func(t *testing.T) {
			for _, at := range []physics.Pose{middle, physics.PoseAt(457.2, 800, 0)} {
				c := flies(m)
				c.features = []physics.Pose{at}
				g := c.acting(t)
				g.Pick(ask.ChooseAction, action)
				if at == middle {
					g.Pick(ask.ChooseFeature, "feature:1")
				}
				want(t, fmt.Sprint(g.Now().Memory.Ships[0].Actions), "["+action+"]")
			}
		})
	}
	t.Run("X25-SCN-046 one of several", func(t *testing.T) {
		c := flies(scenario.Salvage())
		c.features = []physics.Pose{middle, physics.PoseAt(400, 457.2, 0), physics.PoseAt(457.2, 600, 0), middle}
		c.change = func(s *xwing.State) { s.View.Features[3].Towed = 2 }
		g := c.acting(t)
		g.Pick(ask.ChooseAction, "tow")
		want(t, fmt.Sprint(g.Legal(ask.ChooseFeature)), "[feature:1 feature:2]")
		g.Pick(ask.ChooseFeature, "feature:2")
		want(t, state(g, 1)+", "+state(g, 2), "towed by 0, marker of nobody, towed by 1, marker of nobody")
	})
	t.Run("X25-SCN-059 X25-SCN-060 whoever had it", func(t *testing.T) {
		for _, had := range []game.Seat{game.Red, game.Blue, game.NoSeat} {
			c := flies(scenario.Scramble())
			c.change = func(s *xwing.State) { s.View.Features[0].Marker = had }
			g := c.acting(t)
			g.Pick(ask.ChooseAction, "scramble")
			g.Pick(ask.ChooseFeature, "feature:1")
			want(t, state(g, 1), "towed by 0, marker of red")
		}
	})
}

func TestTowingClauses(t *testing.T) {
	towed := func(s *xwing.State) { s.View.Features[0].Towed = 1 }
	t.Run("X25-SCN-049 no other action, no cloak from elsewhere", func(t *testing.T) {
		c := flies(scenario.Salvage())
		c.change = towed
		s := c.acting(t).Now().Clone().(*xwing.State)
		for _, k := range []catalog.ActionType{catalog.Focus, catalog.Evade, catalog.Lock, catalog.Calculate, catalog.Reinforce, catalog.Coordinate, catalog.Jam} {
			if !(&xwing.Table{State: s}).CanPerform(1, xwing.ActionGrant{Only: []catalog.BarAction{{Type: k}}}) {
				t.Errorf("no %s while it tows", k)
			}
		}
		moved := true
		g := table{mission: scenario.Salvage(), phase: board.Engagement, change: towed, ships: flies(nil).ships, does: func(t *xwing.Table) {
			t.GainTokens(2, board.Cloak, 1)
			moved = t.TransferToken(2, 1, board.Cloak)
		}}.start(t)
		want(t, fmt.Sprint(moved, g.Ship(1).Has(board.Cloak), g.Ship(2).Has(board.Cloak)), "false 0 1")
	})
	t.Run("X25-SCN-052 stressed, and inside the play area", func(t *testing.T) {
		c := table{mission: scenario.Salvage(), phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 60, 265), blue(tie, 800, 850)},
			change: func(s *xwing.State) { towed(s); s.View.Ships[0].Tokens[board.Stress] = 2 }}
		g := c.start(t)
		g.Dials(map[board.ShipID]string{1: "2FB"})
		g.Until(ask.Jettison, nil)
		g.Pick(ask.Jettison, game.Yes)
		if got := against(g, ask.PlaceJettisoned, 16, 440); got == "" {
			t.Error("it may lie partly outside")
		}
		want(t, against(g, ask.PlaceJettisoned, 19, 440), "")
	})
	t.Run("X25-SCN-054 to an edge", func(t *testing.T) {
		c := table{mission: scenario.Salvage(), phase: board.Engagement, does: func(t *xwing.Table) { t.Withdraw(2, xwing.LowerEdge) },
			ships:  []xwing.ScenarioShip{red(tie, 457.2, 265), red(tie, 300, 265), blue(tie, 800, 850)},
			change: func(s *xwing.State) { s.View.Features[0].Towed = 2 }}
		g := c.start(t)
		want(t, g.Decision(ask.PlaceJettisoned).Seat.ID(), "blue")
	})
}
