package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// dialOfficers are officers about the dial that a ship reveals.
func dialOfficers() []*armada.Card {
	return []*armada.Card{
		turner("engineering-captain", catalog.Repair), turner("navigation-officer", catalog.Navigate),
		turner("tactical-expert", catalog.ConcentrateFire), turner("wing-commander", catalog.SquadronCommand),
		liaison("defense-liaison", catalog.Navigate, catalog.Repair),
		liaison("weapons-liaison", catalog.SquadronCommand, catalog.ConcentrateFire),
		cloneNavigationOfficer(), commandantAresko(), directorIsard(), ezraBridger(), leiaOfficer(),
		passelArgente(), raymusAntilles(), runeHaako(),
		skilledFirstOfficer(), taskmasterGrint(), tikkes(), veteranCaptain(),
	}
}

// turner turns the dial to a command before it is revealed.
func turner(id string, c catalog.Command) *armada.Card {
	return upgrade(id, armada.Ability{When: armada.BeforeRevealing, May: true, If: dialed,
		Do: func(t *armada.Table, m armada.Moment) { t.TurnTopDial(m.Ship, c) }})
}

// liaison does that for a command token, to one of two commands.
func liaison(id string, to ...catalog.Command) *armada.Card {
	return upgrade(id, armada.Ability{When: armada.BeforeRevealing, May: true,
		If: func(t *armada.Table, m armada.Moment) bool { return dialed(t, m) && len(t.Ship(m.Ship).Commands) > 0 },
		Do: func(t *armada.Table, m armada.Moment) {
			t.SpendCommandToken(m.Ship, t.Own(m).ChooseCommand(t.Ship(m.Ship).Commands, false))
			t.TurnTopDial(m.Ship, t.Own(m).ChooseCommand(to, false))
		}})
}

// dialed: the ship has a dial to reveal.
func dialed(t *armada.Table, m armada.Moment) bool { return you(t, m) && t.TopDial(m.Ship) != 0 }

func cloneNavigationOfficer() *armada.Card {
	return upgrade("clone-navigation-officer",
		armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Exhaust,
			If: all(you, func(_ *armada.Table, m armada.Moment) bool { return m.Command != catalog.Repair }),
			Do: func(t *armada.Table, m armada.Moment) {
				near := all(friendlyShip, apart(gauge.Distance5))
				if id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near), true); id != 0 {
					t.GainCommand(id, m.Command)
				}
			}},
		number(armada.PayingFromCard, 1, itsOwn))
}

func commandantAresko() *armada.Card {
	return upgrade("commandant-aresko", armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Exhaust,
		If: all(friendlyShip, another, apart(gauge.Distance3)),
		Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Owner, m.Command) }})
}

func directorIsard() *armada.Card {
	hiding := all(enemyShip, func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Ship).Dials > 0 })
	return upgrade("director-isard", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, hiding)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).LookAtDials(t.ChooseShip(m, t.Own(m).Player(), pool(t, m, hiding), false))
		}})
}

func ezraBridger() *armada.Card {
	return upgrade("ezra-bridger", armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return len(t.ObstaclesNear(m.Owner.Piece(), gauge.Distance2)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			by := t.Own(m).Player()
			t.MoveObstacle(by, t.ChooseObstacle(by, t.ObstaclesNear(m.Owner.Piece(), gauge.Distance2)), gauge.Distance2)
		}})
}

func leiaOfficer() *armada.Card {
	dials := all(friendlyShip, another, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return t.Ship(m.Ship).Dials > 0
	})
	return upgrade("leia-organa-officer", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, dials)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ShowTopDial(t.ChooseShip(m, t.Own(m).Player(), pool(t, m, dials), false), m.Command)
		}})
}

func passelArgente() *armada.Card {
	return upgrade("passel-argente", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			held := t.Own(m).Tokens()
			return len(held) == len(catalog.Commands()) || !slices.Contains(held, m.Command)
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).AddToken(m.Command)
			if len(t.Own(m).Tokens()) < len(catalog.Commands()) {
				return
			}
			if c := t.Own(m).ChooseCommand(catalog.Commands(), true); c != 0 {
				t.GainDial(m.Ship, c)
			}
		}})
}

func raymusAntilles() *armada.Card {
	return upgrade("raymus-antilles", armada.Ability{When: armada.WhenRevealing, May: true, If: you,
		Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Ship, m.Command) }})
}

func runeHaako() *armada.Card {
	// giving: another ship that has a token which this one lacks, or any if such a token lies on the card.
	giving := all(friendlyShip, another, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return len(unlike(t, m.Owner, t.Ship(m.Ship).Commands))+len(unlike(t, m.Owner, t.Own(m).Tokens())) > 0
	})
	return upgrade("rune-haako", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, giving)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			own := t.Own(m)
			from := t.ChooseShip(m, own.Player(), pool(t, m, giving), false)
			for _, c := range own.ChooseCommands(unlike(t, m.Owner, t.Ship(from).Commands)) {
				own.DiscardTokenOf(from, c)
				t.GainCommand(m.Owner, c)
			}
			for _, c := range own.ChooseCommands(unlike(t, m.Owner, own.Tokens())) {
				own.DiscardToken(c)
				t.GainCommand(m.Owner, c)
			}
		}})
}

// unlike are those commands of which a ship has no token.
func unlike(t *armada.Table, id board.ShipID, commands []catalog.Command) (rest []catalog.Command) {
	for _, c := range commands {
		if !t.HasToken(id, c) {
			rest = append(rest, c)
		}
	}
	return rest
}

func skilledFirstOfficer() *armada.Card {
	return upgrade("skilled-first-officer", armada.Ability{When: armada.BeforeRevealing, May: true, Cost: armada.Discard, If: dialed,
		Do: func(t *armada.Table, m armada.Moment) { t.DiscardDial(m.Ship, false) }})
}

func taskmasterGrint() *armada.Card {
	return upgrade("taskmaster-grint", armada.Ability{When: armada.WhenRevealing, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return slices.Contains(t.Own(m).Tokens(), m.Command) }),
		Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Ship, m.Command) }})
}

func tikkes() *armada.Card {
	return upgrade("tikkes",
		armada.Ability{When: armada.WhenRevealing, May: true, If: you,
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).AddToken(m.Command)
				t.GainCommand(m.Ship, t.Own(m).ChooseCommand(catalog.Commands(), false))
			}},
		armada.Ability{When: armada.StartOfPhase, If: all(starts(board.CommandPhase), hasTokens),
			Do: func(t *armada.Table, m armada.Moment) {
				c := t.Own(m).Tokens()[0]
				t.Own(m).ForceDials(c)
				t.Own(m).DiscardToken(c)
			}})
}

func veteranCaptain() *armada.Card {
	return upgrade("veteran-captain", armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Discard, If: you,
		Do: func(t *armada.Table, m armada.Moment) {
			t.GainCommand(m.Ship, t.Own(m).ChooseCommand(catalog.Commands(), false))
		}})
}
