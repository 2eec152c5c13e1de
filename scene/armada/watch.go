package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene"
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
	w := &watched{table: newTable(a, p), film: f}
	w.table.question.Watched = true
	return &scene.Watching{Play: &p.Play, Layout: w.layout, Paint: w.paint, Moves: w.table.sight.Cam.Gliding, See: func(scene.Eyes) {},
		Marks: w.marks, Hidden: w.hidden, Lead: w.lead, Label: p.label}
}

// layout divides the screen.
func (w *watched) layout(r scene.WatchAreas) {
	t, a := w.table, w.table.client
	v := &t.play.board.view
	t.sight.Area = table.Area{Width: v.Field.Width, Height: v.Field.Depth}
	t.sight.Asked = game.NoSeat
	if n := w.film.At(); n > 0 {
		t.sight.Asked = w.film.Choice(n).Seat
	}
	t.sight.Watch(&a.Desk, r)
	g := table.Gaze{Now: a.Clock.Tick, Ticks: table.GlideTicks(a.Opt.Settings.Animation), Held: t.sight.Panning()}
	t.sight.Look(&a.Desk, g, w.subject)
}

// subject is what the camera shows: an attack from near, or all of the table.
func (w *watched) subject() (of table.Region, told bool) {
	t := w.table
	at := t.play.board.view.Attack
	if at == nil {
		return table.Whole(t.sight.Area), true
	}
	of = table.About(t.sight.Area, roomAttack)
	t.add(&of, at.Attacker)
	t.add(&of, at.Defender)
	if of.Empty() {
		return table.Whole(t.sight.Area), true
	}
	return of, true
}

// paint paints the bar, both fleets and the table, on which the mouse may look about.
func (w *watched) paint() {
	t, a := w.table, w.table.client.desk
	t.besides(a, func() { t.topBar(a) })
	t.side.listed = ""
	t.besides(a, func() { t.side.rosters(a) })
	t.layTrays(a)
	t.over = t.side.listed
	t.sight.Drag(a.Desk)
	if in := &a.UI.In; t.sight.Over(a.Desk) && !t.sight.Handled(a.Desk) {
		t.over = t.pieces.at(t.sight.Cam.Table(in.X, in.Y))
	}
	t.drawTable(a)
}

// marks are what of an Event is marked on the axis.
func (w *watched) marks(e game.Event) []scene.FilmMark {
	v := &w.table.play.board.view
	m := scene.FilmMark{Seat: game.NoSeat}
	m.Text, _ = w.table.play.words.Event(e)
	of := func(piece string) {
		if s := v.Ship(board.ShipOf(piece)); s != nil {
			m.Seat = s.Seat
		}
		if s := v.Squadron(board.SquadronOf(piece)); s != nil {
			m.Seat = s.Seat
		}
	}
	switch e := e.(type) {
	case board.PhaseBegan:
		if e.Phase != board.CommandPhase {
			return nil
		}
		m.Kind, m.N = scene.RoundMark, e.Round
	case board.ShipActivated:
		m.Kind = scene.ShipMark
		of(e.Ship.Piece())
	case board.SquadronActivated:
		m.Kind = scene.ShipMark
		of(e.Squadron.Piece())
	case board.AttackDeclared:
		m.Kind = scene.AttackMark
		of(e.Attack.Attacker)
	case board.PieceDestroyed:
		m.Kind, m.Seat = scene.KillMark, e.Seat
	case board.DamageDealt:
		if e.Faceup.Card == "" {
			return nil
		}
		m.Kind = scene.CritMark
		of(e.Ship.Piece())
	case board.VictoryTokensGained:
		m.Kind, m.Seat = scene.GoalMark, e.Seat
	default:
		return nil
	}
	return []scene.FilmMark{m}
}

// lead tells who was asked and what.
func (w *watched) lead(in *draw.Rect, d game.Decision) {
	q := w.table.question
	q.Whom(in, d, q.play.about(d))
	q.Tell(in, "prompt.text", q.play.words.Prompt(d), draw.Style{Size: 15, Bold: true, Color: draw.Text})
}

// stackHigh is how high the command dials of a ship stand, in units of the design.
const stackHigh = 30

// hidden shows the command dials of the ships of those whose eyes see them, that which is next first.
func (w *watched) hidden(in *draw.Rect, eyes scene.Eyes) {
	t, a := w.table, w.table.client.desk
	u, s, begun := a.UI, w.table.play.state(), false
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		stack := s.Hidden.Stacks[i]
		if len(stack) == 0 || !eyes.Of(ship.Seat) || ship.Where != board.OnTable {
			continue
		}
		if !begun {
			begun = true
			in.CutTop(u.Px(6), 0)
			in.CutTop(u.Title(*in, a.Say("film-stacks")), u.Px(4))
		}
		row := in.CutTop(u.Px(stackHigh), u.Px(2))
		number := row.CutLeft(row.H, u.Px(4))
		x, y := number.Center()
		seatNumber(a, u.L, ship.Seat, int(ship.ID), x, y, u.Px(9))
		words := t.play.words.Value("ship", ship.ID.Piece()) + ":"
		for _, command := range stack {
			cell := row.CutLeft(row.H, u.Px(3))
			x, y := cell.Center()
			t.side.set.Dial(u.L, command, ship.Seat, x, y, row.H*0.46)
			words += " " + t.play.words.Value("command", command.String())
		}
		row.X, row.W = number.X, in.W
		u.Note("film.stack:"+ship.ID.Piece(), words, row)
		if u.Over(row) {
			u.Tip(words, row)
		}
	}
}
