package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func separatistCommanders() []*armada.Card {
	return []*armada.Card{admiralTrench(), generalGrievous(), marTuuk(), tf1726()}
}

func admiralTrench() *armada.Card {
	return upgrade("admiral-trench",
		armada.Ability{When: armada.StartOfPhase, May: true, If: all(starts(board.ShipPhase), hasDials), Do: lastDial},
		armada.Ability{When: armada.ResolvingCommand, Lasts: true,
			If: all(lastingFriend, byToken, func(_ *armada.Table, m armada.Moment) bool { return m.Command == catalog.Command(m.Kept) }),
			Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsBoth() }})
}

func generalGrievous() *armada.Card {
	return upgrade("general-grievous", armada.Ability{When: armada.WhenDestroyed, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			window := m.N == 1 || m.Obstacle != 0
			if m.Squadron != 0 { // that of cards which place it again: it was destroyed all the same
				window = m.N == 0 || m.N == 3
			}
			return window && t.Own(m).Friendly(destroyed(m)) && len(avengers(t, m)) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(avengers(t, m)); ok {
				state := board.Ready
				if t.View.TokensOf(token.Piece)[token.Index].State == board.Discarded {
					state = board.Exhausted
				}
				t.SetToken(token, state)
			}
		}})
}

// avengers are the exhausted and discarded defense tokens of friendly ships and unique squadrons at distance 1-5 of what is
// destroyed.
func avengers(t *armada.Table, m armada.Moment) (tokens []armada.Token) {
	var pieces []string
	for _, id := range t.Ships(t.Own(m).Player()) {
		pieces = append(pieces, id.Piece())
	}
	for _, q := range t.Squadrons(t.Own(m).Player()) {
		if t.Squadron(q).Where == board.OnTable && t.SquadronCard(q).Unique {
			pieces = append(pieces, q.Piece())
		}
	}
	far := func(piece string) gauge.Distance {
		if m.Squadron != 0 {
			return t.ApartFrom(piece, m.At)
		}
		return t.Apart(piece, destroyed(m))
	}
	for _, piece := range pieces {
		if piece != destroyed(m) && far(piece) <= gauge.Distance5 {
			tokens = append(append(tokens, t.Readiable(piece)...), t.DiscardedTokens(piece)...)
		}
	}
	return tokens
}

func marTuuk() *armada.Card {
	return upgrade("mar-tuuk",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(friendlyShip, addable, func(t *armada.Table, m armada.Moment) bool {
				ship := t.Ship(board.ShipOf(m.Shot.Defender))
				return ship != nil && ship.Shields[m.Shot.At] > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 1, by(m)) }},
		armada.Ability{When: armada.AfterRolling,
			If: all(friendlyShip, attackingShip, func(t *armada.Table, m armada.Moment) bool {
				id := board.ShipOf(m.Shot.Defender)
				return id == 0 || !t.HasShields(id)
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Cancel(by(m)) }})
}

func tf1726() *armada.Card {
	return upgrade("tf-1726", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
		If: all(friendlyShip, attackingShip, addable, func(t *armada.Table, m armada.Moment) bool { return raids(t, m) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Black, min(2, raids(t, m)), by(m)) }})
}

// raids are how many raid tokens the defender has.
func raids(t *armada.Table, m armada.Moment) int {
	if ship := t.Ship(board.ShipOf(m.Shot.Defender)); ship != nil {
		return len(ship.Raided)
	}
	return 0
}
