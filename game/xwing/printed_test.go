package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// TestPrintedFollowsTheShip finds a ship's cards by what stands on the table,
// though they are looked up once only.
func TestPrintedFollowsTheShip(t *testing.T) {
	card := &Card{ID: catalog.CardID{Kind: catalog.UpgradeCard, XWS: "elusive"}, Editions: []string{"x"}}
	s := &State{rules: &Rules{Catalog: &catalog.Catalog{}, Cards: NewLibrary("x", card)}}
	s.View.Ships = []board.Ship{{ID: 1, Where: board.InPlay, Upgrades: []board.Upgrade{{XWS: "predator"}, {XWS: "elusive", Side: 1}}}}
	table := &Table{State: s}
	for _, printedBefore := range []bool{false, true} {
		if printedBefore {
			s.printed = []printed{s.readCards(&s.View.Ships[0])}
		}
		if got := table.cardsOf(1); len(got) != 1 || got[0].ref != "upgrade/elusive" || got[0].side != 2 {
			t.Errorf("looked up before: %v: the cards are %v, want the second side of Elusive", printedBefore, got)
		}
	}
	s.View.Ships[0].Upgrades = s.View.Ships[0].Upgrades[:1]
	if got := table.cardsOf(1); len(got) != 0 {
		t.Errorf("without the upgrade the cards are %v", got)
	}
	s.View.Ships[0].Where = board.Removed
	if got := table.cardsOf(1); len(got) != 0 {
		t.Errorf("a removed ship has the cards %v", got)
	}
}

// TestPrintedIsKeptWithinAStep changes cards in the middle of a step: what is kept
// of them is theirs at once, for abilities are looked up in it unchecked.
func TestPrintedIsKeptWithinAStep(t *testing.T) {
	s := &State{rules: &Rules{Catalog: &catalog.Catalog{}, Cards: NewLibrary("x")}}
	s.View.Ships = []board.Ship{
		{ID: 1, Where: board.InPlay, Upgrades: []board.Upgrade{{XWS: "predator"}}},
		{ID: 2, Where: board.InPlay, Upgrades: []board.Upgrade{{XWS: "elusive"}}},
	}
	s.keepPrinted()
	table := &Table{Table: &game.Table{}, State: s}
	for _, e := range []game.Event{
		board.UpgradesExchanged{Ship: 1, XWS: "predator", Other: 2, OtherXWS: "elusive"},
		board.PilotTakenOver{Ship: 1, From: 2, Pilot: "somebody"},
		board.RemotePlaced{Ship: 3, Kind: "buzzdroidswarm"},
	} {
		table.announce(e)
		if len(s.printed) != len(s.View.Ships) {
			t.Fatalf("after %T %d ships are kept, want %d", e, len(s.printed), len(s.View.Ships))
		}
		for i := range s.printed {
			if !s.printed[i].of(&s.View.Ships[i]) {
				t.Errorf("after %T ship %d has other cards than kept", e, i+1)
			}
		}
	}
}
