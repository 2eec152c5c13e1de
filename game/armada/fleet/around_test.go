package fleet_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// TestDrawAround draws a fleet around every card that may be fielded.
func TestDrawAround(t *testing.T) {
	cat := facts(t)
	cards := map[string]catalog.Faction{} // 0: any
	for _, s := range cat.Ships() {
		cards[s.ID] = s.Faction
	}
	for _, s := range cat.Squadrons() {
		cards[s.ID] = s.Faction
	}
	for _, u := range cat.Upgrades() {
		if len(u.Factions) > 0 && !u.Removed {
			cards[u.ID] = u.Factions[0]
		} else if !u.Removed {
			cards[u.ID] = 0
		}
	}
	for _, o := range cat.Objectives() {
		if o.Category <= catalog.NavigationObjective {
			cards[o.ID] = catalog.Imperial
		}
	}
	for id, faction := range cards {
		var f fleet.Fleet
		err := errors.New("no faction")
		for _, of := range catalog.Factions() {
			if err != nil && (faction == 0 || faction == of) {
				f, err = fleet.Draw(cat, rand.New(rand.NewPCG(7, 34)), fleet.Wish{Faction: of, Points: 500, Around: id})
			}
		}
		if err != nil {
			t.Error(err)
			continue
		}
		if breaches := f.Check(cat); len(breaches) > 0 {
			t.Errorf("around %s: %v", id, breaches)
		}
		if text, err := f.JSON(); err != nil || !strings.Contains(string(text), `"`+id+`"`) {
			t.Errorf("around %s: it is not in %s, %v", id, text, err)
		}
	}
	for _, id := range []string{"nobody", "double-agent", "bail-organa-officer", "mon-mothma"} {
		wish := fleet.Wish{Faction: catalog.Imperial, Points: 400, Around: id}
		if f, err := fleet.Draw(cat, rand.New(rand.NewPCG(7, 34)), wish); err == nil {
			t.Errorf("around %s: %v", id, f)
		}
	}
}
