// Package objectives is what the objective cards of Armada do: one declaration each, in the terms of package armada.
package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// All are the declared objectives.
func All() []*armada.Objective {
	return []*armada.Objective{
		advancedGunnery(), mostWanted(), openingSalvo(), precisionStrike(), riftAssault(), blockadeRun(), surpriseAttack(),
		contestedOutpost(), planetaryIonCannon(), jammingBarrier(), fireLanes(), fleetAmbush(), hyperspaceAssault(), asteroidTactics(),
		dangerousTerritory(), intelSweep(), minefields(), superiorPositions(), navigationalHazards(), hyperspaceMigration(),
		stationAssault(), armedStation(), closeRangeIntelScan(),
		ionStorm(), markedForDestruction(), targetingBeacons(),
		abandonedMiningFacility(), captureTheVIP(), fighterAmbush(), fleetInBeing(), riftAmbush(),
		doomedStation(), infestedFields(), salvageRun(), sensorNet(), solarCorona(), volatileDeposits(),
		fighterWing(), baseIonCannon(), doubleAgent(), hiredScum(), holonetOverride(), hyperlaneRaid(), pilotDefection(),
		prototypeRecovery(), recruitAllies(), showOfForce(), stealSupplies(), volatileCargo(),
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

// addable: dice may be added to the attack; to a salvo none may (ARM-DEF-033).
func addable(m armada.Moment) bool { return m.Shot.Kind != board.SalvoAttack }

// players are the first and the second player, in this order.
func players(t *armada.Table) [2]game.Seat { return [2]game.Seat{t.View.First, t.Second()} }

// destroyedTwice doubles the cost of destroyed objective ships, without their upgrades (ARM-SCR-005).
func destroyedTwice() armada.Ability {
	return armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) int {
		ship := t.Ship(m.Ship)
		if ship == nil || ship.Seat == m.Seat || ship.Where != board.Destroyed || count(ship.Carried, objectiveToken) == 0 {
			return 0
		}
		return t.Card(m.Ship).Cost
	}}
}

// middle is the part of the setup area beyond a distance of both player edges.
func middle(t *armada.Table, d gauge.Distance) gauge.Area {
	return t.View.Field.Between(t.View.Field.Setup(), d.Limit())
}

// middleOfAll is the part of the play area beyond a distance of both player edges.
func middleOfAll(t *armada.Table, d gauge.Distance) gauge.Area {
	return t.View.Field.Between(t.View.Field.All(), d.Limit())
}

// markers are the objective tokens on the table.
func markers(t *armada.Table) (ids []board.MarkerID) {
	for i := range t.View.Markers {
		if m := &t.View.Markers[i]; m.Kind == board.ObjectiveToken && !m.Gone {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// clearMarkers takes all of them from the table.
func clearMarkers(t *armada.Table) {
	for _, id := range markers(t) {
		t.RemoveMarker(id)
	}
}

// outlines are the shapes of all obstacles on the table of some kinds.
func outlines(t *armada.Table, kinds ...catalog.ObstacleKind) (shapes []physics.Shape) {
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Placed && !o.Gone && kindOf(t, o.ID, kinds...) {
			shapes = append(shapes, o.Shape())
		}
	}
	return shapes
}

// commandSum is the summed command value of a player's ships at distance 1 of an outline.
func commandSum(t *armada.Table, seat game.Seat, outline physics.Shape) (n int) {
	for _, id := range t.Ships(seat) {
		if gauge.At(outline, t.Ship(id).Base().Shape(), gauge.Distance1, gauge.Distance1) {
			n += t.CommandValue(id)
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

// at: it is about a phase.
func at(p board.Phase) func(t *armada.Table, m armada.Moment) bool {
	return func(_ *armada.Table, m armada.Moment) bool { return m.Phase == p }
}
