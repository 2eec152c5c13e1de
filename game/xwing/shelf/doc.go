// Package shelf has every card of every edition side by side: which there are, what they cost by each points list, what sets
// two of them apart, who can take one, which are like it, and which scripts hold it.
//
// It knows no sentence and no edition of its own: whoever makes a [Shelf] gives it the families of cards.
package shelf
