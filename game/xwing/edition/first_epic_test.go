package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// firstEpic are the rules of epic battles of first edition.
func firstEpic(t *testing.T, own ...*xwing.Card) *xwing.Rules {
	t.Helper()
	r := firstRules(t, own...)
	r.Edition = edition.Epic(r.Edition)
	return r
}

// twelve is a squad that brings six of the asteroids of the core set.
func twelve(pilots ...string) xwing.Muster {
	m := xwing.Muster{Name: "test", Points: 100}
	for i := range 6 {
		m.Obstacles = append(m.Obstacles, fmt.Sprint("coreasteroid", i))
	}
	for _, p := range pilots {
		m.Ships = append(m.Ships, xwing.MusterShip{Pilot: p})
	}
	return m
}

// strewn lays n obstacles where there is room, and tells by whom; the game is where the next is to be laid.
func strewn(t *testing.T, r *xwing.Rules, n int) (order string, g *xwingtest.Game) {
	t.Helper()
	state, err := xwing.New(r, [2]xwing.Muster{squad(tie), squad(tie)}, 1)
	if r.Edition.ID == "1" {
		state, err = xwing.New(r, [2]xwing.Muster{twelve(tie), twelve(tie)}, 1)
	}
	if err != nil {
		t.Fatal(err)
	}
	g = xwingtest.Play(t, state)
	var seats []string
	for range n {
		g.Until(ask.PlaceObstacle, nil)
		d := g.Decision(ask.PlaceObstacle)
		piece, pose, ok := d.Placement.AnyLegal()
		if !ok {
			t.Fatal("no room")
		}
		seats = append(seats, d.Seat.ID())
		g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose})
	}
	first := g.Now().View.First
	for i := range seats { // as if red were first
		if first == game.Blue {
			seats[i] = map[string]string{"red": "blue", "blue": "red"}[seats[i]]
		}
	}
	return strings.Join(seats, " "), g
}

// TestFirstEpicObstacles: twelve obstacles on a long table, in pairs.
func TestFirstEpicObstacles(t *testing.T) {
	// may tells what is against laying the next obstacle so far from the one laid last, to the right or left of it.
	may := func(n int, gap float64) func(*testing.T) string {
		return func(t *testing.T) string {
			_, g := strewn(t, firstEpic(t), n)
			d := g.Decision(ask.PlaceObstacle)
			last := g.Now().View.Obstacles[n-1]
			outline, _ := g.Now().Rules().Catalog.Obstacle(last.XWS)
			_, from := outline.Outline.At(last.Pose).Bounds()
			piece := d.Placement.Pieces[0]
			lo, _ := piece.Outline.At(physics.PoseAt(0, 0, 0)).Bounds()
			pose := physics.PoseAt(from.X+gap-lo.X, last.Pose.Point().Y, 0)
			if gap == 0 {
				pose = d.Placement.Snap(piece.ID, physics.PoseAt(from.X+20-lo.X, last.Pose.Point().Y, 0))
			}
			var no []string
			for _, r := range d.Placement.Check(piece.ID, pose) {
				no = append(no, r.Rule)
			}
			return fmt.Sprint(no)
		}
	}
	tell(t, []told{
		{"X10-HUG-045:table", func(t *testing.T) string {
			_, g := strewn(t, firstEpic(t), 1)
			return fmt.Sprint(g.Now().View.Area)
		}, "{1828.8 914.4}"},
		{"X10-HUG-045:number", func(t *testing.T) string {
			_, g := strewn(t, firstEpic(t), 12)
			return fmt.Sprint(len(g.Now().View.Obstacles), g.Asks(ask.PlaceObstacle))
		}, "12 false"},
		{"X10-HUG-045:pairs whose turn it is", func(t *testing.T) string {
			order, _ := strewn(t, firstEpic(t), 5)
			return order
		}, "red red blue blue red"},
		{"X10-HUG-045:pairs the second one touches", may(1, 0), "[]"},
		{"X10-HUG-045:pairs the second one apart", may(1, 3), "[X10-HUG-045]"},
		{"X10-HUG-045:pairs the second one over the first", may(1, -20), "[X10-HUG-045]"},
		{"X10-HUG-045:pairs the third one touches", may(2, 0.005), "[X10-SET-004 X10-SET-004]"},
		{"RULINGS-80 the third one at range 1", may(2, 99), "[X10-SET-004 X10-SET-004]"},
		{"RULINGS-80 the third one beyond", may(2, 120), "[]"},
		{"RULINGS-80 ships within range 2", func(t *testing.T) string {
			state, err := xwing.New(firstEpic(t), [2]xwing.Muster{twelve(tie), twelve(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			g := xwingtest.Play(t, state)
			g.Until(ask.PlaceShip, nil)
			d := g.Decision(ask.PlaceShip)
			var out []string
			for _, y := range []float64{20, 180, 181} {
				y := map[game.Seat]float64{game.Red: y, game.Blue: 914.4 - y}[d.Seat]
				var no []string
				for _, r := range d.Placement.Check(d.Placement.Pieces[0].ID, physics.PoseAt(1790, y, 0)) {
					no = append(no, r.Rule)
				}
				out = append(out, fmt.Sprint(no))
			}
			return strings.Join(out, " ")
		}, "[] [] [RULINGS-80]"},
	})
}

// TestFirstEpicScore: what is lost of huge ships counts by their sections.
func TestFirstEpicScore(t *testing.T) {
	standing := func(hurt func(*xwing.Table)) func(*testing.T) string {
		return func(t *testing.T) string {
			ships := corvette(400, 300, 0)
			ships[0].Points, ships[1].Points = 61, 43
			ships = append(ships, red(tie, 600, 100, 0), red(transport, 700, 200, 0))
			ships[3].Points, ships[4].Points = 13, 31
			g := hugeTable{ships: ships, change: func(s *xwing.State) {}}.by(t, firstEpic(t))
			s := g.Now()
			hurt(&xwing.Table{State: s})
			return fmt.Sprint(s.Standing(&s.View))
		}
	}
	suffer := func(id board.ShipID, n int) func(*xwing.Table) {
		return func(t *xwing.Table) {
			ship := t.Ship(id)
			n := n
			lost := min(n, ship.Shields.Active)
			ship.Shields.Active -= lost
			ship.Facedown += n - lost
		}
	}
	tell(t, []told{
		{"X10-HUG-047:whole a crippled section", standing(func(t *xwing.Table) { t.Ship(1).Crippled = true }), "[0 61]"},
		{"X10-HUG-047:half of a section's health", standing(suffer(2, 6)), "[0 22]"},
		{"X10-HUG-047:half not yet", standing(suffer(2, 5)), "[0 0]"},
		{"X10-HUG-047:half of a ship with one card", standing(suffer(5, 6)), "[0 16]"},
		{"X10-HUG-047 no half of another ship", standing(suffer(4, 2)), "[0 0]"},
		{"X10-HUG-047:whole both", standing(func(t *xwing.Table) { t.Ship(1).Destroyed, t.Ship(2).Destroyed = true, true }), "[0 104]"},
	})
}
