package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// plate is what goes with a ship and keeps its size on screen: its number, the
// pips of hull and shields, its initiative, its dial, its tokens.
type plate struct {
	ship   *board.Ship
	small  bool // seen from far: smaller signs, of tokens the first four
	ranked bool // its initiative is to be read
	bare   bool // seen from very far: the number alone
	name   string
	dial   bool
	tokens []board.Token // one of each kind
	locked []*board.Ship // who has locked it
	pip    float64
	disc   float64 // radius of the number's
	icon   float64 // size of a token
	row    float64 // height of the first row
	pips   float64 // width of the pips
	w, h   float64
}

// The sizes of a small base on screen, in units of the design, below which plates leave
// something out: tokens beyond the first four, then initiative, then pips.
const (
	farTokens     = 52
	farInitiative = 38
	farPips       = 20
)

// mostTokens is how many signs a small plate has.
const mostTokens = 4

// plateOf measures the plate of a ship.
func (t *plates) plateOf(a *desk, s *board.Ship, whole bool) plate {
	u := a.UI
	far := func(size float64) bool { return gauge.Small.Width()*t.sight.Cam.K < u.Px(size) && !whole }
	p := plate{ship: s, small: far(farTokens), ranked: !far(farInitiative), bare: far(farPips)}
	d := t.cards.dialShown(s)
	p.dial = d.Assigned || d.Revealed
	for k := range board.TokenKinds {
		if s.Has(k) > 0 {
			p.tokens = append(p.tokens, k)
		}
	}
	p.locked = t.play.lockedBy(s)
	p.pip, p.disc = min(max(u.Px(5), 3*t.sight.Cam.K), u.Px(8)), u.Px(8.5)
	p.icon, p.row = min(max(u.Px(19), 9*t.sight.Cam.K), u.Px(26)), u.Px(20)
	n := s.Hull + s.Shields.Limit
	if p.small {
		p.pip, p.disc, p.icon, p.row = u.Px(4), u.Px(8), u.Px(16), u.Px(16)
		n = max(s.Hull, s.Shields.Limit)
	}
	if s.ID > 9 {
		p.disc += u.Px(1.5)
	}
	if !p.bare {
		p.pips = (p.pip + 1) * float64(n)
	}
	p.w = 2*p.disc + u.Px(3) + p.pips
	if p.ranked {
		p.w += u.Px(15)
	}
	if p.dial {
		p.w += p.row + u.Px(2)
		if d.Revealed {
			p.w += u.Px(9)
		}
	}
	p.w += u.Px(3)
	p.h = p.row
	for _, row := range p.rows(a) {
		p.h += p.icon + 1
		wide := 0.0
		for _, g := range row {
			wide += p.signWidth(a, g)
		}
		p.w = max(p.w, wide)
	}
	if t.sight.Cam.K > 2.2*u.S || whole {
		p.name = t.play.names.Bare(s.ID) // the badge stands below it
		p.w = max(p.w, u.Fonts.Width(p.name, draw.Style{Size: u.Px(14), Bold: true})+u.Px(10))
		p.h += u.Px(18)
	}
	return p
}

// plateSign is a sign on a plate, and how often it stands for.
type plateSign struct {
	art.Recipe
	n int
}

// signs are what goes into the plate's rows: tokens, one for all its locks and one for all
// on it, unless each has its letter, conditions.
func (p *plate) signs(a *desk) []plateSign {
	var out []plateSign
	for _, k := range p.tokens {
		out = append(out, plateSign{pieces.Token{Kind: k}, p.ship.Has(k)})
	}
	if n := len(p.ship.Locks); n > 0 {
		out = append(out, plateSign{a.lockToken(p.ship, false), n})
	}
	switch n := len(p.locked); {
	case a.facts.Lettered():
		for _, by := range p.locked {
			out = append(out, plateSign{a.lockToken(by, true), 1})
		}
	case n > 0:
		out = append(out, plateSign{a.lockToken(p.locked[0], true), n})
	}
	for _, c := range p.ship.Conditions {
		out = append(out, plateSign{conditionMark(c), 1})
	}
	return out
}

// rows are the signs that the plate has room for.
func (p *plate) rows(a *desk) [][]plateSign {
	signs := p.signs(a)
	switch {
	case p.bare:
		return nil
	case p.small:
		signs = signs[:min(len(signs), mostTokens)]
	}
	return slices.Collect(slices.Chunk(signs, platesRow))
}

// signWidth is how wide a sign is, with the number behind it.
func (p *plate) signWidth(a *desk, g plateSign) float64 {
	if g.n > 1 {
		return p.icon + 1 + a.UI.Px(10)
	}
	return p.icon + 1
}

// platesRow is how many tokens stand in one row of a plate.
const platesRow = 5

// dialShown is the dial of a ship as whoever sits there may see it, none once
// the ship has activated.
func (t *cards) dialShown(s *board.Ship) board.Dial {
	d := s.Dial
	if t.private != nil { // behind the curtain: one's own dials lie open
		if own := t.private.Ship(s.ID).Dial; !own.Revealed && !own.Maneuver.IsZero() {
			d.Revealed, d.Maneuver = true, own.Maneuver
		}
	}
	if s.Activated {
		return board.Dial{}
	}
	return d
}

// places is where the signs of a plate stand that is placed at r.
func (p *plate) places(a *desk, r draw.Rect) []draw.Rect {
	r = r.Snapped()
	rows, step := p.rows(a), p.icon+1
	var out []draw.Rect
	y := r.Bottom() - float64(len(rows))*step + 1
	for _, row := range rows {
		x := r.X
		for _, g := range row {
			w := p.signWidth(a, g)
			out = append(out, draw.Rect{X: x, Y: y, W: w, H: step})
			x += w
		}
		y += step
	}
	return out
}
