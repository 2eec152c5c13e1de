package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// restrictionsText writes the list of restrictions: each must hold, within one
// the keys are alternatives.
func restrictionsText(all []map[string]any) (string, error) {
	var rows []string
	for _, r := range all {
		var f fields
		for _, key := range slices.Sorted(maps.Keys(r)) {
			if err := restriction(&f, key, r[key]); err != nil {
				return "", fmt.Errorf("restriction %s: %w", key, err)
			}
		}
		rows = append(rows, f.inline())
	}
	if len(rows) == 0 {
		return "", nil
	}
	return "[" + strings.Join(rows, ", ") + "]", nil
}

func restriction(f *fields, key string, value any) error {
	switch key {
	case "factions", "ships", "names", "keywords":
		f.list(key, names(value))
	case "sizes":
		return f.mapped(key, value, sizeWords)
	case "equipped":
		return f.mapped(key, value, slotWords)
	case "arcs":
		return f.mapped(key, value, arcWords)
	case "force_side":
		f.list("force_sides", names(value))
	case "shipAbility":
		f.list("ship_abilities", names(value))
	case "standardized", "solitary":
		if value != true {
			return fmt.Errorf("unexpected %v", value)
		}
		f.flag(key, true)
	case "non-limited":
		if value == true {
			f.str("limited", "no")
		} else {
			f.str("limited", "yes")
		}
	case "action":
		data, err := json.Marshal(value)
		if err != nil {
			return err
		}
		var a srcAction
		if err := json.Unmarshal(data, &a); err != nil {
			return err
		}
		code, err := actionWords.id(a.Type)
		if err != nil {
			return err
		}
		if a.Difficulty != "" {
			code = strings.ToLower(a.Difficulty) + " " + code
		}
		f.str("action", code)
	case "initiative", "shields", "energy", "agility":
		var r fields
		limits, _ := value.(map[string]any)
		for _, k := range slices.Sorted(maps.Keys(limits)) {
			n, ok := limits[k].(float64)
			if !ok || !slices.Contains([]string{"min", "max", "equal"}, k) {
				return fmt.Errorf("unexpected %s", k)
			}
			r.num(k, int(n))
		}
		f.raw(key, r.inline())
	default:
		return fmt.Errorf("unknown key")
	}
	return nil
}

func (f *fields) mapped(key string, value any, w words) error {
	ids, err := w.ids(names(value))
	f.list(key, ids)
	return err
}

func names(value any) []string {
	var out []string
	values, _ := value.([]any)
	for _, v := range values {
		out = append(out, fmt.Sprint(v))
	}
	return out
}
