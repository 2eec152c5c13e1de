package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// order shows over the table in which order the ships have their turns: those that have had
// it are dim, the one that has it is ringed.
func (t *side) order(a *desk) {
	u, v := a.UI, &t.play.board.view
	if t.play.board.Resting() || len(t.turns) == 0 {
		t.rank()
	}
	strip := t.sight.Areas.Order
	if strip.Empty() {
		return
	}
	turns := t.inTurn()
	title := a.Say("order-moves")
	if v.Phase == board.Engagement {
		title = a.Say("order-fires")
	}
	st := draw.Style{Size: 13, Color: draw.Muted}
	wide := u.Fonts.Width(title, draw.Style{Size: u.Px(13)}) + u.Px(10)
	chips := 0.0
	for i, s := range turns {
		if chips += u.Px(23); i == 0 || s.initiative != turns[i-1].initiative {
			chips += u.Px(16)
		}
	}
	room := strip.W - u.Px(24)
	if wide+chips > room {
		wide = 0 // the chips tell
	}
	k := min(1, room/(wide+chips))
	r := draw.Rect{Y: strip.Y, W: wide + chips*k + u.Px(22), H: strip.H}
	r.X = strip.X + (strip.W-r.W)/2
	r = r.Snapped()
	t.sight.Areas.Turns = r
	u.Solid(r)
	u.L.Round(r, u.Px(6), draw.Fade(draw.Floating, 0.9))
	u.L.Ring(r, u.Px(6), max(1, u.Px(1)), draw.Edge)
	in := draw.Rect{X: r.X + u.Px(11), Y: r.Y, W: r.W - u.Px(22), H: r.H}
	if wide > 0 {
		cell := in.CutLeft(wide-u.Px(8), u.Px(8))
		u.Label(cell, title, st)
		a.help(cell, "help-initiative")
	}
	active := t.play.active()
	if active != 0 {
		u.Note("bar.initiative", a.Say("initiative", "n", strconv.Itoa(t.play.board.initiative)), r)
	}
	last := -1
	for _, s := range turns {
		if s.initiative != last {
			last = s.initiative
			st := draw.Style{Size: 13, Bold: true, Color: draw.Now, Align: draw.Center}
			if active != 0 && last != t.play.board.initiative {
				st.Color = draw.Muted
			}
			u.Label(in.CutLeft(u.Px(14)*k, u.Px(2)*k), strconv.Itoa(last), st)
		}
		t.chip(a, in.CutLeft(u.Px(23)*k, 0), v.Ship(s.ship))
	}
}

// rank finds the order of the phase.
func (t *side) rank() {
	state := t.play.state()
	t.turns = t.turns[:0]
	phase, at := board.Activation, state.Initiative // until they fire, how they move
	if t.play.board.view.Phase == board.Engagement {
		phase, at = board.Engagement, state.EngagementValue
	}
	for _, id := range state.Turns(phase) {
		turn := id
		if w := state.View.Ship(id).Wing; w.Mate() && phase == board.Activation { // it moves with its leader
			turn = w.Leader
		}
		t.turns = append(t.turns, ranked{id, at(turn)})
	}
}

// inTurn is the order of the ships in play, that of the active one as it is seen to be.
func (t *side) inTurn() []ranked {
	var out []ranked
	for _, s := range t.turns {
		if s.ship == t.play.board.view.Active {
			s.initiative = t.play.board.initiative
		}
		if ship := t.play.board.view.Ship(s.ship); ship != nil && ship.Where == board.InPlay {
			out = append(out, s)
		}
	}
	return out
}

// next is the ship whose turn comes after the one under way; 0: none has one.
func (t *side) next() board.ShipID {
	switch t.play.board.view.Phase {
	case board.Activation, board.Engagement:
	default:
		return 0
	}
	for _, s := range t.inTurn() {
		if s.ship != t.play.active() && !t.acted(t.play.board.view.Ship(s.ship)) {
			return s.ship
		}
	}
	return 0
}

// chip is one ship in the order.
func (t *side) chip(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	x, y := r.Center()
	radius := min(u.Px(9.5), r.W*0.44)
	light := 1.0
	if t.acted(s) {
		light = 0.38
	}
	c := art.SeatColor(s.Seat)
	box := draw.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}
	if round := u.Px(2); art.Round(s.Seat) {
		u.L.Disc(x, y, radius, draw.Fade(draw.Mix(c, draw.Space, 0.5), light))
	} else {
		u.L.Round(box, round, draw.Fade(draw.Mix(c, draw.Space, 0.5), light))
	}
	u.L.Text(x, y, strconv.Itoa(int(s.ID)), draw.Style{Size: min(u.Px(12), radius*1.3), Bold: true, Color: draw.Fade(draw.White, 0.4+0.6*light), Align: draw.Center})
	if t.play.active() == s.ID {
		u.L.Circle(x, y, min(radius+u.Px(2), r.W/2), max(1.5, u.Px(1.8)), draw.White)
	}
	if u.Over(r) {
		u.Tip(t.play.words.Value("ship", s.ID.Piece()), r)
		t.listed = s.ID
	}
}
