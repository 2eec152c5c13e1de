package catalog_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

// whiteIcons are corrected by the converter: their action icon must be white.
var whiteIcons = []string{"advancedslam", "daredevil", "electroprotonbomb", "energyshellcharges", "synchronizedconsole"}

// printedGrants are the slots that cards add as printed, where the collection has them otherwise.
var printedGrants = map[string][]string{
	"B6 Blade Wing Prototype": {line("slot ", catalog.GunnerSlot, 1)},
	"Gauntlet":                {line("slot ", catalog.CrewSlot, 1)},
	"Wartime Loadout": {line("slot ", catalog.TorpedoSlot, 1), line("slot ", catalog.MissileSlot, 1),
		"stat  shields  2", "action  lock", "action  reload"},
}

// printedAttacks are the attacks of cards of which the collection has none.
var printedAttacks = map[string]string{"Command B6 Blade Wing Prototype": line(arc("Front Arc"), 3, 2, 4, false)}

func TestUpgradesAsCollected(t *testing.T) {
	c := load(t)
	all := rows(t, "upgrades")
	want(t, "upgrades", len(c.Upgrades()), len(all))
	for _, o := range all {
		xws := str(o, "xws")
		u, err := c.Upgrade(xws)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, xws+" name", u.Name, str(o, "name"))
		want(t, xws+" limited", u.Limited, num(o, "limited"))
		want(t, xws+" slots", none(u.Slots), slots(o, "slots"))
		want(t, xws+" side count", len(u.Sides), num(o, "sideCount"))
		compareRestrictions(t, xws, u.Restrictions, list(o, "restrictions"))
		for i, side := range list(o, "sides") {
			compareSide(t, line(xws, " side ", i), u.Sides[i], side.(object))
		}
		for _, r := range catalog.Rulesets() {
			rule, ok := sub(o, "rulesets")[string(r)].(object)
			got, in := u.Rules(r)
			at := line(xws, " ", r, " ")
			want(t, at+"in", in, ok)
			if !ok {
				continue
			}
			want(t, at+"formats", none(got.Formats), texts(rule, "formats"))
			want(t, at+"standard loadout only", got.StandardLoadoutOnly, rule["standardLoadoutOnly"] == true)
			want(t, at+"unpriced", got.Unpriced, rule["cost"] == nil && rule["standardLoadoutOnly"] != true)
			want(t, at+"copies", got.MaxPerSquad, num(rule, "maxPerSquad"))
			compareCost(t, at, got.Cost, rule["cost"])
			over := sub(rule, "overrides")
			card, _ := u.In(r)
			if over["restrictions"] != nil {
				compareRestrictions(t, at, card.Restrictions, list(over, "restrictions"))
			}
			for i, side := range list(over, "sides") {
				merged := object{}
				for k, v := range list(o, "sides")[i].(object) {
					merged[k] = v
				}
				for k, v := range side.(object) {
					merged[k] = v
				}
				compareSide(t, line(at, i), card.Sides[i], merged)
			}
		}
	}
}

// compareCost asks for the cost on every ship that the table of the collection knows.
func compareCost(t *testing.T, at string, got catalog.Cost, raw any) {
	t.Helper()
	table, ok := raw.(object)
	if !ok {
		n, _ := raw.(float64)
		want(t, at+"cost", got.For(catalog.LargeShip, 3, 6), int(n))
		return
	}
	want(t, at+"cost by", got.By, str(table, "variable"))
	want(t, at+"costs", len(got.Table), len(sub(table, "values")))
	for i, cost := range got.Table {
		key := line(i)
		if got.By == catalog.BySize {
			key = []string{"Small", "Medium", "Large", "Huge"}[i]
		}
		want(t, at+"cost at "+key, cost, num(sub(table, "values"), key))
		want(t, at+"cost for "+key, got.For(catalog.SizeClass(i+1), i, i), cost)
	}
}

func compareSide(t *testing.T, at string, s catalog.Side, o object) {
	t.Helper()
	want(t, at+" title", s.Title, str(o, "title"))
	want(t, at+" type", s.Type, slot(str(o, "type")))
	want(t, at+" slots", none(s.Slots), slots(o, "slots"))
	want(t, at+" charges", line(s.Charges.Value, s.Charges.Recovers), limits(sub(o, "charges")))
	want(t, at+" force", line(s.Force.Value, s.Force.Recovers), limits(sub(o, "force")))
	want(t, at+" device", s.Device, catalog.Slug(str(o, "device")))
	want(t, at+" ship ability", s.ShipAbility, str(o, "shipAbility"))
	want(t, at+" has ability", s.HasAbility, o["hasAbility"])
	want(t, at+" conditions", none(s.Conditions), texts(o, "conditions"))
	want(t, at+" actions", none(s.Actions), actions(o, "actions"))
	attack := ""
	if s.Attack != nil {
		attack = line(s.Attack.Arc, s.Attack.Value, s.Attack.MinRange, s.Attack.MaxRange, s.Attack.Ordnance)
	}
	wanted := ""
	if a := sub(o, "attack"); a != nil {
		wanted = attackLine(a)
	}
	if printed := printedAttacks[str(o, "type")+" "+str(o, "title")]; printed != "" {
		wanted = printed
	}
	want(t, at+" attack", attack, wanted)
	grants := []string{}
	for _, g := range list(o, "grants") {
		grants = append(grants, collectedGrant(g.(object)))
	}
	if printed := printedGrants[str(o, "title")]; printed != nil {
		grants = printed
	}
	got := []string{}
	for _, g := range s.Grants {
		got = append(got, grantLine(g))
	}
	want(t, at+" grants", got, grants)
}

func attackLine(a object) string {
	return line(arc(str(a, "arc")), num(a, "value"), num(a, "minrange"), num(a, "maxrange"), a["ordnance"])
}

func grantLine(g catalog.Grant) string {
	switch g.Kind {
	case catalog.GrantSlot:
		return line("slot ", g.Slot, g.Amount)
	case catalog.GrantStat:
		return line("stat ", g.Stat, g.Arc, g.Amount)
	case catalog.GrantAction:
		return line("action ", g.Action)
	case catalog.GrantForce:
		return line("force ", g.Sides, g.Amount)
	}
	return line("arc ", g.Arc)
}

func collectedGrant(g object) string {
	switch str(g, "type") {
	case "slot":
		return line("slot ", slot(str(g, "value")), num(g, "amount"))
	case "stat":
		return line("stat ", str(g, "value"), arc(str(g, "arc")), num(g, "amount"))
	case "action":
		return line("action ", action(sub(g, "value")))
	case "force":
		return line("force ", sides(sub(g, "value")), num(g, "amount"))
	}
	return line("arc ", arc(str(g, "value")))
}

func compareRestrictions(t *testing.T, at string, got []catalog.Restriction, all []any) {
	t.Helper()
	if len(got) != len(all) {
		t.Errorf("%s: %d restrictions, want %d", at, len(got), len(all))
		return
	}
	for i, raw := range all {
		o, r := raw.(object), got[i]
		lower := func(key string) string { return strings.ToLower(line(texts(o, key))) }
		arcs := []string{}
		for _, a := range texts(o, "arcs") {
			arcs = append(arcs, arc(a))
		}
		want(t, at+" factions", none(r.Factions), texts(o, "factions"))
		want(t, at+" names", none(r.Names), texts(o, "names"))
		want(t, at+" ships", none(r.Ships), texts(o, "ships"))
		want(t, at+" sizes", none(r.Sizes), lower("sizes"))
		want(t, at+" keywords", none(r.Keywords), texts(o, "keywords"))
		want(t, at+" force side", none(r.ForceSides), texts(o, "force_side"))
		want(t, at+" arcs", none(r.Arcs), arcs)
		want(t, at+" equipped", none(r.Equipped), slots(o, "equipped"))
		want(t, at+" ship abilities", none(r.ShipAbilities), texts(o, "shipAbility"))
		want(t, at+" standardized", r.Standardized, o["standardized"] == true)
		want(t, at+" solitary", r.Solitary, o["solitary"] == true)
		want(t, at+" limited", r.Limited, map[any]string{true: "no", false: "yes", nil: ""}[o["non-limited"]])
		icon, wanted := "", ""
		if r.Action != nil {
			icon = strings.TrimPrefix(r.Action.String(), "white ")
			name, _, _ := strings.Cut(at, " ")
			want(t, at+" white icon", r.Action.Difficulty == catalog.White, slices.Contains(whiteIcons, name))
		}
		if a := sub(o, "action"); a != nil {
			wanted = action(a)
		}
		want(t, at+" action", icon, wanted)
		for _, v := range []struct {
			key string
			got *catalog.Limits
		}{{"initiative", r.Initiative}, {"shields", r.Shields}, {"agility", r.Agility}, {"energy", r.Energy}} {
			want(t, at+" "+v.key, limitLine(v.got), compact(o[v.key]))
		}
	}
}

func limitLine(l *catalog.Limits) string {
	if l == nil {
		return ""
	}
	m := map[string]int{}
	for key, v := range map[string]*int{"min": l.Min, "max": l.Max, "equal": l.Equal} {
		if v != nil {
			m[key] = *v
		}
	}
	return compact(m)
}

func compact(v any) string {
	data, _ := json.Marshal(v)
	return strings.TrimPrefix(string(data), "null")
}
