package lesson

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/player"
)

// Coach knows what of the lesson has happened, from the game's Events alone, and what is to be said now.
type Coach struct {
	steps   []Step
	done    []bool // by step
	skipped []bool // likewise: the learner did not want it
	round   int
	news    []string // the steps that have happened since the latest answer and are told

	of   at // what the hint below is about
	hint Hint
}

// at is where in a game a question stands.
type at struct {
	choices int
	kind    game.Kind
	drafted bool
	ticked  int // steps that are over
}

// Hint is what the coach says to a question.
type Hint struct {
	Step      string // its id; "": nothing new
	Own       bool   // the learner's ship is lit
	Bare      bool   // the answer is not lit: there is something to be looked at first
	Answer    game.Choice
	Obstacles []board.ObstacleID // that the maneuver which is suggested leads over
}

// NewCoach returns a coach who has seen nothing yet.
func NewCoach() *Coach {
	steps := Steps()
	return &Coach{steps: steps, done: make([]bool, len(steps)), skipped: make([]bool, len(steps))}
}

// CatchUp has the coach know what has happened in a game, and of what was taken back nothing. What was skipped stays so.
func (c *Coach) CatchUp(s *game.Session) {
	clear(c.done)
	c.round = 0
	r := s.Retell()
	defer r.Close()
	for e := range r.Events() {
		c.Hear(e)
	}
	c.news = nil
}

// Hear has the coach know of an Event.
func (c *Coach) Hear(e game.Event) {
	if p, is := e.(board.PhaseBegan); is {
		c.round = p.Round
	}
	for i := range c.steps {
		s := &c.steps[i]
		if c.done[i] || !s.Done(c, e) {
			continue
		}
		c.done[i] = true
		if s.News && !c.skipped[i] {
			c.news = append(c.news, s.ID)
		}
	}
}

// Answered forgets the news: the learner has gone on.
func (c *Coach) Answered() { c.news = nil }

// News are the steps that have just happened and are to be told.
func (c *Coach) News() []string { return c.news }

// Done reports whether what a step is about has happened.
func (c *Coach) Done(id string) bool {
	i := c.place(id)
	return i >= 0 && c.done[i]
}

// Tick has a step be done that happens beside the game: its learner has looked at something.
func (c *Coach) Tick(id string) {
	if i := c.place(id); i >= 0 {
		c.done[i] = true
	}
}

// Skip leaves out a step: it is not taught any more.
func (c *Coach) Skip(id string) {
	if i := c.place(id); i >= 0 {
		c.skipped[i] = true
	}
}

func (c *Coach) place(id string) int {
	return slices.IndexFunc(c.steps, func(s Step) bool { return s.ID == id })
}

// Count is how many steps are over, done or skipped or passed by, and how many there are.
func (c *Coach) Count() (over, all int) {
	for i := range c.steps {
		if c.over(i) {
			over++
		}
	}
	return over, len(c.steps)
}

func (c *Coach) over(i int) bool {
	s := &c.steps[i]
	return c.done[i] || c.skipped[i] || s.Until > 0 && c.round > s.Until
}

// look is what a coach looks at: a question to the learner.
type look struct {
	session *game.Session
	asked   game.Decision
	drafted bool
}

func (l *look) state() *xwing.State { return l.session.State().(*xwing.State) }
func (l *look) ship() *board.Ship   { return l.state().View.Ship(own) }

// Hint is what the coach says to a question to the learner; drafted: an answer is ready and wants to be confirmed. The
// answer that it suggests is always a legal one.
func (c *Coach) Hint(s *game.Session, d game.Decision, drafted bool) (Hint, error) {
	over, _ := c.Count()
	here := at{s.Choices(), d.Kind, drafted, over}
	if c.of == here {
		return c.hint, nil
	}
	l := &look{s, d, drafted}
	h := Hint{}
	answer, written := written(s, d)
	if !written {
		answer, written = course(s, d)
	}
	for i := range c.steps {
		if step := &c.steps[i]; !c.over(i) && !step.News && c.teaches(step, l) {
			h = Hint{Step: step.ID, Own: step.Own, Bare: step.Bare}
			if !written {
				answer, written = step.answer(l)
			}
			break
		}
	}
	if !written {
		var err error
		if answer, err = sensible(l); err != nil {
			return h, err
		}
	}
	h.Answer = answer
	h.Obstacles = crossed(l, answer)
	c.of, c.hint = here, h
	return h, nil
}

// teaches reports whether a step is for this question.
func (c *Coach) teaches(s *Step, l *look) bool {
	if c.round < s.From || len(s.Asked) > 0 && !slices.Contains(s.Asked, l.asked.Kind) || s.When != nil && !s.When(l) {
		return false
	}
	if s.Dial != nil {
		_, ok := s.dial(l)
		return ok
	}
	if len(s.Picks) == 0 || l.asked.Kind != s.Asked[0] {
		return true
	}
	_, ok := s.pick(l)
	return ok
}

// answer is what a step suggests; false if it leaves that to anybody.
func (s *Step) answer(l *look) (game.Choice, bool) {
	if s.Dial != nil {
		return s.dial(l)
	}
	return s.pick(l)
}

// pick is the first of its options that is legal.
func (s *Step) pick(l *look) (game.Choice, bool) {
	for _, id := range s.Picks {
		c := game.Choice{Seat: l.asked.Seat, Kind: l.asked.Kind, Pick: []string{id}}
		if l.asked.Shape == game.OneOf && fits(l.asked, c) {
			return c, true
		}
	}
	return game.Choice{}, false
}

// dial is a maneuver such as the step wants: one that keeps off everything else, if there is any, and never one that
// leaves the table.
func (s *Step) dial(l *look) (game.Choice, bool) {
	if l.asked.Kind != ask.SetDials {
		return game.Choice{}, false
	}
	best, found := game.Choice{}, false
	for i := range l.asked.Slots {
		slot := &l.asked.Slots[i]
		for _, o := range slot.Options {
			m, err := catalog.ParseManeuver(o.ID)
			if err != nil || !o.Legal() || board.ShipOf(slot.ID) != own {
				continue
			}
			p := l.state().PreviewDial(own, m)
			if p.Flees || !s.Dial(&p) {
				continue
			}
			if clean := p.Full && len(p.Obstacles) == 0; clean || !found {
				best = game.Choice{Seat: l.asked.Seat, Kind: l.asked.Kind, Each: map[string]string{slot.ID: o.ID}}
				if found = true; clean {
					return best, true
				}
			}
		}
	}
	return best, found
}

// sensible is what a computer player would answer in the learner's place.
func sensible(l *look) (game.Choice, error) {
	return player.NewSensible(Seed()+uint64(l.session.Choices())).Answer(xwing.Sit(l.session, l.asked.Seat), l.asked)
}

// crossed are the obstacles that the maneuver of an answer leads over now.
func crossed(l *look, c game.Choice) []board.ObstacleID {
	m, err := catalog.ParseManeuver(c.Each[own.Piece()])
	if err != nil || c.Kind != ask.SetDials {
		return nil
	}
	return l.state().PreviewDial(own, m).Obstacles
}
