package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// commandOfficers are officers about commands that are resolved, and their tokens.
func commandOfficers() []*armada.Card {
	return []*armada.Card{
		ahsokaTanoRebel(), commanderBeck(), commanderVanto(), flightCommander(), sanHill(), tSeriesTacticalDroid(),
		watTambor(), wulffYularen(),
	}
}

func ahsokaTanoRebel() *armada.Card {
	return upgrade("ahsoka-tano-rebel", armada.Ability{When: armada.DuringActivation, May: true, Cost: armada.Exhaust,
		If: all(friendlyShip, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
			return len(t.Ship(m.Ship).Commands) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			own := t.Own(m)
			own.DiscardTokenOf(m.Ship, own.ChooseCommand(t.Ship(m.Ship).Commands, false))
			if c := own.ChooseCommand(catalog.Commands(), true); c != 0 {
				t.GainCommand(m.Ship, c)
			}
		}})
}

func commanderBeck() *armada.Card {
	return upgrade("commander-beck",
		armada.Ability{Query: armada.VirtualToken, Limit: armada.TwicePerActivation,
			If: func(t *armada.Table, m armada.Moment) bool { return you(t, m) && t.Active() == m.Owner },
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{When: armada.ResolvingCommand, Limit: armada.TwicePerActivation,
			If: func(t *armada.Table, m armada.Moment) bool { return you(t, m) && t.Command().Virtual() },
			Do: func(t *armada.Table, m armada.Moment) { t.GainRaid(m.Owner, m.Command) }})
}

func commanderVanto() *armada.Card {
	return upgrade("commander-vanto", armada.Ability{When: armada.AfterCommand, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool { return you(t, m) && t.Own(m).ResolvedFirst() },
		Do: func(t *armada.Table, m armada.Moment) {
			t.GainCommand(m.Owner, t.Own(m).ChooseCommand(catalog.Commands(), false))
		}})
}

func flightCommander() *armada.Card {
	return upgrade("flight-commander", armada.Ability{When: armada.AfterMoving, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && t.Active() == m.Owner && t.Own(m).CanResolve(catalog.SquadronCommand)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).ResolveCommand(catalog.SquadronCommand) }})
}

func sanHill() *armada.Card {
	return upgrade("san-hill", armada.Ability{When: armada.SquadronTurn, May: true,
		If: all(friendlyShip, apart(gauge.Distance5), hasTokens, func(t *armada.Table, m armada.Moment) bool {
			return t.Command().Uses(m) == 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).DiscardToken(catalog.SquadronCommand)
			t.Command().AddSquadrons(1)
		}})
}

func tSeriesTacticalDroid() *armada.Card {
	return upgrade("t-series-tactical-droid", armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool {
			dial, token := t.Command().Spent()
			return you(t, m) && m.Command != catalog.ConcentrateFire && token && !dial
		},
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsDial() }})
}

// shielded: a friendly ship at distance 1-5, or the ship itself, that has a shield.
func shielded(t *armada.Table, m armada.Moment) bool {
	return all(friendlyShip, apart(gauge.Distance5))(t, m) && t.HasShields(m.Ship)
}

func watTambor() *armada.Card {
	return upgrade("wat-tambor", armada.Ability{When: armada.ResolvingCommand, May: true,
		If: all(you, resolves(catalog.Repair), func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, shielded)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			by := t.Own(m).Player()
			id := t.ChooseShip(m, by, pool(t, m, shielded), false)
			var from []gauge.Zone
			for range 2 {
				zones := withShields(t, id)
				if len(from) > 0 && id != m.Owner {
					zones = only(zones, from[0])
				}
				chosen := t.ChooseZones(m, by, id, zones, 0, 1)
				if len(chosen) == 0 {
					break
				}
				t.LoseShields(id, chosen[0], 1)
				from = append(from, chosen[0])
			}
			t.Command().AddPoints(2 * len(from))
		}})
}

// withShields are the hull zones of a ship that have a shield.
func withShields(t *armada.Table, id board.ShipID) (zones []gauge.Zone) {
	for _, z := range t.Zones(id) {
		if t.Ship(id).Shields[z] > 0 {
			zones = append(zones, z)
		}
	}
	return zones
}

// only is a zone, if it is among others.
func only(zones []gauge.Zone, z gauge.Zone) []gauge.Zone {
	for i := range zones {
		if zones[i] == z {
			return zones[i : i+1]
		}
	}
	return nil
}

func wulffYularen() *armada.Card {
	return upgrade("wulff-yularen", armada.Ability{When: armada.BeforeCommandToken, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool { return you(t, m) && m.N == 1 },
		Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Owner, m.Command) }})
}
