package sim

import (
	"slices"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
)

// TestMeetingsByTiming looks for two cards that answer to one timing aboard one ship.
func TestMeetingsByTiming(t *testing.T) {
	kit := matchtest.Kit(t)
	meetings, err := NewMeetings(kit.RulesBy(catalog.FFG20))
	if err != nil {
		t.Fatal(err)
	}
	if n := meetings.Games(); n < 200 || n > 2000 {
		t.Errorf("%d games", n)
	}
	met := false
	for seed := range uint64(meetings.Games()) / 2 {
		pair, err := meetings.Pair(2 * seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range pair.Squads {
			drawn, err := squad.ParseXWS("drawn", text)
			if err != nil {
				t.Fatal(err)
			}
			for _, ship := range drawn.Pilots {
				aboard := ship.UpgradeIDs()
				met = met || slices.Contains(aboard, "predator") && slices.Contains(aboard, "firecontrolsystem")
			}
		}
	}
	if !met {
		t.Error("two cards that reroll attack dice are on no ship together")
	}
}
