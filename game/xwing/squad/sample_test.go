package squad_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/squad"
)

func load(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestSamples holds our own squads to what they are for: legal lists of 200 points in canonical form
// that between them show every size, arc and bearing. UPDATE=1 rewrites them in canonical form.
func TestSamples(t *testing.T) {
	cat := load(t)
	files, err := fs.Glob(assets.Squads(), "*.xws")
	if err != nil || len(files) < 6 {
		t.Fatalf("%d sample squads, %v; want 6 or more", len(files), err)
	}
	sizes, arcs, bearings := map[gauge.Size]bool{}, map[catalog.ArcKind]bool{}, map[gauge.Bearing]bool{}
	for _, name := range files {
		t.Run(name, func(t *testing.T) {
			data, err := fs.ReadFile(assets.Squads(), name)
			if err != nil {
				t.Fatal(err)
			}
			s, err := squad.ParseXWS(name, data)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range s.Check(cat, catalog.FFG20) {
				t.Error(b)
			}
			if points, err := s.Points(cat, catalog.FFG20); err != nil || points > 200 || points < 190 {
				t.Errorf("%d points, %v; want 190 to 200", points, err)
			}
			if len(s.Obstacles) != 3 {
				t.Errorf("%d obstacles, want 3", len(s.Obstacles))
			}
			out, err := s.XWS()
			if err != nil {
				t.Fatal(err)
			}
			if os.Getenv("UPDATE") != "" {
				if err := os.WriteFile(filepath.Join("../../../assets/facts/squads", name), out, 0o644); err != nil {
					t.Fatal(err)
				}
			} else if !bytes.Equal(out, data) {
				t.Errorf("not in canonical form; run UPDATE=1 go test ./game/xwing/squad -run TestSamples")
			}
			for _, p := range s.Pilots {
				profile, err := cat.Profile(catalog.FFG20, p.Pilot, p.UpgradeIDs()...)
				if err != nil {
					t.Fatal(err)
				}
				sizes[profile.Ship.Size] = true
				for _, w := range profile.Stats.Attacks {
					arcs[w.Arc] = true
				}
				for _, m := range profile.Ship.Dial {
					bearings[m.Bearing] = true
				}
			}
		})
	}
	if len(sizes) != 3 {
		t.Errorf("sizes %v, want all three", sizes)
	}
	for _, a := range []catalog.ArcKind{catalog.FrontArc, catalog.RearArc, catalog.BullseyeArc,
		catalog.FullFrontArc, catalog.SingleTurretArc, catalog.DoubleTurretArc} {
		if !arcs[a] {
			t.Errorf("no sample has a primary weapon in the %s arc", a)
		}
	}
	for b := gauge.StraightAhead; b <= gauge.ReverseBankRight; b++ {
		if !bearings[b] {
			t.Errorf("no sample has the bearing %d on a dial", b)
		}
	}
}
