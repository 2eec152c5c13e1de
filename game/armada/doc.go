// Package armada is the rules of Star Wars: Armada: setup, the six rounds of command, ship, squadron and status phase,
// and the score. Files are named after the chapters of the rules reference; comments name the ledger's rows.
//
// A [State] is a whole game between two steps, as plain data; a [Table] is a State while one of its steps runs, and its
// methods are the verbs of the game. What lasts as long as an attack hangs on [Attack], a maneuver on [Maneuver].
// The package names no card, words nothing and draws nothing.
package armada
