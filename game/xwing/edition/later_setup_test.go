package edition_test

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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// setUp begins a game of 2.5 between two squads, red being first player in setup.
func setUp(t *testing.T, red, blue xwing.Muster, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: own}
	state, err := xwing.New(rules(t, edition.LaterSecond(), card), [2]xwing.Muster{red, blue}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table{dice: [2]string{firstRed}}.load(state)
	return xwingtest.Play(t, state)
}

// beforeRounds is what a ship has as the first round begins: in setup it gains a focus token, after which it would gain an
// evade token.
func beforeRounds(t *testing.T, e *xwing.Edition) string {
	t.Helper()
	gains := func(when xwing.Timing, answers func(xwing.Moment) bool, k board.Token) xwing.Ability {
		return xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && answers(m) },
			Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, k, 1) }}
	}
	r := rules(t, e, printed(tie, gains(xwing.AfterSetup, func(xwing.Moment) bool { return true }, board.Focus),
		gains(xwing.AfterGainingToken, func(m xwing.Moment) bool { return m.Token == board.Focus }, board.Evade)))
	state, err := xwing.New(r, [2]xwing.Muster{bare(tie), bare("nightbeast")}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, state)
	g.Until(ask.SetDials, nil)
	return fmt.Sprint(g.Ship(1).Has(board.Focus), g.Ship(1).Has(board.Evade))
}

// against are the rules against setting a piece down.
func against(g *xwingtest.Game, kind game.Kind, piece string, x, y float64) string {
	g.Helper()
	var rows []string
	for _, r := range g.Decision(kind).Placement.Check(piece, physics.PoseAt(x, y, 0)) {
		rows = append(rows, r.Rule)
	}
	return strings.Join(rows, " ")
}

func always(*xwing.Table, xwing.Moment) bool { return true }

// bare is a squad without obstacles.
func bare(pilots ...string) xwing.Muster {
	m := squad(pilots...)
	m.Obstacles = nil
	return m
}

func TestLaterSetup(t *testing.T) {
	tell(t, []told{
		{"X25-SET-002 X25-RND-002", func(t *testing.T) string {
			g := setUp(t, squad(tie), squad(tie))
			round := g.Now().View.Round
			g.Until(ask.SetDials, nil)
			var out []string
			for _, e := range xwingtest.All[board.StepBegan](g) {
				out = append(out, strings.TrimPrefix(e.Step, "setup/"))
			}
			return fmt.Sprint(round, " ", strings.Join(out, " "))
		}, "0 player-order obstacles forces components planning"},
		{"X25-SET-003 X25-SET-004", func(t *testing.T) string {
			m := squad("lukeskywalker", "jekporkins")
			m.Ships[0].Upgrades = []xwing.MusterUpgrade{{XWS: "r2d2"}}
			v := &setUp(t, m, squad(tie)).Now().View
			s := &v.Ships[0]
			return fmt.Sprint(s.Shields.Active, s.Force.Active, s.Upgrades[0].Charges.Active, s.ID, v.Ships[1].ID, v.Ships[2].ID)
		}, "2 2 3 1 2 3"},
		{"X25-SET-005", func(t *testing.T) string { return fmt.Sprint(setUp(t, squad(tie), squad(tie)).Now().View.Area) }, "{914.4 914.4}"},
		{"X25-SET-006 X25-SET-011", func(t *testing.T) string {
			g := setUp(t, bare(tie), bare(tie))
			return fmt.Sprint(against(g, ask.PlaceShip, "ship:1", 400, 880), "/", against(g, ask.PlaceShip, "ship:1", 400, 81), "/", against(g, ask.PlaceShip, "ship:1", 400, 79))
		}, "X25-SET-011/X25-SET-011/"},
		{"X25-SET-011 the other by his", func(t *testing.T) string {
			g := setUp(t, bare(tie), bare(tie))
			g.Put(ask.PlaceShip, "ship:1", 400, 79, 0)
			return fmt.Sprint(against(g, ask.PlaceShip, "ship:2", 600, 79), "/", against(g, ask.PlaceShip, "ship:2", 600, 833), "/", against(g, ask.PlaceShip, "ship:2", 600, 836))
		}, "X25-SET-011/X25-SET-011/"},
		{"X25-SET-007", func(t *testing.T) string {
			g := setUp(t, squad(tie), squad(tie))
			var seats []string
			for n := 0; g.Asks(ask.PlaceObstacle); n++ {
				d := g.Decision(ask.PlaceObstacle)
				seats = append(seats, d.Seat.ID())
				g.Put(ask.PlaceObstacle, d.Placement.Pieces[0].ID, 260+190*float64(n%3), 300+260*float64(n/3), 0)
			}
			return strings.Join(seats, " ")
		}, "red blue red blue red blue"},
		{"X25-SET-008 X25-SET-009", func(t *testing.T) string {
			g := setUp(t, squad(tie), squad(tie))
			first := g.Decision(ask.PlaceObstacle).Placement.Pieces[0].ID
			edge := against(g, ask.PlaceObstacle, first, 200, 457)
			g.Put(ask.PlaceObstacle, first, 457, 457, 0)
			return edge + "/" + against(g, ask.PlaceObstacle, g.Decision(ask.PlaceObstacle).Placement.Pieces[0].ID, 457, 570)
		}, "X25-SET-009/X25-SET-008"},
		{"X25-SET-010", func(t *testing.T) string {
			g := setUp(t, bare("blacksquadronace", tie), bare("nightbeast", tie))
			var out []string
			for g.Asks(ask.PlaceShip) {
				d := g.Decision(ask.PlaceShip)
				id := d.Placement.Pieces[0].ID
				out = append(out, id)
				y := 40.0
				if d.Seat == game.Blue {
					y = 874
				}
				g.Put(ask.PlaceShip, id, 100+60*float64(len(out)), y, 0)
			}
			return strings.Join(out, " ")
		}, "ship:2 ship:4 ship:3 ship:1"},
		{"X25-SET-015 X25-SET-016", func(t *testing.T) string {
			var out []string
			say := func(what string) func(*xwing.Table, xwing.Moment) {
				return func(t *xwing.Table, _ xwing.Moment) {
					out = append(out, fmt.Sprint(what, t.View.Ships[0].Where == board.InPlay))
				}
			}
			g := setUp(t, bare(tie), bare("nightbeast"), xwing.Ability{When: xwing.BeforePlacingForces, If: always, Do: say("before ")},
				xwing.Ability{When: xwing.AfterPlacingForces, If: always, Do: say("after ")})
			for g.Asks(ask.PlaceShip) {
				d := g.Decision(ask.PlaceShip)
				g.Put(ask.PlaceShip, d.Placement.Pieces[0].ID, 400, map[game.Seat]float64{game.Red: 40, game.Blue: 874}[d.Seat], 0)
			}
			return strings.Join(out, ", ")
		}, "before false, after true"},
		{"X25-SET-016 what follows from that waits for nothing", func(t *testing.T) string {
			return beforeRounds(t, edition.LaterSecond())
		}, "1 0"},
		{"X25-SET-014", func(t *testing.T) string {
			g := setUp(t, bare(tie), bare("nightbeast"))
			g.Until(ask.SetDials, nil)
			h := &g.Now().Hidden
			return fmt.Sprint(g.Now().View.Decks[:2], fmt.Sprint(h.Decks[0].Cards) != fmt.Sprint(h.Decks[1].Cards))
		}, "[33 33] true"},
	})
}

func TestLaterQueue(t *testing.T) {
	gains := func(k board.Token) xwing.Ability {
		return xwing.Ability{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, k, 1) }}
	}
	card := func(pilot string, own ...xwing.Ability) *xwing.Card {
		return &xwing.Card{ID: catalog.Card(catalog.PilotCard, pilot), Editions: both, Abilities: own}
	}
	start := func(t *testing.T, first game.Seat, cards ...*xwing.Card) *xwingtest.Game {
		return xwingtest.Start(t, rules(t, edition.LaterSecond(), cards...), xwing.Scenario{Phase: board.Engagement, First: first, Ships: []xwing.ScenarioShip{
			red("lukeskywalker", 100, 100, 0), red("jekporkins", 300, 100, 0), blue("idenversio", 800, 800, 180)}}, nil)
	}
	used := func(g *xwingtest.Game) string {
		var out []string
		for _, e := range xwingtest.All[board.AbilityUsed](g) {
			out = append(out, strings.TrimPrefix(e.Card, "pilot/"))
		}
		return strings.Join(out, " ")
	}
	three := []*xwing.Card{card("lukeskywalker", gains(board.Evade)), card("jekporkins", gains(board.Evade)), card("idenversio", gains(board.Evade))}
	tell(t, []told{
		{"X25-ABQ-001 red first", func(t *testing.T) string {
			g := start(t, game.Red, three...)
			g.Pick(ask.ChooseAbility, "pilot/jekporkins@ship:2")
			return used(g)
		}, "jekporkins lukeskywalker idenversio"},
		{"X25-ABQ-001 blue first", func(t *testing.T) string {
			g := start(t, game.Blue, three...)
			g.Pick(ask.ChooseAbility, "pilot/lukeskywalker@ship:1")
			return used(g)
		}, "idenversio lukeskywalker jekporkins"},
		{"X25-ABQ-001 what comes of one goes ahead", func(t *testing.T) string {
			follows := xwing.Ability{When: xwing.AfterGainingToken, Do: func(*xwing.Table, xwing.Moment) {}, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }}
			g := start(t, game.Red, card("lukeskywalker", gains(board.Evade)), card("jekporkins", gains(board.Evade)), card("idenversio", follows))
			g.Pick(ask.ChooseAbility, "pilot/lukeskywalker@ship:1")
			return used(g)
		}, "lukeskywalker idenversio jekporkins"},
		{"X25-ABQ-003", func(t *testing.T) string {
			wants := gains(board.Focus)
			wants.If = func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(1).Has(board.Evade) > 0 } // which Luke's ability would bring
			return used(start(t, game.Red, card("lukeskywalker", gains(board.Evade)), card("jekporkins", wants)))
		}, "lukeskywalker"},
		{"X25-ABQ-004", func(t *testing.T) string {
			wants := gains(board.Focus)
			wants.If = func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(1).Has(board.Evade) == 0 }
			g := start(t, game.Red, card("lukeskywalker", gains(board.Evade)), card("idenversio", wants))
			return used(g)
		}, "lukeskywalker"},
		{"X25-ABQ-006", func(t *testing.T) string {
			dear := gains(board.Focus)
			dear.May, dear.Cost = true, xwing.Cost{Force: 3}
			return used(start(t, game.Red, card("lukeskywalker", dear)))
		}, ""},
		{"X25-ABQ-007", func(t *testing.T) string {
			may := gains(board.Focus)
			may.May = true
			g := start(t, game.Red, card("lukeskywalker", may))
			g.Pick(ask.UseAbility, "no")
			return fmt.Sprint(used(g), g.Asks(ask.UseAbility))
		}, "false"},
		{"X25-ABQ-007 several at once", func(t *testing.T) string {
			focus, evade := gains(board.Focus), gains(board.Evade)
			focus.May, evade.May = true, true
			g := start(t, game.Red, card("lukeskywalker", focus), card("jekporkins", evade))
			g.Pick(ask.ChooseAbility, "none")
			return fmt.Sprint(used(g), g.Asks(ask.ChooseAbility), g.Asks(ask.UseAbility))
		}, "false false"},
	})
}

func TestLaterSystem(t *testing.T) {
	gadget := xwing.Ability{When: xwing.DuringSystemPhase, May: true, Do: func(*xwing.Table, xwing.Moment) {}}
	of := func(kind catalog.Kind, xws string) *xwing.Card {
		return &xwing.Card{ID: catalog.Card(kind, xws), Editions: both, Abilities: []xwing.Ability{gadget}}
	}
	asked := func(t *testing.T, first game.Seat, ships ...xwing.ScenarioShip) string {
		g := xwingtest.Start(t, rules(t, edition.LaterSecond(), of(catalog.PilotCard, tie), of(catalog.PilotCard, "nightbeast"), of(catalog.PilotCard, "blacksquadronace"), of(catalog.UpgradeCard, "elusive")),
			xwing.Scenario{Phase: board.System, First: first, Ships: ships}, nil)
		var out []string
		for n := 0; n < 20 && (g.Asks(ask.SystemAbilities) || g.Asks(ask.ChooseShipForSystem)); n++ {
			d := g.Open()[0]
			if d.Kind == ask.SystemAbilities {
				out = append(out, d.About[0])
			}
			g.Pick(d.Kind, d.Options[0].ID)
		}
		return strings.Join(out, " ")
	}
	tell(t, []told{
		{"X25-SYS-001 X25-SYS-002", func(t *testing.T) string {
			return asked(t, game.Blue, red("blacksquadronace", 100, 100, 0), red(tie, 200, 100, 0), blue(tie, 800, 800, 180), red("wardensquadronpilot", 400, 100, 0))
		}, "ship:3 ship:2 ship:1"},
		{"X25-SYS-003 X25-SYS-004", func(t *testing.T) string {
			two := xwingtest.Ship(game.Red, tie, 100, 100, 0, "elusive")
			return asked(t, game.Red, two, xwingtest.Ship(game.Red, tie, 200, 100, 0, "elusive"), far)
		}, "ship:1 ship:1 ship:2 ship:2 ship:3"},
		{"X25-SYS-003 it does not come back", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), of(catalog.PilotCard, tie)), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue(tie, 800, 800, 180)}}, nil)
			var out []string
			for n := 0; n < 4 && g.Asks(ask.SystemAbilities); n++ {
				out = append(out, g.Open()[0].About[0])
				g.Pick(ask.SystemAbilities, game.Done)
			}
			return strings.Join(out, " ")
		}, "ship:1 ship:2"},
	})
}

func TestLaterRanges(t *testing.T) {
	state := func(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State { return does(t, nil, ships...).Now() }
	tell(t, []told{
		{"X25-RNG-001 X25-RNG-002", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(tie, 300, 439.9, 0), blue(tie, 300, 440.1, 0), blue(tie, 300, 640.1, 0))
			return fmt.Sprint(s.RangeBetween(1, 2), s.RangeBetween(1, 3), s.RangeBetween(1, 4), s.WithinRange(1, 2, 1), s.WithinRange(1, 2, 2), s.BeyondRange(1, 4, 3))
		}, "1 2 beyond false true true"},
		{"X25-RNG-001 X25-RNG-002 each band to its line", func(t *testing.T) string {
			var out []string
			for _, mm := range []float64{99.9, 100.1, 199.9, 200.1, 299.9, 300.1} {
				s := state(t, red(tie, 300, 300, 0), blue(tie, 300, 340+mm, 0))
				out = append(out, fmt.Sprint(s.RangeBetween(1, 2), s.AtRange(1, 2, gauge.Range2, gauge.Range3), s.AtRange(1, 2, gauge.Range2, gauge.Range2)))
			}
			return strings.Join(out, ", ")
		}, "1 false false, 2 true true, 2 true true, 3 true false, 3 true false, beyond false false"},
		{"X25-RNG-003", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(tie, 340, 300, 0))
			return fmt.Sprint(s.RangeBetween(1, 2), s.RangeBetween(1, 1))
		}, "0 0"},
		{"X25-RNG-006 X25-RNG-008", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(large, 390, 380, 0))
			return fmt.Sprint(s.RangeBetween(1, 2), s.PreviewAttack(1, "primary:0", 2).Distance > 30)
		}, "1 true"},
		{"X25-RNG-012", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(tie, 300, 630, 0), blue(tie, 300, 650, 0))
			near, beyond := s.PreviewAttack(1, "primary:0", 2), s.PreviewAttack(1, "primary:0", 3)
			return fmt.Sprint(near.Refusal == nil, beyond.Refusal.Rule, " ", s.InFiringArc(1, 2), s.InFiringArc(1, 3), s.InFiringArc(1, 1))
		}, "trueX25-ATK-005 true false false"},
		{"X25-RNG-010", func(t *testing.T) string {
			torpedo := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "protontorpedoes")
			g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{torpedo, blue(tie, 400, 400, 180), blue(tie, 400, 620, 180)}}, nil)
			p, q := g.Now().PreviewAttack(1, "upgrade:protontorpedoes", 2), g.Now().PreviewAttack(1, "upgrade:protontorpedoes", 3)
			return fmt.Sprint(p.AttackDice, q.DefenseDice)
		}, "4 3"},
		{"X25-ATK-003", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(tie, 300, 200, 0))
			return s.PreviewAttack(1, "primary:0", 2).Refusal.Rule
		}, "X25-ATK-003"},
		{"X25-ATK-003 whom", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 300, 300, 0), "protontorpedoes"), red(tie, 260, 400, 0), blue(tie, 320, 400, 180), blue(tie, 300, 620, 180)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "sensorbuoy", 380, 420, 180)}, change: func(s *xwing.State) {
					for i := range s.View.Ships {
						s.View.Ships[i].Engaged = i > 0
					}
					s.View.Ships[0].Locks = []string{"ship:3", "ship:4"}
				}}.play(t)
			return strings.Join(g.Legal(ask.ChooseAttack), " ")
		}, "primary:0>ship:3 primary:0>ship:4 primary:0>ship:5 upgrade:protontorpedoes>ship:4 none"},
		{"X25-ATK-001 X25-ATK-002", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhh", "bbb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			var out []string
			for _, e := range xwingtest.All[board.AttackStepBegan](g) {
				out = append(out, fmt.Sprint(int(e.Step)))
			}
			return fmt.Sprint(slices.IsSorted(out), len(out), len(xwingtest.All[board.AttackDeclared](g)))
		}, "true 7 1"},
	})
}
