// Package xwing is the rules of X-Wing, one file per chapter of the rulebook;
// editions are values (Edition). A State is the whole game as plain data; a
// Table is that State while one step of it runs, with the verbs of the game
// (GainToken, SufferDamage, PerformAction …) as methods.
//
// What everybody sees is the View, and it is changed by Events alone, in
// View.Apply: verbs announce, they never write to the View themselves, so a
// display board fed with the same Events always shows the same table. What
// nobody may see is in Hidden, what only the rules remember is in Memory.
//
// The package draws nothing, words nothing (it speaks in game.Phrase keys) and
// names no card: cards are declarations in package cards, handed in by Rules.
package xwing
