package catalog_test

import (
	"sync"
	"testing"
	"testing/fstest"

	"xwing/game/xwing/catalog"
)

// TestOnDemand asks one catalog for cards from several goroutines at once, while another decodes ahead.
func TestOnDemand(t *testing.T) {
	loaded := load(t)
	c := own(t)
	want(t, "version", c.Version(), loaded.Version())
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			for n := range 200 {
				p := loaded.Pilots()[(n*37+i*11)%823]
				got, err := c.Pilot(p.XWS)
				if err != nil || got.Name != p.Name || got.Ship != p.Ship {
					t.Errorf("Pilot(%s) = %v, %v", p.XWS, got, err)
				}
				for _, l := range loaded.Lists() {
					a, inA := p.Rules(l.ID)
					b, inB := got.Rules(l.ID)
					if a.Cost != b.Cost || inA != inB {
						t.Errorf("%s in %s: %v, want %v", p.XWS, l.ID, b, a)
					}
				}
			}
		})
	}
	all.Go(func() {
		steps := 1
		for c.Step() {
			steps++
		}
		if steps != 90+22+9+7+4 {
			t.Errorf("%d steps, want one a file", steps)
		}
		if c.Step() {
			t.Error("a step more than there are files")
		}
	})
	all.Wait()
	want(t, "pilots", len(c.Pilots()), len(loaded.Pilots()))
	if _, err := c.Pilot("nobody"); err == nil {
		t.Error("there is a pilot nobody")
	}
}

// TestOpenFaults opens facts with one file at fault: what is in others is there, who asks for a card of it hears
// of the fault, and Load refuses the lot.
func TestOpenFaults(t *testing.T) {
	spoiled := spoil(t, "ships/t65xwing.toml", "hull = 4", "hulk = 4")
	c, err := catalog.Open(spoiled)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Pilot("howlrunner"); err != nil {
		t.Errorf("a card of another file: %v", err)
	}
	for _, ask := range []func() error{
		func() error { _, err := c.Pilot("lukeskywalker"); return err },
		func() error { _, err := c.Ship("t65xwing"); return err },
		func() error { _, err := c.Profile(catalog.FFG20, "lukeskywalker"); return err },
	} {
		if err := ask(); err == nil || err.Error() != "ships/t65xwing.toml: unknown key stats.hulk" {
			t.Errorf("a card of the file: %v", err)
		}
	}
	want(t, "ships", len(c.Ships()), 89)
	if _, err := catalog.Load(spoiled); err == nil {
		t.Error("loaded")
	}
	if _, err := catalog.Open(fstest.MapFS{}); err == nil {
		t.Error("opened no facts at all")
	}
}
