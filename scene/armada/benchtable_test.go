package armada

import (
	"testing"

	"xwing/game/armada/ask"
	"xwing/scene/bench"
)

// TestFullTable: it is as full as it says, and a ship on it can attack another one.
func TestFullTable(t *testing.T) {
	a := newClientFor(t)
	if err := a.fullTable(); err != nil {
		t.Fatal(err)
	}
	table := a.Screen.(*tableScreen)
	v := &table.play.board.view
	if len(v.Ships) != 2*benchShips || len(v.Squadrons) != 2*benchSquadrons {
		t.Errorf("%d ships and %d squadrons", len(v.Ships), len(v.Squadrons))
	}
	if d := table.play.Session.Open(); len(d) != 1 || !bench.Offers(ask.ChooseAttack, ">ship:")(d[0]) {
		t.Errorf("asked is %v", d)
	}
}
