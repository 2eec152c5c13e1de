package scene

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/squad"
	"xwing/game/words"
	"xwing/game/xwing"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// squadsScreen picks a squad for each seat.
type squadsScreen struct {
	files  []squadEntry
	read   bool
	err    error
	picked [2]int // index into files, -1 for none
}

// squadEntry is a squad as the screen shows it.
type squadEntry struct {
	file     SquadFile
	squad    squad.Squad
	points   int
	breaches []string
	err      error
}

func (s *squadsScreen) name() string   { return "squads" }
func (s *squadsScreen) busy() bool     { return false }
func (s *squadsScreen) prompt() string { return "" }

func (s *squadsScreen) load(a *App) {
	s.read = true
	s.picked = [2]int{-1, -1}
	files, err := a.opt.Files.Squads()
	s.err = err
	w := a.opt.Words.With(words.NewNames(&xwing.View{}, a.opt.Kit.Facts))
	ruleset := a.opt.Kit.Rules.Edition.Ruleset
	for _, f := range files {
		e := squadEntry{file: f, err: f.Err}
		if e.err == nil {
			e.squad, e.err = squad.ParseXWS(f.Name, f.XWS)
		}
		if e.err == nil {
			e.points, _ = e.squad.Points(a.opt.Kit.Facts, ruleset)
			for _, b := range e.squad.Check(a.opt.Kit.Facts, ruleset) {
				e.breaches = append(e.breaches, w.Breach(e.squad, b))
			}
		}
		s.files = append(s.files, e)
	}
}

func (s *squadsScreen) update(a *App) {
	if !s.read {
		s.load(a)
	}
	u := a.ui
	starfield(&a.back, draw.Rect{W: a.width, H: a.height}, 0)
	all := draw.Rect{W: a.width, H: a.height}.Inset(u.Px(16))
	head := all.CutTop(u.Px(40), u.Px(8))
	if u.Button("squads.back", head.CutLeft(u.Px(110), u.Px(14)), a.say("back"), ui.ButtonStyle{Align: draw.Center}) {
		a.show(&titleScreen{})
	}
	s.begin(a, head.CutRight(u.Px(190), u.Px(14)))
	u.Label(head, a.say("pick-squads"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
	list := u.Panel(all.CutLeft(all.W*0.38, u.Px(10)))
	foot := list.CutBottom(u.Px(36), u.Px(6))
	where := a.say("squad-folder") + " " + a.opt.Files.SquadFolder()
	u.Paragraph(foot, where, draw.Style{Size: 13, Color: draw.Dim})
	if s.err != nil {
		u.Paragraph(list, a.wordsOf(s.err), draw.Style{Size: 15, Color: draw.Bad})
	}
	u.Scroll("squads.list", list, func(r draw.Rect) float64 {
		y := r.Y
		for i := range s.files {
			y += s.row(a, draw.Rect{X: r.X, Y: y, W: r.W}, i) + u.Px(6)
		}
		return y - r.Y
	})
	for seat, half := range all.Columns(2, u.Px(10)) {
		s.details(a, half, game.Seat(seat))
	}
}

// begin is the button that starts the game.
func (s *squadsScreen) begin(a *App, r draw.Rect) {
	st := ui.ButtonStyle{Align: draw.Center, Primary: true, Size: 17}
	for _, i := range s.picked {
		switch {
		case i < 0:
			st.Reason = a.say("pick-both")
		case len(s.files[i].breaches) > 0:
			st.Reason = s.files[i].breaches[0]
		}
	}
	if st.Reason != "" {
		st.Primary = false
	}
	if a.ui.Button("squads.begin", r, a.say("begin"), st) {
		a.newGame([2][]byte{s.files[s.picked[0]].file.XWS, s.files[s.picked[1]].file.XWS})
	}
}

// row is one file with a button for each seat; it returns its height.
func (s *squadsScreen) row(a *App, r draw.Rect, i int) float64 {
	u := a.ui
	e := &s.files[i]
	r.H = u.Px(56)
	u.L.Round(r, u.Px(5), draw.PanelHigh)
	in := r.Inset(u.Px(8))
	for seat := game.Blue; seat >= game.Red; seat-- {
		b := in.CutRight(u.Px(58), u.Px(6))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.picked[seat] == i}
		if e.err != nil {
			st.Reason = e.err.Error()
		}
		b.Y, b.H = b.Y+u.Px(4), b.H-u.Px(8)
		id := fmt.Sprintf("squad:%s:%s", e.file.Name, seatID(seat))
		if u.Button(id, b, a.opt.Words.Seat(seat), st) {
			s.picked[seat] = i
			a.dirty = true
		}
		u.L.Fill(draw.Rect{X: b.X + u.Px(6), Y: b.Bottom() - u.Px(4), W: b.W - u.Px(12), H: u.Px(2)}, art.SeatColor(seat))
	}
	name := e.squad.Name
	if name == "" {
		name = e.file.Name
	}
	u.Label(in.CutTop(u.Px(20), 0), name, draw.Style{Size: 16, Bold: true, Color: draw.Text})
	note := draw.Style{Size: 13, Color: draw.Muted}
	text := a.say("squad-line", "points", strconv.Itoa(e.points), "n", strconv.Itoa(len(e.squad.Pilots)))
	if e.file.Where == "" {
		text += " · " + a.say("sample")
	} else {
		text += " · " + e.file.Name
	}
	switch {
	case e.err != nil:
		text, note.Color = e.err.Error(), draw.Bad
	case len(e.breaches) > 0:
		text, note.Color = e.breaches[0], draw.Warn
	}
	u.Label(in, text, note)
	return r.H
}

// details shows the squad that a seat has picked: ships, cards, what is not
// enforced yet, what breaks a rule.
func (s *squadsScreen) details(a *App, r draw.Rect, seat game.Seat) {
	u := a.ui
	in := u.Panel(r)
	color := art.SeatColor(seat)
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(6)}, u.Px(3), color)
	head := in.CutTop(u.Px(26), u.Px(6))
	u.Label(head, a.opt.Words.Seat(seat), draw.Style{Size: 18, Bold: true, Color: color})
	i := s.picked[seat]
	if i < 0 {
		u.Paragraph(in, a.say("pick-one", "seat", seatID(seat)), draw.Style{Size: 15, Color: draw.Dim})
		return
	}
	e := &s.files[i]
	u.Label(head, a.say("points", "n", strconv.Itoa(e.points)), draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	u.Scroll("squad."+seatID(seat), in, func(r draw.Rect) float64 {
		y := r.Y
		u.Label(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(22)}, e.squad.Name, draw.Style{Size: 16, Bold: true, Color: draw.Text})
		y += u.Px(26)
		for _, b := range e.breaches {
			y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, b, draw.Style{Size: 14, Color: draw.Warn}) + u.Px(4)
		}
		for k := range e.squad.Pilots {
			y += s.ship(a, draw.Rect{X: r.X, Y: y, W: r.W}, e, k, seat) + u.Px(8)
		}
		return y - r.Y
	})
}

// ship is one ship of a squad; it returns its height.
func (s *squadsScreen) ship(a *App, r draw.Rect, e *squadEntry, k int, seat game.Seat) float64 {
	u := a.ui
	p := e.squad.Pilots[k]
	w := a.opt.Words.With(words.NewNames(&xwing.View{}, a.opt.Kit.Facts))
	name, chassis, initiative := p.Pilot, p.Ship, ""
	if pilot, err := a.opt.Kit.Facts.Pilot(p.Pilot); err == nil {
		name, chassis, initiative = pilot.Name, pilot.Ship, strconv.Itoa(pilot.Initiative)
	}
	sp := a.studio.Sprite(art.Ship{Chassis: chassis, Color: draw.Mix(draw.RGB(0xc3ccd6), art.SeatColor(seat), 0.4), Side: 64})
	u.L.Sprite(sp, r.X+u.Px(17), r.Y+u.Px(20), 0, u.Px(32)/64, 1)
	in := draw.Rect{X: r.X + u.Px(40), Y: r.Y, W: r.W - u.Px(40)}
	points, _ := e.squad.PilotPoints(a.opt.Kit.Facts, a.opt.Kit.Rules.Edition.Ruleset, k)
	head := draw.Rect{X: in.X, Y: in.Y, W: in.W, H: u.Px(20)}
	u.Label(head.CutRight(u.Px(30), u.Px(4)), strconv.Itoa(points), draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(head.CutLeft(u.Px(14), u.Px(4)), initiative, draw.Style{Size: 15, Bold: true, Color: draw.RGB(0xffb454)})
	u.Label(head, name, draw.Style{Size: 15, Bold: true, Color: draw.Text})
	y := in.Y + u.Px(20)
	if ship, err := a.opt.Kit.Facts.Ship(chassis); err == nil {
		u.Label(draw.Rect{X: in.X, Y: y, W: in.W, H: u.Px(18)}, ship.Name, draw.Style{Size: 13, Color: draw.Muted})
		y += u.Px(18)
	}
	y += s.card(a, w, in, y, "pilot/"+p.Pilot, false)
	for _, up := range p.Upgrades {
		y += s.card(a, w, in, y, "upgrade/"+up.XWS, true)
	}
	return max(y-r.Y, u.Px(42))
}

// card names a card, and says so if it is not enforced yet.
func (s *squadsScreen) card(a *App, w *words.Words, r draw.Rect, y float64, ref string, named bool) float64 {
	u := a.ui
	enforced := a.opt.Kit.Rules.Enforced(ref)
	if !named && enforced {
		return 0
	}
	st := draw.Style{Size: 14, Color: draw.Text}
	text := w.CardName(ref)
	if !enforced {
		st.Color = draw.Warn
		text += " – " + a.say("not-enforced-short")
		if !named {
			text = a.say("ability-not-enforced")
		}
	}
	return u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, text, st)
}
