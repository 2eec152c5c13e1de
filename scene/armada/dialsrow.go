package armada

import (
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// ships shows a row for each ship of a seat: its stack, and where dials are asked for, those to be laid under it.
func (t *dials) ships(a *desk, in draw.Rect, seat game.Seat, d *game.Decision) {
	u, v := a.UI, &t.play.board.view
	var ships []*board.Ship
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Seat == seat && s.Where == board.OnTable {
			ships = append(ships, s)
		}
	}
	slots := map[board.ShipID][]*game.Slot{}
	if d != nil {
		for i := range d.Slots {
			id := t.shipOf(d.Slots[i].ID)
			slots[id] = append(slots[id], &d.Slots[i])
		}
	}
	high := min(max(in.H/float64(max(len(ships), 1))-u.Px(5), u.Px(leastRow)), u.Px(dialRow))
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for _, s := range ships {
			t.row(a, draw.Rect{X: r.X, Y: y, W: r.W, H: high}, s, d, slots[s.ID])
			y += high + u.Px(5)
		}
		return y - r.Y
	})
}

// row is one ship: base, stack from next to last, the buttons for the dial in hand, its tokens.
func (t *dials) row(a *desk, r draw.Rect, s *board.Ship, d *game.Decision, slots []*game.Slot) {
	u, q := a.UI, t.question
	on := d != nil && t.shipOf(q.Draft.Slot) == s.ID
	ground := draw.Card
	if on {
		ground = draw.PanelHigh
	}
	u.L.Round(r, u.Px(5), ground)
	if on {
		u.L.Ring(r, u.Px(5), u.Px(1.5), draw.Accent)
	}
	in := r.Inset(u.Px(6))
	box := in.CutLeft(u.Px(56), u.Px(8))
	x, y := box.Center()
	base := s.Size.Base()
	t.set.Ship(u.L, s.Card, s.Seat, pieces.Place{X: x, Y: y, K: min(box.H/base.Y, box.W/base.X), Alpha: 1})
	seatNumber(a, u.L, s.Seat, int(s.ID), box.X+u.Px(7), box.Y+u.Px(7), u.Px(8))
	name := in.CutLeft(u.Px(130), u.Px(8))
	card, err := a.facts.Ship(s.Card)
	if err != nil {
		return
	}
	st := draw.Style{Size: 14, Bold: true, Color: draw.Text, Plain: true}
	u.Label(name.CutTop(u.Px(20), 0), t.play.words.Brief(s.ID), st)
	u.Label(name.CutTop(u.Px(17), 0), a.Say("command-value", "n", strconv.Itoa(card.Command)), draw.Style{Size: 12, Color: draw.Muted})
	pieces.Speed(u.L, s.Speed, card.MaxSpeed(), name.X, name.Y+u.Px(9), u.Px(7))
	if len(slots) > 0 {
		tokens := in.CutRight(u.Px(74), u.Px(6))
		t.banked(a, tokens, s)
		t.buttons(a, in.CutRight(u.Px(4*62), u.Px(10)), s, *d, slots)
	}
	t.stack(a, in, s, slots)
}

// banked are the command tokens that a ship has.
func (t *dials) banked(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	u.Label(r.CutTop(u.Px(16), 0), a.Say("dial-tokens"), draw.Style{Size: 12, Color: draw.Muted, Align: draw.Center})
	if len(s.Commands) == 0 {
		u.Label(r, a.Say("dial-no-tokens"), draw.Style{Size: 12, Color: draw.Dim, Align: draw.Center})
		return
	}
	x, y := r.Center()
	step := min(u.Px(22), r.W/float64(len(s.Commands)))
	x -= float64(step * float64(len(s.Commands)-1) / 2)
	for i, c := range s.Commands {
		t.set.CommandToken(u.L, c, false, x+float64(step*float64(i)), y-u.Px(4), u.Px(10))
	}
}

// dashedRing is a place where something is still to lie.
func dashedRing(l *draw.List, x, y, r, wide float64, c draw.Color) {
	const dashes = 14
	for i := range dashes {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / dashes)
		sin2, cos2 := math.Sincos((float64(i) + 0.6) * 2 * math.Pi / dashes)
		l.Line(x+float64(r*cos), y+float64(r*sin), x+float64(r*cos2), y+float64(r*sin2), wide, c)
	}
}

// revealedIn is the round in which the top dial of a ship is revealed: the next one once its dial of this round is shown. In
// the Command Phase a spent dial of the round before may still lie on its card.
func revealedIn(v *board.View, s *board.Ship) int {
	if s.Activated || s.Revealed != 0 || s.Spent != 0 && v.Phase != board.CommandPhase {
		return v.Round + 1
	}
	return v.Round
}

// stack is a ship's own dials from next to last, each under the round in which it is revealed; what is still to be chosen
// is a dashed place.
func (t *dials) stack(a *desk, in draw.Rect, s *board.Ship, slots []*game.Slot) {
	u, q := a.UI, t.question
	all := slices.Clone(t.play.state().Seen(s.Seat).Stack(s.ID))
	known := len(all)
	for _, slot := range slots {
		c := catalog.Command(0)
		if id, set := q.Draft.Each[slot.ID]; set {
			_ = c.UnmarshalText([]byte(id))
		}
		all = append(all, c)
	}
	step := min(u.Px(98), in.W/float64(max(len(all), 1)))
	radius := min(u.Px(24), in.H*0.28, step*0.4)
	round := revealedIn(&t.play.board.view, s)
	for i, c := range all {
		x, y := in.X+step*(float64(i)+0.5), in.Y+in.H*0.52
		head := draw.Style{Size: u.Px(12), Color: draw.Muted, Align: draw.Center}
		when := a.Say("dial-round", "n", strconv.Itoa(round+i))
		if i == 0 && round == t.play.board.view.Round {
			when, head.Color = a.Say("dial-now"), draw.Now
		}
		if u.Fonts.Width(when, head) > step { // the number alone
			when = strconv.Itoa(round + i)
		}
		u.L.Text(x, in.Y+u.Px(6), when, head)
		if c == 0 {
			dashedRing(u.L, x, y, radius, max(1, u.Px(1.5)), draw.Fade(draw.Gold, 0.8))
			u.L.Text(x, y, "?", draw.Style{Size: max(min(u.Px(20), radius*1.2), u.Px(12)), Bold: true, Color: draw.Gold,
				Align: draw.Center})
			continue
		}
		t.set.Dial(u.L, c, s.Seat, x, y, radius)
		word := t.play.words.Value("command", c.String())
		st := draw.Style{Size: u.Px(12), Color: draw.Muted, Align: draw.Center}
		if i >= known {
			st.Color = draw.Good
		}
		u.L.Text(x, in.Bottom()-u.Px(6), u.Fonts.Fit(word, st, step-u.Px(4)), st)
		u.Note("dial:"+s.ID.Piece()+"/"+strconv.Itoa(i+1), word, draw.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius})
	}
}

// buttons set the dial in hand of a ship: the first that is missing, else the one that was set last.
func (t *dials) buttons(a *desk, r draw.Rect, s *board.Ship, d game.Decision, slots []*game.Slot) {
	u, q := a.UI, t.question
	slot := slots[len(slots)-1]
	for _, one := range slots {
		if one.ID == q.Draft.Slot {
			slot = one
		}
	}
	if t.shipOf(q.Draft.Slot) != s.ID {
		for _, one := range slots {
			if _, set := q.Draft.Each[one.ID]; !set {
				slot = one
				break
			}
		}
	}
	for i, cell := range r.Columns(len(slot.Options), u.Px(4)) {
		o := &slot.Options[i]
		on := q.Draft.Each[slot.ID] == o.ID
		st := ui.ButtonStyle{On: on, Align: draw.Center, Words: t.play.words.Option(*o), Tip: t.play.words.Option(*o)}
		if u.Button("dial:"+slot.ID+"="+o.ID, cell, "", st) {
			q.Draft.Slot = slot.ID
			t.fill(d, slot, o.ID)
		}
		c := catalog.Command(0)
		_ = c.UnmarshalText([]byte(o.ID))
		x, y := cell.Center()
		t.set.Dial(u.L, c, s.Seat, x, y-u.Px(6), min(cell.H*0.28, u.Px(20)))
		u.Key(draw.Rect{X: x - u.Px(8), Y: cell.Bottom() - u.Px(19), W: u.Px(16), H: u.Px(16)}, strconv.Itoa(i+1))
	}
}
