package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// point shows what the options about the piece under the mouse would do. A click
// takes the only legal one; of several it opens a small menu.
func (t *prompt) point(a *Client, d game.Decision, options []*game.Option) {
	if t.question.draft.menu != nil {
		return
	}
	var legal []*game.Option
	for _, o := range options {
		if o.Legal() {
			legal = append(legal, o)
		}
	}
	in := &a.UI.In
	at := draw.Rect{X: in.X - a.UI.Px(8), Y: in.Y - a.UI.Px(8), W: a.UI.Px(16), H: a.UI.Px(16)}
	if s := t.play.board.view.Ship(t.pieces.hovered); s != nil { // the tip keeps still beside the ship
		at = t.sight.screenRect(s.Base())
	}
	if len(legal) == 0 {
		t.question.hint.option = options[0]
		var why []string
		for _, o := range options {
			if s := t.play.words.Refusal(*o.Refusal); !slices.Contains(why, s) {
				why = append(why, s)
			}
		}
		a.UI.Tip(strings.Join(why, "\n"), at)
		if in.Pressed[ui.LeftButton] {
			t.pieces.selected = t.pieces.hovered
			a.Touch()
		}
		return
	}
	t.question.hint.option = t.plates.bestShot(d, legal)
	a.UI.Tip(t.question.pointWords(a, d, legal), at)
	if !in.Pressed[ui.LeftButton] {
		return
	}
	a.Touch()
	switch {
	case len(legal) == 1 && d.Shape == game.OneOf:
		t.question.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{legal[0].ID}})
	case len(legal) == 1 && d.Shape == game.SomeOf:
		t.question.toggle(legal[0].ID)
	case d.Shape == game.OneOf:
		t.question.draft.menu = &pieceMenu{target: options[0].Target, x: in.X, y: in.Y}
	default:
		t.question.draft.target = options[0].Target
	}
}

// pointWords says what a click on the piece would do.
func (t *question) pointWords(a *Client, d game.Decision, legal []*game.Option) string {
	attacker, w, target, ok := t.plates.shotOf(d, t.hint.option)
	if !ok {
		var says []string
		for _, o := range legal {
			says = append(says, t.cards.optionWords(o))
		}
		return strings.Join(says, "\n")
	}
	text := t.plates.shotWords(a, attacker, w, target)
	if len(legal) > 1 {
		return text + "\n" + a.Say("shot-click-menu")
	}
	return text + "\n" + a.Say("shot-click")
}

// tipOfShot says beside r what an attack would be.
func (t *question) tipOfShot(a *Client, d game.Decision, o *game.Option, r draw.Rect) {
	if attacker, w, target, ok := t.plates.shotOf(d, o); ok && o.Legal() {
		a.UI.Tip(t.plates.shotWords(a, attacker, w, target), r)
	}
}

// pieceMenu is the small menu on the table: the answers about a piece.
type pieceMenu struct {
	target string
	x, y   float64
}

// menuOnTable builds the menu that a click on a piece opened.
func (t *prompt) menuOnTable(a *Client) {
	m := t.question.draft.menu
	d, ok := t.question.decision()
	if m == nil || !ok || !t.play.board.Resting() {
		return
	}
	u := a.UI
	var options []*game.Option
	h := u.Px(20)
	width := u.Px(250)
	for _, o := range about(d, m.target) {
		if o.Legal() {
			options = append(options, o)
			h += u.ButtonHeight(width-u.Px(20), t.cards.optionWords(o), t.question.optionStyle(a, o)) + u.Px(4)
		}
	}
	view := t.sight.areas.table
	r := draw.Rect{X: min(m.x+u.Px(10), view.Right()-width), Y: min(max(m.y-h/2, view.Y), view.Bottom()-h), W: width, H: h}
	in := u.Panel(r)
	chosen := ""
	for _, o := range options {
		st := t.question.optionStyle(a, o)
		label := t.cards.optionWords(o)
		id := "menu:" + o.ID
		if u.Button(id, in.CutTop(u.ButtonHeight(in.W, label, st), u.Px(4)), label, st) {
			chosen = o.ID
		}
		if u.Hover() == id {
			t.question.hover(d, o)
			t.question.tipOfShot(a, d, o, r)
		}
	}
	if chosen != "" {
		t.question.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{chosen}})
		return
	}
	if u.In.Pressed[ui.LeftButton] && !r.Contains(u.In.X, u.In.Y) {
		t.question.draft.menu = nil
		a.Touch()
	}
}
