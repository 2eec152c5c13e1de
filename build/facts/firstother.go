package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// firstFiles writes the facts of first edition, which borrow obstacles and the names of devices from the second.
func firstFiles(files map[string]string, src *firstSource, second *source, outlines map[string]string) error {
	for _, write := range []func(map[string]string, *firstSource) error{firstShipFiles, firstUpgradeFiles, firstConditions, firstDecks, firstList} {
		if err := write(files, src); err != nil {
			return err
		}
	}
	if err := firstDeviceFile(files, second); err != nil {
		return err
	}
	var obstacles []srcObstacle
	for _, o := range second.Obstacles {
		ours := func(product string) bool { return strings.HasPrefix(product, "First Edition ") }
		if slices.ContainsFunc(o.Products, ours) || o.XWS == "loosecargo" {
			o.Products = slices.DeleteFunc(slices.Clone(o.Products), func(p string) bool { return !ours(p) })
			obstacles = append(obstacles, o)
		}
	}
	text, err := obstaclesText(obstacles, outlines)
	files["obstacles.toml"] = text
	return err
}

func firstConditions(files map[string]string, src *firstSource) error {
	text := "# Condition cards of first edition and the cards that assign them.\n"
	for _, c := range src.Conditions {
		pilots, upgrades := src.assigning(c.Name)
		var f fields
		f.str("xws", c.XWS)
		f.str("name", c.Name)
		f.flagged("limited", c.Unique)
		f.list("pilots", pilots)
		f.list("upgrades", upgrades)
		f.flag("has_ability", c.HasAbility)
		text += "\n[[condition]]\n" + f.lines()
	}
	files["conditions.toml"] = text
	return nil
}

// firstDecks writes both damage decks. What both have is told apart by the deck behind its id: texts differ.
func firstDecks(files map[string]string, src *firstSource) error {
	years := words{"core-2012": "2012", "core-2015-tfa": "2015"}
	text := "# The damage decks of first edition, 33 cards each: of the core set of 2012, and of that of 2015.\n# Numbers follow the alphabet.\n"
	in := map[string]int{}
	for _, d := range src.Damage {
		if years[d.Deck] != "" {
			in[d.Name]++
		}
	}
	for _, deck := range slices.Sorted(maps.Keys(years)) {
		cards := slices.DeleteFunc(slices.Clone(src.Damage), func(d firstDamage) bool { return d.Deck != deck })
		slices.SortFunc(cards, func(a, b firstDamage) int { return strings.Compare(a.Name, b.Name) })
		for i, d := range cards {
			id := catalog.Slug(d.Name)
			if in[d.Name] > 1 {
				id += "-" + years[deck]
			}
			var f fields
			f.str("id", id)
			f.str("title", d.Name)
			f.str("deck", years[deck])
			f.str("trait", strings.ToLower(d.Type))
			f.num("copies", d.Copies)
			f.num("number", i+1)
			text += "\n[[damage]]\n" + f.lines()
		}
	}
	files["damage.toml"] = text
	return nil
}

func firstDeviceFile(files map[string]string, second *source) error {
	text := "# Devices of first edition: the tokens that bombs put into play.\n"
	for _, upgrade := range slices.Sorted(maps.Keys(firstDevices)) {
		id := firstDevices[upgrade]
		i := slices.IndexFunc(second.Devices, func(d srcDevice) bool { return catalog.Slug(d.Name) == id })
		if i < 0 {
			return fmt.Errorf("device %s: second edition has none of that name", id)
		}
		d := second.Devices[i]
		var f fields
		f.str("id", id)
		f.str("name", d.Name)
		f.list("types", []string{strings.ToLower(d.Type)})
		f.list("upgrades", []string{upgrade})
		text += "\n[[device]]\n" + f.lines()
	}
	files["devices.toml"] = text
	return nil
}

const firstListHead = `# First edition: what is printed on its cards.
# One card, one line. slots in the head: what every ship has beside the icons of its card.

id = "ffg10"
name = "First edition"
version = "wave 14"
date = "2018-07-06"
edition = "1"
budget = 100
formats = ["standard", "epic"]
format_budgets = {epic = 300, team = 200}
format_cards = {team = "epic"}
format_epic_points = {epic = 5, team = 3}
format_small = {epic = 12, team = 8}
format_large = {epic = 6, team = 4}
slots = ["modification", "title"]
`

// firstList writes costs and slots as a points list, so that one loader reads both editions.
func firstList(files map[string]string, src *firstSource) error {
	text := firstListHead + "\n[ships]\n"
	for _, s := range src.Ships {
		text += fmt.Sprintf("%s = {factions = %s}\n", s.XWS, list(s.Factions))
	}
	text += "\n[pilots]\n"
	for _, s := range src.Ships {
		text += "\n# " + s.Name + "\n"
		for _, p := range src.pilots(s.XWS) {
			slots, err := firstSlots.ids(p.Slots)
			if err != nil {
				return fmt.Errorf("pilot %s: %w", p.XWS, err)
			}
			var f fields
			if p.Points != nil {
				f.num("cost", *p.Points)
			} else { // comes into play by another card
				f.flag("unpriced", true)
				f.raw("formats", "[]")
			}
			f.list("slots", slots)
			if s.huge() {
				f.list("formats", []string{"epic"})
			}
			text += src.pilotID(p) + " = " + f.inline() + "\n"
		}
	}
	text += "\n[upgrades]\n" + firstCosts(src)
	text += "\n[conditions]\n"
	for _, c := range src.Conditions {
		text += c.XWS + " = {}\n"
	}
	text += "\n[devices]\n"
	for _, upgrade := range slices.Sorted(maps.Keys(firstDevices)) {
		text += firstDevices[upgrade] + " = {}\n"
	}
	files["points/ffg10.toml"] = text
	return nil
}

// firstCosts are the lines of the upgrades, by slot.
func firstCosts(src *firstSource) string {
	rows, done := map[string]string{}, map[string]bool{}
	for _, u := range src.Upgrades {
		if done[u.XWS] {
			continue
		}
		done[u.XWS] = true
		var f fields
		f.num("cost", u.Points)
		f.optional("max_per_squad", mostCopies[u.XWS])
		rows[u.Slot] += u.XWS + " = " + f.inline() + "\n"
	}
	text := ""
	for _, slot := range slices.Sorted(maps.Keys(rows)) {
		text += "\n# " + strings.ToLower(slot) + "\n" + rows[slot]
	}
	return text
}
