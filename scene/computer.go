package scene

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Seats that the computer plays: their questions are answered by the scene, at a pace
// that a person can follow, through Session.Choose like any other.

// thought is an answer of the computer's, as long as it is shown before it is given.
type thought struct {
	key    string // of the question; "": none
	choice game.Choice
	left   int // ticks for which it is to be seen yet
}

// thinkTicks is for how long an answer of the computer's is to be seen at full speed.
const thinkTicks = 48

// ComputersTurn is the question that the computer is to answer next. While a person is
// asked, too, as of the dials, that comes after an undo at once: what was taken back can
// be brought back until a person has answered.
func (q *Question) ComputersTurn() (game.Decision, bool) {
	p := q.Play
	if p.Session == nil || !p.Computer.Any() {
		return game.Decision{}, false
	}
	open, n := p.Session.Open(), p.Session.Choices()
	if p.Hands.Asking == n+1 && slices.ContainsFunc(open, func(d game.Decision) bool { return !q.computers(d) }) {
		return game.Decision{}, false
	}
	for _, d := range open {
		if q.computers(d) {
			return d, true
		}
	}
	return game.Decision{}, false
}

// computers reports whether a question is the computer's to answer.
func (q *Question) computers(d game.Decision) bool {
	return q.Play.Computer.Has(d.Seat) && q.yielded != q.key(d)
}

// Pending is the question on the panel, or the one that the computer answers.
func (q *Question) Pending() (game.Decision, bool) {
	if d, ok := q.Decision(); ok {
		return d, true
	}
	return q.ComputersTurn()
}

// Computing reports whether the computer is about to answer.
func (q *Question) Computing() bool {
	_, ok := q.ComputersTurn()
	return ok && !q.App.Covers.Covered()
}

// Compute has the computer answer, once all is shown that was and its answer has been to
// be seen, and reports whether it did. If it finds none, a person is asked.
func (q *Question) Compute() bool {
	p := q.Play
	if !p.Show.Resting() {
		return false
	}
	if !q.Computing() {
		q.tellAside()
		return false
	}
	d, _ := q.ComputersTurn()
	if key := q.key(d); q.thought.key != key {
		c, found, err := q.Manner.Think(d)
		if err != nil {
			q.yield(d, err)
			return false
		}
		if !found {
			return false
		}
		q.thought = thought{key, c, p.Show.ticks(q.pause(d, c))}
	}
	if q.thought.left--; q.thought.left >= 0 {
		return false
	}
	c := q.thought.choice
	q.thought = thought{}
	q.note(d, c)
	if err := p.Choose(c); err != nil {
		q.yield(d, err)
		return false
	}
	q.Because = ""
	q.Restart()
	return true
}

// yield has a person answer a question for which the computer has no answer.
func (q *Question) yield(d game.Decision, err error) {
	q.yielded = q.key(d)
	q.App.Fail(fmt.Errorf("%s: %w", q.App.Say("computer-stuck", "seat", d.Seat.ID()), err))
}

// note keeps a small answer to be told with others of its kind, and tells those there are
// before any other.
func (q *Question) note(d game.Decision, c game.Choice) {
	if d.Private || !q.small(d, c) {
		q.tellAside()
		return
	}
	for _, id := range c.Pick {
		if o := OptionOf(d, id); o != nil && !game.Declines(id) {
			q.aside = append(q.aside, q.Manner.Label(d, o))
		}
	}
	q.asider = d.Seat
}

// small reports whether an answer of the computer's wants no look of its own.
func (q *Question) small(d game.Decision, c game.Choice) bool {
	return q.Manner.Small != nil && q.Manner.Small(d, c)
}

// tellAside tells in one sentence what the computer has answered without a look of its own.
func (q *Question) tellAside() {
	if len(q.aside) == 0 {
		return
	}
	text := q.App.Say("computer-aside", "seat", q.asider.ID(), "answers", words.Text(strings.Join(q.aside, "; ")))
	q.Play.Show.Add(Eased{Line: LogLine{Text: text}})
	q.aside = nil
}

// pause is for how long the computer's answer is shown at full speed: not where it is a
// small one or there is no other, nor while a person has something to do as well.
func (q *Question) pause(d game.Decision, c game.Choice) int {
	if q.small(d, c) {
		return 0
	}
	if _, forced := EaseForced(d); forced {
		return 0
	}
	if _, asked := q.Decision(); asked {
		return 0
	}
	return thinkTicks
}

// Chosen is what the computer is about to answer, if that may be seen.
func (q *Question) Chosen() (game.Decision, game.Choice, bool) {
	d, ok := q.ComputersTurn()
	if !ok || d.Private || q.thought.key != q.key(d) || !q.Play.Show.Resting() {
		return d, game.Choice{}, false
	}
	return d, q.thought.choice, true
}

// Placed is the piece that the computer is about to place, and where it will lie.
func (p *Placing) Placed() (game.Decision, game.Piece, bool) {
	d, c, ok := p.Question.Chosen()
	if !ok || d.Shape != game.Place || c.Pose == nil {
		return d, game.Piece{}, false
	}
	piece, ok := d.Placement.Piece(c.Piece)
	if p.poses == nil {
		p.poses = map[string]physics.Pose{}
	}
	p.poses[piece.ID] = *c.Pose
	return d, piece, ok
}

// AtWork says what the computer is asked and what it answers, which is seen on the table,
// too, and offers not to wait.
func (q *Question) AtWork(in draw.Rect, d game.Decision) {
	a := q.App
	u := a.UI
	st := ui.ButtonStyle{Align: draw.Center, Tip: a.Say("skip-tip"), Cap: Caps(u, ActPress)}
	skip := u.Button("skip", in.CutBottom(u.Px(38), u.Px(10)), a.Say("skip"), st)
	u.Scroll(answers, in, func(r draw.Rect) float64 {
		top := r.Y
		skip = q.work(&r, d) || skip
		if rows, said := q.latest(r.W, recapRows); len(rows) > 0 {
			_, lh := q.recapStyle()
			q.recapRows(r.CutTop(float64(len(rows))*lh+u.Px(recapHead), 0), rows, said)
		}
		return r.Y - top
	})
	if skip {
		q.Skip()
		a.Touch()
	}
}

// work tells question and answer, and reports whether the answer was clicked.
func (q *Question) work(in *draw.Rect, d game.Decision) (clicked bool) {
	_, c, seen := q.Chosen()
	key := "computer-chooses"
	switch {
	case d.Private:
		key = "computer-secret"
	case seen && c.Pose != nil:
		key = "computer-places"
	case seen && len(c.Pick) > 0:
		key = "computer-chose"
	}
	text := q.App.Say(key, "seat", d.Seat.ID())
	if d.Private {
		q.Whom(in, d, "")
		q.Tell(in, "prompt.computer", text, draw.Style{Size: 16, Bold: true, Color: draw.Text})
		return false
	}
	q.Manner.Lead(in, d)
	q.Tell(in, "prompt.computer", text, draw.Style{Size: 14, Color: draw.Muted})
	return seen && q.answerSeen(in, d, c)
}

// answerSeen shows the computer's answer as a person's would be picked, and on the table
// what is shown there under the mouse; it reports whether it was clicked.
func (q *Question) answerSeen(in *draw.Rect, d game.Decision, c game.Choice) (clicked bool) {
	u := q.App.UI
	q.Draft.Picks, q.Draft.Moved = c.Pick, true
	for i, id := range c.Pick {
		o := OptionOf(d, id)
		if o == nil {
			continue
		}
		st := q.Manner.Style(d, o)
		st.On = true
		label := q.Manner.Label(d, o)
		b := in.CutTop(u.ButtonHeight(in.W, label, st), u.Px(6))
		clicked = u.Button("chosen:"+id, b, label, st) || clicked
		switch {
		case i > 0 || d.Shape != game.OneOf:
		case q.App.Room() == Broad:
			q.Manner.Hover(d, o, b)
		default: // what that tells beside the panel has no room
			q.Hint = o
		}
	}
	return clicked
}
