package scene

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
)

// moment tells of the latest choice: what was asked, what was answered, what came of it, and what was hidden then.
func (s *WatchScreen) moment(in draw.Rect) {
	a := s.App
	u := a.UI
	head := in.CutTop(u.Px(22), u.Px(6))
	count := a.Say("film-count", "n", strconv.Itoa(s.film.At()), "of", strconv.Itoa(s.film.Len()))
	u.Label(head, count, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	u.Note("film.count", count, head)
	u.Label(head, a.Say("film-moment"), draw.Style{Size: 15, Bold: true, Color: draw.Text})
	u.Scroll("film.moment", in, func(r draw.Rect) float64 {
		top := r.Y
		if s.film.At() == 0 {
			s.say(&r, "film.begins", a.Say("film-begins"), draw.Style{Size: 14, Color: draw.Muted})
		} else {
			s.answer(&r)
		}
		if s.film.At() == s.film.Len() && !s.within {
			s.end(&r)
		}
		if s.shows.Hidden != nil && s.eyes != NoEyes {
			s.shows.Hidden(&r, s.eyes)
		}
		return r.Y - top
	})
}

// say writes a paragraph.
func (s *WatchScreen) say(in *draw.Rect, id, text string, st draw.Style) {
	u := s.App.UI
	h := u.Paragraph(*in, text, st)
	u.Note(id, text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	in.CutTop(h, u.Px(8))
}

// secret reports whether an answer is not shown: it was given behind a curtain that is still closed.
func (s *WatchScreen) secret(d game.Decision) bool {
	if !d.Private {
		return false
	}
	sides := s.film.Session().Sides()
	return int(d.Seat) >= len(sides) || !s.eyes.Of(game.Seat(sides[d.Seat]))
}

// answer tells what was asked and answered, and what came of it.
func (s *WatchScreen) answer(in *draw.Rect) {
	a, d, c := s.App, s.film.Asked(), s.film.Choice(s.film.At())
	u := a.UI
	s.shows.Lead(in, d)
	switch {
	case s.secret(d):
		s.say(in, "film.secret", a.Say("film-secret"), draw.Style{Size: 14, Color: draw.Muted})
	case d.Shape == game.OneForEach:
		s.slots(in, d, c)
	case d.Shape == game.Place:
		s.say(in, "film.placed", a.Say("film-placed", "piece", c.Piece), draw.Style{Size: 14, Bold: true, Color: draw.Text})
	default:
		s.options(in, d, c)
	}
	lines := s.told()
	if len(lines) == 0 {
		return
	}
	in.CutTop(u.Px(6), 0)
	in.CutTop(u.Title(*in, a.Say("film-then")), u.Px(2))
	for i, text := range lines {
		h := u.Paragraph(*in, text, draw.Style{Size: 13, Color: draw.Text})
		u.Note("film.then:"+strconv.Itoa(i), text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
		in.CutTop(h, u.Px(3))
	}
	in.CutTop(u.Px(5), 0)
}

// told is what came of the latest choice, in sentences: as far as it has been shown.
func (s *WatchScreen) told() (lines []string) {
	show := s.shows.Play.Show
	if s.within {
		for _, line := range show.Lines[min(s.from, len(show.Lines)):] {
			lines = append(lines, line.Text)
		}
		return lines
	}
	for _, e := range s.film.Came() {
		if line, ok := show.Stage.Line(e); ok {
			lines = append(lines, line.Text)
		}
	}
	return lines
}

// mostOptions is how many answers are listed that were not given.
const mostOptions = 7

// options lists the answers there were, first those that were given.
func (s *WatchScreen) options(in *draw.Rect, d game.Decision, c game.Choice) {
	for i, id := range c.Pick {
		o := OptionOf(d, id)
		if o == nil {
			continue
		}
		label := s.labels[o.ID]
		if d.Shape == game.Order {
			label = strconv.Itoa(i+1) + " · " + label
		}
		s.row(in, "film.option:"+id, label, true)
	}
	others := 0
	for i := range d.Options {
		o := &d.Options[i]
		if slices.Contains(c.Pick, o.ID) || !o.Legal() {
			continue
		}
		if others++; others <= mostOptions {
			s.row(in, "film.option:"+o.ID, s.labels[o.ID], false)
		}
	}
	if others > mostOptions {
		s.say(in, "film.more", s.App.Say("film-more", "n", strconv.Itoa(others-mostOptions)), draw.Style{Size: 13, Color: draw.Muted})
	}
	if len(c.Pick) == 0 && d.Shape == game.SomeOf {
		s.row(in, "film.option:", s.App.Say("film-nothing"), true)
	}
}

// row is one answer.
func (s *WatchScreen) row(in *draw.Rect, id, label string, given bool) {
	u := s.App.UI
	st := draw.Style{Size: 14, Color: draw.Muted}
	if given {
		st = draw.Style{Size: 14, Bold: true, Color: draw.White}
	}
	wide := in.W - u.Px(16)
	h := u.ParagraphHeight(wide, label, st) + u.Px(8)
	r := in.CutTop(h, u.Px(3)).Snapped()
	ground, rim := draw.Card, draw.EdgeSoft
	if given {
		ground, rim = draw.ButtonOn, draw.White
	}
	u.L.Round(r, u.Px(4), ground)
	u.L.Ring(r, u.Px(4), max(1, u.Px(1)), rim)
	u.Paragraph(draw.Rect{X: r.X + u.Px(8), Y: r.Y + u.Px(4), W: wide, H: h}, label, st)
	u.Note(id, label, r)
}

// slots lists what each thing was set to.
func (s *WatchScreen) slots(in *draw.Rect, d game.Decision, c game.Choice) {
	w := s.shows.Play.Words
	for i := range d.Slots {
		slot := &d.Slots[i]
		for k := range slot.Options {
			if o := &slot.Options[k]; o.ID == c.Each[slot.ID] {
				s.row(in, "film.option:"+slot.ID, w.Say(slot.Text)+": "+s.labels[slot.ID+" "+o.ID], true)
			}
		}
	}
}

// end tells how the game ended, or why the film does.
func (s *WatchScreen) end(in *draw.Rect) {
	a := s.App
	outcome, over := s.film.Session().Over()
	switch {
	case s.ends != "":
		s.say(in, "film.ends", s.ends, draw.Style{Size: 14, Color: draw.Warn})
	case over:
		text := a.Say("draw")
		if outcome.Winner != game.NoSide {
			text = a.Say("wins", "seat", outcome.Winner.ID())
		}
		if outcome.Why.Key != "" {
			text += ". " + a.Words.Say(outcome.Why)
		}
		s.say(in, "film.over", text, draw.Style{Size: 15, Bold: true, Color: draw.Text})
	default:
		s.say(in, "film.live", a.Say("film-live"), draw.Style{Size: 14, Color: draw.Muted})
	}
}
