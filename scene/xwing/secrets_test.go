package xwing

import (
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
	"xwing/physics"
)

// TestEaseKeepsSecrets plays two games that differ in one facedown dial only:
// until it is revealed, the table answers the same questions by itself, shows the
// same places and the same dice.
func TestEaseKeepsSecrets(t *testing.T) {
	_, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials && p.state().View.Round == 3 })
	brain := player.NewSensible(9)
	one, two := p.Session.Fork(), p.Session.Fork()
	defer one.Close()
	defer two.Close()
	answer := func(d game.Decision) game.Choice {
		c, err := brain.Answer(xwing.Sit(one, d.Seat), d)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	var secret board.ShipID
	for _, d := range one.Open() {
		c := answer(d)
		other := c
		other.Each = maps.Clone(c.Each)
		for _, s := range d.Slots { // the ship with the highest initiative is revealed last
			if id := board.ShipOf(s.ID); secret == 0 || p.state().Initiative(id) > p.state().Initiative(secret) {
				secret = id
			}
		}
		if slot, _, ok := dialSlot(d, secret.Piece()); ok {
			for _, o := range slot.Options {
				if o.ID != c.Each[slot.ID] {
					other.Each[slot.ID] = o.ID
				}
			}
		}
		for s, c := range map[*game.Session]game.Choice{one: c, two: other} {
			if err := s.Choose(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	compared := 0
	for range 60 {
		if one.State().(*xwing.State).View.Ship(secret).Dial.Revealed || len(one.Open()) == 0 {
			break
		}
		d := one.Open()[0]
		if diff := cmp.Diff(one.Open(), two.Open(), cmp.AllowUnexported(physics.Shape{})); diff != "" {
			t.Fatalf("the questions differ:\n%s", diff)
		}
		a, ok := ease(eager, one, d, notNever)
		b, same := ease(eager, two, d, notNever)
		if diff := cmp.Diff(a, b); diff != "" || ok != same {
			t.Errorf("%s is answered otherwise:\n%s", d.Kind, diff)
		}
		for _, o := range d.Options {
			if d.Shape == game.OneOf && len(lookLater(one, d, o.ID)) != len(lookLater(two, d, o.ID)) {
				t.Errorf("%s, %s: other places are shown", d.Kind, o.ID)
			}
		}
		c := answer(d)
		for _, s := range [2]*game.Session{one, two} {
			if err := s.Choose(c); err != nil {
				t.Fatal(err)
			}
		}
		compared++
	}
	if compared < 3 {
		t.Errorf("only %d questions were compared", compared)
	}
}
