package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func republicCommanders() []*armada.Card {
	return []*armada.Card{admiralTarkin(), admiralYularen(), anakinSkywalker(), luminaraUnduli(), ploKoon()}
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

func admiralYularen() *armada.Card {
	return upgrade("admiral-yularen",
		armada.Ability{When: armada.ResolvingCommand,
			If: all(friendlyShip, resolves(catalog.SquadronCommand), func(t *armada.Table, _ armada.Moment) bool {
				_, token := t.Command().Spent()
				return token
			}),
			Do: func(t *armada.Table, _ armada.Moment) { t.Command().AddSquadrons(1) }},
		armada.Ability{When: armada.SpendingPoints, May: true,
			If: all(friendlyShip, func(t *armada.Table, m armada.Moment) bool { return m.N > 1 && len(patients(t, m)) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				for t.Command().Points() > 1 {
					q := board.SquadronOf(t.Own(m).ChoosePiece(patients(t, m), true))
					if q == 0 {
						return
					}
					t.Command().SpendPoints(2)
					t.Own(m).Mend(q, 1)
				}
			}})
}

// patients are the friendly squadrons at distance 1-3 of the ship that lack a hull point.
func patients(t *armada.Table, m armada.Moment) (pieces []string) {
	for _, q := range t.Squadrons(t.Own(m).Player()) {
		if t.Squadron(q).Where == board.OnTable && t.Own(m).CanMend(q) && t.Apart(m.Ship.Piece(), q.Piece()) <= gauge.Distance3 {
			pieces = append(pieces, q.Piece())
		}
	}
	return pieces
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

func luminaraUnduli() *armada.Card {
	return upgrade("luminara-unduli", armada.Ability{When: armada.AfterSpendingTokens, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			q := board.SquadronOf(m.Shot.Defender)
			spent, _ := t.Attack().TokensSpent()
			return t.Own(m).Friendly(m.Shot.Defender) && (q == 0 || t.SquadronCard(q).Unique) && spent < 2 && len(refreshed(t, m)) > 0
		},
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(refreshed(t, m)); ok {
				t.SetToken(token, board.Ready)
			}
		}})
}

// refreshed are the exhausted tokens that the defender did not spend, and those of other friendly ships at distance 1-5 of it.
func refreshed(t *armada.Table, m armada.Moment) []armada.Token {
	tokens := slices.DeleteFunc(t.Readiable(m.Shot.Defender), t.Attack().HasSpent)
	for _, id := range t.Ships(t.Own(m).Player()) {
		if piece := id.Piece(); piece != m.Shot.Defender && t.Apart(piece, m.Shot.Defender) <= gauge.Distance5 {
			tokens = append(tokens, t.Readiable(piece)...)
		}
	}
	return tokens
}

func ploKoon() *armada.Card {
	return upgrade("plo-koon",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Squadron != 0 && t.Own(m).Friendly(m.Squadron.Piece()) && attackingShip(t, m) &&
					slices.ContainsFunc(t.ShipsAndStations(t.Own(m).Player()), func(piece string) bool {
						return t.Apart(piece, m.Shot.Defender) <= gauge.Distance3
					})
			},
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddSet(catalog.Blue, catalog.Accuracy, by(m)) }},
		armada.Ability{Query: armada.KeywordValue,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Keyword == catalog.Grit && m.Squadron != 0 && t.Own(m).Friendly(m.Squadron.Piece()) &&
					t.Keyword(m.Squadron, catalog.Adept) == 0 && slices.ContainsFunc(t.Squadrons(t.Own(m).Player()),
					func(q board.SquadronID) bool {
						return t.Squadron(q).Where == board.OnTable && t.Keyword(q, catalog.Adept) > 0 &&
							t.Apart(q.Piece(), m.Squadron.Piece()) == gauge.Distance1
					})
			},
			By: func(*armada.Table, armada.Moment) int { return 1 }})
}
