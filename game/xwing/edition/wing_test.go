package edition_test

import (
	"fmt"
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
)

// flight is a table with a wing of red's: ship 1 leads those behind it, which stand in formation. The leader's dial lies
// facedown where a code is given; then it is the Activation Phase.
type flight struct {
	phase     board.Phase
	pilots    []string // the leader's, then the mates'; nil: three academy pilots
	at        xwing.ScenarioShip
	others    []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	dial      string
	dice      [2]string
	cards     []*xwing.Card
	change    func(*xwing.State)
}

func (f flight) play(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	t.Helper()
	if f.pilots == nil {
		f.pilots = []string{tie, tie, tie}
	}
	if f.at.Pilot == "" {
		f.at = red(f.pilots[0], 400, 300, 0)
	}
	sc := xwing.Scenario{Phase: f.phase, Ships: []xwing.ScenarioShip{f.at}, Obstacles: f.obstacles, Wings: []xwing.MusterWing{{}}}
	for i, at := range gauge.Formation(len(f.pilots) - 1) {
		s := red(f.pilots[i+1], 0, 0, 0)
		s.Pose = gauge.WingPlace(gauge.Base{Pose: f.at.Pose, Size: gauge.Small}, at)
		sc.Ships, sc.Wings[0].Mates = append(sc.Ships, s), append(sc.Wings[0].Mates, i+1)
	}
	sc.Ships = append(append(sc.Ships, f.others...), far)
	return xwingtest.Start(t, rules(t, e, f.cards...), sc, func(s *xwing.State) {
		table{dice: f.dice}.load(s)
		if f.dial != "" {
			s.View.Ships[len(s.View.Ships)-1].Activated = true
			dialed(1, f.dial)(s)
		}
		if f.change != nil {
			f.change(s)
		}
	})
}

// dialed lays a ship's dial facedown.
func dialed(id board.ShipID, code string) func(*xwing.State) {
	return func(s *xwing.State) {
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			panic(err)
		}
		s.View.Ship(id).Dial.Assigned, s.Hidden.Dials[id-1] = true, m
	}
}

// burden gives a ship tokens before play begins.
func burden(id board.ShipID, k board.Token, n int8) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(id).Tokens[k] = n }
}

// parted lists the ships that have split, and why.
func parted(g *xwingtest.Game) string {
	var out []string
	for _, e := range xwingtest.All[board.WingSplit](g) {
		out = append(out, fmt.Sprint(int(e.Ship), " ", e.Why.Key))
	}
	return strings.Join(out, ", ")
}

// allPlaces is where the ships of a flight stand.
func allPlaces(g *xwingtest.Game, n board.ShipID) string {
	var out []string
	for id := board.ShipID(1); id <= n; id++ {
		out = append(out, place(g.Ship(id).Pose))
	}
	return strings.Join(out, ", ")
}

// idle has every ship pass its action until something else is asked.
func idle(g *xwingtest.Game) *xwingtest.Game {
	for g.Asks(ask.ChooseAction) {
		g.Pick(ask.ChooseAction, game.None)
	}
	return g
}

// wingCase is a situation by both books of second edition.
type wingCase struct {
	row  string
	see  func(*testing.T, *xwing.Edition) string
	want string
}

func byWings(t *testing.T, cases []wingCase) {
	t.Helper()
	for _, book := range []func() *xwing.Edition{edition.Second, edition.LaterSecond} {
		for _, c := range cases {
			e := book()
			t.Run(e.ID+"/"+c.row, func(t *testing.T) {
				if got := c.see(t, e); got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	}
}

// TestWingPlanning: only the leader of a wing has a dial.
func TestWingPlanning(t *testing.T) {
	dials := func(change func(*xwing.State)) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Planning, change: change}.play(t, e)
			var out []string
			for _, slot := range g.Decision(ask.SetDials).Slots {
				out = append(out, slot.ID)
			}
			return strings.Join(out, " ")
		}
	}
	byWings(t, []wingCase{
		{"X25-HUG-076:dial X25-HUG-081", dials(nil), "ship:1"},
		{"X25-HUG-092:dial", dials(func(s *xwing.State) {
			s.View.Ships[1].Wing.Split, s.View.Ships[1].Pose = true, xwingtest.Ship(0, "", 800, 100, 0).Pose
		}), "ship:1 ship:2"},
	})
}

// TestWingActivation: the wingmates follow their leader.
func TestWingActivation(t *testing.T) {
	const third = "blacksquadronace" // of initiative 3
	six := []string{tie, third, third, third, third, third}
	byWings(t, []wingCase{
		{"X25-HUG-082:leader,order X25-HUG-083:formation", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, pilots: six, dial: "2FB", at: red(tie, 400, 300, 0),
				others: []xwing.ScenarioShip{red("obsidiansquadronpilot", 800, 100, 0)}, change: dialed(7, "2FB")}.play(t, e))
			var out []string
			for _, e := range xwingtest.All[board.ShipActive](g) {
				out = append(out, fmt.Sprint(int(e.Ship)))
			}
			return strings.Join(out, " ") + ": " + allPlaces(g, 6)
		}, "1 2 3 4 5 6 7 0: 400 420 0, 340 380 0, 460 380 0, 400 340 0, 340 300 0, 460 300 0"},
		{"X25-HUG-082:order foretold", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Activation, pilots: six, dial: "2FB",
				others: []xwing.ScenarioShip{red("obsidiansquadronpilot", 800, 100, 0)}, change: dialed(7, "2FB")}.play(t, e)
			return fmt.Sprint(g.Now().Turns(board.Activation))
		}, "[1 2 3 4 5 6 7 8]"},
		{"X25-HUG-083:formation in a turn", func(t *testing.T, e *xwing.Edition) string {
			return allPlaces(idle(flight{phase: board.Activation, dial: "1TW"}.play(t, e)), 3)
		}, "345 355 90, 385 295 90, 385 415 90"},
		{"X25-HUG-083:dial,speed,bearing,color", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, dial: "3TW", cards: []*xwing.Card{printed(tie,
				xwing.Ability{Query: xwing.ManeuverDifficulty, If: func(_ *xwing.Table, m xwing.Moment) bool {
					return m.Ship == 1 &&
						m.Owner == 1
				},
					By: func(*xwing.Table, xwing.Moment) int { return 1 }})}}.play(t, e))
			var out []string
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.DialRevealed:
					out = append(out, fmt.Sprint(int(e.Ship), e.Maneuver.Code()))
				case board.ManeuverExecuted:
					out = append(out, fmt.Sprint(int(e.Ship), e.Maneuver.Code()))
				}
			}
			return strings.Join(out, " ")
		}, "13TW 13TR 23TW 23TR 33TW 33TR"},
		{"X25-HUG-099:red", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, dial: "4KR"}.play(t, e))
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(2).Has(board.Stress), g.Ship(3).Has(board.Stress), " ", parted(g))
		}, "1 1 1 "},
		{"X25-HUG-099:blue", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, dial: "2FB", change: burden(2, board.Strain, 1)}.play(t, e))
			return fmt.Sprint(g.Ship(2).Has(board.Strain))
		}, "0"},
		{"X25-HUG-080:destroyed", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, dial: "2FB",
				change: func(s *xwing.State) { s.View.Ships[1].Where = board.Removed }}.play(t, e))
			return place(g.Ship(3).Pose)
		}, "460 380 0"},
		{"X25-HUG-080:split", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, pilots: six, dial: "2FB", change: func(s *xwing.State) {
				s.View.Ships[1].Wing.Split = true
				s.View.Ships[1].Pose = xwingtest.Ship(0, "", 800, 100, 0).Pose
			}}.play(t, e))
			return allPlaces(g, 6)
		}, "400 420 0, 800 220 0, 460 380 0, 400 340 0, 340 300 0, 460 300 0"},
	})
}

// TestWingBlocked: a wingmate that cannot lie in formation.
func TestWingBlocked(t *testing.T) {
	across := []xwing.ScenarioShip{blue(tie, 330, 385, 0)}
	activate := func(g *xwingtest.Game) {
		for range 20 {
			if !g.Asks(ask.ChooseAction) {
				return
			}
			g.Pick(ask.ChooseAction, game.None)
		}
	}
	blocked := func(f flight, see func(*xwingtest.Game) string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			f.phase = board.Activation
			f.change = func(s *xwing.State) {
				for i := 3; i < len(s.View.Ships); i++ {
					s.View.Ships[i].Activated = true
				}
			}
			g := f.play(t, e)
			activate(g)
			return see(g)
		}
	}
	second := func(g *xwingtest.Game) string {
		var moved string
		for _, m := range xwingtest.All[board.ShipMoved](g) {
			if m.Ship == 2 {
				moved += fmt.Sprint(place(m.From), " ", m.By, " ", m.Full, " ", place(m.To), " ")
			}
		}
		return moved + parted(g)
	}
	byWings(t, []wingCase{
		{"X25-HUG-084:overlap,back,maneuver X25-HUG-085:split", blocked(flight{dial: "2FB", others: across, dice: [2]string{"bbb"}},
			second),
			"340 260 0 maneuver false 340 345 0 2 refusal.formation-on-ship"},
		{"X25-HUG-084:edge", func(t *testing.T, e *xwing.Edition) string {
			g := idle(flight{phase: board.Activation, dial: "2FB", at: red(tie, 70, 300, 0), change: func(s *xwing.State) {
				s.View.Ships[1].Pose = xwingtest.Ship(0, "", 200, 100, 0).Pose
			}}.play(t, e))
			return second(g)
		}, "200 100 0 maneuver true 200 220 0 2 refusal.formation-outside"},
		{"X25-HUG-085:action", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Activation, dial: "2FB", at: red(tie, 70, 300, 0), change: func(s *xwing.State) {
				s.View.Ships[1].Pose = xwingtest.Ship(0, "", 200, 100, 0).Pose
			}}.play(t, e)
			g.Pick(ask.ChooseAction, game.None) // the leader's
			return fmt.Sprint(g.Decision(ask.ChooseAction).About, xwingtest.All[board.ActionStepSkipped](g))
		}, "[ship:3] [{2 refusal.formation-outside}]"},
	})
}

// TestWingActions: what a wingmate may do once it has moved.
func TestWingActions(t *testing.T) {
	acts := func(pilots []string, who board.ShipID, see func(*xwingtest.Game) string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Activation, pilots: pilots, dial: "2FB"}.play(t, e)
			for g.Decision(ask.ChooseAction).About[0] != who.Piece() {
				g.Pick(ask.ChooseAction, game.None)
			}
			return see(g)
		}
	}
	legal := func(g *xwingtest.Game) string {
		return strings.Join(g.Legal(ask.ChooseAction), " ")
	}
	tell := func(action string) func(g *xwingtest.Game) string {
		return func(g *xwingtest.Game) string {
			o, _ := g.Option(ask.ChooseAction, action)
			if o.Refusal == nil {
				return "may"
			}
			return o.Refusal.Why.Key
		}
	}
	const awing, vulture, wookiee, arc = "phoenixsquadronpilot", "tradefederationdrone", "kashyyykdefender", "rhosquadronpilot"
	byWings(t, []wingCase{
		{"X25-HUG-086:evade,focus,others", acts(nil, 2, legal), "focus evade none"},
		{"X25-HUG-086:others the leader", acts(nil, 1, legal), "focus evade barrelroll none"},
		{"X25-HUG-086:others a boost", acts([]string{awing, awing, awing}, 2, tell("boost")), "refusal.wingmate-action"},
		{"X25-HUG-086:calculate", acts([]string{vulture, vulture, vulture}, 2, legal), "calculate lock none"},
		{"X25-HUG-086:reinforce", acts([]string{wookiee, wookiee, wookiee}, 2, legal), "focus reinforce none"},
		{"X25-HUG-086:lock", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Activation, pilots: []string{arc, arc, arc}, dial: "2FB",
				others: []xwing.ScenarioShip{blue(tie, 300, 600, 180)},
				change: func(s *xwing.State) { s.View.Ships[3].Activated = true }}.play(t, e)
			g.Pick(ask.ChooseAction, game.None)
			return legal(g)
		}, "focus lock none"},
		{"X25-HUG-086:others a linked one", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Activation, pilots: []string{awing, awing, awing}, dial: "2FB",
				change: func(s *xwing.State) { s.Memory.Ships[0].Actions = nil }}.play(t, e)
			g.Pick(ask.ChooseAction, game.None)
			g.Pick(ask.ChooseAction, "focus")
			return fmt.Sprint(g.Decision(ask.ChooseAction).About)
		}, "[ship:3]"},
	})
}
