package xwing

import "xwing/game/xwing/board"

// room is where states are copied to one after the other: each overwrites the copy before.
type room struct {
	view  board.Room
	cards board.Copies[DamageCard]
	ids   board.Copies[string]
	ships []ShipMemory
}
