package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
)

// card is a ship in a roster: its base with shields, name, hull, speed, dials, tokens.
func (t *side) card(a *desk, r draw.Rect, s *board.Ship) {
	u, v := a.UI, &t.play.board.view
	hot := t.listing(a, s.ID.Piece(), r)
	u.L.Round(r, u.Px(4), draw.Card)
	frame, wide := draw.EdgeSoft, max(1, u.Px(1))
	switch {
	case v.Active == s.ID.Piece():
		frame, wide = draw.White, u.Px(2)
	case v.Attack != nil && v.Attack.Defender == s.ID.Piece():
		frame, wide = draw.Gold, u.Px(2)
	case hot:
		frame = draw.Fade(draw.Lit, 0.6)
	}
	u.L.Ring(r, u.Px(4), wide, frame)
	in := r.Inset(u.Px(4))
	t.cardBase(a, in.CutLeft(u.Px(60), u.Px(5)), s)
	ink := draw.Text
	if s.Activated {
		ink = draw.Muted
	}
	name := in.CutTop(u.Px(15), u.Px(1))
	u.Label(name, t.play.words.Brief(s.ID), draw.Style{Size: 13, Bold: true, Color: ink, Plain: true})
	hull := in.CutTop(u.Px(9), u.Px(1))
	t.pips(a, hull, s.Hull-s.Damage(), s.Hull, 7)
	t.cardSpeed(a, in.CutTop(u.Px(17), u.Px(1)), s)
	if in.H >= u.Px(38) {
		line := in.CutTop(u.Px(18), u.Px(1))
		cost := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
		u.Label(line.CutRight(u.Px(26), u.Px(2)), strconv.Itoa(t.cost(a, s)), cost)
		t.commands(a, line, s, 8)
		if in.H >= u.Px(17+2+upgradeHigh) {
			t.upgrades(a, in.CutBottom(u.Px(upgradeHigh), u.Px(2)), s)
		}
		t.defenses(a, in, s, 17)
		return
	}
	line := draw.Rect{X: in.X, Y: in.Y, W: in.W, H: max(in.H, u.Px(16))}
	wideTokens := u.Px(18) * float64(len(s.Tokens))
	t.defenses(a, line.CutLeft(wideTokens, u.Px(3)), s, 15)
	t.commands(a, line, s, 7)
}

// cardBase is the picture at the left of a card: the true base, its shields, the number, the flag of a flagship.
func (t *side) cardBase(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	x, y := r.Center()
	base := s.Size.Base()
	light := 1.0
	if s.Activated || s.Where != board.OnTable {
		light = 0.55
	}
	k := min((r.H-u.Px(18))/base.Y, (r.W-u.Px(20))/base.X)
	at := pieces.Place{X: x, Y: y, K: k, Alpha: light}
	t.set.Ship(u.L, s.Card, s.Seat, at)
	t.set.Shields(u.L, s.Card, s.Shields, at, min(u.Px(10.8), r.H*0.126))
	seatNumber(a, u.L, s.Seat, int(s.ID), r.X+u.Px(6), r.Y+u.Px(6), u.Px(7))
	if t.play.board.view.Sides[s.Seat].Flagship == s.ID {
		t.set.Flag(u.L, r.X+u.Px(6), r.Bottom()-u.Px(8), u.Px(13))
	}
	if s.Activated {
		pieces.Tick(u.L, r.Right()-u.Px(6), r.Bottom()-u.Px(7), u.Px(6), 1)
	}
	t.carried(a, draw.Rect{X: r.Right() - u.Px(24), Y: r.Y, W: u.Px(24), H: u.Px(14)}, s)
}

// carried are the objective tokens that a ship has: their sign, and how many there are.
func (t *side) carried(a *desk, r draw.Rect, s *board.Ship) {
	n := 0
	for _, token := range s.Carried {
		if token == string(board.ObjectiveToken) {
			n++
		}
	}
	if n == 0 {
		return
	}
	u := a.UI
	at := pieces.Place{X: r.Right() - u.Px(7), Y: r.Y + r.H/2, K: u.Px(6) / gauge.TokenRadius, Alpha: 1}
	t.set.Marker(u.L, board.ObjectiveToken, game.NoSeat, at)
	if n > 1 {
		u.L.Text(r.X, at.Y, strconv.Itoa(n), draw.Style{Size: u.Px(12), Bold: true, Color: draw.Text})
	}
	u.Note("carried:"+s.ID.Piece(), a.Say("card-carried", "n", strconv.Itoa(n)), r)
}

// cost is that of a ship with all that it brought.
func (t *side) cost(a *desk, s *board.Ship) (points int) {
	if card, err := a.facts.Ship(s.Card); err == nil {
		points = card.Cost
	}
	for _, up := range s.Upgrades {
		if card, err := a.facts.Upgrade(up.Card); err == nil {
			points += card.Cost
		}
	}
	return points
}

// cardSpeed is speed and dials in a line.
func (t *side) cardSpeed(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	x, y := r.X, r.Y+r.H/2
	most := s.Speed
	if card, err := a.facts.Ship(s.Card); err == nil {
		most = max(card.MaxSpeed(), s.Speed)
	}
	x += pieces.Speed(u.L, s.Speed, most, x, y, u.Px(7)) + u.Px(4)
	u.L.Text(x, y, strconv.Itoa(s.Speed), draw.Style{Size: u.Px(13), Bold: true, Color: draw.Now})
	radius := u.Px(8)
	dx := r.Right() - radius
	for range min(s.Dials, 4) {
		t.set.Dial(u.L, 0, s.Seat, dx, y, radius)
		dx -= u.Px(8)
	}
	if s.Revealed != 0 {
		t.set.Dial(u.L, s.Revealed, s.Seat, dx-u.Px(8), y, u.Px(9))
	}
	words := a.Say("card-dials", "n", strconv.Itoa(s.Dials))
	if s.Revealed != 0 {
		words += " " + t.play.words.Value("command", s.Revealed.String())
	}
	u.Note("dials:"+s.ID.Piece(), words, r)
}

// commands are the banked tokens of a ship, and raid tokens struck out.
func (t *side) commands(a *desk, r draw.Rect, s *board.Ship, size float64) {
	u := a.UI
	x, y, step := r.X+u.Px(size), r.Y+r.H/2, u.Px(2*size+1)
	if len(s.Commands)+len(s.Raided) == 0 {
		if size > 7 {
			u.Label(r, a.Say("no-tokens"), draw.Style{Size: 12, Color: draw.Dim})
		}
		return
	}
	for _, c := range s.Commands {
		t.set.CommandToken(u.L, c, false, x, y, u.Px(size))
		x += step
	}
	for _, c := range s.Raided {
		t.set.CommandToken(u.L, c, true, x, y, u.Px(size))
		x += step
	}
	u.Note("tokens:"+s.ID.Piece(), t.commandWords(s.Commands), r)
}

// commandWords names commands.
func (t *side) commandWords(all []catalog.Command) string {
	ids := make([]string, len(all))
	for i, c := range all {
		ids[i] = c.String()
	}
	return t.play.words.Value("commands", strings.Join(ids, " "))
}

// defenses are the defense tokens of a ship with their state.
func (t *side) defenses(a *desk, r draw.Rect, s *board.Ship, side float64) {
	u, v := a.UI, &t.play.board.view
	x, y := r.X+u.Px(side/2), r.Y+r.H/2
	for i, token := range s.Tokens {
		locked := v.Attack != nil && v.Attack.Defender == s.ID.Piece() && slices.Contains(v.Attack.Locked, i)
		t.set.Defense(u.L, token, locked, x, y, u.Px(side))
		x += u.Px(side + 2)
	}
}
