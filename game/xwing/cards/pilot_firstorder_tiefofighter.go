package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstOrderTIEFoFighter lists the pilots of the TIE/fo Fighter that fly for the First Order.
func firstOrderTIEFoFighter() []*xwing.Card {
	return []*xwing.Card{
		commanderMalarus(),
		pilot("dt798", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && !t.Ship(m.Owner).Strained()
		}), xwing.Cost{Gain: board.Strain, GainN: 1})),
		fn2187(),
		lieutenantGalek(),
		lieutenantRivas(),
		linGaava(),
		also(longshot(), "longshot-evacuationofdqar"),
		also(pilot("midnight", fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Owner).HasLocked(m.Ship.Piece())
		})), "midnight-evacuationofdqar"),
		pilot("muse", calms(xwing.StartOfEngagement, func(xwing.Moment) bool { return true })),
		pilot("null", number(xwing.InitiativeValue, 7, undamaged)),
		pilot("omega2-evacuationofdqar", number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && t.Pilot(m.Ship).HasKeyword("TIE") && t.RangeTo(m.Owner, m.Answer) <= gauge.Range3
		})),
		also(scorch(), "scorch-evacuationofdqar"),
		static(),
		tn3465(),
		pilot("zeta5-evacuationofdqar", xwing.Ability{When: xwing.ModifyingAttackDice,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !t.Ship(m.Owner).Shielded() && t.Initiative(a.Defender) > t.Initiative(m.Owner)
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.FocusResult) }}),
	}
}

// commanderMalarus drives herself for a round.
func commanderMalarus() *xwing.Card {
	driven := func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, "driven") }
	return pilot("commandermalarus", append(turnsFocus(99, xwing.Cost{}, driven),
		xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Stress, GainN: 1},
			If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "driven") }})...)
}

// lieutenantRivas locks whoever gets a red or orange token nearby; a lock is a red one.
func lieutenantRivas() *xwing.Card {
	spots := func(when xwing.Timing, whom func(m xwing.Moment) board.ShipID) xwing.Ability {
		return xwing.Ability{When: when, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				id, color := whom(m), m.Token.Color()
				return id != 0 && t.Ship(id).Remote == "" &&
					(when == xwing.AfterLocking || color == board.RedColor || color == board.Orange) &&
					t.AtRange(m.Owner, id, gauge.Range1, gauge.Range2) && !t.Ship(m.Owner).HasLocked(id.Piece()) && t.CanLock(m.Owner, id.Piece())
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, whom(m).Piece()) }}
	}
	return pilot("lieutenantrivas", spots(xwing.AfterGainingToken, func(m xwing.Moment) board.ShipID { return m.Ship }),
		spots(xwing.AfterLocking, func(m xwing.Moment) board.ShipID { return m.Other }))
}

// linGaava tunes her own ship and up to two others without modifications.
func linGaava() *xwing.Card {
	plain := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		s := t.Ship(id)
		return (s.Chassis == "tiefofighter" || s.Chassis == "tiesffighter") && !s.HasCondition("primedforspeed") &&
			!slices.ContainsFunc(s.Upgrades, func(u board.Upgrade) bool { return u.Kind == "modification" })
	}
	return pilot("lingaava", xwing.Ability{When: xwing.AfterPlacingForces, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, m.Owner, "primedforspeed")
			for range 2 {
				ship := t.ChooseShip(m, friends(t, m, plain), true)
				if ship == 0 {
					return
				}
				t.AssignCondition(m, ship, "primedforspeed")
			}
		}})
}

func longshot() *xwing.Card {
	return pilot("longshot", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Range == gauge.Range3
	}))
}

func scorch() *xwing.Card {
	return pilot("scorch", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.Ship(m.Owner).Stressed()
	}), xwing.Cost{Gain: board.Stress, GainN: 1}))
}

// static gives the lock up, too, which is why he is not offered without.
func static() *xwing.Card {
	return pilot("static", aimsAll(func(a *board.Attack) bool { return !a.Weapon.Special }))
}

// tn3465 draws fire of his own side.
func tn3465() *xwing.Card {
	return pilot("tn3465", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) &&
				t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) &&
				t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Crit, board.Blank, board.FocusResult, board.Hit)
		}})
}

func fn2187() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
	}
	return pilot("fn2187-wat1", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, ahead(t, m), false), board.Deplete, 1)
		}})
}

// lieutenantGalek takes command when somebody is lost.
func lieutenantGalek() *xwing.Card {
	return pilot("lieutenantgalek", alikeOnly(),
		xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: stressedMay(catalog.Coordinate),
			If: func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && friendlyAt(t, m, gauge.Range2) }})
}
