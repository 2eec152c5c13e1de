// Package art paints the pictures that sprites are made of: ship types from their
// descriptions, icons, the colors of seats. Each picture is a Recipe, a small comparable
// value painted once by gg and kept as a sprite; a Studio paints what is wanted in slices
// of a few milliseconds. It knows no game: the pieces of X-Wing are recipes of package
// scene/xwing/pieces.
package art
