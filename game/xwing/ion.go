package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// IonRules say what ion tokens do (Ion chapter). In 2.5 an ionized ship has a dial of
// its own and cannot lock: that is to come with it.
type IonRules struct {
	// Tokens ionize a ship. First edition: 1 a small one, 2 a large one; it has no medium ones.
	Tokens BySize
	// Maneuver is executed without a dial. First edition: a white one.
	Maneuver catalog.Maneuver
	// FocusOnly allows no other action in the activation. First edition: actions as ever.
	FocusOnly bool
}

// Ionized reports whether the ship holds enough ion tokens for its size.
func (s *State) Ionized(id board.ShipID) bool {
	ship := s.View.Ship(id)
	return ship.Has(board.Ion) >= s.rules.Edition.Ion.Tokens.Of(ship.Size)
}

// IonManeuver returns the ion maneuver.
func (s *State) IonManeuver() catalog.Maneuver { return s.rules.Edition.Ion.Maneuver }

// activateIonized activates a ship that got no dial because it was ionized
// (X20-ION-004): no dial is revealed, it executes the ion maneuver, may perform
// the focus action alone in its Perform Action step, and loses its ion tokens.
func (t *Table) activateIonized(id board.ShipID) {
	if o := (ManeuverOptions{Step: true, Ion: true}); t.beforeManeuver(id, t.IonManeuver(), o) {
		t.ExecuteManeuver(id, t.IonManeuver(), o)
	}
	grant := ActionGrant{Source: PerformActionStep}
	if t.rules.Edition.Ion.FocusOnly {
		t.focusing, grant.OnBar = id, []catalog.ActionType{catalog.Focus}
	}
	t.performActionStep(id, grant)
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
