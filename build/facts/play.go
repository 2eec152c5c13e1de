package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
)

// playFiles writes environments, scenarios and quick builds.
func playFiles(files map[string]string, src *source) error {
	text := "# Environment cards.\n"
	for _, e := range src.Environments {
		var f fields
		f.str("xws", e.XWS)
		f.str("name", e.Name)
		f.str("product", e.Product)
		text += "\n[[environment]]\n" + f.lines()
	}
	files["environments.toml"] = text

	text = "# Scenarios of 2.5, and the markers each puts on the table where that is known.\n" +
		"# Mission points and rounds stand in the points lists.\n"
	for _, s := range src.Scenarios {
		var f, markers fields
		f.str("id", catalog.Slug(s.Name))
		f.str("name", s.Name)
		for _, kind := range slices.Sorted(maps.Keys(s.Markers)) {
			markers.num(catalog.Slug(kind), s.Markers[kind])
		}
		if len(markers.keys) > 0 {
			f.raw("markers", markers.inline())
		}
		text += "\n[[scenario]]\n" + f.lines()
	}
	files["scenarios.toml"] = text
	return quickBuildFiles(files, src)
}

// quickBuildFiles writes one file per faction. A build is named after its first
// pilot, with a number from the second build on.
func quickBuildFiles(files map[string]string, src *source) error {
	taken := map[string]int{}
	for _, q := range src.QuickBuilds {
		if len(q.Pilots) == 0 {
			return fmt.Errorf("a quick build of %s without a ship", q.Faction)
		}
		id := q.Pilots[0].XWS
		if len(q.Pilots) > 1 {
			id += "-" + strconv.Itoa(len(q.Pilots)) + "ships"
		}
		if taken[id]++; taken[id] > 1 {
			id += "-" + strconv.Itoa(taken[id])
		}
		var f fields
		f.str("id", id)
		f.num("threat", q.Threat)
		var ships []string
		for _, p := range q.Pilots {
			var ship fields
			ship.str("pilot", p.XWS)
			ship.list("upgrades", p.Upgrades)
			ships = append(ships, ship.inline())
		}
		f.raw("ships", block(ships))
		name := "quickbuilds/" + q.Faction + ".toml"
		if files[name] == "" {
			files[name] = "# Quick builds: threat level, and ships with their upgrades.\n"
		}
		files[name] += "\n[[build]]\n" + f.lines()
	}
	return nil
}
