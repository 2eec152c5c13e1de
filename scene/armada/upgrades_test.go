package armada

import (
	"strings"
	"testing"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestUpgradesAreTold: pointed at, an upgrade stands in the place of its ship with what it does; a squadron with what it does.
func TestUpgradesAreTold(t *testing.T) {
	a, b, _ := builderOf(t, catalog.Imperial)
	typing(t, a, "imperial i-class<enter>4gunnery<down>")
	if got, want := wordsOf(a, "builder.upgrade"), a.does("upgrade", "gunnery-team"); got != want || len(want) < 60 {
		t.Errorf("gunnery team does %q, want %q", got, want)
	}
	typing(t, a, "<esc><esc>++howl<down>")
	if o := b.shown(); o == nil || !strings.HasSuffix(o.line, a.does("squadron", "howlrunner")) || strings.Contains(o.flags, "swarm that") {
		t.Errorf("offered is %+v", o)
	}
	if got := a.does("upgrade", "nothing"); got != "Not enforced yet." {
		t.Errorf("an unknown card does %q", got)
	}
	if got := a.words.CardDoes("upgrade", "nothing", true); !strings.Contains(got, "on your card") {
		t.Errorf("one without words of ours does %q", got)
	}
}

// TestUpgradesInTheRoster: how the cards of a ship's upgrades lie, and what lies on them, is told at its roster.
func TestUpgradesInTheRoster(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 6, scene.Seats{})
	s := table.play.board.view.Ship(1)
	s.Upgrades = []board.Upgrade{{Card: "gunnery-team"}, {Card: "shu-mai", Rounds: []int{1, 4}}, {Card: "home-one", Exhausted: true},
		{Card: "mon-mothma", Discarded: true}, {Card: "comms-net", Commands: []catalog.Command{catalog.Repair}, Dials: 2}}
	a.Build(ui.Input{X: -1, Y: -1})
	for card, want := range map[string]string{"gunnery-team": "Gunnery Team", "home-one": "Home One · exhausted",
		"mon-mothma": "Mon Mothma · discarded", "shu-mai": "Shu Mai · for rounds 1 and 4",
		"comms-net": "Comms Net · 2 dials facedown. · on it: repair"} {
		if got := wordsOf(a, "upgrade:ship:1."+card); got != want {
			t.Errorf("%s is told as %q, want %q", card, got, want)
		}
	}
	if told := table.side.tale(a.desk, "ship:1"); !strings.Contains(told, "· Home One · exhausted") {
		t.Errorf("of the ship is told %q", told)
	}
}
