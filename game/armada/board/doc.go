// Package board is Armada's table as everybody sees it: ships, squadrons, obstacles and tokens with their ids (View),
// and what happens on it (Event). Events alone change a View, so a display board fed with the same Events always shows
// the same table.
//
// It holds nothing that is hidden from anybody: of facedown dials and damage cards it knows how many there are. It
// decides no rule and words nothing: it speaks in game.Phrase keys.
package board
