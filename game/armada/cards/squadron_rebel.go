package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func rebelAces() []*armada.Card {
	return []*armada.Card{
		biggsDarklighterSquadron(), dashRendarSquadron(), dutchVanderSquadron(), fennRauSquadron(), hanSoloSquadron(),
		heraSyndullaVCX100Squadron(), heraSyndullaXWingSquadron(), janOrsSquadron(), kananJarrusSquadron(),
		ketsuOnyoSquadron(), keyanFarlanderSquadron(), landoCalrissianSquadron(), lieutenantBlountSquadron(), lukeSkywalker(),
		maleeHurraSquadron(), martMattinSquadron(), norraWexleySquadron(), nymSquadron(), sharaBeySquadron(),
		tenNumbSquadron(), tychoCelchuSquadron(), wedgeAntillesSquadron(),
	}
}

func biggsDarklighterSquadron() *armada.Card {
	escorts := all(friendlySquadron, near(gauge.Distance1), ofKeyword(catalog.Escort))
	takers := all(escorts, func(t *armada.Table, m armada.Moment) bool { return !t.Squadron(m.Squadron).Spared })
	return squadron("biggs-darklighter", armada.Ability{When: armada.BeforeSuffering, May: true, Dear: true,
		If: all(func(t *armada.Table, m armada.Moment) bool {
			m.Squadron = board.SquadronOf(m.Shot.Defender)
			return escorts(t, m)
		}, someone(takers)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Attack().Lower(1)
			t.Hurt(choose(t, m, takers), 1)
		}})
}

func dashRendarSquadron() *armada.Card {
	return squadron("dash-rendar", rerolls(func(t *armada.Table, m armada.Moment) int { return len(enemiesNear(t, m)) }, thisSquadron))
}

func dutchVanderSquadron() *armada.Card {
	return squadron("dutch-vander", armada.Ability{When: armada.AfterDamage, May: true,
		If: all(thisSquadron, attackingSquadron, damages, func(t *armada.Table, m armada.Moment) bool {
			return t.Squadron(board.SquadronOf(m.Shot.Defender)).Where == board.OnTable
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			if id := board.SquadronOf(m.Shot.Defender); t.Squadron(id).Activated {
				t.Attack().HurtAlso(id, 1)
			} else {
				t.SetActivated(id, true)
			}
		}})
}

func fennRauSquadron() *armada.Card {
	able := all(friendlySquadron, near(gauge.Distance1), func(t *armada.Table, m armada.Moment) bool {
		return !t.SquadronCard(m.Squadron).Unique && !t.Squadron(m.Squadron).Activated
	})
	return squadron("fenn-rau", armada.Ability{When: armada.AfterActivation,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool { return m.By != 0 }, someone(able)),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ActivateFor(t.Own(m).ChooseSquadrons(around(t, m, able), 2), m.By)
		}})
}

func hanSoloSquadron() *armada.Card {
	return squadron("han-solo", armada.Ability{When: armada.StartOfPhase, May: true, If: all(starts(board.ShipPhase), unactivated),
		Do: func(t *armada.Table, m armada.Moment) { t.Wing(m.Self).Activate(0, true) }})
}

func heraSyndullaVCX100Squadron() *armada.Card {
	helped := all(friendlySquadron, near(gauge.Distance2), func(t *armada.Table, m armada.Moment) bool {
		return t.Keyword(m.Squadron, catalog.Rogue) == 0 && !t.Squadron(m.Squadron).Activated
	})
	return squadron("hera-syndulla-vcx-100", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.SquadronPhase), someone(helped)),
		Do: func(t *armada.Table, m armada.Moment) {
			for _, id := range t.Own(m).ChooseSquadrons(around(t, m, helped), 2) {
				t.Own(m).GainForRound(id, catalog.Rogue)
			}
		}})
}

func heraSyndullaXWingSquadron() *armada.Card {
	return squadron("hera-syndulla-x-wing",
		grants(catalog.Adept, friendlySquadron, near(gauge.Distance2), ofKeyword(catalog.Escort)))
}

func janOrsSquadron() *armada.Card {
	return squadron("jan-ors", armada.Ability{When: armada.SpendingTokens, May: true, Dear: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			m.Squadron = board.SquadronOf(m.Shot.Defender)
			return m.Squadron != 0 && otherSquadron(t, m) && near(gauge.Distance2)(t, m) && t.Attack().CanSpendOf(m.Self.Piece())
		},
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().SpendOf(m, m.Self.Piece()) }})
}

func kananJarrusSquadron() *armada.Card {
	raids := func(t *armada.Table, m armada.Moment) []catalog.Command {
		return t.Raidable(board.ShipOf(m.Shot.Defender))
	}
	return squadron("kanan-jarrus", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(thisSquadron, showing(critIcon), func(t *armada.Table, m armada.Moment) bool { return len(raids(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if t.Attack().SpendDie(critIcon, by(m)) {
				t.GainRaid(board.ShipOf(m.Shot.Defender), t.Own(m).ChooseCommand(raids(t, m), false))
			}
		}})
}

func ketsuOnyoSquadron() *armada.Card {
	return squadron("ketsu-onyo", armada.Ability{Query: armada.SquadronSpeed, If: all(enemySquadron, near(gauge.Distance1)),
		By: func(_ *armada.Table, m armada.Moment) int { return max(1, m.N-2) }})
}

func keyanFarlanderSquadron() *armada.Card {
	return squadron("keyan-farlander", rerolls(whole, thisSquadron, func(t *armada.Table, m armada.Moment) bool {
		ship := t.Ship(board.ShipOf(m.Shot.Defender))
		return ship != nil && ship.Shields[m.Shot.At] == 0
	}))
}

func landoCalrissianSquadron() *armada.Card {
	free := func(d board.Die) bool { return !d.Fixed }
	return squadron("lando-calrissian",
		armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true,
			If: all(thisSquadron, showing(free), func(t *armada.Table, m armada.Moment) bool { return len(t.Tokens(m.Self.Piece())) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				if token, ok := t.Own(m).ChooseToken(t.Tokens(m.Self.Piece())); ok {
					t.SetToken(token, board.Discarded)
					t.Attack().FixDie(by(m))
				}
			}},
		armada.Ability{When: armada.SpendingTokens, May: true, Dear: true,
			If: all(isAttacked, showing(free), func(t *armada.Table, _ armada.Moment) bool { return len(t.Attack().Unspent()) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				if token, ok := t.Own(m).ChooseToken(t.Attack().Unspent()); ok {
					t.SpendToken(token)
					t.Attack().ForceReroll(len(t.Attack().Dice()), by(m))
				}
			}})
}

func lieutenantBlountSquadron() *armada.Card {
	return squadron("lieutenant-blount", rerolls(upTo(1), swarmNeighbor, attackingSquadron))
}

func lukeSkywalker() *armada.Card {
	return squadron("luke-skywalker", armada.Ability{Query: armada.IgnoringShields, If: all(thisSquadron, attackingShip),
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func maleeHurraSquadron() *armada.Card {
	return squadron("malee-hurra", armada.Ability{When: armada.ResolvingEffects, May: true, Dear: true, Limit: armada.OncePerActivation,
		If: all(shipAttacks, attackingShip, attacksNear, canTrade(crits()), func(t *armada.Table, m armada.Moment) bool {
			return t.EngagedBy(m.Self) <= 1
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Trade(crits(), by(m)) }})
}

func martMattinSquadron() *armada.Card {
	return squadron("mart-mattin", armada.Ability{When: armada.StartOfPhase, May: true, Dear: true,
		If: all(starts(board.SquadronPhase), unactivated),
		Do: func(t *armada.Table, m armada.Moment) {
			t.SetActivated(m.Self, true)
			if p := t.Own(m).MineNear(gauge.Distance1); p != nil && t.MayUse(m, t.Own(m).Player(), "place-mine") {
				t.Own(m).PlaceMine(p)
			}
		}})
}

func norraWexleySquadron() *armada.Card {
	return squadron("norra-wexley", crit(all(near(gauge.Distance1), shieldsCount, func(t *armada.Table, m armada.Moment) bool {
		return t.Ship(board.ShipOf(m.Shot.Defender)).Shields[m.Shot.At] > 0
	}),
		func(t *armada.Table, m armada.Moment) { t.LoseShields(board.ShipOf(m.Shot.Defender), m.Shot.At, 1) }))
}

func nymSquadron() *armada.Card {
	holds := func(t *armada.Table, m armada.Moment) bool { return len(t.Tokens(m.Shot.Defender)) > 0 }
	return squadron("nym", crit(all(thisSquadron, holds),
		func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.Tokens(m.Shot.Defender)); ok {
				t.SetToken(token, board.Discarded)
			}
		}, catalog.Blue))
}

func sharaBeySquadron() *armada.Card {
	return squadron("shara-bey", critsHurt(func(_ *armada.Table, m armada.Moment) bool { return m.Shot.Kind == board.CounterAttack }))
}

func tenNumbSquadron() *armada.Card {
	blue := func(d board.Die) bool { return d.Color == catalog.Blue && critIcon(d) }
	return squadron("ten-numb", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(thisSquadron, attackingSquadron, showing(blue), someone(byDefender)),
		Do: func(t *armada.Table, m armada.Moment) {
			victims := around(t, m, byDefender)
			if t.Attack().SpendDie(blue, by(m)) {
				for _, id := range victims {
					t.Attack().HurtAlso(id, 1)
				}
			}
		}})
}

func tychoCelchuSquadron() *armada.Card {
	return squadron("tycho-celchu", armada.Ability{Query: armada.MovingEngaged, If: thisSquadron, By: one},
		armada.Ability{Query: armada.StrikingEngaged, If: thisSquadron, By: one})
}

func wedgeAntillesSquadron() *armada.Card {
	return squadron("wedge-antilles", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(thisSquadron, func(t *armada.Table, m armada.Moment) bool {
			q := t.Squadron(board.SquadronOf(m.Shot.Defender))
			return q != nil && q.Activated
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Blue, 2, by(m)) }})
}
