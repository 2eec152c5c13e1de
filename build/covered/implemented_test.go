package main

import (
	"slices"
	"testing"
)

// TestImplemented holds that every family of things is found: what is not found is not
// missed either.
func TestImplemented(t *testing.T) {
	things, err := implemented("../..")
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	met := map[thing]bool{}
	for _, thing := range things {
		if count[thing.Family]++; met[thing] {
			t.Errorf("%v is counted twice", thing)
		}
		met[thing] = true
	}
	for family, least := range map[string]int{"decision": 50, "event": 60, "damage": 24, "token": 14, "obstacle": 3,
		"action": 10, "bearing": 8, "flown": 50, "ability": 300} {
		if count[family] < least {
			t.Errorf("%d of family %s, want %d at least", count[family], family, least)
		}
	}
	for _, want := range []thing{{"decision", "set-dials"}, {"event", "ShipMoved"}, {"ability", "upgrade/elusive"}, {"action", "focus"},
		{"first ability", "upgrade/determination"},
		{"damage", "directhit"}, {"damage", "directhit-huge"}, {"ability", "damage/gunfault"}} {
		if !slices.Contains(things, want) {
			t.Errorf("%v is not found", want)
		}
	}
	enforced := firstEditions()
	for decision, brought := range broughtBy() {
		if !slices.Contains(things, decision) {
			t.Errorf("%v is not found, which cards bring about", decision)
		}
		for _, ref := range brought {
			if enforced[ref] == "" {
				t.Errorf("%s, which brings about %v, is not enforced", ref, decision)
			}
		}
	}
}
