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
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// told is a case of a rule of 2.5: what is seen of it.
type told struct {
	name string
	see  func(t *testing.T) string
	want string
}

// tell runs cases of 2.5.
func tell(t *testing.T, cases []told) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := c.see(t); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// firstRed are the dice by which red is first player in a round, ahead of all others.
const firstRed = "cbbbbb"

// flies has ship 1 activate with a maneuver on its dial, to the question given, red being first player.
func (s table) flies(t *testing.T, dial string, to game.Kind, answers map[game.Kind][]string, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	s.phase, s.dice[board.AttackDice] = board.Planning, firstRed+s.dice[board.AttackDice]
	g := able(t, edition.LaterSecond(), s, own...)
	g.Dials(map[board.ShipID]string{1: dial})
	g.Until(to, answers)
	return g
}

// events tells what matters of a game since its player order was rolled, until ship 1 has activated.
func events(g *xwingtest.Game) string {
	_, after, _ := strings.Cut(seen(activation(g)), "first red")
	return strings.TrimPrefix(after, ", ")
}

// activation is what has happened in a game until ship 1 has activated.
func activation(g *xwingtest.Game) *xwingtest.Game {
	own := *g
	if i := slices.IndexFunc(g.Events, func(e game.Event) bool { return e == game.Event(board.ShipActivated{Ship: 1}) }); i >= 0 {
		own.Events = g.Events[:i]
	}
	return &own
}

// asteroid, debris and gas are obstacles at a place.
func asteroid(x, y float64) xwing.ScenarioObstacle { return lying("coreasteroid0", x, y) }
func debris(x, y float64) xwing.ScenarioObstacle   { return lying("pomdebris1", x, y) }
func gas(x, y float64) xwing.ScenarioObstacle      { return lying("gascloud1", x, y) }

func lying(xws string, x, y float64) xwing.ScenarioObstacle {
	return xwing.ScenarioObstacle{XWS: xws, Pose: physics.PoseAt(x, y, 0)}
}

// over is a table on which ship 1 flies with a straight 2 from y 300 to y 420 at x 400, among others.
func over(dice string, obstacles []xwing.ScenarioObstacle, others ...xwing.ScenarioShip) table {
	return table{ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, append(others, far)...), obstacles: obstacles, dice: [2]string{dice}}
}

func TestLaterPlayerOrder(t *testing.T) {
	order := func(dice string) func(*testing.T) string {
		return func(t *testing.T) string {
			state, err := xwing.New(rules(t, edition.LaterSecond()), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			table{dice: [2]string{dice}}.load(state)
			g := xwingtest.Play(t, state)
			return seen(g) + ", " + string(g.Open()[0].Kind)
		}
	}
	cheap := func(t *testing.T) string {
		dear := squad(tie)
		dear.Points = 1 // red's is cheaper, and that is nothing to it
		state, err := xwing.New(rules(t, edition.LaterSecond()), [2]xwing.Muster{dear, squad(tie)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		table{dice: [2]string{"bbbccc"}}.load(state)
		return xwingtest.Play(t, state).Now().View.First.ID()
	}
	rounds := func(t *testing.T) string {
		g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, dice: [2]string{"cbbbbb" + "bbbcbb"}}.start(t, edition.LaterSecond())
		var out []string
		for range 2 {
			g.Dials(nil)
			out = append(out, g.Now().View.First.ID())
			g.Until(ask.SetDials, nil)
		}
		return strings.Join(out, " ")
	}
	activated := func(dice string) func(*testing.T) string {
		return func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue(tie, 700, 700, 180), blue(tie, 600, 700, 180)},
				dice: [2]string{dice}}.start(t, edition.LaterSecond())
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipActivated](g) {
				out = append(out, g.Ship(e.Ship).Seat.ID())
			}
			return strings.Join(out, " ")
		}
	}
	tell(t, []told{
		{"X25-ORD-001 the cheaper squad has no say", cheap, "blue"},
		{"X25-ORD-002 X25-ORD-008 crits", order("chhcch"), "die, die, first blue, place-obstacle"},
		{"X25-ORD-003 then focus results", order("cffchh"), "die, die, first red, place-obstacle"},
		{"X25-ORD-004 then hits", order("cfhcfb"), "die, die, first red, place-obstacle"},
		{"X25-ORD-005 then again", order("cfbcfb" + "bbbhbb"), "die, die, die, die, first blue, place-obstacle"},
		{"X25-ORD-007 X25-ORD-008 X25-ORD-009", rounds, "red blue"},
		{"X25-ORD-011 red", activated("cbbbbb"), "red blue blue"},
		{"X25-ORD-011 X25-ORD-010 blue", activated("bbbcbb"), "blue blue red"},
		{"X25-ORD-012", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(tie, 300, 100, 0), far}}.start(t, edition.LaterSecond())
			g.Dials(nil)
			return strings.Join(g.Legal(ask.ChooseShipToActivate), " ")
		}, "ship:1 ship:2"},
		{"X25-ORD-006", func(t *testing.T) string {
			followed := false
			g := able(t, edition.LaterSecond(), table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}},
				xwing.Ability{When: xwing.AfterRolling, If: func(_ *xwing.Table, m xwing.Moment) bool { followed = true; return false }, Do: func(*xwing.Table, xwing.Moment) {}})
			g.Dials(nil)
			return fmt.Sprint(g.Now().View.Phase, followed)
		}, fmt.Sprint(board.Activation, false)},
	})
}

func TestLaterRounds(t *testing.T) {
	begun := func(round int, score [2]int, lost ...board.ShipID) func(*testing.T) string {
		return func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}}
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both,
				Abilities: []xwing.Ability{{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
					for _, id := range lost {
						t.Destroy(id)
					}
				}, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }}}}),
				xwing.Scenario{Phase: s.phase, Ships: s.ships}, func(state *xwing.State) { state.View.Round, state.View.Score = round, score })
			g.Until(ask.SetDials, nil)
			out, over := g.Now().Outcome()
			if !over {
				return fmt.Sprint("round ", g.Now().View.Round)
			}
			ended := len(xwingtest.All[board.RoundEnded](g)) == 1
			return fmt.Sprint(out.Winner.ID(), " ", ended)
		}
	}
	tell(t, []told{
		{"X25-RND-003 X25-RND-009", begun(12, [2]int{3, 4}), "blue true"},
		{"X25-RND-004 X25-RND-016", begun(11, [2]int{3, 4}), "round 12"},
		{"X25-RND-007 X25-RND-018 X25-RND-008", begun(2, [2]int{0, 30}, 2), "red true"},
		{"X25-RND-011", begun(2, [2]int{0, 1}, 1, 2), "blue true"},
		{"X25-RND-001", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}}.start(t, edition.LaterSecond())
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
			var out []string
			for _, s := range xwingtest.All[board.StepBegan](g) {
				out = append(out, s.Step)
			}
			return strings.Join(out, " ")
		}, "planning system activation engagement end planning"},
		{"X25-RND-014 X25-RND-017 X25-RND-019", func(t *testing.T) string {
			all := red(tie, 100, 100, 0)
			for k := range board.TokenKinds {
				all.Tokens[k] = 1
			}
			all.Tokens[board.Ion], all.Tokens[board.Tractor] = 0, 0
			g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.End,
				Ships: []xwing.ScenarioShip{all, red("nightbeast", 300, 100, 0, board.Focus), far}}, func(s *xwing.State) { s.View.Ships[1].Where = board.InReserve })
			g.Until(ask.SetDials, nil)
			var out []string
			for k := range board.TokenKinds {
				if g.Ship(1).Has(k) > 0 {
					out = append(out, k.String())
				}
			}
			slices.Sort(out)
			return strings.Join(out, " ") + "; " + fmt.Sprint(g.Ship(2).Has(board.Focus))
		}, "cloak deplete strain stress; 0"},
		{"X25-RND-012 X25-RND-013", func(t *testing.T) string {
			var out []string
			say := func(what string) func(*xwing.Table, xwing.Moment) {
				return func(t *xwing.Table, _ xwing.Moment) { out = append(out, fmt.Sprint(what, t.Ship(1).Has(board.Focus))) }
			}
			g := able(t, edition.LaterSecond(), table{phase: board.End, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0, board.Focus), far}},
				xwing.Ability{When: xwing.DuringEndPhase, Do: say("during ")}, xwing.Ability{When: xwing.StartOfEnd, Do: say("start ")},
				xwing.Ability{When: xwing.EndOfEndPhase, Do: say("end ")})
			g.Until(ask.SetDials, nil)
			return strings.Join(out, ", ")
		}, "start 1, during 1, end 0"},
		{"X25-RND-015", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.End, Ships: []xwing.ScenarioShip{red("lukeskywalker", 100, 100, 0), far}},
				func(s *xwing.State) {
					s.View.Ships[0].Force.Active = 0
					s.View.Ships[1].Charges = board.Charges{Active: 3, Limit: 3, Recurring: -1}
				})
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Force.Active, " ", g.Ship(2).Charges.Active)
		}, "1 2"},
		{"X25-DEF-001 X25-DEF-002", func(t *testing.T) string {
			r := *rules(t, edition.LaterSecond())
			r.List = catalog.AMG25
			short, full := squad(tie), squad(tie)
			short.Points, full.Points = 17, 21
			state, err := xwing.New(&r, [2]xwing.Muster{short, full}, 1)
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Sprint(xwingtest.Play(t, state).Now().View.Score)
		}, "[0 3]"},
	})
}

func TestLaterPlanning(t *testing.T) {
	dials := func(ships ...xwing.ScenarioShip) *game.Decision {
		g := table{phase: board.Planning, ships: append(ships, far)}.start(t, edition.LaterSecond())
		d := g.Open()[0]
		return &d
	}
	tell(t, []told{
		{"X25-PLN-001 X25-PLN-002", func(t *testing.T) string {
			d := dials(red(tie, 100, 100, 0), red(tie, 200, 100, 0, board.Ion))
			return fmt.Sprint(len(d.Slots), d.Private)
		}, "2 true"},
		{"X25-PLN-003", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(tie, 200, 100, 0), far}},
				func(s *xwing.State) { s.View.Ships[1].Where = board.InReserve })
			return fmt.Sprint(len(g.Open()[0].Slots))
		}, "1"},
		{"X25-PLN-004 X25-PLN-005", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, dice: [2]string{firstRed}}.start(t, edition.LaterSecond())
			first := g.Open()[0]
			each := map[string]string{}
			for _, s := range first.Slots {
				each[s.ID] = s.Options[0].ID
			}
			g.MustChoose(game.Choice{Seat: first.Seat, Kind: first.Kind, Each: each})
			before := len(xwingtest.All[board.DiceRolled](g))
			g.Dials(nil)
			return fmt.Sprint(before, " ", len(xwingtest.All[board.DiceRolled](g)), " ", g.Now().View.Phase > board.Planning)
		}, "0 2 true"},
		{"X25-PLN-007", func(t *testing.T) string {
			state, err := xwing.NewScenario(rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}})
			if err != nil {
				t.Fatal(err)
			}
			state.View.Ships[0].Dial.Assigned, state.Hidden.Dials[0] = true, straight(2, catalog.Blue)
			own, other := state.ViewFor(game.Red), state.ViewFor(game.Blue)
			return own.Ships[0].Dial.Maneuver.Code() + "/" + other.Ships[0].Dial.Maneuver.Code()
		}, "2FB/"},
		{"X25-PLN-009", func(t *testing.T) string {
			d := dials(red(tie, 100, 100, 0, board.Stress))
			i := slices.IndexFunc(d.Slots[0].Options, func(o game.Option) bool { return o.ID == "3KR" })
			return fmt.Sprint(d.Slots[0].Options[i].Legal(), " ", d.Slots[0].Options[i].Text.Key)
		}, "true option.maneuver-stressed"},
	})
}

func TestLaterActivation(t *testing.T) {
	executed := func(g *xwingtest.Game) string { return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code() }
	tell(t, []told{
		{"X25-ACT-001", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red("blacksquadronace", 100, 100, 0), blue(tie, 700, 700, 180)}}.flies(t, "2FB", ask.ChooseAttack, nil)
			all := xwingtest.All[board.ShipActivated](g)
			return fmt.Sprint(all[0].Ship, all[1].Ship)
		}, "2 1"},
		{"X25-ACT-002 X25-ACT-005 X25-MNV-001", func(t *testing.T) string {
			g := over("", nil).flies(t, "3KR", ask.ChooseAttack, nil)
			var out []string
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.DialRevealed, board.ShipMoved, board.ManeuverExecuted, board.TokenGained, board.ShipActivated:
					if k := game.EventKind(e); len(out) < 5 {
						out = append(out, k)
					}
				}
			}
			return strings.Join(out, " ")
		}, "DialRevealed ShipMoved TokenGained ManeuverExecuted ShipActivated"},
		{"X25-ACT-006 X25-MNV-005", func(t *testing.T) string {
			easier := xwing.Ability{Query: xwing.ManeuverDifficulty, By: func(*xwing.Table, xwing.Moment) int { return -1 },
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Move.Maneuver.Speed == 2 }}
			s := over("", nil)
			s.ships[0].Tokens[board.Stress] = 1
			g := s.flies(t, "3KR", ask.ChooseAttack, nil, easier)
			return executed(g) + fmt.Sprint(" ", g.Ship(1).Has(board.Stress))
		}, "2FW 1"},
		{"X25-ACT-008 X25-ACT-011 X25-ACT-013", func(t *testing.T) string {
			s := over("", nil)
			s.ships[0].Tokens[board.Stress] = 1
			g := s.flies(t, "3KR", ask.ChooseAttack, nil)
			d := g.Ship(1).Dial
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(d.Revealed, " ", d.Maneuver.Code(), " ", g.Ship(1).Dial.Revealed)
		}, "true 3KR false"},
		{"X25-MNV-006", func(t *testing.T) string {
			s := over("", nil)
			s.ships[0] = red(tie, 400, 300, 0, board.Stress, board.Stress, board.Strain, board.Deplete)
			return events(s.flies(t, "2FB", ask.ChooseAttack, nil))
		}, "stress-1, strain-1, deplete-1, no action"},
		{"X25-MNV-028", func(t *testing.T) string {
			g := over("b", nil, red("nightbeast", 400, 440, 0)).flies(t, "2FB", ask.ChooseAttack, nil)
			m := xwingtest.All[board.ManeuverExecuted](g)[0]
			return fmt.Sprint(m.Maneuver.Code(), m.Full)
		}, "2FBfalse"},
		{"X25-MNV-009 X25-MNV-012", func(t *testing.T) string {
			turned := over("", nil).flies(t, "3KR", ask.ChooseAttack, nil).Ship(1).Pose.Heading
			partly := over("b", nil, red("nightbeast", 400, 460, 0)).flies(t, "3KR", ask.ChooseAttack, nil).Ship(1).Pose.Heading
			return fmt.Sprint(turned != partly, partly)
		}, "true 0"},
	})
}

func TestLaterOverlap(t *testing.T) {
	friend, enemy := red("nightbeast", 400, 440, 0), blue("nightbeast", 400, 440, 180)
	none := map[game.Kind][]string{}
	focus := map[game.Kind][]string{ask.ChooseAction: {"focus"}}
	tokens := func(s table, dial string, answers map[game.Kind][]string) func(*testing.T) string {
		return func(t *testing.T) string {
			g := s.flies(t, dial, ask.ChooseAttack, answers)
			return events(g)
		}
	}
	tell(t, []told{
		{"X25-OVL-006 X25-OVL-005 a hit", tokens(over("h", nil, friend), "2FB", none), "no action, die, hit"},
		{"X25-OVL-006 a crit is 1 hit damage", tokens(over("c", nil, friend), "2FB", none), "no action, die, hit"},
		{"X25-OVL-006 a blank", tokens(over("b", nil, friend), "2FB", none), "no action, die"},
		{"X25-OVL-007", func(t *testing.T) string {
			g := over("h", nil, friend).flies(t, "2FB", ask.ChooseAttack, none)
			return fmt.Sprint(g.Ship(1).Facedown, g.Ship(2).Facedown)
		}, "1 0"},
		{"X25-OVL-008 X25-OVL-010", func(t *testing.T) string {
			g := activation(over("", nil, enemy).flies(t, "2FB", ask.ChooseAttack, focus))
			a := xwingtest.All[board.ActionPerformed](g)
			return fmt.Sprint(len(a), a[0].Action, a[0].Difficulty, g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Focus))
		}, "1focusred 1 1"},
		{"X25-OVL-008 of its bar alone", func(t *testing.T) string {
			g := over("", nil, enemy).flies(t, "2FB", ask.ChooseAction, none)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus none"},
		{"X25-OVL-009", tokens(over("", nil, enemy), "3KR", focus), "stress+1, no action"},
		{"X25-OVL-011", func(t *testing.T) string {
			granted := xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Stressed: true})
			}}
			g := over("", nil, enemy).flies(t, "2FB", ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"none"}}, granted)
			return fmt.Sprint(len(xwingtest.All[board.ActionPerformed](g)), strings.Count(g.Kinds(), "ActionPerformed"))
		}, "0 0"},
		{"X25-OVL-011 it can again afterwards", func(t *testing.T) string {
			later := xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}}
			g := over("", nil, enemy).flies(t, "2FB", ask.ChooseAction, none, later)
			for again := true; again; again = g.Now().View.Phase == board.Activation {
				g.Pick(ask.ChooseAction, "none")
				g.Until(ask.ChooseAction, none)
			}
			return fmt.Sprint(g.Now().View.Round, " ", g.Open()[0].About[0], " ", strings.Join(g.Legal(ask.ChooseAction), " "))
		}, "1 ship:1 focus evade barrelroll none"},
		{"X25-OVL-012", func(t *testing.T) string {
			granted := xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}}
			g := over("b", nil, friend).flies(t, "2FB", ask.ChooseAction, none, granted)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus evade barrelroll none"},
		{"X25-OVL-013", tokens(over("h", nil, red("nightbeast", 370, 440, 0), blue("nightbeast", 411, 435, 180)), "2FB", focus), "no action, die, hit"},
		{"X25-OVL-002 X25-OVL-015", func(t *testing.T) string {
			g := over("bb", []xwing.ScenarioObstacle{debris(400, 420)}, blue("nightbeast", 400, 350, 90)).flies(t, "4FW", ask.ChooseAttack, none)
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](g)[0].Full)
		}, "true"},
		{"X25-OVL-020", func(t *testing.T) string {
			g := over("", nil, blue("nightbeast", 400, 340.004, 0), blue("nightbeast", 400, 381, 0), blue("nightbeast", 400, 422, 180)).flies(t, "2FB", ask.ChooseAction, none)
			return fmt.Sprint(g.Ship(1).Pose.Y/1000, " ", strings.Join(g.Legal(ask.ChooseAction), " "))
		}, "300 focus none"},
		{"X25-MNV-016 X25-MNV-014", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red("omicrongrouppilot", 400, 300, 0), blue("nightbeast", 400, 360, 0), far}}
			s.phase, s.dice[0] = board.Planning, firstRed
			g := s.start(t, edition.LaterSecond())
			g.Dials(map[board.ShipID]string{1: "0OR"})
			g.Until(ask.ChooseAttack, none)
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](g)[0].Full, len(xwingtest.All[board.DiceRolled](g)))
		}, "true 2"},
	})
}
