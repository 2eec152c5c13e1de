package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// commandUpgrades lists the upgrades of the command slot.
func commandUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("admiralozzel", variesSpeed(1, func(t *xwing.Table, m xwing.Moment) bool {
			size := t.Ship(m.Ship).Size
			return friendlyAt(t, m, gauge.Range3) && (size == gauge.Large || t.Huge(m.Ship))
		})),
		upgrade("agentoftheempire", intercepts(2, 0, ofWing, leaderDefends)),
		asajjVentressCommand(),
		azmoriganCommand(),
		weapon("b6bladewingprototype-command", catalog.Lock, 0, piercesThrough()...),
		upgrade("bounty", collects()),
		upgrade("captainneeda", revisesDial(gauge.Range4, xwing.Cost{Charges: 1})),
		upgrade("carlistrieekan", rallies(gauge.Range2, xwing.ActionGrant{Only: red(catalog.Evade)}, anyone)),
		upgrade("combatboardingtube", boards()),
		upgrade("dreadnoughthunter", xwing.Ability{Query: xwing.TreatingAs, Of: xwing.AsInArc, May: true, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InBullseye(m.Owner, m.Other) }}),
		upgrade("firstorderelite", intercepts(2, 0, ofWing, leaderDefends)),
		generalGrievousCommand(),
		upgrade("hondoohnakacommand", handsObjective()),
		inItForTheMoney("initforthemoney"),
		inItForTheMoney("initforthemoneyrebellion"),
		upgrade("jandodonna", number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return spendsToken(m, board.Focus, board.Evade) && friendlyAt(t, m, gauge.Range3)
		})),
		upgrade("jedicommander", formsUp("jedicommander"), paintsRed(), intercepts(2, flying, ofWing, leaderDefends)),
		marTuuk(),
		phoenixSquadron(),
		upgrade("raymusantilles", xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: mine,
			Do: func(t *xwing.Table, m xwing.Moment) {
				holdsOut().Do(t, m)
				for _, id := range friendsAt(t, m, gauge.Range1, nil) {
					t.GainTokens(id, board.Focus, 1)
				}
			}}),
		upgrade("rifftamson", firesAt(5), xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().DealtFaceup(m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 2) }}),
		upgrade("sabinewren-command",
			xwing.Ability{When: xwing.BeforePlacingForces, If: always,
				Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Owner, "trialsofthedarksaber") }},
			xwing.Ability{Query: xwing.CoordinatingMore, Coordinates: &xwing.CoordinateTerms{More: 1}, If: mine}),
		upgrade("shadowwing", formsUp("shadowwing"), breaksOff(), intercepts(2, flying, ofWing, leaderDefends)),
		upgrade("skystrikeacademyclass", formsUp("skystrikeacademyclass"), losesWing(), intercepts(5, flying, ofWing, leaderDefends)),
		upgrade("stalwartcaptain", holdsOut()),
		upgrade("strategiccommander", revisesDial(gauge.Range4, xwing.Cost{Charges: 1})),
		upgrade("veteranwingleader", intercepts(2, 0, ofWing, leaderDefends)),
		upgrade("zealouscaptain", firesAt(4)),
	}
}

// phoenixSquadron covers its carrier and what that has launched.
func phoenixSquadron() *xwing.Card {
	awing := func(_ *xwing.Table, _ xwing.Moment, s *board.Ship) bool { return s.Chassis == "rz1awing" }
	return upgrade("phoenixsquadron", formsUp("phoenixsquadron"), launchesIntoWing(),
		intercepts(2, flying, awing, func(t *xwing.Table, m xwing.Moment) bool {
			kind := t.Ship(m.Other).Chassis
			return leaderDefends(t, m) || yourWingmate(t, m, m.Other) && (kind == "attackshuttle" || kind == "sheathipedeclassshuttle")
		}))
}

// asajjVentressCommand frightens who is ahead and near: strained, unless they would rather be jammed.
func asajjVentressCommand() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
	}
	return upgrade("asajjventresscommand", xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Force: 1},
		If:     atAPhase,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				k := board.Strain
				if !t.AskRather(m, id, "strain", "jam") {
					k = board.Jam
				}
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, k, 1)
			}
		}})
}

// azmoriganCommand has two ships keep a calculate or an evade token each.
func azmoriganCommand() *xwing.Card {
	kinds := [2]board.Token{board.Calculate, board.Evade}
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return hasEither(t, id, kinds) })
	}
	return upgrade("azmorigan",
		xwing.Ability{When: xwing.DuringEndPhase, If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ready(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ChooseUpTo(m, ready(t, m), 2) {
					holdsEither(t, m, id, kinds, "hold-calculate", "hold-evade")
				}
			}},
		keepsHeld())
}

// marTuuk keeps a wing that calculates back, and brings it in with its eyes on an enemy that is close to him.
func marTuuk() *xwing.Card {
	wings := func(t *xwing.Table, m xwing.Moment, where board.Whereabouts) (leaders []board.ShipID) {
		for i := range t.View.Ships {
			s, wing := &t.View.Ships[i], t.Wing(t.View.Ships[i].ID)
			odd := func(id board.ShipID) bool { return !hasIcon(t, id, catalog.Calculate) }
			if s.Where == where && wing != nil && t.Friendly(m.Owner, s.ID) && !slices.ContainsFunc(wing, odd) {
				leaders = append(leaders, s.ID)
			}
		}
		return leaders
	}
	return upgrade("martuuk",
		xwing.Ability{When: xwing.AfterPlacingForces, If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(wings(t, m,
				board.InPlay)) > 0
		},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.WithdrawWing(t.ChooseShip(m, wings(t, m, board.InPlay), false))
			}},
		xwing.Ability{When: xwing.DuringEndPhase, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(wings(t, m, board.InReserve)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				leader := wings(t, m, board.InReserve)[0]
				t.PlaceWing(leader, gauge.Range2)
				able := func(target board.ShipID) (ids []board.ShipID) {
					for _, id := range t.Wing(leader) {
						if t.CanLock(id, target.Piece()) {
							ids = append(ids, id)
						}
					}
					return ids
				}
				if target := t.ChooseShip(m, enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return len(able(id)) > 0 }),
					true); target != 0 {
					for _, id := range able(target) {
						t.AcquireLock(id, target.Piece())
					}
				}
			}})
}

// generalGrievousCommand spares nobody, and has the rest compute what they have seen.
func generalGrievousCommand() *xwing.Card {
	calculate := xwing.ActionGrant{Only: white(catalog.Calculate)}
	saw := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range2, func(id board.ShipID) bool {
			return t.Friendly(m.Owner, id) && t.CanPerform(id,
				calculate)
		})
	}
	return upgrade("generalgrievouscommand", firesAt(4), attacksFriends(),
		xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If:     func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed },
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(saw(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				inTurn(t, m, saw(t, m), func(id board.ShipID) { t.GrantAction(m, id, calculate) })
			}})
}

// inItForTheMoney flies with strangers, until one of them who has a name is lost.
func inItForTheMoney(xws string) *xwing.Card {
	c := upgrade(xws, xwing.Ability{When: xwing.BeforeDestroyedRemoved, Side: 1, Turns: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Allied(m.Owner, m.Ship) && t.Ship(m.Owner).Seat == t.Ship(m.Ship).Seat && t.Pilot(m.Ship).Limited > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Focus, 1)
			t.TurnThis(m, 1)
		}})
	c.Befriends = 2
	return c
}
