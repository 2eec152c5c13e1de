package xwing

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestSampleGame begins the sample game by one click, as long as no squad is picked and the
// points list lets its squads play.
func TestSampleGame(t *testing.T) {
	files := []SquadFile{
		{Name: "rebel-core", XWS: listOf(t, "rebel-core", "Red", "", 0)},
		{Name: "imperial-core", XWS: listOf(t, "imperial-core", "Black", "", 0)},
		{Name: "firstorder-darkside", XWS: listOf(t, "firstorder-darkside", "Dark", "", 0)},
		{Name: "imperial-aces", XWS: listOf(t, "imperial-aces", "Aces", "", 0)},
	}
	a, s, _ := squadsOf(t, files...)
	click(t, a, "squad:rebel-core:blue")
	if shows(a, "squads.sample") {
		t.Error("it is offered though a squad is picked")
	}
	s.picked = picks{}
	click(t, a, "squads.list:"+string(catalog.AMG25))
	if both, ok := s.samples(a); !ok || both[0].id != "firstorder-darkside" || both[1].id != "imperial-aces" {
		t.Errorf("by a list whose rules those of the core set break, %v and %v are offered", both[0], both[1])
	}
	click(t, a, "squads.list:"+string(catalog.FFG20))
	click(t, a, "squads.sample")
	table, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("one click leads to %s", a.Screen.Name())
	}
	if got := table.play.setup.squadNames(); got != [2]string{"Red", "Black"} {
		t.Errorf("it is played with %v", got)
	}
	for i := range files {
		files[i].Where = "/own"
	}
	if a, _, _ := squadsOf(t, files...); shows(a, "squads.sample") {
		t.Error("files of a player's own are offered as samples")
	}
}

// TestFirstStart: whoever has nothing begins a game by one click on the title, which says where squads belong.
func TestFirstStart(t *testing.T) {
	a, _, _ := squadsOf(t, SquadFile{Name: "rebel-core", XWS: listOf(t, "rebel-core", "Red", "", 0)},
		SquadFile{Name: "imperial-core", XWS: listOf(t, "imperial-core", "Black", "", 0)})
	a.Show(&scene.TitleScreen{App: a.App})
	a.Build(ui.Input{})
	if shows(a, "title.resume") || !shows(a, "title.hint") {
		t.Error("there is something to resume, or nothing says where squads belong")
	}
	click(t, a, "title.sample")
	if table, ok := a.Screen.(*tableScreen); !ok || table.play.setup.squadNames() != [2]string{"Red", "Black"} {
		t.Errorf("one click leads to %s", a.Screen.Name())
	}
}
