package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// ways returns the ways in which a ship may place what an ability lets it place:
// those of the ability, those that other cards add, then with the speeds that
// they allow (X20-DEV-001). What must touch the ship has no other way, nor has what is no device: cards speak of
// devices.
func (t *Table) ways(m Moment, p *Placing) []board.Way {
	out := slices.Clone(p.Ways)
	if !t.isDevice(p.Device) || slices.ContainsFunc(out, func(w board.Way) bool { return w.Touching }) {
		return out
	}
	m.Ship, m.Action = m.Owner, p.Device
	t.eachAsked(PlacingWays, &m, func(a *Ability, m Moment, _ int) {
		if a.applies(t, &m) {
			out = withWays(out, a.Ways)
		}
	})
	t.eachAsked(PlacingInstead, &m, func(a *Ability, m Moment, _ int) {
		for _, w := range slices.Clone(out) {
			if other := a.Instead(w); len(other) > 0 && a.applies(t, &m) && t.affordable(m.Owner, m.Card, a.Cost) {
				out = withWays(out, other)
			}
		}
	})
	if _, ok := t.sidePayer(m); ok {
		out = append(out, fromSides(out)...)
	}
	for by := t.sum(PlacingSpeed, &m); by > 0; by-- {
		out = withWays(out, atSpeeds(out))
	}
	if t.sum(PlacingTouching, &m) > 0 && slices.ContainsFunc(out, func(w board.Way) bool { return !w.Launch }) {
		out = append(out, board.Way{Touching: true})
	}
	return out
}

// withWays adds ways to others, each once.
func withWays(out, more []board.Way) []board.Way {
	for _, w := range more {
		if !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// atSpeeds are the ways with a template, but one faster or slower.
func atSpeeds(ways []board.Way) (out []board.Way) {
	for _, w := range ways {
		for _, d := range [2]int{-1, 1} {
			other := w
			other.Template.Speed += d
			if w.Template.Exists() && other.Template.Exists() {
				out = append(out, other)
			}
		}
	}
	return out
}
