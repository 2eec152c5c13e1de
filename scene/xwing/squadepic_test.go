package xwing

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/physics"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// TestEpicBattle picks an epic battle: squads of huge ships are legal then, and it is begun on a table twice as wide, of
// which all is seen; a rematch is one, too.
func TestEpicBattle(t *testing.T) {
	guard := []byte(`{"name":"guard","faction":"rebelalliance","pilots":[{"id":"alderaanianguard"},{"id":"wedgeantilles"}]}`)
	a, s, _ := squadsOf(t, SquadFile{Name: "guard", Where: "/own", XWS: guard})
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

// TestSampleBattle: the built-in squads of epic battles are listed first while one is picked, and not for other games; two of
// them begin one by one click.
func TestSampleBattle(t *testing.T) {
	files := []SquadFile{{Name: "rebel-core", XWS: listOf(t, "rebel-core", "Red", "", 0)},
		{Name: "imperial-core", XWS: listOf(t, "imperial-core", "Black", "", 0)}}
	samples, err := squad.Samples(assets.EpicSquads())
	if err != nil {
		t.Fatal(err)
	}
	for _, sample := range samples {
		xws, err := sample.Squad.XWS()
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, SquadFile{Name: sample.ID, XWS: xws})
	}
	a, s, _ := squadsOf(t, files...)
	for _, list := range a.kits.Lists() {
		click(t, a, "squads.list:"+string(list))
		if s.battle(a) {
			click(t, a, "squads.epic")
		}
		if both, ok := s.samples(a); ok && both[0].leadsBattle(a) || shows(a, "squad:epic-rebel-corvette:red") {
			t.Errorf("%s: squads of battles are offered for any game", list)
		}
		click(t, a, "squads.epic")
		both, ok := s.samples(a)
		if !ok || both[0].id != "epic-rebel-corvette" || both[1].id != "epic-imperial-raider" {
			t.Errorf("%s: for a battle %v are offered", list, both)
		}
		for _, e := range both {
			for _, p := range e.squad.Pilots {
				for _, id := range p.UpgradeIDs() {
					if !a.kit.RulesBy(list).Enforced(catalog.UpgradeCard.Ref(id)) {
						t.Errorf("%s: a sample has %s, which is not enforced", list, id)
					}
				}
			}
		}
		first, other := widget(t, a, "squad:epic-rebel-corvette:red"), widget(t, a, "squad:rebel-core:red")
		if other.Rect[3] > 0 && first.Rect[1] > other.Rect[1] {
			t.Errorf("%s: squads of battles are listed below others", list)
		}
	}
	click(t, a, "squads.sample")
	table, ok := a.Screen.(*tableScreen)
	if !ok || !table.play.setup.epic || table.play.setup.squadNames() != [2]string{"Corvette and escort", "Raider and the Black Squadron"} {
		t.Fatalf("one click leads to %s", a.Screen.Name())
	}
}

// TestFirstEpicBattle picks one of first edition: huge ships are legal there.
func TestFirstEpicBattle(t *testing.T) {
	a, _, folder := withFirst(t)
	fleet := []byte(`{"name":"fleet","faction":"rebel","version":"0.3.0","pilots":[{"name":"cr90corvettefore","ship":"cr90corvettefore"},` +
		`{"name":"cr90corvetteaft","ship":"cr90corvetteaft"},{"name":"rookiepilot","ship":"xwing"}]}`)
	folder.files = []SquadFile{{Name: "fleet", Where: "/own", XWS: fleet}}
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	click(t, a, "squads.list:"+string(catalog.FFG10))
	click(t, a, "squad:fleet:red")
	click(t, a, "squad:fleet:blue")
	if e := s.pick(a, game.Red); len(e.breaches) != 2 {
		t.Fatalf("no epic battle: %v", e.breaches)
	}
	click(t, a, "squads.epic")
	if e := s.pick(a, game.Red); len(e.breaches) != 0 || e.unplayable != nil {
		t.Errorf("an epic battle: %v, %v", e.breaches, e.unplayable)
	}
	if tip := a.Say("epic-why"); !strings.Contains(tip, "300 points") {
		t.Errorf("it says %q", tip)
	}
	click(t, a, "squads.begin")
	screen, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatal("no game is begun")
	}
	settle(a, ui.Input{})
	if v := &screen.play.board.view; v.Area.Width != 1828.8 || v.Ship(1).Joined != 2 {
		t.Errorf("the table is %v", v.Area)
	}
	if says := a.Say(screen.play.asPlayed("help-score")); !strings.Contains(says, "crippled") {
		t.Errorf("of the score it says %q", says)
	}
	sectionsAreApart(t, screen)
}

// sectionsAreApart: on the table each section of a ship with two cards is pointed at by itself, and stands on its own side of
// the middle; its dial says what each maneuver brings.
func sectionsAreApart(t *testing.T, screen *tableScreen) {
	t.Helper()
	v := &screen.play.board.view
	for i := range 2 {
		v.Ships[i].Where, v.Ships[i].Pose = board.InPlay, physics.PoseAt(900, 400, 0)
	}
	for id, ahead := range map[board.ShipID]float64{1: 40, 2: -40} {
		x, y := screen.sight.Cam.At(physics.Vec{X: 900, Y: 400 + ahead})
		if got := screen.plates.shipAt(x, y); got != id {
			t.Errorf("%v mm ahead lies ship %d, not %d", ahead, got, id)
		}
		if r := screen.plates.partRect(v.Ship(id)); !r.Contains(x, y) {
			t.Errorf("the part of ship %d is %v, %v, %v is not in it", id, r, x, y)
		}
	}
	if fore, aft := screen.plates.partRect(v.Ship(1)), screen.plates.partRect(v.Ship(2)); fore.Bottom() > aft.Y+1 {
		t.Errorf("fore %v, aft %v", fore, aft)
	}
	dial := screen.play.state().Profile(1).Ship.Dial
	if n := screen.dials.gain(1, dial[0]); n <= 0 {
		t.Errorf("%s brings %d energy", dial[0].Code(), n)
	}
}
