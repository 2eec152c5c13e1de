package scene

import (
	"errors"
	"testing"

	"xwing/game"
)

// turnOf asks a seat for one of two ways.
func turnOf(seat game.Seat) game.Decision {
	return game.Decision{Seat: seat, Kind: toyTurn, Shape: game.OneOf, Options: []game.Option{{ID: "left"}, {ID: "right"}}}
}

// goesRight has the computer play blue in a toy: it always goes right.
func goesRight(t *testing.T, asks ...game.Decision) *Question {
	t.Helper()
	q := toyGame(t, newShell(t), asks...)
	q.Play.Computer = SeatsOf(game.Blue)
	q.Manner.Think = func(d game.Decision) (game.Choice, bool, error) {
		return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"right"}}, true, nil
	}
	return q
}

// TestComputerInAnyGame: the shell has the computer answer its seat's questions, and asks a
// person the others; Skip ends the pause.
func TestComputerInAnyGame(t *testing.T) {
	q := goesRight(t, turnOf(game.Blue), turnOf(game.Red), turnOf(game.Blue))
	q.Play.Show.Speed = 100
	if _, asked := q.Decision(); asked || !q.Computing() {
		t.Error("a person is asked for blue")
	}
	for range thinkTicks {
		if q.Compute() {
			t.Fatal("it has not been to be seen what the computer answers")
		}
		if _, c, seen := q.Chosen(); !seen || c.One() != "right" {
			t.Fatalf("shown is %v, %v", c, seen)
		}
	}
	if !q.Compute() || len(answersTo(q)) != 1 {
		t.Fatal("the computer does not answer")
	}
	q.Skip() // the toy's events
	if d, asked := q.Decision(); !asked || d.Seat != game.Red || q.Compute() {
		t.Error("red is not asked")
	}
	q.Pick(turnOf(game.Red), "left")
	q.Skip()
	q.Compute()
	if q.Skip(); !q.Compute() || len(answersTo(q)) != 3 {
		t.Error("Skip does not end the pause")
	}
	if steps, _ := q.Play.TakeBack(); steps != 2 {
		t.Errorf("an undo takes back %d answers, want red's and blue's", steps)
	}
}

// TestAPersonHelpsOut answers for a computer that finds no answer, or none that is legal.
func TestAPersonHelpsOut(t *testing.T) {
	for what, think := range map[string]func(game.Decision) (game.Choice, bool, error){
		"no answer": func(game.Decision) (game.Choice, bool, error) { return game.Choice{}, true, errors.New("no idea") },
		"a wrong one": func(d game.Decision) (game.Choice, bool, error) {
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"up"}}, true, nil
		},
	} {
		q := goesRight(t, turnOf(game.Blue), turnOf(game.Blue))
		q.Manner.Think = think
		for range 3 {
			q.Compute()
		}
		if q.App.Covers.Dialog == nil || len(answersTo(q)) != 0 {
			t.Fatalf("%s: nothing is said", what)
		}
		q.App.Covers.Dialog = nil
		d, asked := q.Decision()
		if !asked || q.Computing() {
			t.Fatalf("%s: nobody is asked", what)
		}
		q.Pick(d, "left")
		q.Skip()
		if _, asked := q.Decision(); asked {
			t.Errorf("%s: the next question is a person's, too", what)
		}
	}
}

func TestSeatsOfTheComputer(t *testing.T) {
	s := SeatsOf(game.Blue, 3)
	if !s.Any() || !s.Has(3) || s.Has(game.Red) || s.Has(game.NoSeat) || SeatsOf().Any() {
		t.Errorf("seats %b", s)
	}
	if s.All(4) || s.All(2) || !SeatsOf(0, 1, 2, 3).All(4) {
		t.Error("it plays all of four")
	}
	if got := s.Seated([]Sitter{Computer, Person}); got != SeatsOf(game.Red, 3) {
		t.Errorf("seated %b", got)
	}
}
