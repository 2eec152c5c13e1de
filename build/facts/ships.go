package main

import (
	"encoding/json"
	"fmt"
	"sort"
	"strings"
)

const shipHeader = `# %s and its pilots: facts and figures only.
# Dial codes: speed, bearing, difficulty. Bearings T B F N Y (left turn to right turn), K koiogran, L P segnor's
# loop, E R tallon roll, A S D reverse, O stationary; difficulties B W R P. "focus > red lock" is a linked action.

`

// shipFiles writes one file per ship type that is not huge, with its pilots.
func shipFiles(files map[string]string, src *source) error {
	for _, ship := range src.Ships {
		if ship.Size == "Huge" {
			continue
		}
		text, err := shipText(ship)
		if err != nil {
			return fmt.Errorf("ship %s: %w", ship.XWS, err)
		}
		pilots := []srcPilot{}
		for _, p := range src.Pilots {
			if p.Ship == ship.XWS {
				pilots = append(pilots, p)
			}
		}
		// By faction, best pilots first: the order in which a builder reads them.
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
		for _, p := range pilots {
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

func shipText(s srcShip) (string, error) {
	if s.Stats.Energy != 0 || s.Stats.EnergyRecovers != 0 || s.Stats.ShieldsRecovers != 0 {
		return "", fmt.Errorf("energy on a ship that is not huge")
	}
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
	for _, rs := range rulesets {
		rule, ok := s.Rulesets[rs]
		if !ok {
			continue
		}
		var r, over fields
		r.list("factions", rule.Factions)
		for _, faction := range s.Factions {
			if o, ok := rule.Overrides[faction]; ok {
				line, err := statLine(o.Stats)
				if err != nil {
					return "", err
				}
				over.raw(faction, line)
			}
		}
		if len(over.keys) > 0 {
			r.raw("stats", over.inline())
		}
		f.raw("rules."+rs, r.inline())
	}
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
	return f.inline(), nil
}

func pilotText(p srcPilot) (string, error) {
	var f fields
	f.str("xws", p.XWS)
	f.str("name", p.Name)
	f.str("faction", p.Faction)
	f.num("initiative", p.Initiative)
	f.optional("limited", p.Limited)
	f.raw("charges", charges(p.Charges))
	f.raw("force", charges(p.Force))
	f.str("ship_ability", p.ShipAbility)
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
	f.list("keywords", p.Keywords)
	f.list("conditions", p.Conditions)
	f.flag("has_ability", p.HasAbility)
	for _, rs := range rulesets {
		rule, ok := p.Rulesets[rs]
		if !ok {
			continue
		}
		text, err := pilotRule(rule)
		if err != nil {
			return "", fmt.Errorf("%s: %w", rs, err)
		}
		f.raw("rules."+rs, text)
	}
	return f.lines(), nil
}

func pilotRule(r srcPilotRule) (string, error) {
	var f fields
	if r.Cost == nil {
		f.flag("unpriced", true)
	} else {
		f.num("cost", *r.Cost)
	}
	f.optional("loadout", r.Loadout)
	slots, err := slotWords.ids(r.Slots)
	if err != nil {
		return "", err
	}
	f.list("slots", slots)
	f.list("standard_loadout", r.StandardLoadout)
	f.list("formats", r.Formats)
	f.optional("max_per_squad", r.MaxPerSquad)
	if r.Overrides != nil {
		over, err := pilotOverrides(*r.Overrides)
		if err != nil {
			return "", err
		}
		f.raw("overrides", over)
	}
	return f.inline(), nil
}

func pilotOverrides(o srcPilotOver) (string, error) {
	var f fields
	f.str("ship", o.Ship)
	f.str("ship_ability", o.ShipAbility)
	f.list("keywords", o.Keywords)
	if o.Limited != nil {
		f.num("limited", *o.Limited)
	}
	f.raw("charges", charges(o.Charges))
	switch string(o.StatOverrides) {
	case "":
	case "null":
		f.flag("ship_stats", true)
	default:
		return "", fmt.Errorf("stat override %s", o.StatOverrides)
	}
	switch string(o.ActionOverrides) {
	case "":
	case "null":
		f.flag("ship_actions", true)
	default:
		var bar []srcAction
		if err := json.Unmarshal(o.ActionOverrides, &bar); err != nil {
			return "", err
		}
		codes, err := actionCodes(bar)
		if err != nil {
			return "", err
		}
		f.list("actions", codes)
	}
	return f.inline(), nil
}
