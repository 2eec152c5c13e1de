// Package pieces is the pictures of X-Wing's pieces: bases, tokens, conditions,
// dice, maneuvers. Each is a Recipe of package art; it never draws on the
// table itself.
package pieces
