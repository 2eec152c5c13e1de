package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"xwing/game/xwing/catalog"
)

const shipHeader = `# %s and its pilots: facts and figures only.
# Dial codes: speed, bearing, difficulty. Bearings T B F N Y (left turn to right turn), K koiogran, L P segnor's
# loop, E R tallon roll, A S D reverse, O stationary; difficulties B W R P. "focus > red lock" is a linked action.

`

// shipFiles writes one file per ship type, with its pilots.
func shipFiles(files map[string]string, src *source) error {
	for _, ship := range src.Ships {
		text, err := shipText(ship)
		if err != nil {
			return fmt.Errorf("ship %s: %w", ship.XWS, err)
		}
		for _, p := range pilotsOf(src, ship.XWS) {
			row, err := pilotText(p)
			if err != nil {
				return fmt.Errorf("pilot %s: %w", p.XWS, err)
			}
			text += "\n[[pilot]]\n" + row
		}
		files["ships/"+ship.XWS+".toml"] = fmt.Sprintf(shipHeader, ship.Name) + text
	}
	return nil
}

// pilotsOf lists a ship type's pilots by faction, best pilots first: the order
// in which a builder reads them.
func pilotsOf(src *source, ship string) []srcPilot {
	var pilots []srcPilot
	for _, p := range src.Pilots {
		if p.Ship == ship {
			pilots = append(pilots, p)
		}
	}
	sort.SliceStable(pilots, func(i, j int) bool {
		a, b := pilots[i], pilots[j]
		if a.Faction != b.Faction {
			return a.Faction < b.Faction
		}
		if a.Initiative != b.Initiative {
			return a.Initiative > b.Initiative
		}
		return a.XWS < b.XWS
	})
	return pilots
}

func shipText(s srcShip) (string, error) {
	size, err := sizeWords.id(s.Size)
	if err != nil {
		return "", err
	}
	stats, err := statLine(s.Stats)
	if err != nil {
		return "", err
	}
	bar, err := actionCodes(s.Actions)
	if err != nil {
		return "", err
	}
	var f fields
	f.str("xws", s.XWS)
	f.str("name", s.Name)
	f.list("aliases", s.Aliases)
	f.str("size", size)
	f.list("factions", s.Factions)
	f.raw("dial", dialText(s.Dial))
	f.raw("stats", stats)
	f.list("actions", bar)
	f.list("abilities", s.Abilities)
	return f.lines(), nil
}

// dialText shows the dial with one line per speed, as it is printed.
func dialText(dial []string) string {
	if len(dial) == 0 {
		return "[]" // the hyperspace ring has no dial
	}
	var lines []string
	for i, code := range dial {
		if i == 0 || code[0] != dial[i-1][0] {
			lines = append(lines, quote(code))
			continue
		}
		lines[len(lines)-1] += ", " + quote(code)
	}
	return "[\n  " + strings.Join(lines, ",\n  ") + ",\n]"
}

func statLine(s srcStats) (string, error) {
	var weapons []string
	for _, a := range s.Attacks {
		arc, err := arcWords.id(a.Arc)
		if err != nil {
			return "", err
		}
		weapons = append(weapons, fmt.Sprintf("%s %d", arc, a.Value))
	}
	var f fields
	f.list("attacks", weapons)
	f.num("agility", s.Agility)
	f.num("hull", s.Hull)
	f.num("shields", s.Shields)
	f.optional("shields_recover", s.ShieldsRecovers)
	f.optional("energy", s.Energy)
	f.optional("energy_recovers", s.EnergyRecovers)
	return f.inline(), nil
}

// abilityID is the id of a ship ability that is printed under the name of another; the collection has the names
// alone; build/texts/testdata/onename.tsv tells the pilots by what theirs says.
func abilityID(p srcPilot) string {
	for suffix, of := range map[string]string{"-swz103": "Sensor Blindspot", "-evacuationofdqar": "Heavy Weapon Turret"} {
		if p.ShipAbility == of && strings.Contains(p.XWS, suffix) {
			return catalog.Slug(of) + suffix
		}
	}
	return ""
}

// dialOf is the ship type whose dial a pilot flies with in place of its own: the collection says so in its text alone.
func dialOf(p srcPilot) string {
	if p.XWS == "stomeronistarck-evacuationofdqar" {
		return "rz2awing"
	}
	return ""
}

// keywords are those that a pilot's card prints; the collection leaves some standard loadouts of TIEs without any.
func keywords(p srcPilot) []string {
	out := slices.Clone(p.Keywords)
	if strings.HasPrefix(p.Ship, "tie") && !slices.Contains(out, "TIE") {
		out = append(out, "TIE")
		slices.Sort(out)
	}
	return out
}

func pilotText(p srcPilot) (string, error) {
	var f fields
	f.str("xws", p.XWS)
	f.str("name", p.Name)
	f.str("faction", p.Faction)
	f.num("initiative", p.Initiative)
	if p.Engagement != nil {
		f.num("engagement", *p.Engagement)
	}
	f.optional("limited", p.Limited)
	f.raw("charges", charges(p.Charges))
	f.raw("force", charges(p.Force))
	f.str("dial_of", dialOf(p))
	f.str("ship_ability", p.ShipAbility)
	f.str("ship_ability_id", abilityID(p))
	if p.StatOverrides != nil {
		line, err := statLine(*p.StatOverrides)
		if err != nil {
			return "", err
		}
		f.raw("stats", line)
	}
	bar, err := actionCodes(p.ActionOverrides)
	if err != nil {
		return "", err
	}
	f.list("actions", bar)
	f.list("keywords", keywords(p))
	f.list("conditions", p.Conditions)
	f.flag("has_ability", p.HasAbility)
	return f.lines(), nil
}
