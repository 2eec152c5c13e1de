package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// The phrases of those who lead others, and of the crews of huge ships' standard loadouts.

// rallies has a friendly ship at range 0 to hi for which fit holds act by a grant when a friend there is destroyed.
func rallies(hi gauge.Range, g xwing.ActionGrant, fit func(xwing.Moment, board.ShipID) bool) xwing.Ability {
	return given(func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, hi) },
		chooses(xwing.BeforeDestroyedRemoved,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return friendsAt(t, m, hi, func(id board.ShipID) bool { return fit(m, id) && t.StillActs(id) && t.CanPerform(id, g) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.GrantAction(m, id, g) }))
}

// anyone takes any ship, anotherShip any but the one that the moment is about.
func anyone(xwing.Moment, board.ShipID) bool { return true }

func anotherShip(m xwing.Moment, id board.ShipID) bool { return id != m.Ship }

// rewards gives a focus token to whoever destroys an enemy near the owner.
func rewards() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Other) && t.Ship(m.Other).Destroyed && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2)
		},
		Do: focuses}
}

// sharesGreen makes one green token of the owner's up to three, each of another friend's.
func sharesGreen() xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If:     func(t *xwing.Table, m xwing.Moment) bool { return len(greens(t, m.Owner)) > 0 },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(othersAt(t, m, gauge.Range3, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			k := losesOneOf(t, m, greens(t, m.Owner))
			t.RemoveTokens(m.Owner, k, 1)
			for _, id := range t.ChooseUpTo(m, othersAt(t, m, gauge.Range3, nil), 3) {
				t.GainTokens(id, k, 1)
			}
		}}
}

// losesOneOf has the owner's player choose which of these tokens his ship loses, where there is a choice.
func losesOneOf(t *xwing.Table, m xwing.Moment, kinds []board.Token) board.Token {
	if len(kinds) == 1 {
		return kinds[0]
	}
	var ids []string
	for _, k := range kinds {
		ids = append(ids, "lose-"+k.String())
	}
	return kinds[slices.Index(ids, t.AskAmong(m, m.Owner, ids...))]
}

// firesOn follows a primary attack by another on somebody else.
func firesOn() xwing.Ability {
	terms := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return id != m.Other }}
	}
	return xwing.Ability{When: xwing.AfterAttacking, May: true, Bonus: true, Cost: xwing.Cost{Charges: 1, Energy: 2},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.CanBonusAttack(m.Owner, terms(m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(m)) }}
}

// mendsShield recovers a shield of a ship that has none left and for which f holds, at the risk of a die.
func mendsShield(when xwing.Timing, f func(*xwing.Table, xwing.Moment) bool, onHit func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: when, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return f(t, m) && !s.Shielded() && s.Shields.Limit > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			face := rollFor(t, m)
			t.RecoverShield(m.Owner)
			if face == board.Hit {
				onHit(t, m)
			}
		}}
}

// handsObjective moves an objective token between the owner and a friend at range 0-1, either way.
func handsObjective() xwing.Ability {
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.Ship(id).Objectives+t.Ship(m.Owner).Objectives > 0
		})
	}
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1}, If: atAPhase,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ready(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			from, to := t.ChooseShip(m, ready(t, m), false), m.Owner
			own, others := t.Ship(to).Objectives > 0, t.Ship(from).Objectives > 0
			if own && (!others || t.AskRather(m, m.Owner, "give-objective", "take-objective")) {
				from, to = to, from
			}
			t.HandObjective(from, to)
		}}
}
