// Package gauge is what Armada measures with: ship bases and their hull zones, squadrons, the ruler, the maneuver
// tool and where a course ends, lines of sight, engagement, and where squadrons stand that a ship has moved aside.
//
// It stands on package physics, which says how lengths, angles, poses and tolerances are counted, and knows the
// numbers of the game alone: no state, no rule, no words.
//
// A ship's frame has its origin in the middle of its base, x to its right and y forward. Bases are plain
// rectangles and discs: shield dials, their frames and activation sliders are not modelled. The token, on which
// hull zones are printed, lies in the middle of the base and is a little smaller: hull zones, arcs and attack
// ranges are the token's, every other distance and every overlap is the base's.
package gauge
