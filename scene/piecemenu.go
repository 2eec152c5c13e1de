package scene

import (
	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// PieceMenu is the small menu on the table: the answers about a piece.
type PieceMenu struct {
	target string
	x, y   float64
}

// Take gives the one legal answer about a piece that was clicked, or ticks it; of
// several it opens a small menu.
func (q *Question) Take(d game.Decision, legal []*game.Option) {
	in := &q.App.UI.In
	q.App.Touch()
	switch {
	case len(legal) == 1 && d.Shape == game.OneOf:
		q.Pick(d, legal[0].ID)
	case len(legal) == 1 && d.Shape == game.SomeOf:
		q.Toggle(legal[0].ID)
	case d.Shape == game.OneOf:
		q.Draft.Menu = &PieceMenu{target: legal[0].Target, x: in.X, y: in.Y}
	default:
		q.Draft.Target = legal[0].Target
	}
}

// PieceMenu builds the menu that a click on a piece opened, within the table.
func (q *Question) PieceMenu(table draw.Rect) {
	m := q.Draft.Menu
	d, ok := q.Decision()
	if m == nil || !ok || !q.Play.Show.Resting() {
		return
	}
	u := q.App.UI
	var options []*game.Option
	h := u.Px(20)
	width := u.Px(250)
	for _, o := range Concerning(d, m.target) {
		if o.Legal() {
			options = append(options, o)
			h += u.ButtonHeight(width-u.Px(20), q.Manner.Label(d, o), q.Manner.Style(d, o)) + u.Px(4)
		}
	}
	h = min(h, table.H)
	r := draw.Rect{X: min(m.x+u.Px(10), table.Right()-width), Y: min(max(m.y-h/2, table.Y), table.Bottom()-h), W: width, H: h}
	chosen := ""
	u.Scroll("menu.list", u.Panel(r), func(in draw.Rect) float64 {
		top := in.Y
		for _, o := range options {
			st := q.Manner.Style(d, o)
			label := q.Manner.Label(d, o)
			id := "menu:" + o.ID
			if u.Button(id, in.CutTop(u.ButtonHeight(in.W, label, st), u.Px(4)), label, st) {
				chosen = o.ID
			}
			if u.Hover() == id {
				q.Manner.Hover(d, o, r)
			}
		}
		return in.Y - top - u.Px(4)
	})
	if chosen != "" {
		q.Pick(d, chosen)
		return
	}
	if u.In.Pressed[ui.LeftButton] && !r.Contains(u.In.X, u.In.Y) {
		q.Draft.Menu = nil
		q.App.Touch()
	}
}
