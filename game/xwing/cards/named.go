package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// namedPilots lists pilots by the moment of their abilities, and the upgrades that
// belong to their stories.
func namedPilots() []*xwing.Card {
	return slices.Concat(engagementPilots(), dicePilots(), modifyingPilots(), actionPilots(), stowaways())
}

// engagementPilots act at the start of the Engagement Phase.
func engagementPilots() []*xwing.Card {
	return []*xwing.Card{chopper("chopper"), kyleKatarn(), oldTeroch(), captainKagi(), soontirFel(), guri(), staticDischargeVanes()}
}

func chopper(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, physics.Range0, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range enemyAt(t, m, physics.Range0, nil) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 2)
			}
		}})
}

func kyleKatarn() *xwing.Card {
	friends := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}
	return pilot("kylekatarn", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Owner).Has(board.Focus) > 0 && len(friends(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, friends(t, m), true); to != 0 {
				t.TransferToken(m.Owner, to, board.Focus)
			}
		}})
}

func oldTeroch() *xwing.Card {
	facing := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, physics.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.InArc(id, m.Owner, physics.Front)
		})
	}
	return pilot("oldteroch", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(facing(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if from := t.ChooseShip(m, facing(t, m), true); from != 0 {
				t.RemoveGreen(from)
			}
		}})
}

// captainKagi draws the enemy's locks onto the shuttle.
func captainKagi() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, physics.Range3, func(id board.ShipID) bool { return len(t.LockedBy(id)) > 0 })
	}
	return pilot("captainkagi", xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(locked(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseShips(m, locked(t, m)) {
				for _, by := range t.LockedBy(id) {
					t.MoveLock(by, id.Piece(), m.Owner.Piece())
				}
			}
		}})
}

func soontirFel() *xwing.Card {
	return pilot("soontirfel", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }})
}

func guri() *xwing.Card {
	return pilot("guri", xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, physics.Range1, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }})
}

// staticDischargeVanes follow the errata: one token for one stress, never onto the
// ship itself, and not while stressed.
func staticDischargeVanes() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return id != m.Owner })
	}
	return upgrade("staticdischargevanes", xwing.Ability{When: xwing.WouldGainToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Token == board.Jam || m.Token == board.Ion) && !t.Ship(m.Owner).Stressed() && len(others(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := t.ChooseShip(m, others(t, m), false)
			t.GainTokens(m.Owner, board.Stress, 1)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, to, m.Token, 1)
		}})
}

// actionPilots grant actions.
func actionPilots() []*xwing.Card {
	return []*xwing.Card{jakeFarrell(), edrioTwoTubes(), lieutenantSai(), airenCracken(), darthVader()}
}

func jakeFarrell() *xwing.Card {
	focus := xwing.ActionGrant{Source: "pilot/jakefarrell", Only: white(catalog.Focus)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.CanPerform(id, focus) })
	}
	return pilot("jakefarrell", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Action == "barrelroll" || m.Action == "boost") && len(able(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, able(t, m), true); to != 0 {
				t.PerformAction(to, focus)
			}
		}})
}

// edrioTwoTubes acts before he activates (X20-ERR-005).
func edrioTwoTubes() *xwing.Card {
	any := xwing.ActionGrant{Source: "pilot/edriotwotubes"}
	return pilot("edriotwotubes", xwing.Ability{When: xwing.BeforeActivating,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Focus) > 0 && t.CanPerform(m.Owner, any)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, any) }})
}

// lieutenantSai does what the ship that he coordinated did.
func lieutenantSai() *xwing.Card {
	same := func(t *xwing.Table, m xwing.Moment) xwing.ActionGrant { // no action but a coordinate one is answered with an action
		g := xwing.ActionGrant{Source: "pilot/lieutenantsai"}
		for _, a := range t.ActionBar(m.Owner) {
			if a.Type.String() == m.Answer {
				g.OnBar = []catalog.ActionType{a.Type}
			}
		}
		return g
	}
	return pilot("lieutenantsai", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			g := same(t, m)
			return you(m) && len(g.OnBar) > 0 && t.CanPerform(m.Owner, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, same(t, m)) }})
}

func airenCracken() *xwing.Card {
	red := xwing.ActionGrant{Source: "pilot/airencracken", Color: catalog.Red}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.CanPerform(id, red)
		})
	}
	return pilot("airencracken", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, able(t, m), true); to != 0 {
				t.PerformAction(to, red)
			}
		}})
}

func darthVader() *xwing.Card {
	return pilot("darthvader", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Force: 1}, Act: &xwing.ActionGrant{}})
}

// stowaways are set up where nobody looks for them.
func stowaways() []*xwing.Card {
	return []*xwing.Card{hanSoloResistance(), bobaFettCrew()}
}

func hanSoloResistance() *xwing.Card {
	return pilot("hansolo-scavengedyt1300", xwing.Ability{Query: xwing.SettingUpAnywhere, By: one})
}

func bobaFettCrew() *xwing.Card {
	return upgrade("bobafett",
		xwing.Ability{Query: xwing.StartingInReserve, By: one},
		xwing.Ability{When: xwing.AfterPlacingForces,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Where == board.InReserve },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAtObstacle(m) }})
}
