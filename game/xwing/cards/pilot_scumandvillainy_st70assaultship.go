package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumST70AssaultShip lists the pilots of the ST-70 Assault Ship that fly for Scum and Villainy.
func scumST70AssaultShip() []*xwing.Card {
	return []*xwing.Card{
		guildBountyHunter(),
		pilot("q90", q90()),
		also(pilot("themandalorian", turnsOwn(board.AttackDice, board.Blank, board.FocusResult, 1, xwing.Cost{}, outnumbered),
			turnsOwn(board.DefenseDice, board.Blank, board.FocusResult, 1, xwing.Cost{}, outnumbered)), "themandalorian-armedanddangerous"),
	}
}

// outnumbered reports whether two enemies or more have the owner close ahead.
func outnumbered(t *xwing.Table, m xwing.Moment) bool {
	return len(enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
		return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(id, m.Owner, gauge.Front)
	})) >= 2
}

// q90 strains itself once it has acted.
func q90() xwing.Ability {
	g := *stressedMay(catalog.Calculate, catalog.BarrelRoll)
	return xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return full(m, 0, 5) && !xwing.Basic(m.Move.Maneuver.Bearing) && t.CanPerform(m.Owner, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if _, done := t.GrantAction(m, m.Owner, g); done {
				t.GainTokens(m.Owner, board.Strain, 1)
			}
		}}
}

// guildBountyHunter spends what does not come back for a better result.
func guildBountyHunter() *xwing.Card {
	goods := func(t *xwing.Table, id board.ShipID) []string {
		return upgradesOf(t, id, func(u board.Upgrade) bool {
			return u.Kind == "illicit" && u.Charges.Active > 0 && u.Charges.Recurring == 0
		})
	}
	a := turnsAttack(board.FocusResult, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
		return a.Range >= gauge.Range1 && a.Range <= gauge.Range2 && len(goods(t, m.Owner)) > 0
	})
	turn := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.SpendCharges(m.Owner, t.ChooseUpgrade(m, goods(t, m.Owner)), 1)
		turn(t, m)
	}
	return pilot("guildbountyhunter", a)
}
