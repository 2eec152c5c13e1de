package xwing

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/ui"
)

// TestTeamsAtTheTable: a game in teams is begun in the window, begun again and read from its journal as one; rosters list the
// ships of a side together, the computer plays all of its seats, and colors go by side.
func TestTeamsAtTheTable(t *testing.T) {
	two := matchtest.Squads(t, "rebel-core", "imperial-heavies")
	s := setup{teams: match.Teams{2, 2}, epic: true, bring: [2][][]byte{{two[0], two[0]}, {two[1], two[1]}}, squads: two,
		computer: scene.SeatsOf(1, 3), seed: 3, seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, 1000)
	for range 20 {
		settle(a, ui.Input{})
	}
	p := table.play
	if got := fmt.Sprint(p.Session.Sides()); got != "[0 1 0 1]" || p.Computer != scene.SeatsOf(1, 3) {
		t.Errorf("sides %s, the computer plays %b", got, p.Computer)
	}
	if again := p.setup.again(); again.teams != s.teams || len(again.bring[0]) != 2 || !a.kit.IsEpic(p.Session.Header()) {
		t.Errorf("a rematch is of %v, with %d squads of red", again.teams, len(again.bring[0]))
	}
	owners := map[game.Seat]int{}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		here, _ := table.side.squad(seat)
		for _, ship := range here {
			owners[ship.Seat]++
			if p.board.view.Head(ship.Seat) != seat || art.SeatColor(ship.Seat) != art.SeatColor(seat) {
				t.Errorf("ship %d of %s stands with %s's", ship.ID, ship.Seat.ID(), seat.ID())
			}
		}
	}
	if len(owners) != 4 {
		t.Errorf("rosters list ships of %v", owners)
	}
	if mine, mates := p.names.Bare(1), p.names.Bare(p.board.view.SquadOf(2)[0]); mine+" ·2" != mates {
		t.Errorf("a ship is called %q, the mate's %q", mine, mates)
	}
	if text := widget(t, a, "owner:seat3").Words; !strings.HasPrefix(text, "Red 2 · ") || shows(a, "owner:seat5") {
		t.Errorf("over the ships of a mate stands %q", text)
	}
	if got := a.words.Seat(2) + ", " + a.words.Seat(3); got != "Red 2, Blue 2" {
		t.Errorf("seats are called %s", got)
	}
}
