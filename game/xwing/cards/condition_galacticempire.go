package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// imperialConditionCards lists the conditions that are assigned by the Galactic Empire.
func imperialConditionCards() []*xwing.Card {
	return []*xwing.Card{hunted(), optimizedPrototype()}
}

// The hunt goes on after a ship is destroyed.
func hunted() *xwing.Card {
	return condition("hunted", passesOn("hunted", func(*xwing.Table, xwing.Moment, board.ShipID) bool { return true }))
}

// optimizedPrototype spends one result, whichever it is, for one of two effects.
func optimizedPrototype() *xwing.Card {
	blank := func(t *xwing.Table) func(board.Die) *game.Refusal {
		return func(d board.Die) *game.Refusal {
			if d.Face == board.Blank {
				return t.Refuse(rule.OptimizedPrototype, "refusal.blank")
			}
			return nil
		}
	}
	return condition("optimizedprototype", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			locked := friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
				return t.Equips(id, "directorkrennic") && t.Ship(id).HasLocked(a.Defender.Piece())
			})
			d := t.Ship(a.Defender)
			return len(locked) > 0 && !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && (d.Shielded() || t.Exposable(a.Defender) > 0) &&
				t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendDie(board.AttackDice, t.Fight().ChooseDice(m.Owner, board.AttackDice, 1, 1, blank(t))[0])
			d := t.Ship(m.Other)
			if t.Exposable(m.Other) == 0 || d.Shielded() && t.AskRather(m, m.Owner, "strip-shield", "expose") {
				t.LoseShield(m.Other)
				return
			}
			t.ExposeDamage(m.Other)
		}})
}
