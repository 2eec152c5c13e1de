package xwing

import (
	"testing"

	"xwing/game/xwing/catalog"
)

// TestMomentIs tells what a Moment's action is.
func TestMomentIs(t *testing.T) {
	for _, c := range []struct {
		action       string
		is, of, owns bool
	}{
		{"lock", true, false, false},
		{"boost", true, false, false},
		{"jam", false, false, false},
		{"", false, false, false},
		{"card:damage/fuelleak/0#2", false, true, false},
		{"card:upgrade/passivesensors/0", false, false, true},
		{"upgrade/passivesensors@ship:2", false, false, true},
		{"passivesensors", false, false, true},
		{"card:upgrade/r5d8/0", false, false, false},
	} {
		m := Moment{Action: c.action, Card: "upgrade/passivesensors"}
		if is, of, owns := m.Is(catalog.Lock, catalog.Boost, 0), m.IsOf(catalog.DamageKind), m.IsOwn(); is != c.is || of != c.of || owns != c.owns {
			t.Errorf("%q: lock or boost %v, of a damage card %v, its own %v; want %v, %v, %v", c.action, is, of, owns, c.is, c.of, c.owns)
		}
	}
}
