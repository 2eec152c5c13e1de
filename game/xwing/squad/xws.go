package squad

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/lenient"
)

// MaxXWS bounds a squad file, in bytes; real ones have a few thousand.
const MaxXWS = 1 << 20

// errLong refuses to write what would not be read again.
var errLong = errors.New("the squad's file would have over a megabyte, and not be read again; take out what another builder put into it")

// exportAgain is the cure for a file that is no JSON that means one thing.
const exportAgain = "export the squad as XWS again"

// MaxShips bounds a squad: more is not a list but an accident.
const MaxShips = 100

// maxObstacles bounds likewise what a squad brings: an epic battle wants six.
const maxObstacles = 100

// maxID bounds the id of a card, in bytes; real ones have up to fifty.
const maxID = 200

// MaxUpgrades bounds a ship likewise.
const MaxUpgrades = 30

// ParseXWS reads a squad. The name is the file's, for errors: each is one line with the file, the place
// and the cure. Spellings in use are understood (ids in `id` or `name`, keys such as "mod" or
// "forcepower", `[]` for no upgrades); unknown cards are kept for Check to speak about, unknown fields
// for XWS to write again. [Squad.Resolve] brings the ids of older lists up to date.
func ParseXWS(name string, data []byte) (Squad, error) {
	s, err := parse(data, 1)
	if err != nil {
		return Squad{}, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

// ParseDraft is ParseXWS of a squad that may have no ships yet.
func ParseDraft(name string, data []byte) (Squad, error) {
	s, err := parse(data, 0)
	if err != nil {
		return Squad{}, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

// parse reads a squad of so many ships at least.
func parse(data []byte, least int) (Squad, error) {
	if len(data) > MaxXWS {
		return Squad{}, errors.New("over a megabyte; choose a squad file, which has a few kilobytes")
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if err := lenient.WellFormed(data, exportAgain); err != nil {
		return Squad{}, err
	}
	file, ok := lenient.ParseObject(data)
	if !ok {
		return Squad{}, errors.New("not one JSON object; " + exportAgain)
	}
	s := Squad{family: madeIn(file), points: slices.Clone(file.Value("points")), vendor: slices.Clone(file.Value("vendor")),
		more: file.Without("name", "description", "faction", "points", "version", "obstacles", "pilots", "vendor")}
	var faction string
	if err := texts(file, []field{{&s.Name, "name"}, {&s.Description, "description"}, {&faction, "faction"}}); err != nil {
		return Squad{}, err
	}
	var err error
	if s.Faction, err = ParseFaction(faction); err != nil {
		return Squad{}, fmt.Errorf("faction: %w", err)
	}
	if json.Unmarshal(file.Value("version"), &s.version) != nil || s.version == "" {
		s.version = forms[s.family].version
	}
	if s.Obstacles, err = parseObstacles(file.Value("obstacles")); err != nil {
		return Squad{}, err
	}
	if s.Pilots, err = parsePilots(file.Value("pilots"), s.family, least); err != nil {
		return s, err
	}
	_, err = parseWings(s.vendor)
	return s, err
}

// parseObstacles reads a list of ids, with the prefix that one builder put before them.
func parseObstacles(raw json.RawMessage) ([]string, error) {
	if raw == nil {
		return nil, nil
	}
	var ids, list []string
	if err := json.Unmarshal(raw, &ids); err != nil {
		return nil, errors.New(`obstacles: not a list of ids; write ["coreasteroid0", …] or leave it out`)
	}
	if len(ids) > maxObstacles {
		return nil, fmt.Errorf("obstacles: %d of them; a squad brings at most %d", len(ids), maxObstacles)
	}
	for _, id := range ids {
		id = xwsID(id)
		for strings.HasPrefix(id, "obstacle-") {
			id = xwsID(strings.TrimPrefix(id, "obstacle-"))
		}
		if id != "" { // an empty place of a builder's form
			list = append(list, id)
		}
	}
	return list, nil
}

func parsePilots(raw json.RawMessage, family catalog.Family, least int) ([]SquadPilot, error) {
	rows := lenient.ParseList(raw)
	if len(rows) < least {
		return nil, errors.New("pilots: no list of ships; write at least one, as in [{\"id\": \"lukeskywalker\"}]")
	}
	if len(rows) > MaxShips {
		return nil, fmt.Errorf("pilots: %d ships; a squad has at most %d", len(rows), MaxShips)
	}
	pilots := make([]SquadPilot, 0, len(rows))
	for i, row := range rows {
		p, err := parsePilot(row, family)
		if err != nil {
			return nil, fmt.Errorf("pilots[%d]: %w", i, err)
		}
		pilots = append(pilots, p)
	}
	return pilots, nil
}

func parsePilot(raw json.RawMessage, family catalog.Family) (SquadPilot, error) {
	row, ok := lenient.ParseObject(raw)
	if !ok {
		return SquadPilot{}, errors.New(`not an object; write {"id": …, "upgrades": …}`)
	}
	known := []string{"id", "ship", "points", "upgrades", "vendor"}
	id := "id"
	if row.Value("id") == nil {
		id, known = "name", append(known, "name")
	}
	p := SquadPilot{points: slices.Clone(row.Value("points")), vendor: slices.Clone(row.Value("vendor")), more: row.Without(known...)}
	if err := texts(row, []field{{&p.Pilot, id}, {&p.Ship, "ship"}}); err != nil {
		return p, err
	}
	if len(p.Pilot) > maxID || len(p.Ship) > maxID {
		return p, fmt.Errorf("id: over %d letters; write the XWS id of a card", maxID)
	}
	if p.Pilot, p.Ship = xwsID(p.Pilot), xwsID(p.Ship); p.Pilot == "" {
		return p, errors.New(`id: missing; write the XWS id of the ship card, as in "lukeskywalker"`)
	}
	return p, p.parseUpgrades(row.Value("upgrades"), family)
}

// parseUpgrades reads {"slot": ["id", …]}; an empty list stands for no upgrades.
func (p *SquadPilot) parseUpgrades(raw json.RawMessage, family catalog.Family) error {
	slots, ok := lenient.ParseObject(raw)
	var none []json.RawMessage
	if raw == nil || !ok && json.Unmarshal(raw, &none) == nil && len(none) == 0 {
		return nil
	}
	if !ok {
		return errors.New(`upgrades: not an object; write {"talent": ["elusive"]}`)
	}
	for _, m := range slots {
		slot := slotKey(m.Key, family)
		ids, ok := idList(m.Value)
		if !ok && !isSlot(slot) {
			p.moreUpgrades = append(p.moreUpgrades, lenient.Member{Key: m.Key, Value: slices.Clone(m.Value)})
			continue
		}
		if !ok {
			return fmt.Errorf(`upgrades.%s: not a list of ids; write ["elusive"]`, slot)
		}
		for _, id := range ids {
			if len(id) > maxID {
				return fmt.Errorf("upgrades.%s: an id of over %d letters; write the XWS id of a card", slot, maxID)
			}
			if id = xwsID(id); id != "" && !hardpoint(slot, id) {
				p.Upgrades = append(p.Upgrades, Equipped{Slot: slot, XWS: id})
			}
		}
	}
	if len(p.Upgrades) > MaxUpgrades {
		return fmt.Errorf("upgrades: %d cards; a ship has at most %d", len(p.Upgrades), MaxUpgrades)
	}
	slices.SortStableFunc(p.Upgrades, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
	full := p.slots()
	for _, m := range p.moreUpgrades {
		if slices.Contains(full, m.Key) {
			return fmt.Errorf("upgrades.%s: not a list of ids; write [\"elusive\"]", m.Key)
		}
	}
	return nil
}

// idList reads ["id", …], one id without a list, or null.
func idList(raw json.RawMessage) ([]string, bool) {
	if ids, ok := lenient.Texts(raw); ok {
		return ids, true
	}
	var ids []string
	if json.Unmarshal(raw, &ids) == nil {
		return ids, true
	}
	var one string
	if json.Unmarshal(raw, &one) == nil {
		return []string{one}, true
	}
	return nil, false
}

// field is a text of a JSON object and where it goes.
type field struct {
	to  *string
	key string
}

// texts reads the fields; one that is missing or null stays empty.
func texts(row lenient.Object, fields []field) error {
	for _, f := range fields {
		raw := row.Value(f.key)
		if raw == nil {
			continue
		}
		if raw[0] != '"' {
			return fmt.Errorf("%s: not a text; write it in quotes", f.key)
		}
		*f.to = strings.TrimSpace(lenient.Unquoted(raw))
	}
	return nil
}
