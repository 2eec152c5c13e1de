package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
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

// keepsDie reports whether no die is taken away although the attack is obstructed.
func (a *Attack) keepsDie() bool {
	m := a.moment(Never)
	m.N = 1
	return a.t.forbidden(Obstructing, m) != nil
}

// AddSet adds a die that is set to a face: it can be neither rerolled nor changed.
func (a *Attack) AddSet(c catalog.Color, f catalog.Face, by game.Phrase) {
	a.setDice(append(slices.Clone(a.view().Dice), board.Die{Color: c, Face: f, Set: true}), "added", by)
}

// SpendAgainst has another than the defender spend one of its defense tokens, without effect: the defender cannot spend it in
// this attack any more, but one of its kind (ARM-CLR-071).
func (a *Attack) SpendAgainst(k Token) {
	a.costs = append(a.costs, k)
	state := a.t.View.TokensOf(k.Piece)[k.Index].State + 1
	a.t.announce(board.DefenseTokenChanged{Piece: k.Piece, Token: k.Index, State: state, Spent: true, Other: true})
}

// Freeable are the defender's tokens that can be discarded for their effect, unless an effect of that kind was resolved.
func (a *Attack) Freeable() []Token {
	return slices.DeleteFunc(a.t.Tokens(a.shot.Defender), func(k Token) bool {
		kind := a.t.View.TokensOf(k.Piece)[k.Index].Kind
		return slices.Contains(a.defense.resolved, kind) || kind == catalog.Salvo && a.shot.Kind == board.IgnitionAttack
	})
}

// DiscardFor has the defender discard one of its tokens to resolve its effect, as if it were spent.
func (a *Attack) DiscardFor(k Token) {
	a.t.SetToken(k, board.Discarded)
	a.defense.free = append(a.defense.free, a.t.View.TokensOf(k.Piece)[k.Index].Kind)
	a.effect(k)
}

// freed reports whether the effect of a kind of token came of one that was not spent.
func (d *defense) freed(kind catalog.DefenseToken) bool { return slices.Contains(d.free, kind) }

// HasSpent reports whether the defender has spent that token of its own.
func (a *Attack) HasSpent(k Token) bool {
	return k.Piece == a.shot.Defender && slices.Contains(a.view().Spent, k.Index)
}
