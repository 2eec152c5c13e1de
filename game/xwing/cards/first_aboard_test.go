package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// TestAboard: what a card brings along is docked with its ship from the start, behind the ships of the squad.
func TestAboard(t *testing.T) {
	red := xwing.Muster{Ships: []xwing.MusterShip{{Pilot: "bossk", Upgrades: []xwing.MusterUpgrade{{XWS: "houndstooth"}}},
		{Pilot: "binayrepirate"}}}
	s, err := xwing.New(firstRules(t), [2]xwing.Muster{red, {Ships: []xwing.MusterShip{{Pilot: "academypilot"}}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if pup := s.View.Ship(3); pup.Pilot != "nashtahpuppilot" || pup.Docked != 1 || pup.Where != board.InReserve || len(s.View.Ships) != 4 {
		t.Errorf("ship 3 is %s, docked with %d, of %d ships", pup.Pilot, pup.Docked, len(s.View.Ships))
	}
}

// TestReturned: an upgrade that is turned faceup again adds what it adds, but no shield.
func TestReturned(t *testing.T) {
	for upgrade, want := range map[string][3]int{"hullupgrade": {4, 2, 2}, "shieldupgrade": {3, 3, 2}} {
		g := equipped(t, board.Engagement, upgrade, nil, func(t *xwing.Table) {
			t.DiscardUpgrade(1, upgrade)
			t.ReturnUpgrade(1, upgrade)
		})
		if s := g.Ship(1); [3]int{s.Hull, s.Shields.Limit, s.Shields.Active} != want {
			t.Errorf("%s back: hull %d, shields %+v", upgrade, s.Hull, s.Shields)
		}
	}
}
