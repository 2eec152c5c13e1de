package catalog_test

import (
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

// in lists the points lists that a card is in.
func in(is func(catalog.Ruleset) bool) []string {
	out := []string{}
	for _, r := range catalog.Rulesets() {
		if is(r) {
			out = append(out, string(r))
		}
	}
	return out
}

func TestOthersAsCollected(t *testing.T) {
	c := load(t)
	for _, o := range rows(t, "conditions") {
		x, err := c.Condition(str(o, "xws"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.XWS, line(x.Name, x.Limited, x.HasAbility, none(x.Pilots), none(x.Upgrades), in(x.In)),
			line(str(o, "name"), num(o, "limited"), o["hasAbility"], texts(o, "pilots"), texts(o, "upgrades"), texts(o, "rulesets")))
	}
	for _, o := range rows(t, "devices") {
		x, err := c.Device(catalog.Slug(str(o, "name")))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.ID, line(x.Name, x.Types, none(x.Upgrades), in(x.In)), line(str(o, "name"),
			strings.Split(strings.ToLower(str(o, "type")), "/"), texts(o, "upgrades"), texts(o, "rulesets")))
	}
	for _, o := range rows(t, "remotes") {
		x, err := c.Remote(catalog.Slug(str(o, "name")))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, r := range catalog.Rulesets() {
			rule, ok := sub(o, "rulesets")[string(r)].(object)
			got, in := x.In(r)
			want(t, x.ID+" in", in, ok)
			agility := num(o, "agility")
			if over := sub(rule, "overrides"); over != nil {
				agility = num(over, "agility")
			}
			want(t, x.ID, line(got.Name, got.Initiative, got.Agility, got.Hull, got.Charges.Value, got.Charges.Recovers, none(got.Upgrades)),
				line(str(o, "name"), num(o, "initiative"), agility, num(o, "hull"), num(sub(o, "charges"), "value"),
					num(sub(o, "charges"), "recovers"), texts(o, "upgrades")))
		}
		attacks := []string{}
		for _, a := range list(o, "attacks") {
			attacks = append(attacks, attackLine(a.(object)))
		}
		got := []string{}
		for _, a := range x.Attacks {
			got = append(got, line(a.Arc, a.Value, a.MinRange, a.MaxRange, a.Ordnance))
		}
		want(t, x.ID+" attacks", got, attacks)
	}
	for _, o := range rows(t, "damage-decks") {
		x, err := c.Damage(catalog.Slug(str(o, "name")))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.ID, line(x.Title, x.Trait, x.Copies), line(str(o, "name"), strings.ToLower(str(o, "type")), num(o, "copies")))
	}
	types := map[string]string{"Asteroid": "asteroid", "Debris Cloud": "debris", "Gas Cloud": "gascloud",
		"Obstacle": "other", "Device/Obstacle": "other"}
	for _, o := range rows(t, "obstacles") {
		x, err := c.Obstacle(str(o, "xws"))
		if err != nil {
			t.Error(err)
			continue
		}
		kind := types[str(o, "type")]
		if x.ID == "loosecargo" || x.ID == "spareparts" {
			kind = "debris" // X20-DVC-018, X20-DVC-019
		}
		want(t, x.ID, line(x.Name, x.Type, x.Chosen, x.Upgrade, none(x.Products)),
			line(str(o, "name"), kind, str(o, "origin") == "chosen", str(o, "upgrade"), texts(o, "products")))
	}
}

func TestPlayAsCollected(t *testing.T) {
	c := load(t)
	all := rows(t, "environments")
	want(t, "environments", len(c.Environments()), len(all))
	for _, o := range all {
		x, err := c.Environment(str(o, "xws"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.XWS, line(x.Name, x.Product), line(str(o, "name"), str(o, "product")))
	}
	all = rows(t, "scenarios")
	want(t, "scenarios", len(c.Scenarios()), len(all))
	for _, o := range all {
		x, err := c.Scenario(catalog.Slug(str(o, "name")))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.ID+" name", x.Name, str(o, "name"))
		want(t, x.ID+" lists", in(func(r catalog.Ruleset) bool { _, ok := x.Rules(r); return ok }), texts(o, "rulesets"))
		want(t, x.ID+" kinds of markers", len(x.Markers), len(sub(o, "markers")))
		for kind := range sub(o, "markers") {
			want(t, x.ID+" "+kind, x.Markers[catalog.Slug(kind)], num(sub(o, "markers"), kind))
		}
		amg, _ := x.Rules(catalog.AMG25)
		want(t, x.ID+" in 2.5", line(amg.MissionPoints, amg.Rounds),
			line(num(sub(o, "amg25"), "missionPointTarget"), num(sub(o, "amg25"), "roundLimit")))
	}
}

func TestQuickBuildsAsCollected(t *testing.T) {
	c := load(t)
	builds := map[string]int{}
	for _, q := range c.QuickBuilds() {
		text := line(q.Faction, q.Threat)
		for _, s := range q.Ships {
			text += line(" ", s.Pilot, none(s.Upgrades))
		}
		builds[text]++
	}
	all := rows(t, "quick-builds")
	want(t, "quick builds", len(c.QuickBuilds()), len(all))
	for _, o := range all {
		text := line(str(o, "faction"), num(o, "threat"))
		for _, p := range list(o, "pilots") {
			text += line(" ", str(p.(object), "xws"), texts(p.(object), "upgrades"))
		}
		if builds[text]--; builds[text] < 0 {
			t.Errorf("there is no quick build %s", text)
		}
	}
}
