// Package art draws everything that stands on the table and every icon: ship
// bases, ship types seen from above, obstacles, tokens, dice, maneuvers. Each
// picture is a Recipe, a small comparable value painted once by gg and kept as
// a sprite; a Studio paints what is wanted in slices of a few milliseconds.
package art
