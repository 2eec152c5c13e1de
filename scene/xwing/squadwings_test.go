package xwing

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/ui"
)

// flight is a squad of an epic battle that flies no wing yet: a leader of one, two who could fly in it, a third that leads if
// it is given the card, one of another type.
const flight = `{"name":"flight","faction":"galacticempire","pilots":[{"id":"darthvader","upgrades":{"command":["agentoftheempire"]}},` +
	`{"id":"academypilot"},{"id":"academypilot"},{"id":"blacksquadronace"},{"id":"soontirfel"}]}`

// wingsSeen opens the wings of a squad of an epic battle.
func wingsSeen(t *testing.T, f SquadFile) (*Client, *squadsScreen, *squadFolder) {
	t.Helper()
	a, s, folder := squadsOf(t, f)
	click(t, a, "squads.list:"+string(catalog.X2PO))
	if shows(a, "wings:red") {
		t.Error("wings are offered before a squad is picked")
	}
	click(t, a, "squads.epic")
	click(t, a, "squad:"+f.Name+":red")
	click(t, a, "wings:red")
	return a, s, folder
}

// TestFormWing forms a wing by mouse and dissolves it by keys: who may not fly in it is told why, and the file keeps it.
func TestFormWing(t *testing.T) {
	a, s, folder := wingsSeen(t, SquadFile{Name: "flight", Where: "/own", XWS: []byte(flight)})
	if w := widget(t, a, "wings.save"); w.Enabled {
		t.Error("it can be saved though nothing has been changed")
	}
	if w := widget(t, a, "wing:1:5"); w.Enabled || !strings.Contains(w.Reason, "type") {
		t.Errorf("of a ship of another type: %+v", w)
	}
	click(t, a, "wing:1:3")
	click(t, a, "wing:1:2")
	if got := widget(t, a, "wing:1").Words; !strings.Contains(got, "Wing of Darth Vader (1): Agent of the Empire · 2 wingmates") {
		t.Errorf("of the wing it says %q", got)
	}
	click(t, a, "wings.save")
	saved := func() string {
		t.Helper()
		q, err := squad.ParseXWS("flight", folder.files[0].XWS)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(q.Wings())
	}
	if e := s.pick(a, game.Red); saved() != "[[0 2 1]]" || a.Covers.Over != nil || e == nil || len(e.breaches) > 0 ||
		len(folder.files) != 1 {
		t.Fatalf("saved are %s, picked is %+v", saved(), e)
	}
	press := func(id string) {
		t.Helper()
		for range 80 {
			if a.UI.Focused() == id {
				a.Build(strike(ebiten.KeyEnter))
				settle(a, ui.Input{})
				return
			}
			a.Build(strike(ebiten.KeyTab))
		}
		t.Fatalf("no key leads to %s", id)
	}
	press("wings:red")
	press("wing.dissolve:1")
	press("wing.off:1")
	if shows(a, "wing:1") {
		t.Error("without its card a ship leads a wing")
	}
	press("wing.give:4:veteranwingleader")
	if !shows(a, "wing:4:2") {
		t.Error("with its card a ship leads none")
	}
	press("wing:4:2")
	press("wing:4:3")
	press("wings.save")
	if q, err := squad.ParseXWS("flight", folder.files[0].XWS); err != nil || saved() != "[[3 1 2]]" || len(q.Pilots[0].Upgrades) > 0 {
		t.Errorf("saved are %s, %v", saved(), err)
	}
}

// TestWingOfSample: the wings of a built-in squad are kept in a squad of the player's own, which is picked then; what is
// closed unsaved changes nothing.
func TestWingOfSample(t *testing.T) {
	a, s, folder := wingsSeen(t, SquadFile{Name: "flight", XWS: []byte(flight)})
	click(t, a, "wing:1:2")
	a.Build(strike(ebiten.KeyEscape))
	if len(folder.files) != 1 || string(folder.files[0].XWS) != flight {
		t.Fatal("what is not saved is kept")
	}
	click(t, a, "wings:red")
	click(t, a, "wing:1:2")
	click(t, a, "wing:1:3")
	click(t, a, "wings.save")
	e := s.pick(a, game.Red)
	if len(folder.files) != 2 || e == nil || e.file.Where == "" || len(e.squad.Wings()) != 1 || string(folder.files[0].XWS) != flight {
		t.Errorf("picked is %+v of %d", e, len(folder.files))
	}
	if w := a.words; a.desk.wingOf(e.squad, w, 0) == "" || !strings.Contains(a.desk.wingOf(e.squad, w, 2), "wingmate 2") ||
		a.desk.wingOf(e.squad, w,
			3) != "" {
		t.Errorf("the list does not say who flies in it: %q", a.desk.wingOf(e.squad, w, 2))
	}
}

// TestEveryBattleWindow keeps all that can be pressed before an epic battle inside the window, at every size.
func TestEveryBattleWindow(t *testing.T) {
	for _, size := range everySize {
		a, s, _ := squadsOf(t, SquadFile{Name: "flight", Where: "/own", XWS: []byte(flight)})
		s.turn(a, catalog.X2PO)
		s.epic, s.picked = true, picks{"flight", "flight"}
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		for _, page := range []string{listedPage, "red", gamePage} {
			s.page = page
			settle(a, ui.Input{})
			wellPlaced(t, a, fmt.Sprint("squads ", page, " at ", size))
		}
		a.Cover(obstaclesOverlay{s, game.Red})
		settle(a, ui.Input{})
		wellPlaced(t, a, fmt.Sprint("obstacles at ", size))
		s.wingsOf(a, game.Red, s.pick(a, game.Red))
		settle(a, ui.Input{})
		wellPlaced(t, a, fmt.Sprint("wings at ", size))
	}
}
