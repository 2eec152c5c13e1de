package player

import (
	"cmp"
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/odds"
)

// unwanted marks what gets a player nothing.
func unwanted(o *game.Option) float64 {
	if o.ID == "nothing" || o.ID == game.None {
		return -1
	}
	return 0
}

// several picks some of several options: as many tokens and commands as are to be had, dice to be rerolled that show less than
// the mean of their color, or of an enemy's more.
func (l *look) several(d *game.Decision) (c game.Choice, ok bool) {
	c = game.Choice{Seat: d.Seat, Kind: d.Kind}
	options := slices.DeleteFunc(slices.Clone(d.Options), func(o game.Option) bool { return !o.Legal() })
	switch {
	case d.Kind == ask.ChooseToken, d.Prompt.Key == "prompt.choose-commands", d.Prompt.Key == "prompt.choose-some-squadrons":
	case d.Kind == ask.ChooseDice && l.view.Attack != nil:
		worth := func(o game.Option) float64 { return -l.gain(o.ID) }
		if d.Prompt.Key == "prompt.have-rerolled" || d.Prompt.Key == "prompt.dodge-dice" {
			worth = func(o game.Option) float64 { return l.gain(o.ID) }
		}
		slices.SortStableFunc(options, func(a, b game.Option) int { return cmp.Compare(worth(b), worth(a)) })
		for len(options) > d.Min && worth(options[len(options)-1]) <= 0 {
			options = options[:len(options)-1]
		}
	default:
		return c, false
	}
	for _, o := range options[:min(d.Max, len(options))] {
		c.Pick = append(c.Pick, o.ID)
	}
	return c, len(c.Pick) >= d.Min
}

// replaced is what a gathered die counts more in another color: "red>black".
func (l *look) replaced(from, to string) float64 {
	return odds.Mean(colorOf(to), l.crits()) - odds.Mean(colorOf(from), l.crits())
}
