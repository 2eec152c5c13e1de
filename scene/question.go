package scene

import (
	"errors"
	"fmt"
	"slices"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// Question is the Decision on the panel, its answer in the making, and the way to
// answer and to take back.
type Question struct {
	App    *App
	Play   *Play
	Manner Manner

	Curtain game.Seat // whose private view is open; NoSeat while none is
	Draft   Draft
	Hint    *game.Option // the answer that the mouse is on in this frame
	Looking bool         // the result is known, and somebody looks at the table once more
	Because string       // the answer that led to the question now open, in words
	Told    int          // lines that stood in the log when somebody last answered
	Watched bool         // a film is shown: nobody is asked anything
	Columns int          // in which answers stand beside each other, where the panel is broad; 0: one

	aside   []string  // what the computer has answered without a look of its own, in words
	asider  game.Seat // whose they are
	thought thought   // what the computer is about to answer
	yielded string    // the question that it has left to a person, by its key
}

// Manner is a game's own part of asking: how its questions and answers read, and what
// of them is seen on its table.
type Manner struct {
	Fresh   func()               // an answer in the making is begun anew
	Private func(seat game.Seat) // opens what a seat alone may see; NoSeat closes it
	Ease    func(d game.Decision) (Easing, bool)
	Crew    func(r draw.Rect, seat game.Seat) // shows what a player has on the table, in a picture

	// Think is what the computer answers, by what the seat may see, once it has found it; Hurry has it answer with what it has
	// found so far (nil: it needs no time).
	Think func(d game.Decision) (c game.Choice, found bool, err error)
	Hurry func()

	Label func(d game.Decision, o *game.Option) string
	Style func(d game.Decision, o *game.Option) ui.ButtonStyle
	Turns func(d game.Decision, order []string)                 // keeps the order of turns that is said
	Along func(row *draw.Rect, d game.Decision, o *game.Option) // builds in its row what is said along with a turn
	Small func(d game.Decision, c game.Choice) bool             // whether an answer of the computer's wants no look of its own
	Rank  func(d game.Decision, o *game.Option) int             // the lower stands first
	Hover func(d game.Decision, o *game.Option, at draw.Rect)   // shows beside at, and on the table, what an answer would do
	Lead  func(in *draw.Rect, d game.Decision)                  // tells who is asked and what
	Above func(d game.Decision) string                          // what is told above the answers, "" for nothing
	Below func(r draw.Rect, d game.Decision) (height float64)   // builds what stands below them

	Slot func(s *game.Slot) (label string, st ui.ButtonStyle) // OneForEach: what is to be set
	// Sign shows at the end of a slot what it is set to, where that is more than a word; Set builds what the slot in hand is set
	// by, where that is no list.
	Sign func(end draw.Rect, option string) (ok bool)
	Set  func(r draw.Rect, d game.Decision, s *game.Slot) (height float64, ok bool)
}

// Draft is an answer in the making. It belongs to one question.
type Draft struct {
	key      string
	Picks    []string          // SomeOf, Order
	Each     map[string]string // OneForEach
	Slot     string            // the slot being filled
	Target   string            // a piece that was clicked: only answers about it are listed
	Menu     *PieceMenu        // its small menu on the table
	unfolded bool              // answers that are not legal are listed too
	Refusal  string            // why the latest try was refused
	refused  game.Refusal      // the first reason, where an answer was tried
	says     string            // Refusal then
	mouse    [2]float64        // where the mouse was when the question came
	Moved    bool              // it, or the keys, have pointed at something since
	hand     hand              // Place
	rings    [][]physics.Vec   // Place: lines around what pieces lie near or keep away from
}

// NewQuestion returns what asks the questions of a game in the client.
func NewQuestion(a *App, p *Play) Question {
	return Question{App: a, Play: p, Curtain: game.NoSeat, Told: len(p.Show.Lines)}
}

// Decision is the question on the panel: the seat's that has been shown, else the
// first that is open and not the computer's.
func (q *Question) Decision() (game.Decision, bool) {
	if q.Play.Session == nil || q.Watched {
		return game.Decision{}, false
	}
	open := slices.DeleteFunc(slices.Clone(q.Play.Session.Open()), q.computers)
	if len(open) == 0 {
		return game.Decision{}, false
	}
	if q.Curtain != game.NoSeat {
		for _, d := range open {
			if d.Seat == q.Curtain {
				return d, true
			}
		}
	}
	return open[0], true
}

// Asked is the question on the panel if it may be seen and answered now: nothing
// moves, and no curtain hides it.
func (q *Question) Asked() (game.Decision, bool) {
	d, ok := q.Decision()
	return d, ok && q.Play.Show.Resting() && !q.BehindCurtain()
}

// Drafted reports whether the answer in the making is one to a question.
func (q *Question) Drafted(d game.Decision) bool { return q.Draft.key == q.key(d) }

// Begin begins an answer to a question.
func (q *Question) Begin(d game.Decision) {
	in := &q.App.UI.In
	q.Draft = Draft{key: q.key(d), mouse: [2]float64{in.X, in.Y}}
	q.Manner.Fresh()
}

// Notice sees whether mouse or keys have pointed at something since the question came.
func (q *Question) Notice() {
	u := q.App.UI
	if q.Draft.mouse != [2]float64{u.In.X, u.In.Y} || u.Focused() != "" {
		q.Draft.Moved = true
	}
}

// Restart forgets the answer in the making: it belongs to a question that is no more.
func (q *Question) Restart() {
	q.Draft = Draft{}
	q.Curtain = game.NoSeat
	q.Looking = false
	q.Manner.Fresh()
	q.Manner.Private(game.NoSeat)
	q.App.UI.Top(answers)
	q.App.UI.Unfocus()
	q.App.Touch()
}

// Answer gives the Choice; what speaks against it is shown.
func (q *Question) Answer(c game.Choice) {
	a := q.App
	told := len(q.Play.Show.Lines)
	if err := q.Play.Choose(c); err != nil {
		var refused *game.Refused
		if errors.As(err, &refused) {
			q.refused(refused.Refusal, q.Play.Words.Refused(refused))
			if !a.Secret() {
				a.Cue(sound.Refuse)
			}
			a.Touch()
			return
		}
		a.Fail(err)
	}
	q.Told = told
	q.Restart()
}

// Pick answers with options.
func (q *Question) Pick(d game.Decision, options ...string) {
	q.Answer(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: slices.Clone(options)})
}

// Refuse shows why something cannot be answered.
func (q *Question) Refuse(r game.Refusal) {
	q.refused(r, q.Play.Words.Refusal(r))
	q.App.Touch()
}

// refused notes a refusal and what is said of it.
func (q *Question) refused(r game.Refusal, says string) {
	q.Draft.Refusal, q.Draft.says, q.Draft.refused = says, says, r
}

// key tells one question from the next.
func (q *Question) key(d game.Decision) string {
	return fmt.Sprintf("%d/%d/%s", q.Play.Session.Choices(), d.Seat, d.Kind)
}

// Skip shows the end of what is moving, and of what the computer is about to answer.
func (q *Question) Skip() {
	q.Play.Show.Finish()
	q.thought.left = 0
	if q.Manner.Hurry != nil {
		q.Manner.Hurry()
	}
}

// Toggle takes an option into the picks or out of them.
func (q *Question) Toggle(id string) {
	q.Draft.Refusal = ""
	if i := slices.Index(q.Draft.Picks, id); i >= 0 {
		q.Draft.Picks = slices.Delete(q.Draft.Picks, i, i+1)
		return
	}
	q.Draft.Picks = append(q.Draft.Picks, id)
}

// OptionOf is the option of that id, nil if there is none.
func OptionOf(d game.Decision, id string) *game.Option {
	for i := range d.Options {
		if d.Options[i].ID == id {
			return &d.Options[i]
		}
	}
	return nil
}
