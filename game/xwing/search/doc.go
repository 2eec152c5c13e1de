// Package search answers a Decision by trying: it plays the round on, again and again, in
// games that a seat may try (game.Turn), with the real rules and a Sensible player at every
// seat, and takes the answer after which the table looks best.
//
// A Search is a machine that goes on step by step and may be stopped at any time; how much
// it may do is counted in Decisions, so that the same seed finds the same answer on every
// machine. It never sees the game itself: what is hidden from its seat is a guess to it,
// drawn anew for every playout. It knows no clock, starts no goroutine, and says nothing in
// sentences.
package search
