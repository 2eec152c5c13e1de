package lesson

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/player"
)

// laidOut is a first game at its first dial, and a coach who has heard all of it.
func laidOut(t *testing.T) (*game.Session, *Coach) {
	t.Helper()
	s, c := begun(t, Seed()), NewCoach()
	if err := LayOut(s); err != nil {
		t.Fatal(err)
	}
	hear(c, s)
	return s, c
}

func hear(c *Coach, s *game.Session) {
	for _, e := range s.Drain() {
		c.Hear(e)
	}
}

// answerFoe answers what the other seat is asked, until the learner is; false once the game is over.
func answerFoe(t *testing.T, s *game.Session, c *Coach) (game.Decision, bool) {
	t.Helper()
	for {
		if d, ok := s.Decision(game.Blue); ok {
			answer, ok := Foe(s, d)
			if !ok {
				var err error
				if answer, err = player.NewRecruit(uint64(s.Choices())).Answer(xwing.Sit(s, d.Seat), d); err != nil {
					t.Fatal(err)
				}
			}
			choose(t, s, c, answer)
			continue
		}
		return s.Decision(Learner)
	}
}

func choose(t *testing.T, s *game.Session, c *Coach, answer game.Choice) {
	t.Helper()
	if err := s.Choose(answer); err != nil {
		t.Fatalf("%+v: %v", answer, err)
	}
	hear(c, s)
}

// hinted asks the coach, and holds him to what he may say.
func hinted(t *testing.T, s *game.Session, c *Coach, d game.Decision, drafted bool) Hint {
	t.Helper()
	h, err := c.Hint(s, d, drafted)
	if err != nil {
		t.Fatal(err)
	}
	if !fits(d, h.Answer) && d.Shape != game.Order {
		t.Fatalf("to %s he suggests %+v", d.Kind, h.Answer)
	}
	for _, id := range h.Obstacles {
		if o := s.State().(*xwing.State).View.Obstacle(id); o == nil || o.Gone {
			t.Fatalf("he lights obstacle %d, which is not there", id)
		}
	}
	if m, err := catalog.ParseManeuver(h.Answer.Each["ship:1"]); err == nil && slices.Contains([]string{"turn", "blue", "rock"}, h.Step) &&
		s.State().(*xwing.State).PreviewDial(own, m).Flees {
		t.Fatalf("for %s he suggests %s, off the table", h.Step, m.Code())
	}
	if h.Step != "" && c.Done(h.Step) {
		t.Fatalf("he teaches %s, which is done", h.Step)
	}
	return h
}

// TestSuggestedGame: whoever takes every answer that is suggested is taught every step, in its order, and wins.
func TestSuggestedGame(t *testing.T) {
	s, c := laidOut(t)
	var taught []string
	tell := func(id string) {
		if id != "" && !slices.Contains(taught, id) {
			taught = append(taught, id)
		}
	}
	for range 200 {
		d, ok := answerFoe(t, s, c)
		for _, id := range c.News() {
			tell(id)
		}
		if !ok {
			break
		}
		h := hinted(t, s, c, d, false)
		tell(h.Step)
		if h.Bare { // he has looked
			c.Tick(h.Step)
			tell(hinted(t, s, c, d, false).Step)
		}
		if d.Shape == game.OneForEach {
			tell(hinted(t, s, c, d, true).Step)
		}
		c.Answered()
		choose(t, s, c, h.Answer)
	}
	var want []string
	for _, step := range Steps() {
		want = append(want, step.ID)
		if !c.Done(step.ID) {
			t.Errorf("%s has not happened", step.ID)
		}
	}
	if !slices.Equal(taught, want) {
		t.Errorf("taught\n%v, in the table stand\n%v", taught, want)
	}
	if v := &s.State().(*xwing.State).View; !v.Ended || v.Winner != Learner {
		t.Errorf("ended %v, and %s has won", v.Ended, v.Winner.ID())
	}
}

// TestWhyNotThatOne: at the first shot there is somebody who may not be shot at, and the log can say why.
func TestWhyNotThatOne(t *testing.T) {
	s, c := laidOut(t)
	for {
		d, ok := answerFoe(t, s, c)
		if !ok {
			t.Fatal("nobody was shot at")
		}
		h := hinted(t, s, c, d, false)
		if h.Step == "reach" {
			if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Refusal != nil && board.ShipOf(o.Target) != 0 }) {
				t.Error("everybody may be shot at")
			}
			return
		}
		choose(t, s, c, h.Answer)
	}
}

// TestAnyLearner: whatever the learner answers, skips and takes back, the game goes on, and what the coach suggests is legal.
func TestAnyLearner(t *testing.T) {
	for seed := range uint64(200) {
		s, c := laidOut(t)
		src := game.NewSource(seed, 1)
		for range 120 {
			d, ok := answerFoe(t, s, c)
			if !ok {
				break
			}
			h := hinted(t, s, c, d, src.Below(2) == 0)
			answer := h.Answer
			switch src.Below(8) {
			case 0, 1:
				var err error
				if answer, err = game.Sample(&src, d); err != nil {
					t.Fatal(err)
				}
			case 2:
				c.Skip(h.Step)
			case 3:
				if err := s.Undo(game.NoSeat, true, seed); err == nil {
					s.Drain()
					c.CatchUp(s)
				}
				continue
			}
			c.Answered()
			choose(t, s, c, answer)
		}
		if over, all := c.Count(); over < 2 || over > all {
			t.Errorf("seed %d: %d of %d steps are over", seed, over, all)
		}
		s.Close()
	}
}

// TestRetold: a coach who is told the game anew knows what he knew who heard it, and nothing of what was taken back.
func TestRetold(t *testing.T) {
	s, c := laidOut(t)
	for range 12 {
		d, _ := answerFoe(t, s, c)
		choose(t, s, c, hinted(t, s, c, d, false).Answer)
	}
	again := NewCoach()
	again.CatchUp(s)
	if !slices.Equal(again.done, c.done) || again.round != c.round || len(again.News()) > 0 {
		t.Errorf("he knows %v of round %d, not %v of round %d", again.done, again.round, c.done, c.round)
	}
	for s.Choices() > 12 { // to the first action
		if err := s.Undo(game.NoSeat, true, 1); err != nil {
			t.Fatal(err)
		}
	}
	again.CatchUp(s)
	if again.Done("roll") || !again.Done("ghost") {
		t.Error("he knows what was taken back, or no more what was not")
	}
}

// TestOffCourse: a learner who flies elsewhere is not told to run into anybody, but of what there is to be learnt anywhere.
func TestOffCourse(t *testing.T) {
	taught := map[string]bool{}
	for _, first := range []string{"4FW", "2FB", "2BB", "3NW"} {
		s, c := laidOut(t)
		for range 150 {
			d, ok := answerFoe(t, s, c)
			if !ok {
				break
			}
			h := hinted(t, s, c, d, false)
			taught[h.Step] = true
			if h.Step == "dial" { // the only time that he knows better
				h.Answer.Each = map[string]string{"ship:1": first}
			}
			if m, err := catalog.ParseManeuver(h.Answer.Each["ship:1"]); err == nil && h.Step == "turn" && m.Bearing != gauge.KoiogranTurn {
				t.Errorf("to turn around he suggests %s", m.Code())
			}
			choose(t, s, c, h.Answer)
		}
	}
	if taught["bump"] {
		t.Error("he is told to run into a ship that is not there")
	}
	for _, id := range []string{"action", "focus", "reach", "turn", "blue", "lock"} {
		if !taught[id] {
			t.Errorf("%s was not taught", id)
		}
	}
}

// TestMarked: a game is a lesson where its header says so.
func TestMarked(t *testing.T) {
	var h game.Header
	if Is(h) || !Is(Mark(h)) || len(h.Extra) > 0 {
		t.Error("the mark is not read, or given to others")
	}
}

// TestNothingHidden: what the coach says does not follow from a facedown dial or from the deck.
func TestNothingHidden(t *testing.T) {
	s, c := laidOut(t)
	for range 4 {
		d, _ := answerFoe(t, s, c)
		choose(t, s, c, hinted(t, s, c, d, false).Answer)
	}
	d, ok := answerFoe(t, s, c)
	for ; ok && d.Kind != ask.SetDials; d, ok = answerFoe(t, s, c) {
		choose(t, s, c, hinted(t, s, c, d, false).Answer)
	}
	before := hinted(t, s, c, d, false)
	state := s.State().(*xwing.State)
	for i := range state.Hidden.Dials {
		state.Hidden.Dials[i] = catalog.Maneuver{Speed: 1, Bearing: gauge.TurnLeft, Difficulty: catalog.White}
	}
	for i := range state.Hidden.Decks {
		slices.Reverse(state.Hidden.Decks[i].Cards)
	}
	c.of = at{}
	if after := hinted(t, s, c, d, false); before.Step != after.Step || !same(before.Answer, after.Answer) {
		t.Errorf("he says %+v, and %+v with other dials and cards", before, after)
	}
}
