package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// printed is the profile of a pilot with upgrades, in 2.0.
func printed(t *testing.T, c *catalog.Catalog, pilot string, upgrades ...string) catalog.Profile {
	t.Helper()
	p, err := c.Profile(catalog.FFG20, pilot, upgrades...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func upgrade(t *testing.T, c *catalog.Catalog, xws string) *catalog.Upgrade {
	t.Helper()
	u, err := c.Upgrade(xws)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// TestShipCards checks what is printed on well-known cards against numbers written down here.
func TestShipCards(t *testing.T) {
	c := load(t)
	cards := []struct {
		pilot, ship            string
		faction                catalog.Faction
		size                   gauge.Size
		initiative             int
		weapons                string
		agility, hull, shields int
		bar                    string
		force                  int
		dial                   int
		cost                   int
	}{
		{"lukeskywalker", "T-65 X-wing", catalog.Rebel, gauge.Small, 5, "front 3", 2, 4, 2, "focus, lock, barrelroll", 2, 17, 60},
		{"academypilot", "TIE/ln Fighter", catalog.Imperial, gauge.Small, 1, "front 2", 3, 3, 0, "focus, evade, barrelroll", 0, 16, 22},
		{"darthvader", "TIE Advanced x1", catalog.Imperial, gauge.Small, 6, "front 2", 3, 3, 2, "focus > red barrelroll, lock, barrelroll", 3, 18, 66},
		{"krassistrelix", "Firespray-class Patrol Craft", catalog.Scum, gauge.Medium, 3, "front 3, rear 3", 2, 6, 4, "focus, lock, red reinforce, boost", 0, 17, 65},
		{"patrolleader", "VT-49 Decimator", catalog.Imperial, gauge.Large, 2, "doubleturret 3", 0, 12, 4, "focus, lock, reinforce, rotate, red coordinate", 0, 16, 67},
		{"trandoshanslaver", "YV-666 Light Freighter", catalog.Scum, gauge.Large, 2, "fullfront 3", 1, 9, 3, "focus, reinforce, lock", 0, 15, 51},
		{"sunfac", "Nantex-class Starfighter", catalog.Separatist, gauge.Small, 6, "bullseye 3, singleturret 2", 3, 4, 0, "focus, evade", 0, 19, 44},
	}
	table := func(ids string, check func(t *testing.T, i int, p catalog.Profile)) {
		t.Run(ids, func(t *testing.T) {
			for i, card := range cards {
				check(t, i, printed(t, c, card.pilot))
			}
		})
	}
	table("X20-INI-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" initiative", p.Pilot.Initiative, cards[i].initiative)
	})
	table("X20-ANA-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS, line(p.Pilot.Name != "", p.Pilot.Initiative, p.Pilot.Faction, p.Ship.Name, strings.Join(none(p.Actions), ", ")),
			line(true, cards[i].initiative, cards[i].faction, cards[i].ship, cards[i].bar))
	})
	t.Run("X20-ANA-001", func(t *testing.T) {
		vader, slaver := printed(t, c, "darthvader"), printed(t, c, "trandoshanslaver")
		want(t, "Vader", line(vader.Pilot.Name, vader.Pilot.HasAbility, vader.Ability), "Darth Vader true Advanced Targeting Computer")
		want(t, "the slaver", line(slaver.Pilot.HasAbility, slaver.Ability == ""), "false true")
	})
	table("X20-AGI-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" agility", p.Stats.Agility, cards[i].agility)
	})
	table("X20-HUL-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" hull", p.Stats.Hull, cards[i].hull)
	})
	table("X20-SHD-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" shields", p.Stats.Shields, cards[i].shields)
	})
	table("X20-WPN-001", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" weapons", strings.Join(none(p.Stats.Attacks), ", "), cards[i].weapons)
	})
	table("X20-SHP-004", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" ship type", p.Ship.Name, cards[i].ship)
	})
	t.Run("X20-SHP-004", func(t *testing.T) { // by one id, whatever aliases a builder may use
		for _, s := range c.Ships() {
			for _, p := range s.Pilots() {
				want(t, p.XWS+" ship", p.Ship, s.XWS)
			}
		}
	})
	table("X20-SIZ-001:standard X20-SIZ-002", func(t *testing.T, i int, p catalog.Profile) {
		want(t, p.Pilot.XWS+" size", line(p.Ship.Size, p.Ship.Class), line(cards[i].size, cards[i].size))
		side := map[gauge.Size]float64{gauge.Small: 40, gauge.Medium: 60, gauge.Large: 80}
		want(t, p.Pilot.XWS+" base in mm", p.Ship.Size.Width(), side[cards[i].size])
	})
	t.Run("X20-SIZ-001:huge", func(t *testing.T) {
		huge, err := c.Ship("gozanticlasscruiser")
		if err != nil {
			t.Fatal(err)
		}
		want(t, "Gozanti", line(huge.Class, huge.Huge(), huge.Size), "huge true huge")
		want(t, "the Decimator is huge", printed(t, c, "patrolleader").Ship.Huge(), false)
	})
	table("X20-ANA-002", func(t *testing.T, i int, p catalog.Profile) {
		card := cards[i]
		want(t, p.Pilot.XWS+" stat line", line(strings.Join(none(p.Stats.Attacks), ", "), p.Stats.Agility, p.Stats.Hull, p.Stats.Shields, p.Force.Value),
			line(card.weapons, card.agility, card.hull, card.shields, card.force))
	})
	t.Run("faction, action bar, dial, cost", func(t *testing.T) {
		for _, card := range cards {
			p := printed(t, c, card.pilot)
			rules, _ := p.Pilot.Rules(catalog.FFG20)
			want(t, card.pilot, line(p.Pilot.Faction, strings.Join(none(p.Actions), ", "), len(p.Ship.Dial), rules.Cost),
				line(card.faction, card.bar, card.dial, card.cost))
		}
	})
}

func TestDials(t *testing.T) {
	c := load(t)
	for _, test := range []struct{ ship, dial string }{
		{"t65xwing", "1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR"},
		{"tielnfighter", "1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW"},
		{"lambdaclasst4ashuttle", "0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BR 3FW 3NR"},
	} {
		t.Run("X20-DIA-001 "+test.ship, func(t *testing.T) {
			s, err := c.Ship(test.ship)
			if err != nil {
				t.Fatal(err)
			}
			want(t, "dial", strings.Join(none(s.Dial), " "), test.dial)
		})
	}
	t.Run("X20-DIA-007", func(t *testing.T) {
		for _, p := range c.Pilots() {
			if _, ok := p.Rules(catalog.FFG20); !ok {
				continue
			}
			profile := printed(t, c, p.XWS)
			own, err := c.Ship(p.Ship)
			if err != nil || profile.Ship != own || len(own.Dial) == 0 {
				t.Errorf("pilot %s does not have the dial of its ship type %s", p.XWS, p.Ship)
			}
		}
	})
	t.Run("X25-CHG-006", func(t *testing.T) {
		recover := 0
		for _, p := range c.Pilots() {
			if _, ok := p.Rules(catalog.FFG20); !ok {
				continue
			}
			if s := printed(t, c, p.XWS); s.Stats.ShieldsRecover > 0 {
				if recover++; !s.Ship.Huge() {
					t.Errorf("%s has recurring shields", p.XWS)
				}
			}
		}
		if recover == 0 {
			t.Error("nobody recovers shields")
		}
	})
	t.Run("a difficulty and a bearing for every entry", func(t *testing.T) {
		for _, s := range c.Ships() {
			for _, m := range s.Dial {
				if back, err := catalog.ParseManeuver(m.Code()); err != nil || back != m || !m.InDial(s.Dial) {
					t.Errorf("%s: maneuver %v", s.XWS, m)
				}
			}
		}
	})
}

// TestBanksAtRest: nobody but huge ships banks at speed 0, by no points list.
func TestBanksAtRest(t *testing.T) {
	c := load(t)
	t.Run("X25-MNV-026", func(t *testing.T) {
		slow := 0
		for _, s := range c.Ships() {
			for _, m := range s.Dial {
				if m.Speed != 0 || m.Bearing != gauge.BankLeft && m.Bearing != gauge.BankRight {
					continue
				}
				if slow++; !s.Huge() {
					t.Errorf("%s may bank at speed 0", s.XWS)
				}
				if _, ok := m.Move().Template(); ok {
					t.Errorf("there is a template of %s", m.Code())
				}
			}
		}
		if slow == 0 {
			t.Error("nobody banks at speed 0")
		}
	})
}

func TestFactions(t *testing.T) {
	c := load(t)
	t.Run("X20-FAC-001 X20-FAC-002", func(t *testing.T) {
		want(t, "factions", none(catalog.Factions()), []string{"rebelalliance", "galacticempire",
			"scumandvillainy", "resistance", "firstorder", "galacticrepublic", "separatistalliance"})
		fielded := map[catalog.Faction]bool{}
		for _, p := range c.Pilots() {
			if !slices.Contains(catalog.Factions(), p.Faction) {
				t.Errorf("pilot %s has the faction %v", p.XWS, p.Faction)
			}
			if _, ok := p.Rules(catalog.FFG20); ok {
				fielded[p.Faction] = true
				ship := printed(t, c, p.XWS).Ship
				if !ship.InRuleset(catalog.FFG20, p.Faction) {
					t.Errorf("pilot %s: the %s does not fly for %v", p.XWS, ship.XWS, p.Faction)
				}
			}
		}
		want(t, "factions with ships", len(fielded), 7)
		want(t, "Death Troopers", line(upgrade(t, c, "deathtroopers").Restrictions[0].Factions), "[galacticempire]")
	})
}

func TestShipAbilities(t *testing.T) {
	c := load(t)
	t.Run("X20-ABL-008:ability,flavor", func(t *testing.T) {
		p := printed(t, c, "majorvermeil")
		if !p.Pilot.HasAbility || p.Ability != "Adaptive Ailerons" {
			t.Errorf("Major Vermeil: pilot ability %v, ship ability %q; want both", p.Pilot.HasAbility, p.Ability)
		}
		p = printed(t, c, "phoenixsquadronpilot") // under flavor text
		if p.Pilot.HasAbility || p.Ability != "Vectored Thrusters" {
			t.Errorf("Phoenix Squadron: pilot ability %v, ship ability %q; want the latter alone", p.Pilot.HasAbility, p.Ability)
		}
	})
	t.Run("X20-ABL-009", func(t *testing.T) {
		// Craft that dock print an ability of their own.
		special := []string{"autopilotdrone", "nashtahpup", "bossk-z95af4headhunter"}
		abilities := map[string]string{}
		for _, p := range c.Pilots() {
			if _, ok := p.Rules(catalog.FFG20); !ok || slices.Contains(special, p.XWS) {
				continue
			}
			profile := printed(t, c, p.XWS)
			key := profile.Ship.XWS
			if first, seen := abilities[key]; seen && first != profile.Ability {
				t.Errorf("%s: %s has the ship ability %q, others %q", key, p.XWS, profile.Ability, first)
			}
			abilities[key] = profile.Ability
		}
	})
}

func TestDamageDeck(t *testing.T) {
	c := load(t)
	t.Run("X20-DCD-012", func(t *testing.T) {
		deck := c.DamageDeck()
		copies := []int{2, 2, 2, 2, 5, 2, 4, 2, 2, 2, 2, 2, 2, 2}
		if len(deck) != len(copies) {
			t.Fatalf("the deck has %d titles, want %d", len(deck), len(copies))
		}
		total := 0
		for i, d := range deck {
			total += d.Copies
			want(t, d.Title, line(d.Number, d.Copies), line(i+1, copies[i]))
			if i > 0 && deck[i-1].Title >= d.Title {
				t.Errorf("%s comes after %s", d.Title, deck[i-1].Title)
			}
		}
		want(t, "cards", total, 33)
		want(t, "the card with five copies", deck[4].Title, "Direct Hit!")
	})
}

// TestTIEs holds that every pilot of a TIE, standard loadouts among them, has the keyword in every list: cards ask for it.
func TestTIEs(t *testing.T) {
	c := load(t)
	for _, p := range c.Pilots() {
		if ship, err := c.Ship(p.Ship); err != nil || !strings.HasPrefix(ship.Name, "TIE/") {
			continue
		}
		for _, r := range catalog.Rulesets() {
			if in, ok := p.In(r); ok && !in.HasKeyword("TIE") {
				t.Errorf("%s is no TIE in %s", p.XWS, r)
			}
		}
	}
}
