package squad

import (
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/catalog"
)

// TestMeetings looks on the ships of the squads drawn for every two cards that are to meet and that some ship may
// carry together: here those whose names begin alike.
func TestMeetings(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	alike := func(a, b catalog.CardID) bool { return a.XWS[:2] == b.XWS[:2] }
	for _, f := range []catalog.Faction{catalog.Rebel, catalog.Separatist} {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			mode := ModeOf(cat, catalog.FFG20)
			pool, err := NewPool(cat, mode, f, nil)
			if err != nil {
				t.Fatal(err)
			}
			chance := game.NewSource(1, 1)
			aboard := map[[2]string]bool{}
			for _, s := range pool.Meetings(alike, &chance) {
				if breaches := s.CheckMode(cat, mode); len(breaches) > 0 {
					t.Errorf("%v: %v", s.Pilots, breaches)
				}
				for _, p := range s.Pilots {
					cards := append(p.UpgradeIDs(), p.Pilot)
					for _, a := range cards {
						for _, b := range cards {
							aboard[[2]string{a, b}] = true
						}
					}
				}
			}
			pairs := 0
			fit := func(c choice, cards ...catalog.Upgrade) bool {
				s := pool.with(c, cards...)
				d := draft{Pool: pool, squad: s}
				return !c.standard && pool.legal(s) && d.affordable(s)
			}
			for i, u := range pool.upgrades {
				for _, c := range pool.pilots {
					if alike(u.ID(), catalog.Card(catalog.PilotCard, c.xws)) && fit(c, u) {
						if pairs++; !aboard[[2]string{c.xws, u.XWS}] {
							t.Errorf("%s and %s meet nowhere", c.xws, u.XWS)
						}
					}
				}
				for _, v := range pool.upgrades[:i] {
					if alike(u.ID(), v.ID()) && slices.ContainsFunc(pool.pilots, func(c choice) bool { return fit(c, u, v) }) {
						if pairs++; !aboard[[2]string{u.XWS, v.XWS}] {
							t.Errorf("%s and %s meet nowhere", u.XWS, v.XWS)
						}
					}
				}
			}
			if pairs < 20 {
				t.Errorf("only %d pairs are to meet", pairs)
			}
		})
	}
}
