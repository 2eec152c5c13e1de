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

// TestEnvironments: a header names the environment card of its game.
func TestEnvironments(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	squads := [2][]byte{[]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"}]}`),
		[]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"}]}`)}
	header := func(t *testing.T, list catalog.Ruleset, seed uint64) game.Header {
		t.Helper()
		h, err := k.HeaderBy(list, squads, seed)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	t.Run("each, in both editions", func(t *testing.T) {
		for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25} {
			for _, e := range k.Environments(list) {
				h, err := k.WithEnvironment(header(t, list, 1), e.ID)
				if err != nil || k.EnvironmentOf(h) != e.ID {
					t.Fatalf("%s: the header names %q: %v", e.ID, k.EnvironmentOf(h), err)
				}
				state, err := k.Start(h)
				if err != nil || state.(*xwing.State).Rules().Environment.ID != e.ID {
					t.Errorf("%s: it is not played: %v", e.ID, err)
				}
				if _, facts := state.(*xwing.State).Versions(); facts != h.Catalogue {
					t.Errorf("%s: the header goes by facts %s, the game by %s", e.ID, h.Catalogue, facts)
				}
			}
		}
	})
	t.Run("X25-ENV-002 at random", func(t *testing.T) {
		dealt := map[string]int{}
		for seed := range uint64(360) {
			one, err := k.WithEnvironment(header(t, catalog.AMG25, seed), Dealt)
			again, _ := k.WithEnvironment(header(t, catalog.AMG25, seed), Dealt)
			if err != nil || k.EnvironmentOf(one) != k.EnvironmentOf(again) {
				t.Fatalf("seed %d deals %q, then %q: %v", seed, k.EnvironmentOf(one), k.EnvironmentOf(again), err)
			}
			dealt[k.EnvironmentOf(one)]++
		}
		for _, e := range k.Environments(catalog.AMG25) {
			if dealt[e.ID] < 10 || len(dealt) != 12 {
				t.Errorf("%s was dealt %d times: %v", e.ID, dealt[e.ID], dealt)
			}
		}
	})
	t.Run("none", func(t *testing.T) {
		plain := header(t, catalog.AMG25, 1)
		h, err := k.WithEnvironment(plain, "")
		if err != nil || k.EnvironmentOf(h) != "" || h.Catalogue != plain.Catalogue {
			t.Errorf("none: %v, %v", h, err)
		}
	})
	t.Run("not in a scenario", func(t *testing.T) {
		h, err := k.InScenario(header(t, catalog.AMG25, 1), "chance")
		if err != nil {
			t.Fatal(err)
		}
		var no *game.Refused
		if _, err = k.WithEnvironment(h, "comettail"); !errors.As(err, &no) || no.Refusal.Why.Key != "refusal.environment-in-scenario" {
			t.Errorf("a game with both: %v", err)
		}
		h.Extra[environmentKey] = []byte(`"comettail"`)
		if _, err := k.Start(h); !errors.As(err, &no) {
			t.Errorf("a journal with both begins: %v", err)
		}
	})
	t.Run("unknown", func(t *testing.T) {
		var no *game.Refused
		if _, err := k.WithEnvironment(header(t, catalog.AMG25, 1), "nebula"); !errors.As(err, &no) ||
			no.Refusal.Why.Key != "refusal.no-environment" {
			t.Errorf("a nebula: %v", err)
		}
		h, _ := k.WithEnvironment(header(t, catalog.AMG25, 1), "comettail")
		for _, text := range []string{`5`, `["comettail"]`, `""`, `null`} {
			h.Extra[environmentKey] = []byte(text)
			if _, err := k.Start(h); err == nil || !strings.Contains(err.Error(), "environment") {
				t.Errorf("a game with the environment card %s begins, or nobody says which it is: %v", text, err)
			}
		}
	})
	t.Run("first edition", func(t *testing.T) {
		first, err := NewFirstKit(assets.FirstFacts())
		if err != nil || len(first.Environments(catalog.FFG10)) > 0 {
			t.Errorf("first edition has some: %v", err)
		}
	})
}
