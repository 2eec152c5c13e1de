package scene

import (
	"fmt"
	"strconv"
	"strings"

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
	seed   string // as written; "": drawn
}

// squadEntry is a squad as the screen shows it.
type squadEntry struct {
	file     SquadFile
	squad    squad.Squad
	points   int
	breaches []string
	unlawful bool // it breaks another rule than the limit of points
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
			e.squad = e.squad.Resolve(a.opt.Kit.Facts)
		}
		if e.err == nil {
			e.points, _ = e.squad.Points(a.opt.Kit.Facts, ruleset)
			for _, b := range e.squad.Check(a.opt.Kit.Facts, ruleset) {
				e.breaches = append(e.breaches, w.Breach(e.squad, b))
				e.unlawful = e.unlawful || b.Kind != squad.OverBudget
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
	seed := head.CutRight(u.Px(150), u.Px(14)).Inset(u.Px(3))
	s.seed = digits(u.Field("squads.seed", seed, s.seed, a.say("seed"), 19))
	if u.Over(seed) && !u.Writing() {
		u.Tip(a.say("seed-why"), seed)
	}
	open := head.CutRight(u.Px(140), u.Px(8)).Inset(u.Px(3))
	if on := a.opt.Settings.Table.Open; u.Button("squads.open", open, a.say("open-table"),
		ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.say("open-table-why")}) {
		a.opt.Settings.Table.Open = !on
		a.keep("table.open", !on)
	}
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
		case s.files[i].unlawful:
			st.Reason = s.files[i].breaches[0]
		}
	}
	if st.Reason != "" {
		st.Primary = false
	}
	if a.ui.Button("squads.begin", r, a.say("begin"), st) {
		s.start(a)
	}
}

// start begins the game, after a question if a squad costs too many points.
func (s *squadsScreen) start(a *App) {
	game := setup{names: a.names}
	over := ""
	for seat, i := range s.picked {
		e := &s.files[i]
		game.squads[seat] = e.file.XWS
		if len(e.breaches) > 0 {
			over += e.squad.Name + ": " + e.breaches[0] + "\n"
		}
	}
	if seed, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		game.seed, game.seeded = seed, true
	}
	a.keepNames()
	if over == "" {
		a.newGame(game)
		return
	}
	a.ask("over-points", a.say("over-points"), over+a.say("over-points-why"), func(button int) {
		if button == 0 {
			a.newGame(game)
		}
	}, a.say("play-anyway"), a.say("back"))
}

// digits is what of a text may stand in a number.
func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text)
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
	case len(e.breaches) > 0 && e.unlawful:
		text, note.Color = e.breaches[0], draw.Bad
	case len(e.breaches) > 0:
		text, note.Color = e.breaches[0], draw.Warn
	}
	u.Label(in, text, note)
	return r.H
}
