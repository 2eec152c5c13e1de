package scene

import (
	"testing"

	"xwing/game"
	"xwing/scene/ui"
)

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
