package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// formats writes the formats a card is legal in, where they are not all.
func formats(f *fields, in, all []string) {
	switch {
	case len(in) == 0:
		f.raw("formats", "[]")
	case !slices.Equal(in, all):
		f.list("formats", in)
	}
}

func pilotRule(r srcPilotRule, all []string) (string, error) {
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
	formats(&f, r.Formats, all)
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

func upgradeRule(u srcUpgrade, r srcUpgradeRule, all []string) (string, error) {
	var f fields
	switch {
	case r.Cost == nil && !r.StandardLoadoutOnly:
		f.flag("unpriced", true)
	case r.Cost == nil:
	case r.Cost.Variable == "":
		f.num("cost", r.Cost.Fixed)
	default:
		costs, err := costList(*r.Cost)
		if err != nil {
			return "", err
		}
		f.str("cost_by", r.Cost.Variable)
		f.raw("costs", costs)
	}
	formats(&f, r.Formats, all)
	f.flag("standard_loadout_only", r.StandardLoadoutOnly)
	f.optional("max_per_squad", r.MaxPerSquad)
	if o := r.Overrides; o != nil {
		var over fields
		restrictions, err := restrictionsText(o.Restrictions)
		if err != nil {
			return "", err
		}
		over.raw("restrictions", restrictions)
		if len(o.Sides) > 0 {
			sides, err := mergeSides(u.Sides, o.Sides)
			if err != nil {
				return "", err
			}
			rows, err := sidesText(sides)
			if err != nil {
				return "", err
			}
			over.raw("sides", "["+strings.Join(rows, ", ")+"]")
		}
		f.raw("overrides", over.inline())
	}
	return f.inline(), nil
}

// mergeSides lays the keys of a rule set over the sides; null removes a key.
func mergeSides(base []srcSide, over []map[string]json.RawMessage) ([]srcSide, error) {
	merged := slices.Clone(base)
	for i, keys := range over {
		if i >= len(merged) {
			return nil, fmt.Errorf("override of side %d, which is not there", i+1)
		}
		for key, value := range keys {
			switch key {
			case "grants":
				merged[i].Grants = nil
				if err := json.Unmarshal(value, &merged[i].Grants); err != nil {
					return nil, err
				}
			case "attack":
				merged[i].Attack = nil
				if err := json.Unmarshal(value, &merged[i].Attack); err != nil {
					return nil, err
				}
			default:
				return nil, fmt.Errorf("override of %s", key)
			}
		}
	}
	return merged, nil
}

// costList orders the costs by their key, without a gap from the first.
func costList(c srcCost) (string, error) {
	keys := []string{"Small", "Medium", "Large", "Huge"}
	if c.Variable != "size" {
		keys = nil
		for i := range 9 {
			keys = append(keys, strconv.Itoa(i))
		}
	}
	var costs []string
	for _, key := range keys {
		if cost, ok := c.Values[key]; ok {
			costs = append(costs, strconv.Itoa(cost))
			continue
		}
		break
	}
	if len(costs) != len(c.Values) {
		return "", fmt.Errorf("costs by %s have a gap: %v", c.Variable, c.Values)
	}
	return "[" + strings.Join(costs, ", ") + "]", nil
}
