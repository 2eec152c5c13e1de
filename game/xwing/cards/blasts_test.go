package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// TestPreviewBlast: what a preview frames is what the detonation then affects.
func TestPreviewBlast(t *testing.T) {
	for _, kind := range []string{"bomblet", "ionbomb", "protonbomb", "thermaldetonators"} {
		previewed := map[board.ShipID]bool{}
		sc := xwing.Scenario{Phase: board.Activation, Ships: around(), Devices: []xwing.ScenarioDevice{
			lies(game.Red, kind, 400, 400, 0), lies(game.Blue, "drk1probedroid", 400, 480, 0)}}
		g := lay(t, sc, func(s *xwing.State) {
			for _, id := range s.PreviewBlast(kind, s.View.Device(1).Pose) {
				previewed[id] = true
			}
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
			faces(s, "hhhhhhhh", "")
		})
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		for id := board.ShipID(1); id <= 4; id++ {
			affected := hurt(g, id) > 0 || g.Ship(id).Has(board.Ion) > 0 || g.Ship(id).Where == board.Removed
			if affected != previewed[id] {
				t.Errorf("%s: %s is affected %v, previewed %v", kind, id.Piece(), affected, previewed[id])
			}
		}
	}
	s := lay(t, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 400, 0), blueShip("idenversio", 500, 400, 0)}}, nil).Now()
	if got := s.PreviewBlast("proximitymine", physics.PoseAt(410, 420, 0)); len(got) != 1 || got[0] != 1 {
		t.Errorf("a mine under ship 1 affects %v", got)
	}
}

func TestPreviewTokens(t *testing.T) {
	g := lay(t, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
		redShip("deathfire", 400, 300, 0, "clustermines"), redShip("deathfire", 600, 300, 0, "protonbombs")}}, nil)
	for _, c := range []struct {
		ship board.ShipID
		kind string
		want int
	}{{1, "clustermine", 3}, {2, "protonbomb", 1}} {
		if got := g.Now().PreviewTokens(c.ship, c.kind, physics.PoseAt(400, 200, 0)); len(got) != c.want {
			t.Errorf("%s: %d tokens, want %d", c.kind, len(got), c.want)
		}
	}
}
