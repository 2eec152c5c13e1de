package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// commandTitles are titles that change commands, dials and tokens, and those that do something as ships are activated.
func commandTitles() []*armada.Card {
	return []*armada.Card{
		beastOfBurden(), executor(), fb88(), handOfJustice(), interdictor(), liberator(), liberty(), monCalamariExodusFleet(),
		novaDefiant(), phoenixHome(), pursuant(), redemption(), relentless(), sovereign(), suppressor(), tantiveIV(),
	}
}

func beastOfBurden() *armada.Card {
	near := all(friendlyShip, apart(gauge.Distance3))
	exhaustedOf := func(t *armada.Table, m armada.Moment) (tokens []armada.Token) {
		for _, id := range pool(t, m, near) {
			if id == m.Owner {
				tokens = append(tokens, t.Readiable(id.Piece())...)
			} else {
				tokens = append(tokens, spent(t, id)...)
			}
		}
		return tokens
	}
	return upgrade("beast-of-burden", armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return len(t.Spendable(m.Owner, m.Owner.Piece())) > 0 && len(exhaustedOf(t, m)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			own := t.Spendable(m.Owner, m.Owner.Piece())
			paid := t.Own(m).ChooseTokens(own, 1, len(own))
			for _, token := range paid {
				t.SpendToken(token)
			}
			for _, token := range t.Own(m).ChooseTokens(exhaustedOf(t, m), 0, len(paid)) {
				t.SetToken(token, board.Ready)
			}
		}})
}

// spent are the exhausted defense tokens of a ship, for a card that is not its own to ready.
func spent(t *armada.Table, id board.ShipID) []armada.Token {
	return slices.DeleteFunc(t.Tokens(id.Piece()), func(k armada.Token) bool {
		return t.Ship(id).Tokens[k.Index].State != board.Exhausted
	})
}

func executor() *armada.Card { return upgrade("executor", number(armada.CommandTokens, anyNumber)) }

func fb88() *armada.Card {
	return upgrade("fb-88", armada.Ability{When: armada.BeforeRevealing, May: true, If: dialed,
		Do: func(t *armada.Table, m armada.Moment) { t.DiscardDial(m.Ship, false) }})
}

func handOfJustice() *armada.Card {
	near := all(friendlyShip, another, apart(gauge.Distance5))
	tokens := func(t *armada.Table, m armada.Moment) (list []armada.Token) {
		for _, id := range pool(t, m, near) {
			list = append(list, spent(t, id)...)
		}
		return list
	}
	return upgrade("hand-of-justice", armada.Ability{When: armada.BeforeRevealing, May: true, Cost: armada.Exhaust,
		If: all(dialed, func(t *armada.Table, m armada.Moment) bool { return len(tokens(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(tokens(t, m)); ok {
				t.SetToken(token, board.Ready)
			}
		}})
}

func interdictor() *armada.Card {
	others := func(t *armada.Table, m armada.Moment) []board.Upgrade {
		return t.UpgradesOf(m.Owner, func(_ *catalog.Upgrade, u board.Upgrade) bool {
			return u.Exhausted && "upgrade/"+u.Card != m.Card && !t.Own(m).JustExhausted(u.Card)
		})
	}
	return upgrade("interdictor", armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool { return m.Ship != 0 && len(others(t, m)) > 0 },
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ReadyUpgrade(m.Owner, t.Own(m).ChooseUpgrade(m.Owner, others(t, m)))
		}})
}

func liberator() *armada.Card {
	return upgrade("liberator", armada.Ability{Query: armada.PayingFleetCommand, If: you,
		Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-GLD-003", m) }})
}

func liberty() *armada.Card {
	return upgrade("liberty", armada.Ability{When: armada.ResolvingCommand,
		If: all(you, resolves(catalog.SquadronCommand), func(t *armada.Table, _ armada.Moment) bool {
			_, token := t.Command().Spent()
			return token
		}),
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AddSquadrons(1) }})
}

func monCalamariExodusFleet() *armada.Card {
	return upgrade("mon-calamari-exodus-fleet", armada.Ability{When: armada.ResolvingCommand, May: true,
		If: all(you, resolves(catalog.Repair), copied(gauge.Distance4)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ExhaustCopy(gauge.Distance4)
			t.Command().AddPoints(2)
		}})
}

func novaDefiant() *armada.Card {
	return upgrade("nova-defiant", number(armada.CommandValue, 4),
		number(armada.CommandTokens, anyNumber, func(_ *armada.Table, m armada.Moment) bool { return m.Command != 0 }),
		armada.Ability{When: armada.WhenRevealing, May: true, If: all(you, hasTokens),
			Do: func(t *armada.Table, m armada.Moment) {
				all := slices.Clone(t.Own(m).Upgrade().Commands)
				for _, c := range all {
					t.Own(m).DiscardToken(c)
				}
				for _, c := range all {
					t.GainCommand(m.Owner, c)
				}
			}})
}

func phoenixHome() *armada.Card {
	return upgrade("phoenix-home", number(armada.CommandTokens, 4, func(_ *armada.Table, m armada.Moment) bool { return m.Command == 0 }))
}

func pursuant() *armada.Card {
	return upgrade("pursuant", armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return m.Command != catalog.SquadronCommand && t.Own(m).CanResolveAs(catalog.SquadronCommand)
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).ResolveAs(catalog.SquadronCommand) }})
}

func redemption() *armada.Card {
	return upgrade("redemption", armada.Ability{When: armada.ResolvingCommand,
		If: all(friendlyShip, apart(gauge.Distance5), resolves(catalog.Repair)),
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AddPoints(1) }})
}

func relentless() *armada.Card {
	return upgrade("relentless", armada.Ability{Query: armada.CommandValue, If: all(you, starts(board.CommandPhase)),
		By: func(_ *armada.Table, m armada.Moment) int { return m.N - 1 }})
}

func sovereign() *armada.Card {
	near := all(friendlyShip, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return len(t.Ship(m.Ship).Commands) > 0
	})
	return upgrade("sovereign", armada.Ability{When: armada.StartOfPhase, May: true, Cost: armada.Exhaust,
		If: all(starts(board.ShipPhase), func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, near)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			ships := pool(t, m, near)
			var chosen []board.ShipID
			for len(chosen) < 3 {
				id := t.ChooseShip(m, t.Own(m).Player(), ships, len(chosen) > 0)
				if id == 0 {
					break
				}
				chosen = append(chosen, id)
				ships = slices.DeleteFunc(ships, func(s board.ShipID) bool { return s == id })
				t.Own(m).DiscardTokenOf(id, t.Own(m).ChooseCommand(t.Ship(id).Commands, false))
			}
			for _, id := range chosen {
				if c := t.Own(m).ChooseCommand(catalog.Commands(), true); c != 0 {
					t.GainCommand(id, c)
				}
			}
		}})
}

func suppressor() *armada.Card {
	ready := func(t *armada.Table, m armada.Moment) []armada.Token {
		return slices.DeleteFunc(t.Tokens(m.Ship.Piece()), func(k armada.Token) bool {
			return t.Ship(m.Ship).Tokens[k.Index].State != board.Ready
		})
	}
	return upgrade("suppressor", armada.Ability{When: armada.AfterActivation, May: true,
		If: all(enemyShip, apart(gauge.Distance3), func(t *armada.Table, m armada.Moment) bool { return len(ready(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(ready(t, m)); ok {
				t.SetToken(token, board.Exhausted)
			}
		}})
}

func tantiveIV() *armada.Card {
	near := func(m armada.Moment) condition {
		return all(friendlyShip, another, apart(gauge.Distance5), func(t *armada.Table, s armada.Moment) bool {
			return t.Own(m).CanGain(s.Ship, m.Command)
		})
	}
	return upgrade("tantive-iv", armada.Ability{When: armada.BeforeCommandToken, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return m.N == 0 && len(pool(t, m, near(m))) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).GiveInstead(t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near(m)), false), m.Command)
		}})
}
