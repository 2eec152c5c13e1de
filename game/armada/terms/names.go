package terms

import (
	"xwing/game"
	"xwing/game/armada/board"
)

// Names tells what the pieces of one game are called: by their cards, and by a number where several have the same.
type Names struct {
	view  *board.View
	seats [2]string // of the players; "": by their color
}

// NewNames names the pieces of a view, which is read again whenever one is named.
func NewNames(v *board.View) *Names { return &Names{view: v} }

// Players gives the seats names of their own; an empty one keeps its color.
func (n *Names) Players(red, blue string) *Names {
	n.seats = [2]string{red, blue}
	return n
}

// player is what the player of a seat is called, "" if by its color.
func (n *Names) player(seat string) string {
	for i := range game.Seat(2) {
		if n != nil && i.ID() == seat {
			return n.seats[i]
		}
	}
	return ""
}

// table is the view that the pieces are named of, nil if there is none.
func (n *Names) table() *board.View {
	if n == nil {
		return nil
	}
	return n.view
}

// numbered is what a piece is of, and which of that it is, counted from 1; 0 for the only one.
func numbered(count, at int, of func(i int) string) (name string, number int) {
	name = of(at)
	all := 0
	for i := range count {
		if of(i) != name {
			continue
		}
		if all++; i == at {
			number = all
		}
	}
	if all < 2 {
		return name, 0
	}
	return name, number
}

func (n *Names) ship(id board.ShipID) (card string, number int) {
	v := n.table()
	if v == nil || v.Ship(id) == nil {
		return id.Piece(), 0
	}
	return numbered(len(v.Ships), int(id)-1, func(i int) string { return v.Ships[i].Card })
}

func (n *Names) squadron(id board.SquadronID) (card string, number int) {
	v := n.table()
	if v == nil || v.Squadron(id) == nil {
		return id.Piece(), 0
	}
	return numbered(len(v.Squadrons), int(id)-1, func(i int) string { return v.Squadrons[i].Card })
}

func (n *Names) obstacle(id board.ObstacleID) (kind string, number int) {
	v := n.table()
	if v == nil || v.Obstacle(id) == nil {
		return id.Piece(), 0
	}
	return numbered(len(v.Obstacles), int(id)-1, func(i int) string { return v.Obstacles[i].Kind.String() })
}

// placed is the kind of a token that is being placed.
const placed = "placed"

func (n *Names) marker(id board.MarkerID) (kind string, number int) {
	v := n.table()
	if v == nil {
		return id.Piece(), 0
	}
	if v.Marker(id) == nil { // it is yet to be placed
		return placed, 0
	}
	return numbered(len(v.Markers), int(id)-1, func(i int) string { return string(v.Markers[i].Kind) })
}
