package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
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
