package scene

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// point shows what the options about the piece under the mouse would do. A click
// takes the only legal one; of several it opens a small menu.
func (t *tableScreen) point(a *App, d game.Decision, options []*game.Option) {
	if t.draft.menu != nil {
		return
	}
	var legal []*game.Option
	for _, o := range options {
		if o.Legal() {
			legal = append(legal, o)
		}
	}
	in := &a.ui.In
	at := draw.Rect{X: in.X - a.ui.Px(8), Y: in.Y - a.ui.Px(8), W: a.ui.Px(16), H: a.ui.Px(16)}
	if s := t.play.board.view.Ship(t.hovered); s != nil { // the tip keeps still beside the ship
		at = t.screenRect(s.Base())
	}
	if len(legal) == 0 {
		t.hint.option = options[0]
		var why []string
		for _, o := range options {
			if s := t.play.words.Refusal(*o.Refusal); !slices.Contains(why, s) {
				why = append(why, s)
			}
		}
		a.ui.Tip(strings.Join(why, "\n"), at)
		if in.Pressed[ui.LeftButton] {
			t.selected = t.hovered
			a.dirty = true
		}
		return
	}
	t.hint.option = t.bestShot(d, legal)
	a.ui.Tip(t.pointWords(a, d, legal), at)
	if !in.Pressed[ui.LeftButton] {
		return
	}
	a.dirty = true
	switch {
	case len(legal) == 1 && d.Shape == game.OneOf:
		t.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{legal[0].ID}})
	case len(legal) == 1 && d.Shape == game.SomeOf:
		t.toggle(legal[0].ID)
	case d.Shape == game.OneOf:
		t.draft.menu = &pieceMenu{target: options[0].Target, x: in.X, y: in.Y}
	default:
		t.draft.target = options[0].Target
	}
}

// pointWords says what a click on the piece would do.
func (t *tableScreen) pointWords(a *App, d game.Decision, legal []*game.Option) string {
	attacker, w, target, ok := t.shotOf(d, t.hint.option)
	if !ok {
		var says []string
		for _, o := range legal {
			says = append(says, t.optionWords(o))
		}
		return strings.Join(says, "\n")
	}
	text := t.shotWords(a, attacker, w, target)
	if len(legal) > 1 {
		return text + "\n" + a.say("shot-click-menu")
	}
	return text + "\n" + a.say("shot-click")
}

// tipOfShot says beside r what an attack would be.
func (t *tableScreen) tipOfShot(a *App, d game.Decision, o *game.Option, r draw.Rect) {
	if attacker, w, target, ok := t.shotOf(d, o); ok && o.Legal() {
		a.ui.Tip(t.shotWords(a, attacker, w, target), r)
	}
}

// pieceMenu is the small menu on the table: the answers about a piece.
type pieceMenu struct {
	target string
	x, y   float64
}

// menuOnTable builds the menu that a click on a piece opened.
func (t *tableScreen) menuOnTable(a *App) {
	m := t.draft.menu
	d, ok := t.decision()
	if m == nil || !ok || !t.play.board.resting() {
		return
	}
	u := a.ui
	var options []*game.Option
	h := u.Px(20)
	width := u.Px(250)
	for _, o := range about(d, m.target) {
		if o.Legal() {
			options = append(options, o)
			h += u.ButtonHeight(width-u.Px(20), t.optionWords(o), t.optionStyle(a, o)) + u.Px(4)
		}
	}
	view := t.areas.table
	r := draw.Rect{X: min(m.x+u.Px(10), view.Right()-width), Y: min(max(m.y-h/2, view.Y), view.Bottom()-h), W: width, H: h}
	in := u.Panel(r)
	chosen := ""
	for _, o := range options {
		st := t.optionStyle(a, o)
		label := t.optionWords(o)
		id := "menu:" + o.ID
		if u.Button(id, in.CutTop(u.ButtonHeight(in.W, label, st), u.Px(4)), label, st) {
			chosen = o.ID
		}
		if u.Hover() == id {
			t.hover(d, o)
			t.tipOfShot(a, d, o, r)
		}
	}
	if chosen != "" {
		t.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{chosen}})
		return
	}
	if u.In.Pressed[ui.LeftButton] && !r.Contains(u.In.X, u.In.Y) {
		t.draft.menu = nil
		a.dirty = true
	}
}
