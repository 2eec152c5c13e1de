package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// tacticalRelayUpgrades lists the upgrades of the slot tactical relay.
func tacticalRelayUpgrades() []*xwing.Card {
	return []*xwing.Card{k2b4(), kalani(), kraken(), ta175(), tv94(),
		upgrade("tx25-epicsl", inherits("tactical-relay", func(*xwing.Table, xwing.Moment, string) {}))}
}

// k2b4 turns what friends have calculated into evasion, or into a strain on the attacker.
func k2b4() *xwing.Card {
	return upgrade("k2b4", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && rolls(t, m.Ship, board.DefenseDice) && t.CanSpend(m.Ship, board.Calculate)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if !t.SpendToken(m.Ship, board.Calculate) {
				return
			}
			if t.CanGain(m.Other, board.Strain) && t.AskRather(m, m.Other, "strain", "add-evade") {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
				return
			}
			t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
		}})
}

// kalani has somebody lock what flies into his sights.
func kalani() *xwing.Card {
	sees := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
			return t.InBullseye(id, m.Ship) && !t.Ship(id).HasLocked(m.Ship.Piece()) && t.CanLock(id, m.Ship.Piece())
		})
	}
	return upgrade("kalani", xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Enemy(m.Owner, m.Ship) && len(sees(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, sees(t, m), false)
			t.AcquireLock(id, m.Ship.Piece())
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
		}})
}

// ta175 shares what the fallen knew.
func ta175() *xwing.Card {
	calculates := func(t *xwing.Table, id board.ShipID) bool {
		return slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
	}
	heirs := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.StillActs(id) && calculates(t, id) })
	}
	return upgrade("ta175", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && calculates(t, m.Ship)
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(heirs(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range heirs(t, m) {
				t.GainTokens(id, board.Calculate, 1)
			}
		}})
}

// tv94 spends what friends have calculated on another hit.
func tv94() *xwing.Card {
	return upgrade("tv94", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			dice := t.Fight().CountShown(board.AttackDice, board.Blank, board.FocusResult, board.Hit, board.Crit)
			return friendlyAt(t, m, gauge.Range3) && rolls(t, m.Ship, board.AttackDice) && inPrimary(t) &&
				t.InBullseye(m.Ship, m.Other) && dice <= 2 && t.CanSpend(m.Ship, board.Calculate)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendToken(m.Ship, board.Calculate) {
				t.Fight().AddDie(board.AttackDice, board.Hit)
			}
		}})
}

// kraken has three ships remember what they have calculated.
func kraken() *xwing.Card {
	calculating := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.Ship(id).Has(board.Calculate) > 0 })
	}
	return upgrade("kraken",
		xwing.Ability{When: xwing.DuringEndPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(calculating(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ChooseUpTo(m, calculating(t, m), 3) {
					t.Note(m, id.Piece())
				}
			}},
		number(xwing.KeepingCircular, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Calculate && t.Noted(m, m.Ship.Piece())
		}))
}
