package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// watched is a film of a game: its table, at which nobody is asked anything.
type watched struct {
	table *tableScreen
	film  *game.Film
}

// watch shows a film.
func (a *Client) watch(f *game.Film) *scene.Watching {
	p := a.play(f.Session())
	p.Computer = scene.Seats{}
	w, above := &watched{table: newTable(a, p), film: f}, filmLanes{play: p, film: f}
	w.table.question.Watched = true
	return &scene.Watching{Play: &p.Play, Layout: w.layout, Paint: w.paint, Moves: w.table.sight.Cam.Gliding, See: w.see, Marks: w.marks,
		Hidden: w.hidden, Lead: w.lead, Lanes: above.lanes, Left: above.left,
		Label: func(d game.Decision, o *game.Option) string { return w.table.cards.labelOf(a.desk, d, o) }}
}

// layout divides the screen; the camera shows all of the table unless somebody has it for himself.
func (w *watched) layout(r scene.WatchAreas) {
	t, a := w.table, w.table.client
	t.sight.Area = table.Area(t.play.board.view.Area)
	t.sight.Asked = game.NoSeat
	if n := w.film.At(); n > 0 {
		t.sight.Asked = t.play.board.view.Head(w.film.Choice(n).Seat)
	}
	t.sight.Watch(&a.Desk, r)
	t.sight.Look(&a.Desk, table.Gaze{Now: a.Clock.Tick, Held: t.sight.Panning()}, func() (table.Region, bool) {
		return table.Whole(t.sight.Area), true
	})
}

// paint paints the bar, both squads and the table, on which the mouse may look about.
func (w *watched) paint() {
	t, a := w.table, w.table.client.desk
	t.besides(a, func() { t.topBar(a) })
	if t.sight.Areas.Sides[0].W > 0 {
		t.besides(a, func() { t.side.rosters(a) })
	}
	t.dice.lay(a, t.sight.Areas.Free)
	t.looked.hovered = t.side.listed
	t.side.listed = 0
	t.sight.Drag(a.Desk)
	if in := &a.UI.In; t.sight.Over(a.Desk) && !t.sight.Handled(a.Desk) {
		t.looked.hovered = t.plates.shipUnder(in.X, in.Y)
		t.plates.plateHelp(a)
	}
	t.drawTable(a)
}

// see opens what those hide whose eyes see it, where the film stands.
func (w *watched) see(eyes scene.Eyes) {
	cards := w.table.cards
	cards.private = nil
	if eyes == scene.NoEyes {
		return
	}
	s := w.table.play.state()
	v := s.ViewFor(game.NoSeat)
	for seat := range game.Seat(v.Seats()) {
		if !eyes.Of(v.Head(seat)) {
			continue
		}
		own := s.ViewFor(seat)
		for i := range own.Ships {
			switch {
			case own.Ships[i].Seat == seat:
				v.Ships[i] = own.Ships[i]
			case v.Ships[i].Dial.Maneuver.IsZero(): // it may have looked at it
				v.Ships[i].Dial.Maneuver = own.Ships[i].Dial.Maneuver
			}
		}
	}
	cards.private = &v
}

// marks are what of an Event is marked on the axis.
func (w *watched) marks(e game.Event) []scene.FilmMark {
	v := &w.table.play.board.view
	m := scene.FilmMark{Seat: game.NoSeat}
	m.Text, _ = w.table.play.words.Event(e)
	of := func(id board.ShipID) {
		if s := v.Ship(id); s != nil {
			m.Seat = v.Head(s.Seat)
		}
	}
	switch e := e.(type) {
	case board.PhaseBegan:
		if e.Phase != board.Planning {
			return nil
		}
		m.Kind, m.N = scene.RoundMark, e.Round
	case board.ShipActive:
		m.Kind = scene.ShipMark
		of(e.Ship)
	case board.AttackDeclared:
		m.Kind = scene.AttackMark
		of(e.Attack.Attacker)
	case board.ShipDestroyed:
		m.Kind = scene.KillMark
		of(e.Ship)
	case board.ShipFled:
		m.Kind = scene.KillMark
		of(e.Ship)
	case board.DamageDealt:
		if e.Card == "" {
			return nil
		}
		m.Kind = scene.CritMark
		of(e.Ship)
	case board.DamageExposed:
		m.Kind = scene.CritMark
		of(e.Ship)
	case board.PointsScored:
		m.Kind, m.Seat = scene.GoalMark, v.Head(e.Seat)
	default:
		return nil
	}
	return []scene.FilmMark{m}
}

// lead tells who was asked and what.
func (w *watched) lead(in *draw.Rect, d game.Decision) {
	t, name := w.table, ""
	if id := actor(d); t.play.board.view.Ship(id) != nil {
		name = t.play.words.Value("ship", id.Piece())
	}
	t.question.Whom(in, d, name)
	t.question.Tell(in, "prompt.text", t.cards.promptWords(d), draw.Style{Size: 15, Bold: true, Color: draw.Text})
}

// Measures of the dials of a round, in units of the design.
const (
	dialTile  = 54
	dialTiled = 44
)

// hidden shows the dials as they were set for the round, of those whose eyes see them and of all that are revealed.
func (w *watched) hidden(in *draw.Rect, _ scene.Eyes) {
	t, a := w.table, w.table.client.desk
	u, v := a.UI, &t.play.board.view
	private := t.cards.private
	var ships []*board.Ship
	for i := range v.Ships {
		if s := &private.Ships[i]; s.Dial.Assigned && s.Remote == "" {
			ships = append(ships, s)
		}
	}
	if len(ships) == 0 {
		return
	}
	in.CutTop(u.Px(6), 0)
	in.CutTop(u.Title(*in, a.Say("film-dials", "n", strconv.Itoa(v.Round))), u.Px(4))
	n := max(int((in.W+u.Px(4))/u.Px(dialTile+4)), 1)
	for len(ships) > 0 {
		row := in.CutTop(u.Px(dialTiled), u.Px(4))
		for _, s := range ships[:min(n, len(ships))] {
			w.dial(row.CutLeft(u.Px(dialTile), u.Px(4)), s)
		}
		ships = ships[min(n, len(ships)):]
	}
}

// dial is the dial of a ship: its number, and the maneuver, or the back of it.
func (w *watched) dial(r draw.Rect, s *board.Ship) {
	t, a := w.table, w.table.client.desk
	u := a.UI
	u.L.Round(r, u.Px(4), draw.Card)
	words := t.play.words.Value("ship", s.ID.Piece())
	x, y := r.X+u.Px(11), r.Y+u.Px(11)
	art.SeatMark(u.L, t.play.board.view.Head(s.Seat), x, y, u.Px(8), max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(s.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	if m := s.Dial.Maneuver; m.IsZero() {
		words += ": " + a.Say("film-facedown")
	} else {
		a.Stamp(u.L, a.maneuver(m), r.Right()-u.Px(19), r.Y+r.H/2, u.Px(34))
		u.L.Text(x, r.Bottom()-u.Px(11), strconv.Itoa(abs1(m.Speed)), draw.Style{Size: u.Px(14), Bold: true, Color: draw.Text,
			Align: draw.Center})
		words += ": " + t.play.words.Maneuver(m)
	}
	u.Note("film.dial:"+strconv.Itoa(int(s.ID)), words, r)
	if u.Over(r) {
		u.Tip(words, r)
	}
}
