package main

import (
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
)

// describes is a describer of the cards' sources.
func describes(t *testing.T) *describer {
	t.Helper()
	d, err := newDescriber("../..")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestEveryDeclarationIsTold has each ability of every card told by a sentence that says more than when.
func TestEveryDeclarationIsTold(t *testing.T) {
	d := describes(t)
	bare := 0
	for _, c := range cards.All() {
		for i := range c.Abilities {
			a := &c.Abilities[i]
			said := d.sentence(a)
			if a.When == xwing.Never && a.Query == xwing.NoQuery {
				t.Errorf("%s: %q answers to nothing", c.ID, said)
			}
			if !strings.Contains(said, ", ") {
				bare++
			}
		}
	}
	if bare > 40 { // what data says that no sentence takes up
		t.Errorf("%d abilities are told by their timing alone", bare)
	}
}

// TestSentenceTellsAllParts tells an ability that has each part.
func TestSentenceTellsAllParts(t *testing.T) {
	a := xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Charges: 2, Force: 1, Gain: board.Stress, GainN: 1, Hits: 1},
		Bar: []catalog.BarAction{{Type: catalog.Boost, Difficulty: catalog.Red}}}
	const want = "start of engagement, for 2 charge and 1 Force and 1 stress token gained and 1 hit damage, you may, have red boost."
	if got := describes(t).sentence(&a); got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
}
