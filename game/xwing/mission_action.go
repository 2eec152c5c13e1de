package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// MissionAction is a scenario action: white, open to every ship, in its own Perform Action step alone (X25-SCN-019).
type MissionAction struct {
	ID string // "tow"

	// Against is why the ship cannot perform it at all; nil: it always can.
	Against func(s *State, ship board.ShipID) *game.Refusal
	// Do is what is done to the feature chosen, at range 0 to 1 of the ship.
	Do func(t *Table, ship board.ShipID, f board.FeatureID)
}

// missionOffer is the scenario action as a ship's Perform Action step offers it.
func (t *Table) missionOffer(g ActionGrant) []offer {
	m := t.rules.Mission
	if m == nil || m.Action == nil || g.Source != PerformActionStep || t.View.Round < firstObjectives {
		return nil
	}
	return []offer{{id: m.Action.ID, printed: catalog.White, mission: m.Action}}
}

// againstMission is why a ship cannot perform a scenario action now; nil if it can.
func (t *Table) againstMission(id board.ShipID, a *MissionAction) *game.Refusal {
	if a == nil || a.Against == nil {
		return nil
	}
	return a.Against(t.State, id)
}

// MissionTargets returns the features at range 0 to 1 of a ship that it can choose for the scenario action; none without one.
func (s *State) MissionTargets(id board.ShipID) []board.FeatureID {
	m := s.rules.Mission
	if m == nil || m.Action == nil {
		return nil
	}
	var out []board.FeatureID
	for i := range s.View.Features {
		f := &s.View.Features[i]
		if f.InPlay() && s.RangeToFeature(id, f.ID) <= gauge.Range1 {
			out = append(out, f.ID)
		}
	}
	return out
}

// performMission carries out a scenario action; without a feature in range it fails.
func (t *Table) performMission(id board.ShipID, a *MissionAction) (why game.Phrase, ok bool) {
	var options []game.Option
	for _, f := range t.MissionTargets(id) {
		options = append(options, game.Option{ID: f.Piece(), Target: f.Piece(), Text: game.Say("option.feature", "feature", f.Piece())})
	}
	if len(options) == 0 {
		return game.Say("why.no-feature", "kind", t.rules.Mission.Feature), false
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseFeature, game.Say("prompt.choose-feature", "ship", id.Piece(), "action", a.ID), []string{id.Piece()}, options)
	a.Do(t, id, board.FeatureOf(pick))
	return game.Phrase{}, true
}

// Mark puts the marker of a ship's player onto a feature, in place of any other (X25-SCN-060).
func (t *Table) Mark(id board.ShipID, f board.FeatureID) {
	t.announce(board.FeatureMarked{Feature: f, Ship: id, Seat: t.Ship(id).Seat})
}

// againstTowing refuses the actions that a ship cannot perform while it tows (RULINGS 28).
func (t *Table) againstTowing(id board.ShipID, k catalog.ActionType) *game.Refusal {
	switch k {
	case catalog.BarrelRoll, catalog.Boost, catalog.Cloak, catalog.SLAM:
		if f := t.View.TowedBy(id); f != nil {
			return t.Refuse(rule.TowingAction, "refusal.towing", "feature", f.ID.Piece())
		}
	}
	return nil
}
