package scene

import (
	"encoding/json"
	"os"
	"testing"

	"xwing/game"
	"xwing/scene/ui"
)

// squadFolder is a player with two squads, one of them too dear.
type squadFolder struct {
	fewGames
	files []SquadFile
}

func (f squadFolder) Squads() ([]SquadFile, error) { return f.files, nil }

// TestOverPoints plays a list that costs too much after a question, and no list
// that breaks another rule.
func TestOverPoints(t *testing.T) {
	a, _ := newApp(t, 0)
	text, err := os.ReadFile("../assets/facts/squads/imperial-core.xws")
	if err != nil {
		t.Fatal(err)
	}
	with := func(pilot string, n int) []byte {
		var list map[string]any
		if err := json.Unmarshal(text, &list); err != nil {
			t.Fatal(err)
		}
		pilots := list["pilots"].([]any)
		for range n {
			pilots = append(pilots, map[string]any{"id": pilot, "ship": "tielnfighter"})
		}
		list["pilots"] = pilots
		out, _ := json.Marshal(list)
		return out
	}
	a.opt.Files = squadFolder{files: []SquadFile{{Name: "dear", XWS: with("academypilot", 1)}, {Name: "twice", XWS: with("idenversio", 1)},
		{Name: "fair", XWS: text}}}
	s := &squadsScreen{}
	a.show(s)
	click(t, a, "squad:twice:red")
	click(t, a, "squad:fair:blue")
	if w := widget(t, a, "squads.begin"); w.Enabled {
		t.Error("a squad with the same unique pilot twice may begin")
	}
	click(t, a, "squad:dear:red")
	click(t, a, "squads.begin")
	if a.dialog == nil || a.dialog.id != "over-points" {
		t.Fatal("no question about the points")
	}
	click(t, a, "over-points.1")
	if a.screen != screen(s) {
		t.Fatal("the game begins though the players do not agree")
	}
	s.seed = "77"
	click(t, a, "squads.begin")
	click(t, a, "over-points.0")
	table, ok := a.screen.(*tableScreen)
	if !ok || table.play.setup.seed != 77 {
		t.Errorf("after the agreement: screen %s", a.screen.name())
	}
}

// TestOpenTable shows no curtain where one person plays both sides.
func TestOpenTable(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Private })
	a.build(ui.Input{})
	if got := a.screen.name(); got != "curtain" {
		t.Fatalf("screen %s, want the curtain", got)
	}
	a.opt.Settings.Table.Open = true
	a.build(ui.Input{})
	if got := a.screen.name(); got != "table" {
		t.Errorf("an open table shows %s", got)
	}
}
