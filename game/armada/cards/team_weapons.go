package cards

import (
	"strings"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func weaponsTeams() []*armada.Card {
	return []*armada.Card{
		boardingEngineers(), boardingTroopers(), caitkenAndShollan(), chamSyndulla(), cloneGunners(), darthVaderWeaponsTeam(),
		gunneryChiefVarnillian(), jynErso(), localFireControl(), ruthlessStrategists(), sensorTeam(), shrivSuurgav(), veteranGunners(),
		weaponsBatteryTechs(),
	}
}

// boarding is what a boarding team does, revealing a command, to an enemy ship at close range that it is worth something against.
func boarding(id string, worth condition, do func(t *armada.Table, m armada.Moment, enemy board.ShipID)) *armada.Card {
	near := all(enemyShip, func(t *armada.Table, m armada.Moment) bool {
		return t.RangeBetween(m.Owner.Piece(), m.Ship.Piece()) == gauge.CloseRange
	}, worth)
	return upgrade(id, armada.Ability{When: armada.WhenRevealing, May: true, Cost: armada.Discard,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return t.HasCommand(m.Owner, catalog.SquadronCommand) && len(pool(t, m, near)) > 0
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).DiscardCommand(m.Owner, catalog.SquadronCommand)
			do(t, m, t.ChooseShip(m, t.Own(m).Player(), pool(t, m, near), false))
		}})
}

func boardingTroopers() *armada.Card {
	return boarding("boarding-troopers",
		func(t *armada.Table, m armada.Moment) bool { return len(t.Spendable(m.Owner, m.Ship.Piece())) > 0 },
		func(t *armada.Table, m armada.Moment, enemy board.ShipID) {
			for _, token := range t.Own(m).ChooseTokens(t.Spendable(m.Owner, enemy.Piece()), 0, t.SquadronValue(m.Owner)) {
				t.SpendToken(token)
			}
		})
}

func boardingEngineers() *armada.Card {
	return boarding("boarding-engineers", func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Ship).Facedown > 0 },
		func(t *armada.Table, m armada.Moment, enemy board.ShipID) {
			t.Own(m).TurnUp(enemy, t.Engineering(m.Owner))
		})
}

func caitkenAndShollan() *armada.Card {
	return upgrade("caitken-and-shollan", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust,
		Turns: armada.BadDice,
		If:    all(you, withDice), Do: func(t *armada.Table, m armada.Moment) { t.Attack().RerollColor(by(m)) }})
}

func chamSyndulla() *armada.Card {
	return boarding("cham-syndulla", func(t *armada.Table, m armada.Moment) bool { return t.TopDial(m.Ship) != 0 },
		func(t *armada.Table, m armada.Moment, enemy board.ShipID) { t.Own(m).SetDials(enemy) })
}

func cloneGunners() *armada.Card {
	lender := func(t *armada.Table, m armada.Moment) []board.ShipID {
		return pool(t, m, all(friendlyShip, func(t *armada.Table, m armada.Moment) bool {
			return m.Ship != m.Owner && t.HasToken(m.Ship, catalog.ConcentrateFire) &&
				t.Apart(m.Ship.Piece(), t.Attack().Defender()) <= gauge.Distance5
		}))
	}
	gunners := func(when armada.Timing) armada.Ability {
		return armada.Ability{When: when, May: true,
			If: all(you, resolves(catalog.ConcentrateFire), func(t *armada.Table, m armada.Moment) bool {
				return t.Attack() != nil && t.Attack().Kind() != board.SalvoAttack && !t.Attack().Used(m) && len(lender(t, m)) > 0
			}),
			Do: func(t *armada.Table, m armada.Moment) {
				t.Own(m).DiscardCommand(t.ChooseShip(m, t.Own(m).Player(), lender(t, m), false), catalog.ConcentrateFire)
				t.Attack().AddFace(catalog.Blue, catalog.Accuracy, by(m))
			}}
	}
	return upgrade("clone-gunners", gunners(armada.ResolvingCommand), gunners(armada.AfterCommand))
}

func darthVaderWeaponsTeam() *armada.Card {
	return sabotage("darth-vader-weapons-team", func(card *catalog.Upgrade) bool { return !contains(card.Slots, catalog.CommanderSlot) })
}

func shrivSuurgav() *armada.Card {
	icons := []catalog.Slot{catalog.WeaponsTeamSlot, catalog.SupportTeamSlot, catalog.OffensiveRetrofitSlot,
		catalog.DefensiveRetrofitSlot, catalog.OrdnanceSlot, catalog.IonCannonsSlot, catalog.TurbolasersSlot}
	return sabotage("shriv-suurgav", func(card *catalog.Upgrade) bool {
		for _, icon := range card.Slots {
			if contains(icons, icon) {
				return true
			}
		}
		return false
	})
}

// sabotage is the boarding team that discards an upgrade of the enemy's, of those that fit.
func sabotage(id string, fits func(*catalog.Upgrade) bool) *armada.Card {
	upgrades := func(t *armada.Table, ship board.ShipID) []board.Upgrade {
		return t.UpgradesOf(ship, func(card *catalog.Upgrade, _ board.Upgrade) bool { return fits(card) })
	}
	return boarding(id, func(t *armada.Table, m armada.Moment) bool { return len(upgrades(t, m.Ship)) > 0 },
		func(t *armada.Table, m armada.Moment, enemy board.ShipID) {
			t.Own(m).DiscardUpgrade(enemy, t.Own(m).ChooseUpgrade(enemy, upgrades(t, enemy)))
		})
}

func gunneryChiefVarnillian() *armada.Card {
	return upgrade("gunnery-chief-varnillian",
		armada.Ability{When: armada.WhenDeployed, If: you, Do: func(t *armada.Table, m armada.Moment) {
			face := catalog.Blank
			if t.Own(m).Player() == t.Second() {
				face = t.Own(m).ChooseFace(catalog.Red)
			}
			t.Own(m).LayDie(board.Die{Color: catalog.Red, Face: face})
		}},
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: all(you, attackingShip, func(t *armada.Table, m armada.Moment) bool {
				return len(t.Own(m).Upgrade().Dice) > 0 && showing(t.Attack().Spendable)(t, m)
			}),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().Exchange(t.Own(m), by(m)) }})
}

func jynErso() *armada.Card {
	tagged := func(t *armada.Table, id board.ShipID) bool {
		for _, token := range t.Ship(id).Carried {
			if !strings.Contains(token, "/") { // those on a hull zone belong to cards
				return true
			}
		}
		return false
	}
	return boarding("jyn-erso", func(t *armada.Table, m armada.Moment) bool {
		return len(t.Ship(m.Ship).Raided) == 0 || tagged(t, m.Ship)
	}, func(t *armada.Table, m armada.Moment, enemy board.ShipID) {
		for n := 2; n > 0 && len(t.Ship(enemy).Raided) == 2-n; n-- {
			t.GainRaid(enemy, t.Own(m).ChooseCommand(t.Raidable(enemy), false))
		}
		if tagged(t, enemy) && t.MayUse(m, t.Own(m).Player(), "gain-victory") {
			t.GainVictory(m, t.Own(m).Player(), 1)
		}
	})
}

func localFireControl() *armada.Card {
	return upgrade("local-fire-control", armada.Ability{When: armada.WhenDeployed, If: you, Do: func(t *armada.Table, m armada.Moment) {
		if token, ok := t.Own(m).ChooseToken(t.Tokens(m.Owner.Piece())); ok {
			t.Own(m).ReplaceDefenseToken(token, catalog.Salvo)
		}
	}})
}

func ruthlessStrategists() *armada.Card {
	bait := func(t *armada.Table, m armada.Moment) (pieces []string) {
		for _, q := range friendsEngaged(t, m, board.SquadronOf(m.Shot.Defender)) {
			pieces = append(pieces, q.Piece())
		}
		return pieces
	}
	return upgrade("ruthless-strategists", armada.Ability{When: armada.AfterAttack, May: true,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(bait(t, m)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Hurt(board.SquadronOf(t.Own(m).ChoosePiece(bait(t, m), false)), 1)
			t.Hurt(board.SquadronOf(m.Shot.Defender), 1)
		}})
}

func sensorTeam() *armada.Card {
	return upgrade("sensor-team", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust, Turns: armada.ToAccuracy,
		If: all(you, canTrade(accuracy())),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().Trade(accuracy(), by(m)) }})
}

func veteranGunners() *armada.Card {
	return upgrade("veteran-gunners", armada.Ability{When: armada.ResolvingEffects, May: true, Cost: armada.Exhaust, Turns: armada.AllDice,
		If: all(you, withDice), Do: func(t *armada.Table, m armada.Moment) { t.Attack().RerollAll(by(m)) }})
}

func weaponsBatteryTechs() *armada.Card {
	accurate := func(d board.Die) bool { return d.Face == catalog.Accuracy }
	return upgrade("weapons-battery-techs", armada.Ability{When: armada.ResolvingEffects, May: true,
		If: all(you, attackingShip, changeable(accurate, crits())),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ChangeDieWhere(accurate, crits(), by(m)) }})
}
