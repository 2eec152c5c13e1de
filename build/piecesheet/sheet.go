package main

import (
	"math"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// sheet is what is painted.
type sheet struct {
	*draw.List
	set     *pieces.Set
	studio  *art.Studio
	facts   *catalog.Catalog
	k       float64
	only    string
	columns int
}

// begin empties the sheet.
func (s *sheet) begin(w, h float64) {
	s.Reset(w, h)
	s.Fill(draw.Rect{W: w, H: h}, draw.Felt)
}

func (s *sheet) words(x, y float64, text string) {
	s.Text(x, y, text, draw.Style{Size: 12, Color: draw.Muted, Align: draw.Center})
}

// ships are one of each chassis, in both seats, one of them turned.
func (s *sheet) ships() {
	var seen []*catalog.Ship
	known := map[string]bool{}
	for _, ship := range s.facts.Ships() {
		if !known[ship.Chassis] && strings.Contains(ship.Chassis, s.only) {
			seen, known[ship.Chassis] = append(seen, ship), true
		}
	}
	cell := [2]float64{200 * s.k, 160*s.k + 24}
	rows := math.Ceil(float64(len(seen)) / float64(s.columns))
	s.begin(cell[0]*float64(s.columns), cell[1]*rows+240*s.k)
	n := 0
	for _, ship := range seen {
		x, y := (float64(n%s.columns)+0.5)*cell[0], (float64(n/s.columns)+0.5)*cell[1]
		if ship.Size == gauge.Huge {
			x, y = 190*s.k, cell[1]*rows+110*s.k
			s.one(ship, game.Red, x, y, math.Pi/2)
			s.one(ship, game.Blue, x+400*s.k, y, math.Pi/2)
			s.words(x, y+110*s.k, ship.Chassis)
			continue
		}
		n++
		s.one(ship, game.Red, x-45*s.k, y-10, 0)
		s.one(ship, game.Blue, x+45*s.k, y-10, 0.3)
		s.words(x, y+cell[1]/2-8, ship.Chassis)
	}
}

func (s *sheet) one(ship *catalog.Ship, seat game.Seat, x, y, angle float64) {
	at := pieces.Place{X: x, Y: y, Angle: angle, K: s.k, Alpha: 1}
	s.set.Ship(s.List, ship.ID, seat, at)
	var left [7]int
	for _, z := range ship.Zones() {
		left[z] = ship.Shields.Of(z)
	}
	if seat == game.Blue {
		left[1], left[4] = max(left[1]-1, 0), 0
	}
	s.set.Shields(s.List, ship.ID, left, at, max(8, 7*s.k))
}

// squadrons are one of each kind that flies, of both seats, acted and hurt.
func (s *sheet) squadrons() {
	var seen []*catalog.Squadron
	known := map[string]bool{}
	for _, c := range s.facts.Squadrons() {
		if !known[c.Chassis] && strings.Contains(c.Chassis, s.only) {
			seen, known[c.Chassis] = append(seen, c), true
		}
	}
	cell := [2]float64{90*s.k + 20, 56*s.k + 22}
	s.begin(cell[0]*float64(s.columns), cell[1]*math.Ceil(float64(len(seen))/float64(s.columns)))
	for i, c := range seen {
		x, y := (float64(i%s.columns)+0.5)*cell[0], (float64(i/s.columns)+0.5)*cell[1]
		at := pieces.Place{X: x - 21*s.k, Y: y - 6, K: s.k, Alpha: 1}
		s.set.Squadron(s.List, c.ID, game.Red, i%3 == 2, at)
		pieces.Pips(s.List, c.Hull, c.Hull, at)
		at.X, at.Angle = x+21*s.k, 2.2
		s.set.Squadron(s.List, c.ID, game.Blue, i%3 == 1, at)
		pieces.Pips(s.List, c.Hull-2, c.Hull, at)
		s.words(x, y+cell[1]/2-8, c.Chassis)
	}
}

// obstacles are all of them, and the round tokens.
func (s *sheet) obstacles() {
	cell := [2]float64{150 * s.k, 150*s.k + 20}
	all := s.facts.Obstacles()
	s.begin(cell[0]*float64(s.columns), cell[1]*math.Ceil(float64(len(all)+5)/float64(s.columns)))
	n := 0
	place := func(text string) pieces.Place {
		x, y := (float64(n%s.columns)+0.5)*cell[0], (float64(n/s.columns)+0.5)*cell[1]
		n++
		s.words(x, y+cell[1]/2-8, text)
		return pieces.Place{X: x, Y: y - 8, Angle: 0.4 * float64(n), K: s.k, Alpha: 1}
	}
	for _, o := range all {
		s.set.Obstacle(s.List, o.ID, place(o.ID))
	}
	markers := []board.MarkerKind{board.ObjectiveToken, board.ProximityMine, board.GravWell, board.GravShift, board.TargetingToken}
	for i, kind := range markers {
		s.set.Marker(s.List, kind, game.Seat(i%2), place(string(kind)))
	}
}

// signs are what stands in panels, at the sizes of panels and larger.
func (s *sheet) signs() {
	s.begin(1280, 720)
	s.Fill(draw.Rect{W: 640, H: 720}, draw.Floating)
	s.Fill(draw.Rect{X: 640, W: 640, H: 720}, draw.Card)
	y := 24.0
	for _, side := range []float64{16, 18, 22, 40} {
		s.row(20, y, side)
		if side < 24 {
			s.row(660, y, side)
		}
		y += 5.4*side + 20
	}
}

// row is all signs at a size.
func (s *sheet) row(x0, y, side float64) {
	x, step, r := x0, side*1.3, side/2
	for _, kind := range catalog.DefenseTokens() {
		for state := board.Ready; state <= board.Discarded; state++ {
			s.set.Defense(s.List, board.DefenseToken{Kind: kind, State: state}, false, x+r, y, side)
			x += step
		}
	}
	s.set.Defense(s.List, board.DefenseToken{Kind: catalog.Brace}, true, x+r, y, side)
	x, y = x0, y+step
	for c := catalog.Command(0); c <= catalog.ConcentrateFire; c++ {
		s.set.Dial(s.List, c, game.Red, x+r, y, r)
		s.set.Dial(s.List, c, game.Blue, x+step+r, y, r)
		x += 2 * step
		if c > 0 {
			s.set.CommandToken(s.List, c, false, x+r, y, r)
			s.set.CommandToken(s.List, c, true, x+step+r, y, r)
			x += 2 * step
		}
	}
	x, y = x0, y+step
	for n := range 7 {
		pieces.Shield(s.List, x+r, y, r, n, n%3 > 0, 1)
		x += step
	}
	for z := gauge.Front; z <= gauge.RightAux; z++ {
		pieces.ZoneMark(s.List, z, z > gauge.Rear, x+r, y, side, draw.Text)
		x += step
	}
	s.set.Flag(s.List, x+r, y, side)
	pieces.Tick(s.List, x+step+r, y, r, 1)
	s.set.Victory(s.List, x+2*step+r, y, r)
	s.set.Sign(s.List, pieces.ObjectiveSign, x+3*step+r, y, r, draw.Gold, draw.Floating)
	x += 4 * step
	for _, c := range catalog.Colors() {
		pieces.DieMark(s.List, c, x+r, y, r)
		x += step
	}
	x, y = x0, y+step
	for _, c := range catalog.Colors() {
		last := catalog.Face(0)
		for _, f := range catalog.Faces(c) { // in order: equal ones beside each other
			if f != last {
				s.die(pieces.Die{Color: c, Face: f}, x+r, y, side)
				x += step
			}
			last = f
		}
	}
	s.die(pieces.Die{Color: catalog.Blue, Rolling: true}, x+r, y, side)
	s.die(pieces.Die{Color: catalog.Black, Face: catalog.Hit, Rerolled: true}, x+step+r, y, side)
	pieces.Speed(s.List, 2, 4, x+2*step, y, side*0.6)
}

// die is the picture of a die at exactly that many pixels.
func (s *sheet) die(d pieces.Die, x, y, side float64) {
	sp := s.studio.Sprite(art.SizedTo(d, int(side)))
	s.Sprite(sp, x, y, 0, side/24, 1)
}
