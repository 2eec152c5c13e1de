package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// ship tells of a ship type: stat line, actions, dial, pilots with their costs.
func (b *cardBook) ship(xws string) {
	s, err := b.cat.Ship(xws)
	if err != nil {
		return
	}
	b.line("  ", b.w.Plain("cli.cards.ship", "size", b.w.Value("size", s.Class.String()), "factions", join(b, "faction", s.Factions)))
	if s.Huge() {
		b.line("  ", b.w.Plain("cli.cards.huge"))
	}
	b.stats(s.Stats)
	b.otherStats(s)
	b.actions(s.Actions)
	b.facts("cli.cards.ship-abilities", strings.Join(s.Abilities, ", "))
	b.dial(s.Dial)
	b.pilotsOf(s)
}

// pilotsOf tells a ship's pilots with their costs.
func (b *cardBook) pilotsOf(s *catalog.Ship) {
	t := table{out: b.out}
	head := []string{b.w.Plain("cli.cards.initiative"), b.w.Plain("cli.cards.kind-pilot"), ""}
	for _, l := range b.lists() {
		head = append(head, string(l.ID))
	}
	t.row(head...)
	for _, p := range b.flying(s) {
		row := []string{strconv.Itoa(p.Initiative), bullets(p.Limited) + p.Name, p.XWS}
		for _, l := range b.lists() {
			row = append(row, b.pilotCost(p, s, l))
		}
		t.row(row...)
	}
	t.write("  ")
	b.line("  ", b.w.Plain("cli.cards.costs-of-pilots"))
}

// flying are the pilots of a ship type, by faction and initiative, then those whom a list puts into it.
func (b *cardBook) flying(s *catalog.Ship) []*catalog.Pilot {
	in := func(p *catalog.Pilot) bool {
		return slices.ContainsFunc(b.lists(), func(l *catalog.PointsList) bool {
			q, ok := p.In(l.ID)
			return ok && q.Ship == s.XWS
		})
	}
	var out []*catalog.Pilot
	for _, p := range slices.Concat(s.Pilots(), b.cat.Pilots()) {
		if in(p) && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// otherStats tells where a points list has another stat line for a faction.
func (b *cardBook) otherStats(s *catalog.Ship) {
	for _, l := range b.lists() {
		for _, f := range s.Factions {
			if stats := s.StatsIn(l.ID, f); fmt.Sprint(stats) != fmt.Sprint(s.Stats) {
				b.line("  ", l.Name, ", ", b.w.Value("faction", f.String()), ": ", b.statLine(stats))
			}
		}
	}
}

func (b *cardBook) stats(s catalog.Stats) { b.line("  ", b.statLine(s)) }

func (b *cardBook) statLine(s catalog.Stats) string {
	var parts []string
	for _, a := range s.Weapons() {
		parts = append(parts, b.w.Value("arc", a.Arc.String())+" "+strconv.Itoa(a.Value))
	}
	shields := strconv.Itoa(s.Shields)
	if s.ShieldsRecover > 0 {
		shields += " " + b.recovers(s.ShieldsRecover)
	}
	parts = append(parts, b.w.Plain("cli.cards.stats", "agility", strconv.Itoa(s.Agility),
		"hull", strconv.Itoa(s.Hull), "shields", shields))
	if s.Energy > 0 {
		parts = append(parts, b.w.Plain("cli.cards.energy", "n", strconv.Itoa(s.Energy)+" "+b.recovers(s.EnergyRecovers)))
	}
	return strings.Join(parts, ", ")
}

// recovers is "(+1)": how much comes back each round; nothing for none.
func (b *cardBook) recovers(n int) string {
	if n == 0 {
		return ""
	}
	return b.w.Plain("cli.cards.recovers", "n", fmt.Sprintf("%+d", n))
}

// facts prints a sentence about something, if there is something.
func (b *cardBook) facts(key, what string) {
	if what != "" {
		b.line("  ", b.w.Plain(key, "what", what))
	}
}

func (b *cardBook) actions(bar []catalog.BarAction) {
	var icons []string
	for _, a := range bar {
		icons = append(icons, b.action(a))
	}
	b.facts("cli.cards.actions", strings.Join(icons, ", "))
}

// action is "focus", "red boost", "evade → red boost".
func (b *cardBook) action(a catalog.BarAction) string {
	icon := func(t catalog.ActionType, d catalog.Difficulty) string {
		if d == catalog.White {
			return b.w.Value("action", t.String())
		}
		return b.paint(d, b.color(d)+" "+b.w.Value("action", t.String()))
	}
	text := icon(a.Type, a.Difficulty)
	if a.Linked != nil {
		text += " → " + icon(a.Linked.Type, a.Linked.Difficulty)
	}
	return text
}

// paint colours a text where that can be seen; the text says the colour too.
func (b *cardBook) paint(d catalog.Difficulty, text string) string {
	code := map[string]string{"blue": "34;1", "green": "32;1", "red": "31;1", "purple": "35;1"}[b.cat.Color(d)]
	if !b.colour || code == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// dialOrder is the columns of a dial from left to right, by the letters of the dial codes.
const dialOrder = "ETLBFNPYRKADSOGHIJ"

// dial draws a dial as it is printed: the fastest maneuvers above, left turns on the left, a letter for the
// difficulty.
func (b *cardBook) dial(dial []catalog.Maneuver) {
	if len(dial) == 0 {
		return
	}
	at := map[string]catalog.Maneuver{}
	columns, marks, fastest, slowest := "", []string{}, dial[0].Speed, dial[0].Speed
	for _, m := range dial {
		at[m.Code()[:2]] = m
		fastest, slowest = max(fastest, m.Speed), min(slowest, m.Speed)
		if mark := b.mark(m); !slices.Contains(marks, mark) {
			marks = append(marks, mark)
		}
	}
	var signs []string
	for _, letter := range dialOrder {
		if slices.ContainsFunc(dial, func(m catalog.Maneuver) bool { return rune(m.Code()[1]) == letter }) {
			columns += string(letter)
			sign := b.w.Plain("cli.cards.bearing-" + strings.ToLower(string(letter)))
			signs = append(signs, sign+" "+b.w.Value("bearing", string(letter)))
		}
	}
	head := ""
	for _, letter := range columns {
		head += fmt.Sprintf("%3s", b.w.Plain("cli.cards.bearing-"+strings.ToLower(string(letter))))
	}
	b.line("  ", b.w.Plain("cli.cards.dial"))
	b.line("     ", head)
	for speed := fastest; speed >= slowest; speed-- {
		row := fmt.Sprintf("    %d", speed)
		for _, letter := range columns {
			m, ok := at[strconv.Itoa(speed)+string(letter)]
			if !ok {
				row += "  ·"
				continue
			}
			row += "  " + b.paint(m.Difficulty, b.letter(m))
		}
		b.line(row)
	}
	b.line("    ", strings.Join(signs, ", "))
	b.line("    ", strings.Join(marks, ", "))
}

// mark is "B blue".
func (b *cardBook) mark(m catalog.Maneuver) string {
	return b.letter(m) + " " + b.color(m.Difficulty)
}

// letter is how a dial marks a maneuver: B, or in first edition G, W, R, P.
func (b *cardBook) letter(m catalog.Maneuver) string {
	return strings.ToUpper(b.cat.Color(m.Difficulty)[:1])
}

// color is what the color of a difficulty is called.
func (b *cardBook) color(d catalog.Difficulty) string {
	return b.w.Value("difficulty", b.cat.Color(d))
}

// bullets stand before the name of a limited card.
func bullets(n int) string { return strings.Repeat("•", n) }
