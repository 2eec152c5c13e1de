package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func offensiveRetrofits() []*armada.Card {
	return []*armada.Card{
		advancedTransponderNet(), b2RocketTroopers(), boostedComms(), disposableCapacitors(),
		upgrade("expanded-hangar-bay", moreSquadrons(1)), upgrade("flag-bridge", noFleetCommandTokens("ARM-UPG-001")), flakGuns(),
		hardenedBulkheads(), hyperwaveSignalBoost(), phylonQ7TractorBeams(), proximityMines(), reserveHangarDeck(), upgrade("spha-t",
			moreSquadrons(-2)),
	}
}

func advancedTransponderNet() *armada.Card {
	return upgrade("advanced-transponder-net", armada.Ability{Query: armada.KeepingFromShips,
		If: func(t *armada.Table, m armada.Moment) bool {
			return t.Own(m).Friendly(m.Squadron.Piece()) && t.Keyword(m.Squadron, catalog.Heavy) > 0 && apart(gauge.Distance2)(t, m)
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func b2RocketTroopers() *armada.Card {
	return upgrade("b2-rocket-troopers",
		armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
			If: all(you, addable, within(gauge.MediumRange), func(t *armada.Table, m armada.Moment) bool {
				id := board.ShipOf(m.Shot.Defender)
				return id != 0 && len(t.Raidable(id)) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				id := board.ShipOf(m.Shot.Defender)
				t.GainRaid(id, t.Own(m).ChooseCommand(t.Raidable(id), false))
			}},
		armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
			If: all(you, addable, attackingSquadron, withDice),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDie(false, by(m)) }})
}

// boostedComms has the ship lend its own command the range that it has by the card, for squadrons with relay, too.
func boostedComms() *armada.Card {
	return upgrade("boosted-comms", armada.Ability{Query: armada.Lending,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			q := m.Squadron
			if m.For != 0 {
				q = m.For
			}
			return t.RangeBetween(m.Owner.Piece(), q.Piece()) <= gauge.LongRange
		}),
		By: func(t *armada.Table, _ armada.Moment) int { return len(t.View.Squadrons) }})
}

func disposableCapacitors() *armada.Card {
	return upgrade("disposable-capacitors",
		armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Discard, If: you,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Last(0) }},
		armada.Ability{Query: armada.DiceReach, Lasts: true, If: all(you, battery(catalog.Blue)),
			By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, int(gauge.LongRange)) }})
}

// battery: dice of a color in the battery armament of a hull zone, for an attack on a ship.
func battery(c catalog.Color) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return m.Color == c && m.Zone != 0 && m.Shot.Defender != "" && attackingShip(t, m)
	}
}

// moreSquadrons raises or lowers the ship's squadron value.
func moreSquadrons(n int) armada.Ability {
	return armada.Ability{Query: armada.SquadronValue, If: you, By: func(_ *armada.Table, m armada.Moment) int { return m.N + n }}
}

// noFleetCommandTokens: the ship spends no command token for a fleet command.
func noFleetCommandTokens(row string) armada.Ability {
	return cannot(armada.PayingFleetCommand, row, nil)
}

func flakGuns() *armada.Card {
	farther := func(c catalog.Color, r gauge.Range) armada.Ability {
		return armada.Ability{Query: armada.DiceReach,
			If: all(you, battery(c), func(_ *armada.Table, m armada.Moment) bool { return m.Shot.Kind == board.SalvoAttack }),
			By: func(_ *armada.Table, m armada.Moment) int { return max(m.N, int(r)) }}
	}
	return upgrade("flak-guns",
		armada.Ability{Query: armada.DieColor, If: you,
			By: func(*armada.Table, armada.Moment) int { return int(catalog.Black) }},
		farther(catalog.Black, gauge.MediumRange), farther(catalog.Blue, gauge.LongRange))
}

func hardenedBulkheads() *armada.Card {
	return upgrade("hardened-bulkheads", armada.Ability{Query: armada.OverlapCards,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Other).Size < t.Ship(m.Owner).Size }),
		By: func(_ *armada.Table, m armada.Moment) int { return max(0, m.N-1) }})
}

func hyperwaveSignalBoost() *armada.Card {
	able := func(t *armada.Table, m armada.Moment) []board.SquadronID {
		return slices.DeleteFunc(t.Squadrons(t.Own(m).Player()), func(q board.SquadronID) bool {
			s := t.Squadron(q)
			return s.Where != board.OnTable || s.Activated || t.RangeBetween(m.Owner.Piece(), q.Piece()) > gauge.LongRange
		})
	}
	return upgrade("hyperwave-signal-boost", armada.Ability{When: armada.SquadronTurn, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Seat == t.Own(m).Player()
		},
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ActivateInTurn(t.Own(m).ChooseSquadrons(able(t, m), t.SquadronValue(m.Owner)))
		}})
}

func phylonQ7TractorBeams() *armada.Card {
	prey := all(enemyShip, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return t.Ship(m.Ship).Size <= t.Ship(m.Owner).Size && (t.HasToken(m.Ship, catalog.Navigate) || t.Ship(m.Ship).Speed > 1)
	})
	return upgrade("phylon-q7-tractor-beams", armada.Ability{When: armada.WhenActivating, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, prey)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, prey), false)
			if t.HasToken(id, catalog.Navigate) {
				t.SpendCommandToken(id, catalog.Navigate)
			} else {
				t.ChangeSpeed(id, t.Ship(id).Speed-1)
			}
		}})
}

func proximityMines() *armada.Card {
	return upgrade("proximity-mines", armada.Ability{When: armada.BeforeDeploying, May: true, Cost: armada.Discard,
		If: func(t *armada.Table, m armada.Moment) bool { return t.Engineering(m.Owner) > 1 },
		Do: func(t *armada.Table, m armada.Moment) {
			for range t.Engineering(m.Owner) / 2 {
				off := t.Own(m).Beyond(gauge.Distance5, "ARM-TKN-006", t.Ships(board.Across(t.Own(m).Player())))
				if p := t.Own(m).MinePlacement(armada.Spot{Area: t.View.Field.All(), Row: "ARM-TKN-006"}, off...); p != nil {
					t.Own(m).PlaceMine(p)
				}
			}
		}})
}

func reserveHangarDeck() *armada.Card {
	return upgrade("reserve-hangar-deck", armada.Ability{When: armada.WhenDestroyed, May: true, Cost: armada.Discard,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.N == 0 && t.Own(m).Friendly(m.Squadron.Piece()) && !t.SquadronCard(m.Squadron).Unique &&
				t.Keyword(m.Squadron, catalog.Swarm) > 0 && apart(gauge.Distance5)(t, m)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).Return(m.Squadron, 2) }})
}
