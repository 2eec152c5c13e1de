package squad_test

import (
	"testing"

	"xwing/game/xwing/squad"
)

// TestFlown knows a squad by what it flies, whatever else its file says.
func TestFlown(t *testing.T) {
	of := func(text string) string {
		s, err := squad.ParseXWS("a", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return s.Resolve(load(t)).Flown()
	}
	one := of(`{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{"talent":["elusive"],` +
		`"torpedo":["protontorpedoes"]}},{"id":"lukeskywalker"}]}`)
	for name, c := range map[string]struct {
		text string
		same bool
	}{
		"name, order, slots, obstacles": {`{"name":"x","faction":"rebel","points":3,"obstacles":["gascloud1"],` +
			`"pilots":[{"name":"Luke Skywalker"},` +
			`{"id":"thanekyrell","upgrades":{"Torpedo":["protontorpedoes"],"Talent":["elusive"]}}]}`, true},
		"an upgrade less": {`{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{"talent":["elusive"]}},` +
			`{"id":"lukeskywalker"}]}`, false},
		"on another ship": {`{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{"talent":["elusive"]}},` +
			`{"id":"lukeskywalker","upgrades":{"torpedo":["protontorpedoes"]}}]}`, false},
		"a ship twice": {`{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{"talent":["elusive"],` +
			`"torpedo":["protontorpedoes"]}},{"id":"lukeskywalker"},{"id":"lukeskywalker"}]}`, false},
		"of another faction": {`{"faction":"scumandvillainy","pilots":[{"id":"thanekyrell","upgrades":{"talent":["elusive"],` +
			`"torpedo":["protontorpedoes"]}},{"id":"lukeskywalker"}]}`, false},
	} {
		if (of(c.text) == one) != c.same {
			t.Errorf("%s: %v, beside\n%s\n%s", name, !c.same, of(c.text), one)
		}
	}
}
