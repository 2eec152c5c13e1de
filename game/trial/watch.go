package trial

import (
	"bytes"
	"slices"

	"xwing/game"
)

// watch looks on: it counts what happens in a game and, with checks, holds what must
// hold in any.
type watch struct {
	game   Game
	faults Faults
	marks  []mark
	repeat repeats
}

// mark is the state's hash after a number of journal bytes.
type mark struct {
	bytes int
	hash  string
}

// markEvery is how many choices lie between two marks.
const markEvery = 12

func newWatch(g Game, start game.State) *watch {
	w := &watch{game: g}
	if g.Probe != nil {
		g.Probe.Begin(start, &w.faults)
	}
	return w
}

// listens reports whether anybody wants to hear what happens.
func (w *watch) listens() bool { return w.game.Checks || w.game.Cover != nil || w.game.Probe != nil }

// see takes what happened since the last choice.
func (w *watch) see(s *game.Session, log *journal) {
	if !w.listens() {
		return
	}
	for _, e := range s.Drain() {
		_, rewound := e.(game.Rewound)
		if w.game.Cover != nil && !rewound {
			w.game.Cover.Count("event", game.EventKind(e), 1)
		}
		switch {
		case w.game.Probe == nil:
		case rewound:
			w.game.Probe.Rewound(s.State())
		default:
			w.game.Probe.Happened(s.Step(), e)
		}
	}
	if !w.game.Checks {
		return
	}
	if w.game.Probe != nil {
		w.game.Probe.Stands(s)
	}
	now := s.State()
	if copied := now.Clone(); game.HashOf(copied) != game.HashOf(now) || !bytes.Equal(copied.Encode(), now.Encode()) {
		w.faults.Fail("step %s: a copy of the state is not equal to it", s.Step())
	}
	if s.Choices()%markEvery == 0 {
		w.marks = append(w.marks, mark{len(log.text), s.Hash()})
	}
}

// answer has a player answer, who is to change nothing of what he is shown for that.
func (w *watch) answer(s *game.Session, d game.Decision) (game.Choice, error) {
	if !w.game.Checks {
		return w.game.Answer(s, d)
	}
	before := s.Hash()
	c, err := w.game.Answer(s, d)
	if s.Hash() != before {
		w.faults.Fail("step %s: whoever answered %s has changed the table", s.Step(), d.Kind)
	}
	return c, err
}

// answered counts a Decision that was answered.
func (w *watch) answered(d game.Decision) {
	w.game.Cover.Count("decision", string(d.Kind), 1)
	if w.game.Probe != nil {
		w.game.Probe.Answered(d)
	}
}

// asked checks that a Decision can be answered, does not come again and again, and
// refuses by rules that are played.
func (w *watch) asked(step string, d game.Decision, now game.State) {
	w.repeated(step, d, now)
	w.refusedBy(step, d, now)
	if d.Shape == game.OneOf && !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Legal() }) {
		w.faults.Fail("step %s: %s has no legal option", step, d.Kind)
	}
	if w.game.Probe != nil {
		w.game.Probe.Asked(step, d, now)
	}
}
