// Package ui is the client's thin widget set: built anew on every tick in
// immediate mode, painted into a draw.List, named by stable ids and reported as
// one JSON line whenever what is on screen changes.
//
// EbitenUI was weighed and left aside: its input state is global and its widgets
// carry no id; here a widget is a function call, and whoever built none at a
// point leaves it to the table.
package ui
