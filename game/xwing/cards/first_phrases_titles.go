package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of first edition's titles of ships that are not huge.

// aheadOnly forbids attacks on ships outside the owner's firing arc.
func aheadOnly() xwing.Ability {
	return xwing.Ability{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.InFiringArc(m.Owner, m.Other) }}
}

// followsUp is an attack on some terms right after such an attack of the owner's.
func followsUp(after func(*xwing.Table, xwing.Moment) bool, terms func(*xwing.Table, xwing.Moment) xwing.AttackTerms) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && after(t, m) && t.CanAttack(m.Owner, terms(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, terms(t, m)) }}
}

// primaries are attacks with a primary weapon, through an arc alone where there is one.
func primaries(arc catalog.ArcKind) func(*xwing.Table, xwing.Moment) xwing.AttackTerms {
	return func(*xwing.Table, xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && (arc == 0 || w.Arc == arc) }}
	}
}

// shootsPast sits at the guns of its cannons, which fire all round, and at no others while it has one.
func shootsPast() []xwing.Ability {
	return []xwing.Ability{
		turningTo(catalog.AllRoundArc, "cannon"),
		{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				w, _ := t.Weapon(m.Owner, m.Action)
				return you(m) && !w.Special && len(t.UpgradesIn(m.Owner, catalog.CannonSlot)) > 0
			}},
	}
}

// firesBothWays rolls a die more ahead, or fires behind after that.
func firesBothWays() []xwing.Ability {
	ahead := func(t *xwing.Table) bool { return inPrimary(t) && t.View.Attack.Weapon.Arc == catalog.FrontArc }
	more := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && ahead(t) }), xwing.Cost{})
	more.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, noteUsed) }
	return []xwing.Ability{more, followsUp(func(t *xwing.Table, m xwing.Moment) bool {
		return ahead(t) && !t.NotedInAttack(m, noteUsed)
	}, primaries(catalog.RearArc))}
}

// wheels turns about after a bank of speed 3, for stress.
func wheels() xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return calm(t, m) && m.Move.Maneuver.Speed == 3 && banks(m) && !touching(t, m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, 180) }}
}

// sharesBurden has the player of a calm enemy at range 1-2 stress one of his ships there.
func sharesBurden() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, f)
	}
	calmed := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return near(t, m, func(id board.ShipID) bool { return !t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: xwing.EndOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(calmed(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			seat := t.Ship(t.ChooseShip(m, calmed(t, m), false)).Seat
			theirs := near(t, m, func(id board.ShipID) bool { return t.Ship(id).Seat == seat })
			t.GainTokens(t.ChooseShipFor(seat, m, theirs, false), board.Stress, 1)
		}}
}

// shakesLocks takes an enemy's lock off a friend at range 1.
func shakesLocks() xwing.Ability {
	return given(having(catalog.Boost, catalog.BarrelRoll), chooses(xwing.AfterAction,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return len(t.LockedByEnemies(id)) > 0 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.BreakLock(t.ChooseShip(m, t.LockedByEnemies(id), false), id.Piece(), false)
		}))
}

// onlyAhead reports whether the defender alone is in the owner's firing arc at range 1-3.
func onlyAhead(t *xwing.Table, m xwing.Moment) bool {
	ahead := t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	return attacking(t, m) && slices.Equal(ahead, []board.ShipID{t.View.Attack.Defender})
}

// pivots is quick with its wings back, and turns about in the air with its wings down.
func pivots() []xwing.Ability {
	const attack, landing = 1, 2
	return []xwing.Ability{
		onSide(attack, number(xwing.AgilityValue, 1, mine)),
		{When: xwing.AfterRevealingDial, Side: landing, May: true, If: ownStop,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, 180) }},
		turnsOver("pivotwing", true, mine),
	}
}

// glides flies ahead of the maneuver on its dial, unless it is stressed: it must, but who may ignore that.
func glides() []xwing.Ability {
	chooses := func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && t.ChoosesAilerons(m.Owner) }
	return []xwing.Ability{
		{When: xwing.BeforeRevealingDial, Do: shortManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && !chooses(t, m) }},
		{When: xwing.BeforeRevealingDial, May: true, If: chooses, Do: shortManeuver},
	}
}

// disarmedWith lets the owner attack with some weapons though it has weapons disabled tokens.
func disarmedWith(f func(*xwing.Table, xwing.Moment, string) bool, slots ...string) xwing.Ability {
	return number(xwing.AttackingDisarmed, 99, func(t *xwing.Table, m xwing.Moment) bool {
		w, _ := t.Weapon(m.Owner, m.Action)
		return you(m) && t.WeaponIn(m.Owner, w, slots...) && f(t, m, w.Upgrade)
	})
}
