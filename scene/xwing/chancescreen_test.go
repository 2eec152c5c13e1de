package xwing

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/game/xwing/terms"
	"xwing/scene/ui"
)

// TestChanceStaysOffTheScreen plays games, each in two clients. At every question
// of an attack the two are given other dice to come and other decks: they show the
// same, wherever the mouse is, and answer the same by themselves; and when dice are
// rolled they look and sound the same until the dice lie still.
func TestChanceStaysOffTheScreen(t *testing.T) {
	kit, w, samples := builtIn(t)
	w = w.With(terms.NewNames(&board.View{}, kit.Facts))
	games := chanceGames
	if testing.Short() {
		games /= 5
	}
	var seen chanceSeen
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 3))
		s := untilAttack(t, kit, smallSquads(t, samples, rng), seed, 1+rng.IntN(3))
		if s == nil {
			continue
		}
		pair := twins(t, kit, w, s, func(*xwing.State) {})
		seen.play(t, pair, rng, seed)
		pair[0].Close()
		pair[1].Close()
		s.Close()
	}
	t.Logf("%d games: %+v", games, seen)
	if seen.compared < games || seen.rerolls < games/3 || seen.tumbled < games/2 {
		t.Errorf("in %d games too little was seen: %+v", games, seen)
	}
}

// mostCompared is at how many questions of a game the clients are compared.
const mostCompared = 6

// chanceGames is how many games are played: each takes half a second.
const chanceGames = 25

// chanceSeen counts what was compared.
type chanceSeen struct {
	compared int // questions
	rerolls  int // places of the mouse at which dice were shown that would be rolled
	tumbled  int // answers after which chance came
}

// untilAttack plays a game up to the first question of the step in which ships
// attack; nil if it does not come so far.
func untilAttack(t rapid.TB, kit *match.Kit, squads [2][]byte, seed uint64, round int) *game.Session {
	s := untilDials(t, kit, squads, seed, round)
	brain := player.NewSensible(seed)
	for s != nil {
		open := s.Open()
		switch {
		case len(open) == 0:
			s.Close()
			return nil
		case open[0].Kind == ask.ChooseAttack:
			return s
		}
		answerBy(t, brain, s, open[0])
	}
	return nil
}

func answerBy(t rapid.TB, brain player.Player, s *game.Session, d game.Decision) {
	c, err := brain.Answer(xwing.Sit(s, d.Seat), d)
	if err == nil {
		err = s.Choose(c)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// fated gives a client's game the chance to come of a seed, in the way of an agreed
// undo: it is played on until there is some, and taken back. It reports whether there
// was any.
func (c *twin) fated(t rapid.TB, seed uint64) (chance bool) {
	s := c.play.Session
	brain := player.NewSensible(1) // the same for both: what can be brought back is the same, too
	n := 0
	for n < 60 && (n == 0 || !s.CanUndo(game.NoSeat).Chance) && len(s.Open()) > 0 {
		answerBy(t, brain, s, s.Open()[0])
		n++
	}
	for chance = s.CanUndo(game.NoSeat).Chance; n > 0; n-- {
		if err := s.Undo(game.NoSeat, true, seed); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.Open()) > 0 { // what may be brought back is the same for all, then
		answerBy(t, player.NewSensible(1), s, s.Open()[0])
		if err := s.Undo(game.NoSeat, true, seed); err != nil {
			t.Fatal(err)
		}
	}
	s.Drain()
	c.table.question.Restart()
	return chance
}

// play goes on in both clients for some questions and compares them.
func (n *chanceSeen) play(t rapid.TB, pair [2]twin, rng *rand.Rand, seed uint64) {
	brain := player.NewSensible(seed)
	for i := range pair {
		pair[i].settled()
	}
	for range mostCompared {
		open := pair[0].play.Session.Open()
		if len(open) == 0 {
			return
		}
		d := open[0]
		c, err := brain.Answer(pair[0].play.seen(d), d)
		if err != nil {
			t.Fatal(err)
		}
		if d.Private {
			return // the next round's dials
		}
		if !pair[0].fated(t, rng.Uint64()) || !pair[1].fated(t, rng.Uint64()) {
			return
		}
		n.everywhere(t, pair, d)
		n.tumble(t, pair, c)
		next := rng.Uint64()
		for i := range pair {
			if !pair[i].fated(t, next) || pair[i].playedOn(t, c, 0) {
				return // the decks differ from now on: a seed shuffles what is there
			}
		}
	}
}

// everywhere compares both clients with the mouse on every answer, every die, and
// every piece.
func (n *chanceSeen) everywhere(t rapid.TB, pair [2]twin, d game.Decision) {
	n.compared++
	at := pair[0].play.Session.Choices()
	all := append(pair[0].screenOf(ui.Input{}).Widgets, pair[0].UI.Pieces...)
	pair[1].screenOf(ui.Input{})
	for _, w := range all {
		if !strings.HasPrefix(w.ID, "option") && !strings.HasPrefix(w.ID, "die:") && !strings.HasPrefix(w.ID, "ship:") {
			continue
		}
		in := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
		for range 2 { // a die under the mouse is known in the frame after
			one, two := pair[0].screenOf(in), pair[1].screenOf(in)
			if diff := cmp.Diff(one, two, cmpopts.IgnoreUnexported(screenOf{})); diff != "" {
				t.Fatalf("%s, mouse on %s: other chance to come shows:\n%s", d.Kind, w.ID, diff)
			}
			if !one.frame.Equal(&two.frame) {
				t.Fatalf("%s, mouse on %s: other chance to come is painted", d.Kind, w.ID)
			}
		}
		if p := pair[0].table.dice.hintedDice(); p.known && strings.Contains(pair[0].shownDice(), "→ ?") {
			n.rerolls++
		}
	}
	for i := range pair {
		if got := pair[i].play.Session.Choices(); got != at {
			t.Fatalf("%s was answered by client %d itself in passing", d.Kind, i)
		}
	}
}

// shownDice is the dice of both trays in words.
func (c *twin) shownDice() string {
	out := ""
	for _, w := range c.UI.Widgets {
		if strings.HasPrefix(w.ID, "die:") {
			out += w.Words + " "
		}
	}
	return out
}

// mayBeSeen reports whether it may be seen by now what chance made of the present Event:
// dice that lie, a card on its edge.
func mayBeSeen(b *display) bool {
	switch b.Now.(type) {
	case board.DamageDealt, board.DamageExposed:
		return b.Part() >= cardTurns
	}
	return !showings[game.EventKind(b.Now)].toldLast || b.Progress() >= 0.4
}

// tumble gives an answer in both clients, whose chance to come differs, and compares
// tick by tick what is seen and heard until chance has come to rest. Then it takes
// the answer back.
func (n *chanceSeen) tumble(t rapid.TB, pair [2]twin, c game.Choice) {
	told, choices := len(pair[0].play.board.Lines), pair[0].play.Session.Choices()
	for i := range pair {
		pair[i].play.board.Speed = 100
		if err := pair[i].play.Choose(c); err != nil {
			t.Fatal(err)
		}
		pair[i].table.question.Restart()
	}
	one, two := &pair[0].play.board, &pair[1].play.board
	all := len(one.Queue)
	differ := 0
	for differ < min(len(one.Queue), len(two.Queue)) && reflect.DeepEqual(one.Queue[differ], two.Queue[differ]) {
		differ++
	}
	if differ < all {
		n.tumbled++
	}
	for tick := 0; !one.Resting() && !two.Resting(); tick++ {
		for i := range pair {
			pair[i].Build(ui.Input{})
		}
		a, b := pair[0].screenOf(ui.Input{}), pair[1].screenOf(ui.Input{}) // which is a tick more
		now := all - len(one.Queue) - 1
		more := pair[0].play.Session.Choices() > choices+1 || pair[1].play.Session.Choices() > choices+1
		if more || now > differ || now == differ && mayBeSeen(one) {
			break
		}
		if diff := cmp.Diff(a, b, cmpopts.IgnoreUnexported(screenOf{})); diff != "" {
			t.Fatalf("%d ticks after %s %v, while %T is shown: it is told what comes of it:\n%s", tick, c.Kind, c.Pick, one.Now, diff)
		}
		if !a.frame.Equal(&b.frame) {
			t.Fatalf("%d ticks after %s %v, while %T is shown: what comes of it is painted", tick, c.Kind, c.Pick, one.Now)
		}
	}
	for i := range pair {
		p := pair[i].play
		for p.Session.Choices() > choices { // the client may have answered, too
			if err := p.Session.Undo(game.NoSeat, true, 7); err != nil {
				t.Fatal(err)
			}
		}
		p.Drain()
		p.board.Lines, p.board.Speed, p.board.Cues = p.board.Lines[:told], 0, nil
		pair[i].Cues = nil
		pair[i].table.question.Restart()
	}
}
