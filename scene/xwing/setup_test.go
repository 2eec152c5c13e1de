package xwing

import (
	"testing"

	"xwing/game"
	"xwing/scene/ui"
)

// TestOpenTable shows no curtain where one person plays both sides.
func TestOpenTable(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Private })
	a.Build(ui.Input{})
	if got := a.Screen.Name(); got != "curtain" {
		t.Fatalf("screen %s, want the curtain", got)
	}
	a.Opt.Settings.Table.Open = true
	a.Build(ui.Input{})
	if got := a.Screen.Name(); got != "table" {
		t.Errorf("an open table shows %s", got)
	}
}
