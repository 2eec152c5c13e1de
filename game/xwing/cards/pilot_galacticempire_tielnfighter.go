package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIELnFighter lists the pilots of the TIE/ln Fighter that fly for the Galactic Empire.
func imperialTIELnFighter() []*xwing.Card {
	return []*xwing.Card{
		academyPilot(),
		blackSquadronAce(),
		pilot("delmeeko", rerolls(board.DefenseDice, 1, covered)),
		pilot("gideonhask", number(xwing.AttackDiceCount, 1, againstDamaged)),
		// Rerolls.
		pilot("howlrunner", rerolls(board.AttackDice, 1, howled)),
		// Pilots.
		idenVersio(),
		isbJingoist(),
		// More dice.
		pilot("maulermithel", number(xwing.AttackDiceCount, 1, attackRange1)),
		moffGideon(),
		nightBeast(),
		obsidianSquadronPilot(),
		pilot("scourgeskutu", number(xwing.AttackDiceCount, 1, inOwnBullseye)),
		seynMarana(),
		valenRudor(),
		wampa(),
	}
}

func academyPilot() *xwing.Card { return pilot("academypilot") }

func blackSquadronAce() *xwing.Card      { return pilot("blacksquadronace") }
func obsidianSquadronPilot() *xwing.Card { return pilot("obsidiansquadronpilot") }

func covered(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range2) && t.Ship(m.Other).Damaged()
}

func howled(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range1) && inPrimary(t)
}

// Iden Versio saves herself too: a ship is friendly to itself.
func idenVersio() *xwing.Card {
	return pilot("idenversio", xwing.Ability{
		When: xwing.WouldSufferDamage, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Ship).Chassis == "tielnfighter" && friendlyAt(t, m, gauge.Range1)
		},
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} },
	})
}

// isbJingoist threatens who is near, and chooses the punishment.
func isbJingoist() *xwing.Card {
	return pilot("isbjingoist", chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			orGreen(t, m, id, func() { t.GainEither(m, id, board.Deplete, board.Strain) })
		}))
}

// moffGideon has one of his own pay for it.
func moffGideon() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Ship, gauge.Range1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })
	}
	return pilot("moffgideon",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range3) && len(near(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, "cornered")
				t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near(t, m), false), board.Strain, 1)
			}},
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Side == board.DefenseDice && t.NotedInAttack(m, "cornered")
		}))
}

func nightBeast() *xwing.Card {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	return pilot("nightbeast", xwing.Ability{
		When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Full && m.Difficulty == catalog.Blue && t.CanPerform(m.Owner, focus)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, focus) },
	})
}

// seynMarana trades all results for one damage card.
func seynMarana() *xwing.Card {
	return pilot("seynmarana", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.CountResults(board.AttackDice, board.Crit) > 0 && t.Ship(m.Other).Remote == ""
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendResult(m.Owner, board.AttackDice, board.Crit)
			t.DealDamageCard(m.Other, false)
			t.CancelAll(m, board.AttackDice)
		}})
}

func valenRudor() *xwing.Card {
	any := xwing.ActionGrant{}
	return pilot("valenrudor", xwing.Ability{
		When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && t.CanPerform(m.Owner, any)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, any) },
	})
}

// wampa cannot keep his charge when he is shot at.
func wampa() *xwing.Card {
	attacks := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) }
	return pilot("wampa", wish(number(xwing.AttackDiceCount, 1, attacks), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.AfterDefending, Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, 1) }})
}
