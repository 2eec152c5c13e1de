package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// squadronOfficers are officers about squadrons and the squadron command.
func squadronOfficers() []*armada.Card {
	return []*armada.Card{
		adarTallon(), admiralChiraneau(), ahsokaTanoRepublic(), captainRex(), cloneCommanderWolffe(), idenVersio(), instructorGoran(),
		ti99(), wedgeAntilles(),
	}
}

// commanded: a squadron is activated by the ship's squadron command.
func commanded(t *armada.Table, m armada.Moment) bool {
	return t.Command().Activates(m.Squadron, m.Owner)
}

// flownBy is that of what is asked where no command is at hand.
func flownBy(t *armada.Table, m armada.Moment) bool {
	return t.CommandedBy(m.Squadron) == m.Owner
}

func adarTallon() *armada.Card {
	flown := func(t *armada.Table) (pieces []string) {
		for _, q := range t.Command().Squadrons() {
			if t.Squadron(q).Where == board.OnTable {
				pieces = append(pieces, q.Piece())
			}
		}
		return pieces
	}
	return upgrade("adar-tallon", armada.Ability{When: armada.AfterCommand, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, _ armada.Moment) bool { return len(flown(t)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.SetActivated(board.SquadronOf(t.Own(m).ChoosePiece(flown(t), false)), false)
		}})
}

func admiralChiraneau() *armada.Card {
	return upgrade("admiral-chiraneau",
		armada.Ability{Query: armada.MovingEngaged, If: flownBy, By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{Query: armada.SquadronSpeed,
			If: all(flownBy, func(t *armada.Table, m armada.Moment) bool { return t.Pinned(m.Squadron) }),
			By: func(t *armada.Table, m armada.Moment) int { return m.N - t.SquadronCard(m.Squadron).Speed + 2 }})
}

func ahsokaTanoRepublic() *armada.Card {
	return upgrade("ahsoka-tano-republic", armada.Ability{When: armada.WhenActivating, May: true,
		If: all(commanded, func(t *armada.Table, m armada.Moment) bool {
			return !t.SquadronCard(m.Squadron).Unique && t.Command().Uses(m) < 3
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.GainKeyword(m.Squadron, catalog.Snipe, min(3, t.AntiSquadron(m.Squadron)), false)
		}})
}

// raidable: an enemy ship at close range that can gain a raid token.
func raidable(t *armada.Table, m armada.Moment) bool {
	return enemyShip(t, m) && t.RangeBetween(m.Owner.Piece(), m.Ship.Piece()) == gauge.CloseRange && len(t.Raidable(m.Ship)) > 0
}

// raidsNear: resolving the squadron command, an enemy ship at close range gains a raid token.
func raidsNear(cost armada.Cost) armada.Ability {
	return armada.Ability{When: armada.ResolvingCommand, May: true, Cost: cost,
		If: all(you, resolves(catalog.SquadronCommand), func(t *armada.Table, m armada.Moment) bool {
			return len(pool(t, m, raidable)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Own(m).Player(), pool(t, m, raidable), false)
			t.GainRaid(id, t.Own(m).ChooseCommand(t.Raidable(id), false))
		}}
}

func captainRex() *armada.Card {
	return upgrade("captain-rex", raidsNear(armada.Free),
		armada.Ability{When: armada.WhenRevealing,
			If: all(enemyShip, apart(gauge.Distance3), func(t *armada.Table, m armada.Moment) bool {
				return len(t.Ship(m.Ship).Raided) > 1
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).LimitRaids(m.Ship) }})
}

func cloneCommanderWolffe() *armada.Card {
	return upgrade("clone-commander-wolffe",
		armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust, If: all(you, resolves(catalog.SquadronCommand)),
			Do: func(t *armada.Table, _ armada.Moment) { t.Command().AssaultByAccuracy() }},
		armada.Ability{When: armada.WhenActivating, May: true,
			If: all(commanded, func(t *armada.Table, m armada.Moment) bool {
				used := t.Command().Uses(m)
				return used > 0 && used <= 3 && t.Keyword(m.Squadron, catalog.Adept) == 0 && t.Keyword(m.Squadron, catalog.Assault) == 0
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.GainKeyword(m.Squadron, catalog.Assault, 1, false) }},
		number(armada.PayingFromCard, 1, itsOwn))
}

func idenVersio() *armada.Card {
	return upgrade("iden-versio",
		armada.Ability{When: armada.WhenSpendingToken, May: true,
			If: all(defending, spends(catalog.Evade), effective, within(gauge.CloseRange)),
			Do: func(t *armada.Table, _ armada.Moment) { t.Attack().EvadeCancels() }},
		raidsNear(armada.Discard))
}

// squadronNear: a friendly squadron at most so far away.
func squadronNear(d gauge.Distance) condition {
	return func(t *armada.Table, m armada.Moment) bool {
		return t.Own(m).Friendly(m.Squadron.Piece()) && apart(d)(t, m)
	}
}

func instructorGoran() *armada.Card {
	near := squadronNear(gauge.Distance2)
	return upgrade("instructor-goran", armada.Ability{Query: armada.KeywordValue,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Keyword == catalog.Counter && near(t, m) && t.Keyword(m.Squadron, catalog.Heavy) == 0
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func ti99() *armada.Card {
	near := all(squadronNear(gauge.Distance3), func(t *armada.Table, m armada.Moment) bool { return !t.Squadron(m.Squadron).Activated })
	return upgrade("ti-99",
		armada.Ability{Query: armada.KeywordValue,
			If: func(t *armada.Table, m armada.Moment) bool { return m.Keyword == catalog.Counter && near(t, m) },
			By: func(t *armada.Table, m armada.Moment) int {
				if t.SquadronCard(m.Squadron).Value(catalog.Counter) > 0 {
					return 1
				}
				return 3
			}},
		armada.Ability{When: armada.AfterAttack,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Shot.Kind == board.CounterAttack && near(t, m) && t.Squadron(m.Squadron).Where == board.OnTable
			},
			Do: func(t *armada.Table, m armada.Moment) { t.SetActivated(m.Squadron, true) }})
}

func wedgeAntilles() *armada.Card {
	near := squadronNear(gauge.Distance5)
	able := func(t *armada.Table, m armada.Moment) (ids []board.SquadronID) {
		for _, q := range t.Squadrons(t.Own(m).Player()) {
			about := m
			about.Ship, about.Squadron = 0, q
			if near(t, about) && !t.SquadronCard(q).Unique && t.Keyword(q, catalog.Strategic)+t.Keyword(q, catalog.Cloak) == 0 {
				ids = append(ids, q)
			}
		}
		return ids
	}
	return upgrade("wedge-antilles", armada.Ability{When: armada.EndOfPhase, May: true,
		If: all(starts(board.SquadronPhase), func(t *armada.Table, m armada.Moment) bool {
			return t.HasToken(m.Owner, catalog.SquadronCommand) && len(able(t, m)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.SpendCommandToken(m.Owner, catalog.SquadronCommand)
			for _, q := range t.Own(m).ChooseSquadrons(able(t, m), 3) {
				t.GainKeyword(q, catalog.Cloak, 1, true)
			}
		}})
}
