package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicEta2Actis lists the pilots of the Eta-2 Actis that fly for the Galactic Republic.
func republicEta2Actis() []*xwing.Card {
	return []*xwing.Card{
		aaylaSecura(),
		anakinSkywalkerActis(),
		also(pilot("anakinskywalker-siegeofcoruscant", outnumberedActs("Obi-Wan Kenobi", catalog.BarrelRoll)), "anakinskywalker-siegeofcoruscant-lsl"),
		kitFistoPilot(),
		obiWanKenobi(),
		also(pilot("obiwankenobi-siegeofcoruscant", outnumberedActs("Anakin Skywalker", catalog.Boost)), "obiwankenobi-siegeofcoruscant-lsl"),
		shaakTi(),
		pilot("yoda", xwing.Ability{When: xwing.AfterSpendingForce, Upon: theShip, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range3) && t.CanRecover(m.Ship, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Ship, board.ForceCharges, 1) }}),
		also(shaakTiOfCoruscant(), "shaakti-siegeofcoruscant-lsl"),
	}
}

// aaylaSecura spoils the aim of an enemy ship, whatever that shoots at: a remote, or a ship that is no more than allied.
func aaylaSecura() *xwing.Card {
	return pilot("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Other) && rolls(t, m.Ship, board.DefenseDice) &&
				t.Fight().CountResults(board.DefenseDice, board.Blank) > 0 &&
				t.InArc(m.Owner, m.Other, gauge.Front) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func kitFistoPilot() *xwing.Card {
	return pilot("kitfisto", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) &&
				t.Fight().CountResults(board.DefenseDice, board.Blank) > 0 && t.InBullseye(m.Ship, m.Other)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

// obiWanKenobi looks after himself and Anakin when they are outnumbered.
func obiWanKenobi() *xwing.Card {
	return pilot("obiwankenobi-eta2actis", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: comradeOutnumbered("Anakin Skywalker"),
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }})
}

// comradeOutnumbered is the condition that the owner or a friend of that name nearby has
// moved to where there are more enemies than other friends.
func comradeOutnumbered(name string) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool {
		near := func(f func(board.ShipID) bool) int { return len(t.ShipsAt(m.Ship, gauge.Range1, f)) }
		foes := near(func(id board.ShipID) bool { return t.Enemy(m.Ship, id) })
		friends := near(func(id board.ShipID) bool { return id != m.Ship && t.Friendly(m.Ship, id) })
		return friendlyAt(t, m, gauge.Range3) && (you(m) || t.Pilot(m.Ship).Name == name) && foes > friends
	}
}

func anakinSkywalkerActis() *xwing.Card {
	outnumbered := comradeOutnumbered("Obi-Wan Kenobi")
	return pilot("anakinskywalker-eta2actis", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return outnumbered(t, m) && t.CanShed(m.Ship, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Ship, board.RedColor) }})
}

// outnumberedActs lets whoever is so act, after a maneuver flown in full.
func outnumberedActs(name string, action catalog.ActionType) xwing.Ability {
	outnumbered, g := comradeOutnumbered(name), xwing.ActionGrant{Only: white(action)}
	return xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Move.Full && outnumbered(t, m) && t.CanPerform(m.Ship, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, g) }}
}

// shaakTi has friends keep a focus or an evade token each.
func shaakTi() *xwing.Card {
	kinds := [2]board.Token{board.Focus, board.Evade}
	ready := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return hasEither(t, id, kinds) })
	}
	return pilot("shaakti",
		xwing.Ability{When: xwing.StartOfEnd,
			If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.ActiveCharges(m.Owner, board.ForceCharges) > 0 && len(ready(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				chosen := t.ChooseUpTo(m, ready(t, m), t.ActiveCharges(m.Owner, board.ForceCharges))
				t.SpendCharges(m.Owner, board.ForceCharges, len(chosen))
				for _, id := range chosen {
					holdsEither(t, m, id, kinds, "hold-focus", "hold-evade")
				}
			}},
		keepsHeld())
}

// shaakTiOfCoruscant tells clones what to do when the fight is over.
func shaakTiOfCoruscant() *xwing.Card {
	return pilot("shaakti-siegeofcoruscant",
		xwing.Ability{When: xwing.StartOfEnd, Act: &xwing.ActionGrant{Only: purple(catalog.Coordinate), Stressed: true}, If: always},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				born := func(id board.ShipID) bool { return t.HasShipAbility(id, "bornforthis") }
				return you(m) && slices.ContainsFunc(m.Act.Others, born) && t.CanCoordinateAnother(m.Owner, m.Act.Others)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.CoordinateAnother(m.Owner, m.Act.Others) }})
}
