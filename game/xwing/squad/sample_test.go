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
			kept(t, assets.Squads(), "squads", name, s)
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

// TestEpicSamples holds our squads for epic battles to what they are for: legal in the epic format of every points list, of
// which they spend nearly all, in canonical form, with a huge ship and six obstacles; some of them fly a wing. UPDATE=1
// rewrites them.
func TestEpicSamples(t *testing.T) {
	cat := load(t)
	samples, err := squad.Samples(assets.EpicSquads())
	if err != nil || len(samples) < 4 {
		t.Fatalf("%d squads, %v; want 4 or more", len(samples), err)
	}
	wings := 0
	for _, sample := range samples {
		s := sample.Squad
		wings += len(s.Wings())
		for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO, catalog.AMG25, "xwa"} {
			mode, err := squad.ModeOf(cat, list).InFormat(cat, squad.Epic)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range s.CheckMode(cat, mode) {
				t.Errorf("%s by %s: %v", sample.ID, list, b)
			}
			if points, err := s.Points(cat, list); err != nil || points*10 < mode.Points*9 {
				t.Errorf("%s by %s: %d of %d points, %v", sample.ID, list, points, mode.Points, err)
			}
		}
		if len(s.Obstacles) != squad.EpicObstacles {
			t.Errorf("%s brings %d obstacles", sample.ID, len(s.Obstacles))
		}
		huge := false
		for _, p := range s.Pilots {
			profile, err := cat.Profile(catalog.FFG20, p.Pilot, p.UpgradeIDs()...)
			if err != nil {
				t.Fatal(err)
			}
			huge = huge || profile.Ship.Huge()
		}
		if !huge {
			t.Errorf("%s has no huge ship", sample.ID)
		}
		kept(t, assets.EpicSquads(), "squads-epic", sample.ID+".xws", s)
	}
	if wings < 2 {
		t.Errorf("%d wings are flown, want 2", wings)
	}
}

// TestLaterSamples holds our squads of the 2.5 rules to what they are for: two a faction, legal, of all 20 points, in canonical
// form. UPDATE=1 rewrites them.
func TestLaterSamples(t *testing.T) {
	cat := load(t)
	samples, err := squad.Samples(assets.LaterSquads())
	if err != nil {
		t.Fatal(err)
	}
	of := map[catalog.Faction]int{}
	for _, sample := range samples {
		s := sample.Squad
		of[s.Faction]++
		for _, b := range s.Check(cat, catalog.AMG25) {
			t.Errorf("%s: %v", sample.ID, b)
		}
		if points, err := s.Points(cat, catalog.AMG25); err != nil || points != 20 {
			t.Errorf("%s: %d of 20 points, %v", sample.ID, points, err)
		}
		if list := s.MadeFor(cat, catalog.FFG20); list != catalog.AMG25 {
			t.Errorf("%s is taken for a squad of %s", sample.ID, list)
		}
		kept(t, assets.LaterSquads(), "squads25", sample.ID+".xws", s)
	}
	for _, f := range cat.Factions() {
		if of[f] != 2 {
			t.Errorf("%d squads of %s, want 2", of[f], f)
		}
	}
}

// TestOurFirstSamples holds our squads of first edition to what they are for: legal, two a faction at least, of nearly all points,
// in canonical form. UPDATE=1 rewrites them.
func TestOurFirstSamples(t *testing.T) {
	cat := loadFirst(t)
	samples, err := squad.Samples(assets.FirstSquads())
	if err != nil {
		t.Fatal(err)
	}
	of := map[catalog.Faction]int{}
	for _, sample := range samples {
		s := sample.Squad.Resolve(cat)
		of[s.Faction]++
		for _, b := range s.Check(cat, catalog.FFG10) {
			t.Errorf("%s: %v", sample.ID, b)
		}
		if points, err := s.Points(cat, catalog.FFG10); err != nil || points < 94 {
			t.Errorf("%s: %d of 100 points, %v", sample.ID, points, err)
		}
		kept(t, assets.FirstSquads(), "squads1", sample.ID+".xws", s)
	}
	for _, f := range cat.Factions() {
		if of[f] < 2 {
			t.Errorf("%d squads of %s, want 2", of[f], f)
		}
	}
}

// kept holds the file of a sample to its canonical form.
func kept(t *testing.T, folder fs.FS, name, file string, s squad.Squad) {
	t.Helper()
	data, err := fs.ReadFile(folder, file)
	if err != nil {
		t.Fatal(err)
	}
	out, err := s.XWS()
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(filepath.Join("../../../assets/facts", name, file), out, 0o644); err != nil {
			t.Fatal(err)
		}
	} else if !bytes.Equal(out, data) {
		t.Errorf("%s is not in canonical form; UPDATE=1 makes it so", file)
	}
}
