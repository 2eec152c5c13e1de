package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// dear reports whether a card's ability on offer costs something that its player may rather keep.
func dear(o *game.Option) bool { return o.Text.Key == "option.dear-ability" }

// use judges the abilities of cards that may be used now: of squadrons what costs nothing, else as often as not.
func (l *look) use(o *game.Option) float64 {
	if o.ID == game.None || dear(o) {
		return 0
	}
	if strings.HasPrefix(o.ID, "squadron:") {
		return 1
	}
	return 0
}

// some picks of what several may be chosen of: of dice those to be rolled again that are bad for whoever rerolls them, of
// squadrons as many as may be.
func (l *look) some(d game.Decision) (game.Choice, bool) {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind}
	switch {
	case d.Kind == ask.ChooseDice && l.view.Attack != nil:
		c.Pick = l.rerolled(&d)
	case d.Kind == ask.ChooseSquadrons && d.Prompt.Key == "prompt.choose-some-squadrons":
		for i := range d.Options[:d.Max] {
			c.Pick = append(c.Pick, d.Options[i].ID)
		}
	default:
		return c, false
	}
	return c, len(c.Pick) >= d.Min
}

// ours reports whether a piece belongs to whoever answers.
func (l *look) ours(piece string) bool {
	w, c := l.wing(board.SquadronOf(piece)), l.craft(board.ShipOf(piece))
	return w != nil && w.Seat == l.seat || c != nil && c.Seat == l.seat
}

// rerolled are the dice that are worth it, the worst first.
func (l *look) rerolled(d *game.Decision) (dice []string) {
	gain := func(id string) float64 {
		if l.ours(l.view.Attack.Attacker) {
			return l.gain(id)
		}
		return -l.gain(id)
	}
	for i := range d.Options {
		if o := &d.Options[i]; o.Legal() && gain(o.ID) < 0 {
			dice = append(dice, o.ID)
		}
	}
	slices.SortStableFunc(dice, func(a, b string) int {
		switch x, y := gain(a), gain(b); {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
	return dice[:min(len(dice), d.Max)]
}
