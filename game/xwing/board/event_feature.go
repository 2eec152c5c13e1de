package board

import (
	"xwing/game"
	"xwing/physics"
)

// FeaturePlaced puts a scenario feature into the play area in setup: the one in the
// middle by nobody.
type FeaturePlaced struct {
	Feature FeatureID
	Kind    string
	Seat    game.Seat
	Pose    physics.Pose
}

// Change lays it down.
func (e FeaturePlaced) Change(v *View) {
	v.Features = append(v.Features, Feature{ID: e.Feature, Kind: e.Kind, Pose: e.Pose, Marker: game.NoSeat})
}

// Phrase says who has placed it.
func (e FeaturePlaced) Phrase(*View) game.Phrase {
	return tell(e, when(e.Seat == game.NoSeat, ".middle"), "seat", e.Seat.ID(), "kind", e.Kind)
}

// FeatureTowed puts a scenario feature onto a ship's card.
type FeatureTowed struct {
	Feature FeatureID
	Ship    ShipID
}

// Change takes it out of the play area.
func (e FeatureTowed) Change(v *View) { v.Feature(e.Feature).Towed = e.Ship }

// Phrase says who tows it.
func (e FeatureTowed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "feature", e.Feature.Piece())
}

// FeatureJettisoned puts a towed feature back into the play area, where the other player
// wants it.
type FeatureJettisoned struct {
	Feature FeatureID
	Ship    ShipID
	Pose    physics.Pose
}

// Change lays it down.
func (e FeatureJettisoned) Change(v *View) {
	f := v.Feature(e.Feature)
	f.Towed, f.Pose = 0, e.Pose
}

// Phrase says who has lost it.
func (e FeatureJettisoned) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "feature", e.Feature.Piece())
}

// FeatureMarked puts a player's marker onto a feature, in place of any other.
type FeatureMarked struct {
	Feature FeatureID
	Ship    ShipID
	Seat    game.Seat
}

// Change puts it there.
func (e FeatureMarked) Change(v *View) { v.Feature(e.Feature).Marker = e.Seat }

// Phrase says who has marked it.
func (e FeatureMarked) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "feature", e.Feature.Piece())
}
