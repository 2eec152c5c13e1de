package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// IonManeuver returns the ion maneuver: a blue straight 1 (Ion chapter).
func IonManeuver() catalog.Maneuver {
	return catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Blue}
}

// activateIonized activates a ship that got no dial because it was ionized
// (X20-ION-004): no dial is revealed, it executes the ion maneuver, may perform
// the focus action alone in its Perform Action step, and loses its ion tokens.
func (t *Table) activateIonized(id board.ShipID) {
	if o := (ManeuverOptions{Step: true, Ion: true}); t.beforeManeuver(id, IonManeuver(), o) {
		t.ExecuteManeuver(id, IonManeuver(), o)
	}
	t.focusing = id
	t.performActionStep(id, ActionGrant{Source: PerformActionStep, OnBar: []catalog.ActionType{catalog.Focus}})
	t.focusing = 0
	if !t.gone(id) {
		t.RemoveTokens(id, board.Ion, t.Ship(id).Has(board.Ion))
	}
}

// againstIonized refuses whatever is no focus action in the Perform Action step of
// an ionized activation, whoever grants it (RULINGS 43); a linked action, too
// (X20-FAQ-032).
func (t *Table) againstIonized(id board.ShipID, action string) *game.Refusal {
	if t.focusing == id && action != catalog.Focus.String() {
		return t.Refuse(rule.IonizedAction, "refusal.ionized-action")
	}
	return nil
}
