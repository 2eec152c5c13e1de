package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// The sides of a card that forms a wing: that by which the wing is set up, and that which is played.
const (
	settingUp = 1
	flying    = 2
)

// yourWingmate reports whether a ship is a wingmate of the owner's.
func yourWingmate(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return id != 0 && id != m.Owner && slices.Contains(t.View.Wingmates(m.Owner), id)
}

// ofWing takes any wingmate.
func ofWing(_ *xwing.Table, _ xwing.Moment, _ *board.Ship) bool { return true }

// intercepts has up to so many wingmates in the attack arc, of those that may, suffer a hit or a crit each in place of
// their leader that defends, or of whom else they cover.
func intercepts(most, side int, may func(*xwing.Table, xwing.Moment, *board.Ship) bool,
	covered func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	among := func(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
		for _, id := range t.View.Wingmates(m.Owner) {
			if id != m.Other && t.StillActs(id) && may(t, m, t.Ship(id)) && t.InAttackArc(m.Ship, t.View.Attack.Weapon, m.Other, id) {
				ids = append(ids, id)
			}
		}
		return ids
	}
	results := func(t *xwing.Table) int { return t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) }
	return xwing.Ability{When: xwing.BeforeNeutralizing, Side: side, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return covered(t, m) && results(t) > 0 && len(among(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			ids := among(t, m)
			if len(ids) > 1 {
				ids = t.ChooseUpTo(m, ids, min(most, results(t)))
			}
			for _, id := range ids {
				takesFor(t, m, id)
			}
		}}
}

// leaderDefends holds while the owner defends.
func leaderDefends(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }

// formsUp turns a card over once the wing that it forms has been set up.
func formsUp(xws string) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, Side: settingUp, Turns: true, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, xws) }}
}

// paintsRed has wingmates execute purple maneuvers as red ones.
func paintsRed() xwing.Ability {
	a := number(xwing.ColoredManeuver, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Difficulty == catalog.Purple && yourWingmate(t, m, m.Ship)
	})
	a.Side = flying
	return a
}

// breaksOff lets wingmates barrel roll and boost, which takes them out of their wing as anything does that moves them.
func breaksOff() xwing.Ability {
	a := number(xwing.PermittingAction, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Answer == xwing.AsWingmate && yourWingmate(t, m, m.Ship) && m.Is(catalog.BarrelRoll, catalog.Boost)
	})
	a.Side = flying
	return a
}

// losesWing splits the wing of a leader that barrel rolls or boosts.
func losesWing() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction, Side: flying,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.BarrelRoll, catalog.Boost) && len(t.View.Wingmates(m.Owner)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SplitWing(m) }}
}

// launchesIntoWing has a docked ship of the wing join it, for no stress token.
func launchesIntoWing() xwing.Ability {
	a := chooses(xwing.StartOfPlanning, func(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
		for _, id := range t.View.DockedWith(m.Owner) {
			if t.CanFormUp(id) {
				ids = append(ids, id)
			}
		}
		return ids
	}, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.FormUp(id) })
	a.Side = flying
	return a
}
