package search_test

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/search"
)

// small is a budget for tests.
var small = search.Budget{Dials: 600, Answers: 40}

// planning is a game that sensible players have brought to the dials of a round.
func planning(t *testing.T, round int) *game.Session {
	t.Helper()
	s := matchtest.Begin(t, matchtest.Kit(t), matchtest.Squads(t, "rebel-core", "imperial-core"), 5)
	players := [2]player.Player{player.NewSensible(1), player.NewSensible(2)}
	for {
		open := s.Open()
		if len(open) == 0 {
			t.Fatal("the game is over")
		}
		if d := open[0]; d.Kind == ask.SetDials && s.State().(*xwing.State).View.Round == round {
			return s
		}
		give(t, s, players[open[0].Seat], open[0])
	}
}

// give has a player answer.
func give(t *testing.T, s *game.Session, p player.Player, d game.Decision) {
	t.Helper()
	c, err := p.Answer(xwing.Sit(s, d.Seat), d)
	if err == nil {
		err = s.Choose(c)
	}
	if err != nil {
		t.Fatalf("%s: %v", d.Kind, err)
	}
}

// TestSameSeedSameAnswer: how much is stepped at once makes no difference, nor does the game that lies before it.
func TestSameSeedSameAnswer(t *testing.T) {
	s := planning(t, 3)
	d := s.Open()[0]
	var first game.Choice
	var told []search.Line
	for i, steps := range []int{1, 7, 1 << 20} {
		try := search.Think(xwing.Sit(s, d.Seat), 9, small)
		for !try.Step(steps) {
		}
		c, lines, err := try.Best()
		try.Close()
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first, told = c, lines
		}
		if !reflect.DeepEqual(c, first) || !reflect.DeepEqual(lines, told) {
			t.Errorf("%d playouts at a time it answers %v after %v, one at a time %v after %v", steps, c, lines, first, told)
		}
	}
	if len(told) < 3 {
		t.Errorf("it tried %d plans only", len(told))
	}
}

// TestBudget: however many ships there are, dials take little more than they may.
func TestBudget(t *testing.T) {
	s := planning(t, 2)
	d := s.Open()[0]
	var all [2]int
	for i, dials := range []int{200, 20_000} {
		try := search.Think(xwing.Sit(s, d.Seat), 9, search.Budget{Dials: dials, Answers: 40})
		for !try.Step(1) {
			all[i]++
		}
		try.Close()
	}
	if all[0] > 40 || all[1] < 4*all[0] {
		t.Errorf("%d playouts with little to spend, %d with much", all[0], all[1])
	}
}

// TestStopsAnywhere: whenever it is stopped after its first step, its answer is legal.
func TestStopsAnywhere(t *testing.T) {
	s := planning(t, 3)
	d := s.Open()[0]
	for _, steps := range []int{1, 2, 5, 30, 100} {
		try := search.Think(xwing.Sit(s, d.Seat), 9, small)
		try.Step(steps)
		c, _, err := try.Best()
		try.Close()
		if err != nil {
			t.Fatalf("after %d steps: %v", steps, err)
		}
		fork, _ := xwing.Sit(s, d.Seat).Fork(1, xwing.Belief{})
		if err := fork.Choose(c); err != nil {
			t.Errorf("after %d steps: %v", steps, err)
		}
		fork.Close()
	}
}

// TestNobodyIsAsked: a seat that is not asked finds no answer, and no search fails for it.
func TestNobodyIsAsked(t *testing.T) {
	s := planning(t, 2)
	give(t, s, player.NewSensible(1), s.Open()[0])
	other := 1 - s.Open()[0].Seat
	try := search.Think(xwing.Sit(s, other), 1, small)
	defer try.Close()
	if done := try.Step(1); !done {
		t.Error("it goes on")
	}
	if _, _, err := try.Best(); err == nil {
		t.Error("it has an answer")
	}
}

// TestAcePlaysWholeGames: nothing it answers is refused, whatever it is asked.
func TestAcePlaysWholeGames(t *testing.T) {
	s := matchtest.Begin(t, matchtest.Kit(t), matchtest.Squads(t, "rebel-core", "imperial-core"), 5)
	players := [2]player.Player{search.NewAce(1, search.Budget{Dials: 200, Answers: 20}), player.NewSensible(2)}
	for asked := 0; asked < 2000; asked++ {
		if _, over := s.Over(); over || s.State().(*xwing.State).View.Round > 12 {
			return
		}
		d := s.Open()[0]
		give(t, s, players[d.Seat], d)
	}
	t.Error("the game has no end")
}
