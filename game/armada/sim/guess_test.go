package sim

import (
	"bytes"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/player"
)

// TestGuessIsOfTheViewAlone: of states that a seat sees alike the same is guessed, whatever lies hidden from it (ARM-INF-011
// is about views, and forks are made of what is guessed).
func TestGuessIsOfTheViewAlone(t *testing.T) {
	k := kit(t)
	facedown, dials := 0, 0
	for seed := range uint64(6) {
		g := newGame(t, k, 250, seed)
		state, err := k.Start(g.Header)
		if err != nil {
			t.Fatal(err)
		}
		s, err := game.NewSession(g.Header, state, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		chance := player.NewRandom(seed)
		for n := 0; ; n++ {
			if _, over := s.Over(); over {
				break
			}
			c, err := chance.Answer(s.Open()[0])
			if err == nil {
				err = s.Choose(c)
			}
			if err != nil {
				t.Fatal(err)
			}
			if n%7 != 0 {
				continue
			}
			for _, seat := range []game.Seat{game.NoSeat, game.Red, game.Blue} {
				one, two := s.State().Clone().(*armada.State), s.State().Clone().(*armada.State)
				f, d := hideFrom(two, seat, seed)
				facedown, dials = facedown+f, dials+d
				one.Imagine(seat, 3, nil)
				two.Imagine(seat, 3, nil)
				if !bytes.Equal(one.Encode(), two.Encode()) {
					t.Fatalf("seed %d, step %s: what %s guesses knows more than the view", seed, s.Step(), seat.ID())
				}
			}
		}
	}
	if facedown == 0 || dials == 0 {
		t.Errorf("%d facedown cards, %d facedown dials: the test sees too little", facedown, dials)
	}
}

// hideFrom changes all that is hidden from a seat, and counts the facedown cards and dials among it.
func hideFrom(s *armada.State, seat game.Seat, seed uint64) (facedown, dials int) {
	h := &s.Hidden
	h.Dice = game.NewSource(seed, 99)
	for side := range h.Decks {
		h.Shuffle[side] = game.NewSource(seed, uint64(100+side))
		slices.Reverse(h.Decks[side])
	}
	for i, cards := range h.Facedown {
		deck := h.Decks[s.View.Ships[i].Seat]
		for j := range min(len(cards), len(deck)) {
			cards[j], deck[j] = deck[j], cards[j]
			facedown++
		}
		if s.View.Ships[i].Seat == seat {
			continue
		}
		for j := range h.Stacks[i] {
			h.Stacks[i][j] = catalog.Navigate
			dials++
		}
	}
	return facedown, dials
}
