package armada

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// promptPanel asks the open question, whatever its shape: everything that can be answered can be pressed here.
func (t *tableScreen) promptPanel(a *Client) {
	q := t.question
	if t.dials.looking {
		t.dials.stacks(a.desk, t.free())
		return
	}
	if !t.play.board.Resting() {
		v := &t.play.board.view
		q.Waiting(q.ground(a.desk), t.play.words.Value("phase", v.Phase.String()))
		return
	}
	d, ok := q.Decision()
	if by, computing := q.ComputersTurn(); computing && !ok {
		if !q.Drafted(by) {
			q.Begin(by)
			q.high = t.sight.Areas.Asks.H
		}
		q.AtWork(q.ground(a.desk), by)
		q.grow(a.desk)
		return
	}
	if !ok {
		if q.Nothing(q.ground(a.desk)) {
			a.Show(t.result())
		}
		return
	}
	if !q.Drafted(d) {
		q.Begin(d)
		q.Prepare(d)
		if d.Shape == game.Place {
			t.placing.LayOut(d)
		}
		q.high = t.sight.Areas.Asks.H // it is measured where nothing is cut short
	}
	q.Notice()
	if d.Kind == ask.StackDials {
		t.dials.ask(a.desk, t.free(), d)
		return
	}
	if d.Kind == ask.SetCourse && q.band() {
		t.tool.bridge(a.desk, t.sight.Areas.Asks, d)
		return
	}
	t.askBy(a.desk, d)
}

// askBy asks in the panel of the question: beside the answers, where it stands below the table, who is asked and what.
func (t *tableScreen) askBy(a *desk, d game.Decision) {
	q := t.question
	in := q.ground(a)
	q.Columns = 0
	if q.band() {
		left := in.CutLeft(a.UI.Px(232), a.UI.Px(12))
		if d.Shape != game.Place {
			q.Columns = max(int(in.W/a.UI.Px(216)), 1)
		}
		q.lead(a, &left, d)
		a.UI.L.Fill(draw.Rect{X: in.X - a.UI.Px(7), Y: in.Y, W: 1, H: in.H}, draw.Edge)
	}
	switch d.Shape {
	case game.OneOf:
		q.OneOf(in, d)
	case game.SomeOf:
		q.SomeOf(in, d)
	case game.OneForEach:
		q.OneForEach(in, d)
	case game.Order:
		q.Order(in, d)
	case game.Place:
		if q.band() {
			t.placing.AskBeside(in, d)
		} else {
			t.placing.Ask(in, d)
		}
	}
	q.told = 0
	if d.Shape == game.OneOf && !q.band() {
		q.told = q.RecapHeight(in.W)
	}
	q.grow(a)
}

// band reports whether the question stands below the table.
func (q *question) band() bool { return q.sight.Areas.Asks.Y >= q.sight.Areas.Table.Bottom() }

// ground paints the panel of the question and returns the room inside.
func (q *question) ground(a *desk) draw.Rect {
	r := q.panel(a)
	q.sight.Areas.Asking = r
	return table.Floats(a.Desk, r)
}

// Heights of the panel in units of the design: while something moves at least, and what it has at least.
const (
	waitHigh  = 132
	leastHigh = 96
)

// panel is where the question stands: as high as it needs, or all of its band.
func (q *question) panel(a *desk) draw.Rect {
	u, r := a.UI, q.sight.Areas.Asks
	if q.band() {
		return r
	}
	if _, ok := q.Pending(); !ok || !q.play.board.Resting() {
		inside := u.Px(table.PanelEdge)
		r.H = min(r.H, max(u.Px(waitHigh), q.WaitingHeight(r.W-2*inside)+2*inside))
		return r
	}
	r.H = min(r.H, max(q.high, u.Px(leastHigh)))
	return r
}

// grow measures how high the panel would be with all that stands on it.
func (q *question) grow(a *desk) {
	u := a.UI
	high := q.panel(a).H + u.Slack("prompt.list") + q.told + 2 // what is rounded to whole pixels
	if high = min(max(high, u.Px(leastHigh)), q.sight.Areas.Asks.H); math.Abs(high-q.high) > 2.5 {
		q.high = high
		a.Touch()
	}
}

// lead says who is asked and what, and offers to take back.
func (q *question) lead(a *desk, in *draw.Rect, d game.Decision) {
	q.Whom(in, d, q.play.about(d))
	q.Tell(in, "prompt.text", q.play.words.Prompt(d), draw.Style{Size: 16, Bold: true, Color: draw.Text})
	q.Trouble(in)
	q.StepBack(in, d)
}

// about is what a question is about, in brief: the first ship or squadron that it names.
func (p *play) about(d game.Decision) string {
	for _, piece := range d.About {
		if board.ShipOf(piece) != 0 || board.SquadronOf(piece) != 0 {
			return p.named(piece)
		}
	}
	return ""
}

// named is what a piece is called where there is little room.
func (p *play) named(piece string) string {
	if ship := board.ShipOf(piece); ship != 0 {
		return p.words.Brief(ship)
	}
	if squadron := board.SquadronOf(piece); squadron != 0 {
		return p.words.BriefSquadron(squadron)
	}
	return p.words.Value("piece", piece)
}

// pick lets a click on a piece, on a hull zone or on a ghost answer.
func (t *tableScreen) pick(a *desk) {
	d, ok := t.question.Asked()
	if !ok || d.Shape == game.Place {
		t.tell(a)
		return
	}
	in := &a.UI.In
	if d.Kind != ask.SetCourse {
		if s := t.ghosts.At(d, in.X, in.Y); s != nil {
			t.ghosts.Point(d, s, in.Pressed[0])
			return
		}
	}
	if t.shoot(a, d) {
		return
	}
	options := t.under(d)
	if len(options) == 0 {
		t.tell(a)
		return
	}
	t.question.point(a, d, options, t.over, t.sight)
}

// under are the options about the piece under the mouse; of several about a ship those about the hull zone there.
func (t *tableScreen) under(d game.Decision) []*game.Option {
	if t.over == "" {
		return nil
	}
	options := about(d, t.over)
	s := t.play.board.view.Ship(board.ShipOf(t.over))
	if s == nil {
		return options
	}
	z := t.pieces.zoneAt(s, t.sight.Cam.Table(t.client.UI.In.X, t.client.UI.In.Y))
	options = append(options, about(d, t.over+"/"+z.String())...)
	if d.Kind == ask.RedirectDamage && slices.Contains(d.About, t.over) && z == redirectZone(d) {
		options = append(options, &d.Options[len(d.Options)-1]) // all that it can take
	}
	if len(options) > 1 {
		if at := slices.DeleteFunc(slices.Clone(options), func(o *game.Option) bool { return zoneOf(o) != z }); len(at) > 0 {
			return at
		}
	}
	return options
}

// tell says what the piece under the mouse is.
func (t *tableScreen) tell(a *desk) {
	if t.over == "" {
		return
	}
	if a.UI.In.Pressed[0] {
		t.chosen = t.over
		a.Touch()
	}
	if shape, ok := t.pieces.shape(t.over); ok {
		a.UI.Tip(t.side.tale(a, t.over), t.sight.Rect(shape))
	}
}
