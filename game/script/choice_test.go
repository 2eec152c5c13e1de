package script

import (
	"reflect"
	"strings"
	"testing"

	"xwing/game"
	"xwing/physics"
)

// TestChoice reads answers in every shape.
func TestChoice(t *testing.T) {
	pose := physics.PoseAt(10, 20.5, -90)
	place := &game.Placement{Pieces: []game.Piece{{ID: "tile"}}}
	for _, test := range []struct {
		shape game.Shape
		line  string
		want  game.Choice
		fails string
	}{
		{game.OneOf, "it a", game.Choice{Pick: []string{"a"}}, ""},
		{game.OneOf, "it nothing", game.Choice{Pick: []string{"nothing"}}, ""},
		{game.SomeOf, "it a b", game.Choice{Pick: []string{"a", "b"}}, ""},
		{game.SomeOf, "it nothing", game.Choice{}, ""},
		{game.Order, "it b a", game.Choice{Pick: []string{"b", "a"}}, ""},
		{game.OneForEach, "it x=a y=b", game.Choice{Each: map[string]string{"x": "a", "y": "b"}}, ""},
		{game.OneForEach, "it x", game.Choice{}, `want slot=option, not "x"`},
		{game.Place, "it tile 10 20.5 -90", game.Choice{Piece: "tile", Pose: &pose}, ""},
		{game.Place, "it tile 10 20.5", game.Choice{}, "as in: red it tile 400 50 0"},
		{game.Place, "it tile 10 here 0", game.Choice{}, `not "here"`},
		{game.Place, "it tile 10 1e9 0", game.Choice{}, `not "1e9"`},
		{game.OneOf, "that a", game.Choice{}, "that is answered, it is asked"},
		{game.OneOf, "it", game.Choice{}, "want who"},
	} {
		d := game.Decision{Seat: game.Blue, Kind: "it", Shape: test.shape, Placement: place}
		test.want.Seat, test.want.Kind = d.Seat, d.Kind
		got, err := choice(d, strings.Fields(test.line))
		switch {
		case test.fails != "" && (err == nil || !strings.Contains(err.Error(), test.fails)):
			t.Errorf("%q: %v, want %q", test.line, err, test.fails)
		case test.fails == "" && (err != nil || !reflect.DeepEqual(got, test.want)):
			t.Errorf("%q is %+v, %v, want %+v", test.line, got, err, test.want)
		}
	}
}
