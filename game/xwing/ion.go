package xwing

import (
	"xwing/game/catalog"
	"xwing/physics"
)

// IonManeuver returns the ion maneuver: a blue straight 1 (Ion chapter).
func IonManeuver() catalog.Maneuver {
	return catalog.Maneuver{Speed: 1, Bearing: physics.StraightAhead, Difficulty: catalog.Blue}
}

// activateIonized activates a ship that got no dial because it was ionized
// (X20-ION-004): no dial is revealed, it executes the ion maneuver, may perform
// the focus action alone and nothing linked to it (X20-FAQ-032), and loses its
// ion tokens.
func (t *Table) activateIonized(id ShipID) {
	if t.beforeManeuver(id, IonManeuver(), true) {
		t.ExecuteManeuver(id, IonManeuver(), ManeuverOptions{Step: true, Ion: true})
	}
	t.performActionStep(id, ActionGrant{Source: PerformActionStep,
		OnBar: []catalog.ActionType{catalog.Focus}, NoLinked: true})
	if !t.gone(id) {
		t.RemoveTokens(id, Ion, t.Ship(id).Has(Ion))
	}
}
