package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func imperialCommanders() []*armada.Card {
	return []*armada.Card{
		admiralKonstantine(), admiralMotti(), admiralOzzel(), admiralPiett(), admiralSloane(), emperorPalpatine(), generalRomodi(),
		generalTagge(), moffJerjerrod(),
	}
}

func admiralKonstantine() *armada.Card {
	return upgrade("admiral-konstantine", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.StatusPhase), func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, caught)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			left := pool(t, m, caught)
			for len(left) > 0 {
				id := t.ChooseShip(m, t.Own(m).Player(), left, true)
				if id == 0 {
					return
				}
				hamper(t, m, id)
				left = without(left, id)
			}
		}})
}

// taken: it is asked about the die that an obstructed attack loses.
func taken(_ *armada.Table, m armada.Moment) bool { return m.N == 1 }

// hamper takes a navigate token from a ship, or changes its speed by 1.
func hamper(t *armada.Table, m armada.Moment, id board.ShipID) {
	effects, speed := []string{"nothing"}, t.Ship(id).Speed
	if t.HasToken(id, catalog.Navigate) {
		effects = append(effects, "discard-navigate")
	}
	if speed > 1 {
		effects = append(effects, "slow-down")
	}
	if speed < t.Card(id).MaxSpeed() {
		effects = append(effects, "speed-up")
	}
	switch t.Choose(m, t.Own(m).Player(), effects...) {
	case "discard-navigate":
		t.Own(m).DiscardTokenOf(id, catalog.Navigate)
	case "slow-down":
		t.Own(m).ForceSpeed(id, speed-1)
	case "speed-up":
		t.Own(m).ForceSpeed(id, speed+1)
	}
}

// caught: an enemy ship at distance 1-5 of two ships of the card's player that are no flotillas, one of them medium or larger.
func caught(t *armada.Table, m armada.Moment) bool {
	near, large := 0, false
	for _, piece := range t.ShipsAndStations(t.Own(m).Player()) {
		own := t.Ship(board.ShipOf(piece)) // a station is of no size
		if t.Apart(piece, m.Ship.Piece()) <= gauge.Distance5 && (own == nil || !t.Card(own.ID).Flotilla) {
			near++
			large = large || own != nil && own.Size != gauge.Small
		}
	}
	return enemyShip(t, m) && near > 1 && large
}

func admiralMotti() *armada.Card {
	more := map[gauge.Size]int{gauge.Small: 1, gauge.Medium: 2, gauge.Large: 3}
	return upgrade("admiral-motti", armada.Ability{Query: armada.HullValue, If: friendlyShip,
		By: func(t *armada.Table, m armada.Moment) int { return more[t.Ship(m.Ship).Size] }})
}

func admiralOzzel() *armada.Card {
	return upgrade("admiral-ozzel-commander", armada.Ability{When: armada.DeterminingCourse, May: true,
		If: all(friendlyShip, inStep),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().ChangeSpeed() }})
}

// inStep: the Determine Course step begins.
func inStep(_ *armada.Table, m armada.Moment) bool { return m.N == 1 }

func admiralPiett() *armada.Card {
	return upgrade("admiral-piett", armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust,
		If: all(friendlyShip, byToken),
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsDial() }})
}

// byToken: the command is resolved by a token alone; byDial: by a dial alone.
func byToken(t *armada.Table, _ armada.Moment) bool {
	dial, token := t.Command().Spent()
	return token && !dial
}

func byDial(t *armada.Table, _ armada.Moment) bool {
	dial, token := t.Command().Spent()
	return dial && !token
}

func admiralSloane() *armada.Card {
	accurate := func(d board.Die) bool { return d.Face == catalog.Accuracy }
	crit := func(d board.Die) bool { return d.Face.Crits() > 0 && !d.Set }
	flies := func(t *armada.Table, m armada.Moment) bool {
		return m.Squadron != 0 && t.Own(m).Friendly(m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Rogue) == 0
	}
	return upgrade("admiral-sloane",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(flies, showing(accurate), func(t *armada.Table, m armada.Moment) bool {
				return len(t.Spendable(0, m.Shot.Defender)) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				if t.Attack().SpendDie(accurate, by(m)) {
					if token, ok := t.Own(m).ChooseToken(t.Spendable(0, m.Shot.Defender)); ok {
						t.Attack().SpendAgainst(token)
					}
				}
			}},
		armada.Ability{When: armada.ResolvingEffects, May: true, If: all(flies, attackingShip, showing(crit)),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, crit, by(m)) }})
}

func emperorPalpatine() *armada.Card {
	return upgrade("emperor-palpatine-commander",
		armada.Ability{When: armada.AfterDeploying, If: always,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).LayDefense(catalog.DefenseTokens()) }},
		armada.Ability{When: armada.StartOfPhase, May: true,
			If: all(starts(board.ShipPhase), func(t *armada.Table, m armada.Moment) bool { return len(t.Own(m).Upgrade().Defense) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Last(int(t.Own(m).TakeDefense())) }},
		armada.Ability{Query: armada.SpentForGood, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Token.Kind == catalog.DefenseToken(m.Kept) && (enemyShip(t, m) || t.Own(m).Enemy(m.Squadron.Piece()))
			},
			By: func(*armada.Table, armada.Moment) int { return 1 }})
}

// always: it is about nobody's ship.
func always(*armada.Table, armada.Moment) bool { return true }

func generalRomodi() *armada.Card {
	veiled := func(t *armada.Table, m armada.Moment) bool {
		return m.Shot != nil && friendlyShip(t, m) && attackingShip(t, m) && !m.Shot.Obstructed.None()
	}
	return upgrade("general-romodi",
		armada.Ability{Query: armada.Obstructing, If: all(veiled, taken),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBS-001", m) }},
		armada.Ability{When: armada.ResolvingEffects, May: true, If: all(veiled, addable),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 1, by(m)) }})
}

func generalTagge() *armada.Card {
	lost := all(friendlyShip, func(t *armada.Table, m armada.Moment) bool { return len(t.DiscardedTokens(m.Ship.Piece())) > 0 })
	return upgrade("general-tagge", twoRounds(), armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.ShipPhase), inRound, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, lost)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			each(t, m, lost, func(id board.ShipID) {
				for _, token := range t.Own(m).ChooseTokens(t.DiscardedTokens(id.Piece()), 0, 1) {
					t.SetToken(token, board.Ready)
				}
			})
		}})
}

// twoRounds: once the fleets are deployed the tokens of two rounds are laid on the card.
func twoRounds() armada.Ability {
	return armada.Ability{When: armada.AfterDeploying, If: always, Do: func(t *armada.Table, m armada.Moment) { t.Own(m).ChooseRounds() }}
}

// inRound: the token of the round lies on the card.
func inRound(t *armada.Table, m armada.Moment) bool { return t.Own(m).InRound() }

func moffJerjerrod() *armada.Card {
	const speeds = 8 // more than there are
	return upgrade("moff-jerjerrod",
		armada.Ability{When: armada.DeterminingCourse, May: true,
			If: all(friendlyShip, func(t *armada.Table, m armada.Moment) bool {
				speed := t.Ship(m.Ship).Speed
				switch {
				case m.N != 2 || t.Maneuver().Extra() && speed != 1:
					return false
				case speed == 0:
					return t.Maneuver().Turns() == 1
				}
				return t.Maneuver().Yaw(speed)[0] < 2
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).Last(int(m.Ship)*speeds + t.Ship(m.Ship).Speed)
				t.Suffer(m.Ship, 1)
			}},
		armada.Ability{Query: armada.YawValue, Lasts: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				at := len(m.Yaw)
				if t.Maneuver().Turning() {
					at = 0
				}
				return lastingFriend(t, m) && m.N == 0 && t.Active() == m.Ship && m.Kept == int(m.Ship)*speeds+at
			},
			By: func(*armada.Table, armada.Moment) int { return armada.FullYaw }})
}
