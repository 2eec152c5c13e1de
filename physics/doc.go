// Package physics is the geometry of a table: vectors, poses, shapes, and what lies how far apart, overlaps,
// crosses or lies within what. It knows no game.
//
// Lengths are millimetres. x points right, y up; an angle of 0 looks along +y and grows
// counter-clockwise, so left is positive. A local frame has its origin in the middle of a piece, x to
// its right and y forward. Outlines run counter-clockwise.
//
// A [Pose] is integers (µm and 1/100,000 degree): equal journals give equal games. Everything computed
// from it is float64 in which every product that is added is converted with float64(), so that no
// compiler fuses it, and sine, cosine and arc tangent are our own: the same bits on every machine.
//
// The tolerances, all in mm:
//
//   - [OverlapDepth]: shapes overlap when they penetrate deeper than this.
//   - [ContactGap]: pieces no farther apart than this touch.
//   - [Slack]: the grain of a pose. What misses a line (of a band, a wedge, the play area, of another
//     edge's direction) by no more than this lies on it, and a line belongs to both its sides.
//
// Every number is finite: the constructors refuse others, those that read data with an error, the rest with
// a panic, so that nothing asks later. No answer depends on the order of the others that it is given.
//
// A [Box] is measured fast, any [Shape] exactly: a huge base or a ruler of another game needs no second geometry.
package physics

// OverlapDepth in mm: shapes overlap when they penetrate by more than this. Above the 0.001 mm grain
// of a pose, far below what a hand can place.
const OverlapDepth = 0.005

// ContactGap in mm: pieces at most this far apart touch.
const ContactGap = 0.01

// Slack in mm is the grain of a pose: what misses a line by no more than this lies on it.
const Slack = 0.001
