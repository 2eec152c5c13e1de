package xwing

import (
	"fmt"
	"math"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// bandLine is one of several equally short range lines, with the answer that
// picks it.
type bandLine struct {
	option string
	line   xwing.RangeLine
}

// bandLines lists the range lines that the open question chooses among.
func bandLines(s *game.Session, d game.Decision) []bandLine {
	played := s.Played()
	if d.Kind != ask.ChooseLine || len(d.About) < 2 || len(played) == 0 {
		return nil
	}
	weapon, _, attack := strings.Cut(played[len(played)-1].One(), ">")
	if !attack {
		return nil
	}
	p := s.State().(*xwing.State).PreviewAttack(board.ShipOf(d.About[0]), weapon, board.ShipOf(d.About[1]))
	var out []bandLine
	for _, l := range p.Lines {
		if id := l.ID(); scene.OptionOf(d, id) != nil {
			out = append(out, bandLine{id, l})
		}
	}
	return out
}

// linesToChoose are the range lines that a question chooses among.
func (t *question) linesToChoose(d game.Decision) []bandLine {
	if t.draft.lines == nil {
		t.draft.lines = bandLines(t.play.Session, d)
	}
	return t.draft.lines
}

// choiceOfLines paints the lines to choose among, the one under the mouse strong,
// and names where each passes.
func (t *question) choiceOfLines(a *desk) {
	d, ok := t.Decision()
	if !ok || d.Kind != ask.ChooseLine || !t.play.board.Resting() {
		return
	}
	for i, b := range t.linesToChoose(d) {
		x0, y0 := t.sight.Cam.At(b.line.Line.A)
		x1, y1 := t.sight.Cam.At(b.line.Line.B)
		c := draw.Accent
		if len(b.line.Objects) > 0 {
			c = draw.Warn
		}
		if t.Hint != nil && t.Hint.ID == b.option {
			a.Back.Line(x0, y0, x1, y1, max(2, a.UI.Px(3)), c)
			t.sight.TagLine(a.Desk, [4]float64{x0, y0, x1, y1}, t.play.words.Option(*t.Hint), c)
		} else {
			a.Back.Dashed(x0, y0, x1, y1, max(1, a.UI.Px(1.5)), a.UI.Px(6), draw.Fade(c, 0.8))
		}
		a.UI.Piece(fmt.Sprintf("line:%d", i), b.option, draw.Rect{X: min(x0, x1), Y: min(y0, y1), W: math.Abs(x1 - x0), H: math.Abs(y1 - y0)})
	}
}
