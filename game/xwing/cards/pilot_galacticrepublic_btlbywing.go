package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicBTLBYWing lists the pilots of the BTL-B Y-wing that fly for the Galactic Republic.
func republicBTLBYWing() []*xwing.Card {
	return []*xwing.Card{
		anakinSkywalker("anakinskywalker-btlbywing"),
		broadside(),
		goji(),
		matchstick(),
		oddball("oddball-btlbywing"),
		pilot("r2d2", xwing.Ability{When: xwing.StartOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Rear) })) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}),
	}
}

func broadside() *xwing.Card {
	return pilot("broadside", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			turret := t.Ship(m.Owner).Turret
			return a.Weapon.IsTurret() && (slices.Contains(turret, gauge.Left) || slices.Contains(turret, gauge.Right)) &&
				t.Fight().CountResults(board.AttackDice, board.Blank) > 0
		}),
		Do: changes(board.AttackDice, board.Blank, board.FocusResult, 1)})
}

// goji reads the bombs around whoever is shot at.
func goji() *xwing.Card {
	bombs := func(t *xwing.Table, m xwing.Moment) int { return t.BombsNear(m.Ship, gauge.Range1) }
	return pilot("goji", xwing.Ability{Query: xwing.DefenseDiceCount, May: true, By: bombs,
		If: func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, gauge.Range3) && bombs(t, m) > 0 }})
}

// matchstick counts red tokens, the locks on him among them.
func matchstick() *xwing.Card {
	reds := func(t *xwing.Table, m xwing.Moment) int {
		return tokensOf(t, m.Owner, board.RedColor) + len(t.LockedBy(m.Owner))
	}
	return pilot("matchstick", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return (!a.Weapon.Special || a.Weapon.IsTurret()) && reds(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, reds(t, m)) }})
}
