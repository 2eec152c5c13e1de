package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// TestAlliesOfOneSquad: who joins a squad of another faction by a card is allied with it, and once In It For The Money is turned a
// friend; ships of his own faction always are.
func TestAlliesOfOneSquad(t *testing.T) {
	for _, test := range []struct {
		card, mate string
		side       int
		friends    bool
	}{
		{"initforthemoneyrebellion", "wedgeantilles", 0, false},
		{"initforthemoneyrebellion", "wedgeantilles", 1, true},
		{"initforthemoneyrebellion", "serissu", 0, true},
		{"bounty", "academypilot", 0, false},
		{"bounty", "academypilot", 1, false},
		{"contrabandcybernetics", "wedgeantilles", 0, true},
	} {
		g := play(t, board.Engagement, func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Side = test.side },
			redShip("cartelspacer", 400, 300, 0, test.card), redShip(test.mate, 500, 300, 0), blueShip("howlrunner", 850, 850, 180))
		x := &xwing.Table{State: g.Now()}
		for _, pair := range [][2]board.ShipID{{1, 2}, {2, 1}} {
			if x.Friendly(pair[0], pair[1]) != test.friends || x.Allied(pair[0], pair[1]) == test.friends || x.Enemy(pair[0], pair[1]) {
				t.Errorf("%s, side %d, with %s: friends %v, want %v", test.card, test.side, test.mate, !test.friends, test.friends)
			}
		}
	}
}
