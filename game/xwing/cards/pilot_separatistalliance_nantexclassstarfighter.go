package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// separatistNantexClassStarfighter lists the pilots of the Nantex-class Starfighter that fly for the Separatist Alliance.
func separatistNantexClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
		berwerKret(),
		pilot("chertek", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && t.Tractored(m.Other)
		})),
		gorgol(),
		sunFac(),
	}
}

// berwerKret shares what a hit has shown with those who have the target locked.
func berwerKret() *xwing.Card {
	calculate := xwing.ActionGrant{Only: red(catalog.Calculate)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
			onBar := slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
			return !t.Friendly(m.Owner, id) || !onBar || !t.Ship(id).HasLocked(m.Other.Piece()) || !t.CanPerform(id, calculate)
		})
	}
	return pilot("berwerkret", xwing.Ability{When: xwing.AfterAttacking,
		If:     func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Hit },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range able(t, m) {
				t.GrantAction(m, id, calculate)
			}
		}})
}

func sunFac() *xwing.Card {
	return pilot("sunfac", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.Tractored(m.Other)
	}))
}

// gorgol mends a friend from afar, and shakes it.
func gorgol() *xwing.Card {
	return pilot("gorgol", wish(chooses(xwing.DuringSystemPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Disarm, 1)
			tractors(t, m, id)
			if !t.Ship(id).Present() { // it was pulled to its end
				return
			}
			m.Owner = id
			if d, ok := t.ChooseFaceup(m, func(card string) bool { return t.DamageTrait(card) == catalog.ShipTrait }); ok {
				t.RepairFaceup(id, d)
			}
		}), xwing.Cost{}))
}
