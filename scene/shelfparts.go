package scene

import (
	"slices"
	"strconv"
	"strings"

	"xwing/scene/draw"
)

// HeldScript is a script that holds a card.
type HeldScript struct {
	Place string   // below the folder of scripts
	Cases int      // how many it plays
	Rows  []string // ids of the rows of the rules ledger that its cases are named for
}

// ShelfHeading begins a part of what a shelf tells of a card.
func (a *App) ShelfHeading(r *draw.Rect, title, aside string) {
	u := a.UI
	r.CutTop(u.Px(4), 0)
	head := r.CutTop(u.Px(20), u.Px(4))
	if aside != "" {
		wide := u.Fonts.Width(aside, draw.Style{Size: u.Px(12)}) + u.Px(2)
		u.Label(head.CutRight(min(wide, head.W*0.6), u.Px(6)), aside, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Label(head, title, draw.Style{Size: 14, Bold: true, Color: draw.Text})
}

// ShelfText is a text below the other.
func (a *App) ShelfText(r *draw.Rect, text string, size float64, c draw.Color) {
	u := a.UI
	r.CutTop(u.Paragraph(*r, text, draw.Style{Size: size, Color: c}), u.Px(4))
}

// HeldBy tells which scripts hold a card, and the rows of the rules that their cases are named for; where they are, if places are
// asked for. It reports whether that is to change: a click does it.
func (a *App) HeldBy(r *draw.Rect, all []HeldScript, places bool) (clicked bool) {
	u := a.UI
	cases := 0
	var rows []string
	for _, h := range all {
		cases += h.Cases
		for _, id := range h.Rows {
			if !slices.Contains(rows, id) {
				rows = append(rows, id)
			}
		}
	}
	text := a.Say("shelf-scripts", "n", strconv.Itoa(len(all)), "cases", strconv.Itoa(cases))
	if len(all) == 0 {
		text = a.Say("shelf-no-scripts")
	}
	line := r.CutTop(u.Px(22), u.Px(2))
	_, clicked = u.Area("shelf.scripts", text, line)
	u.Label(line, text+" · F6", draw.Style{Size: 13, Color: draw.Accent})
	if len(rows) > 0 {
		a.ShelfText(r, a.Say("shelf-rows", "rows", strings.Join(rows, ", ")), 13, draw.Muted)
	}
	if places {
		for _, h := range all {
			a.ShelfText(r, h.Place, 13, draw.Muted)
		}
	}
	return clicked
}
