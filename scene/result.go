package scene

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Result is the frame of the sheet at the end of a game, over its table: who has won, why,
// and what can be done now. What is told in it is the game's own.
type Result struct {
	Question *Question
	Table    Screen // on which the game was played
	Again    func() // begins the same game once more
	Left     func() // is told that the sheet is left, however; nil: nobody is
	Page     string // what its upper part shows
}

// sparePages is how far a tooltip goes out of the way of the buttons that turn pages.
const sparePages = 1

// Pages are the buttons that turn them.
func (r *Result) Pages(in draw.Rect, ids ...string) {
	a := r.Question.App
	a.UI.Spare(sparePages, in) // the next page is picked beside what explains this one
	for _, id := range ids {
		st := ui.ButtonStyle{Size: 13, Align: draw.Center, On: id == r.Page, Tip: a.Say("sheet-why-" + id)}
		if a.UI.Button("result.page:"+id, in.CutLeft(a.UI.Px(104), a.UI.Px(6)), a.Say("sheet-page-"+id), st) {
			r.Page = id
			a.Touch()
		}
	}
}

// Final is how a game stands at its end.
type Final struct {
	Score  [2]int
	Sides  [2]string // what they played
	Rounds int
}

func (r *Result) Name() string                 { return "result" }
func (r *Result) Asked() (prompt, seat string) { return "result", "" }

// Play is the game that has ended.
func (r *Result) Play() *Play { return r.Question.Play }

// Sheet paints the sheet and its head over a darkened screen, and returns the room between
// it and the row of buttons.
func (r *Result) Sheet(f Final) (in, row draw.Rect) {
	a := r.Question.App
	u := a.UI
	all := draw.Rect{W: a.Width, H: a.Height}
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Space, 0.78))
	outcome, _ := r.Play().Session.Over()
	color := art.SeatColor(game.Seat(outcome.Winner))
	m := a.resultMeasures()
	b := draw.Rect{W: min(u.Px(1120), a.Width-u.Px(2*m.edge+8)), H: min(u.Px(680), a.Height-u.Px(2*m.edge))}
	b.X, b.Y = (a.Width-b.W)/2, (a.Height-b.H)/2
	in = u.Panel(b).Inset(u.Px(m.inside))
	glow := draw.Rect{X: b.X + u.Px(1), Y: b.Y + u.Px(5), W: b.W - u.Px(2), H: u.Px(m.head + 12)}.Snapped()
	u.L.Down(glow, draw.Mix(draw.Panel, color, 0.26), draw.Panel)
	u.L.Round(draw.Rect{X: b.X, Y: b.Y, W: b.W, H: u.Px(6)}, u.Px(3), color)
	r.head(in.CutTop(u.Px(m.head), u.Px(4)), outcome, f, m)
	row = in.CutBottom(u.Px(42), u.Px(12))
	return in, row
}

// resultMeasures are those of the sheet, in units of the design.
type resultMeasures struct {
	edge, inside       float64 // left free around it, and within it
	head               float64 // high is who has won, and the scores
	side, points, wins float64 // wide and high is a score, high the word of who has won
	played             float64 // high is who played what
	score, title       float64 // sizes of words
}

// resultMeasures are those of the sheet in the room that panels have.
func (d *Desk) resultMeasures() resultMeasures {
	if d.Room() == Narrow {
		return resultMeasures{edge: 4, head: 70, side: 150, points: 40, wins: 44, played: 30, score: 34, title: 28}
	}
	return resultMeasures{edge: 12, inside: 10, head: 92, side: 250, points: 58, wins: 54, played: 22, score: 52, title: 40}
}

// head says who has won, why, and both scores.
func (r *Result) head(in draw.Rect, outcome game.Outcome, f Final, m resultMeasures) {
	a := r.Question.App
	u := a.UI
	title := a.Say("draw")
	if outcome.Winner != game.NoSide {
		title = a.Say("wins", "seat", outcome.Winner.ID())
	}
	whole := in
	for i, side := range []draw.Rect{in.CutLeft(u.Px(m.side), u.Px(8)), in.CutRight(u.Px(m.side), u.Px(8))} {
		seat, align := game.Seat(i), [2]draw.Align{draw.Left, draw.RightAligned}[i]
		points, score := side.CutTop(u.Px(m.points), 0), strconv.Itoa(f.Score[seat])
		u.Label(points, score, draw.Style{Size: m.score, Bold: true, Color: art.SeatName(seat), Align: align})
		u.Note("result.score:"+seat.ID(), score, points)
		u.Label(side.CutTop(u.Px(m.played), 0), a.Words.Seat(seat)+" · "+f.Sides[seat], draw.Style{Size: 14, Color: draw.Text, Align: align, Plain: true})
	}
	u.Label(in.CutTop(u.Px(m.wins), 0), title, draw.Style{Size: m.title, Bold: true, Color: art.SeatName(game.Seat(outcome.Winner)),
		Align: draw.Center})
	u.Note("result.text", title, whole)
	why := in.CutTop(u.Px(22), 0)
	text := a.Say("after-rounds", "n", strconv.Itoa(f.Rounds))
	if outcome.Why.Key != "" {
		text = strings.TrimSuffix(a.Words.Say(outcome.Why), ".") + " · " + text
	}
	u.Label(why, text, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
	u.Note("result.why", text, why)
}

// Buttons are what can be done now.
func (r *Result) Buttons(in draw.Rect) {
	a := r.Question.App
	u := a.UI
	row := in.Columns(4, u.Px(10))
	if u.Button("result.rematch", row[0], a.Say("rematch"), ui.ButtonStyle{Align: draw.Center, Primary: true, Tip: a.Say("rematch-tip")}) {
		r.leave()
		r.Again()
		return
	}
	if u.Button("result.title", row[1], a.Say("to-title"), ui.ButtonStyle{Align: draw.Center}) {
		r.leave()
		r.Play().Close()
		a.Show(&TitleScreen{App: a})
		return
	}
	if u.Button("result.look", row[2], a.Say("look"), ui.ButtonStyle{Align: draw.Center}) {
		r.back()
	}
	undo := ui.ButtonStyle{Align: draw.Center}
	if !r.Question.Play.CanTakeBack() {
		undo.Reason = a.Say("nothing-undo")
	}
	if u.Button("result.undo", row[3], a.Say("undo"), undo) {
		r.back()
		r.Question.Undo()
	}
}

// leave tells whoever counts that nobody reads it any more.
func (r *Result) leave() {
	if r.Left != nil {
		r.Left()
	}
}

// back goes back to the table.
func (r *Result) back() {
	r.leave()
	r.Question.App.Screen = r.Table
	r.Question.Looking = true
	r.Question.App.Touch()
}
