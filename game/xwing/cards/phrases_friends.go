package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of an attack that helps friends.

// pointsOut points the target out to whoever has it dead ahead.
func pointsOut() xwing.Ability {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	aimed := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.InBullseye(id, m.Other) && t.CanPerform(id, focus)
		})
	}
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0 && len(aimed(t, m)) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendResult(m.Owner, board.AttackDice, board.FocusResult)
			for _, id := range aimed(t, m) {
				t.GrantActionFor(m, id, xwing.Cost{Gain: board.Strain, GainN: 1}, focus)
			}
		}}
}

// cheersUp cheers friends up with what a special weapon has broken.
func cheersUp() xwing.Ability {
	weary := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.ShipsAt(m.Other, gauge.Range3, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) }), func(id board.ShipID) bool {
			return t.Ship(id).Has(board.Strain)+t.Ship(id).Has(board.Stress) == 0
		})
	}
	return xwing.Ability{When: xwing.AfterAttacking,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Special && t.Fight().DealtCards(m.Other) > 0
		}),
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(weary(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseUpTo(m, weary(t, m), t.Fight().DealtCards(m.Other)) {
				k := board.Strain
				if s := t.Ship(id); s.Has(k) == 0 || s.Has(board.Stress) > 0 && !t.AskRather(m, id, "lose-strain", "lose-stress") {
					k = board.Stress
				}
				t.RemoveTokens(id, k, 1)
			}
		}}
}

// attacksFriends lets the owner attack its own side.
func attacksFriends() xwing.Ability {
	return number(xwing.ChoosingFriends, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.WhileAttacking })
}

// handsFocus may hand another friend at range 1-2 a focus token after a focus action.
func handsFocus() xwing.Ability {
	focused := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Is(catalog.Focus) && t.Ship(m.Owner).Has(board.Focus) > 0
	}
	return given(focused, chooses(xwing.AfterAction,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Focus) }))
}

// seesForAll has all friends lock what is within range 3 of one of them.
func seesForAll() xwing.Ability {
	return number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Ship) && len(friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.RangeTo(id, m.Answer) <= gauge.Range3
		})) > 0
	})
}

// confuses takes stress for an enemy that is about to engage and is seen: this round it spends nothing to modify dice of
// these sides in its attacks.
func confuses(sees func(*xwing.Table, xwing.Moment) bool, sides ...board.Side) []xwing.Ability {
	confused := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Fight().ModifyingDice(sides...) && t.View.Attack.Attacker == m.Ship && t.Noted(m, m.Ship.Piece())
	}
	return []xwing.Ability{
		{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && sees(t, m) && !t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Ship.Piece()) }},
		outlasting(xwing.Ability{Query: xwing.SpendingToken, If: confused, Refuse: refusing(rule.CardForbids)}),
		outlasting(xwing.Ability{Query: xwing.SpendingLock, If: confused, Refuse: refusing(rule.CardForbids)}),
	}
}

// drawsFriendsNear treats friends at range 2-3 as being near.
func drawsFriendsNear() xwing.Ability {
	return treating(xwing.AsNear, int(gauge.Range1), func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range2, gauge.Range3)
	})
}

// befriends coordinates one of two friends of each other, and jams the other.
func befriends() xwing.Ability {
	partners := func(t *xwing.Table, m xwing.Moment, one board.ShipID) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool {
			return id != one && t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Friendly(one, id)
		})
	}
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.CanCoordinateShip(m.Owner, id) && len(partners(t, m, id)) > 0
		})
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ready(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			one := t.ChooseShip(m, ready(t, m), false)
			other := t.ChooseShip(m, partners(t, m, one), false)
			if t.CoordinateShip(m.Owner, one); t.Ship(other).Where == board.InPlay { // or it has fled in the meantime
				t.JamShip(m.Owner, other)
			}
		}}
}
