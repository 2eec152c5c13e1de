package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func rebelCommanders() []*armada.Card {
	return []*armada.Card{
		admiralAckbar(), admiralRaddus(), commanderSato(), garmBelIblis(), generalCracken(), generalDravenCommander(), generalMadine(),
		kyrstaAgateCommander(),
		leiaOrgana(),
	}
}

func admiralAckbar() *armada.Card {
	broadside := func(_ *armada.Table, m armada.Moment) bool {
		return m.Shot.From == gauge.Left || m.Shot.From == gauge.Right
	}
	bound := all(lastingFriend, kept)
	return upgrade("admiral-ackbar",
		armada.Ability{When: armada.AfterReveal, May: true, If: friendlyShip,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Last(int(m.Ship)) }},
		armada.Ability{Query: armada.DeclaringTarget, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return bound(t, m) && !broadside(t, m) && m.Shot.Defender != "" // what only measures attacks nobody
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-048", m) }},
		armada.Ability{When: armada.ResolvingEffects, Lasts: true, May: true, If: all(bound, attackingShip, addable),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 2, by(m)) }})
}

// kept: the card's use that lasts is about that ship.
func kept(_ *armada.Table, m armada.Moment) bool { return m.Kept == int(m.Ship) }

func admiralRaddus() *armada.Card {
	able := all(friendlyShip, func(t *armada.Table, m armada.Moment) bool {
		return m.Ship != m.Owner && t.Ship(m.Ship).Where == board.Undeployed && t.CommandValue(m.Ship) <= 3
	})
	return upgrade("admiral-raddus", reserves(able),
		armada.Ability{When: armada.StartOfRound, May: true,
			If: func(t *armada.Table, m armada.Moment) bool { return t.Own(m).Reserved() != 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				id := t.Own(m).Reserved()
				t.Own(m).DeployNear(id, gauge.Distance2)
				t.Own(m).Last(int(id))
			}},
		armada.Ability{Query: armada.Commanding, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Command == 0 && kept(t, m) && t.Memory.Activations == [2]int{}
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-008", m) }})
}

// reserves: before the fleets are deployed the player may set a ship that fits aside, to deploy it later.
func reserves(able condition) armada.Ability {
	return armada.Ability{When: armada.BeforeDeploying, May: true,
		If: func(t *armada.Table, m armada.Moment) bool { return len(fleet(t, m, able)) > 0 },
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).Reserve(t.ChooseShip(m, t.Own(m).Player(), fleet(t, m, able), false))
		}}
}

// fleet are the ships of the card's player, on the table or not, that fit.
func fleet(t *armada.Table, m armada.Moment, fits condition) (ids []board.ShipID) {
	for _, id := range t.Fleet(t.Own(m).Player()) {
		if m.Ship = id; fits(t, m) {
			ids = append(ids, id)
		}
	}
	return ids
}

func commanderSato() *armada.Card {
	return upgrade("commander-sato", armada.Ability{When: armada.BeforeRolling, May: true,
		If: all(friendlyShip, attackingShip, func(t *armada.Table, m armada.Moment) bool {
			return t.Attack().Gathered() > 0 && slices.ContainsFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
				return t.Squadron(q).Where == board.OnTable && t.Apart(q.Piece(), m.Shot.Defender) == gauge.Distance1
			})
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ReplaceDice(2) }})
}

func garmBelIblis() *armada.Card {
	return upgrade("garm-bel-iblis", twoRounds(), armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.ShipPhase), inRound),
		Do: func(t *armada.Table, m armada.Moment) {
			each(t, m, friendlyShip, func(id board.ShipID) {
				left := gainable(t, m, id)
				for n := t.CommandValue(id); n > 0 && len(left) > 0; n-- {
					c := t.Own(m).ChooseCommandFor(id, left)
					if c == 0 {
						return
					}
					t.GainCommand(id, c)
					left = without(left, c)
				}
			})
		}})
}

// gainable are the commands of which a ship can be given a token.
func gainable(t *armada.Table, m armada.Moment, id board.ShipID) []catalog.Command {
	return slices.DeleteFunc(catalog.Commands(), func(c catalog.Command) bool { return !t.Own(m).CanGain(id, c) })
}

func generalCracken() *armada.Card {
	return upgrade("general-cracken", armada.Ability{Query: armada.Obscured,
		If: func(t *armada.Table, m armada.Moment) bool {
			ship := t.Ship(board.ShipOf(m.Shot.Defender))
			return m.Squadron == 0 && ship != nil && t.Own(m).Friendly(m.Shot.Defender) && ship.Size <= gauge.Medium && ship.Speed >= 3
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func generalDravenCommander() *armada.Card {
	return upgrade("general-draven-commander",
		armada.Ability{When: armada.EndOfPhase, May: true, If: starts(board.CommandPhase),
			Do: func(t *armada.Table, m armada.Moment) {
				if id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, enemyShip), true); id != 0 {
					t.Own(m).LookAtDials(id)
				}
				if first := t.Own(m).ChooseCommand(catalog.Commands(), true); first != 0 {
					second := t.Own(m).ChooseCommand(without(catalog.Commands(), first), false)
					t.Own(m).AddToken(first)
					t.Own(m).AddToken(second)
				}
			}},
		armada.Ability{When: armada.AfterCommand, May: true,
			If: all(enemyShip, func(t *armada.Table, m armada.Moment) bool {
				return slices.Contains(t.Own(m).Tokens(), m.Command)
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).DiscardToken(m.Command)
				t.GainRaid(m.Ship, m.Command)
			}})
}

func generalMadine() *armada.Card {
	return upgrade("general-madine", armada.Ability{When: armada.DeterminingCourse,
		If: all(friendlyShip, inStep, func(t *armada.Table, m armada.Moment) bool {
			return !t.Maneuver().Extra() && t.Deeds(m.Ship).Moves == 0
		}),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Raise() }})
}

func kyrstaAgateCommander() *armada.Card {
	return upgrade("kyrsta-agate-commander",
		armada.Ability{When: armada.WhenDeployed, If: you, Do: func(t *armada.Table, m armada.Moment) {
			kinds := slices.DeleteFunc(catalog.DefenseTokens(), func(k catalog.DefenseToken) bool { return k == catalog.Scatter })
			t.Own(m).GainDefenseToken(m.Owner.Piece(), t.Own(m).ChooseKind(kinds))
		}},
		armada.Ability{When: armada.SpendingTokens, May: true,
			If: all(defending, func(t *armada.Table, m armada.Moment) bool {
				return t.Ship(m.Owner).Speed > 0 && len(t.Attack().Freeable()) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				if token, ok := t.Own(m).ChooseToken(t.Attack().Freeable()); ok {
					t.Attack().DiscardFor(token)
				}
			}})
}

func leiaOrgana() *armada.Card {
	return upgrade("leia-organa-commander",
		armada.Ability{When: armada.ResolvingCommand, May: true,
			If: all(friendlyShip, byDial, func(t *armada.Table, m armada.Moment) bool { return len(t.Deeds(m.Ship).Resolved) == 1 }),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Command().AsBoth()
				t.Own(m).Last(int(m.Ship))
			}},
		armada.Ability{Query: armada.Commanding, Lasts: true,
			If:     func(t *armada.Table, m armada.Moment) bool { return m.Command != 0 && kept(t, m) },
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-026", m) }})
}
