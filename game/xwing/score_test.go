package xwing_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestStanding counts a squad while its ships are damaged and leave the game.
func TestStanding(t *testing.T) {
	luke := xwingtest.Ship(game.Red, "lukeskywalker", 700, 300, 0) // hull 4, shields 2
	luke.Points = 63
	s := duel{more: []xwing.ScenarioShip{luke}}.state(t)
	ship := s.View.Ship(3)
	for _, tt := range []struct {
		name   string
		change func()
		want   [2]int
	}{
		{"nothing is lost", func() {}, [2]int{0, 0}},
		{"shields are", func() { ship.Shields.Active = 0 }, [2]int{0, 0}},
		{"half of all is", func() { ship.Facedown = 1 }, [2]int{0, 31}},
		{"it is back", func() { ship.Shields.Active = 1 }, [2]int{0, 0}},
		{"points lie on a condition", func() { ship.Conditions = []board.Condition{{Points: 2}} }, [2]int{2, 0}},
		{"destroyed", func() { ship.Destroyed = true }, [2]int{0, 63}},
		{"fled", func() { ship.Destroyed, ship.Fled, ship.Where = false, true, board.Removed }, [2]int{0, 63}},
	} {
		if tt.change(); s.Standing(&s.View) != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, s.Standing(&s.View), tt.want)
		}
	}
	if s.Worth(3) != 63 || s.Worth(4) != 0 || s.Worth(0) != 0 {
		t.Errorf("ships are worth %d, %d, %d", s.Worth(3), s.Worth(4), s.Worth(0))
	}
}

// TestTurns tells the order of turns: low initiative moves first, high fires first, of
// equals the first player's.
func TestTurns(t *testing.T) {
	// Ships: 1 red 3, 2 blue 1, 3 blue 3, 4 red 5.
	s := duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, "blacksquadronace", 600, 700, 180),
		xwingtest.Ship(game.Red, "lukeskywalker", 700, 300, 0)}}.state(t)
	for _, tt := range []struct {
		phase board.Phase
		first game.Seat
		want  string
	}{
		{board.Activation, game.Red, "[2 1 3 4]"},
		{board.Activation, game.Blue, "[2 3 1 4]"},
		{board.Engagement, game.Red, "[4 1 3 2]"},
		{board.Engagement, game.Blue, "[4 3 1 2]"},
	} {
		s.View.First = tt.first
		if got := fmt.Sprint(s.Turns(tt.phase)); got != tt.want {
			t.Errorf("%v, %v first: %s, want %s", tt.phase, tt.first, got, tt.want)
		}
	}
}
