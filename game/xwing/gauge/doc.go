// Package gauge is what X-Wing measures with: bases, templates, arcs and range bands, and what comes of them:
// moves and their partial execution, repositions, attack ranges.
//
// It stands on package physics, which says how lengths, angles, poses and tolerances are counted, and knows the
// numbers of the game alone: no state, no rule, no words. Editions differ in [ArcLayout].
//
// A local frame has its origin in the centre of a base, x to the ship's right and y forward. Bases are plain
// squares; guides are not modelled.
package gauge
