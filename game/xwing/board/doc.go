// Package board is X-Wing's table as everybody sees it: ships, tokens, obstacles and
// devices with their ids (View), and what happens on it (Event). Events alone change a
// View, so a display board fed with the same Events always shows the same table.
//
// It holds nothing that is hidden from anybody, decides no rule and words nothing: it
// speaks in game.Phrase keys.
package board
