package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelBTLA4YWing lists the pilots of the BTL-A4 Y-wing that fly for the Rebel Alliance.
func rebelBTLA4YWing() []*xwing.Card {
	return []*xwing.Card{
		also(dexTiree(), "dextiree-battleofyavin-lsl"),
		also(dutchVander(), "dutchvander-swz106"),
		also(dutchVanderOfYavin(), "dutchvander-battleofyavin-lsl"),
		evaanVerlaine(),
		also(holOkand(), "holokand-battleofyavin-lsl"),
		also(hortonSalm(), "hortonsalm-swz106"),
		norraWexley("norrawexley-btla4ywing"),
		pilot("popskrail", popsKrail()),
		also(popsKrailOfYavin(), "popskrail-battleofyavin-lsl"),
	}
}

func dexTiree() *xwing.Card {
	return pilot("dextiree-battleofyavin", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && !friendless(t, m, gauge.Range1)
	}), xwing.Cost{}))
}

// dutchVander points out what he has just locked, of two locks, too.
func dutchVander() *xwing.Card {
	friends := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && !t.Ship(id).HasLocked(m.Answer) && t.CanLockFar(id, m.Answer)
		})
	}
	return pilot("dutchvander", xwing.Ability{When: xwing.AfterAction, Upon: theLocked, May: true,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Lock) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(friends(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(t.ChooseShip(m, friends(t, m), false), m.Answer)
		}})
}

// dutchVanderOfYavin passes on what he has spent his own lock on.
func dutchVanderOfYavin() *xwing.Card {
	return pilot("dutchvander-battleofyavin", given(func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Attack != nil
	}, chooses(xwing.AfterSpendingLock,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			a := t.View.Attack
			return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && !t.Ship(id).HasLocked(a.Defender.Piece()) && t.CanLock(id, a.Defender.Piece())
			})
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) {
			t.AcquireLock(id, t.View.Attack.Defender.Piece())
		})))
}

// evaanVerlaine covers a friend until the round is over.
func evaanVerlaine() *xwing.Card {
	return pilot("evaanverlaine",
		chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				if t.Ship(m.Owner).Has(board.Focus) == 0 {
					return nil
				}
				return friendsAt(t, m, gauge.Range1, nil)
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.SpendToken(m.Owner, board.Focus)
				t.Note(m, id.Piece())
			}),
		outlasting(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, m.Ship.Piece()) })))
}

// holOkand reloads where nobody bothers him.
func holOkand() *xwing.Card {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		return drawnOn(t, m, func(board.Upgrade) bool { return true })
	}
	return pilot("holokand-battleofyavin", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(spent(t, m)) > 0 && len(enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1
			})) == 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }})
}

func hortonSalm() *xwing.Card {
	pack := func(t *xwing.Table, m xwing.Moment) int {
		return len(t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner && t.Friendly(m.Owner, id) }))
	}
	return pilot("hortonsalm", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, board.AttackDice) && pack(t, m) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, pack(t, m)) }})
}

func popsKrailOfYavin() *xwing.Card {
	return pilot("popskrail-battleofyavin", rerolls(board.AttackDice, 2, whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.Weapon.IsTurret() })))
}

func popsKrail() xwing.Ability {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	return given(func(_ *xwing.Table, m xwing.Moment) bool { return full(m, 0, 5) && m.Difficulty == catalog.White }, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, focus) })
		}, ordered(focus)))
}
