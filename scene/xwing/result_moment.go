package xwing

import (
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// best tells of the attack that dealt most; a click shows it on the table.
func (s *resultScreen) best(a *desk, r draw.Rect) {
	u := a.UI
	in := a.SheetPart(r, a.Say("sheet-best"))
	m := s.count.tally.Best
	if m == nil {
		if s.count.done {
			u.Paragraph(in, a.Say("sheet-best-none"), draw.Style{Size: 13, Color: draw.Muted})
		}
		return
	}
	button := in.CutBottom(u.Px(32), u.Px(6))
	text := s.momentWords(a)
	st := draw.Style{Size: 13, Color: draw.Text}
	words := in.CutBottom(u.ParagraphHeight(in.W, text, st), u.Px(2))
	pair := in.CutTop(min(u.Px(48), in.H), 0).Columns(3, 0)
	attacker, defender := m.View.Ship(m.Attacker), m.View.Ship(m.Defender)
	side := pair[0].H
	for i, x := range []float64{pair[0].X + side/2, pair[2].Right() - side/2} {
		ship := attacker
		if i == 1 {
			ship = defender
		}
		if ship.Remote == "" {
			a.Stamp(u.L, a.shipPicture(ship.Pilot, ship.Chassis), x, pair[0].Y+side/2, side)
		}
	}
	u.Label(pair[1], a.Say("sheet-best-dealt", "n", strconv.Itoa(m.Dealt)), draw.Style{Size: 14, Bold: true, Color: draw.Warn, Align: draw.Center})
	u.Paragraph(words, text, st)
	if u.Button("result.moment", button, a.Say("sheet-best-show"), ui.ButtonStyle{Size: 13, Align: draw.Center, Tip: text}) {
		s.moment = true
		a.Touch()
	}
}

// momentWords says who attacked whom in the best moment, and what came of it.
func (s *resultScreen) momentWords(a *desk) string {
	m, key := s.count.tally.Best, "sheet-best-who"
	if m.Destroyed {
		key = "sheet-best-kill"
	}
	return a.Say(key, "ship", m.Attacker.Piece(), "target", m.Defender.Piece(), "round", strconv.Itoa(m.Round))
}

// showMoment shows the table as it stood in the best moment, and a way back.
func (s *resultScreen) showMoment(a *desk) {
	u := a.UI
	now := s.play.board.view
	s.play.board.view = s.count.tally.Best.View
	s.behind.show(s.count.tally.Best.Attacker, s.count.tally.Best.Defender, u.Px(92))
	s.behind.paint()
	s.play.board.view = now
	all := draw.Rect{W: a.Width, H: a.Height}
	u.Solid(all)
	r := draw.Rect{W: min(u.Px(720), a.Width-u.Px(32)), H: u.Px(64)}
	r.X, r.Y = (a.Width-r.W)/2, a.Height-r.H-u.Px(14)
	in := u.Panel(r)
	back := u.Button("result.back", in.CutRight(u.Px(190), u.Px(10)), a.Say("sheet-back"), ui.ButtonStyle{Align: draw.Center, Primary: true})
	text := s.momentWords(a)
	u.Paragraph(in, text, draw.Style{Size: 15, Color: draw.Text})
	u.Note("result.moment.text", text, in)
	if back {
		s.moment = false
		a.Touch()
	}
}
