package armada

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
	"xwing/scene/ui"
)

// twin is one of two clients that show the same game but for what is hidden.
type twin struct {
	*Client
	table *tableScreen
	play  *play
}

// twins are two clients at a question that begins a step; in the second what is hidden is changed.
func twins(t *testing.T, s *game.Session, change func(*armada.State)) [2]twin {
	t.Helper()
	var pair [2]twin
	for i := range pair {
		a := newClientFor(t)
		a.Opt.Settings.Ease.Single = true
		state := s.State().Clone().(*armada.State)
		if i == 1 {
			a.Studio = pair[0].Studio // the same picture is the same sprite
			change(state)
		}
		session, err := game.NewSession(s.Header(), state, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := a.play(session)
		table := newTable(a, p)
		a.Show(table)
		pair[i] = twin{a, table, p}
	}
	return pair
}

// untilRound plays a game up to the dials of a round; nil if it does not come so far.
func untilRound(t *testing.T, fleets [2]string, seed uint64, round int) *game.Session {
	t.Helper()
	a := newClientFor(t)
	set := setup{fleets: [2][]byte{fleetText(t, fleets[0]), fleetText(t, fleets[1])}, seed: seed, seeded: true}
	if seed%2 == 0 {
		set.agreed.Field = match.CoreField
	}
	h, err := a.header(set)
	if err != nil {
		t.Fatal(err)
	}
	state, err := a.kit.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	for mind := player.NewSensible(seed); ; {
		open := s.Open()
		switch {
		case len(open) == 0:
			s.Close()
			return nil
		case open[0].Kind == ask.StackDials && s.State().(*armada.State).View.Round >= round:
			return s
		}
		c, err := mind.Answer(s.State().(*armada.State).Seen(open[0].Seat), open[0])
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// hide changes what a side alone may see, its dials, and what nobody may: the order of the decks, and which card of the deck
// a facedown damage card is.
func hide(side game.Seat, rng *rand.Rand) func(*armada.State) {
	return func(s *armada.State) {
		h := &s.Hidden
		for seat := range h.Decks {
			deck := h.Decks[seat]
			rng.Shuffle(len(deck), func(a, b int) { deck[a], deck[b] = deck[b], deck[a] })
		}
		for i, cards := range h.Facedown { // as if others had been dealt
			for j := range cards {
				if deck := h.Decks[s.View.Ships[i].Seat]; len(deck) > 0 {
					k := rng.IntN(len(deck))
					cards[j], deck[k] = deck[k], cards[j]
				}
			}
		}
		for i, stack := range h.Stacks {
			for j := range stack {
				if s.View.Ships[i].Seat == side {
					stack[j] = other4(stack[j])
				}
			}
		}
	}
}

// other4 is another command.
func other4(c catalog.Command) catalog.Command {
	all := catalog.Commands()
	return all[(slices.Index(all[:], c)+1)%len(all)]
}

// settled lets the client answer what needs nobody, and returns what happened.
func (c *twin) settled() (shown []game.Event) {
	for still := 0; still < 3; still++ {
		shown = append(shown, c.play.board.Queue...)
		n := c.play.Session.Choices()
		c.play.board.Finish()
		if c.Build(ui.Input{}); c.play.Session.Choices() != n {
			still = 0
		}
	}
	return shown
}

// told are the events that bring something hidden into the open.
func told(events []game.Event) (out []game.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case board.DialRevealed, board.DamageTurned, board.DamageDrawn, board.UpgradeDialRevealed, board.CardDialRevealed,
			board.DialDiscarded, board.DamageDiscarded:
			out = append(out, e)
		case board.DamageDealt:
			if e.Faceup.Card != "" {
				out = append(out, e)
			}
		}
	}
	return out
}

// owned compares what a player sees of his own stacks, at a question of his.
func owned(pair [2]twin, seat game.Seat) (both [2]screenOf) {
	for i := range pair {
		c := &pair[i]
		c.table.question.Curtain = seat
		c.table.dials.look()
		c.screenOf(ui.Input{})
		both[i] = c.screenOf(ui.Input{})
		c.table.dials.close()
		c.settled()
	}
	return both
}

// stacksOf are the dials that a player may look at.
func stacksOf(c *twin, seat game.Seat) (all [][]catalog.Command) {
	for _, s := range c.play.board.view.Ships {
		if s.Where == board.OnTable {
			all = append(all, slices.Clone(c.play.state().Seen(seat).Stack(s.ID)))
		}
	}
	return all
}

// playTwins plays on in both clients and compares until something else comes out in one than in the other; it returns how
// many questions were compared, and how often stacks.
func playTwins(t *testing.T, pair [2]twin, side game.Seat, rng *rand.Rand, seed uint64) (compared, stacks int) {
	mind := player.NewSensible(seed)
	for range 60 {
		p := pair[0].play
		open := p.Session.Open()
		if len(open) == 0 {
			return compared, stacks
		}
		d := open[0]
		if !d.Private && compared%5 == 0 {
			both := owned(pair, d.Seat)
			same := both[0].frame.Equal(&both[1].frame) && cmp.Equal(both[0].Widgets, both[1].Widgets)
			if want := cmp.Equal(stacksOf(&pair[0], d.Seat), stacksOf(&pair[1], d.Seat)); same != want {
				t.Fatalf("%s: %s sees own stacks that are the same: %v", d.Kind, d.Seat.ID(), same)
			}
			stacks++
		}
		c, err := mind.Answer(p.state().Seen(d.Seat), d)
		if err != nil {
			t.Fatal(err)
		}
		var events [2][]game.Event
		for i := range pair {
			if err := pair[i].play.Choose(c); err != nil {
				t.Fatalf("%s: the same answer is refused: %v", c.Kind, err)
			}
			pair[i].table.question.Restart()
			events[i] = pair[i].settled()
		}
		if !cmp.Equal(told(events[0]), told(events[1])) {
			return compared, stacks
		}
		if one, two := p.Session.Choices(), pair[1].play.Session.Choices(); one != two {
			t.Fatalf("%s: one client has answered %d questions, the other %d", d.Kind, one, two)
		}
		for i := range pair {
			if next := pair[i].play.Session.Open(); len(next) > 0 && next[0].Private {
				pair[i].table.question.OpenCurtain(board.Across(side))
			}
		}
		sameScreens(t, pair, rng, fmt.Sprintf("after %s of %s", d.Kind, d.Seat.ID()))
		compared++
	}
	return compared, stacks
}

// TestSecretsStayOffTheScreen plays games twice, with other dials on one side, the decks and facedown damage in another order:
// until one of these is revealed by the rules, the other player's screen, questions, log and the answers that the client gives
// by itself are the same, wherever the mouse is. ARMADA_TWINS=N compares N questions.
func TestSecretsStayOffTheScreen(t *testing.T) {
	most := 24
	if n, err := strconv.Atoi(os.Getenv("ARMADA_TWINS")); err == nil {
		most = n
	}
	compared, stacks, games := 0, 0, 0
	pairs := [][2]string{{"rebel-core", "imperial-core"}, {"imperial-core", "rebel-core"}}
	for seed := uint64(1); compared < most && seed < 20+uint64(most); seed++ {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := untilRound(t, pairs[seed%2], seed, 2+rng.IntN(3))
		if s == nil {
			continue
		}
		games++
		side := game.Seat(seed % 2)
		pair := twins(t, s, hide(side, rng))
		for i := range pair {
			pair[i].settled()
			pair[i].table.question.OpenCurtain(board.Across(side))
		}
		sameScreens(t, pair, rng, "behind the other's curtain")
		n, m := playTwins(t, pair, side, rng, seed)
		compared, stacks = compared+n, stacks+m
		s.Close()
	}
	t.Logf("%d questions of %d games are the same, %d looks at stacks are as they should be", compared, games, stacks)
	if compared < most {
		t.Errorf("only %d questions were compared, want %d", compared, most)
	}
}
