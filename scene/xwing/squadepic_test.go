package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// TestEpicBattle picks an epic battle: squads of huge ships are legal then, and it is begun on a table twice as wide, of
// which all is seen; a rematch is one, too.
func TestEpicBattle(t *testing.T) {
	guard := []byte(`{"name":"guard","faction":"rebelalliance","pilots":[{"id":"alderaanianguard"},{"id":"wedgeantilles"}]}`)
	a, s, _ := squadsOf(t, SquadFile{Name: "guard", XWS: guard})
	click(t, a, "squads.list:"+string(catalog.X2PO))
	click(t, a, "squad:guard:red")
	click(t, a, "squad:guard:blue")
	if e := s.pick(a, game.Red); len(e.breaches) != 1 || s.battle(a) {
		t.Fatalf("no epic battle: %v", e.breaches)
	}
	click(t, a, "squads.epic")
	if e := s.pick(a, game.Red); len(e.breaches) != 0 || e.unplayable != nil {
		t.Errorf("an epic battle: %v, %v", e.breaches, e.unplayable)
	}
	click(t, a, "squads.begin")
	screen, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatal("no game is begun")
	}
	settle(a, ui.Input{})
	v, sight := &screen.play.board.view, screen.sight
	if v.Area.Width != 1828.8 || sight.Area != (table.Area{Width: 1828.8, Height: 914.4}) {
		t.Errorf("the table is %v, %v is seen", v.Area, sight.Area)
	}
	felt, free := sight.Cam.Rect(physics.Vec{}, physics.Vec{X: 1828.8, Y: 914.4}), sight.Areas.Table
	if felt.Intersect(free) != felt || felt.W < 1.99*felt.H || felt.W > 2.01*felt.H {
		t.Errorf("of the play area %v the screen shows %v", felt, free)
	}
	if got := screen.play.asPlayed("help-score"); got != "help-score@epic" {
		t.Errorf("of the score it says %s", got)
	}
	if !screen.play.setup.again().epic || !a.kit.IsEpic(screen.play.Session.Header()) || !a.setupOf(screen.play.Session.Header()).epic {
		t.Error("a rematch is no epic battle")
	}
}
