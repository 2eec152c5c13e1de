package main

import (
	"fmt"
	"slices"
	"strings"
)

const firstShipHeader = `# %s and its pilots, first edition: facts and figures only.
# Dial codes: speed, bearing, difficulty. Bearings T B F N Y (left turn to right turn), K koiogran, L P segnor's
# loop, E R tallon roll, O stationary; difficulties G W R. initiative is the pilot skill. attacks: the primary weapon, by
# each arc that it may be fired through; allround is a turret.

`

var firstActions = words{
	"Focus": "focus", "Target Lock": "lock", "Evade": "evade", "Barrel Roll": "barrelroll", "Boost": "boost", "Cloak": "cloak",
	"Recover":    "recover",
	"Coordinate": "coordinate", "Jam": "jam", "Reinforce": "reinforce", "Reload": "reload", "Rotate Arc": "rotate", "SLAM": "slam",
}

var firstArcs = words{
	"Front": "front", "Auxiliary Rear": "rear", "Auxiliary 180": "fullfront", "Bullseye": "bullseye",
	"Mobile": "singleturret", "Turret": "allround",
}

// firstAliases are further ids of ship types in squads of builders.
var firstAliases = map[string][]string{"m3ainterceptor": {"m3ascykinterceptor"}}

// firstShipFiles writes one file per ship type, with its pilots.
func firstShipFiles(files map[string]string, src *firstSource) error {
	for _, s := range src.Ships {
		text, err := firstShipText(src, s)
		if err != nil {
			return fmt.Errorf("ship %s: %w", s.XWS, err)
		}
		for _, p := range src.pilots(s.XWS) {
			row, err := firstPilotText(src, s, p)
			if err != nil {
				return fmt.Errorf("pilot %s: %w", p.XWS, err)
			}
			text += "\n[[pilot]]\n" + row
		}
		files["ships/"+s.XWS+".toml"] = fmt.Sprintf(firstShipHeader, s.Name) + text
	}
	return nil
}

func firstShipText(src *firstSource, s firstShip) (string, error) {
	var f fields
	f.str("xws", s.XWS)
	f.str("name", s.Name)
	f.list("aliases", firstAliases[s.XWS])
	f.list("counts_as", src.countsAs(s))
	f.str("size", s.Size)
	f.list("factions", s.Factions)
	if s.huge() {
		if err := firstHugeText(&f, s); err != nil {
			return "", err
		}
	} else {
		f.raw("dial", dialText(s.Dial))
		stats, err := firstStatLine(s, firstStats{s.Attack, s.Agility, s.Hull, s.Shields})
		if err != nil {
			return "", err
		}
		f.raw("stats", stats)
	}
	bar, err := firstActions.ids(s.Actions)
	if err != nil {
		return "", err
	}
	f.list("actions", bar)
	return f.lines(), nil
}

// countsAs are the other ship types whose whole name stands in the name of this one: X-wing in T-70 X-wing, TIE
// Fighter in TIE/fo Fighter (X10-SQD-010).
func (src *firstSource) countsAs(s firstShip) []string {
	parts := func(name string) []string {
		return strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '/' })
	}
	var ids []string
	for _, other := range src.Ships {
		rest := parts(s.Name)
		within := other.XWS != s.XWS
		for _, word := range parts(other.Name) {
			i := slices.Index(rest, word)
			if within = within && i >= 0; !within {
				break
			}
			rest = rest[i+1:]
		}
		if within {
			ids = append(ids, other.XWS)
		}
	}
	return ids
}

func firstStatLine(s firstShip, stats firstStats) (string, error) {
	arcs, err := firstArcs.ids(s.FiringArcs)
	if err != nil {
		return "", err
	}
	slices.SortFunc(arcs, func(a, b string) int { // the standard arc first
		return strings.Compare(strings.TrimPrefix(a, "front"), strings.TrimPrefix(b, "front"))
	})
	var weapons []string
	for _, arc := range arcs {
		weapons = append(weapons, fmt.Sprintf("%s %d", arc, stats.Attack))
	}
	var f fields
	f.list("attacks", weapons)
	f.num("agility", stats.Agility)
	f.num("hull", stats.Hull)
	f.num("shields", stats.Shields)
	return f.inline(), nil
}

func firstPilotText(src *firstSource, s firstShip, p firstPilot) (string, error) {
	var f fields
	f.str("xws", src.pilotID(p))
	f.str("name", p.Name)
	f.str("faction", p.Faction)
	if p.PilotSkill != nil { // the Nashtah Pup has the skill of the pilot who escapes in it
		f.num("initiative", *p.PilotSkill)
	}
	f.flagged("limited", p.Unique)
	if p.StatOverrides != nil {
		line, err := firstStatLine(s, *p.StatOverrides)
		if err != nil {
			return "", err
		}
		f.raw("stats", line)
	}
	var arcs []string
	for _, g := range p.Grants {
		slot, err := firstSlots.id(g.Slot)
		if err != nil || g.Type != "firing_arc" {
			return "", fmt.Errorf("grant %v: %w", g, err)
		}
		arc, err := firstArcs.id(g.Name)
		if err != nil {
			return "", err
		}
		arcs = append(arcs, slot+" "+arc)
	}
	f.list("weapon_arcs", arcs)
	conditions, err := src.conditionIDs(p.Conditions)
	if err != nil {
		return "", err
	}
	f.list("conditions", conditions)
	f.flag("has_ability", p.HasAbility)
	return f.lines(), nil
}

// flagged writes 1 for yes, and nothing for no: what is unique has one bullet.
func (f *fields) flagged(key string, yes bool) {
	if yes {
		f.num(key, 1)
	}
}
