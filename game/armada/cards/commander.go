package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func commanders() []*armada.Card {
	return slices.Concat([]*armada.Card{
		admiralScreed(), bailOrgana(), countDooku(), darthVader(), generalDodonna(), generalRieekan(), grandAdmiralThrawn(),
		grandMoffTarkin(), kraken(), monMothma(), obiWanKenobi(),
	}, imperialCommanders(), rebelCommanders(), republicCommanders(), separatistCommanders())
}

func admiralScreed() *armada.Card {
	return upgrade("admiral-screed", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
		If: all(friendlyShip, canTrade(crits())),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Trade(crits(), by(m)) }})
}

func anyDie(board.Die) bool { return true }

func bailOrgana() *armada.Card {
	return upgrade("bail-organa-commander", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(friendlyShip, hasTokens),
		Do: func(t *armada.Table, m armada.Moment) {
			left := t.Own(m).Tokens()
			for len(left) > 0 {
				c := t.Own(m).ChooseCommand(left, true)
				if c == 0 {
					return
				}
				t.Own(m).DiscardToken(c)
				t.GainDial(m.Ship, c)
				left = without(left, c)
			}
		}})
}

// hasTokens: a command token lies on the card.
func hasTokens(t *armada.Table, m armada.Moment) bool { return len(t.Own(m).Tokens()) > 0 }

// without are the others of a list.
func without[T comparable](list []T, one T) (rest []T) {
	for _, other := range list {
		if other != one {
			rest = append(rest, other)
		}
	}
	return rest
}

// twoKinds: the card begins with tokens of at least two kinds.
func twoKinds() armada.Ability { return number(armada.StartingKinds, 2, itsOwn) }

func countDooku() *armada.Card {
	return upgrade("count-dooku", twoKinds(), armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.ShipPhase), hasTokens),
		Do: func(t *armada.Table, m armada.Moment) {
			c := t.Own(m).ChooseCommand(t.Own(m).Tokens(), false)
			t.Own(m).DiscardToken(c)
			each(t, m, enemyShip, func(id board.ShipID) { t.GainRaid(id, c) })
		}})
}

func darthVader() *armada.Card {
	return upgrade("darth-vader-commander", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(friendlyShip, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
			return len(t.Spendable(m.Ship, m.Ship.Piece())) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.Spendable(m.Ship, m.Ship.Piece())); ok {
				t.SpendToken(token)
				t.Attack().Reroll(len(t.Attack().Dice()), nil, by(m))
			}
		}})
}

func generalDodonna() *armada.Card {
	return upgrade("general-dodonna", armada.Ability{When: armada.BeforeFaceup,
		If: all(enemyShip, func(_ *armada.Table, m armada.Moment) bool { return m.Damage.Card == "" }),
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).CullDeck(t.Ship(m.Ship).Seat, 4) }})
}

func generalRieekan() *armada.Card {
	return upgrade("general-rieekan", armada.Ability{When: armada.WhenDestroyed, May: true, Limit: armada.OncePerRound,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.N == 0 && t.Own(m).Friendly(destroyed(m)) && (m.Squadron == 0 || t.SquadronCard(m.Squadron).Unique)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Spare(destroyed(m)) }})
}

// destroyed is what is: a ship, a squadron, or a station, which is treated as a ship.
func destroyed(m armada.Moment) string {
	switch {
	case m.Ship != 0:
		return m.Ship.Piece()
	case m.Squadron != 0:
		return m.Squadron.Piece()
	}
	return m.Obstacle.Piece()
}

func grandAdmiralThrawn() *armada.Card {
	return upgrade("grand-admiral-thrawn",
		armada.Ability{When: armada.StartOfPhase, May: true, If: all(starts(board.ShipPhase), hasDials), Do: lastDial},
		armada.Ability{When: armada.WhenActivating, Lasts: true, If: lastingFriend,
			Do: func(t *armada.Table, m armada.Moment) { t.GainDial(m.Ship, catalog.Command(m.Kept)) }})
}

// hasDials: a dial lies on the card.
func hasDials(t *armada.Table, m armada.Moment) bool { return t.Own(m).Dials() > 0 }

// lastDial reveals a dial on the card; what the card brings lasts the round, with its command.
func lastDial(t *armada.Table, m armada.Moment) { t.Own(m).Last(int(t.Own(m).DiscardDial())) }

// lastingFriend: it is about a friendly ship, whatever has become of the card's own.
func lastingFriend(t *armada.Table, m armada.Moment) bool {
	return m.Ship != 0 && t.Ship(m.Ship).Seat == t.Ship(m.Owner).Seat
}

func grandMoffTarkin() *armada.Card {
	return upgrade("grand-moff-tarkin", armada.Ability{When: armada.StartOfPhase, May: true, If: starts(board.ShipPhase),
		Do: func(t *armada.Table, m armada.Moment) {
			c := t.Own(m).ChooseCommand(catalog.Commands(), false)
			each(t, m, friendlyShip, func(id board.ShipID) { t.GainCommand(id, c) })
		}})
}

func kraken() *armada.Card {
	return upgrade("kraken", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
		If: all(friendlyShip, attackingShip, withDice, func(t *armada.Table, m armada.Moment) bool {
			return slices.ContainsFunc(t.ShipsAndStations(t.Own(m).Player()), func(piece string) bool {
				return piece != m.Ship.Piece() && t.RangeBetween(piece, m.Shot.Defender) <= gauge.MediumRange
			})
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().ChangeDie([]catalog.Face{catalog.Accuracy, catalog.Hit, catalog.Crit}, by(m))
		}})
}

func monMothma() *armada.Card {
	evades := all(friendDefends, spends(catalog.Evade), effective)
	return upgrade("mon-mothma",
		armada.Ability{When: armada.WhenSpendingToken, May: true,
			If: all(evades, func(_ *armada.Table, m armada.Moment) bool {
				return m.Squadron == 0 && m.Shot.Range == gauge.MediumRange
			}),
			Do: func(t *armada.Table, _ armada.Moment) { t.Attack().EvadeCancels() }},
		armada.Ability{When: armada.WhenSpendingToken, May: true,
			If: all(evades, within(gauge.CloseRange)),
			Do: func(t *armada.Table, _ armada.Moment) { t.Attack().EvadeMore(1) }})
}

func obiWanKenobi() *armada.Card {
	return upgrade("obi-wan-kenobi", armada.Ability{When: armada.WhenSpendingToken, May: true,
		If: all(friendDefends, spends(catalog.Redirect), readied),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reduce(m, 1) }})
}

// readied: the token that is spent was readied.
func readied(_ *armada.Table, m armada.Moment) bool { return m.Token.State == board.Ready }
