package position

import (
	"strconv"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Text is the position in lines, which Read reads back as the same.
func (p *Position) Text() string {
	var b strings.Builder
	line := func(words ...string) { b.WriteString(strings.Join(words, " ") + "\n") }
	p.writeTable(line)
	t := &p.Table
	for i := range t.Ships {
		s := &t.Ships[i]
		words := append([]string{"ship", s.Seat.ID(), s.Pilot}, place(s.Pose)...)
		if len(s.Upgrades) > 0 {
			words = append(append(words, "with"), s.Upgrades...)
		}
		line(words...)
	}
	for _, o := range t.Obstacles {
		line(append([]string{"obstacle", o.XWS}, place(o.Pose)...)...)
	}
	for _, d := range t.Devices {
		words := append([]string{"device", d.Seat.ID(), d.Kind}, place(d.Pose)...)
		if d.Fuses != 0 {
			words = append(words, strconv.Itoa(d.Fuses))
		}
		line(words...)
	}
	for _, at := range t.Features {
		line(append([]string{"feature"}, place(at)[:2]...)...)
	}
	for _, c := range t.Counters {
		if c.Kind == board.Cache {
			line("counter", c.Kind, c.On.Piece())
		} else {
			line(append([]string{"counter", c.Kind}, place(c.Pose)[:2]...)...)
		}
	}
	p.writeShips(line)
	return b.String()
}

// writeTable writes what is said of the table as a whole.
func (p *Position) writeTable(line func(words ...string)) {
	line("# A position of X-Wing: `xwing sandbox` opens it. Places are in mm from the lower left corner, headings in degrees.")
	if p.Edition != "" && p.Deck != "" {
		line("edition", p.Edition, p.Deck)
	} else if p.Edition != "" {
		line("edition", p.Edition)
	}
	if p.Epic {
		line("format", "epic")
	}
	for _, said := range [][2]string{{"list", string(p.List)}, {"scenario", p.Mission}, {"environment", p.Environment}} {
		if said[1] != "" {
			line(said[0], said[1])
		}
	}
	line("phase", p.Table.Phase.String())
	line("round", strconv.Itoa(max(p.Table.Round, 1)))
	line("first", p.Table.First.ID())
	line("seed", strconv.FormatUint(p.Table.Seed, 10))
	for side, faces := range p.Dice {
		if len(faces) == 0 {
			continue
		}
		words := []string{"dice", [...]string{"attack", "defense"}[side]}
		for _, f := range faces {
			words = append(words, f.String())
		}
		line(words...)
	}
	for seat, cards := range p.Decks {
		if len(cards) > 0 {
			line(append([]string{"deck", [...]string{"red", "blue"}[seat]}, cards...)...)
		}
	}
}

// writeShips writes what is on the ships.
func (p *Position) writeShips(line func(words ...string)) {
	for i := range p.Table.Ships {
		s, piece := &p.Table.Ships[i], board.ShipID(i+1).Piece()
		for k := range board.TokenKinds {
			if n := s.Tokens[k]; n != 0 {
				line("tokens", piece, k.String(), strconv.Itoa(n))
			}
		}
		if len(s.Turret) > 0 {
			line(append([]string{"turret", piece}, arcsNamed(s.Turret)...)...)
		}
	}
	for _, w := range p.Table.Wings {
		words := []string{"wing", board.ShipID(w.Leader + 1).Piece()}
		for _, mate := range w.Mates {
			words = append(words, board.ShipID(mate+1).Piece())
		}
		line(words...)
	}
	for _, d := range p.Details {
		line(append([]string{d.What, d.Ship.Piece()}, d.Words...)...)
	}
}

// place writes where something lies.
func place(at physics.Pose) []string {
	number := func(n int32, per float64) string { return strconv.FormatFloat(float64(n)/per, 'f', -1, 64) }
	return []string{number(at.X, 1000), number(at.Y, 1000), number(at.Heading, 100_000)}
}

// arcsNamed are the names of arcs.
func arcsNamed(arcs []gauge.Arc) (names []string) {
	for _, a := range arcs {
		if int(a) < len(arcNames) {
			names = append(names, arcNames[a])
		}
	}
	return names
}
