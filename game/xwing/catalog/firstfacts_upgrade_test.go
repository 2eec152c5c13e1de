package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

// firstGranted is what cards add or take as printed, where the collection has less of it.
var firstGranted = map[string]string{
	`"Heavy Scyk" Interceptor`: "slot cannon +1 or torpedo missile, stat hull +1",
	"Adaptability (+1)":        "stat initiative +1",
	"Adaptability (-1)":        "stat initiative -1",
	"Ordnance Tubes":           "treat hardpoint torpedo missile 0",
	"Mist Hunter":              "action barrelroll, slot cannon +1",
	"Os-1 Arsenal Loadout":     "slot missile +1, slot torpedo +1",
	"Punishing One":            "stat attack allround +1, stat attack front +1",
	"Renegade Refit":           "discount talent +1, slot modification +1",
	"Smuggling Compartment":    "slot illicit +1, slot modification +1 upto 3",
	"StarViper Mk.II":          "slot title +1",
	"TIE/x1":                   "discount sensor +4, slot sensor +1",
	"Vaksai":                   "discount any +1, slot modification +2",
	"TIE Shuttle":              "slot crew +2 upto 4, slot device -1, slot missile -2, slot torpedo -2",
	"Havoc":                    "slot crew -1, slot salvaged-astromech +1 unique, slot sensor +1",
}

// firstAttacks is what weapons ask for as printed, where the collection errs.
var firstAttacks = map[string]string{
	"twinlaserturret": "allround 3 2 3", "hotshotblaster": "allround 3 1 2 discards",
	"cruisemissiles": "front 1 2 3 lock discards", "harpoonmissiles": "front 4 2 3 lock discards",
	"homingmissiles": "front 4 2 3 lock discards", "scramblermissiles": "front 3 2 3 lock discards",
	"ionpulsemissiles": "front 3 2 3 lock discards",
	"duallaserturret":  "allround 3 1 3", "heavylaserturret": "allround 4 2 3", // outside the firing arc, says their text
}

func TestFirstUpgradesAsCollected(t *testing.T) {
	c := loadFirst(t)
	for _, o := range rowsIn(t, collectedFirst, "upgrades") {
		xws := str(o, "xws")
		u, err := c.Upgrade(xws)
		if err != nil {
			t.Error(err)
			continue
		}
		i := slices.IndexFunc(u.Sides, func(s catalog.Side) bool { return s.Title == str(o, "name") })
		if i < 0 {
			t.Errorf("%s has no side %s", xws, str(o, "name"))
			continue
		}
		want(t, xws+" sides", len(u.Sides), 1+min(1, num(o, "dualCardId")))
		side := u.Sides[i]
		want(t, xws+" name", u.Name, strings.Split(str(o, "name"), " (")[0])
		want(t, xws+" slots", none(u.Slots), append([]string{firstSlot(str(o, "slot"))}, firstSlots(o, "alsoOccupies")...))
		want(t, xws+" unique, limited", line(u.Limited, u.OnePerShip), line(one(o, "unique"), o["limited"]))
		rules, in := u.Rules(catalog.FFG10)
		want(t, xws+" points", line(in, rules.Cost.Fixed), line(true, num(o, "points")))
		want(t, xws+" copies", rules.MaxPerSquad, 2*one(o, "squadLimited"))
		want(t, xws+" ability", side.HasAbility, o["hasAbility"])
		want(t, xws+" bomb", side.Device != "", o["bombToken"] == true)
		want(t, xws+" conditions", line(conditionNames(t, c, side.Conditions)), line(texts(o, "conditions")))
		want(t, side.Title+" gives", granted(side.Grants), firstGrantsOf(o))
		if held := num(o, "energy"); str(o, "slot") != "Title" {
			want(t, xws+" energy", side.Energy, held)
		}
		want(t, xws+" attack", firstAttack(side.Attack), firstAttackOf(o))
		want(t, xws+" restrictions", firstRestrictions(u.Restrictions), firstRestrictionsOf(o))
	}
}

// granted is what a side adds and takes, the same things counted.
func granted(grants []catalog.Grant) string {
	count, order := map[string]int{}, []string{}
	for _, g := range grants {
		what, ends := "", ""
		switch g.Kind {
		case catalog.GrantSlot:
			what = "slot " + g.Slot.String()
			if g.Or != nil {
				ends = " or " + strings.Trim(line(g.Or), "[]")
			}
			if g.UpTo > 0 {
				ends = " upto " + line(g.UpTo)
			}
			if g.Unique {
				ends += " unique"
			}
		case catalog.GrantStat:
			what = strings.TrimSpace("stat " + string(g.Stat) + " " + g.Arc.String())
		case catalog.GrantAction:
			what = "action " + g.Action.String()
		case catalog.GrantTreat:
			what = "treat " + g.Slot.String() + " " + strings.Trim(line(g.Or), "[]")
		case catalog.GrantDiscount:
			if what = "discount " + g.Slot.String(); g.Slot == 0 {
				what = "discount any"
			}
		}
		if _, seen := count[what+"\x00"+ends]; !seen {
			order = append(order, what+"\x00"+ends)
		}
		count[what+"\x00"+ends] += g.Amount
	}
	var out []string
	for _, key := range order {
		what, ends, _ := strings.Cut(key, "\x00")
		amount := ""
		if !strings.HasPrefix(what, "action") {
			amount = " " + signed(count[key])
		}
		out = append(out, what+amount+ends)
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

func signed(n int) string {
	if n > 0 {
		return "+" + line(n)
	}
	return line(n)
}

func firstGrantsOf(o object) string {
	if printed, ok := firstGranted[str(o, "name")]; ok {
		return printed
	}
	count := map[string]int{}
	var out []string
	for _, g := range list(o, "grants") {
		g := g.(object)
		switch str(g, "type") {
		case "slot":
			count["slot "+firstSlot(str(g, "name"))]++
		case "action":
			out = append(out, "action "+firstAction(str(g, "name")))
		case "stats":
			count["stat "+strings.ReplaceAll(str(g, "name"), "skill", "initiative")] += num(g, "value")
		}
	}
	for _, s := range firstSlots(o, "removesSlots") {
		count["slot "+s]--
	}
	if n := num(o, "energy"); n != 0 && str(o, "slot") == "Title" {
		count["stat energy"] = n
	}
	for what, n := range count {
		out = append(out, what+" "+signed(n))
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

func firstAttack(a *catalog.SpecialAttack) string {
	if a == nil {
		return ""
	}
	text := line(a.Arc, a.Value, a.MinRange, a.MaxRange)
	if a.Needs != 0 {
		text += " " + a.Needs.String()
	}
	if a.Spends {
		text += " spends"
	}
	if a.Discards {
		text += " discards"
	}
	return text
}

func firstAttackOf(o object) string {
	if printed, ok := firstAttacks[str(o, "xws")]; ok {
		return printed
	}
	a := sub(o, "attack")
	if a == nil {
		return ""
	}
	arc := "front"
	if str(o, "slot") == "Turret" {
		arc = "allround"
	}
	nearest, farthest, two := strings.Cut(str(a, "range"), "-")
	if !two {
		farthest = nearest
	}
	text := line(arc, num(a, "value"), nearest, farthest)
	if needs := map[string]string{"Target Lock": " lock", "Focus": " focus"}[str(a, "requires")]; needs != "" {
		text += needs
	}
	if a["spendsFocus"] == true || a["spendsTargetLock"] == true {
		text += " spends"
	}
	if a["discard"] == true {
		text += " discards"
	}
	return text
}

// firstRestrictions are the lines of a restriction box, each as one text, in the order of the alphabet.
func firstRestrictions(all []catalog.Restriction) string {
	var out []string
	add := func(what string, is bool, value ...any) {
		if is {
			out = append(out, line(append([]any{what}, value...)...))
		}
	}
	for _, r := range all {
		add("factions", r.Factions != nil, r.Factions, r.Names)
		add("ships", r.Ships != nil, r.Ships)
		add("sizes", r.Sizes != nil, r.Sizes)
		add("icons", r.Icons != nil, r.Icons)
		add("no icons", r.NoIcons != nil, r.NoIcons)
		add("cards", r.Cards != nil, r.Cards)
		if r.Action != nil {
			add("action", true, r.Action)
		}
		for what, l := range map[string]*catalog.Limits{"skill": r.Initiative, "hull": r.Hull, "agility": r.Agility, "shields": r.Shields} {
			if l != nil {
				add(what, true, l)
			}
		}
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

func firstRestrictionsOf(o object) string {
	r := sub(o, "restrictions")
	var out []string
	if f := texts(r, "factions"); len(f) > 0 {
		with := map[string]string{"rebelalliance": " resistance", "galacticempire": " firstorder"}
		out = append(out, line("factions", "["+f[0]+with[f[0]]+"]", texts(r, "orSquadIncludes")))
	}
	for _, key := range []string{"ships", "sizes"} {
		if v := texts(r, key); len(v) > 0 {
			out = append(out, line(key, v))
		}
	}
	for _, s := range firstSlots(r, "hasSlots") {
		out = append(out, line("icons", []string{s}))
	}
	if v := firstSlots(r, "noSlot"); len(v) > 0 {
		out = append(out, line("no icons", v))
	}
	for _, a := range firstActions(r, "actionBar") {
		out = append(out, "action "+a)
	}
	for key, text := range map[string]string{"pilotSkillMin": "skill N or more", "hullMax": "hull N or less",
		"agilityMax": "agility N or less", "shieldsEqual": "shields N"} {
		if r[key] != nil {
			out = append(out, strings.Replace(text, "N", line(num(r, key)), 1))
		}
	}
	if str(o, "xws") == "misthunter" { // its text: it must equip a Tractor Beam
		out = append(out, "cards [tractorbeam]")
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}
