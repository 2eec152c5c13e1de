package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

// TestProfile adds up what cards grant.
func TestProfile(t *testing.T) {
	c := load(t)
	for _, test := range []struct {
		name, pilot, upgrades string
		want                  string
	}{
		{"hull and shields", "bluesquadronescort", "hullupgrade shieldupgrade", "[front 3] 2 5 3"},
		{"a stronger weapon", "jediknight", "delta7b", "[front 3] 2 3 3"},
		{"a second weapon", "kylekatarn", "moldycrow", "[singleturret 2 front 3] 2 3 2"},
		{"a stat line of one pilot", "zeborrelios-tielnfighter", "", "[front 2] 3 3 0"},
		{"never below zero", "academypilot", "angleddeflectors", "[front 2] 3 3 0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := printed(t, c, test.pilot, strings.Fields(test.upgrades)...)
			want(t, "stats", statLine(p.Stats), test.want)
		})
	}
	t.Run("actions", func(t *testing.T) {
		p := printed(t, c, "bluesquadronescort", "engineupgrade")
		want(t, "bar", none(p.Actions), "[focus lock barrelroll boost]")
	})
	t.Run("linked actions", func(t *testing.T) {
		p := printed(t, c, "bluesquadronescort", "servomotorsfoils")
		want(t, "bar", none(p.Actions), "[focus > red boost lock barrelroll boost]")
	})
	t.Run("actions of one pilot", func(t *testing.T) {
		want(t, "bar of 0-66", none(printed(t, c, "066").Actions), "[calculate lock red barrelroll]")
	})
	t.Run("slots", func(t *testing.T) {
		before := printed(t, c, "contractedscout")
		after := printed(t, c, "contractedscout", "punishingone")
		count := func(p catalog.Profile, s catalog.UpgradeType) (n int) {
			for _, have := range p.Slots {
				if have == s {
					n++
				}
			}
			return n
		}
		want(t, "crew", count(after, catalog.CrewSlot), count(before, catalog.CrewSlot)-1)
		want(t, "astromech", count(after, catalog.AstromechSlot), count(before, catalog.AstromechSlot)+1)
	})
	t.Run("Force", func(t *testing.T) {
		p := printed(t, c, "ezrabridger-sheathipedeclassshuttle", "maul")
		want(t, "force", line(p.Force.Value, p.Force.Recovers, p.Force.Sides), "2 1 [light dark]")
	})
	t.Run("the side that lies up", func(t *testing.T) {
		a, err := c.ProfileFaces(catalog.FFG20, "lukeskywalker", []catalog.Face{{XWS: "servomotorsfoils", Side: 1}})
		if err != nil {
			t.Fatal(err)
		}
		b := printed(t, c, "lukeskywalker", "servomotorsfoils")
		if strings.Join(none(a.Actions), " ") == strings.Join(none(b.Actions), " ") {
			t.Errorf("both sides of the S-foils give the bar %v", a.Actions)
		}
		if _, err := c.ProfileFaces(catalog.FFG20, "lukeskywalker", []catalog.Face{{XWS: "r2d2", Side: 1}}); err == nil {
			t.Error("a back of R2-D2 was found")
		}
	})
	t.Run("a stat line of a rule set", func(t *testing.T) {
		want(t, "Dash Rendar in 2.0", statLine(printed(t, c, "dashrendar").Stats), "[doubleturret 4] 2 6 4")
	})
	t.Run("errors name the card", func(t *testing.T) {
		for _, call := range []func() error{
			func() error { _, err := c.Profile(catalog.FFG20, "nobody"); return err },
			func() error { _, err := c.Profile(catalog.FFG20, "lukeskywalker", "nobody"); return err },
			func() error { _, err := c.UpgradeCost(catalog.FFG20, "lukeskywalker", "nobody"); return err },
		} {
			if err := call(); err == nil || !strings.Contains(err.Error(), "nobody") {
				t.Errorf("error %v does not name the card", err)
			}
		}
	})
}

func TestUpgradeCost(t *testing.T) {
	c := load(t)
	cost := func(pilot, upgrade string) int {
		t.Helper()
		n, err := c.UpgradeCost(catalog.FFG20, pilot, upgrade)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	t.Run("fixed, by agility, by size, by initiative", func(t *testing.T) {
		want(t, "shield upgrade by agility", line(cost("patrolleader", "shieldupgrade"), cost("trandoshanslaver", "shieldupgrade"),
			cost("lukeskywalker", "shieldupgrade"), cost("academypilot", "shieldupgrade")), "3 4 6 8")
	})
	t.Run("by the printed agility", func(t *testing.T) {
		// Delta-7B lowers the agility; the shield upgrade still costs what agility 3 costs.
		if p := printed(t, c, "jediknight", "delta7b"); p.Stats.Agility == printed(t, c, "jediknight").Stats.Agility {
			t.Fatal("Delta-7B changes nothing")
		}
		want(t, "shield upgrade", cost("jediknight", "shieldupgrade"), 8)
	})
}

func TestDialOfAnother(t *testing.T) {
	c := load(t)
	dial := func(pilot string) []catalog.Maneuver {
		p, err := c.Printed(catalog.XWA, pilot)
		if err != nil {
			t.Fatal(err)
		}
		return p.Ship.Dial
	}
	stomeroni, own, other := dial("stomeronistarck-evacuationofdqar"), dial("redsquadronexpert"), dial("greensquadronexpert")
	if !slices.Equal(stomeroni, other) || slices.Equal(own, other) {
		t.Errorf("Stomeroni Starck's dial is %v, want an RZ-2 A-wing's, %v, and no T-70 X-wing's", stomeroni, other)
	}
}
