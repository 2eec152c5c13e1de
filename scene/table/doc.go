// Package table is what any game's table has: a camera over it, panels that float around and above it, words that lie
// where it is free, hands that move the view. It stands between the shell and the games and knows neither rules nor
// pieces: a game tells it in millimetres what lies there, and how large its play area is.
//
// A Sight is how one table is looked at; a game's screen has one and tells it in every frame what is in the way.
package table
