package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of actions.

// white lists actions without a stated color, red and purple such actions.
func white(kinds ...catalog.ActionType) []catalog.BarAction {
	out := make([]catalog.BarAction, len(kinds))
	for i, k := range kinds {
		out[i] = catalog.BarAction{Type: k, Difficulty: catalog.White}
	}
	return out
}

func red(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Red, kinds) }

func colored(d catalog.Difficulty, kinds []catalog.ActionType) []catalog.BarAction {
	out := white(kinds...)
	for i := range out {
		out[i].Difficulty = d
	}
	return out
}

func purple(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Purple, kinds) }

// may grants one of the actions, which may be declined.
func may(actions []catalog.BarAction) *xwing.ActionGrant { return &xwing.ActionGrant{Only: actions} }

// stressedMay grants one of the actions even to a stressed ship.
func stressedMay(kinds ...catalog.ActionType) *xwing.ActionGrant {
	g := may(white(kinds...))
	g.Stressed = true
	return g
}

// acts lets the ship perform an action of the grant, or decline it.
func acts(when xwing.Timing, g xwing.ActionGrant) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return (you(m) || m.Ship == 0) && t.CanPerform(m.Owner, g) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, g) }}
}

// afterAction is the ability to perform one of the actions after any action.
func afterAction(actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction, Act: may(actions)}
}

// inSystemPhase is the ability to perform one of the actions in the System Phase.
func inSystemPhase(actions []catalog.BarAction) xwing.Ability {
	return inSystemPhaseFor(xwing.Cost{}, actions)
}

// inSystemPhaseFor is inSystemPhase at a cost.
func inSystemPhaseFor(cost xwing.Cost, actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: cost, Act: may(actions)}
}

// evadesEasily treats the owner's red evade as white where f holds.
func evadesEasily(f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return number(xwing.ActionColor, int(catalog.White), func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Is(catalog.Evade) && m.Difficulty == catalog.Red && f(t, m)
	})
}

// calmUnder lets a ship with at most so many stress tokens do something although it
// is stressed.
func calmUnder(most int, what func(m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.IgnoringStress, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Has(board.Stress) <= most && what(m)
	}}
}

// whiteAsRed grants a white action, which is treated as red.
func whiteAsRed() *xwing.ActionGrant { return &xwing.ActionGrant{White: true, Color: catalog.Red} }

// asRed is the color of an action that may be treated as red.
func asRed(*xwing.Table, xwing.Moment) int { return int(catalog.Red) }

// whiteIconAsRed grants such an action of the action bar.
func whiteIconAsRed() *xwing.ActionGrant {
	g := whiteAsRed()
	g.OnBar = catalog.ActionTypes()
	return g
}

// having is the condition that the owner has performed one of the actions.
func having(kinds ...catalog.ActionType) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(kinds...) }
}

// gainsAfter gives the owner a token once it has performed one of the actions.
func gainsAfter(k board.Token, kinds ...catalog.ActionType) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction, If: having(kinds...),
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, k, 1) }}
}

// redFocusFor lets another friendly ship at range 1 to hi for which fit holds focus as a red action, stressed or not,
// after such a maneuver of the owner.
func redFocusFor(xws string, after func(xwing.Moment) bool, hi gauge.Range, fit func(*xwing.Table, xwing.Moment, board.ShipID) bool) *xwing.Card {
	focus := xwing.ActionGrant{Only: red(catalog.Focus), Stressed: true}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, hi, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && fit(t, m, id) && t.CanPerform(id, focus)
		})
	}
	return upgrade(xws, xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && after(m) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, t.ChooseShip(m, able(t, m), false), focus) }})
}

// alikeOnly lets whomever the owner coordinates perform actions of the owner's bar alone.
func alikeOnly() xwing.Ability {
	return xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && !slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return m.Is(a.Type) })
		}}
}

// hasIcon reports whether an action is on a ship's action bar.
func hasIcon(t *xwing.Table, id board.ShipID, k catalog.ActionType) bool {
	return slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == k })
}

// sameOnBar grants the moment's action as an icon of a ship's action bar; not if a card prints it.
func sameOnBar(m xwing.Moment) (g xwing.ActionGrant, ok bool) {
	for _, k := range catalog.ActionTypes() {
		if m.Is(k) {
			g.OnBar = append(g.OnBar, k)
		}
	}
	return g, len(g.OnBar) > 0
}

// inTurn does something for each of the ships, in the order that the owner's player wants,
// until he has had enough. Each is offered what it may do by itself when it is the last.
func inTurn(t *xwing.Table, m xwing.Moment, ships []board.ShipID, do func(board.ShipID)) {
	for len(ships) > 1 {
		id := t.ChooseShip(m, ships, true)
		if id == 0 {
			return
		}
		do(id)
		ships = slices.DeleteFunc(ships, func(other board.ShipID) bool { return other == id || t.Ship(other).Where != board.InPlay })
	}
	for _, id := range ships {
		do(id)
	}
}
