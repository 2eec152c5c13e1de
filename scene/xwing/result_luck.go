package xwing

import (
	"fmt"
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/luck"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Measures of the page of luck, in units of the design.
const (
	luckHigh  = 24  // is a row
	luckWide  = 58  // is a column of figures
	swingWide = 220 // is a bar
	swingMost = 4   // damage that reaches its edge
)

// luckSheet tells what dice did, attack by attack, and what that means.
func (s *resultScreen) luckSheet(a *desk, r draw.Rect) {
	u := a.UI
	s.luckSays(a, r.CutTop(u.Px(24), u.Px(2)))
	captions := r.CutTop(u.Px(20), u.Px(2))
	if u.Slack("result.luck") > 0 { // beside the bar that scrolls
		captions.CutRight(u.Px(13), 0)
	}
	s.luckCaptions(a, captions)
	u.Scroll("result.luck", r, func(r draw.Rect) float64 {
		top := r.Y
		s.luckRows(a, &r)
		return r.Y - top
	})
}

// luckList is the same in what it cuts from the top of r.
func (s *resultScreen) luckList(a *desk, r *draw.Rect) {
	u := a.UI
	text := s.play.words.Say(s.count.luck.For(game.Side(game.Red)).Says("ui.luck-says-"))
	s.luckSays(a, r.CutTop(u.ParagraphHeight(r.W, text, luckStyle), u.Px(6)))
	s.luckCaptions(a, r.CutTop(u.Px(20), u.Px(2)))
	s.luckRows(a, r)
}

// luckStyle is how it is said what dice did.
var luckStyle = draw.Style{Size: 14, Color: draw.Text}

// luckSays says it in a sentence, and whether it means anything.
func (s *resultScreen) luckSays(a *desk, r draw.Rect) {
	text := s.play.words.Say(s.count.luck.For(game.Side(game.Red)).Says("ui.luck-says-"))
	a.UI.Paragraph(r, text, luckStyle)
	a.UI.Note("result.luck.says", text, r)
}

// luckColumns are the figures of a row from the right, each with what explains it.
var luckColumns = [...]struct{ caption, why string }{{"luck-rest", "luck-rest-why"}, {"luck-dice", "luck-dice-why"}, {"luck-came", ""},
	{"luck-expected", "luck-expected-why"}}

// figures cuts the rectangles of the figures from the right of a row; in between is the bar, where there is room.
func (s *resultScreen) figures(a *desk, row *draw.Rect) (out [len(luckColumns)]draw.Rect, bar draw.Rect) {
	u := a.UI
	for i := range out {
		out[i] = row.CutRight(u.Px(luckWide), u.Px(6))
		if i == 1 && a.Room() != scene.Narrow {
			bar = row.CutRight(u.Px(swingWide), u.Px(10))
		}
	}
	return out, bar
}

// luckCaptions names the columns.
func (s *resultScreen) luckCaptions(a *desk, r draw.Rect) {
	u := a.UI
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(1), W: r.W, H: u.Px(1)}.Snapped(), draw.Edge)
	at, _ := s.figures(a, &r)
	for i, c := range luckColumns {
		u.Label(at[i], a.Say(c.caption), st)
		if c.why != "" && u.Over(at[i]) {
			u.Tip(a.Say(c.why), at[i])
		}
	}
	st.Align = draw.Left
	r.CutLeft(u.Px(22), 0)
	u.Label(r, a.Say("luck-attack"), st)
}

// luckRows are all attacks, round by round.
func (s *resultScreen) luckRows(a *desk, r *draw.Rect) {
	u, l := a.UI, s.count.luck
	rounds, round := l.Rounds(), 0
	for i := range l.Attacks {
		if n := l.Attacks[i].Round; n != round && n > 0 {
			round = n
			s.luckRound(a, r.CutTop(u.Px(luckHigh+4), 0), n, rounds[n-1][0].ByDice-rounds[n-1][1].ByDice)
		}
		s.luckRow(a, r.CutTop(u.Px(luckHigh), 0), i)
	}
}

// luckRound is the head of a round: for whom dice were better, and by how much.
func (s *resultScreen) luckRound(a *desk, r draw.Rect, round int, favor float64) {
	u := a.UI
	seat := game.Red
	if favor < 0 {
		seat = game.Blue
	}
	u.L.Fill(r.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
	at, bar := s.figures(a, &r)
	s.swing(a, bar, favor)
	r.W = at[2].Right() - r.X
	text := a.Say("round", "n", strconv.Itoa(round)) + " · " + a.Say("luck-gave", "seat", seat.ID(), "damage", fmt.Sprintf("%.1f",
		math.Abs(favor)))
	u.Label(r, text, draw.Style{Size: 13, Bold: true, Color: draw.Text})
	u.Note("result.luck.round:"+strconv.Itoa(round), text, r)
}

// luckRow is one attack.
func (s *resultScreen) luckRow(a *desk, r draw.Rect, i int) {
	u, l := a.UI, &s.count.luck.Attacks[i]
	row := r
	at, bar := s.figures(a, &r)
	red := l.ByDice()
	if l.Side == game.Side(game.Blue) {
		red = -red
	}
	s.swing(a, bar, red)
	for k, text := range [...]string{signed(l.Rest()), signed(l.ByDice()), strconv.Itoa(l.Came), fmt.Sprintf("%.1f", l.Expected)} {
		st := draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned}
		if k == 0 || k == 3 {
			st.Color = draw.Muted
		}
		u.Label(at[k], text, st)
	}
	mark := r.CutLeft(u.Px(16), u.Px(6))
	art.SeatMark(u.L, game.Seat(l.Side), mark.X+u.Px(8), mark.Y+mark.H/2, u.Px(5), max(1, u.Px(1.5)))
	u.Label(r, a.Say("luck-whom", "ship", l.Attacker.Piece(), "target", l.Defender.Piece()), draw.Style{Size: 13, Color: draw.Text})
	words := s.play.words.Say(luckWent(l))
	if u.Over(row) {
		u.Tip(words, row)
	}
	u.Note("result.luck:"+strconv.Itoa(i), words, row)
}

// luckWent says what was expected of an attack, and what came.
func luckWent(l *luck.Attack) game.Phrase {
	return game.Say("ui.luck-went", "n", strconv.Itoa(l.Round), "ship", l.Attacker.Piece(), "target", l.Defender.Piece(),
		"expected", fmt.Sprintf("%.2f", l.Expected), "came", strconv.Itoa(l.Came), "dice", signed(l.ByDice()), "rest", signed(l.Rest()))
}

// swing is a bar of what dice did: to the right for Red, to the left for Blue.
func (s *resultScreen) swing(a *desk, r draw.Rect, red float64) {
	if r.W == 0 {
		return
	}
	u := a.UI
	bar := draw.Rect{X: r.X, Y: r.Y + r.H/2 - u.Px(4), W: r.W, H: u.Px(8)}
	u.L.Fill(bar.Snapped(), draw.Fade(draw.Edge, 0.5))
	middle, seat := bar.X+bar.W/2, game.Red
	long := min(math.Abs(red)/swingMost, 1) * bar.W / 2
	part := draw.Rect{X: middle, Y: bar.Y, W: long, H: bar.H}
	if red < 0 {
		seat, part.X = game.Blue, middle-long
	}
	u.L.Fill(part.Snapped(), art.SeatColor(seat))
	u.L.Fill(draw.Rect{X: middle - u.Px(1), Y: bar.Y - u.Px(2), W: u.Px(2), H: bar.H + u.Px(4)}.Snapped(), draw.White)
}

// signed is a figure with its sign, a dot for what is nothing.
func signed(x float64) string {
	if math.Abs(x) < 0.05 {
		return "·"
	}
	return fmt.Sprintf("%+.1f", x)
}
