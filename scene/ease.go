package scene

import (
	"reflect"
	"slices"
	"strings"

	"xwing/game"
)

// Fewer clicks: questions that need nobody are answered by the scene, through
// Session.Choose like any other, with a line in the log that says so. Only what
// all players may see decides, so that an answer given, or left to a person,
// tells of nothing hidden.

// Easing is an answer that the scene gives, and the line that says so.
type Easing struct {
	Choice game.Choice
	Line   game.Phrase    // zero: none, its player has said so before
	About  string         // the piece that the line is about, "" for none
	Whys   []game.Refusal // what speaks against the other answers, read while the mouse is on the line
}

// Ease answers the open question if nobody is needed for it, and reports whether it
// did. It waits until all is shown.
func (q *Question) Ease() bool {
	p := q.Play
	if p.Session == nil || !p.Show.Resting() || q.App.Covers.Covered() {
		return false
	}
	open, n := p.Session.Open(), p.Session.Choices()
	if len(open) != 1 || p.Hands.Asking == n+1 {
		return false
	}
	if p.Hands.Asked == n+1 { // looked at before, and left to a person
		return false
	}
	e, ok := q.Manner.Ease(open[0])
	if !ok {
		p.Hands.Asked = n + 1
		return false
	}
	whys := make([]string, len(e.Whys))
	for i, why := range e.Whys {
		whys[i] = p.Words.Refusal(why)
	}
	queued := len(p.Show.Queue)
	if e.Line.Key != "" {
		line := LogLine{Text: p.Words.Say(e.Line), Detail: strings.Join(whys, "\n")}
		if e.About != "" {
			line.About.Pieces = []string{e.About}
		}
		p.Show.Add(Eased{Line: line})
	}
	e.Choice.Self = true
	if err := p.Choose(e.Choice); err != nil {
		p.Show.Queue = p.Show.Queue[:queued] // it is not so
		q.App.Fail(err)
		p.Hands.Asked = n + 1
		return false
	}
	q.Restart()
	return true
}

// EaseBy picks an option of a question.
func EaseBy(d game.Decision, option string, line game.Phrase) Easing {
	return Easing{Choice: game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{option}}, Line: line}
}

// EaseForced answers what can be answered in one way: the one option that may be picked
// where another is not "none", or all that may be where all of it has to be.
func EaseForced(d game.Decision) (Easing, bool) {
	line := game.Say("ui.eased-single", "seat", d.Seat.ID())
	switch d.Shape {
	case game.OneOf:
		if forced := only(d); forced != nil && (len(d.Options) == 1 || forced.ID != game.None) {
			return EaseBy(d, forced.ID, line), true
		}
	case game.SomeOf:
		e := Easing{Choice: game.Choice{Seat: d.Seat, Kind: d.Kind}, Line: line}
		for _, o := range d.Options {
			if o.Legal() {
				e.Choice.Pick = append(e.Choice.Pick, o.ID)
			}
		}
		return e, len(e.Choice.Pick) == d.Min && d.Min > 0
	}
	return Easing{}, false
}

// only is the one legal option of a question, nil if there are several or none.
func only(d game.Decision) *game.Option {
	var one *game.Option
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case !o.Legal():
		case one != nil:
			return nil
		default:
			one = o
		}
	}
	return one
}

// NothingPossible reports whether "none" is the only legal answer, and the reasons
// against the others, each once, those that speak most often first.
func NothingPossible(d game.Decision) ([]game.Refusal, bool) {
	var whys []game.Refusal
	count := map[string]int{}
	none := false
	for _, o := range d.Options {
		switch {
		case o.ID == game.None:
			none = true
		case o.Legal():
			return nil, false
		default:
			key := o.Refusal.Why.String()
			if count[key] == 0 {
				whys = append(whys, *o.Refusal)
			}
			count[key]++
		}
	}
	slices.SortStableFunc(whys, func(a, b game.Refusal) int { return count[b.Why.String()] - count[a.Why.String()] })
	return whys, none && len(whys) > 0 && len(d.About) > 0
}

// Outcome is what an answer leads to, before anybody answers again.
type Outcome struct {
	Open    []game.Decision
	Events  []game.Event
	Hash    string
	Guessed bool // chance or something hidden came in between: nobody can know it
}

// After is what comes of answers to a question and to those of its kind that follow it
// at once; not ok if another is asked before the answers are given.
func After(s *game.Session, d game.Decision, picks ...string) (Outcome, bool) {
	f := s.Fork()
	defer f.Close()
	f.Drain()
	for i, pick := range picks {
		now := f.Open()
		if i > 0 && (len(now) != 1 || now[0].Kind != d.Kind || now[0].Seat != d.Seat) {
			break // it was the last
		}
		if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}) != nil || f.Fault() != nil {
			return Outcome{}, false
		}
	}
	return Outcome{f.Open(), f.Drain(), f.Hash(), f.Guessed()}, true
}

// SameAfter reports whether two answers come to the same: the next question, the state,
// and the events but for those that tell of nothing.
func SameAfter(s *game.Session, d game.Decision, one, other string, counts func(game.Event) bool) bool {
	a, ok := After(s, d, one)
	if !ok || a.Guessed {
		return false
	}
	b, ok := After(s, d, other)
	if !ok || b.Guessed || a.Hash != b.Hash || !reflect.DeepEqual(a.Open, b.Open) {
		return false
	}
	idle := func(e game.Event) bool { return !counts(e) }
	return reflect.DeepEqual(slices.DeleteFunc(a.Events, idle), slices.DeleteFunc(b.Events, idle))
}
