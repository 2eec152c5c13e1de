package paper

import (
	"xwing/game/xwing/catalog"
)

// chip is a short thing in a line of such: how wide it is, and how it is printed from a place on, on a line.
type chip struct {
	wide  float64
	print func(x, y float64)
}

// apart is how far chips stand from each other, in points.
const apart = 9

// flow puts chips into lines, as many into each as it has room for.
func (p *press) flow(chips []chip, room, high float64) []piece {
	var out []piece
	for from := 0; from < len(chips); {
		to, wide := from+1, chips[from].wide
		for to < len(chips) && wide+apart+chips[to].wide <= room {
			wide += apart + chips[to].wide
			to++
		}
		line := chips[from:to]
		out = append(out, piece{high, func(x, y float64) {
			for _, c := range line {
				c.print(x, y+high-5)
				x += c.wide + apart
			}
		}})
		from = to
	}
	return out
}

// lettered is a chip of letters.
func (p *press) lettered(s string, size float64, bold bool) chip {
	s = p.letters.legible(s)
	wide := p.letters.width(s, bold) * size
	return chip{wide, func(x, y float64) { p.write(x, y, wide+0.1, size, bold, black, s) }}
}

// joined are chips as one, so far from each other.
func joined(gap float64, chips ...chip) chip {
	wide := -gap
	for _, c := range chips {
		wide += gap + c.wide
	}
	return chip{wide, func(x, y float64) {
		for _, c := range chips {
			c.print(x, y)
			x += c.wide + gap
		}
	}}
}

// stats are the figures of a stat line, each with its sign.
func (p *press) stats(s *Ship) []chip {
	var out []chip
	for _, stat := range s.Stats {
		sign := chip{12, func(x, y float64) { p.sign(stat.Sign, x+6, y-4, 13, black) }}
		out = append(out, joined(3, sign, p.lettered(stat.Value, nameSize, true), p.lettered(stat.Label, smallSize, false)))
	}
	return out
}

// actions are the icons of an action bar with their names; the one that may follow stands behind an arrow.
func (p *press) actions(bar []catalog.BarAction) []chip {
	var out []chip
	for _, a := range bar {
		c := p.action(a.Type, a.Difficulty)
		if a.Linked != nil {
			c = joined(3, c, p.lettered("→", textSize, true), p.action(a.Linked.Type, a.Linked.Difficulty))
		}
		out = append(out, c)
	}
	return out
}

// action is the icon of an action: the mark of its difficulty, its sign, its name.
func (p *press) action(k catalog.ActionType, d catalog.Difficulty) chip {
	sign := chip{10, func(x, y float64) { p.sign(k.String(), x+5, y-2.8, 11, p.sheet.ink(d)) }}
	name := p.lettered(p.sheet.words.Value("action", k.String()), textSize, false)
	if d == 0 || d == catalog.White {
		return joined(2, sign, name)
	}
	return joined(2, chip{6, func(x, y float64) { p.mark(d, x+3, y-2.8, 3) }}, sign, name)
}

// mostBoxes is how many boxes stand in one row.
const mostBoxes = 30

// tracks are the boxes of a ship to tick, behind the number of the copy that they are of.
func (p *press) tracks(number string, all []Track) []chip {
	var out []chip
	if number != "" {
		out = append(out, p.lettered(number, nameSize, true))
	}
	for _, t := range all {
		for n, label := t.Boxes, t.Label; n > 0; n, label = n-mostBoxes, "" {
			out = append(out, p.track(label, min(n, mostBoxes)))
		}
	}
	return out
}

// track is a row of boxes behind its label.
func (p *press) track(label string, n int) chip {
	const step = boxSide + 1.5
	row := chip{float64(n) * step, func(x, y float64) {
		for i := range n {
			p.draw(box(x+step*float64(i), y-boxSide+1.5, boxSide, boxSide), 0.7, black, false)
		}
	}}
	if label == "" {
		return row
	}
	return joined(4, p.lettered(label, textSize, true), row)
}
