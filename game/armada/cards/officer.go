package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func officers() []*armada.Card {
	return []*armada.Card{
		cloneNavigationOfficer(), damageControlOfficer(), expertShieldTech(), intelOfficer(), raymusAntilles(), skilledFirstOfficer(),
		tSeriesTacticalDroid(), walexBlissex(), wingCommander(),
	}
}

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

func damageControlOfficer() *armada.Card {
	return upgrade("damage-control-officer",
		armada.Ability{When: armada.WhenSpendingToken, May: true, If: all(defending, spends(catalog.Contain), effective)},
		armada.Ability{Query: armada.ResolvingCritical,
			If:     all(defending, func(t *armada.Table, m armada.Moment) bool { return t.Attack().Used(m) && t.Attack().Contained() }),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRT-001", m) }})
}

func expertShieldTech() *armada.Card {
	return upgrade("expert-shield-tech", armada.Ability{When: armada.WhenSpendingToken, May: true,
		If: all(defending, spends(catalog.Redirect), effective),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().Instead()
			t.Attack().Reduce(m)
		}})
}

// effective: the token that is spent has its own effect still.
func effective(t *armada.Table, _ armada.Moment) bool { return !t.Attack().IsInstead() }

func intelOfficer() *armada.Card {
	return upgrade("intel-officer", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, _ armada.Moment) bool {
			return t.Attack().Fresh() && len(t.TokensInPlay()) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.TokensInPlay()); ok {
				t.Attack().Mark(token)
			}
		}})
}

func raymusAntilles() *armada.Card {
	return upgrade("raymus-antilles", armada.Ability{When: armada.WhenRevealing, May: true, If: you,
		Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Ship, m.Command) }})
}

func skilledFirstOfficer() *armada.Card {
	return upgrade("skilled-first-officer", armada.Ability{When: armada.BeforeRevealing, May: true, Cost: armada.Discard, If: dialed,
		Do: func(t *armada.Table, m armada.Moment) { t.DiscardDial(m.Ship, false) }})
}

// dialed: the ship has a dial to reveal.
func dialed(t *armada.Table, m armada.Moment) bool { return you(t, m) && t.TopDial(m.Ship) != 0 }

func tSeriesTacticalDroid() *armada.Card {
	return upgrade("t-series-tactical-droid", armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool {
			dial, token := t.Command().Spent()
			return you(t, m) && m.Command != catalog.ConcentrateFire && token && !dial
		},
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsDial() }})
}

func walexBlissex() *armada.Card {
	return upgrade("walex-blissex", armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(t.DiscardedTokens(m.Ship.Piece())) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.DiscardedTokens(m.Ship.Piece())); ok {
				t.SetToken(token, board.Ready)
			}
		}})
}

func wingCommander() *armada.Card {
	return upgrade("wing-commander", armada.Ability{When: armada.BeforeRevealing, May: true, If: dialed,
		Do: func(t *armada.Table, m armada.Moment) { t.TurnTopDial(m.Ship, catalog.SquadronCommand) }})
}
