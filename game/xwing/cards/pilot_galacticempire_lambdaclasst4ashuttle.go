package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialLambdaClassT4aShuttle lists the pilots of the Lambda-class T-4a Shuttle that fly for the Galactic Empire.
func imperialLambdaClassT4aShuttle() []*xwing.Card {
	return []*xwing.Card{captainKagi(), captainYorrAgain(), colonelJendon(), lieutenantSai()}
}

// captainKagi draws the enemy's locks onto the shuttle.
func captainKagi() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool { return len(t.LockedByEnemies(id)) > 0 })
	}
	return pilot("captainkagi", xwing.Ability{When: xwing.StartOfEngagement, May: true, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(locked(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseShips(m, locked(t, m)) {
				for _, by := range t.LockedByEnemies(id) {
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

// captainYorrAgain bears what would befall others, if it is new to him.
func captainYorrAgain() *xwing.Card {
	return pilot("captainyorr-wat1", xwing.Ability{When: xwing.WouldGainToken, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			bad := m.Token.Color() == board.RedColor || m.Token.Color() == board.Orange
			return !you(m) && bad && friendlyAt(t, m, gauge.Range3) && t.Ship(m.Owner).Has(m.Token) == 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, m.Token, 1) }})
}

// colonelJendon has all friendly ships look far ahead, and nowhere else.
func colonelJendon() *xwing.Card {
	farsighted := func(t *xwing.Table, m xwing.Moment) bool { return t.Friendly(m.Owner, m.Ship) && t.Noted(m, "far") }
	return pilot("coloneljendon",
		xwing.Ability{When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Charges: 1}, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "far") }},
		outlasting(number(xwing.LockingBeyond, 1, farsighted)),
		xwing.Ability{Query: xwing.AcquiringLock, Outlasts: true, If: farsighted,
			Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
				if m.N > int(gauge.Range3) {
					return nil
				}
				return cannot(m, "refusal.lock-within-3")
			}})
}
