package xwing

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestPickSixObstacles: to an epic battle each side brings six obstacles, picked among all that there are by mouse or keys;
// those that the squad brings are among them at first, and a squad that brings six has no choice.
func TestPickSixObstacles(t *testing.T) {
	guard := func(obstacles string) []byte {
		return []byte(`{"name":"guard","faction":"rebelalliance","obstacles":[` + obstacles +
			`],"pilots":[{"id":"alderaanianguard"},{"id":"wedgeantilles"}]}`)
	}
	a, s, _ := squadsOf(t, SquadFile{Name: "three", Where: "/own", XWS: guard(`"pomdebris1","pomdebris2","pomdebris3"`)},
		SquadFile{Name: "six", Where: "/own", XWS: guard(`"gascloud1","gascloud2","gascloud3","gascloud4","gascloud5","gascloud6"`)})
	click(t, a, "squads.list:"+string(catalog.X2PO))
	click(t, a, "squads.epic")
	click(t, a, "squad:three:red")
	click(t, a, "squad:six:blue")
	before := slices.Clone(s.obstacles(a, game.Red))
	if len(before) != squad.EpicObstacles || before[0] != "pomdebris1" {
		t.Fatalf("by default %v come along", before)
	}
	if shows(a, "obstacle:blue:1") {
		t.Error("a squad that brings six leaves a choice")
	}
	click(t, a, "obstacle:red:2")
	click(t, a, "obstacle:red:pomdebris2")
	a.Build(strike(ebiten.KeyEscape))
	if w := widget(t, a, "squads.begin"); w.Enabled || w.Reason != a.Say("obstacles-want", "seat", "red", "n", "6") {
		t.Errorf("a battle begins with five obstacles of one player: %q", w.Reason)
	}
	click(t, a, "obstacle:red:1")
	a.UI.Unfocus()
	for range 60 { // by keys
		if a.UI.Focused() == "obstacle:red:gascloud4" {
			break
		}
		a.Build(strike(ebiten.KeyTab))
	}
	a.Build(strike(ebiten.KeyEnter))
	click(t, a, "obstacle:red:pomasteroid1") // the oldest goes
	a.Build(strike(ebiten.KeyEscape))
	want := append(slices.Clone(before[2:]), "gascloud4", "pomasteroid1")
	if got := s.obstacles(a, game.Red); !slices.Equal(got, want) {
		t.Fatalf("picked %v, want %v", got, want)
	}
	click(t, a, "squads.begin")
	p := a.Screen.(*tableScreen).play
	if got := p.state().View.Reserve; !slices.Equal(got[0], want) || len(got[1]) != squad.EpicObstacles {
		t.Errorf("on the table: %v", got)
	}
}
