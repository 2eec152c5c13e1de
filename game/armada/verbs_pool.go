package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/catalog"
)

// ReplaceDice has the attacker replace up to so many gathered dice by dice of other colors, each at most once.
func (a *Attack) ReplaceDice(most int) {
	left, added := a.pool, catalog.Dice{}
	for range most {
		d := game.Decision{Kind: ask.ChooseDice, Seat: a.attacker(), Prompt: game.Say("prompt.replace-die"), Shape: game.OneOf,
			About: []string{a.shot.Attacker, a.shot.Defender}}
		var swaps [][2]catalog.Color
		for _, from := range catalog.Colors() {
			for _, to := range catalog.Colors() {
				if from != to && left[from] > 0 {
					swaps = append(swaps, [2]catalog.Color{from, to})
					d.Options = append(d.Options, game.Option{ID: from.String() + ">" + to.String(),
						Text: game.Say("option.replace", "color", from.String(), "dice", "1 "+to.String())})
				}
			}
		}
		if len(swaps) == 0 {
			break
		}
		d.Options = append(d.Options, game.Option{ID: game.None, Text: game.Say("option.none")})
		pick := a.t.ask(d).One()
		if pick == game.None {
			break
		}
		swap := swaps[slices.IndexFunc(d.Options, func(o game.Option) bool { return o.ID == pick })]
		left[swap[0]]--
		added[swap[1]]++
	}
	for c := range left {
		a.pool[c] = left[c] + added[c]
	}
}

// RerollAgainst has a player reroll up to so many dice of the attacker's, all at once.
func (a *Attack) RerollAgainst(seat game.Seat, most int, by game.Phrase) {
	a.rerollSome(seat, "have-rerolled", most, nil, by)
}
