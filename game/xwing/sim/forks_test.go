package sim

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/search"
)

// How often forks are compared in a test: at the first questions of a kind, and at few of
// the others; XWING_FORKS=N plays N games of each list.
const (
	ofAKind     = 3
	fewOf       = 40
	forkAnswers = 12
)

// TestForksKnowTheirSeat plays games of all editions, and beside each another that the
// player of one seat cannot tell from it: what the other has answered behind his curtain
// differs, and all that lies facedown. Whenever that player is asked, in whatever order the
// two are, his forks of both games are the same and go the same way; and what he sees behind
// his own curtain is in them as it is.
func TestForksKnowTheirSeat(t *testing.T) {
	games := 5
	if n, err := strconv.Atoi(os.Getenv("XWING_FORKS")); err == nil {
		games = n
	}
	second, first := matchtest.Kit(t), matchtest.FirstKit(t)
	for _, c := range []struct {
		kit  *match.Kit
		list catalog.Ruleset
		min  int // kinds of questions
	}{{second, catalog.FFG20, 8}, {second, catalog.AMG25, 8}, {second, catalog.XWA, 8}, {first, first.Lists()[0], 5}} {
		t.Run(string(c.list), func(t *testing.T) {
			t.Parallel()
			squads, err := NewEnforcedSquads(c.kit.RulesBy(c.list))
			if err != nil {
				t.Fatal(err)
			}
			p := &pairing{t: t, kinds: map[game.Kind]int{}}
			around := NewRotation(squads)
			for seed := range uint64(games) {
				pair, err := around.Pair(seed * 37)
				if err != nil {
					t.Fatal(err)
				}
				h, err := c.kit.HeaderBy(pair.List, pair.Squads, seed)
				if err != nil {
					t.Fatal(err)
				}
				p.src = game.NewSource(seed, 77)
				p.play(matchtest.Open(t, c.kit, h))
			}
			t.Logf("%d kinds: %v; both orders %v", len(p.kinds), p.kinds, p.second)
			if len(p.kinds) < c.min || p.second[game.Red]+p.second[game.Blue] < 2 {
				t.Errorf("%d kinds of questions, %v asked second: the test sees too little", len(p.kinds), p.second)
			}
		})
	}
}

// pairing is a game and a twin that one seat cannot tell from it.
type pairing struct {
	t      *testing.T
	src    game.Source
	kinds  map[game.Kind]int
	second [2]int // how often a seat was compared that was asked when the other had answered
	s      *game.Session
	twin   *game.Session // nil: none
	seat   game.Seat     // that cannot tell
	round  int           // of the dials that were set last
}

// play plays a game, with one twin after the other.
func (p *pairing) play(s *game.Session) {
	p.s, p.round = s, 0
	for n := 0; n < 1500; n++ {
		open := s.Open()
		if len(open) == 0 {
			break
		}
		if round := s.State().(*xwing.State).View.Round; open[0].Kind == ask.SetDials && round != p.round {
			if p.round = round; p.twin == nil {
				p.begin()
				open, s = p.s.Open(), p.s
			}
		}
		d := open[p.src.Below(len(open))]
		if d.Seat == p.seat && p.twin != nil {
			p.compare(d)
		}
		p.answer(d)
	}
	p.drop()
}

// begin begins a twin where all set their dials: what a fork of one seat imagines, with the
// dice that the true game will have. Both begin anew there, with the step.
func (p *pairing) begin() {
	open := p.s.Open()
	seat := open[p.src.Below(len(open))].Seat
	turn, _ := p.s.Turn(seat)
	f := turn.Fork(p.src.Uint64(), xwing.Belief{})
	defer f.Close()
	now, other := p.s.State().Clone().(*xwing.State), f.State().Clone().(*xwing.State)
	other.Hidden.Dice = now.Hidden.Dice
	both := [2]*game.Session{}
	for i, state := range []*xwing.State{now, other} {
		var err error
		if both[i], err = game.NewSession(p.s.Header(), state, nil); err != nil {
			p.t.Fatal(err)
		}
		p.t.Cleanup(both[i].Close)
		both[i].Drain()
	}
	p.seat, p.s, p.twin = seat, both[0], both[1]
	if !slices.Equal(asks(p.s), asks(p.twin)) {
		p.drop()
	}
}

func (p *pairing) drop() {
	if p.twin != nil {
		p.twin.Close()
		p.twin = nil
	}
}

// answer answers in both games: behind the other's curtain with something else.
func (p *pairing) answer(d game.Decision) {
	c, err := player.NewRandom(p.src.Uint64()).Answer(nil, d)
	if err != nil {
		p.t.Fatal(err)
	}
	other := c
	if hides := d.Kind == ask.SetDials || d.Kind == ask.SetDial || d.Kind == ask.ChooseSecret; hides && d.Private && d.Seat != p.seat && p.src.Below(3) == 0 {
		if other, err = game.Sample(&p.src, d); err != nil {
			p.t.Fatal(err)
		}
	}
	if err := p.s.Choose(c); err != nil {
		p.t.Fatal(err)
	}
	if f := p.s.Fault(); f != nil {
		p.t.Fatal(f, f.Stack)
	}
	// It is no twin any more once something has come into the open.
	if p.twin == nil {
		return
	}
	if p.twin.Choose(other) != nil || told(p.s) != told(p.twin) || !slices.Equal(asks(p.s), asks(p.twin)) {
		p.drop()
	}
}

// told is what has happened since it was told last.
func told(s *game.Session) string {
	out := ""
	for _, e := range s.Drain() {
		out += fmt.Sprintf("%s %+v\n", game.EventKind(e), e)
	}
	return out
}

// asks is the questions that are not behind a curtain, and the kinds of those that are.
func asks(s *game.Session) (out []string) {
	for _, d := range s.Open() {
		if d.Private {
			out = append(out, string(d.Kind))
			continue
		}
		out = append(out, text(d))
	}
	return out
}

func text(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// compare compares the forks of both games, and has them go the same way.
func (p *pairing) compare(d game.Decision) {
	pending := len(p.s.Open()) == 1 && d.Kind == ask.SetDials
	if p.kinds[d.Kind]++; p.kinds[d.Kind] > ofAKind && !pending && p.src.Below(fewOf) > 0 {
		return
	}
	if pending {
		p.second[d.Seat]++
	}
	seed := p.src.Uint64()
	var forks [2]*game.Session
	for i, s := range []*game.Session{p.s, p.twin} {
		turn, ok := s.Turn(p.seat)
		if !ok {
			p.t.Fatalf("%s: asked in one game alone", d.Kind)
		}
		forks[i] = turn.Fork(seed, xwing.Belief{})
		defer forks[i].Close()
	}
	p.search(d, seed)
	own := text(p.s.State().(*xwing.State).ViewFor(p.seat))
	if got := text(forks[0].State().(*xwing.State).ViewFor(p.seat)); got != own && !pending {
		p.t.Fatalf("%s: seat %d sees\n%s\nand in its fork\n%s", d.Kind, p.seat, own, got)
	}
	for n := range forkAnswers {
		one, two := p.facts(forks[0]), p.facts(forks[1])
		for _, of := range slices.Sorted(maps.Keys(one)) {
			if one[of] != two[of] {
				p.t.Fatalf("%s, %d answers on: of games that seat %d cannot tell apart the forks differ in %s:\n%s\n%s", d.Kind, n, p.seat, of, one[of], two[of])
			}
		}
		open := forks[0].Open()
		if len(open) == 0 {
			return
		}
		c, err := game.Sample(&p.src, open[p.src.Below(len(open))])
		if err != nil {
			p.t.Fatal(err)
		}
		for _, f := range forks {
			if err := f.Choose(c); err != nil {
				p.t.Fatalf("%s, %d answers on: %v", d.Kind, n, err)
			}
			if fault := f.Fault(); fault != nil {
				p.t.Fatalf("%s, %d answers on, at %v: %v\n%s", d.Kind, n, c, fault, fault.Stack)
			}
		}
	}
}

// search has a searching player answer in both games: alike, and after as many playouts.
func (p *pairing) search(d game.Decision, seed uint64) {
	var found [2]string
	for i, s := range []*game.Session{p.s, p.twin} {
		try := search.Think(xwing.Sit(s, p.seat), seed, search.Budget{Dials: 300, Answers: 20})
		steps := 0
		for ; !try.Step(1); steps++ {
		}
		c, lines, err := try.Best()
		try.Close()
		found[i] = fmt.Sprint(steps, err, text(c), text(lines))
	}
	if found[0] != found[1] {
		p.t.Fatalf("%s: in games that seat %d cannot tell apart a search finds\n%s\n%s", d.Kind, p.seat, found[0], found[1])
	}
}

// facts is all that a game tells whoever holds it.
func (p *pairing) facts(s *game.Session) map[string]string {
	return map[string]string{
		"what happened": told(s), "questions": text(s.Open()), "state": string(s.State().Encode()), "step": s.Step(),
		"header": text(s.Header()), "choices": text(s.Played()), "undo": fmt.Sprint(s.CanUndo(game.NoSeat)),
	}
}
