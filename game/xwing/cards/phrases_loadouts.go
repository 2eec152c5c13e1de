package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// The phrases of what standard loadouts bring to huge ships.

// inherits equips the owner with an upgrade for a slot of a destroyed friend at range 0-3; after is done with that.
func inherits(slot string, after func(*xwing.Table, xwing.Moment, string)) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.CanInherit(m, slot)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { after(t, m, t.Inherit(m, slot)) }}
}

// recoversAll recovers all charges of an upgrade of the owner's.
func recoversAll(t *xwing.Table, m xwing.Moment, xws string) {
	if c := t.Ship(m.Owner).ChargesOf(xws); c != nil {
		t.RecoverCharges(m.Owner, xws, c.Limit)
	}
}

// strainsForFocus has another friend at range 0-2 bear a strain or a deplete token, and then give up a focus token.
func strainsForFocus(side board.Side) xwing.Ability {
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.Ship(id).Has(board.Focus) > 0
		})
	}
	return xwing.Ability{When: modifying(side), May: true, Aside: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return rolls(t, m.Owner, side) && len(ready(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id, k := t.ChooseShip(m, ready(t, m), false), board.Deplete
			if t.AskRather(m, m.Owner, "strain-it", "deplete-it") {
				k = board.Strain
			}
			t.GainTokens(id, k, 1)
			t.TransferToken(id, m.Owner, board.Focus)
		}}
}

// namesSpeed names the speed on the dial of an enemy at range 0-3: if it is that, the owner locks it or recovers an energy.
func namesSpeed() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeRevealingDial, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if !t.GuessSpeed(m, m.Ship) {
				return
			}
			energy := t.CanRecover(m.Owner, board.ShipCharges)
			if t.CanLock(m.Owner, m.Ship.Piece()) && (!energy || t.AskRather(m, m.Owner, "lock-it", "recover-energy")) {
				t.AcquireLock(m.Owner, m.Ship.Piece())
				return
			}
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
		}}
}

// shieldsWithDocked has docked ships suffer damage in place of the owner that defends.
func shieldsWithDocked() xwing.Ability {
	return xwing.Ability{When: xwing.WouldSufferDamage, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Fight().Defends(m.Owner) && len(t.View.DockedWith(m.Owner)) > 0
		},
		Replace: func(t *xwing.Table, m xwing.Moment, d *xwing.Damage) {
			for d.Hits+d.Crits > 0 {
				id := t.ChooseShip(m, t.View.DockedWith(m.Owner), d.Dealt > 0)
				if id == 0 {
					return
				}
				d.Prevent(1)
				d.Dealt++
				one := xwing.Damage{Hits: 1}
				if m.Damage.Crit {
					one = xwing.Damage{Crits: 1}
				}
				t.SufferDamage(id, one)
			}
		}}
}

// collects is turned over, once the owner has destroyed a limited ship, for a charge of each of its cards.
func collects() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Side: 1, May: true, Turns: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			foe := t.Ship(m.Other)
			return you(m) && foe.Remote == "" && foe.Destroyed && t.Pilot(m.Other).Limited > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
			for _, u := range t.Ship(m.Owner).Upgrades {
				t.RecoverCharges(m.Owner, u.XWS, 1)
			}
			t.FlipUpgrade(m.Owner, "bounty")
		}}
}

// piercesThrough costs an ion token to attack with, and hurts once more for each result after the first of an attack that hits.
func piercesThrough() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterBecomingDefender, If: withIt,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Ion, 1) }},
		{When: xwing.IfAttackHits,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit), t.Fight().CountResults(board.AttackDice, board.Crit)
				if hits > 0 {
					hits--
				} else {
					crits--
				}
				t.SufferDamage(m.Other, xwing.Damage{Hits: hits, Crits: crits})
			}},
	}
}
