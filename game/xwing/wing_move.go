package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// nextWingmate is the wingmate whose turn it is, right after its leader's: the first by number of those that wait; 0 for
// none (X25-HUG-082).
func (t *Table) nextWingmate() board.ShipID {
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		if !s.Wing.Leads() || !s.Activated {
			continue
		}
		for _, mate := range t.View.Wingmates(s.ID) {
			if m := t.Ship(mate); m.Flies() && !m.Activated {
				return mate
			}
		}
	}
	return 0
}

// followLeader is a wingmate's activation: it is back in formation, as if it had revealed its leader's dial and executed
// its maneuver, and may perform an action (X25-HUG-083 to 086). It reports whether the ship has had its turn: not if it
// splits before it moves.
func (t *Table) followLeader(id board.ShipID) bool {
	leader := t.Ship(id).Wing.Leader
	if dial := t.Ship(leader).Dial; dial.Revealed {
		t.announce(board.DialRevealed{Ship: id, Maneuver: dial.Maneuver})
		t.Trigger(Moment{When: AfterRevealingDial, Ship: id, Move: MomentMove{Maneuver: dial.Maneuver}})
	}
	o, m := ManeuverOptions{Step: true}, t.sameManeuver(id, t.memory(leader).Executed)
	if !t.gone(id) && t.Ship(id).Wing.Mate() && !m.IsZero() {
		t.memory(id).Maneuver = m
		t.beforeManeuver(id, m, o)
	}
	switch {
	case t.gone(id):
		return true
	case !t.Ship(id).Wing.Mate():
		return false
	case !t.memory(id).Maneuver.IsZero():
		t.backInFormation(id, m, o)
	}
	t.performActionStep(id, ActionGrant{Source: PerformActionStep})
	return true
}

// sameManeuver is its leader's maneuver as a wingmate executes it: as difficult, unless a card makes a purple one something
// else.
func (t *Table) sameManeuver(id board.ShipID, m catalog.Maneuver) catalog.Maneuver {
	if m.Difficulty != catalog.Purple {
		return m
	}
	t.eachAsked(ColoredManeuver, &Moment{Ship: id, Move: MomentMove{Maneuver: m}}, func(a *Ability, asked Moment, _ int) {
		if asked.Difficulty = catalog.Purple; m.Difficulty == catalog.Purple && a.applies(t, &asked) {
			m.Difficulty += catalog.Difficulty(a.By(t, asked))
		}
	})
	return m
}

// backInFormation puts a wingmate back behind its leader. Where it cannot lie there it executes what the leader has
// revealed, and splits.
func (t *Table) backInFormation(id board.ShipID, m catalog.Maneuver, o ManeuverOptions) {
	spot := t.formationSpot(id)
	if spot.Refusal == nil {
		began, from, went := t.Began(), t.Ship(id).Base(), t.previewFormation(id, spot.Pose)
		t.announce(board.ShipMoved{Ship: id, By: board.ByFormation, From: from.Pose, To: spot.Pose, Full: true})
		t.afterMoving(flown{id: id, maneuver: m, went: went, from: from, began: began}, o)
		return
	}
	if dial := t.Ship(t.Ship(id).Wing.Leader).Dial; dial.Revealed {
		m = t.sameManeuver(id, dial.Maneuver)
	}
	t.ExecuteManeuver(id, m, o)
	t.skipActionStep(id, spot.Refusal.Why)
	if !t.gone(id) {
		t.split(id, spot.Refusal.Why)
	}
}

// previewFormation is what comes of putting a ship back into formation: it meets what it lies on, and nothing on the way.
func (s *State) previewFormation(id board.ShipID, to physics.Pose) MovePreview {
	start := s.View.Ship(id).Base()
	final := start.At(to).Shape()
	p := MovePreview{Execution: gauge.Execution{Final: to, Full: true, Blocked: -1, Touched: -1}}
	onto := func(o physics.Shape) (bool, float64) {
		return physics.ShapesOverlap(final, o), physics.Distance(start.Shape(), o).Distance
	}
	p.Crossed = s.metBy([]physics.Shape{final}, onto)
	p.Obstacles, p.Devices = p.Crossed, s.devicesMet(id, final, onto)
	return p
}

// nextAdrift is the next of the ships that have split too late for a dial, in the order of activation; 0 for none.
func (t *Table) nextAdrift() board.ShipID {
	var room [16]board.ShipID
	waiting := room[:0]
	for i := range t.View.Ships {
		if t.adrift(&t.View.Ships[i]) {
			waiting = append(waiting, t.View.Ships[i].ID)
		}
	}
	if len(waiting) == 0 {
		return 0
	}
	return t.pickTurn(ask.ChooseShipToActivate, t.firstByInitiative(waiting))
}

// driftOn has a ship without a dial fly on when the Activation Phase ends: straight ahead at speed 2, without an action,
// for a stress token (X25-HUG-091).
func (t *Table) driftOn(id board.ShipID) {
	t.announce(board.ShipActive{Ship: id, Initiative: t.Initiative(id)})
	m := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
	if t.beforeManeuver(id, m, ManeuverOptions{}) {
		t.ExecuteManeuver(id, m, ManeuverOptions{})
	}
	t.skipActionStep(id, game.Say("why.wing-no-dial"))
	if !t.gone(id) {
		t.GainTokens(id, board.Stress, 1)
	}
	t.announce(board.ShipActivated{Ship: id})
}
