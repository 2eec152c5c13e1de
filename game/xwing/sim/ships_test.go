package sim

import (
	"encoding/json"
	"testing"

	"xwing/game/trial"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// TestEveryShipFlies plays a game with every ship type of the rule set, two of
// a pilot without upgrades on either side, with every check on.
func TestEveryShipFlies(t *testing.T) {
	kit := matchtest.Kit(t)
	var pilots []*catalog.Pilot
	seen := map[string]bool{}
	for _, p := range kit.Facts.Pilots() {
		if ship, err := kit.Facts.Ship(p.Ship); err != nil || ship.Huge() {
			continue
		}
		if rules, ok := p.Rules(catalog.FFG20); ok && !rules.Unpriced && !seen[p.Ship] {
			seen[p.Ship] = true
			pilots = append(pilots, p)
		}
	}
	if len(pilots) < 60 {
		t.Fatalf("only %d ship types are in the rule set", len(pilots))
	}
	cover := trial.NewCoverage()
	for i := range pilots {
		h, err := kit.Header([2][]byte{pairOf(t, pilots[i]), pairOf(t, pilots[(i+1)%len(pilots)])}, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		g := Game{Header: h, Start: kit.Start, Checks: true, Cover: cover}
		for side := range g.Players {
			if g.Players[side] = player.NewRandom(uint64(i)); i%2 == 1 {
				g.Players[side] = player.NewSensible(uint64(i))
			}
		}
		if r := Play(g); r.Err() != nil {
			t.Errorf("%s against %s: %v", pilots[i].Ship, pilots[(i+1)%len(pilots)].Ship, r.Err())
		}
	}
	t.Logf("%d ship types, bearings %v", len(pilots), cover.Counts["bearing"])
}

// pairOf is a squad of two of a pilot; package squad would object, the rules of
// play do not.
func pairOf(t *testing.T, p *catalog.Pilot) []byte {
	t.Helper()
	ship := map[string]any{"id": p.XWS, "ship": p.Ship}
	text, err := json.Marshal(map[string]any{"name": p.Ship, "faction": p.Faction.String(), "pilots": []any{ship, ship}})
	if err != nil {
		t.Fatal(err)
	}
	return text
}
