package match_test

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// TestForksKnowNothing plays forks of games that differ in the dice to come, the
// decks and what of them lies facedown, and in a dial. Whatever is rolled, dealt and
// revealed in the forks, and whatever they ask, is the same.
func TestForksKnowNothing(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	chance, revealed := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		s := begin(t, kit, seed, "imperial-core", func(now *xwing.State, d game.Decision) bool {
			return d.Kind == ask.SetDials && now.View.Round > 1+int(seed%3)
		})
		var pair [2]*game.Session
		for i, twin := range tamper(t, s, func(h *xwing.Hidden) { hideAll(s.State().(*xwing.State), h, seed) }) {
			for _, seat := range []game.Seat{game.Red, game.Blue} {
				setDials(t, twin, seat, i == 1)
			}
			pair[i] = twin.Fork()
			t.Cleanup(pair[i].Close)
			pair[i].Drain()
		}
		p := player.NewRandom(seed)
		for range 150 {
			open := pair[0].Open()
			if len(open) == 0 || open[0].Kind == ask.SetDials {
				break
			}
			c := choose(t, pair[0], p, open[0])
			if err := pair[1].Choose(c); err != nil {
				t.Fatalf("seed %d: the same answer is refused: %v", seed, err)
			}
			if pair[0].CanUndo(game.NoSeat).Chance {
				chance++
			}
			a, b := logOf(pair[0]), logOf(pair[1])
			if a != b {
				t.Fatalf("seed %d, after %s: one fork tells\n%s\nthe other\n%s", seed, c.Kind, a, b)
			}
			if strings.Contains(a, "DialRevealed") {
				revealed++
			}
			for _, seat := range []game.Seat{game.NoSeat, game.Red, game.Blue} {
				if a, b := shown(t, kit, w, pair[0], seat), shown(t, kit, w, pair[1], seat); a != b {
					t.Fatalf("seed %d, after %s: seat %d is shown\n%s\nand\n%s", seed, c.Kind, seat, a, b)
				}
			}
		}
	}
	if chance < 40 || revealed < 12 {
		t.Errorf("chance came %d times, dials were revealed %d times: the test sees too little", chance, revealed)
	}
}

// setDials sets a seat's dials; other says for the ship that reveals last: to another
// maneuver.
func setDials(t *testing.T, s *game.Session, seat game.Seat, other bool) {
	t.Helper()
	d, ok := s.Decision(seat)
	if !ok {
		return
	}
	now := s.State().(*xwing.State)
	c, err := player.NewSensible(5).Answer(xwing.Sit(s, seat), d)
	if err != nil {
		t.Fatal(err)
	}
	last := slices.MaxFunc(d.Slots, func(a, b game.Slot) int {
		return now.Initiative(board.ShipOf(a.ID)) - now.Initiative(board.ShipOf(b.ID))
	})
	c.Each = maps.Clone(c.Each)
	for _, o := range last.Options {
		if other && o.Legal() && o.ID != c.Each[last.ID] {
			c.Each[last.ID] = o.ID
			break
		}
	}
	if err := s.Choose(c); err != nil {
		t.Fatal(err)
	}
}

// hideAll changes all that is hidden.
func hideAll(now *xwing.State, h *xwing.Hidden, seed uint64) {
	h.Dice = game.NewSource(seed, 99)
	for seat := range h.Decks {
		h.Decks[seat].Chance = game.NewSource(seed, uint64(100+seat))
		slices.Reverse(h.Decks[seat].Cards)
	}
	for i, cards := range h.Facedown {
		for j := range cards {
			deck := h.Decks[now.View.Ships[i].Seat].Cards
			cards[j], deck[j] = deck[j], cards[j]
		}
		if d := now.View.Ships[i].Dial; d.Assigned && !d.Revealed {
			h.Dials[i] = catalog.Maneuver{Speed: 1, Bearing: 1, Difficulty: catalog.White}
		}
	}
	for i := range h.Secrets {
		if h.Secrets[i].Card = "youshouldthankme"; seed%2 == 0 {
			h.Secrets[i].Card = "youdbettermeanbusiness"
		}
	}
}

// TestGuessIsOfTheViewAlone: of states that everybody sees alike the same is guessed.
func TestGuessIsOfTheViewAlone(t *testing.T) {
	kit := matchtest.Kit(t)
	facedown, dials := 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		s := begin(t, kit, seed, "imperial-core", func(now *xwing.State, d game.Decision) bool {
			return d.Kind == ask.ChooseAction && now.View.Round > int(seed%4)
		})
		one, two := s.State().Clone().(*xwing.State), s.State().Clone().(*xwing.State)
		one.Hidden.Secrets = []xwing.Secret{{Ship: 1, Card: "youshouldthankme"}}
		two.Hidden.Secrets = []xwing.Secret{{Ship: 1, Card: "youdbettermeanbusiness"}}
		hideAll(two, &two.Hidden, 2)
		if bytes.Equal(one.Encode(), two.Encode()) {
			t.Fatal("nothing hidden differs")
		}
		for i := range one.View.Ships {
			facedown += len(one.Hidden.Facedown[i])
			if d := one.View.Ships[i].Dial; d.Assigned && !d.Revealed {
				dials++
			}
		}
		one.Imagine(game.NoSeat, 3, nil)
		two.Imagine(game.NoSeat, 3, nil)
		if !bytes.Equal(one.Encode(), two.Encode()) {
			t.Errorf("seed %d: the guess knows more than the view", seed)
		}
	}
	if facedown == 0 || dials == 0 {
		t.Errorf("%d facedown cards, %d facedown dials: the test sees too little", facedown, dials)
	}
}
