package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// AgainstTow refuses to tow a second feature (X25-SCN-047).
func (s *State) AgainstTow(id board.ShipID) *game.Refusal {
	if f := s.View.TowedBy(id); f != nil {
		return s.Refuse(rule.TowingTwice, "refusal.towing", "feature", f.ID.Piece())
	}
	return nil
}

// Tow puts a feature onto a ship's card; the ship loses its cloak tokens (X25-SCN-046, X25-SCN-048).
func (t *Table) Tow(id board.ShipID, f board.FeatureID) {
	t.announce(board.FeatureTowed{Feature: f, Ship: id})
	t.RemoveTokens(id, board.Cloak, t.Ship(id).Has(board.Cloak))
}

// mayJettison lets a ship that tows a feature jettison it as its activation ends (X25-SCN-052).
func (t *Table) mayJettison(id board.ShipID) {
	f := t.View.TowedBy(id)
	if f == nil || t.gone(id) {
		return
	}
	ship, feature := id.Piece(), f.ID.Piece()
	if t.askMay(t.Ship(id).Seat, ask.Jettison, game.Say("prompt.jettison", "ship", ship, "feature", feature),
		game.Say("option.jettison", "feature", feature), game.Say("option.keep-towing", "feature", feature), ship, feature) {
		t.jettison(id, t.Ship(id).Base())
	}
}

// jettison takes the feature that a ship tows, if it tows one, off its card: the other player places it at range 1 of
// where the ship stands or has stood, inside the play area (X25-SCN-052 to 055), or as near to it as can be where
// that is outside (RULINGS 36).
func (t *Table) jettison(id board.ShipID, from gauge.Base) {
	f := t.View.TowedBy(id)
	if f == nil {
		return
	}
	ship, feature, area := id.Piece(), f.ID.Piece(), t.View.Area.Shape()
	p := game.Placement{Area: area,
		Pieces: []game.Piece{{ID: feature, Outline: board.FeatureOutline(), Start: from.Pose,
			Zone: game.Zone{Outline: area, Refusal: *t.Refuse(rule.Jettisoned, "refusal.jettison-outside")}}},
		Near: &game.Near{IDs: []string{ship}, Shapes: []physics.Shape{from.Shape()}, Min: physics.ContactGap, Max: gauge.RangeBand,
			Refusal: *t.Refuse(rule.Jettisoned, "refusal.jettison-range", "ship", ship)}}
	p, _ = p.Farther(*t.Refuse(rule.NoRoom, "refusal.jettison-no-room", "ship", ship))
	c := t.ask(game.Decision{Kind: ask.PlaceJettisoned, Seat: t.View.OpponentOf(t.Ship(id).Seat), Shape: game.Place, Placement: &p,
		Prompt: game.Say("prompt.place-jettisoned", "ship", ship, "feature", feature), About: []string{ship}})
	t.announce(board.FeatureJettisoned{Feature: f.ID, Ship: id, Pose: *c.Pose})
}
