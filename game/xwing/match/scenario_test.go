package match

import (
	"errors"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// TestScenarios: a header names the scenario of its game, and the lists that nobody scores by are refused.
func TestScenarios(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	squads := [2][]byte{[]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"}]}`),
		[]byte(`{"faction":"galacticempire","pilots":[{"id":"soontirfel","ship":"tieininterceptor","upgrades":{"talent":["predator"]}}]}`)}
	of := func(list catalog.Ruleset, id string) (game.Header, error) {
		h, err := k.HeaderBy(list, squads, 1)
		if err != nil {
			t.Fatal(err)
		}
		return k.InScenario(h, id)
	}
	t.Run("X25-SET-001", func(t *testing.T) {
		for _, m := range k.Scenarios(catalog.AMG25) {
			h, err := of(catalog.AMG25, m.ID)
			if err != nil || k.ScenarioOf(h) != m.ID {
				t.Fatalf("%s: the header names %q: %v", m.ID, k.ScenarioOf(h), err)
			}
			state, err := k.Start(h)
			if err != nil || state.(*xwing.State).Mission() != m {
				t.Errorf("%s: it is not played: %v", m.ID, err)
			}
		}
		h, err := of(catalog.AMG25, "")
		if err != nil || k.ScenarioOf(h) != "" || len(h.Extra) > 0 && h.Extra[scenarioKey] != nil {
			t.Errorf("no scenario: %v, %v", h.Extra, err)
		}
		if state, err := k.Start(h); err != nil || state.(*xwing.State).Mission() != nil {
			t.Errorf("a game without one has one: %v", err)
		}
	})
	t.Run("no id", func(t *testing.T) {
		h, _ := of(catalog.AMG25, "chance")
		for _, text := range []string{`5`, `["chance"]`, `""`, `null`} {
			h.Extra[scenarioKey] = []byte(text)
			if _, err := k.Start(h); err == nil || !strings.Contains(err.Error(), "scenario") {
				t.Errorf("a game of the scenario %s begins, or nobody says which it is: %v", text, err)
			}
		}
	})
	t.Run("rolled", func(t *testing.T) {
		rolled := map[string]int{}
		for seed := range uint64(200) {
			h, err := k.HeaderBy(catalog.AMG25, squads, seed)
			if err != nil {
				t.Fatal(err)
			}
			one, err := k.InScenario(h, Rolled)
			again, _ := k.InScenario(h, Rolled)
			if err != nil || k.ScenarioOf(one) != k.ScenarioOf(again) {
				t.Fatalf("seed %d rolls %q, then %q: %v", seed, k.ScenarioOf(one), k.ScenarioOf(again), err)
			}
			rolled[k.ScenarioOf(one)]++
		}
		for _, m := range k.Scenarios(catalog.AMG25) {
			if n := rolled[m.ID]; n < 25 || len(rolled) != 4 {
				t.Errorf("of 200 rolls %s came up %d times: %v", m.ID, n, rolled)
			}
		}
		if _, err := of(catalog.FFG20, Rolled); err == nil {
			t.Error("2.0 has scenarios to roll for")
		}
	})
	t.Run("RULINGS-35", func(t *testing.T) {
		for list, want := range map[catalog.Ruleset]string{catalog.XWA: "refusal.list-not-scored", catalog.FFG20: "refusal.no-scenario"} {
			var refused *game.Refused
			if _, err := of(list, "chance"); !errors.As(err, &refused) || refused.Refusal.Why.Key != want {
				t.Errorf("%s: %v, want %s", list, err, want)
			}
		}
	})
	t.Run("X25-SCN-013", func(t *testing.T) {
		h, _ := of(catalog.AMG25, "chance")
		state, err := k.Start(h)
		if err != nil {
			t.Fatal(err)
		}
		pilot, _ := k.Facts.Pilot("soontirfel")
		row, _ := pilot.Rules(catalog.AMG25)
		if m := state.(*xwing.State).Memory; m.Worth[1] != row.Cost {
			t.Errorf("with an upgrade for loadout points the ship counts %d, without %d", m.Worth[1], row.Cost)
		}
	})
}
