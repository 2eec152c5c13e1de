package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

const upgradeHeader = `# Upgrades whose first slot is %s: facts and figures only.
# Grants: "slot crew +1", "stat hull -2", "stat attack front +1", "action red boost", "force +1 dark", "arc singleturret".

`

// upgradeFiles writes one file per upgrade type: the first slot a card fills.
func upgradeFiles(files map[string]string, src *source) error {
	for _, u := range src.Upgrades {
		slots, err := slotWords.ids(u.Slots)
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
		text, err := upgradeText(u, slots)
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
		name := "upgrades/" + slots[0] + ".toml"
		if files[name] == "" {
			files[name] = fmt.Sprintf(upgradeHeader, slots[0])
		} else {
			files[name] += "\n"
		}
		files[name] += "[[upgrade]]\n" + text
	}
	return nil
}

func upgradeText(u srcUpgrade, slots []string) (string, error) {
	if u.SideCount != len(u.Sides) {
		return "", fmt.Errorf("%d sides announced, %d given", u.SideCount, len(u.Sides))
	}
	var f fields
	f.str("xws", u.XWS)
	f.str("name", u.Name)
	f.optional("limited", u.Limited)
	f.list("slots", slots)
	if slices.Contains(whiteIcons, u.XWS) {
		whiten(u.Restrictions)
	}
	restrictions, err := restrictionsText(u.Restrictions)
	if err != nil {
		return "", err
	}
	f.raw("restrictions", restrictions)
	sides, err := sidesText(u.Sides)
	if err != nil {
		return "", err
	}
	f.raw("sides", block(sides))
	return f.lines(), nil
}

// whiteIcons are the upgrades whose restriction box prints a white action icon that must be white on the
// action bar too. The collection kept only the colour red; source: reference/xwing-data2, data/upgrades.
var whiteIcons = []string{"advancedslam", "daredevil", "electroprotonbomb", "energyshellcharges", "synchronizedconsole"}

// printedGrants are the grants of cards that the collection has otherwise: a crew slot less in place of one
// more, and slots that it does not have.
var printedGrants = map[string][]string{
	"b6bladewingprototype": {"slot gunner +1"},
	"gauntlet":             {"slot crew +1"},
	"wartimeloadout":       {"slot torpedo +1", "slot missile +1", "stat shields +2", "action lock", "action reload"},
}

// printedAttacks are the attacks of cards of which the collection has none, by type and title.
var printedAttacks = map[string]srcAttack{
	"command b6bladewingprototype": {Arc: "Front Arc", Value: 3, MinRange: 2, MaxRange: 4},
}

func whiten(restrictions []map[string]any) {
	for _, r := range restrictions {
		if icon, ok := r["action"].(map[string]any); ok {
			icon["difficulty"] = "White"
		}
	}
}

func sidesText(sides []srcSide) ([]string, error) {
	var rows []string
	for _, s := range sides {
		row, err := sideText(s)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
	}
	return rows, nil
}

func sideText(s srcSide) (string, error) {
	var f fields
	f.str("title", s.Title)
	kind, err := slotWords.id(s.Type)
	if err != nil {
		return "", err
	}
	f.str("type", kind)
	slots, err := slotWords.ids(s.Slots)
	if err != nil {
		return "", err
	}
	f.list("slots", slots)
	f.raw("charges", charges(s.Charges))
	f.raw("force", charges(s.Force))
	if printed, ok := printedAttacks[kind+" "+catalog.Slug(s.Title)]; ok {
		s.Attack = &printed
	}
	if s.Attack != nil {
		text, err := attackText(*s.Attack)
		if err != nil {
			return "", err
		}
		f.raw("attack", text)
	}
	if s.Device != "" {
		f.str("device", catalog.Slug(s.Device))
	}
	var grants []string
	for _, g := range s.Grants {
		code, err := grantCode(g)
		if err != nil {
			return "", err
		}
		grants = append(grants, code)
	}
	if printed := printedGrants[catalog.Slug(s.Title)]; printed != nil {
		grants = printed
	}
	f.list("grants", grants)
	bar, err := actionCodes(s.Actions)
	if err != nil {
		return "", err
	}
	f.list("actions", bar)
	f.list("conditions", s.Conditions)
	f.str("ship_ability", s.ShipAbility)
	f.flag("has_ability", s.HasAbility)
	return f.inline(), nil
}

func attackText(a srcAttack) (string, error) {
	arc, err := arcWords.id(a.Arc)
	if err != nil {
		return "", err
	}
	var f fields
	f.str("arc", arc)
	f.num("value", a.Value)
	f.num("min", a.MinRange)
	f.num("max", a.MaxRange)
	f.flag("ordnance", a.Ordnance)
	return f.inline(), nil
}

func grantCode(g srcGrant) (string, error) {
	word := func() (s string, err error) { err = json.Unmarshal(g.Value, &s); return }
	switch g.Type {
	case "slot":
		name, err := word()
		if err != nil {
			return "", err
		}
		id, err := slotWords.id(name)
		return fmt.Sprintf("slot %s %+d", id, g.Amount), err
	case "stat":
		name, err := word()
		if err != nil {
			return "", err
		}
		if !slices.Contains([]string{"attack", "agility", "hull", "shields", "energy"}, name) {
			return "", fmt.Errorf("unknown stat %q", name)
		}
		if g.Arc == "" {
			return fmt.Sprintf("stat %s %+d", name, g.Amount), nil
		}
		arc, err := arcWords.id(g.Arc)
		return fmt.Sprintf("stat %s %s %+d", name, arc, g.Amount), err
	case "action":
		var a srcAction
		if err := json.Unmarshal(g.Value, &a); err != nil {
			return "", err
		}
		code, err := actionCode(a)
		return "action " + code, err
	case "force":
		var v struct{ Side []string }
		if err := json.Unmarshal(g.Value, &v); err != nil {
			return "", err
		}
		return fmt.Sprintf("force %+d %s", g.Amount, strings.Join(v.Side, " ")), nil
	case "arc":
		name, err := word()
		if err != nil {
			return "", err
		}
		arc, err := arcWords.id(name)
		return "arc " + arc, err
	}
	return "", fmt.Errorf("unknown grant %q", g.Type)
}
