package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// TestHeedIsKeptWithinAStep deals cards to a ship and takes them away again in the
// middle of a step: their abilities are looked for at once, and no longer.
func TestHeedIsKeptWithinAStep(t *testing.T) {
	declare := func(kind catalog.Kind, xws string, when Timing) *Card {
		return &Card{ID: catalog.CardID{Kind: kind, XWS: xws}, Editions: []string{"x"}, Abilities: []Ability{{When: when}}}
	}
	s := &State{rules: &Rules{Catalog: &catalog.Catalog{}, Cards: NewLibrary("x",
		declare(catalog.DamageKind, "hullbreach", AfterManeuver), declare(catalog.ConditionCard, "rattled", BeforeEngaging))}}
	s.View.Ships = []board.Ship{{ID: 1, Where: board.InPlay, Facedown: 1, Upgrades: []board.Upgrade{{XWS: "elusive"}}}}
	s.keepPrinted()
	s.keepHeed()
	table := &Table{Table: &game.Table{}, State: s}
	rattled := "rattled"
	secret := board.Condition{Facedown: true}
	for _, c := range []struct {
		e             game.Event
		damage, doubt bool
	}{
		{board.DamageDealt{Ship: 1, Card: "hullbreach", N: 1}, true, false},
		{board.DamageRepaired{Ship: 1, Card: "hullbreach", N: 1}, false, false},
		{board.DamageExposed{Ship: 1, Card: "hullbreach", N: 2}, true, false},
		{board.DecksShuffled{Gathered: []board.ShipID{1}}, false, false},
		{board.ConditionAssigned{Ship: 1, Condition: board.Condition{Card: rattled}}, false, true},
		{board.ConditionRemoved{Ship: 1, Card: rattled}, false, false},
		{board.ConditionAssigned{Ship: 1, Condition: secret}, false, false},
		{board.ConditionRevealed{Ship: 1, Card: rattled}, false, true},
	} {
		table.announce(c.e)
		ship := s.View.Ship(1)
		damage, doubt := concern{when: AfterManeuver}, concern{when: BeforeEngaging}
		if got := table.heeds(ship, damage); got != c.damage || (table.heeding(damage) != 0) != got {
			t.Errorf("after %#v the damage card is heeded: %v", c.e, got)
		}
		if got := table.heeds(ship, doubt); got != c.doubt || (table.heeding(doubt) != 0) != got {
			t.Errorf("after %#v the condition is heeded: %v", c.e, got)
		}
	}
}

// TestHeedWithoutABit: timings and queries from the 65th on have no bit; then every
// ship is asked.
func TestHeedWithoutABit(t *testing.T) {
	s := &State{rules: &Rules{Catalog: &catalog.Catalog{}, Cards: NewLibrary("x")}}
	s.View.Ships = []board.Ship{{ID: 1, Where: board.InPlay, Upgrades: []board.Upgrade{{XWS: "elusive"}}}}
	s.keepPrinted()
	s.keepHeed()
	table := &Table{Table: &game.Table{}, State: s}
	for _, c := range []concern{{when: 64}, {query: 64}} {
		if table.heeding(c)&bit(0) == 0 {
			t.Errorf("nobody is asked for %+v", c)
		}
	}
	if table.heeding(concern{when: AfterManeuver}) != 0 {
		t.Error("a ship without a card is asked")
	}
}
