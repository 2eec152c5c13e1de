package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/judge"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// dearest is how many answers of a side are told of.
const dearest = 5

// judge begins to look for better answers, once somebody wants to read of them.
func (s *resultScreen) judge(a *desk) {
	if s.judging == nil && s.count.Done {
		s.judging = beginJudging(s.play.Session)
	}
	if s.judging != nil {
		s.judging.tick()
	}
	if s.judging == nil || !s.judging.finished() {
		a.Touch() // more may be found by the next frame
	}
}

// playSheet tells which answers cost most, Red's on the left.
func (s *resultScreen) playSheet(a *desk, r draw.Rect) {
	u := a.UI
	s.playHead(a, r.CutTop(u.Px(24), u.Px(4)))
	u.Scroll("result.play", r, func(r draw.Rect) float64 {
		high := 0.0
		for i, side := range r.Columns(2, u.Px(24)) {
			high = max(high, s.dearest(a, side, game.Seat(i)))
		}
		return high
	})
}

// playList tells it one side below the other, in what it cuts from the top of r.
func (s *resultScreen) playList(a *desk, r *draw.Rect) {
	u := a.UI
	s.playHead(a, r.CutTop(u.ParagraphHeight(r.W, s.playSays(a), luckStyle), u.Px(6)))
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		r.CutTop(s.dearest(a, *r, seat), u.Px(10))
	}
}

// playSays is how far the search is, or what its figures are.
func (s *resultScreen) playSays(a *desk) string {
	if s.judging != nil && s.judging.finished() {
		return a.Say("play-how")
	}
	done, all := 0, s.play.Session.Choices()
	if s.judging != nil {
		_, done, all = s.judging.found()
	}
	return a.Say("play-counting", "done", strconv.Itoa(done), "of", strconv.Itoa(all))
}

// playHead says it.
func (s *resultScreen) playHead(a *desk, r draw.Rect) {
	text := s.playSays(a)
	a.UI.Paragraph(r, text, luckStyle)
	a.UI.Note("result.play.says", text, r)
}

// costliest are the answers of a seat's side that cost most, as far as they have been found.
func (s *resultScreen) costliest(seat game.Seat) []judge.Judged {
	if s.judging == nil {
		return nil
	}
	found, _, _ := s.judging.found()
	return judge.Costliest(found, &s.play.board.view, game.Side(seat), dearest)
}

// dearest tells of them below each other, and returns how high that is.
func (s *resultScreen) dearest(a *desk, r draw.Rect, seat game.Seat) float64 {
	u, top := a.UI, r.Y
	own := s.costliest(seat)
	if len(own) == 0 && s.judging != nil && s.judging.finished() {
		line := r.CutTop(u.Px(24), 0)
		art.SeatMark(u.L, seat, line.X+u.Px(8), line.Y+line.H/2, u.Px(5), max(1, u.Px(1.5)))
		line.CutLeft(u.Px(22), 0)
		u.Label(line, a.Say("play-none"), draw.Style{Size: 13, Color: draw.Muted})
	}
	for i := range own {
		r.CutTop(s.dear(a, r, seat, i, &own[i]), u.Px(6))
	}
	return r.Y - top
}

// dear is one answer: what was asked, what was answered, what would have been better, and by how much. A click on it shows the table
// as it was. It returns how high it is.
func (s *resultScreen) dear(a *desk, r draw.Rect, seat game.Seat, i int, d *judge.Judged) float64 {
	u, w := a.UI, s.play.words
	pad := u.Px(8)
	button := u.Px(72)
	wide := r.W - 2*pad - button - u.Px(8)
	asked, told := draw.Style{Size: 13, Color: draw.Muted}, draw.Style{Size: 13, Color: draw.Text}
	prompt, answers := w.Prompt(d.Decision), w.Answers(d.Decision, d.Taken, d.Best)
	head := a.Say("round", "n", strconv.Itoa(d.Round)) + " · " + w.Cost(d.Cost, d.Err)
	promptHigh, answersHigh := u.ParagraphHeight(wide, prompt, asked), u.ParagraphHeight(wide, answers, told)
	r.H = 2*pad + u.Px(20) + promptHigh + answersHigh
	u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.PanelHigh, 0.7))
	u.L.Fill(draw.Rect{X: r.X, Y: r.Y, W: u.Px(3), H: r.H}.Snapped(), art.SeatColor(seat))
	in := r.Inset(pad)
	id := seat.ID() + ":" + strconv.Itoa(i)
	side := in.CutRight(button, u.Px(8))
	side.H = min(side.H, u.Px(30))
	if u.Button("result.dear:"+id, side, a.Say("play-show"), ui.ButtonStyle{Size: 13, Align: draw.Center, Tip: head + ". " + answers}) {
		s.shown = &moment{view: d.View, about: concerned(d), text: head + ". " + answers}
		a.Touch()
	}
	u.Label(in.CutTop(u.Px(20), 0), head, draw.Style{Size: 13, Bold: true, Color: draw.Warn})
	u.Paragraph(in.CutTop(promptHigh, 0), prompt, asked)
	u.Paragraph(in, answers, told)
	u.Note("result.dear.text:"+id, head+". "+prompt+" "+answers, r)
	return r.H
}

// concerned are the ships that an answer is about: who was asked, and whom the better one is aimed at, or the same once more.
func concerned(d *judge.Judged) (out [2]board.ShipID) {
	var all []board.ShipID
	add := func(piece string) {
		if id := board.ShipOf(piece); id > 0 && d.View.Ship(id) != nil {
			all = append(all, id)
		}
	}
	for _, piece := range d.Decision.About {
		add(piece)
	}
	for _, s := range d.Decision.Slots {
		if d.Best.Each[s.ID] != d.Taken.Each[s.ID] {
			add(s.ID)
		}
	}
	for _, o := range d.Decision.Options {
		if slices.Contains(d.Best.Pick, o.ID) {
			add(o.Target)
		}
	}
	if len(all) == 0 {
		for i := range d.View.Ships {
			if d.View.Ships[i].Flies() {
				add(d.View.Ships[i].ID.Piece())
			}
		}
	}
	if len(all) > 0 {
		out = [2]board.ShipID{all[0], all[len(all)-1]}
	}
	return out
}

// luckAndPlay reports whether the page is one of the two, which want all the room there is.
func (s *resultScreen) luckAndPlay() bool { return s.Page == luckPage || s.Page == playPage }
