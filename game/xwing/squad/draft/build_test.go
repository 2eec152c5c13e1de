package draft_test

import (
	"slices"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

// TestBuild builds a legal squad of 2.5 by what fits alone, as a builder's window does.
func TestBuild(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.XWA), catalog.Imperial)
	if d.Faction(catalog.Rebel); d.Squad().Faction != catalog.Rebel {
		t.Error("it is no squad of the Rebels")
	}
	for {
		fits := slices.DeleteFunc(d.FitsPilot(), func(f squad.PilotFit) bool { return f.Breach != nil })
		if len(fits) == 0 {
			break
		}
		d.Add(fits[len(d.Squad().Pilots)*7%len(fits)].ID)
	}
	cards := 0
	for ship := range d.Squad().Pilots {
		for {
			slots := slices.DeleteFunc(d.Slots(ship), func(s squad.Slot) bool {
				return !s.Free() || !slices.ContainsFunc(d.Fits(ship, s.ID), func(f squad.Fit) bool { return f.Breach == nil })
			})
			if len(slots) == 0 {
				break
			}
			fits := slices.DeleteFunc(d.Fits(ship, slots[0].ID), func(f squad.Fit) bool { return f.Breach != nil })
			if err := d.Put(ship, slots[0].ID, fits[len(fits)-1].ID); err != nil {
				t.Fatal(err)
			}
			cards++
		}
		if spent, limit, ok := d.Loadout(ship); ok && spent > limit {
			t.Errorf("ship %d has spent %d of %d", ship, spent, limit)
		}
	}
	if n := len(d.Squad().Pilots); n < 3 || cards < n || len(d.Breaches()) > 0 {
		t.Errorf("%d ships, %d cards: %v", n, cards, d.Breaches())
	}
	ship := slices.IndexFunc(d.Squad().Pilots, func(p squad.SquadPilot) bool { return len(p.Upgrades) > 0 })
	own := d.Squad().Pilots[ship].Upgrades[0]
	i := slices.IndexFunc(d.FitsInstead(ship, 0, own.Slot), func(f squad.Fit) bool { return f.ID == own.XWS })
	if i < 0 || d.FitsInstead(ship, 0, own.Slot)[i].Breach != nil {
		t.Errorf("%s does not fit where it is", own.XWS)
	}
	same(t, d, xws(t, d))
}
