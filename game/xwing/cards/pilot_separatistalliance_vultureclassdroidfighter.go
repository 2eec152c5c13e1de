package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// separatistVultureClassDroidFighter lists the pilots of the Vulture-class Droid Fighter that fly for the Separatist Alliance.
func separatistVultureClassDroidFighter() []*xwing.Card {
	return []*xwing.Card{
		uplinkPrototype(),
		dfs081(),
		also(dfs081OfCoruscant(), "dfs081-siegeofcoruscant-lsl"),
		also(dfs311(), "dfs311-siegeofcoruscant", "dfs311-siegeofcoruscant-lsl"),
		pilot("dfs420-wat1", attacksTouched(you), calmsClose(xwing.AfterManeuver), calmsClose(xwing.AfterAction)),
		also(haorChallPrototype("haorchallprototype", gauge.Range2), "haorchallprototype-siegeofcoruscant", "haorchallprototype-siegeofcoruscant-lsl"),
		of(catalog.XWA, haorChallPrototype("haorchallprototype-siegeofcoruscant", arcReach)),
		kelrodoAiHoldout(),
		preciseHunter(),
		theIronAssembler(),
	}
}

func dfs081() *xwing.Card {
	return pilot("dfs081", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && rolls(t, m.Other, board.AttackDice) && t.CanSpend(m.Ship, board.Calculate) &&
				t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendToken(m.Ship, board.Calculate) {
				t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, len(t.Fight().Dice(board.AttackDice)))
			}
		}})
}

func dfs081OfCoruscant() *xwing.Card {
	return pilot("dfs081-siegeofcoruscant", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		Cost: xwing.Cost{Charges: 1, Spend: board.Calculate, SpendN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelResult(m, board.AttackDice, board.Crit) }})
}

func dfs311() *xwing.Card {
	return pilot("dfs311", passes(xwing.StartOfEngagement, board.Calculate, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range3, nil)
	}))
}

func haorChallPrototype(xws string, reach gauge.Range) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.AfterBecomingDefender, Act: may(white(catalog.Calculate, catalog.Lock)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other) &&
				t.AtRange(m.Owner, m.Other, gauge.Range0, reach)
		}})
}

// calmsClose takes a stress token off after something red next to an enemy.
func calmsClose(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty == catalog.Red && t.CanRemoveToken(m.Owner, board.Stress) && len(enemyAt(t, m, gauge.Range1, nil)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
}

// preciseHunter rerolls a blank, whichever.
func preciseHunter() *xwing.Card {
	return pilot("precisehunter", rerollsBlank(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
		return t.InBullseye(m.Owner, a.Defender)
	}))
}

// A Kelrodo-Ai Holdout leaves all that it has to another.
func kelrodoAiHoldout() *xwing.Card {
	heirs := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if s := t.Ship(m.Owner); len(s.Locks)+s.Green() == 0 {
			return nil
		}
		return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.Ship(id).Pilot == "kelrodoaiholdout" })
	}
	hands := func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		for _, l := range slices.Clone(t.Ship(m.Owner).Locks) {
			t.TransferLock(m.Owner, id, l)
		}
		handsGreens(t, m.Owner, id)
	}
	return pilot("kelrodoaiholdout", given(mine, chooses(xwing.BeforeDestroyedRemoved, heirs, hands)))
}

// uplinkPrototype brings the calculations of its neighbors together.
func uplinkPrototype() *xwing.Card {
	return pilot("00muplinkprototype-wat1", number(xwing.MeasuringFrom, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Action == xwing.SpendingNearby && friendlyAt(t, m, gauge.Range1) &&
			t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
	}))
}

// theIronAssembler mends whoever rests on a rock.
func theIronAssembler() *xwing.Card {
	return pilot("theironassembler", xwing.Ability{When: xwing.AfterSkippingManeuver, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && t.Ship(m.Ship).Damaged() &&
				slices.ContainsFunc(t.ObstaclesUnder(m.Ship), func(o board.ObstacleID) bool { return isRock(t, o) })
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Repair(m.Ship) }})
}
