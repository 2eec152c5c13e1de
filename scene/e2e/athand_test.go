package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestNamedGame begins a game with names and a seed, measures and flips, ends
// it by a concession, plays a rematch, and finds both among the kept games.
func TestNamedGame(t *testing.T) {
	p := open(t, t.TempDir(), 0)
	p.click("title.new:X-Wing")
	p.click("squad:rebel-core:red")
	p.click("squad:imperial-core:blue")
	p.click("name:red")
	must(t, p.Type("Ann"))
	p.click("name:blue")
	must(t, p.Type("Bob?"))
	p.click("squads.seed")
	must(t, p.Type("12x3"))
	if got := p.words("squads.seed"); got != "123" {
		t.Errorf("the seed is %q", got)
	}
	p.click("squads.begin")
	p.until("the first curtain", func() bool { return p.Screen().Screen == "curtain" })
	if got := p.words("curtain.open"); !strings.Contains(got, "Ann") && !strings.Contains(got, "Bob?") {
		t.Errorf("the curtain says %q", got)
	}
	p.until("the first action", func() bool { return p.Screen().Prompt == "choose-action" })

	table := find(t, p, "table")
	before := find(t, p, "plate:ship:1")
	must(t, p.Key(ebiten.KeyT))
	if after := find(t, p, "table"); after.Rect != table.Rect {
		t.Errorf("flipped, the table is at %v, want %v", after.Rect, table.Rect)
	}
	if find(t, p, "plate:ship:1").Rect == before.Rect {
		t.Error("flipping moves no ship")
	}
	must(t, p.Key(ebiten.KeyT))
	must(t, p.Key(ebiten.KeyM))
	p.click("ship:1")
	p.click("ship:2")
	if got := p.words("ruler.text"); !strings.Contains(got, " mm") || !strings.Contains(got, "arc") {
		t.Errorf("the ruler says %q", got)
	}
	must(t, p.Key(ebiten.KeyEscape))
	must(t, p.MoveTo("ship:2"))
	must(t, p.Hold(ebiten.KeyA))
	if got := p.words("reach"); got != p.words("ship:2") {
		t.Errorf("the ranges shown are those of %q", got)
	}
	must(t, p.Let(ebiten.KeyA))

	must(t, p.Key(ebiten.KeyEscape))
	p.click("menu.concede:red")
	p.click("end.0")
	p.want("result", "")
	if got := p.words("result.text"); got != "Bob? wins" {
		t.Errorf("the result says %q", got)
	}
	p.click("result.rematch")
	must(t, p.Rest())
	p.click("menu")
	p.click("leave")
	p.click("leave.0")
	p.click("title.resume")
	if got := p.words("game:1"); !strings.Contains(got, "Bob? won") || !strings.Contains(got, "Red Flight") {
		t.Errorf("the second game is %q", got)
	}
	p.click("game:1")
	p.want("result", "")
	if n := len(p.journals()); n != 2 {
		t.Errorf("%d journals", n)
	}
}
