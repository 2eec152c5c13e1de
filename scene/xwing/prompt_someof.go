package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// askSomeOf lists the options to be ticked, and confirms from Min to Max of them.
func (t *prompt) askSomeOf(a *Client, in draw.Rect, d game.Decision) {
	u := a.UI
	ticked := len(t.question.draft.picks)
	reason := ""
	switch {
	case ticked < d.Min:
		reason = a.Say("pick-more", "n", strconv.Itoa(d.Min-ticked))
	case ticked > d.Max:
		reason = a.Say("pick-fewer", "n", strconv.Itoa(ticked-d.Max))
	}
	how := a.Say("pick-between", "min", strconv.Itoa(d.Min), "max", strconv.Itoa(d.Max))
	if d.Min == d.Max {
		how = a.Say("pick-exactly", "n", strconv.Itoa(d.Min))
	}
	if d.Kind == ask.ChooseDice && t.question.because != "" {
		h := u.Paragraph(in, t.question.because, draw.Style{Size: 14, Color: draw.Accent})
		u.Note("prompt.because", t.question.because, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
		in.CutTop(h, u.Px(6))
	}
	u.Label(in.CutTop(u.Px(18), u.Px(6)), how, draw.Style{Size: 14, Color: draw.Muted})
	if t.question.confirm(a, &in, a.Say("confirm-n", "n", strconv.Itoa(ticked)), reason) {
		t.question.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: slices.Clone(t.question.draft.picks)})
		return
	}
	n, byKey := a.Picked()
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range d.Options {
			o := &d.Options[i]
			st := t.question.optionStyle(a, o)
			st.Cap = capOfOption(i, o)
			if i == 0 {
				u.Home()
			}
			st.On = slices.Contains(t.question.draft.picks, o.ID)
			if die, side, ok := t.question.dieOf(o.Target); ok {
				st.Sprite = a.Sized(pieces.Die{Side: side, Face: die.Face, Rerolled: die.Rerolled}, a.UI.Px(22))
			}
			label := t.cards.optionWords(o)
			h := u.ButtonHeight(r.W, label, st)
			pressed := u.Button("option:"+o.ID, draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st)
			if pressed || byKey && n == i && t.question.takeByKey(a, o) != "" {
				if d.Max == 1 && !st.On {
					t.question.draft.picks = nil
				}
				t.question.toggle(o.ID)
				a.Touch()
			}
			if u.Hover() == "option:"+o.ID {
				t.question.hover(d, o)
			}
			y += h + u.Px(6)
		}
		return y - r.Y
	})
}

// dieOf is the die that an option points at, of the pool being modified.
func (t *question) dieOf(target string) (board.Die, board.Side, bool) {
	at := t.play.board.view.Attack
	if at == nil || len(target) < 5 || target[:4] != "die:" {
		return board.Die{}, 0, false
	}
	side := board.AttackDice
	if at.Step >= board.RollDefenseDice {
		side = board.DefenseDice
	}
	i, err := strconv.Atoi(target[4:])
	if err != nil || i < 0 || i >= len(at.Dice[side]) {
		return board.Die{}, 0, false
	}
	return at.Dice[side][i], side, true
}
