package board

import (
	"strconv"

	"xwing/game"
	"xwing/physics"
)

// FeatureID numbers the scenario features of a game from 1, in the order in which they
// were placed: the one in the middle first. 0 is none.
type FeatureID int

// Piece returns the id by which Decisions, Events and scenes name the feature.
func (id FeatureID) Piece() string { return "feature:" + strconv.Itoa(int(id)) }

// FeatureOf returns the feature that a piece id names, 0 if it names none.
func FeatureOf(piece string) FeatureID { return FeatureID(NumberOf(piece, "feature:")) }

// FeatureRadius is that of the round markers, in mm.
const FeatureRadius = 18

// FeatureOutline is that of a feature about its own middle.
func FeatureOutline() physics.Shape { return physics.Disc(physics.Vec{}, FeatureRadius) }

// Feature is a scenario feature (Scenario Rules): a marker that ships fly over and that
// is no obstacle.
type Feature struct {
	ID     FeatureID
	Kind   string // "satellite"
	Pose   physics.Pose
	Towed  ShipID    // by which ship: it lies on its card, not in the play area
	Marker game.Seat // whose player marker lies on it, NoSeat for nobody's
}

// InPlay reports whether the feature lies in the play area.
func (f *Feature) InPlay() bool { return f.Towed == 0 }

// Shape is the feature's outline where it lies.
func (f *Feature) Shape() physics.Shape { return FeatureOutline().At(f.Pose) }

// Feature returns the feature with the id; nil if there is none.
func (v *View) Feature(id FeatureID) *Feature {
	if id < 1 || int(id) > len(v.Features) {
		return nil
	}
	return &v.Features[id-1]
}

// TowedBy returns the feature that a ship tows; nil if it tows none.
func (v *View) TowedBy(ship ShipID) *Feature {
	for i := range v.Features {
		if v.Features[i].Towed == ship {
			return &v.Features[i]
		}
	}
	return nil
}
