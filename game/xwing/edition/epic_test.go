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
)

// placing is the first question where a ship is set up.
func placing(t *testing.T, e *xwing.Edition, red, blue xwing.Muster) game.Decision {
	t.Helper()
	state, err := xwing.New(rules(t, e), [2]xwing.Muster{red, blue}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, state)
	g.Until(ask.PlaceShip, nil)
	return g.Decision(ask.PlaceShip)
}

// epics are the editions as epic battles are played by them.
func epics() map[string]*xwing.Edition {
	return map[string]*xwing.Edition{"2.0": edition.Epic(edition.Second()), "2.5": edition.Epic(edition.LaterSecond())}
}

// TestEpicTable: six feet by three, ships are set up along its long edges.
func TestEpicTable(t *testing.T) {
	for id, e := range epics() {
		tell(t, []told{
			{"X25-EPC-001 " + id, func(t *testing.T) string {
				state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
				if err != nil {
					t.Fatal(err)
				}
				return fmt.Sprint(state.View.Area)
			}, "{1828.8 914.4}"},
			{"RULINGS-63 " + id, func(t *testing.T) string {
				d := placing(t, e, squad(tie), squad(tie))
				var out []string
				for _, y := range []float64{20, 180, 181} {
					y := map[game.Seat]float64{game.Red: y, game.Blue: 914.4 - y}[d.Seat]
					var no []string
					for _, r := range d.Placement.Check(d.Placement.Pieces[0].ID, xwingtest.Ship(0, "", 1800, y, 0).Pose) {
						no = append(no, r.Rule)
					}
					out = append(out, fmt.Sprint(no))
				}
				return strings.Join(out, " ")
			}, "[] [] [RULINGS-63]"},
		})
	}
	if e := edition.Second(); edition.Epic(e) == e || e.Area.Width != 914.4 || e.Ledger.Row(0) != edition.Second().Ledger.Row(0) {
		t.Error("an epic battle changes the edition it is played by")
	}
}

// TestEpicSetup: huge ships go before all others, and may stick out of their zone, but not of the play area.
func TestEpicSetup(t *testing.T) {
	for id, e := range epics() {
		state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie, gr75), squad(cr90, tie)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, state)
		g.Until(ask.PlaceShip, nil)
		var order, fill []string
		for g.Asks(ask.PlaceShip) {
			d := g.Decision(ask.PlaceShip)
			p := *d.Placement
			piece, pose, ok := p.AnyLegal()
			if !ok {
				t.Fatal("no room")
			}
			ship := board.ShipOf(piece)
			order = append(order, g.Ship(ship).Pilot)
			for _, y := range []float64{112.25, 113, 112} {
				at := xwingtest.Ship(0, "", pose.Point().X, y, 0).Pose
				if d.Seat == game.Blue {
					at = xwingtest.Ship(0, "", pose.Point().X, 914.4-y, 180).Pose
				}
				if g.Now().Huge(ship) {
					fill = append(fill, fmt.Sprint(len(p.Check(piece, at)) == 0))
				}
			}
			g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose})
		}
		tell(t, []told{
			{"X25-HUG-063 " + id, func(*testing.T) string { return fmt.Sprint(order) }, fmt.Sprint([]string{cr90, gr75, tie, tie})},
			{"X25-HUG-064 " + id, func(*testing.T) string { return fmt.Sprint(fill) }, "[true false false true false false]"},
		})
	}
}

// TestEpicCasualties: what is lost decides, however the battle ends.
func TestEpicCasualties(t *testing.T) {
	type ship struct {
		seat   game.Seat
		points int
		lost   string // "", "half", "gone", "fled"
	}
	battle := func(e *xwing.Edition, round int, ships ...ship) func(*testing.T) string {
		return func(t *testing.T) string {
			var on []xwing.ScenarioShip
			for i, s := range ships {
				set := xwingtest.Ship(s.seat, tie, 100+200*float64(i), 100+700*float64(s.seat), 0)
				set.Points = s.points
				on = append(on, set)
			}
			g := table{phase: board.Engagement, round: round, ships: on, does: func(t *xwing.Table) {
				for i, s := range ships {
					switch id := board.ShipID(i + 1); s.lost {
					case "half":
						t.SufferDamage(id, xwing.Damage{Hits: 2})
					case "gone":
						t.Destroy(id)
					case "fled":
						t.View.Apply(board.ShipFled{Ship: id})
						t.View.Apply(board.ShipRemoved{Ship: id})
					}
				}
			}}.start(t, e)
			g.Until(ask.SetDials, nil)
			said := fmt.Sprint(g.Now().Standing(&g.Now().View))
			out, over := g.Now().Outcome()
			if !over {
				return said + " goes on"
			}
			return said + " " + out.Winner.ID() + " " + out.Why.Key
		}
	}
	mine, yours := ship{game.Red, 30, ""}, ship{game.Blue, 30, ""}
	for id, e := range epics() {
		tell(t, []told{
			{"X25-EPC-004:destroyed " + id, battle(e, 1, mine, yours, ship{game.Red, 7, "gone"}), "[0 7] goes on"},
			{"X25-EPC-004:half " + id, battle(e, 1, mine, yours, ship{game.Red, 7, "half"}), "[0 4] goes on"},
			{"X25-EPC-004:fled " + id, battle(e, 1, mine, yours, ship{game.Red, 7, "fled"}), "[0 7] goes on"},
			{"RULINGS-63 after the last round " + id, battle(e, 12, mine, yours, ship{game.Red, 7, "gone"}), "[0 7] blue outcome.ships"},
			{"RULINGS-63 not before " + id, battle(e, 11, mine, yours, ship{game.Red, 7, "gone"}), "[0 7] goes on"},
			{"RULINGS-63 a tie " + id, battle(e, 12, mine, yours), "[0 0] nobody outcome.ships-draw"},
			{"RULINGS-63 no ship left " + id, battle(e, 1, ship{game.Red, 30, "gone"}, yours), "[0 30] blue outcome.ships"},
			{"RULINGS-63 who has none left has more " + id, battle(e, 1, ship{game.Red, 30, "gone"}, yours, ship{game.Blue, 31, "gone"}),
				"[31 30] red outcome.ships"},
			{"RULINGS-63 as much, and ships left " + id, battle(e, 1, ship{game.Red, 30, "gone"}, yours, ship{game.Blue, 30, "gone"}),
				"[30 30] blue outcome.winner"},
		})
	}
}
