package paper

import (
	"strconv"
	"strings"
)

// Measures of a ship on paper, in points.
const (
	aside     = 128 // how wide its silhouette and its dial are
	gutter    = 12  // between them and its cards
	ship      = 72  // how large its silhouette is
	cellMost  = 15  // of a maneuver
	headHigh  = 20
	statHigh  = 17
	boxSide   = 9
	trackHigh = 14
	lineHigh  = 9.8
	between   = 9 // two ships
)

// piece is what is not broken: how high it is, and how it is printed with its upper left corner at a place.
type piece struct {
	high  float64
	print func(x, y float64)
}

// high is how high pieces are together.
func high(all []piece) float64 {
	sum := 0.0
	for _, one := range all {
		sum += one.high
	}
	return sum
}

// ship prints a ship: its head, below it silhouette and dial, and beside them what else there is. It begins a page if that
// has room for all of it, and breaks between its cards if no page has.
func (p *press) ship(s *Ship) {
	dial := p.dial(s)
	left := dial.high + 4
	if s.figure != "" {
		left += ship
	}
	right := p.beside(s)
	whole := headHigh + max(left, high(right)) + between
	page := p.bottom() - p.top
	if p.y+whole > p.bottom() && (whole <= page || p.y+headHigh+left > p.bottom()) && p.y > p.top {
		p.turn()
	}
	p.shipHead(s, false)
	y := p.y
	if s.figure != "" {
		p.silhouette(s.figure, margin+aside/2, y+ship/2, ship-6)
		y += ship
	}
	dial.print(margin, y+4)
	low := p.y + left
	for _, one := range right {
		if p.y+one.high > p.bottom() {
			p.turn()
			p.shipHead(s, true)
			low = p.y
		}
		one.print(margin+aside+gutter, p.y)
		p.y += one.high
	}
	p.y = max(p.y, low) + between
}

// shipHead is who flies, in what, and for how much, over a line.
func (p *press) shipHead(s *Ship, again bool) {
	p.draw(box(margin, p.y, p.right()-margin, 0), 0.8, black, true)
	y := p.y + 14
	x, end := float64(margin), p.right()
	for i, told := range []string{s.Points, s.Loadout} {
		if told == "" {
			continue
		}
		if i == 0 && s.Copies > 1 {
			told = p.sheet.words.Plain("ui.paper-each", "points", told)
		}
		wide := p.letters.width(p.letters.legible(told), true) * 9
		p.write(end-wide, y, wide+0.1, 9, true, black, told)
		end -= wide + 12
	}
	if s.Initiative != "" {
		x = p.write(x, y, 40, 14, true, black, s.Initiative) + 7
	}
	name := s.Name
	if s.Copies > 1 {
		name += " ×" + strconv.Itoa(s.Copies)
	}
	if again {
		name += " " + p.sheet.words.Plain("ui.paper-again")
	}
	p.write(x, y, end-x, nameSize, true, black, name)
	p.y += headHigh
}

// dial is all maneuvers of a ship.
func (p *press) dial(s *Ship) piece {
	g := s.Dial
	const label = 10
	side := min(cellMost, (aside-label)/float64(max(len(g.Columns), 1)))
	return piece{side * float64(len(g.Rows)), func(x, y float64) {
		for i, speed := range g.Rows {
			at := y + side*float64(i)
			p.write(x, at+side/2+2.8, label, textSize, true, black, strconv.Itoa(max(speed, -speed)))
			for k := range g.Columns {
				if m, ok := g.Cells[[2]int{i, k}]; ok {
					p.maneuver(m, x+label+side*float64(k), at, side)
				}
			}
		}
	}}
}

// beside is what stands beside the dial.
func (p *press) beside(s *Ship) []piece {
	room := p.right() - margin - aside - gutter
	var out []piece
	for _, line := range p.letters.wrap(p.letters.legible(strings.Join(s.Told, " · ")), textSize, false, room) {
		out = append(out, piece{lineHigh, func(x, y float64) { p.write(x, y+7, room, textSize, false, gray, line) }})
	}
	out = append(out, p.flow(p.stats(s), room, statHigh)...)
	out = append(out, p.flow(p.actions(s.Actions), room, 13)...)
	for i := range s.Copies {
		number := ""
		if s.Copies > 1 {
			number = strconv.Itoa(i + 1)
		}
		out = append(out, p.flow(p.tracks(number, s.Tracks), room, trackHigh)...)
	}
	if len(out) > 0 && len(s.Cards) > 0 {
		out = append(out, piece{3, func(float64, float64) {}})
	}
	for i := range s.Cards {
		out = append(out, p.card(&s.Cards[i], room))
	}
	return out
}

// card is a card: its title with the boxes of its charges, and its words.
func (p *press) card(c *Card, room float64) piece {
	lines := p.letters.wrap(p.letters.legible(c.Text), textSize, false, room)
	return piece{11 + lineHigh*float64(len(lines)) + 2.5, func(x, y float64) {
		end := x + room
		if n := c.Track.Boxes; n > 0 {
			shown := min(n, 12)
			end -= float64(shown) * (boxSide + 2)
			for i := range shown {
				p.draw(box(end+2+float64(i)*(boxSide+2), y+0.5, boxSide, boxSide), 0.7, black, false)
			}
			label := p.letters.legible(c.Track.Label)
			wide := p.letters.width(label, false) * smallSize
			end -= wide + 4
			p.write(end, y+8, wide+0.1, smallSize, false, gray, label)
			end -= 8
		}
		to := p.write(x, y+8, end-x, textSize+0.5, true, black, c.Title) + 6
		if c.Note != "" && end-to > 30 {
			p.write(to, y+8, end-to, smallSize, false, gray, c.Note)
		}
		for i, line := range lines {
			p.write(x, y+11+lineHigh*float64(i)+7, room, textSize, false, black, line)
		}
	}}
}
