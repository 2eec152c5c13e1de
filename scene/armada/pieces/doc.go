// Package pieces is the pictures of Armada's pieces. A Set paints what stands on the table, at a Place: ships with their
// shields, squadrons, obstacles, markers; what stands in panels, tokens, dials, marks, is painted as shapes that are
// sharp at any size. Dice are Recipes of package art.
package pieces
