package squad

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// maxXWS bounds a squad file, in bytes; real ones have a few thousand.
const maxXWS = 1 << 20

// maxShips bounds a squad: more is not a list but an accident.
const maxShips = 100

// ParseXWS reads a squad. The name is the file's, for errors: each is one line with the file, the place
// and the cure. Spellings in use are understood (ids in `id` or `name`, keys such as "mod" or
// "forcepower", `[]` for no upgrades); unknown cards and keys are kept for Check to speak about, unknown
// fields are passed over.
func ParseXWS(name string, data []byte) (Squad, error) {
	s, err := parse(data)
	if err != nil {
		return Squad{}, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

func parse(data []byte) (Squad, error) {
	if len(data) > maxXWS {
		return Squad{}, errors.New("over a megabyte; choose a squad file, which has a few kilobytes")
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	var file map[string]json.RawMessage
	if err := json.Unmarshal(data, &file); err != nil {
		return Squad{}, jsonError(data, err)
	}
	var s Squad
	var err error
	if s.Name, err = text(file, "name", ""); err != nil {
		return Squad{}, err
	}
	if s.Description, err = text(file, "description", ""); err != nil {
		return Squad{}, err
	}
	faction, err := text(file, "faction", "")
	if err != nil {
		return Squad{}, err
	}
	if s.Faction, err = parseFaction(faction); err != nil {
		return Squad{}, fmt.Errorf("faction: %w", err)
	}
	s.vendor = keep(file["vendor"])
	if !null(file["obstacles"]) {
		if err := json.Unmarshal(file["obstacles"], &s.Obstacles); err != nil {
			return Squad{}, errors.New(`obstacles: not a list of ids; write ["coreasteroid0", …] or leave it out`)
		}
	}
	var pilots []json.RawMessage
	if err := json.Unmarshal(file["pilots"], &pilots); err != nil || len(pilots) == 0 {
		return Squad{}, errors.New("pilots: no list of ships; write at least one, as in [{\"id\": \"lukeskywalker\"}]")
	}
	if len(pilots) > maxShips {
		return Squad{}, fmt.Errorf("pilots: %d ships; a squad has at most %d", len(pilots), maxShips)
	}
	for i, raw := range pilots {
		p, err := parsePilot(raw)
		if err != nil {
			return Squad{}, fmt.Errorf("pilots[%d]: %w", i, err)
		}
		s.Pilots = append(s.Pilots, p)
	}
	return s, nil
}

func parsePilot(raw json.RawMessage) (SquadPilot, error) {
	var row map[string]json.RawMessage
	if err := json.Unmarshal(raw, &row); err != nil || row == nil {
		return SquadPilot{}, errors.New(`not an object; write {"id": …, "upgrades": …}`)
	}
	var p SquadPilot
	var err error
	if p.Pilot, err = text(row, "id", "name"); err != nil {
		return p, err
	}
	if p.Pilot == "" {
		return p, errors.New(`id: missing; write the XWS id of the ship card, as in "lukeskywalker"`)
	}
	if p.Ship, err = text(row, "ship", ""); err != nil {
		return p, err
	}
	p.vendor = keep(row["vendor"])
	p.Upgrades, err = parseUpgrades(row["upgrades"])
	return p, err
}

// parseUpgrades reads {"slot": ["id", …]}; an empty list stands for no upgrades.
func parseUpgrades(raw json.RawMessage) ([]Equipped, error) {
	if null(raw) {
		return nil, nil
	}
	var none []json.RawMessage
	if json.Unmarshal(raw, &none) == nil && len(none) == 0 {
		return nil, nil
	}
	var slots map[string]json.RawMessage
	if err := json.Unmarshal(raw, &slots); err != nil {
		return nil, errors.New(`upgrades: not an object; write {"talent": ["elusive"]}`)
	}
	var list []Equipped
	for _, key := range slices.Sorted(maps.Keys(slots)) {
		var ids []string
		if json.Unmarshal(slots[key], &ids) != nil {
			var one string
			if json.Unmarshal(slots[key], &one) != nil {
				return nil, fmt.Errorf(`upgrades.%s: not a list of ids; write ["elusive"]`, key)
			}
			ids = []string{one}
		}
		for _, id := range ids {
			if id = strings.TrimSpace(id); id != "" {
				list = append(list, Equipped{Slot: slotKey(key), XWS: id})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
	return list, nil
}

// text reads a string under a key, or under a second one where the first is not there.
func text(row map[string]json.RawMessage, key, other string) (string, error) {
	raw := row[key]
	if null(raw) && other != "" {
		key, raw = other, row[other]
	}
	if null(raw) {
		return "", nil
	}
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return "", fmt.Errorf("%s: not a text; write it in quotes", key)
	}
	return strings.TrimSpace(s), nil
}

func null(raw json.RawMessage) bool { return len(raw) == 0 || string(raw) == "null" }

func keep(raw json.RawMessage) json.RawMessage {
	if null(raw) {
		return nil
	}
	return slices.Clone(raw)
}

// jsonError says where the text stops being JSON, by line and column from 1.
func jsonError(data []byte, err error) error {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		before := data[:min(int(max(syntax.Offset-1, 0)), len(data))]
		line := 1 + bytes.Count(before, []byte("\n"))
		column := len(before) - bytes.LastIndexByte(before, '\n')
		return fmt.Errorf("line %d, column %d: not JSON (%v); export the squad as XWS again", line, column, syntax)
	}
	return errors.New("not one JSON object; export the squad as XWS again")
}
