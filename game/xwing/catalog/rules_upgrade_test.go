package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/physics"
)

func TestUpgradeTypes(t *testing.T) {
	c := load(t)
	t.Run("X20-UPG-003", func(t *testing.T) {
		want(t, "types", strings.Join(none(catalog.UpgradeTypes()), ", "), "astromech, cannon, configuration, "+
			"crew, device, force-power, gunner, illicit, missile, modification, sensor, tactical-relay, talent, "+
			"tech, title, torpedo, turret")
		for _, s := range []catalog.UpgradeType{catalog.HardpointSlot, catalog.TeamSlot, catalog.CargoSlot, catalog.CommandSlot, catalog.HyperdriveSlot} {
			if !s.Epic() {
				t.Errorf("%v counts as a type of standard ships", s)
			}
		}
		for _, p := range c.Pilots() {
			rules, _ := p.Rules(catalog.FFG20)
			ship, err := c.Ship(p.Ship)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range rules.Slots {
				if s.Epic() && !ship.Huge() {
					t.Errorf("pilot %s has a slot for %v", p.XWS, s)
				}
			}
		}
	})
	t.Run("X20-UPG-004", func(t *testing.T) {
		for _, u := range c.Upgrades() {
			if _, ok := u.Rules(catalog.FFG20); !ok || !u.Is(catalog.TitleSlot) {
				continue
			}
			if !slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return len(r.Ships) > 0 }) {
				t.Errorf("title %s is not restricted to a ship type", u.XWS)
			}
		}
	})
	t.Run("X20-UPG-005", func(t *testing.T) {
		for _, test := range []struct {
			pilot string
			slot  catalog.UpgradeType
			has   bool
		}{
			{"chewbacca", catalog.TitleSlot, true}, {"lukeskywalker", catalog.ConfigurationSlot, true},
			{"lukeskywalker", catalog.TitleSlot, false}, {"academypilot", catalog.TitleSlot, false},
			{"academypilot", catalog.ConfigurationSlot, false},
		} {
			got := slices.Contains(printed(t, c, test.pilot).Slots, test.slot)
			want(t, test.pilot+" has a slot for "+test.slot.String(), got, test.has)
		}
	})
}

// block is the attack restriction block of a card.
func block(a *catalog.SpecialAttack) string {
	return line(a.Arc, a.Value, a.MinRange, a.MaxRange, a.Ordnance)
}

func TestUpgradeCards(t *testing.T) {
	c := load(t)
	t.Run("X20-ANA-003", func(t *testing.T) {
		u := upgrade(t, c, "andrasta")
		side := u.Sides[0]
		want(t, "Andrasta", line(u.Name, side.Type, u.Limited, none(side.Actions), u.Restrictions[1].Ships, side.HasAbility),
			line("Andrasta", "title", 1, "[reload]", "[firesprayclasspatrolcraft]", true))
		foils := upgrade(t, c, "servomotorsfoils").Sides
		want(t, "action bars of the S-foils", line(none(foils[0].Actions), none(foils[1].Actions)), "[boost focus > red boost] []")
		want(t, "charges of Contraband Cybernetics", upgrade(t, c, "contrabandcybernetics").Sides[0].Charges.Value, 1)
	})
	t.Run("X20-ANA-003 X20-ANA-004 X20-ANA-007", func(t *testing.T) {
		side := upgrade(t, c, "protontorpedoes").Sides[0]
		want(t, "Proton Torpedoes", line(block(side.Attack), side.Charges), "front 4 2 3 true {2 0}")
		cannon := upgrade(t, c, "heavylasercannon").Sides[0]
		want(t, "Heavy Laser Cannon", block(cannon.Attack), "bullseye 4 2 3 false")
	})
	t.Run("X20-ANA-009", func(t *testing.T) {
		side := upgrade(t, c, "iontorpedoes").Sides[0]
		want(t, "Ion Torpedoes", line(block(side.Attack), side.Charges), "front 4 2 3 true {2 0}")
	})
	t.Run("X20-ERR-009", func(t *testing.T) {
		r := upgrade(t, c, "pivotwing").Restrictions
		want(t, "Pivot Wing", line(len(r), r[0].Ships), "1 [ut60duwing]")
	})
	t.Run("X20-ERR-010", func(t *testing.T) {
		want(t, "ordnance icon", upgrade(t, c, "protontorpedoes").Sides[0].Attack.Ordnance, true)
	})
	t.Run("X20-ERR-012", func(t *testing.T) {
		want(t, "restrictions of Swarm Tactics", len(upgrade(t, c, "swarmtactics").Restrictions), 0)
	})
	only := func(t *testing.T, xws string, f catalog.Faction) {
		t.Helper()
		u := upgrade(t, c, xws)
		if !slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool {
			return slices.Equal(r.Factions, []catalog.Faction{f}) && r.Names == nil
		}) {
			t.Errorf("%s is not restricted to %v", xws, f)
		}
	}
	t.Run("X20-ERR-013", func(t *testing.T) {
		only(t, "magvayarro", catalog.Rebel)
		only(t, "sawgerrera", catalog.Rebel)
	})
	t.Run("X20-ERR-014", func(t *testing.T) {
		only(t, "deathtroopers", catalog.Imperial)
		only(t, "directorkrennic", catalog.Imperial)
		only(t, "isbslicer", catalog.Imperial)
	})
}

func TestObstaclesAndRemotes(t *testing.T) {
	c := load(t)
	for id, xws := range map[string]string{"X20-DVC-018": "loosecargo", "X20-DVC-019": "spareparts"} {
		t.Run(id, func(t *testing.T) {
			o, err := c.Obstacle(xws)
			if err != nil || o.Type != catalog.DebrisCloud || o.Chosen || o.Outline.Empty() {
				t.Errorf("%s: %+v, %v; want a debris cloud that no squad brings", xws, o, err)
			}
		})
	}
	t.Run("outlines", func(t *testing.T) {
		for _, o := range c.Obstacles() {
			if o.Outline.Empty() {
				t.Errorf("%s has no outline", o.ID)
			}
			if lo, hi := o.Outline.Bounds(); o.Chosen && (hi.X-lo.X < 15 || hi.X-lo.X > 100 || hi.Y-lo.Y < 15 || hi.Y-lo.Y > 100) {
				t.Errorf("%s measures %.1f by %.1f mm", o.ID, hi.X-lo.X, hi.Y-lo.Y)
			}
		}
	})
	t.Run("tokens", func(t *testing.T) {
		for _, d := range c.Devices() {
			token, err := c.Token(d.ID)
			if err != nil {
				t.Error(err)
				continue
			}
			if _, err := c.Obstacle(d.ID); err == nil {
				continue // drawn as an obstacle, from a box
			}
			// What its guides hold lies flush with it: the token covers what is just beyond.
			if !token.Outline.Contains(physics.Vec{Y: 4 - token.Guides}) || token.Outline.Contains(physics.Vec{Y: -4 - token.Guides}) {
				t.Errorf("%s: its guides are %.1f mm from its middle, and it does not begin there", d.ID, token.Guides)
			}
		}
	})
	t.Run("X20-RMT-001", func(t *testing.T) {
		for _, test := range []struct {
			id                        string
			initiative, agility, hull int
		}{{"buzzdroidswarm", 0, 3, 1}, {"drk1probedroid", 0, 3, 1}, {"sensorbuoy", 0, 3, 2}, {"trackingtorpedo", 0, 3, 3}} {
			m, err := c.Remote(test.id)
			if err != nil {
				t.Fatal(err)
			}
			r, ok := m.In(catalog.FFG20)
			want(t, test.id, line(ok, r.Initiative, r.Agility, r.Hull), line(true, test.initiative, test.agility, test.hull))
			d, err := c.Device(test.id)
			if err != nil || !slices.Contains(d.Types, catalog.RemoteDevice) {
				t.Errorf("%s is no device of the type remote: %v, %v", test.id, d, err)
			}
		}
	})
}
