package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of first edition's illicit upgrades and of its tech.

// slicesSystems is the action that may give a stressed enemy at range 1-2 a damage card for a stress token.
func slicesSystems() xwing.Ability {
	weary := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(weary(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			foe := t.ChooseShip(m, weary(t, m), false)
			if f := rollFor(t, m); f == board.Hit || f == board.Crit {
				t.RemoveTokens(foe, board.Stress, 1)
				t.DealDamageCard(foe, false)
			}
		}}
}

// flickers cloaks as an action, and by chance breaks at the end of a round.
func flickers() []xwing.Ability {
	cloak := xwing.ActionGrant{Only: white(catalog.Cloak), Must: true}
	return []xwing.Ability{
		{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Owner, cloak) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, cloak) }},
		{When: xwing.EndOfEndPhase, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			if rollFor(t, m) != board.FocusResult {
				return
			}
			t.DiscardThis(m)
			switch {
			case t.Ship(m.Owner).Has(board.Cloak) == 0:
			case t.AskRather(m, m.Owner, "decloak", "discard-cloak") && t.MustDecloak(m.Owner):
			default: // or there is no room to decloak
				t.RemoveTokens(m.Owner, board.Cloak, 1)
			}
		}},
	}
}

// ignoresStress gives the card up as its ship becomes active to act and to fly red maneuvers under stress in the round.
func ignoresStress() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardForRound(m) }},
		number(xwing.IgnoringStress, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Lasting(m) }),
	}
}

// insteadOfAttacks does something at a cost in place of all attacks in the owner's turn of the Combat phase.
func insteadOfAttacks(f func(*xwing.Table, xwing.Moment) bool, c xwing.Cost, do func(*xwing.Table, xwing.Moment)) []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.BeforeEngaging, May: true, Cost: c,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && f(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, noteUsed)
				do(t, m)
			}},
		{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !unused(t, m) }},
	}
}

// heightens gives the card up to turn all focus results of the round, attacking or defending.
func heightens() []xwing.Ability {
	return append([]xwing.Ability{{When: xwing.StartOfEngagement, May: true, If: always, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardForRound(m) }}},
		turnsFocus(99, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool { return t.Lasting(m) })...)
}

// passesIon takes an ion token off as it comes, and offers one to an enemy at range 1: it is discarded if that takes it.
func passesIon() xwing.Ability {
	return given(func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Ion }, chooses(xwing.AfterGainingToken,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range1, nil) },
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.RemoveTokens(m.Owner, board.Ion, 1)
			if t.AskRather(m, id, "gain-ion", "gain-no-ion") {
				t.GainTokens(id, board.Ion, 1)
				t.DiscardThis(m)
			}
		}))
}

// scavenges turns a discarded weapon, bomb or modification of the owner's faceup again where another ship is destroyed at range
// 1-2, and goes itself by chance.
func scavenges() xwing.Ability {
	discarded := func(t *xwing.Table, m xwing.Moment) []string {
		among := upgradesOf(t, m.Owner, func(u board.Upgrade) bool {
			return u.Discarded && slices.Contains([]string{"torpedo", "missile", "device", "cannon", "turret", "modification"}, u.Kind)
		})
		slices.Sort(among)
		return slices.Compact(among)
	}
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2) && len(discarded(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ReturnUpgrade(m.Owner, t.ChooseUpgrade(m, discarded(t, m)))
			if rollFor(t, m) == board.Blank {
				t.DiscardThis(m)
			}
		}}
}

// lendsLock lends the lock on whom another friend at range 1-2 attacks.
func lendsLock() xwing.Ability {
	return number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return !you(m) && m.Is(catalog.Lock) && t.Ship(m.Owner).HasLocked(m.Other.Piece()) && friendlyAt(t, m, gauge.Range2)
	})
}

// keepsOne lets the owner have one token of a kind at most, which stays in the End phase.
func keepsOne(k board.Token) []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.WouldGainToken, Do: func(*xwing.Table, xwing.Moment) {},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == k && t.Ship(m.Owner).Has(k) > 0 }},
		number(xwing.KeepingCircular, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == k }),
	}
}

// evadesThreat spends the lock on an enemy ahead at range 1-2, whose turn in the Combat phase it is, to move.
func evadesThreat() xwing.Ability {
	moves := xwing.ActionGrant{OnBar: []catalog.ActionType{catalog.Boost, catalog.BarrelRoll}}
	return xwing.Ability{When: xwing.BeforeEngaging, May: true, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.InFiringArc(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2) &&
				t.CanSpendLock(m.Owner, m.Ship.Piece()) && t.CanPerform(m.Owner, moves)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Ship.Piece())
			t.GrantAction(m, m.Owner, moves)
		}}
}

// sparesIllicits lays an illicit token on each illicit upgrade of the squad, to be given up in place of it.
func sparesIllicits() []xwing.Ability {
	illicit := func(u board.Upgrade) bool { return u.Kind == catalog.IllicitSlot.String() }
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.View.SquadOf(t.Ship(m.Owner).Seat) {
				of := m
				of.Owner = id
				t.PlaceOrdnance(of, 1, illicit)
			}
		}},
		{When: xwing.WouldDiscard, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && illicit(*t.Ship(m.Ship).Upgrade(m.Action)) && t.Ordnance(m.Ship, m.Action) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardOrdnance(m.Ship, m.Action) }},
	}
}
