package main

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// fields is an ordered list of `key = value` pairs whose values are TOML already.
// Empty values are left out, so that a row shows only what the card has.
type fields struct{ keys, values []string }

func (f *fields) raw(key, value string) {
	if value != "" {
		f.keys, f.values = append(f.keys, key), append(f.values, value)
	}
}

func (f *fields) str(key, value string) {
	if value != "" {
		f.raw(key, quote(value))
	}
}

// num writes the number even when it is zero; optional leaves a zero out.
func (f *fields) num(key string, value int) { f.raw(key, strconv.Itoa(value)) }

func (f *fields) optional(key string, value int) {
	if value != 0 {
		f.num(key, value)
	}
}

func (f *fields) flag(key string, value bool) {
	if value {
		f.raw(key, "true")
	}
}

func (f *fields) list(key string, values []string) {
	if len(values) > 0 {
		f.raw(key, list(values))
	}
}

// lines is one pair per line; inline is all pairs within braces on one line.
func (f *fields) lines() string {
	var b strings.Builder
	for i, key := range f.keys {
		fmt.Fprintf(&b, "%s = %s\n", key, f.values[i])
	}
	return b.String()
}

func (f *fields) inline() string {
	pairs := make([]string, len(f.keys))
	for i, key := range f.keys {
		pairs[i] = key + " = " + f.values[i]
	}
	return "{" + strings.Join(pairs, ", ") + "}"
}

func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

func list(values []string) string {
	quoted := make([]string, len(values))
	for i, v := range values {
		quoted[i] = quote(v)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// block is a list with one element a line, each element TOML already.
func block(elements []string) string {
	if len(elements) == 0 {
		return ""
	}
	return "[\n  " + strings.Join(elements, ",\n  ") + ",\n]"
}

// words maps the names of the collection to the ids of the game. A name that is
// missing is an error, never a guess.
type words map[string]string

func (w words) id(name string) (string, error) {
	if id, ok := w[name]; ok {
		return id, nil
	}
	known := make([]string, 0, len(w))
	for k := range w {
		known = append(known, k)
	}
	sort.Strings(known)
	return "", fmt.Errorf("unknown name %q, known are %s", name, strings.Join(known, ", "))
}

func (w words) ids(names []string) ([]string, error) {
	ids := make([]string, len(names))
	for i, name := range names {
		id, err := w.id(name)
		if err != nil {
			return nil, err
		}
		ids[i] = id
	}
	return ids, nil
}

var actionWords = words{
	"Focus": "focus", "Evade": "evade", "Calculate": "calculate", "Lock": "lock",
	"Barrel Roll": "barrelroll", "Boost": "boost", "Rotate Arc": "rotate",
	"Reinforce": "reinforce", "Reload": "reload", "SLAM": "slam",
	"Coordinate": "coordinate", "Jam": "jam", "Cloak": "cloak",
}

var arcWords = words{
	"Front Arc": "front", "Left Arc": "left", "Right Arc": "right", "Rear Arc": "rear",
	"Bullseye Arc": "bullseye", "Full Front Arc": "fullfront", "Full Rear Arc": "fullrear",
	"Single Turret Arc": "singleturret", "Double Turret Arc": "doubleturret",
}

var difficultyWords = words{"White": "", "Blue": "blue ", "Red": "red ", "Purple": "purple "}

var slotWords = words{
	"Astromech": "astromech", "Cannon": "cannon", "Configuration": "configuration",
	"Crew": "crew", "Device": "device", "Force Power": "force-power", "Gunner": "gunner",
	"Illicit": "illicit", "Missile": "missile", "Modification": "modification",
	"Sensor": "sensor", "Tactical Relay": "tactical-relay", "Talent": "talent",
	"Tech": "tech", "Title": "title", "Torpedo": "torpedo", "Turret": "turret",
	// Upgrade types of epic games.
	"Hardpoint": "hardpoint", "Team": "team", "Cargo": "cargo", "Command": "command",
	"Hyperdrive": "hyperdrive",
	// Spellings of one row.
	"cannon": "cannon", "missile": "missile", "turret": "turret",
}

var sizeWords = words{"Small": "small", "Medium": "medium", "Large": "large", "Huge": "huge"}

func actionCode(a srcAction) (string, error) {
	kind, err := actionWords.id(a.Type)
	if err != nil {
		return "", err
	}
	color, err := difficultyWords.id(a.Difficulty)
	if err != nil {
		return "", err
	}
	code := color + kind
	if a.Linked != nil {
		linked, err := actionCode(*a.Linked)
		if err != nil {
			return "", err
		}
		code += " > " + linked
	}
	return code, nil
}

func actionCodes(bar []srcAction) ([]string, error) {
	codes := make([]string, len(bar))
	for i, a := range bar {
		code, err := actionCode(a)
		if err != nil {
			return nil, err
		}
		codes[i] = code
	}
	return codes, nil
}

func charges(c *srcCharges) string {
	if c == nil {
		return ""
	}
	var f fields
	f.num("value", c.Value)
	f.optional("recovers", c.Recovers)
	f.list("sides", c.Side)
	return f.inline()
}
