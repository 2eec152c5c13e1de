package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// missileUpgrades lists the upgrades of the slot missile.
func missileUpgrades() []*xwing.Card {
	return []*xwing.Card{
		barrageRockets(),
		clusterMissiles(),
		concussionMissiles(),
		diamondBoronMissiles(),
		discordMissiles(),
		electroChaffMissiles(0),
		of(catalog.X2PO, drained(electroChaffMissiles(1))),
		later(drained(electroChaffMissiles(1))),
		energyShellCharges(),
		weapon("heavyplasmamissiles-alphaclassstarwing", catalog.Lock, 1, burnsShield(xwing.AfterNeutralizing, "")),
		homing("homingmissiles", "suffer-hit", xwing.Damage{Hits: 1}),
		weapon("ionmissiles", catalog.Lock, 1, ionizes()),
		magPulse(),
		multiMissilePods(),
		weapon("protonrockets", catalog.Focus, 1),
		saturationRockets(),
		weapon("seekermissiles-swz103", catalog.Lock, 1, xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return itself(m, a.Weapon) && mayTurn(t, m) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				n := t.AskCharges(m, 1, mayTurn(t, m))
				t.SpendCharges(m.Owner, "seekermissiles-swz103", n)
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, n)
			}}),
		weapon("seekermissiles-rsl", catalog.Lock, 1, strainsBy(withIt)),
		threadTracers(),
	}
}

// mayTurn is how many focus results Seeker Missiles can make hits of.
func mayTurn(t *xwing.Table, m xwing.Moment) int {
	return min(2, t.ActiveCharges(m.Owner, "seekermissiles-swz103"), t.Fight().CountResults(board.AttackDice, board.FocusResult))
}

// Barrage Rockets reroll one die for every further charge.
func barrageRockets() *xwing.Card {
	return weapon("barragerockets", catalog.Focus, 1, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon) && t.InBullseye(a.Attacker, a.Defender) &&
				t.Ship(m.Owner).Upgrade("barragerockets").Charges.Active > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			n := t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, t.Ship(m.Owner).Upgrade("barragerockets").Charges.Active)
			t.SpendCharges(m.Owner, "barragerockets", n)
		}})
}

func clusterMissiles() *xwing.Card {
	again := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Waive: true, Weapon: func(w board.Weapon) bool { return itself(m, w) },
			Whom: func(id board.ShipID) bool {
				return id != m.Other && t.AtRange(m.Other, id, gauge.Range0, gauge.Range1)
			}}
	}
	return weapon("clustermissiles", catalog.Lock, 1, xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.CanBonusAttack(m.Owner, again(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(t, m)) }})
}

// saturationRockets are fired in numbers, and on.
func saturationRockets() *xwing.Card {
	again := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Free: true, Must: true, Weapon: func(w board.Weapon) bool { return itself(m, w) },
			Whom: func(id board.ShipID) bool {
				return id != m.Other && t.AtRange(m.Other, id, gauge.Range0, gauge.Range1)
			}}
	}
	return weapon("saturationrockets-alphaclassstarwing", nothing, 2,
		wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.InArc(m.Owner, m.Other, gauge.Front)
		}), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.AfterAttacking, Bonus: true, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && t.CanBonusAttack(m.Owner, again(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(t, m)) }})
}

// Concussion Missiles expose a card of everybody near, friend or foe.
func concussionMissiles() *xwing.Card {
	return weapon("concussionmissiles", catalog.Lock, 1, xwing.Ability{When: xwing.AfterNeutralizing, Upon: theOther,
		If: whenAttacking(func(_ *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon) && a.Hit
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Other, gauge.Range1, func(board.ShipID) bool { return true }) {
				t.ExposeDamage(id)
			}
		}})
}

func discordMissiles() *xwing.Card {
	return drained(upgrade("discordmissiles", xwing.Ability{
		When: xwing.StartOfEngagement, May: true, If: always,
		Cost:  xwing.Cost{Charges: 1, Spend: board.Calculate, SpendN: 1},
		Place: &xwing.Placing{Device: catalog.BuzzDroidSwarm, Ways: board.Launches(left(3), straight(3), right(3))},
	}))
}

// electroChaffMissiles launch a cloud with so many fuses: in 2.0 Legacy one, and no
// second cloud (RULINGS 45), since 2.5 likewise.
func electroChaffMissiles(fuses int) *xwing.Card {
	return dropper("electrochaffmissiles",
		&xwing.Placing{Device: catalog.ElectroChaffCloud, Ways: board.Launches(left(3), right(3), straight(4)), Fuses: fuses})
}

func magPulse() *xwing.Card {
	return weapon("magpulsewarheads", catalog.Lock, 1, xwing.Ability{When: xwing.IfAttackHits, If: withIt,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Crits: 1})
			t.GainTokens(m.Other, board.Deplete, 1)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Jam, 1)
			t.Fight().CancelAll(m, board.AttackDice, board.Hit, board.Crit)
		}})
}

// energyShellCharges are charged by what the droid has calculated, and again by an action.
func energyShellCharges() *xwing.Card {
	const charges = "energyshellcharges"
	return weapon("energyshellcharges", catalog.Calculate, 1,
		turnsAttack(board.FocusResult, board.Crit, xwing.Cost{Spend: board.Calculate, SpendN: 1}, func(_ *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon)
		}),
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, charges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.ReloadCard(m.Owner, charges) }})
}

// diamondBoronMissiles burst among everybody who is no nimbler than the defender.
func diamondBoronMissiles() *xwing.Card {
	return weapon("diamondboronmissiles", catalog.Lock, 1, xwing.Ability{When: xwing.AfterNeutralizing, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.View.Attack.Hit },
		Do: func(t *xwing.Table, m xwing.Moment) {
			agility := t.Agility(m.Other)
			for _, id := range t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return t.Agility(id) <= agility }) {
				switch t.RollAttackDie(id, because(m)) {
				case board.Hit:
					t.SufferDamage(id, xwing.Damage{Hits: 1})
				case board.Crit:
					t.SufferDamage(id, xwing.Damage{Crits: 1})
				}
			}
		}})
}

// multiMissilePods fire one missile more at who is ahead, and another at who is right ahead.
func multiMissilePods() *xwing.Card {
	more := func(in func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
		return wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && in(t, m)
		}), xwing.Cost{Charges: 1})
	}
	return or(weapon("multimissilepods", catalog.Calculate, 1, more(foeIn(gauge.Front)), more(inOwnBullseye)), catalog.Lock)
}

// threadTracers show friends what they have hit.
func threadTracers() *xwing.Card {
	lockers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range3, func(id board.ShipID) bool {
			return t.Friendly(m.Owner, id) && t.RangeBetween(id, m.Other) >= gauge.Range1 &&
				!t.Ship(id).HasLocked(m.Other.Piece()) && t.CanLock(id, m.Other.Piece())
		})
	}
	return or(weapon("xx23sthreadtracers", catalog.Focus, 1, xwing.Ability{When: xwing.IfAttackHits, If: withIt,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ids := lockers(t, m); len(ids) > 0 {
				for _, id := range t.ChooseUpTo(m, ids, len(ids)) {
					t.AcquireLock(id, m.Other.Piece())
				}
			}
			t.Fight().CancelAll(m, board.AttackDice)
		}}), catalog.Calculate, catalog.Lock)
}
