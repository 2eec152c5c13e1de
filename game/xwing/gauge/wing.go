package gauge

import "xwing/physics"

// WingPosition is a place in the formation of a wing, by the number on its ID card (appendix Wings).
type WingPosition uint8

// The positions, in the order in which wingmates are placed and activate; the leader has none of them.
const (
	WingLeader WingPosition = iota
	LeftFlank
	RightFlank
	RearSupport
	LeftSupport
	RightSupport
)

// wingTool is where the wing tool has a small wingmate from a small leader: from center to center, in mm to the right and
// ahead. The smaller tools have the same lines (X25-HUG-098).
var wingTool = [...]physics.Vec{LeftFlank: {X: -60, Y: -40}, RightFlank: {X: 60, Y: -40}, RearSupport: {Y: -80},
	LeftSupport: {X: -60, Y: -120}, RightSupport: {X: 60, Y: -120}}

// FewestWingmates and MostWingmates are how many there are in a wing beside its leader.
const (
	FewestWingmates = 2
	MostWingmates   = 5
)

// Formation is the positions of so many wingmates, in their order; nil for a number that no wing has.
func Formation(wingmates int) []WingPosition {
	switch wingmates {
	case 2:
		return []WingPosition{LeftFlank, RightFlank}
	case 3:
		return []WingPosition{LeftFlank, RightFlank, RearSupport}
	case 4:
		return []WingPosition{LeftFlank, RightFlank, LeftSupport, RightSupport}
	case 5:
		return []WingPosition{LeftFlank, RightFlank, RearSupport, LeftSupport, RightSupport}
	}
	return nil
}

// WingPlace is where a small wingmate lies in formation with a leader: as far from its base as on the wing tool, and
// facing the same way.
func WingPlace(leader Base, at WingPosition) physics.Pose {
	to := wingTool[at]
	wider, longer := leader.Size.Abeam()-Small.Abeam(), leader.Size.Fore()-Small.Fore()
	switch {
	case to.X < 0:
		to.X -= wider
	case to.X > 0:
		to.X += wider
	}
	return leader.Pose.Moved(to.X, to.Y-longer)
}
