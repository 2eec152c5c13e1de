package e2e

import (
	"strings"
	"testing"
)

// wingPlans is the planning of a wing of four with an enemy where one of its wingmates would come to lie.
const wingPlans = `ship red blacksquadronace 400 300 0
ship red academypilot 340 260 0
ship red academypilot 460 260 0
ship red academypilot 400 220 0
ship blue academypilot 330 385 180
ship blue omicrongrouppilot 795 300 150
wing ship:1 ship:2 ship:3 ship:4
phase planning
`

// TestWingDial sets the dial of a wing: there is one for all of them, and who would split is said before it is chosen.
func TestWingDial(t *testing.T) {
	needDisplay(t)
	p := atScript(t, "set-dials", wingPlans)
	p.click("curtain.open")
	if slots := p.Enabled("slot:"); len(slots) > 1 {
		t.Errorf("dials are set for %v", slots)
	}
	if w, _ := p.Find("ionized:ship:2"); !strings.Contains(w.Reason, "formation with Black Squadron Ace") {
		t.Errorf("of a wingmate it says %q", w.Reason)
	}
	must(t, p.MoveTo("option:ship:1:2FB"))
	must(t, p.Tick(30))
	if got := p.words("dial.words"); !strings.Contains(got, "would split") {
		t.Errorf("of a maneuver that costs a wingmate its place it says %q", got)
	}
	p.keepPicture("wing-dial")
}
