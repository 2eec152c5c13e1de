// Package shelf is every card of Armada side by side: found by words and numbers, sorted by columns, with who can take it.
package shelf
