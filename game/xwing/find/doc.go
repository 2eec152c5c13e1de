// Package find answers what players ask of the cards: words of names, of what a card does, of traits, slots and keywords,
// beside terms such as "initiative 4", "cost < 40", "red boost", "3 turn", "removes stress", a faction, a points list, a
// format, "enforced". A question is what a player types; what is not understood as a term is a word.
//
// The package knows no sentence: whoever makes a [Finder] says what cards do and which of them the program enforces.
package find
