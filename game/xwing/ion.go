package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// IonRules say what ion tokens do (Ion chapter).
type IonRules struct {
	// Tokens ionize a ship. First edition: 1 a small one, 2 a large one; it has no medium ones.
	Tokens BySize
	// Maneuver is executed instead of what a dial shows. First edition: a white one.
	Maneuver catalog.Maneuver
	// Fixed lets nothing change the difficulty of that. First edition: no.
	Fixed bool
	// ByDial gives an ionized ship a dial, and turns the maneuver to its side; a ship that is ionized when it activates
	// executes it. 2.5: yes. The others ionize in the Planning Phase, and then there is no dial.
	ByDial bool
	// FocusOnly allows no other action in the activation. First edition: actions as ever.
	FocusOnly bool
	// GoneBeforeAction takes the ion tokens off as soon as the maneuver is executed, and none that come after (X10-ION-004).
	// First edition: yes; else at the end of the activation.
	GoneBeforeAction bool
	// FocusAlways allows no other as long as the ship is ionized. 2.5: yes.
	FocusAlways bool
	// NoLocks breaks the locks of a ship that becomes ionized and lets it acquire none. 2.5: yes.
	NoLocks bool
}

// Ionized reports whether the ship holds enough ion tokens for its size.
func (s *State) Ionized(id board.ShipID) bool {
	ship := s.View.Ship(id)
	n := s.rules.Edition.Ion.Tokens.Of(ship.Size)
	return n > 0 && ship.Has(board.Ion) >= n
}

// IonManeuver returns the ion maneuver.
func (s *State) IonManeuver() catalog.Maneuver { return s.rules.Edition.Ion.Maneuver }

// ionizedByDial reports whether the ship, if it activated now, would fly the ion maneuver
// to the side that its dial says.
func (s *State) ionizedByDial(id board.ShipID) bool {
	return s.rules.Edition.Ion.ByDial && s.Ionized(id)
}

// ionManeuverOf returns the ion maneuver to the side to which a dial leads.
func (s *State) ionManeuverOf(dial catalog.Maneuver) catalog.Maneuver {
	m := s.IonManeuver()
	switch Direction(dial.Bearing) {
	case gauge.LeftSide:
		m.Bearing = gauge.BankLeft
	case gauge.RightSide:
		m.Bearing = gauge.BankRight
	}
	return m
}

// activateByIon activates an ionized ship that has a dial: it is revealed, to nobody's
// abilities (X25-ION-007), and says to which side the ion maneuver goes.
func (t *Table) activateByIon(id board.ShipID) {
	dial := t.Hidden.Dials[id-1]
	t.Reveal()
	t.memory(id).Maneuver = dial
	t.announce(board.DialRevealed{Ship: id, Maneuver: dial})
	m, o := t.ionManeuverOf(dial), ManeuverOptions{Step: true, Ion: true}
	if t.beforeManeuver(id, m, o) {
		t.ExecuteManeuver(id, m, o)
	}
	t.performActionStep(id, ActionGrant{Source: PerformActionStep})
	if !t.gone(id) {
		t.RemoveTokens(id, board.Ion, t.Ship(id).Has(board.Ion))
	}
}

// becomeIonized is what follows when ion tokens ionize a ship.
func (t *Table) becomeIonized(id board.ShipID) {
	if t.rules.Edition.Ion.NoLocks {
		t.BreakOwnLocks(id)
	}
}

// lockless reports whether the ship is so ionized that it cannot acquire locks.
func (s *State) lockless(id board.ShipID) bool { return s.rules.Edition.Ion.NoLocks && s.Ionized(id) }

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
	early := t.rules.Edition.Ion.GoneBeforeAction
	if early {
		t.loseIon(id)
	}
	t.performActionStep(id, grant)
	t.focusing = 0
	if !early {
		t.loseIon(id)
	}
}

// loseIon takes all ion tokens off a ship.
func (t *Table) loseIon(id board.ShipID) {
	if !t.gone(id) {
		t.RemoveTokens(id, board.Ion, t.Ship(id).Has(board.Ion))
	}
}

// What PermittingAction sets aside.
const (
	WhileIonized = "ionized"
	AsWingmate   = "wingmate"
)

// permits reports whether a card lets the ship perform the action although something forbids it.
func (t *Table) permits(id board.ShipID, action, against string) bool {
	return t.sum(PermittingAction, &Moment{Ship: id, Action: action, Answer: against}) > 0
}

// againstIonized refuses whatever is no focus action in the Perform Action step of
// an ionized activation, or by an ionized ship, whoever grants it (RULINGS 43); a linked action, too
// (X20-FAQ-032).
func (t *Table) againstIonized(id board.ShipID, action string) *game.Refusal {
	if (t.focusing == id || t.rules.Edition.Ion.FocusAlways && t.Ionized(id)) && action != catalog.Focus.String() && !t.permits(id,
		action, WhileIonized) {
		return t.Refuse(rule.IonizedAction, "refusal.ionized-action")
	}
	return nil
}
