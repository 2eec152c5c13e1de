package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTalentUpgrades lists the upgrades of the slot talent of the Galactic Empire.
func imperialTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{disciplined(), formedUpTalent(), noEscape(), ruthless()}
}

// disciplined takes the place of the fallen: of limited ones, and of those of the same mind.
func disciplined() *xwing.Card {
	return upgrade("disciplined", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: may(white(catalog.Lock, catalog.BarrelRoll)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range3) && (t.Pilot(m.Ship).Limited > 0 || t.Equips(m.Ship, "disciplined"))
		}})
}

// noEscape finds no way out for whoever is surrounded.
func noEscape() *xwing.Card {
	return upgrade("noescape-rsl", rerollsBlank(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
		near := func(on func(a, b board.ShipID) bool) int {
			return len(t.ShipsAt(a.Defender, gauge.Range1, func(id board.ShipID) bool { return on(m.Owner, id) }))
		}
		return !a.Weapon.Special && near(t.Friendly) > near(t.Enemy)
	}))
}

// ruthless has a friend near the target pay for the hit.
func ruthless() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner && t.Friendly(m.Owner, id) })
	}
	return upgrade("ruthless", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return len(near(t, m)) > 0 && t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult, board.Crit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(t.ChooseShip(m, near(t, m), false), xwing.Damage{Hits: 1})
			if t.AskUse(m) {
				t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult, board.Crit)
			}
		}})
}

// formedUpTalent calms whoever flies among his own.
func formedUpTalent() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment, f func(s *board.Ship) bool) int {
		return len(othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return f(t.Ship(id)) }))
	}
	return upgrade("formedup-rsl", xwing.Ability{When: xwing.EndOfEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.CanShedToken(m.Owner, board.RedColor) && (beside(t, m, func(s *board.Ship) bool { return s.Chassis == "tielnfighter" }) >= 2 ||
				beside(t, m, func(s *board.Ship) bool { return t.Equips(s.ID, "formedup-rsl") }) > 0)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ShedToken(m, m.Owner, board.RedColor) }})
}
