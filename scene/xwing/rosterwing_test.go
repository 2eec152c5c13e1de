package xwing

import (
	"strings"
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// TestRosterTellsWings: the card of a ship says in which wing it flies, and where, as its base does; and what has become of it.
func TestRosterTellsWings(t *testing.T) {
	a, p := newApp(t, 0)
	side := a.Screen.(*tableScreen).side
	v := &p.board.view
	told := func(id board.ShipID) (words, tip string) {
		c := rosterRow{side: side, a: a.desk, ship: v.Ship(id), light: 1}
		for _, s := range c.signs() {
			if s.Recipe == nil {
				words, tip = words+s.count, s.tip()
			}
		}
		return words, tip
	}
	if words, _ := told(1); words != "" {
		t.Errorf("of a ship without a wing it says %q", words)
	}
	v.Ships[0].Where, v.Ships[1].Where = board.InPlay, board.InPlay
	v.Ships[0].Crippled, v.Ships[1].Objectives = true, 2
	if words, tip := told(1); words != "crippled" || !strings.Contains(tip, "less energy") {
		t.Errorf("of a crippled section it says %q, %q", words, tip)
	}
	if words, tip := told(2); words != "2 aboard" || !strings.Contains(tip, "jumps") {
		t.Errorf("of a shuttle with tokens it says %q, %q", words, tip)
	}
	v.Ships[0].Crippled, v.Ships[1].Objectives = false, 0
	v.Ships[0].Wing = board.Wing{Leader: 1}
	v.Ships[1].Wing = board.Wing{Leader: 1, At: gauge.RightFlank}
	if words, tip := told(1); words != "wing 1" || !strings.Contains(tip, "2 ships") {
		t.Errorf("of its leader it says %q, %q", words, tip)
	}
	if words, tip := told(2); words != "wing 1.2" || !strings.Contains(tip, "wingmate 2") {
		t.Errorf("of a wingmate it says %q, %q", words, tip)
	}
}
