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

// TestHeedOfEveryTiming has a card answer to each timing and each query in turn: its ship is
// asked for that one, however long the lists are, and for its neighbors in vain.
func TestHeedOfEveryTiming(t *testing.T) {
	timings, queries := Timing(len(timingNames)), Query(len(queryNames))
	for i := 1; i < max(len(timingNames), len(queryNames)); i++ {
		var a Ability
		if a.When = Timing(i); a.When >= timings {
			a.When = Never
		}
		if a.Query = Query(i); a.Query >= queries {
			a.Query = NoQuery
		}
		card := &Card{ID: catalog.CardID{Kind: catalog.UpgradeCard, XWS: "elusive"}, Editions: []string{"x"}, Abilities: []Ability{a}}
		s := &State{rules: &Rules{Catalog: &catalog.Catalog{}, Cards: NewLibrary("x", card)}}
		s.View.Ships = []board.Ship{{ID: 1, Where: board.InPlay, Upgrades: []board.Upgrade{{XWS: "elusive"}}}}
		s.keepPrinted()
		s.keepHeed()
		table := &Table{Table: &game.Table{}, State: s}
		for when := AfterManeuver; when < timings; when++ {
			if c := (concern{when: when}); (table.heeding(c) != 0) != (when == a.When) || table.heeds(s.View.Ship(1), c) != (when == a.When) {
				t.Errorf("timing %v, with a card for %v: asked %v", when, a.When, table.heeding(c) != 0)
			}
		}
		for query := AttackDiceCount; query < queries; query++ {
			if c := (concern{query: query}); (table.heeding(c) != 0) != (query == a.Query) || table.heeds(s.View.Ship(1), c) != (query == a.Query) {
				t.Errorf("query %v, with a card for %v: asked %v", query, a.Query, table.heeding(c) != 0)
			}
		}
	}
}

// TestMask holds a member of every word, and no other.
func TestMask(t *testing.T) {
	for i := range 64 * len(mask{}) {
		var m, both mask
		m.set(i)
		both.join(m)
		var all []int
		for j := range both.each {
			all = append(all, j)
		}
		if len(all) != 1 || all[0] != i || !both.has(i) || both.has(63-i%64) {
			t.Errorf("%d: %v", i, all)
		}
	}
}
