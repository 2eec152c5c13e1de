package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistDroidTriFighter lists the pilots of the Droid Tri-Fighter that fly for the Separatist Alliance.
func separatistDroidTriFighter() []*xwing.Card {
	return []*xwing.Card{
		also(dis347(), "dis347-siegeofcoruscant", "dis347-siegeofcoruscant-lsl"),
		dist81(),
		also(dist81OfCoruscant(), "dist81-siegeofcoruscant-lsl"),
		fearsomePredator(),
		phlacArphoccPrototype(),
		also(pilot("phlacarphoccprototype-siegeofcoruscant", xwing.Ability{When: xwing.StartOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(inSights(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}), "phlacarphoccprototype-siegeofcoruscant-lsl"),
		pilot("volandas", volanDas()),
	}
}

// dist81 thinks with the heads of friends that the enemy has in his sights.
func dist81() *xwing.Card {
	heads := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
			return !t.Friendly(m.Owner, id) || !t.CanSpendOf(m.Owner, id, board.Calculate) || !t.InFiringArc(m.Other, id)
		})
	}
	turned := func(side board.Side, to board.Face) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && t.Fight().CountResults(side, board.FocusResult) > 0 && len(heads(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendOf(m.Owner, t.ChooseShip(m, heads(t, m), false), board.Calculate)
				t.Fight().ChangeResults(side, board.FocusResult, to, 1)
			}}
	}
	return pilot("dist81", turned(board.AttackDice, board.Hit), turned(board.DefenseDice, board.EvadeResult))
}

// dist81OfCoruscant wears itself out with every die that it throws again.
func dist81OfCoruscant() *xwing.Card {
	again := func(side board.Side, k board.Token) xwing.Ability {
		a := rerolls(side, 99, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) })
		a.Do = func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, k, t.Fight().RerollChosen(m.Owner, side, 1, 99))
		}
		return a
	}
	return pilot("dist81-siegeofcoruscant", again(board.AttackDice, board.Deplete), again(board.DefenseDice, board.Strain))
}

// inSights are the enemies in the owner's bullseye arc.
func inSights(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
}

// volanDas wears an enemy down, and may calm himself.
func volanDas() xwing.Ability {
	return given(fullyRed, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
			if t.CanRemoveToken(m.Owner, board.Stress) && t.AskUse(m) {
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}
		}))
}

func fearsomePredator() *xwing.Card { return pilot("fearsomepredator", assigns("fearfulprey")) }

// dis347 locks what others have locked.
func dis347() *xwing.Card {
	shared := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.LockableAt(m.Owner, gauge.Range1, gauge.Range3), func(o string) bool {
			return t.Ship(m.Owner).HasLocked(o) ||
				len(friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool { return t.Ship(id).HasLocked(o) })) == 0
		})
	}
	return pilot("dis347", xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(shared(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Owner, shared(t, m)) }})
}

// phlacArphoccPrototype gives up a lock to see where its target will fly.
func phlacArphoccPrototype() *xwing.Card {
	return pilot("phlacarphoccprototype", wish(chooses(xwing.DuringSystemPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
				return !t.CanSpendLock(m.Owner, id.Piece()) || !dialHidden(t, m, id)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			t.LookAtDial(m.Owner, id)
		}), xwing.Cost{}))
}
