package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstCargo lists the cargo of first edition's huge ships. Actions that it adds are facts.
func firstCargo() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("backupshieldgenerator", xwing.Ability{When: xwing.EndOfEndPhase, May: true, Cost: xwing.Cost{Energy: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return atAPhase(t, m) && len(unshielded(t, m)) > 0 },
			Do: recoversOne}),
		firstUpgrade("broadcastarray"),
		firstUpgrade("clusterbombs", burstsAround()),
		firstUpgrade("commsbooster", calmsFriend()),
		firstUpgrade("dockingclamps", xwing.Ability{Query: xwing.Carrying, By: plus(4), If: clampable}),
		firstUpgrade("ememitter", number(xwing.DefenseDiceCount, 2, func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.IsObstructed() && slices.ContainsFunc(a.Obstructors, func(id board.ShipID) bool { return yours(t, m, id) })
		})),
		firstUpgrade("enginebooster", leapsAhead()),
		firstUpgrade("expandedcargohold", onceARound(xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Unseen: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.DrawFromOther(m) }})),
		firstUpgrade("frequencyjammer", xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Jam.String(), Upon: theOther, If: ofYours,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(calmBeside(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokens(t.ChooseShip(m, calmBeside(t, m), false), board.Stress, 1)
			}}),
		firstUpgrade("ionizationreactor", usingEnergy(xwing.Ability{May: true, Cost: xwing.Cost{Charges: 5},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(othersAtOne(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				others := t.OneOfEach(othersAtOne(t, m))
				t.DiscardThis(m)
				for _, id := range others {
					t.SufferDamage(id, xwing.Damage{Hits: 1})
					t.GainTokens(id, board.Ion, 1)
				}
			}})),
		firstUpgrade("quickreleasecargolocks", xwing.Ability{When: xwing.EndOfActivation, May: true, If: atAPhase, Place: cargoBehind(),
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardThis(m) }}),
		firstUpgrade("shieldprojector", xwing.Ability{When: xwing.BeforeDeclaringDefender, May: true, Cost: xwing.Cost{Energy: 3},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && !t.Huge(m.Other) && t.CouldAttackInstead(m)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.DrawFire(m.Owner) }}),
		firstUpgrade("slicertools", slicesIn()),
		firstUpgrade("superchargedpowercells", xwing.Ability{Query: xwing.AttackDiceCount, May: true, By: plus(2), If: ofYours,
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardThis(m) }}),
		firstUpgrade("tibannagassupplies", usingEnergy(xwing.Ability{May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && lacksEnergy(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardThis(m)
				t.GainEnergy(m.Owner, 3)
			}})),
	}
}

// othersAtOne are the other ships at range 1, whosever they are.
func othersAtOne(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
	for _, id := range t.View.ShipsInPlay() {
		if !yours(t, m, id) && t.AtRange(m.Owner, id, gauge.Range0, gauge.Range1) {
			ids = append(ids, id)
		}
	}
	return ids
}

// burstsAround is given up after a defense: all ships near the section that was attacked roll for what they suffer.
func burstsAround() xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return ofYours(t, m) && len(t.Fight().ShipsAtTarget(gauge.Range1)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			near := t.OneOfEach(t.Fight().ShipsAtTarget(gauge.Range1))
			t.DiscardThis(m)
			for _, id := range near {
				var d xwing.Damage
				for _, face := range t.RollAttackDice(id, 2, because(m)) {
					switch face {
					case board.Hit:
						d.Hits++
					case board.Crit:
						d.Crits++
					}
				}
				t.SufferDamage(id, d)
			}
		}}
}

// calmsFriend takes all stress tokens off a friend at range 1-3, who then gets a focus token.
func calmsFriend() xwing.Ability {
	helped := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.Ship(id).Stressed() || t.CanGain(id, board.Focus) })
	}
	return usingEnergy(xwing.Ability{May: true, Cost: xwing.Cost{Energy: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(helped(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, helped(t, m), false)
			t.RemoveTokens(id, board.Stress, t.Ship(id).Has(board.Stress))
			t.GainTokens(id, board.Focus, 1)
		}})
}

// leapsAhead executes a 1 straight before the dial is revealed, where nobody is in the way.
func leapsAhead() xwing.Ability {
	ahead := catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
	return xwing.Ability{When: xwing.BeforeRevealingDial, May: true, Cost: xwing.Cost{Energy: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			if !ofYours(t, m) {
				return false
			}
			met := t.PreviewManeuver(m.Ship, ahead).Huge
			return met != nil && len(met.Rammed)+len(met.RunOver) == 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ExecuteManeuver(m.Ship, ahead, xwing.ManeuverOptions{}) }}
}

// calmBeside are the enemies without stress tokens near the other ship.
func calmBeside(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) && !t.Ship(id).Stressed() })
}

// slicesIn is the action that hurts stressed ships at range 1-3, for an energy each.
func slicesIn() xwing.Ability {
	open := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Energy(m.Owner).Active > 0 && len(open(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseUpTo(m, open(t, m), t.Energy(m.Owner).Active) {
				t.SpendEnergy(m.Owner, 1)
				t.SufferDamage(id, xwing.Damage{Hits: 1})
			}
		}}
}
