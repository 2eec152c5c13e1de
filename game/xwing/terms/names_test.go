package terms_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// TestNamesakes: a ship's words say whose it is where another player of a team game has one of its name, and nowhere else.
func TestNamesakes(t *testing.T) {
	ship := func(id board.ShipID, seat game.Seat, pilot string) board.Ship {
		return board.Ship{ID: id, Seat: seat, Pilot: pilot}
	}
	ships := []board.Ship{ship(1, 0, "academypilot"), ship(2, 1, "academypilot"), ship(3, 3, "academypilot"), ship(4, 2, "howlrunner"),
		{ID: 5, Seat: 1, Remote: "evacuationshuttle"}}
	for _, c := range []struct {
		name   string
		sides  []game.Side
		badged bool
		want   []string
	}{
		{"two players", nil, false, []string{"Academy Pilot 1", "Academy Pilot 2", "Academy Pilot 3", `"Howlrunner"`}},
		{"teams", []game.Side{0, 1, 0, 1}, false, []string{"Academy Pilot 1 of Red", "Academy Pilot 2 of Ann", "Academy Pilot 3 of Blue 2",
			`"Howlrunner" ·2`}},
		{"teams at the table", []game.Side{0, 1, 0, 1}, true, []string{"Academy Pilot (1) of Red", "Academy Pilot (2) of Ann",
			"Academy Pilot (3) of Blue 2", `"Howlrunner" ·2 (4)`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			there := slices.Clone(ships)
			for i := range there {
				there[i].Seat %= game.Seat(max(len(c.sides), 2))
			}
			n := terms.NewNames(&board.View{Ships: there, Sides: c.sides}, matchtest.Kit(t).Facts).Players("", "Ann")
			if c.badged {
				n = n.Badged()
			}
			w := load(t).With(n)
			for i, want := range c.want {
				if got := w.Value("ship", fmt.Sprint("ship:", i+1)); got != want {
					t.Errorf("ship %d is %q, want %q", i+1, got, want)
				}
			}
			if got := n.Bare(3); (got == "Academy Pilot ·2") != (c.sides != nil) {
				t.Errorf("beside its badge it is %q", got)
			}
		})
	}
}
