package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestFirstTeams: in a team of first edition each decides for his own ships, and what affects friends affects the mates', too.
func TestFirstTeams(t *testing.T) {
	var friends, enemies []board.ShipID
	tells := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
		for _, id := range t.View.ShipsInPlay() {
			if t.Friendly(1, id) {
				friends = append(friends, id)
			}
			if t.Enemy(1, id) {
				enemies = append(enemies, id)
			}
		}
	}}
	quartetIn := func(phase board.Phase) *xwingtest.Game {
		ships := quartet()
		ships[0].Pilot = "nightbeast"
		return xwingtest.Start(t, firstRules(t, printed("nightbeast", tells)),
			xwing.Scenario{Phase: phase, Ships: ships, Sides: twoByTwo}, nil)
	}
	t.Run("X10-OPT-002", func(t *testing.T) {
		for _, d := range quartetIn(board.Planning).Open() {
			if d.Kind != ask.SetDials || len(d.Slots) != 1 {
				t.Errorf("%v sets %d dials", d.Seat, len(d.Slots))
				continue
			}
			want := map[game.Seat]string{game.Red: "ship:1", mate: "ship:2", game.Blue: "ship:3", foes: "ship:4"}
			if d.Slots[0].ID != want[d.Seat] {
				t.Errorf("%v sets the dial of %s", d.Seat, d.Slots[0].ID)
			}
		}
		g := quartetIn(board.Engagement)
		if got := fmt.Sprint(friends, enemies); got != "[1 2] [3 4]" {
			t.Errorf("friends and enemies are %s", got)
		}
		for range 4 { // each fires for himself
			d := g.Decision(ask.ChooseAttack)
			if len(d.About) != 1 || g.Ship(board.ShipOf(d.About[0])).Seat != d.Seat {
				t.Errorf("%v is asked about %v", d.Seat, d.About)
			}
			g.Pick(ask.ChooseAttack, game.None)
		}
	})
}
