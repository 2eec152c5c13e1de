package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// gunnerUpgrades lists the upgrades of the slot gunner.
func gunnerUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("agilegunner", xwing.Ability{When: xwing.DuringEndPhase, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		upgrade("airencracken-battleoverendor", wish(strikesBack(primaryWeapon, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.View.Attack.Hit
		}), xwing.Cost{Gain: board.Deplete, GainN: 1})),
		redFocusFor("ahsokatano", func(xwing.Moment) bool { return true }, arcReach, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.InFiringArc(m.Owner, id)
		}),
		upgrade("bistan", sweeping(xwing.AttackTerms{})),
		upgrade("bt1", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
				return t.Ship(a.Defender).Stressed() && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, t.Ship(m.Other).Has(board.Stress))
			}}),
		upgrade("bobafett-gunner", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			for i := range t.View.Ships {
				id := t.View.Ships[i].ID
				if s := t.Ship(id); s.Where == board.InPlay && s.Remote == "" && id != a.Defender &&
					t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id) {
					return false
				}
			}
			return true
		})),
		upgrade("clonecommandercody", strainsBy(attacking)),
		upgrade("clonecaptainrex", pointsOut()),
		upgrade("fifthbrother", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
				return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
			}),
			Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)}),
		upgrade("dedicatedgunners-evacuationofdqar", aimsTurret(), firesTurretAgain()),
		dt798(),
		ezraGunner(),
		upgrade("fennecshand-armedanddangerous", outwits()...),
		finnGunner(),
		upgrade("firstorderordnancetech-evacuationofdqar", calculatesDisarmed()...),
		also(hanSoloGunner(), "hansolo-rebel"),
		hotshotGunner(),
		migsMayfeld(),
		lukeGunner(xwing.Cost{Force: 1}),
		upgrade("paigetico-evacuationofdqar",
			firesDisarmed(func(t *xwing.Table, m xwing.Moment, w board.Weapon) bool { return w.IsTurret() }),
			dropsAsItFires(anyWeapon)),
		upgrade("r2g8-armedanddangerous", strainsNearTarget()),
		upgrade("tobiasbeckett-armedanddangerous", gambles()),
		later(lukeGunner(xwing.Cost{Force: 1, Gain: board.Deplete, GainN: 1})),
		upgrade("rey-gunner", turns(board.Blank, 1, xwing.Cost{Force: 1}, func(t *xwing.Table, m xwing.Moment) bool {
			return t.InTurretArc(m.Owner, m.Other)
		})...),
		upgrade("sabinewren-gunner", cheersUp()),
		seventhFleetGunner(),
		skilledBombardier(),
		specialForcesGunner(),
		suppressiveGunner(),
		tiberSaxon(),
		ursaWrenGunner(),
		veteranTailGunner(),
		upgrade("veteranturretgunner", firesTurretAgain()),
		upgrade("paigetico", leavesBombs()...),
		weaponsSystemsOfficer(),
	}
}

// lukeGunner turns his turret before the fight.
func lukeGunner(cost xwing.Cost) *xwing.Card {
	return upgrade("lukeskywalker", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: cost,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }})
}

// finnGunner adds a die that others may make something of.
func finnGunner() *xwing.Card {
	ahead := foeIn(gauge.Front)
	return upgrade("finn", addsBlank(board.AttackDice, ahead), addsBlank(board.DefenseDice, ahead))
}

// Han Solo fires first of all, and not again from that arc.
func hanSoloGunner() *xwing.Card {
	first := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		terms := turretAgain(t, m)
		terms.Picked = func(arc string) { t.Note(m, "fired-"+arc) }
		return terms
	}
	return upgrade("hansolo",
		xwing.Ability{When: xwing.AtInitiative,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.N == 7 && t.CanBonusAttack(m.Owner, turretAgain(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, first(t, m)) }},
		xwing.Ability{Query: xwing.MakingAttack,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Noted(m, "fired-"+m.Attack.From)
			},
			Refuse: refusing(rule.TurretArcFired)})
}

// turretAgain is a bonus attack from a turret arc that has not fired yet.
func turretAgain(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
	return xwing.AttackTerms{Weapon: board.Weapon.IsTurret,
		Through: func(arc string) bool { return !t.TurretFired(m.Owner, arc) }}
}

func hotshotGunner() *xwing.Card {
	return upgrade("hotshotgunner", xwing.Ability{When: xwing.BeforeNeutralizing,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			d := t.Ship(a.Defender)
			return a.Weapon.IsTurret() && d.Has(board.Focus)+d.Has(board.Calculate) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			k, d := board.Focus, t.Ship(m.Other)
			if d.Has(board.Focus) == 0 || d.Has(board.Calculate) > 0 && !t.AskRather(m, m.Other, "lose-focus", "lose-calculate") {
				k = board.Calculate
			}
			t.RemoveTokens(m.Other, k, 1)
		}})
}

// seventhFleetGunner joins in the attacks of others, up to four dice.
func seventhFleetGunner() *xwing.Card {
	joins := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return !you(m) && t.Friendly(m.Owner, m.Ship) && inPrimary(t) && t.InFiringArc(m.Owner, m.Other) && m.N < 4
	}), xwing.Cost{Charges: 1})
	joins.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, noteUsed) }
	return upgrade("seventhfleetgunner", joins,
		xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Gain: board.Disarm, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanRecover(m.Owner, "seventhfleetgunner")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "seventhfleetgunner", 1) }}, upToFour())
}

func skilledBombardier() *xwing.Card {
	return upgrade("skilledbombardier", xwing.Ability{
		Query: xwing.PlacingSpeed, By: func(*xwing.Table, xwing.Moment) int { return 1 },
	})
}

// specialForcesGunner fires ahead together with the pilot, or behind after him.
func specialForcesGunner() *xwing.Card {
	ahead := func(t *xwing.Table, arc gauge.Arc) bool {
		a := t.View.Attack
		return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && slices.Contains(t.Ship(a.Attacker).Turret, arc)
	}
	behind := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.IsTurret() }}
	return upgrade("specialforcesgunner",
		wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && ahead(t, gauge.Front) }), xwing.Cost{}),
		xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && ahead(t, gauge.Rear) && t.CanBonusAttack(m.Owner, behind)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, behind) }})
}

// suppressiveGunner leaves the defender a choice.
func suppressiveGunner() *xwing.Card {
	return upgrade("suppressivegunner", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0 && t.CanGain(a.Defender, board.Deplete)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendResult(m.Owner, board.AttackDice, board.FocusResult)
			if !t.AskRather(m, m.Other, "deplete", "suffer-hit") {
				t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
				return
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Deplete, 1)
		}})
}

func veteranTailGunner() *xwing.Card {
	rear := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.Arc == catalog.RearArc }}
	return upgrade("veterantailgunner", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && t.CanBonusAttack(m.Owner, rear)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, rear) }})
}

func weaponsSystemsOfficer() *xwing.Card {
	return upgrade("weaponssystemsofficer", xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return slices.Contains(slices.Collect(a.Weapon.Needs), catalog.Lock.String()) && t.CanLock(m.Owner, m.Other.Piece())
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// ezraGunner fires again, and hits better under stress.
func ezraGunner() *xwing.Card {
	return upgrade("ezrabridger",
		xwing.Ability{When: xwing.AfterAttacking, May: true, Bonus: true, Cost: xwing.Cost{Force: 1},
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && t.CanBonusAttack(m.Owner, turretAgain(t, m))
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				terms := turretAgain(t, m)
				terms.Must = true
				terms.Picked = func(string) { t.Note(m, "again") }
				t.BonusAttack(m.Owner, terms)
			}},
		rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return stressed(t, m) && t.Noted(m, "again")
		}))
}

// migsMayfeld fires behind at whoever has a burden, once the pilot has fired ahead.
func migsMayfeld() *xwing.Card {
	behind := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{
			Weapon: func(w board.Weapon) bool { return w.Arc == catalog.RearArc || w.IsTurret() },
			Whom:   func(id board.ShipID) bool { return id != m.Other && burdened(t, id) }}
	}
	return upgrade("migsmayfeld", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.FrontArc && t.CanBonusAttack(m.Owner, behind(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, behind(t, m)) }})
}

// tiberSaxon strains whom he has hit as often as he likes.
func tiberSaxon() *xwing.Card {
	return upgrade("tibersaxon", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			r := t.View.Attack.Range
			return hasHit(t, m) && r >= gauge.Range1 && r <= gauge.Range2 && len(t.Ship(m.Other).Faceup) == 0 &&
				t.CanGain(m.Other, board.Strain) && t.ActiveCharges(m.Owner, "tibersaxon") > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			n := t.AskCharges(m, 1, t.ActiveCharges(m.Owner, "tibersaxon"))
			t.SpendCharges(m.Owner, "tibersaxon", n)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, n)
		}})
}

// dt798 drives a friend hard, and rerolls a die for everybody ahead who bears something.
func dt798() *xwing.Card {
	ahead := func(t *xwing.Table) int {
		return len(slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool { return !laden(t, id) || !inAttackArc(t, id) }))
	}
	return upgrade("dt798",
		chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return othersAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
			}),
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool { return ahead(t) > 0 }),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, ahead(t)) }})
}

// ursaWrenGunner thinks ahead of targets that are far from everybody.
func ursaWrenGunner() *xwing.Card {
	alone := func(t *xwing.Table, m xwing.Moment) bool {
		return !slices.ContainsFunc(t.View.Targets(), func(id board.ShipID) bool {
			return friendlyUnit(t, m, id) && t.AtRange(m.Other, id, gauge.Range0, gauge.Range1)
		})
	}
	return upgrade("ursawren-gunner", xwing.Ability{When: xwing.AfterLocking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && enemyUnit(t, m, m.Other) && t.RangeBetween(m.Owner, m.Other) > gauge.Range2 && alone(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}
