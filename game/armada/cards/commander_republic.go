package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

func republicCommanders() []*armada.Card {
	return []*armada.Card{admiralTarkin(), anakinSkywalker()}
}

func admiralTarkin() *armada.Card {
	return upgrade("admiral-tarkin", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.ShipPhase), hasTokens),
		Do: func(t *armada.Table, m armada.Moment) {
			c := t.Own(m).ChooseCommand(t.Own(m).Tokens(), false)
			t.Own(m).DiscardToken(c)
			if t.Choose(m, t.Own(m).Player(), "gain-dial", "tokens-for-all") == "gain-dial" {
				t.GainDial(m.Owner, c)
				return
			}
			each(t, m, friendlyShip, func(id board.ShipID) { t.GainCommand(id, c) })
		}})
}

func anakinSkywalker() *armada.Card {
	return upgrade("anakin-skywalker", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendlyShip, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
			return len(supporters(t, m)) > 1 && len(support(t, m)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(support(t, m)); ok {
				t.SpendToken(token)
				t.Attack().Reroll(3, nil, by(m))
			}
		}})
}

// supporters are the other friendly ships at distance 1-5 of the defender.
func supporters(t *armada.Table, m armada.Moment) []string {
	return slices.DeleteFunc(t.ShipsAndStations(t.Own(m).Player()), func(piece string) bool {
		return piece == m.Ship.Piece() || t.Apart(piece, m.Shot.Defender) > gauge.Distance5
	})
}

// support are the defense tokens that these may spend.
func support(t *armada.Table, m armada.Moment) (tokens []armada.Token) {
	for _, piece := range supporters(t, m) {
		tokens = append(tokens, t.Spendable(board.ShipOf(piece), piece)...)
	}
	return tokens
}
