package main

import (
	"fmt"
	"slices"
	"strings"
)

const firstUpgradeHeader = `# Upgrades of first edition for the slot %s: facts and figures only. one_per_ship is the trait Limited.
# Grants: "slot crew +1", "slot crew +2 upto 4" (for cards of at most that cost), "slot cannon|missile +1" (of either
# type), "stat hull +1", "action boost", "discount sensor +4".

`

// firstSlots: what first edition calls elite, system and bomb has later names in the game.
var firstSlots = words{
	"Astromech": "astromech", "Bomb": "device", "Cannon": "cannon", "Crew": "crew", "Elite": "talent", "Illicit": "illicit",
	"Missile": "missile", "Modification": "modification", "Salvaged Astromech": "salvaged-astromech", "System": "sensor",
	"Tech": "tech", "Title": "title", "Torpedo": "torpedo", "Turret": "turret",
	// Upgrade types of huge ships.
	"Hardpoint": "hardpoint", "Team": "team", "Cargo": "cargo",
}

// firstUpgradeFiles writes one file per slot. Cards with two sides are two rows of the collection.
func firstUpgradeFiles(files map[string]string, src *firstSource) error {
	done := map[string]bool{}
	for name := range cardGrants {
		if !slices.ContainsFunc(src.Upgrades, func(u firstUpgrade) bool { return u.Name == name }) {
			return fmt.Errorf("there is no upgrade %s any more", name)
		}
	}
	for _, u := range src.Upgrades {
		if done[u.XWS] {
			continue
		}
		done[u.XWS] = true
		sides := []firstUpgrade{u}
		for _, other := range src.Upgrades {
			if other.DualCardID != 0 && other.DualCardID == u.ID {
				sides = append(sides, other)
			}
		}
		slot, err := firstSlots.id(u.Slot)
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
		text, err := firstUpgradeText(src, sides)
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
		name := "upgrades/" + slot + ".toml"
		if files[name] == "" {
			files[name] = fmt.Sprintf(firstUpgradeHeader, slot)
		} else {
			files[name] += "\n"
		}
		files[name] += "[[upgrade]]\n" + text
	}
	return nil
}

func firstUpgradeText(src *firstSource, sides []firstUpgrade) (string, error) {
	u := sides[0]
	if len(sides) > 1 && u.XWS == firstUp {
		slices.Reverse(sides)
	}
	slots, err := firstSlots.ids(append([]string{u.Slot}, u.AlsoOccupies...))
	if err != nil {
		return "", err
	}
	var f fields
	f.str("xws", u.XWS)
	name, _, _ := strings.Cut(u.Name, " (")
	f.str("name", name)
	f.flagged("limited", u.Unique)
	f.flag("one_per_ship", u.Limited)
	f.list("slots", slots)
	restrictions, err := firstRestrictionsText(u)
	if err != nil {
		return "", err
	}
	f.raw("restrictions", restrictions)
	var rows []string
	for _, s := range sides {
		row, err := firstSideText(src, s, slots)
		if err != nil {
			return "", err
		}
		rows = append(rows, row)
	}
	f.raw("sides", block(rows))
	return f.lines(), nil
}

// firstUp is the card with two sides whose second one in the collection we put first: Adaptability raises the
// pilot skill, unless its player lowers it.
const firstUp = "adaptability"

func firstSideText(src *firstSource, u firstUpgrade, slots []string) (string, error) {
	var f fields
	f.str("title", u.Name)
	f.str("type", slots[0])
	f.list("slots", slots)
	attack, err := firstAttackText(u)
	if err != nil {
		return "", err
	}
	f.raw("attack", attack)
	if u.Slot != "Title" { // a title changes what the ship card holds
		f.optional("energy", u.Energy)
	}
	f.str("device", firstDevices[u.XWS])
	if u.BombToken != (firstDevices[u.XWS] != "") {
		return "", fmt.Errorf("bomb token %v, device %q", u.BombToken, firstDevices[u.XWS])
	}
	grants, err := firstGrants(u)
	if err != nil {
		return "", err
	}
	f.list("grants", grants)
	conditions, err := src.conditionIDs(u.Conditions)
	if err != nil {
		return "", err
	}
	f.list("conditions", conditions)
	f.flag("has_ability", u.HasAbility)
	return f.inline(), nil
}

// firstGrants are what the card adds and takes: those of the collection, or all of those in cardGrants.
func firstGrants(u firstUpgrade) ([]string, error) {
	if printed := cardGrants[u.Name]; printed != nil {
		return printed, nil
	}
	var codes []string
	if u.Slot == "Title" && u.Energy != 0 {
		codes = append(codes, fmt.Sprintf("stat energy %+d", u.Energy))
	}
	for _, name := range u.RemovesSlots {
		slot, err := firstSlots.id(name)
		if err != nil {
			return nil, err
		}
		codes = append(codes, "slot "+slot+" -1")
	}
	for _, g := range u.Grants {
		switch g.Type {
		case "slot":
			slot, err := firstSlots.id(g.Name)
			if err != nil {
				return nil, err
			}
			codes = append(codes, "slot "+slot+" +1")
		case "action":
			action, err := firstActions.id(g.Name)
			if err != nil {
				return nil, err
			}
			codes = append(codes, "action "+action)
		case "stats":
			stat, err := words{"agility": "agility", "hull": "hull", "shields": "shields", "skill": "initiative"}.id(g.Name)
			if err != nil {
				return nil, err
			}
			codes = append(codes, fmt.Sprintf("stat %s %+d", stat, g.Value))
		default:
			return nil, fmt.Errorf("unknown grant %q", g.Type)
		}
	}
	return codes, nil
}

func firstRestrictionsText(u firstUpgrade) (string, error) {
	var rows []string
	row := func(fill func(f *fields)) {
		var f fields
		if fill(&f); len(f.keys) > 0 {
			rows = append(rows, f.inline())
		}
	}
	limits := func(key, bound string, n *int) {
		if n != nil {
			row(func(f *fields) { f.raw(key, fmt.Sprintf("{%s = %d}", bound, *n)) })
		}
	}
	r := u.Restrictions
	if r == nil {
		r = &firstRestrictions{}
	}
	row(func(f *fields) { f.list("factions", kin(r.Factions)); f.list("names", r.OrSquadIncludes) })
	row(func(f *fields) { f.list("ships", r.Ships) })
	row(func(f *fields) { f.list("sizes", r.Sizes) })
	for _, name := range r.ActionBar {
		action, err := firstActions.id(name)
		if err != nil {
			return "", err
		}
		row(func(f *fields) { f.str("action", action) })
	}
	limits("initiative", "min", r.PilotSkillMin)
	limits("agility", "max", r.AgilityMax)
	limits("hull", "max", r.HullMax)
	limits("shields", "equal", r.ShieldsEqual)
	none, err := firstSlots.ids(r.NoSlot)
	if err != nil {
		return "", err
	}
	row(func(f *fields) { f.list("no_icons", none) })
	all, err := firstSlots.ids(r.HasSlots)
	if err != nil {
		return "", err
	}
	for _, slot := range all {
		row(func(f *fields) { f.list("icons", []string{slot}) })
	}
	row(func(f *fields) { f.list("cards", cardNeeds[u.XWS]) })
	if len(rows) == 0 {
		return "", nil
	}
	return "[" + strings.Join(rows, ", ") + "]", nil
}

// kin are the factions, each with the one that flies with it (X10-SQD-003).
func kin(factions []string) []string {
	var all []string
	for _, f := range factions {
		all = append(all, f)
		if with := map[string]string{"rebelalliance": "resistance", "galacticempire": "firstorder"}[f]; with != "" {
			all = append(all, with)
		}
	}
	return all
}
