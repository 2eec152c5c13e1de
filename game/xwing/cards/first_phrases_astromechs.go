package cards

import (
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's astromechs, salvaged or not.

// fliesFree ignores obstacles until the end of the round.
func fliesFree() []xwing.Ability {
	free := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Lasting(m) }
	return []xwing.Ability{
		{When: xwing.BeforeRevealingDial, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Lasting(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardForRound(m) }},
		number(xwing.IgnoringObstacles, 1, free),
	}
}

// salvages is the action that gives another upgrade up for a shield.
func salvages() xwing.Ability {
	others := func(t *xwing.Table, m xwing.Moment) (out []string) {
		for _, u := range t.Ship(m.Owner).Upgrades {
			if !u.Discarded && catalog.UpgradeCard.Ref(u.XWS) != m.Card {
				out = append(out, u.XWS)
			}
		}
		return out
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner).Shields
			return s.Active < s.Limit && len(others(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardUpgrade(m.Owner, t.ChooseUpgrade(m, others(t, m)))
			if t.Ship(m.Owner).Where == board.InPlay { // its hull value may have gone down
				t.RecoverShield(m.Owner)
			}
		}}
}

// flightAssist dodges where nobody is to be aimed at, and aims ahead alone.
func flightAssist() []xwing.Ability {
	return []xwing.Ability{
		aheadOnly(),
		{When: xwing.AfterManeuver, Act: may(white(catalog.Boost, catalog.BarrelRoll)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && len(m.Met.Obstacles) == 0 &&
					len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })) == 0
			}},
	}
}

// trickles cancels a focus result of a primary attack for an evade token, once a round: to cancel is not to modify (X10-DIC-007).
func trickles() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Aside: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && unused(t, m) && t.Fight().CountShown(board.AttackDice, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Note(m, noteUsed)
			t.Fight().CancelResult(m, board.AttackDice, board.FocusResult)
			t.GainTokens(m.Owner, board.Evade, 1)
		}}
}

// bearsHits cancels all hits but two, each for a stress token.
func bearsHits() xwing.Ability {
	const left = 2
	return xwing.Ability{When: xwing.IfAttackHits, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit) > left
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for range t.Fight().CountResults(board.AttackDice, board.Hit) - left {
				t.Fight().CancelResult(m, board.AttackDice, board.Hit)
				t.GainTokens(m.Owner, board.Stress, 1)
			}
		}}
}

// relocks may get back the lock that was spent, for which the attack is too short.
func relocks() []xwing.Ability {
	const again = "again"
	return []xwing.Ability{
		{When: xwing.AfterSpendingLock, Upon: theOther, Do: func(t *xwing.Table, m xwing.Moment) {
			if t.RollDefenseDice(m.Owner, 1, because(m))[0] == board.EvadeResult && t.CanLock(m.Owner, m.Other.Piece()) {
				t.AcquireLock(m.Owner, m.Other.Piece())
				t.NoteInAttack(m, again)
			}
		}},
		sparesLock(func(t *xwing.Table, m xwing.Moment) bool { return attacking(t, m) && t.NotedInAttack(m, again) }),
	}
}

// unnerves spends the lock on the other ship to have any of its dice rerolled.
func unnerves(side board.Side, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && rolls(t, m.Other, side) && when(t, m) && t.CanSpendLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Note(m, noteUsed)
			t.SpendLock(m.Owner, m.Other.Piece())
			t.Fight().RerollChosen(m.Owner, side, 1, len(t.Fight().Dice(side)))
		}}
}

// unused reports whether the card has not been used in the round.
func unused(t *xwing.Table, m xwing.Moment) bool { return !t.Noted(m, noteUsed) }

// dashesIn is the action that locks an enemy who aims at the owner, and boosts.
func dashesIn() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range2, nil) }
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			foe := t.ChooseShip(m, near(t, m), false)
			if t.InFiringArc(foe, m.Owner) && t.CanLock(m.Owner, foe.Piece()) && t.AskRatherFor(m, foe, "lock-it", "leave-it") {
				t.AcquireLock(m.Owner, foe.Piece())
			}
			t.GrantAction(m, m.Owner, xwing.ActionGrant{Only: white(catalog.Boost)})
		}}
}

// lacksJudgment lets the owner lock friendly ships.
func lacksJudgment() xwing.Ability {
	return number(xwing.ChoosingFriends, 1, having(catalog.Lock))
}

// focusesAfter is what may come of a focus token that the owner has spent where f holds.
func focusesAfter(c xwing.Cost, f func(*xwing.Table, xwing.Moment) bool, do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.AfterSpendingToken, May: true, Cost: c, Do: do,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Focus && f(t, m) }}
}

// worksUnderStress lets a stressed ship perform the actions of its torpedoes and bombs, and calms it for the card.
func worksUnderStress() []xwing.Ability {
	own := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && slices.ContainsFunc(t.Ship(m.Owner).Upgrades, func(u board.Upgrade) bool {
			return (u.Kind == "torpedo" || u.Kind == "device") && strings.HasPrefix(m.Action, xwing.CardAction+catalog.UpgradeCard.Ref(u.XWS)+"/")
		})
	}
	return []xwing.Ability{
		number(xwing.IgnoringStress, 1, own),
		{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return own(t, m) && m.Act.Stressed && !m.Act.Excused },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardThis(m)
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}},
	}
}

// lashesOut may hurt whoever has attacked the owner, and the owner, too, once a round.
func lashesOut() xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && unused(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Note(m, noteUsed)
			switch rollFor(t, m) {
			case board.Crit:
				sufferHit(t, m)
				fallthrough
			case board.Hit:
				t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			}
		}}
}
