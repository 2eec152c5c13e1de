package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstOrderTalentUpgrades lists the upgrades of the slot talent of the First Order.
func firstOrderTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("fanatical", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && !t.Ship(m.Owner).Shielded()
		})),
		proudTradition(),
	}
}

// proudTradition keeps its bearing under stress, until somebody breaks it.
func proudTradition() *xwing.Card {
	const kept, broken = 1, 2
	return upgrade("proudtradition",
		onSide(kept, calmUnder(2, func(m xwing.Moment) bool { return m.Is(catalog.Focus) })),
		xwing.Ability{When: xwing.AfterAttacking, Side: kept, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return attacking(t, m) && t.Ship(m.Owner).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) {
				ways := []string{"suffer-crit", "do-nothing"}
				if t.Ship(m.Other).Has(board.Focus) > 0 {
					ways = append([]string{"spend-focus"}, ways...)
				}
				switch t.AskAmong(m, m.Other, ways...) {
				case "do-nothing":
					return
				case "spend-focus":
					t.SpendToken(m.Other, board.Focus)
				default:
					t.SufferDamage(m.Other, xwing.Damage{Crits: 1})
				}
				t.FlipUpgrade(m.Owner, "proudtradition")
			}},
		xwing.Ability{Query: xwing.ActionColor, Side: broken, By: plus(int(catalog.Red)), If: having(catalog.Focus)})
}
