package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// strayed splits a ship from its wing, which stands elsewhere.
func strayed(id board.ShipID, x, y float64) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Ship(id).Wing.Split, s.View.Ship(id).Pose = true, physics.PoseAt(x, y, 0)
	}
}

// TestWingJoin: who may join its wing again, and what comes of it.
func TestWingJoin(t *testing.T) {
	const near, nearly = 400 - 40 - 99, 400 - 40 - 101 // of a leader at 400, 300
	// offered is what keeps ship 2 from joining, beside ship 3 that can.
	offered := func(change ...func(*xwing.State)) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Planning, change: func(s *xwing.State) {
				strayed(2, near, 300)(s)
				strayed(3, 460, 260)(s)
				for _, c := range change {
					c(s)
				}
			}}.play(t, e)
			o, ok := g.Option(ask.JoinWing, "ship:2")
			if !ok || o.Refusal == nil {
				return fmt.Sprint(ok)
			}
			return o.Refusal.Why.Key
		}
	}
	joined := func(see func(*xwingtest.Game) string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Planning, change: strayed(2, near, 300)}.play(t, e)
			g.Pick(ask.JoinWing, "ship:2")
			return see(g)
		}
	}
	byWings(t, []wingCase{
		{"X25-HUG-093:range", offered(), "true"},
		{"X25-HUG-093:range beyond", offered(strayed(2, nearly, 300)), "refusal.join-far"},
		{"X25-HUG-093:stressed", offered(burden(2, board.Stress, 1)), "refusal.join-stressed"},
		{"X25-HUG-093:ionized", offered(burden(2, board.Ion, 1)), "refusal.join-ionized"},
		{"X25-HUG-093:tractored", offered(burden(2, board.Tractor, 1)), "refusal.join-tractored"},
		{"X25-HUG-093:cloaked", offered(burden(2, board.Cloak, 1)), "refusal.join-cloaked"},
		{"X25-HUG-094:formation in the way", func(t *testing.T, e *xwing.Edition) string {
			return offered(func(s *xwing.State) { s.View.Ships[3].Pose = physics.PoseAt(340, 230, 0) })(t, e)
		}, "refusal.formation-on-ship"},
		{"X25-HUG-094:formation,stress", joined(func(g *xwingtest.Game) string {
			return fmt.Sprint(place(g.Ship(2).Pose), " ", g.Ship(2).Has(board.Stress))
		}), "340 260 0 1"},
		{"X25-HUG-094:dial", joined(func(g *xwingtest.Game) string {
			return fmt.Sprint(len(g.Decision(ask.SetDials).Slots))
		}), "1"},
		{"X25-HUG-094:wing a leader gone", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Planning, change: func(s *xwing.State) {
				strayed(2, near, 300)(s)
				s.View.Ships[0].Where = board.Removed
			}}.play(t, e)
			return fmt.Sprint(g.Asks(ask.JoinWing))
		}, "false"},
		{"X25-HUG-093:range nobody near", func(t *testing.T, e *xwing.Edition) string {
			return fmt.Sprint(flight{phase: board.Planning, change: strayed(2, nearly, 300)}.play(t, e).Asks(ask.JoinWing))
		}, "false"},
		{"X25-HUG-094:formation shown", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Planning, change: strayed(2, near, 300)}.play(t, e)
			o, _ := g.Option(ask.JoinWing, "ship:2")
			return place(o.Places[0].Pose)
		}, "340 260 0"},
	})
}

// TestWingSetup: a wing is placed together.
func TestWingSetup(t *testing.T) {
	// setUp begins the Place Forces step of a squad of a wing and one ship more, against one ship.
	setUp := func(t *testing.T, e *xwing.Edition, mates int, change func(*xwing.State), own ...*xwing.Card) *xwingtest.Game {
		t.Helper()
		m := squad("blacksquadronace", tie)
		m.Wings = []xwing.MusterWing{{Leader: 0}}
		for i := range mates {
			m.Ships, m.Wings[0].Mates = append(m.Ships, xwing.MusterShip{Pilot: tie}), append(m.Wings[0].Mates, i+2)
		}
		s, err := xwing.New(rules(t, e, own...), [2]xwing.Muster{m, squad("howlrunner")}, 1)
		if err != nil {
			t.Fatal(err)
		}
		s.Memory.At = 2
		if change != nil {
			change(s)
		}
		return xwingtest.Play(t, s)
	}
	byWings(t, []wingCase{
		{"X25-HUG-079:position", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 4, nil)
			var out []string
			for i := range g.Now().View.Ships {
				out = append(out, fmt.Sprint(g.Now().View.Ships[i].Wing))
			}
			return strings.Join(out, " ")
		}, "{1 0 false} {0 0 false} {1 1 false} {1 2 false} {1 4 false} {1 5 false} {0 0 false}"},
		{"X25-HUG-095:leader,order", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 2, nil)
			g.Put(ask.PlaceShip, "ship:2", 100, 60, 0) // academy pilots come first, but for those in a wing
			out := strings.Join(g.Decision(ask.PlaceShip).About, " ") + ":"
			g.Put(ask.PlaceShip, "ship:1", 400, 80, 0)
			for _, p := range xwingtest.All[board.ShipPlaced](g) {
				out += fmt.Sprint(" ", int(p.Ship), "@", place(p.Pose))
			}
			return out
		}, "ship:1: 2@100 60 0 1@400 80 0 3@340 40 0 4@460 40 0"},
		{"X25-HUG-096:splits,area,stress", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 3, nil)
			g.Put(ask.PlaceShip, "ship:2", 100, 60, 0)
			g.Put(ask.PlaceShip, "ship:1", 400, 80, 0) // the rear support would leave the play area
			d := g.Decision(ask.PlaceShip)
			out := fmt.Sprint(d.About, " ", len(d.Placement.Check("ship:5", physics.PoseAt(700, 80, 0))) == 0,
				len(d.Placement.Check("ship:5", physics.PoseAt(700, 81, 0))) == 0)
			g.Put(ask.PlaceShip, "ship:5", 700, 60, 0)
			return out + fmt.Sprint(" ", g.Ship(5).Wing.Split, g.Ship(5).Has(board.Stress), g.Ship(4).Has(board.Stress))
		}, "[ship:5] true false true 1 0"},
		{"X25-HUG-096:splits overlap", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 2, nil)
			g.Put(ask.PlaceShip, "ship:2", 340, 40, 0)
			g.Put(ask.PlaceShip, "ship:1", 400, 80, 0)
			return fmt.Sprint(g.Decision(ask.PlaceShip).About, " ", parted(g))
		}, "[ship:3] 3 refusal.place-on-ship"},
		{"X25-HUG-097:reserve", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 2, nil, printed("blacksquadronace", xwing.Ability{Query: xwing.StartingInReserve,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner }, By: func(*xwing.Table,
					xwing.Moment) int {
					return 1
				}}))
			g.Put(ask.PlaceShip, "ship:2", 100, 60, 0)
			return fmt.Sprint(g.Decision(ask.PlaceShip).About)
		}, "[ship:1]"},
		{"X25-HUG-097:docked", func(t *testing.T, e *xwing.Edition) string {
			g := setUp(t, e, 2, nil, printed(tie, xwing.Ability{Query: xwing.Carrying,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 2 && m.Ship != 2 },
				By: func(*xwing.Table, xwing.Moment) int { return 5 }}))
			return fmt.Sprint(g.Asks(ask.ChooseCarrier))
		}, "false"},
	})
	t.Run("docking is asked of others", func(t *testing.T) {
		m := squad("blacksquadronace", tie)
		s, err := xwing.New(rules(t, edition.Second(), printed(tie, xwing.Ability{Query: xwing.Carrying,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 2 && m.Ship != 2 },
			By: func(*xwing.Table, xwing.Moment) int { return 5 }})), [2]xwing.Muster{m, squad("howlrunner")}, 1)
		if err != nil {
			t.Fatal(err)
		}
		s.Memory.At = 2
		if g := xwingtest.Play(t, s); !g.Asks(ask.ChooseCarrier) {
			t.Error("nobody is asked")
		}
	})
}

// TestWingForeseen: a leader's maneuver shows where its wingmates would come to lie, and which would split.
func TestWingForeseen(t *testing.T) {
	look := func(f flight, code string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			f.phase = board.Planning
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			var out []string
			for _, s := range f.play(t, e).Now().PreviewDial(1, m).Wing {
				tell := s.ID + " " + place(s.Pose)
				if s.Refusal != nil {
					tell += " " + s.Refusal.Why.Key
				}
				out = append(out, tell)
			}
			return strings.Join(out, ", ")
		}
	}
	byWings(t, []wingCase{
		{"formation", look(flight{}, "2FB"), "ship:2 340 380 0, ship:3 460 380 0"},
		{"a ship in the way", look(flight{others: []xwing.ScenarioShip{blue(tie, 330, 385, 0)}}, "2FB"),
			"ship:2 340 380 0 refusal.formation-on-ship, ship:3 460 380 0"},
		{"the edge", look(flight{at: red(tie, 70, 300, 0)}, "2FB"), "ship:2 10 380 0 refusal.formation-outside, ship:3 130 380 0"},
		{"a red one under stress", look(flight{change: burden(3, board.Stress, 1)}, "3KR"),
			"ship:2 460 500 180, ship:3 340 500 180 why.wing-red"},
		{"it flees", look(flight{at: red(tie, 400, 850, 0)}, "5FW"), ""},
	})
}
