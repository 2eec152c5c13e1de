package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
)

// shipAbilityCards lists what ships have by their type, beside what single pilots
// print.
func shipAbilityCards() []*xwing.Card {
	return slices.Concat(actingShips(), flyingShips(), fightingShips(), dockedShips(), []*xwing.Card{
		// Slots and restrictions, which squads are checked for.
		shipAbility("weaponhardpoint"), shipAbility("twinionengines"),
	})
}

// red lists red actions.
func red(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Red, kinds) }

// purple lists purple actions.
func purple(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Purple, kinds) }

func colored(d catalog.Difficulty, kinds []catalog.ActionType) []catalog.BarAction {
	out := white(kinds...)
	for i := range out {
		out[i].Difficulty = d
	}
	return out
}

// may grants one of the actions, which may be declined.
func may(actions []catalog.BarAction) *xwing.ActionGrant { return &xwing.ActionGrant{Only: actions} }

// inSystemPhase is the ability to perform one of the actions in the System Phase.
func inSystemPhase(actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Act: may(actions)}
}

// afterAction is the ability to perform one of the actions after any action.
func afterAction(actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction, Act: may(actions)}
}

// full reports whether the owner has fully executed a maneuver of a speed from lo
// to hi.
func full(m xwing.Moment, lo, hi int) bool {
	return you(m) && m.Full && m.Maneuver.Speed >= lo && m.Maneuver.Speed <= hi
}

// fully is the condition of what follows a fully executed maneuver of a speed from
// lo to hi.
func fully(lo, hi int) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return full(m, lo, hi) }
}

// turretOnly keeps a single turret indicator to some of the standard arcs.
func turretOnly(arcs ...string) xwing.Ability {
	return xwing.Ability{Query: xwing.RotatingTurret, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
		if slices.Contains(arcs, m.Action) {
			return nil
		}
		return cannot(m, "refusal.turret-limited")
	}}
}

// cannot refuses something by the ability that is looked at.
func cannot(m xwing.Moment, key string) *game.Refusal {
	return &game.Refusal{Rule: m.Card, Why: game.Say(key, "ship", m.Ship.Piece(), "card", m.Card)}
}
