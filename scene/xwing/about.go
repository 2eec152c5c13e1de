package xwing

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
)

// aboutness reads what an event is about.
type aboutness struct{ scene.About }

// aboutOf reads what an event is about from its fields.
func aboutOf(e game.Event) scene.About {
	var b aboutness
	b.read(reflect.ValueOf(e), 0)
	return b.About
}

func (b *aboutness) read(v reflect.Value, depth int) {
	if depth > 4 || !v.IsValid() {
		return
	}
	if v.CanInterface() {
		switch x := v.Interface().(type) {
		case board.ShipID:
			b.ship(x)
			return
		case board.ObstacleID:
			b.obstacle(x)
			return
		case physics.Pose:
			b.Poses = append(b.Poses, x)
			return
		case game.Phrase, gauge.Move:
			return
		}
	}
	switch v.Kind() {
	case reflect.String: // "ship:3", as the target of a lock
		b.ship(board.ShipOf(v.String()))
		b.obstacle(board.ObstacleOf(v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			b.read(v.Field(i), depth+1)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			b.read(v.Index(i), depth+1)
		}
	case reflect.Pointer, reflect.Interface:
		b.read(v.Elem(), depth+1)
	}
}

func (b *aboutness) ship(id board.ShipID) {
	if id > 0 {
		b.piece(id.Piece())
	}
}

func (b *aboutness) obstacle(id board.ObstacleID) {
	if id > 0 {
		b.piece(id.Piece())
	}
}

func (b *aboutness) piece(id string) {
	if !slices.Contains(b.Pieces, id) {
		b.Pieces = append(b.Pieces, id)
	}
}

// shipsOf and obstaclesOf are the pieces of one kind that a line is about.
func shipsOf(b *scene.About) []board.ShipID { return piecesOf(b, board.ShipOf) }

func obstaclesOf(b *scene.About) []board.ObstacleID { return piecesOf(b, board.ObstacleOf) }

func piecesOf[ID ~int](b *scene.About, read func(string) ID) []ID {
	var out []ID
	for _, piece := range b.Pieces {
		if id := read(piece); id != 0 {
			out = append(out, id)
		}
	}
	return out
}
