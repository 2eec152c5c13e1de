package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// aces lists pilots that are flown much, beside those of a kind with others.
func aces() []*xwing.Card {
	return []*xwing.Card{mirandaDoni(), wolffe(), zuckuss(), quickdraw(), countDooku(), captainSeevor(), lattsRazzi(),
		leebo(), doubleEdge(), lieutenantBastian(),
		pilot("captainoicunn", xwing.Ability{Query: xwing.AttackingTouched, By: one}),
		pilot("duchess", xwing.Ability{Query: xwing.ChoosingAilerons, By: one}),
		pilot("echo", xwing.Ability{Query: xwing.DecloakingBanks, By: one}),
		pilot("zaribangel", xwing.Ability{Query: xwing.KeepingActionStep, By: one}),
		pilot("jophseastriker", xwing.Ability{When: xwing.AfterLosingShield,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		pilot("lieutenanttavson", xwing.Ability{When: xwing.AfterSufferingDamage, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{}}),
		pilot("chewbacca", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(*xwing.Table, xwing.Moment) {}}),
		pilot("obiwankenobi", xwing.Ability{When: xwing.AfterSpendingToken, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Focus && friendlyAt(t, m, physics.Range2)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }}),
		pilot("anakinskywalker-nabooroyaln1starfighter", xwing.Ability{When: xwing.BeforeRevealingDial, May: true,
			Cost: xwing.Cost{Force: 1}, Do: func(t *xwing.Table, m xwing.Moment) { t.BarrelRoll(m.Owner) }}),
	}
}

// mirandaDoni trades shields for dice, and dice for shields.
func mirandaDoni() *xwing.Card {
	spends := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }),
		xwing.Cost{Shields: 1})
	spends.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "spent") }
	recovers := wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.Ship(m.Owner).Shielded() && !t.NotedInAttack(m, "spent")
	}), xwing.Cost{})
	recovers.Do = func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }
	return pilot("mirandadoni", spends, recovers)
}

// wolffe saves up behind him what he spends ahead.
func wolffe() *xwing.Card {
	behind := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Weapon.Arc == catalog.RearArc && t.CanRecover(m.Owner, "ship")
	}), xwing.Cost{})
	behind.Do = func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "ship", 1) }
	ahead := rerolls(board.AttackDice, 1, primary(func(_ *xwing.Table, a *board.Attack) bool { return a.Weapon.Arc == catalog.FrontArc }))
	ahead.Cost = xwing.Cost{Charges: 1}
	return pilot("wolffe", ahead, behind)
}

// zuckuss shoots wildly.
func zuckuss() *xwing.Card {
	more := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }), xwing.Cost{})
	more.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "wild") }
	return pilot("zuckuss", more, number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && t.NotedInAttack(m, "wild")
	}))
}

func quickdraw() *xwing.Card {
	terms := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special }}
	return pilot("quickdraw", xwing.Ability{When: xwing.AfterLosingShield, May: true, Bonus: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanBonusAttack(m.Owner, terms) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms) }})
}

func countDooku() *xwing.Card {
	force := xwing.Cost{Force: 1}
	return pilot("countdooku",
		xwing.Ability{When: xwing.AfterDefending, May: true, Cost: force,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.InFiringArc(m.Owner, m.Other) && t.CanShed(m.Owner, board.BlueColor, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.BlueColor, board.RedColor) }},
		xwing.Ability{When: xwing.AfterAttacking, If: hasHit, Cost: force, Act: &xwing.ActionGrant{}})
}

// captainSeevor jams whoever does not have him squarely in his sights, before any
// attack die is rolled.
func captainSeevor() *xwing.Card {
	foe := func(m xwing.Moment) board.ShipID {
		if m.Ship == m.Owner {
			return m.Other
		}
		return m.Ship
	}
	return pilot("captainseevor", xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
		Upon: func(m xwing.Moment) string { return foe(m).Piece() },
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return (you(m) || m.Other == m.Owner) && t.Ship(foe(m)).Remote == "" && !t.InBullseye(foe(m), m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, foe(m), board.Jam, 1)
		}})
}

func lattsRazzi() *xwing.Card {
	return pilot("lattsrazzi", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.Ship(m.Owner).HasLocked(id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			tractors(t, m, id)
		}))
}

func leebo() *xwing.Card {
	again := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.SpentInAttack(m.Owner, board.Calculate) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}
	}
	return pilot("leebo", again(xwing.AfterDefending), again(xwing.AfterAttacking))
}

// doubleEdge tries another weapon when the first has missed.
func doubleEdge() *xwing.Card {
	other := func(t *xwing.Table) xwing.AttackTerms {
		fired := t.View.Attack.Weapon.ID
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.ID != fired }}
	}
	return pilot("doubleedge", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "turret", "missile") && !t.View.Attack.Hit && t.CanBonusAttack(m.Owner, other(t))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, other(t)) }})
}

func lieutenantBastian() *xwing.Card {
	return pilot("lieutenantbastian", xwing.Ability{When: xwing.AfterDealtCard, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Ship).Remote == "" && t.AtRange(m.Owner, m.Ship, physics.Range1, physics.Range2) &&
				!t.Ship(m.Owner).HasLocked(m.Ship.Piece()) && t.CanLock(m.Owner, m.Ship.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Ship.Piece()) }})
}
