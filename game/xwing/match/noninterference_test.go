package match_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/terms"
)

// Non-interference: whatever hidden facts are changed, what a viewer is shown
// stays the same to the letter until the rules reveal them (Views, DESIGN.md).

// begin starts a game of the core set in which both decks and all dials can be
// tampered with, played on by a random player up to the wanted moment.
func begin(t *testing.T, kit *match.Kit, seed uint64, blue string, until func(*xwing.State, game.Decision) bool) *game.Session {
	t.Helper()
	s := matchtest.Begin(t, kit, matchtest.Squads(t, "rebel-core", blue), seed)
	p := player.NewSensible(seed)
	for n := 0; n < 5000; n++ {
		open := s.Open()
		if len(open) == 0 || until(s.State().(*xwing.State), open[0]) {
			return s
		}
		choose(t, s, p, open[0])
	}
	t.Fatal("the moment never came")
	return nil
}

func choose(t *testing.T, s *game.Session, p player.Player, d game.Decision) game.Choice {
	t.Helper()
	c, err := p.Answer(xwing.Sit(s, d.Seat), d)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(c); err != nil {
		t.Fatal(err)
	}
	return c
}

// shown is everything that a viewer gets from a session: his view, the
// decisions that he may look at, and the log since the last call.
func shown(t *testing.T, kit *match.Kit, w *terms.Words, s *game.Session, seat game.Seat) string {
	t.Helper()
	v := s.State().(*xwing.State).ViewFor(seat)
	var open []game.Decision
	for _, d := range s.Open() {
		if !d.Private || d.Seat == seat {
			open = append(open, d)
		}
	}
	b, err := json.Marshal(struct {
		V board.View
		D []game.Decision
	}{v, open})
	if err != nil {
		t.Fatal(err)
	}
	out := string(b)
	named := w.With(terms.NewNames(&v, kit.Facts))
	for _, d := range open {
		out += "\n" + named.Prompt(d)
	}
	return out
}

func logOf(s *game.Session) string {
	out := ""
	for _, e := range s.Drain() {
		out += fmt.Sprintf("%s %+v\n", game.EventKind(e), e)
	}
	return out
}

// tamper returns a session that stands where s stands at a step boundary, with
// its hidden facts changed.
func tamper(t *testing.T, s *game.Session, change func(*xwing.Hidden)) [2]*game.Session {
	t.Helper()
	var pair [2]*game.Session
	for i := range pair {
		c := s.State().Clone().(*xwing.State)
		if i == 1 {
			change(&c.Hidden)
		}
		var err error
		if pair[i], err = game.NewSession(s.Header(), c, nil); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(pair[i].Close)
	}
	return pair
}

// TestDeckOrderReachesNobody plays one game twice, with the decks and the
// facedown cards in another order, up to the first card that turns faceup.
func TestDeckOrderReachesNobody(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	compared := 0
	for seed := uint64(1); seed <= 24; seed++ {
		s := begin(t, kit, seed, "imperial-core", func(now *xwing.State, d game.Decision) bool {
			return d.Kind == ask.SetDials && now.View.Round > 2
		})
		pair := tamper(t, s, func(h *xwing.Hidden) {
			for seat := range h.Decks {
				slices.Reverse(h.Decks[seat].Cards)
			}
		})
		p := player.NewRandom(seed)
		for n := 0; n < 400; n++ {
			logs := [2]string{logOf(pair[0]), logOf(pair[1])}
			if faceup(pair[0]) || dealtFaceup.MatchString(logs[0]) {
				break
			}
			if logs[0] != logs[1] {
				t.Fatalf("seed %d: the logs differ:\n%s\n%s", seed, logs[0], logs[1])
			}
			for _, seat := range []game.Seat{game.NoSeat, game.Red, game.Blue} {
				a, b := shown(t, kit, w, pair[0], seat), shown(t, kit, w, pair[1], seat)
				if a != b {
					t.Fatalf("seed %d, seat %d: shown\n%s\nwant\n%s", seed, seat, b, a)
				}
				compared++
			}
			open := pair[0].Open()
			if len(open) == 0 {
				break
			}
			c := choose(t, pair[0], p, open[0])
			if err := pair[1].Choose(c); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
	if compared < 300 {
		t.Errorf("compared only %d times: the test sees too little", compared)
	}
}

// dealtFaceup finds a card in a log that was dealt faceup, though it may have
// been repaired at once.
var dealtFaceup = regexp.MustCompile(`DamageDealt \{Ship:\d+ Card:[a-z]`)

// faceup reports whether any ship has a faceup damage card, or a deck has been
// looked into: from then on the order of the decks is no secret any more.
func faceup(s *game.Session) bool {
	now := s.State().(*xwing.State)
	return slices.ContainsFunc(now.View.Ships, func(ship board.Ship) bool { return len(ship.Faceup) > 0 || ship.DamageCards() > 0 && ship.Destroyed })
}

// TestDialsReachNobodyElse sets Red's dials in two ways: Blue and the public see
// the same until the first of them is revealed.
func TestDialsReachNobodyElse(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	compared := 0
	for seed := uint64(1); seed <= 4; seed++ {
		s := begin(t, kit, seed, "separatist-swarm", func(_ *xwing.State, d game.Decision) bool { return d.Kind == ask.SetDials })
		pair := tamper(t, s, func(*xwing.Hidden) {})
		for i, session := range pair {
			d, ok := session.Decision(game.Red)
			if !ok {
				t.Fatal("Red has no dials to set")
			}
			each := map[string]string{}
			for _, slot := range d.Slots {
				legal := slices.DeleteFunc(slices.Clone(slot.Options), func(o game.Option) bool { return !o.Legal() })
				each[slot.ID] = legal[i].ID
			}
			if err := session.Choose(game.Choice{Seat: game.Red, Kind: d.Kind, Each: each}); err != nil {
				t.Fatal(err)
			}
		}
		same := func(when string) {
			for _, seat := range []game.Seat{game.NoSeat, game.Blue} {
				a, b := shown(t, kit, w, pair[0], seat), shown(t, kit, w, pair[1], seat)
				if a != b {
					t.Errorf("seed %d, %s, seat %d is shown\n%s\nwant\n%s", seed, when, seat, b, a)
				}
			}
			if a, b := logOf(pair[0]), logOf(pair[1]); a != b {
				t.Errorf("seed %d, %s: the logs differ:\n%s\n%s", seed, when, a, b)
			}
		}
		same("before Blue is ready")
		d, ok := pair[0].Decision(game.Blue)
		if !ok {
			t.Fatal("Blue has no dials to set")
		}
		c := choose(t, pair[0], player.NewSensible(seed), d)
		if err := pair[1].Choose(c); err != nil {
			t.Fatal(err)
		}
		if revealed(pair[0]) {
			continue
		}
		same("before the first dial is revealed")
		if a, b := shown(t, kit, w, pair[0], game.Red), shown(t, kit, w, pair[1], game.Red); a == b {
			t.Errorf("seed %d: Red does not see his own dials", seed)
		}
		compared++
	}
	if compared == 0 {
		t.Error("in every game a dial was revealed at once: the test sees too little")
	}
}

// revealed reports whether any dial lies faceup.
func revealed(s *game.Session) bool {
	now := s.State().(*xwing.State)
	return slices.ContainsFunc(now.View.Ships, func(ship board.Ship) bool { return ship.Dial.Revealed })
}
