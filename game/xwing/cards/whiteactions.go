package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// whiteActions lists cards that grant white actions, mostly as red ones.
func whiteActions() []*xwing.Card {
	return []*xwing.Card{poeOfTheResistance(),
		pilot("poedameron", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Charges: 1}, Act: whiteAsRed()}),
		upgrade("dauntless", xwing.Ability{When: xwing.AfterManeuver, If: partly, Act: whiteAsRed()}),
		upgrade("unkarplutt", xwing.Ability{When: xwing.AfterManeuver, If: partly, Cost: xwing.Cost{Hits: 1},
			Act: &xwing.ActionGrant{White: true}}),
		upgrade("advancedslam", xwing.Ability{When: xwing.AfterAction, Act: whiteIconAsRed(), If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == "slam" && t.FullyExecuted(m.Owner)
		}}),
		upgrade("grandinquisitor", xwing.Ability{When: xwing.AfterRevealingDial, Cost: xwing.Cost{Force: 1}, Act: whiteIconAsRed(),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range2)
			}}),
	}
}

// whiteAsRed grants a white action, which is treated as red.
func whiteAsRed() *xwing.ActionGrant { return &xwing.ActionGrant{White: true, Color: catalog.Red} }

// whiteIconAsRed grants such an action of the action bar.
func whiteIconAsRed() *xwing.ActionGrant {
	g := whiteAsRed()
	g.OnBar = catalog.ActionTypes()
	return g
}

// partly is the condition of what follows a partially executed maneuver.
func partly(_ *xwing.Table, m xwing.Moment) bool { return you(m) && !m.Full }

// poeOfTheResistance spurs on whoever acts near him.
func poeOfTheResistance() *xwing.Card {
	g := *whiteAsRed()
	g.Source = "pilot/poedameron-swz68"
	return pilot("poedameron-swz68", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range2) && t.View.Phase == board.Activation && t.View.Active == m.Ship && t.CanPerform(m.Ship, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Ship, g) }})
}
