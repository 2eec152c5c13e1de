package scene

import (
	"strconv"

	"xwing/game"
	"xwing/game/words"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// keptGame is what a row says of a game.
type keptGame struct {
	Told
	standing Standing
	glance   *Glance // nil: not yet known, or never
	sure     bool    // it has been played again, or cannot be
}

// picture is the table in a square in the middle of r: its place is dark until it is known.
func (k *keptGame) picture(a *App, r draw.Rect) {
	r = draw.Rect{X: r.X, Y: r.Y + (r.H-r.W)/2, W: r.W, H: r.W}
	if k.glance == nil {
		a.UI.L.Round(r, a.UI.Px(3), draw.Fade(draw.Space, 0.5))
		return
	}
	k.glance.Paint(a.UI.L, r)
}

// foot says how far the game has come, by what it is played, and when it was last: below each other, or below the players
// in two lines.
func (k *keptGame) foot(a *App, r draw.Rect, date string, low bool) {
	u := a.UI
	var head, rules draw.Rect
	align := draw.RightAligned
	if low {
		align = draw.Left
		head = r.CutTop(r.H/2, 0)
		rules = head.CutRight(head.W*0.42, u.Px(8))
	} else {
		head = r.CutTop(r.H/3, 0)
		rules = r.CutTop(r.H/2, 0)
	}
	state, color := k.state(k.Words)
	if u.Fonts.Width(state, draw.Style{Size: u.Px(15), Bold: true}) > head.W { // a long name: the side has won
		state, _ = k.state(a.tenant().Words())
	}
	u.Label(head, state, draw.Style{Size: 15, Bold: true, Color: color, Align: align})
	u.Label(rules, k.Rules, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(r, date, draw.Style{Size: 14, Color: draw.Muted, Align: align})
}

// side is a player: his name, his score, his squad.
func (k *keptGame) side(a *App, r draw.Rect, seat game.Seat) {
	u := a.UI
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: u.Px(4), H: r.H}, u.Px(2), art.SeatColor(seat))
	r.CutLeft(u.Px(12), 0)
	head := r.CutTop(r.H/2, 0)
	if k.glance != nil {
		score := k.glance.Score[seat]
		wide := u.Fonts.Width(score, draw.Style{Size: u.Px(20), Bold: true}) + 2
		u.Label(head.CutRight(wide, u.Px(8)), score, draw.Style{Size: 20, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	}
	u.Label(head, k.Words.Seat(seat), draw.Style{Size: 15, Bold: true, Color: art.SeatName(seat)})
	u.Label(r, k.Sides[seat], draw.Style{Size: 14, Color: draw.Text})
}

// scored is the score for the log of what is on screen, if it is known.
func (k *keptGame) scored() string {
	if k.glance == nil {
		return ""
	}
	return k.glance.Score[0] + " : " + k.glance.Score[1] + " · "
}

// state is how far the game has come, in words.
func (k *keptGame) state(w *words.Words) (string, draw.Color) {
	say := func(key string, args ...string) string { return w.Say(game.Say("ui."+key, args...)) }
	switch st := k.standing; {
	case st.Damage != nil:
		return say("list-damaged", "n", strconv.Itoa(st.Round)), draw.Warn
	case st.Over && st.Winner == game.NoSide:
		return say("list-draw", "n", strconv.Itoa(st.Round)), draw.Text
	case st.Over:
		return say("list-won", "seat", st.Winner.ID(), "n", strconv.Itoa(st.Round)), art.SeatColor(game.Seat(st.Winner))
	case st.Round == 0:
		return say("setup"), draw.Text
	default:
		return say("round", "n", strconv.Itoa(st.Round)), draw.Text
	}
}
