package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumM3AInterceptor lists the pilots of the M3-A Interceptor that fly for Scum and Villainy.
func scumM3AInterceptor() []*xwing.Card {
	return []*xwing.Card{
		g4rGorVM(),
		genesisRed(),
		inaldra(),
		pilot("laetinashera", missed(xwing.AfterAttacking), missed(xwing.AfterDefending)),
		pilot("quinnjast", recharges(xwing.StartOfEngagement, xwing.Cost{Gain: board.Disarm, GainN: 1}, func(xwing.Moment) bool { return true })),
		pilot("serissu", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, gauge.Range1) })),
		pilot("sunnybounder", matches(xwing.AfterRolling), matches(xwing.AfterRerolling)),
	}
}

func g4rGorVM() *xwing.Card {
	touching := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range0, func(id board.ShipID) bool { return id != m.Owner })
	}
	return pilot("g4rgorvm", xwing.Ability{When: xwing.AfterDefending,
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(touching(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range touching(t, m) {
				t.SufferDamage(id, xwing.Damage{Crits: 1})
			}
		}})
}

// genesisRed does as the ship does that he has locked.
func genesisRed() *xwing.Card {
	kinds := [...]board.Token{board.Focus, board.Evade}
	return pilot("genesisred", xwing.Ability{When: xwing.AfterLocking,
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, k := range kinds {
				t.RemoveTokens(m.Owner, k, t.Ship(m.Owner).Has(k))
			}
			if m.Other == 0 {
				return
			}
			for _, k := range kinds {
				t.GainTokens(m.Owner, k, t.Ship(m.Other).Has(k))
			}
		}})
}

func inaldra() *xwing.Card {
	anew := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true, Cost: xwing.Cost{Hits: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, side, 0, t.Fight().Rerollable(side))
			}}
	}
	return pilot("inaldra", anew(board.AttackDice), anew(board.DefenseDice))
}

// missed rewards an attack that did not hit.
func missed(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}
}

// matches may add a result like all others that the owner has rolled.
func matches(when xwing.Timing) xwing.Ability {
	agree := func(t *xwing.Table, m xwing.Moment) bool {
		all := t.Fight().CountShown(m.Attack.Side, board.Hit, board.Crit, board.EvadeResult, board.FocusResult, board.Blank)
		return all > 0 && t.Fight().CountShown(m.Attack.Side, common(t, m)) == all
	}
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Attack.Pool && agree(t, m) && t.Fight().Modifiable(m, m.Attack.Side)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().AddDie(m.Attack.Side, common(t, m)) }}
}

// common is the face of the first die rolled.
func common(t *xwing.Table, m xwing.Moment) board.Face {
	for _, d := range t.Fight().Dice(m.Attack.Side) {
		if !d.Gone {
			return d.Face
		}
	}
	return board.Blank
}
