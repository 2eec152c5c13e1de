package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// crewUpgrades lists the upgrades of the slot crew.
func crewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		freelanceSlicer(),
		gonkDroid(),
		informant(),
		upgrade("jangofett", blanks(board.AttackDice), blanks(board.DefenseDice)),
		upgrade("maul", xwing.Ability{When: xwing.AfterSufferingDamage, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, board.ForceCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }}),
		upgrade("perceptivecopilot", xwing.Ability{When: xwing.AfterAction,
			If: having(catalog.Focus),
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}),
		protectorateGleb(),
		theChild(),
		upgrade("zamwesell", secrets("zamwesell")...),
	}
}

// freelanceSlicer jams whoever attacks for the lock on it, at some risk.
func freelanceSlicer() *xwing.Card {
	return upgrade("freelanceslicer", xwing.Ability{When: xwing.AfterBecomingDefender, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.CanSpendLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			seat := t.Ship(m.Owner).Seat
			hurt := rollFor(t, m).Hurts()
			t.GainTokensFrom(seat, m.Other, board.Jam, 1)
			if hurt {
				t.GainTokensFrom(seat, m.Owner, board.Jam, 1)
			}
		}})
}

// gonkDroid charges slowly, and a shield with it.
func gonkDroid() *xwing.Card {
	return upgrade("gnkgonkdroid",
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "gnkgonkdroid") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "gnkgonkdroid", 1) }},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }})
}

// protectorateGleb hands what burdens the ship to the one that it coordinates.
func protectorateGleb() *xwing.Card {
	return upgrade("protectorategleb", xwing.Ability{When: xwing.AfterAction, Upon: theOther, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Coordinate) && t.CanShed(m.Owner, board.Orange, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Hand(m, m.Owner, m.Other, board.Orange, board.RedColor) }})
}

func informant() *xwing.Card { return upgrade("informant", assigns("listeningdevice")) }

// blanks spoils a focus result of the other ship for the lock on it.
func blanks(side board.Side) xwing.Ability {
	a := spoils(side, func(t *xwing.Table, m xwing.Moment) bool { return t.CanSpendLock(m.Owner, m.Other.Piece()) })
	do := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.SpendLock(m.Owner, m.Other.Piece())
		do(t, m)
	}
	return a
}

// theChild keeps its Force until its ship is hurt.
func theChild() *xwing.Card {
	return upgrade("thechild",
		yields("mercilesspursuit", 2, func(_ *xwing.Table, ids []board.ShipID) []board.ShipID { return ids }),
		xwing.Ability{Query: xwing.KeepingForce, By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.SufferedDamage(m.Owner) && t.CanRecover(m.Owner, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }})
}
