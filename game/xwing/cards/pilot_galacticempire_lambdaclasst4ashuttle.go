package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialLambdaClassT4aShuttle lists the pilots of the Lambda-class T-4a Shuttle that fly for the Galactic Empire.
func imperialLambdaClassT4aShuttle() []*xwing.Card {
	return []*xwing.Card{captainKagi(), lieutenantSai()}
}

// captainKagi draws the enemy's locks onto the shuttle.
func captainKagi() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool { return len(t.LockedBy(id)) > 0 })
	}
	return pilot("captainkagi", xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(locked(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseShips(m, locked(t, m)) {
				for _, by := range t.LockedBy(id) {
					t.MoveLock(by, id.Piece(), m.Owner.Piece())
				}
			}
		}})
}

// lieutenantSai does what the ship that he coordinated did.
func lieutenantSai() *xwing.Card {
	same := func(t *xwing.Table, m xwing.Moment) xwing.ActionGrant { // no action but a coordinate one is answered with an action
		g := xwing.ActionGrant{}
		for _, a := range t.ActionBar(m.Owner) {
			if a.Type.String() == m.Answer {
				g.OnBar = []catalog.ActionType{a.Type}
			}
		}
		return g
	}
	return pilot("lieutenantsai", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			g := same(t, m)
			return you(m) && len(g.OnBar) > 0 && t.CanPerform(m.Owner, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, same(t, m)) }})
}
