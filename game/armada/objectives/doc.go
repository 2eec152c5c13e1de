// Package objectives is what the objective cards of Armada do: one declaration each, in the terms of package armada.
package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// All are the declared objectives.
func All() []*armada.Objective {
	return []*armada.Objective{
		advancedGunnery(), mostWanted(), openingSalvo(), precisionStrike(), riftAssault(),
		contestedOutpost(), planetaryIonCannon(), jammingBarrier(),
		dangerousTerritory(), intelSweep(), minefields(), superiorPositions(),
	}
}

func objective(id string, abilities ...armada.Ability) *armada.Objective {
	return &armada.Objective{Card: armada.Card{Ref: "objective/" + id, Abilities: abilities}}
}

// always is the condition of what an objective does at a timing that is about nobody.
func always(*armada.Table, armada.Moment) bool { return true }

// on is what an objective does at a timing.
func on(when armada.Timing, do func(t *armada.Table, m armada.Moment)) armada.Ability {
	return armada.Ability{When: when, If: always, Do: do}
}

// objectiveToken is the token that is assigned to ships.
const objectiveToken = "objective"

func carries(t *armada.Table, id board.ShipID) bool {
	ship := t.Ship(id)
	return ship != nil && count(ship.Carried, objectiveToken) > 0
}

func count(list []string, s string) (n int) {
	for _, x := range list {
		if x == s {
			n++
		}
	}
	return n
}

// by names an objective as what changes dice.
func by(m armada.Moment) game.Phrase { return game.Say("by.card", "card", m.Card) }

// players are the first and the second player, in this order.
func players(t *armada.Table) [2]game.Seat { return [2]game.Seat{t.View.First, t.Second()} }

// destroyedTwice doubles the cost of destroyed objective ships, without their upgrades (ARM-SCR-005).
func destroyedTwice() armada.Ability {
	return armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) (n int) {
		for i := range t.View.Ships {
			if ship := &t.View.Ships[i]; ship.Seat != m.Seat && ship.Where == board.Destroyed && count(ship.Carried, objectiveToken) > 0 {
				n += t.Card(ship.ID).Cost
			}
		}
		return n
	}}
}

// middle is the part of the setup area beyond a distance of both player edges.
func middle(t *armada.Table, d gauge.Distance) gauge.Area {
	a := t.View.Field.Setup()
	a.Y0, a.Y1 = d.Limit()+0.01, t.View.Field.Depth-d.Limit()-0.01
	return a
}

// commandSum is the summed command value of a player's ships at distance 1 of an outline.
func commandSum(t *armada.Table, seat game.Seat, o *board.Obstacle) (n int) {
	for _, id := range t.Ships(seat) {
		if gauge.At(o.Shape(), t.Ship(id).Base().Shape(), gauge.Distance1, gauge.Distance1) {
			n += t.Card(id).Command
		}
	}
	return n
}

func kindOf(t *armada.Table, id board.ObstacleID, kinds ...catalog.ObstacleKind) bool {
	o := t.View.Obstacle(id)
	for _, k := range kinds {
		if o != nil && o.Kind == k {
			return true
		}
	}
	return false
}
