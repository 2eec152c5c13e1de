// Package notation writes a game down for people to read, and reads it back to the same game (docs/notation.md). It
// knows no game: how an answer is abbreviated is a game's Wording.
package notation

import (
	"xwing/game"
)

// Magic is how a game in notation begins.
const Magic = "xwing notation 1"

// Mark stands in a link before a game that is packed into it.
const Mark = "#game="

// Most is how many bytes a game in notation may have; usual ones have some ten thousand.
const Most = 1 << 20

// mostAnswered is how many questions a text may answer.
const mostAnswered = 20_000

// Game is a game that can be written down: how it begins, and how it is worded.
type Game struct {
	Start   func(game.Header) (game.State, error)
	Wording Wording
}

// Wording is how a game abbreviates.
type Wording struct {
	// Names are short names of the pieces of a game that has just begun, by their ids ("ship:1"). Each is a name of its own.
	Names func(game.State) map[string]string
	// Kinds are what ids of cards and pieces begin with and a reader can do without ("upgrade/").
	Kinds []string
	// Word is an answer by its id in short; "" leaves it to the notation.
	Word func(d *game.Decision, id string) string
	// Head is the piece or the seat that a question is about, before which it is written; "" for none.
	Head func(s game.State, d *game.Decision) string
	// Next reports whether questions of a kind ask which piece is next: the answer is written as a head.
	Next func(k game.Kind) bool
	// Usual is the answer to a question that goes without saying; "" where it is the one that declines, if any does.
	Usual func(s game.State, d *game.Decision) string
	// Tell is what a reader is told of an event. Pieces are named by their ids.
	Tell func(s game.State, e game.Event) Told
}

// Told is what a reader is told of what has happened: nothing, or one of these.
type Told struct {
	Phase  string // one that begins: "2.move"
	Dice   string // that fell: "HF."
	Remark string // anything else
	Parts  bool   // what follows stands apart from what came before
	Fight  bool   // an attack begins, which has a line of its own
}
