package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// fleetCards are fleet commands and fleet support.
func fleetCards() []*armada.Card {
	return []*armada.Card{
		allFightersFollowMe(), bomberCommandCenter(), commsNet(), entrapmentFormation(), hotLanding(), intensifyFirepower(),
		jammingField(), jediHostage(), mercyMission(), repairCrews(),
		resupply("munitions-resupply", catalog.ConcentrateFire), resupply("parts-resupply", catalog.Repair), shieldsToMaximum(),
		slicerTools(), takeEvasiveAction(),
	}
}

func bomberCommandCenter() *armada.Card {
	return upgrade("bomber-command-center", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Squadron != 0 && t.Own(m).Friendly(m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Bomber) > 0 &&
				attackingShip(t, m) && withDice(t, m) && apart(gauge.Distance5)(t, m) && !t.Attack().UsedByAny(m)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(1, nil, by(m)) }})
}

// fleetCommand is a fleet command for which a token is spent or the card is discarded, and what it brings until the round is over.
func fleetCommand(id string, c catalog.Command, lasting armada.Ability) *armada.Card {
	return upgrade(id, armada.Ability{When: armada.StartOfPhase, May: true, If: starts(board.ShipPhase),
		Do: func(t *armada.Table, m armada.Moment) {
			if t.CanPayFleetCommand(m.Owner, c) && t.Choose(m, t.Own(m).Player(), "spend-token", "discard-card") == "spend-token" {
				t.SpendCommandToken(m.Owner, c)
			} else {
				t.Own(m).Discard()
			}
			t.Own(m).Last(0)
		}}, lasting)
}

func commsNet() *armada.Card {
	return upgrade("comms-net", armada.Ability{When: armada.AfterReveal, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return slices.ContainsFunc(t.Ship(m.Owner).Commands, func(c catalog.Command) bool { return len(lacking(t, m, c)) > 0 })
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			c := t.Own(m).ChooseCommand(slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Commands), func(c catalog.Command) bool {
				return len(lacking(t, m, c)) == 0
			}), false)
			id := t.ChooseShip(m, t.Own(m).Player(), lacking(t, m, c), false)
			t.Own(m).DiscardTokenOf(m.Owner, c)
			t.GainCommand(id, c)
		}})
}

// lacking are the friendly ships at distance 1-5 that would gain a command token.
func lacking(t *armada.Table, m armada.Moment, c catalog.Command) []board.ShipID {
	return pool(t, m, all(friendlyShip, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return t.Own(m).CanGain(m.Ship, c)
	}))
}

func entrapmentFormation() *armada.Card {
	return fleetCommand("entrapment-formation", catalog.Navigate,
		armada.Ability{When: armada.DeterminingCourse, Lasts: true, May: true, If: all(inStep, lastingFriend),
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().ChangeSpeed() }})
}

func intensifyFirepower() *armada.Card {
	return fleetCommand("intensify-firepower", catalog.ConcentrateFire,
		armada.Ability{When: armada.ResolvingEffects, Lasts: true, May: true,
			If: all(lastingFriend, attackingShip, showing(func(d board.Die) bool { return d.Face != catalog.Hit })),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDie([]catalog.Face{catalog.Hit}, by(m)) }})
}

func repairCrews() *armada.Card {
	hurt := all(friendlyShip, apart(gauge.Distance2), func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Ship).Damage() > 0 })
	return upgrade("repair-crews", armada.Ability{When: armada.ResolvingCommand, May: true,
		If: all(you, resolves(catalog.Repair), func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, hurt)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Command().Replace()
			t.DiscardDamage(t.ChooseShip(m, t.Own(m).Player(), pool(t, m, hurt), false))
		}})
}

// resupply is a card whose command tokens are given to ships nearby.
func resupply(id string, c catalog.Command) *armada.Card {
	return upgrade(id, armada.Ability{When: armada.AfterReveal, May: true, Cost: armada.Exhaust,
		If: all(you, hasTokens, func(t *armada.Table, m armada.Moment) bool { return len(lacking(t, m, c)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			left := lacking(t, m, c)
			for len(left) > 0 && hasTokens(t, m) {
				to := t.ChooseShip(m, t.Own(m).Player(), left, true)
				if to == 0 {
					return
				}
				t.Own(m).DiscardToken(c)
				t.GainCommand(to, c)
				left = without(left, to)
			}
		}})
}

func shieldsToMaximum() *armada.Card {
	return fleetCommand("shields-to-maximum", catalog.Repair,
		armada.Ability{When: armada.BeforeRevealing, Lasts: true, May: true,
			If: all(lastingFriend, func(t *armada.Table, m armada.Moment) bool { return t.CanRecoverShield(m.Ship) }),
			Do: func(t *armada.Table, m armada.Moment) { t.RecoverShield(m.Ship) }})
}

func slicerTools() *armada.Card {
	near := all(enemyShip, apart(gauge.Distance3))
	return upgrade("slicer-tools", armada.Ability{When: armada.AfterMoving, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, near)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near), false)
			dial := t.TopDial(id)
			switch t.Own(m).ChooseSeeing(id, "set-top-dial", "give-raid-token", "nothing") {
			case "set-top-dial":
				t.SetTopDial(id, t.Own(m).Player())
			case "give-raid-token":
				t.GainRaid(id, t.Own(m).ChooseCommand(without(t.Raidable(id), dial), false))
			}
		}})
}

func takeEvasiveAction() *armada.Card {
	return fleetCommand("take-evasive-action", catalog.Navigate, armada.Ability{Query: armada.YawValue, Lasts: true,
		If: all(lastingFriend, atDial, func(_ *armada.Table, m armada.Moment) bool { return m.N == len(m.Yaw)-1 }),
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

// atDial: the yaw values are those of the speed on the ship's dial, or that of a turn at speed 0.
func atDial(t *armada.Table, m armada.Moment) bool {
	return t.Maneuver().Turning() || len(m.Yaw) == t.Ship(m.Ship).Speed
}
