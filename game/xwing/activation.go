package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// activationPhase is phase three of the round (Activation Phase chapter,
// X20-AVN-001): each call activates one ship, the lowest initiative first.
func (t *Table) activationPhase() bool {
	if t.beginPhase(board.Activation) {
		t.Trigger(Moment{When: StartOfActivation})
	}
	if t.rules.Edition.Cloak.InActivation && t.decloakNext() {
		return false
	}
	id := t.nextToActivate()
	if id == 0 {
		if id := t.nextAdrift(); id != 0 {
			t.driftOn(id)
			return false
		}
		t.announce(board.ShipActive{})
		t.rechargeSystems()
		t.endOfActivation()
		return true
	}
	t.activate(id)
	return false
}

// nextToActivate returns the ship whose turn it is: lowest initiative, then
// player order; among a player's ships at one initiative he chooses
// (X20-AVN-002, 007, 008). 0 when all have activated.
func (t *Table) nextToActivate() board.ShipID {
	if id := t.nextWingmate(); id != 0 {
		return id
	}
	var room [16]board.ShipID
	waiting := room[:0]
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; t.waits(s) {
			waiting = append(waiting, s.ID)
		}
	}
	if len(waiting) == 0 {
		return 0
	}
	id := t.pickTurn(ask.ChooseShipToActivate, t.firstByInitiative(t.standardFirst(waiting)))
	t.Memory.Now = t.Initiative(id)
	return id
}

// activate runs a ship's activation: Reveal Dial, Execute Maneuver, Perform
// Action (X20-AVN-003).
func (t *Table) activate(id board.ShipID) {
	t.announce(board.ShipActive{Ship: id, Initiative: t.Initiative(id)})
	t.Trigger(Moment{When: BeforeActivating, Ship: id})
	began := t.Began()
	switch {
	case t.Ship(id).Wing.Mate():
		if !t.followLeader(id) {
			return
		}
	case t.adrift(t.Ship(id)): // it has just split
		return
	case t.memory(id).NoDial:
		t.activateIonized(id)
	case !t.gone(id) && t.Ship(id).Dial.Assigned && t.ionizedByDial(id):
		t.activateByIon(id)
	default:
		t.revealDial(id)
		t.executeManeuverStep(id)
		t.takeEnergy(id)
		for _, card := range t.cardShips(id) { // one action each (X10-HUG-025)
			t.performActionStep(card, ActionGrant{Source: PerformActionStep})
		}
		t.checkLate(id)
	}
	t.rollForPassed(id)
	t.Trigger(Moment{When: AfterTurn, Action: board.Activation.String(), Ship: id, Began: began})
	t.memory(id).Blocked = false
	t.mayJettison(id)
	for _, card := range t.cardShips(id) {
		t.announce(board.ShipActivated{Ship: card})
	}
}

// gone reports whether the ship can do nothing more: not in play, fled, or destroyed.
// In the Engagement Phase a destroyed ship goes on until it is removed
// (X20-SIM-003, X20-ABL-005), and so it does in an attack at another time (RULINGS 84), or for as long as a card keeps it.
func (t *Table) gone(id board.ShipID) bool {
	s := t.Ship(id)
	return s.Where != board.InPlay || s.Fled || s.Destroyed && t.View.Phase != board.Engagement && t.fight == nil &&
		t.memory(id).Stays != StayUntilEnd
}

// revealDial is the Reveal Dial step (X20-AVN-004). A ship without a dial skips
// it, and with it everything that follows a reveal (X20-AVN-009).
func (t *Table) revealDial(id board.ShipID) {
	if t.gone(id) || !t.Ship(id).Dial.Assigned {
		return
	}
	t.Trigger(Moment{When: BeforeRevealingDial, Ship: id})
	if t.gone(id) {
		return
	}
	m := t.Hidden.Dials[id-1]
	t.Reveal()
	t.memory(id).Maneuver = m
	t.announce(board.DialRevealed{Ship: id, Maneuver: m})
	t.Trigger(Moment{When: AfterRevealingDial, Ship: id, Move: MomentMove{Maneuver: m}})
}

// executeManeuverStep is the Execute Maneuver step: the maneuver on the dial, or
// what abilities have made of it (X20-AVN-005).
func (t *Table) executeManeuverStep(id board.ShipID) {
	m := t.memory(id).Maneuver
	if m.IsZero() && !t.gone(id) && t.Ship(id).Dial.Revealed {
		t.Trigger(Moment{When: AfterSkippingManeuver, Ship: id})
	}
	if m.IsZero() || !t.beforeManeuver(id, m, ManeuverOptions{Step: true}) {
		return
	}
	if m = t.memory(id).Maneuver; !m.IsZero() {
		t.ExecuteManeuver(id, t.pickedInstead(id, m), ManeuverOptions{Step: true})
	}
}

// beforeManeuver is what comes before the ship executes a maneuver; it reports
// whether the ship can still do so.
func (t *Table) beforeManeuver(id board.ShipID, m catalog.Maneuver, o ManeuverOptions) bool {
	if t.gone(id) {
		return false
	}
	t.Trigger(Moment{When: BeforeManeuver, Ship: id, Move: MomentMove{Maneuver: m, Ion: o.Ion}, Act: MomentAct{Step: o.Step},
		Difficulty: t.attempted(id, m, t.fixed(o)).Difficulty})
	return !t.gone(id)
}

// ExecuteInstead makes the activating ship execute another maneuver in place of
// the one that it is about to execute, in the same step.
func (t *Table) ExecuteInstead(id board.ShipID, m catalog.Maneuver) {
	t.memory(id).Maneuver = catalog.Maneuver{}
	t.ExecuteManeuver(id, m, ManeuverOptions{Step: true})
}

// ChangeManeuver makes a ship execute another maneuver than the one that it has revealed,
// or is about to execute.
func (t *Table) ChangeManeuver(id board.ShipID, m catalog.Maneuver) { t.memory(id).Maneuver = m }

// Reveals reports whether a maneuver is, in whatever color, the one that a ship's dial shows, or what an ability has made
// of it.
func (t *Table) Reveals(id board.ShipID, m catalog.Maneuver) bool {
	flies, shows := t.memory(id).Maneuver, t.Ship(id).Dial.Maneuver
	flies.Difficulty, shows.Difficulty = m.Difficulty, m.Difficulty
	return t.Ship(id).Dial.Revealed && (m == flies || m == shows)
}

// performActionStep is the Perform Action step: one action, which may be
// declined (X20-AVN-006, X20-ACT-017); skipped by a ship that has lost it.
func (t *Table) performActionStep(id board.ShipID, g ActionGrant) {
	if !t.gone(id) && !t.memory(id).SkipAction {
		t.acting = id
		t.PerformAction(id, g)
		t.acting = 0
	}
}

// InActionStep reports whether it is the Perform Action step of the ship.
func (t *Table) InActionStep(id board.ShipID) bool { return t.acting == id }

// actionStepAhead reports whether the ship's Perform Action step of the round is still to come.
func (t *Table) actionStepAhead(id board.ShipID) bool {
	return !t.Ship(id).Activated && !t.InActionStep(id)
}

// SkipActionStep takes the ship's Perform Action step away for what an ability of it did.
func (t *Table) SkipActionStep(m Moment) {
	t.skipActionStep(m.Owner, game.Say("why.card", "card", m.Card))
}

// skipActionStep takes the ship's Perform Action step away, for the reason given.
func (t *Table) skipActionStep(id board.ShipID, why game.Phrase) {
	if m := t.memory(id); !m.SkipAction && !t.gone(id) {
		m.SkipAction = true
		t.announce(board.ActionStepSkipped{Ship: id, Why: why})
	}
}
