package scene

import (
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// filmButton is a button below the axis, or words before some.
type filmButton struct {
	id, label string // no id: words
	st        ui.ButtonStyle
	does      func()
	gap       bool // apart from what is before it
}

// Room between buttons, in units of the design.
const (
	filmButtonGap = 3
	filmGroupGap  = 12
)

// buttonWide is how wide one is, and the gap before it.
func (s *WatchScreen) buttonWide(b *filmButton) (wide, gap float64) {
	u := s.App.UI
	gap = u.Px(filmButtonGap)
	if b.gap {
		gap = u.Px(filmGroupGap)
	}
	st := draw.Style{Size: u.Px(13), Bold: b.st.Primary}
	wide = u.Fonts.Width(b.label, st)
	if b.id != "" {
		wide = max(wide+u.Px(16), u.Px(32))
	}
	return wide, gap
}

// rows are the buttons in as many rows as they need, so wide; words before them only where all stand in one.
func (s *WatchScreen) rows(wide float64) [][]filmButton {
	all := s.allButtons()
	if rows := s.inRows(all, wide); len(rows) == 1 {
		return rows
	}
	var bare []filmButton
	apart := false
	for _, b := range all {
		if b.id == "" {
			apart = true
			continue
		}
		b.gap, apart = b.gap || apart, false
		bare = append(bare, b)
	}
	return s.inRows(bare, wide)
}

// inRows breaks buttons into rows, so wide.
func (s *WatchScreen) inRows(all []filmButton, wide float64) [][]filmButton {
	var rows [][]filmButton
	room := 0.0
	for i := 0; i < len(all); {
		group := i + 1
		for group < len(all) && !all[group].gap {
			group++
		}
		need := 0.0
		for k := i; k < group; k++ {
			w, gap := s.buttonWide(&all[k])
			need += w + gap
		}
		if len(rows) == 0 || need > room {
			rows, room = append(rows, nil), wide
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], all[i:group]...)
		room -= need
		i = group
	}
	return rows
}

// allButtons are all there are, in their order.
func (s *WatchScreen) allButtons() []filmButton {
	a := s.App
	play, tip := "►", "film-play"
	if s.play {
		play, tip = "", "film-pause" // its sign is painted
	}
	caps := func(key string, x Act) string { return a.Say(key) + " (" + Caps(a.UI, x) + ")" }
	all := []filmButton{
		{id: "film.back", label: a.Say("back"), gap: true, does: s.leave, st: ui.ButtonStyle{Tip: a.Say("film-back")}},
		{id: "film.before", label: "◄◄", gap: true, does: func() { s.move(s.step, false) }, st: ui.ButtonStyle{Tip: caps("film-before",
			ActFilmBefore)}},
		{id: "film.play", label: play, does: s.toggle, st: ui.ButtonStyle{Primary: true, Tip: caps(tip, ActFilmPlay)}},
		{id: "film.after", label: "►►", does: func() { s.move(s.step, true) },
			st: ui.ButtonStyle{Tip: caps("film-after", ActFilmAfter)}},
		{label: a.Say("film-step"), gap: true},
	}
	for k := range steps {
		all = append(all, filmButton{id: "film.step:" + k.id(), label: a.Say("film-step-" + k.id()), does: func() { s.step = k },
			st: ui.ButtonStyle{On: s.step == k, Tip: a.Say("film-step-why")}})
	}
	all = append(all, filmButton{label: a.Say("film-speed"), gap: true})
	for _, percent := range filmSpeeds {
		label := strconv.Itoa(percent / 100)
		if percent < 100 {
			label = "½"
		}
		all = append(all, filmButton{id: "film.speed:" + strconv.Itoa(percent), label: label, does: func() { s.speed = percent },
			st: ui.ButtonStyle{On: s.speed == percent, Tip: a.Say("film-speed-why")}})
	}
	return append(append(all, s.eyeButtons()...), s.endButtons()...)
}

// eyeButtons choose whose hidden facts are shown.
func (s *WatchScreen) eyeButtons() []filmButton {
	a, why := s.App, ""
	if s.live() {
		why = a.Say("film-eyes-live")
	}
	all := []filmButton{{label: a.Say("film-eyes"), gap: true}}
	for eyes, label := range []string{a.Say("film-eyes-both"), a.Words.Say(game.Say("ui.film-eyes-of", "seat", "red")),
		a.Words.Say(game.Say("ui.film-eyes-of", "seat", "blue"))} {
		e := Eyes(eyes)
		all = append(all, filmButton{id: "film.eyes:" + strconv.Itoa(eyes), label: label, does: func() { s.see(e) },
			st: ui.ButtonStyle{On: s.eyes == e, Reason: why, Tip: a.Say("film-eyes-why")}})
	}
	return all
}

// see has hidden facts be shown of those.
func (s *WatchScreen) see(eyes Eyes) {
	s.eyes = eyes
	s.shows.See(eyes)
}

// endButtons are what can be made of where the film stands.
func (s *WatchScreen) endButtons() []filmButton {
	a := s.App
	all := []filmButton{}
	if a.Opt.Save != nil || a.Opt.Page != nil {
		all = append(all, filmButton{id: "film.picture", label: a.Say("film-picture"), gap: true, does: s.picture,
			st: ui.ButtonStyle{Tip: a.Say("film-picture-why")}})
	}
	return append(all, filmButton{id: "film.on", label: a.Say("film-on"), gap: len(all) == 0, does: func() { a.Cover(&playOn{film: s}) },
		st: ui.ButtonStyle{Primary: true, Reason: s.noBranch(), Tip: a.Say("film-on-why")}})
}

// buttons builds them.
func (s *WatchScreen) buttons(in draw.Rect, rows [][]filmButton) {
	u := s.App.UI
	var struck func()
	u.Spare(sparePages, in) // the next button is picked beside what explains this one
	for _, row := range rows {
		r := in.CutTop(u.Px(filmButtons), u.Px(filmGap))
		for i := range row {
			b := &row[i]
			wide, gap := s.buttonWide(b)
			if i > 0 {
				r.CutLeft(gap, 0)
			}
			cell := r.CutLeft(wide, 0)
			if b.id == "" {
				u.Label(cell, b.label, draw.Style{Size: 13, Color: draw.Muted})
				continue
			}
			b.st.Size, b.st.Align = 13, draw.Center
			if u.Button(b.id, cell, b.label, b.st) {
				struck = b.does
			}
			if b.label == "" {
				s.bars(cell)
			}
		}
	}
	if struck != nil {
		struck()
		s.App.Touch()
	}
}

// bars are the sign of what stops the film.
func (s *WatchScreen) bars(r draw.Rect) {
	u := s.App.UI
	x, y := r.Center()
	for _, side := range []float64{-5, 1.5} {
		u.L.Fill(draw.Rect{X: x + u.Px(side), Y: y - u.Px(5), W: u.Px(3.5), H: u.Px(10)}.Snapped(), draw.White)
	}
}

// mostNumbers is how many points of lanes have a key.
const mostNumbers = 5

// keys do what the film's keys say.
func (s *WatchScreen) keys() {
	a := s.App
	in := &a.UI.In
	if a.Covers.Covered() {
		return
	}
	if n, ok := StruckAt(in, ActFilmPoint); ok {
		if at, ok := s.point(n%mostNumbers + 1); ok {
			s.halt()
			s.goTo(at)
		}
		return
	}
	switch {
	case a.Leaving():
		s.leave()
	case Struck(in, ActFilmPlay):
		s.toggle()
	case Struck(in, ActFilmBefore):
		s.move(s.step, false)
	case Struck(in, ActFilmAfter):
		s.move(s.step, true)
	case Struck(in, ActFilmRoundBefore):
		s.move(roundStep, false)
	case Struck(in, ActFilmRoundAfter):
		s.move(roundStep, true)
	case Struck(in, ActFilmFirst):
		s.halt()
		s.goTo(0)
	case Struck(in, ActFilmLast):
		s.halt()
		s.goTo(s.film.Len())
	}
}

// point is where the point of a number stands in the lanes; where none has one, the destroyed piece of that number.
func (s *WatchScreen) point(number int) (at int, ok bool) {
	lanes := s.lanes()
	if _, any := numbered(lanes, 1); any {
		return numbered(lanes, number)
	}
	for _, m := range s.marks {
		if m.Kind == KillMark {
			if number--; number == 0 {
				return m.At, true
			}
		}
	}
	return 0, false
}
