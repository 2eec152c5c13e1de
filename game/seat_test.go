package game

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"testing"
)

func TestSeatsAreCalledByID(t *testing.T) {
	for seat, id := range []string{"red", "blue", "seat3", "seat4"} {
		if got := Seat(seat).ID(); got != id {
			t.Errorf("seat %d is called %q, want %q", seat, got, id)
		}
		for seats := range 6 {
			if got, ok := SeatOf(id, seats); ok != (seat < seats) || ok && got != Seat(seat) {
				t.Errorf("%q is seat %d of %d: %v", id, got, seats, ok)
			}
		}
	}
	for _, id := range []string{"", "nobody", "seat", "seat0", "seat1", "seat2", "seat03", "seat-3", "seat300", "Red"} {
		if seat, ok := SeatOf(id, 1000); ok {
			t.Errorf("%q is seat %d", id, seat)
		}
	}
}

// TestFourSeats plays a game of four to its end; its journal brings it back, and its undo
// asks the others.
func TestFourSeats(t *testing.T) {
	log := &memory{}
	s := newQuartet(t, startQuartet, log)
	if sides := s.Sides(); !reflect.DeepEqual(sides, []Side{0, 1, 0, 1}) || len(s.Open()) != 4 {
		t.Fatalf("sides %v, %d open", sides, len(s.Open()))
	}
	for _, seat := range []Seat{2, 0, 3} { // in any order
		choose(t, s, seat, "hide", "2")
	}
	if _, asked := s.Decision(2); asked || s.Step() != "quartet/0" {
		t.Error("a seat answers twice, or the step does not wait for the last")
	}
	if u := s.CanUndo(2); u != (Undoable{Choices: 3}) {
		t.Errorf("seat3's answer is taken back with those since, freely: %+v", u)
	}
	choose(t, s, 1, "hide", "3")
	for seat := range Seat(4) {
		choose(t, s, seat, "ask", "no")
	}
	if u := s.CanUndo(2); u != (Undoable{Choices: 2, Agreement: true, Chance: true}) {
		t.Errorf("behind a roll: %+v", u)
	}
	if err := s.Undo(2, false, 1); !errors.Is(err, ErrNeedsAgreement) {
		t.Errorf("Undo without agreement = %v", err)
	}
	if err := s.Undo(2, true, 1); err != nil || s.Open()[0].Seat != 2 {
		t.Errorf("Undo = %v, asked %v", err, s.Open())
	}
	src := NewSource(4, 4)
	playOut(t, s, &src)
	out, over := s.Over()
	if score := s.State().(*quartet).Score; !over || out.Winner != map[bool]Side{true: 0, false: 1}[score[0] > score[1]] {
		t.Errorf("over %v, %+v by %v", over, out, score)
	}
	resumed, notice, err := Resume(log.data, startQuartet, nil)
	if err != nil || !notice.Empty() {
		t.Fatalf("Resume = %v, %v", notice, err)
	}
	defer resumed.Close()
	if resumed.Hash() != s.Hash() || !reflect.DeepEqual(resumed.Played(), s.Played()) || !reflect.DeepEqual(resumed.Header(), s.Header()) {
		t.Error("the journal brings another game")
	}
	if !bytes.Contains(log.data, []byte(`"squads":["a","b","c","d"]`)) {
		t.Errorf("the header is %s", log.data[:200])
	}
	for s.Choices() > 0 {
		if err := s.Undo(NoSeat, true, 3); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.Open()) != 4 {
		t.Errorf("with all taken back %d are asked", len(s.Open()))
	}
}

// TestFourSeatsResume brings a game back from wherever its journal ends, and a fork stands
// where it stands.
func TestFourSeatsResume(t *testing.T) {
	log := &memory{}
	s := newQuartet(t, startQuartet, log)
	src := NewSource(5, 5)
	for range 15 {
		playOne(t, s, &src)
		resumed, _, err := Resume(log.data, startQuartet, nil)
		if err != nil {
			t.Fatal(err)
		}
		if resumed.Hash() != s.Hash() || !reflect.DeepEqual(resumed.Open(), s.Open()) {
			t.Errorf("after %d choices the journal brings another game", s.Choices())
		}
		resumed.Close()
		f := s.Fork()
		if f.Step() != s.Step() || !reflect.DeepEqual(f.Open(), s.Open()) {
			t.Errorf("after %d choices the fork stands in %s, asked %v", s.Choices(), f.Step(), f.Open())
		}
		playOut(t, f, &src)
		f.Close()
	}
}

// TestASideConcedes holds that partners lose together, and that nobody has won where more
// than one side is left.
func TestASideConcedes(t *testing.T) {
	for seat := range Seat(4) {
		s := newQuartet(t, startQuartet, nil)
		if err := s.End(seat); err != nil {
			t.Fatal(err)
		}
		if out, over := s.Over(); !over || out.Winner != Side(1-seat%2) {
			t.Errorf("%s concedes: over %v, won by %v", seat.ID(), over, out.Winner)
		}
	}
	for _, c := range []struct {
		by    Seat
		sides []Side
		want  Side
	}{{0, []Side{0, 1}, 1}, {1, []Side{0, 1}, 0}, {NoSeat, []Side{0, 1}, NoSide}, {2, []Side{0, 1}, NoSide},
		{0, []Side{0, 1, 2}, NoSide}, {2, []Side{0, 0, 1, 0}, 0}, {0, []Side{0}, NoSide}} {
		if got := (EndLine{By: c.by}).Outcome(c.sides).Winner; got != c.want {
			t.Errorf("seat %d of %v ends the game: won by %d, want %d", c.by, c.sides, got, c.want)
		}
	}
}

// TestNobodySitsThere holds that a question to a seat that the game has not is a fault.
func TestNobodySitsThere(t *testing.T) {
	d := Decision{Kind: "k", Shape: OneOf, Options: options("a")}
	for seats := range 5 {
		for d.Seat = NoSeat; d.Seat < 6; d.Seat++ {
			if err := checkAsk([]Decision{d}, seats); (err == nil) != (d.Seat >= 0 && int(d.Seat) < seats) {
				t.Errorf("seat %d of %d is asked: %v", d.Seat, seats, err)
			}
		}
	}
}

// TestFourSeatsKeepSecrets plays games that differ in what one seat hides and in the dice to
// come: forks of any other, its partner's too, are the same and go the same way, unless the
// game has partners know each other's.
func TestFourSeatsKeepSecrets(t *testing.T) {
	for _, open := range []bool{false, true} {
		start := startQuartet
		if open {
			start = startOpenQuartet
		}
		for secret := range Seat(4) {
			for asked := range Seat(4) {
				if asked == secret {
					continue
				}
				for _, waiting := range []bool{true, false} {
					ways := map[string]bool{}
					for n := range 3 {
						s := newQuartet(t, start, nil)
						s.state.Reseed(uint64(n))
						ways[secretWay(t, s, secret, asked, n, waiting)] = true
					}
					want := 1
					if knows := open && secret%2 == asked%2; knows && !waiting {
						want = 3
					}
					if len(ways) != want {
						t.Errorf("open %v, %s hides, waiting %v: forks of %s go %d ways, want %d", open, secret.ID(), waiting, asked.ID(),
							len(ways), want)
					}
				}
			}
		}
	}
}

// secretWay is all that comes of a fork of the asked seat, of a game in which the secret is
// n: waiting, while it is asked what to hide and the others have answered; else when all lies
// there.
func secretWay(t *testing.T, s *Session, secret, asked Seat, n int, waiting bool) string {
	t.Helper()
	for seat := range Seat(4) {
		pick := "2"
		if seat == secret {
			pick = fmt.Sprint(n + 1)
		}
		if seat != asked || !waiting {
			choose(t, s, seat, "hide", pick)
		}
	}
	for seat := Seat(0); seat < asked && !waiting; seat++ {
		choose(t, s, seat, "ask", "yes")
	}
	f := forkOf(t, s, asked, 9, 3)
	way := fmt.Sprint(f.Hash(), f.Open(), f.Played(), f.CanUndo(NoSeat))
	for range 30 {
		for _, d := range f.Open() {
			choose(t, f, d.Seat, d.Kind, d.Options[0].ID)
		}
	}
	return way + fmt.Sprint(f.Drain(), f.Hash())
}
