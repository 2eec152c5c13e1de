package squad

import (
	"bytes"
	"encoding/json"
	"slices"
)

// XWS writes the squad as XWS: keys in a fixed order, canonical slot keys, one space of indent. Parsing
// it again gives an equal squad.
func (s Squad) XWS() ([]byte, error) {
	type pilot struct {
		ID       string          `json:"id"`
		Ship     string          `json:"ship,omitempty"`
		Upgrades upgradesJSON    `json:"upgrades"`
		Vendor   json.RawMessage `json:"vendor,omitempty"`
	}
	file := struct {
		Name        string          `json:"name,omitempty"`
		Description string          `json:"description,omitempty"`
		Faction     string          `json:"faction"`
		Version     string          `json:"version"`
		Obstacles   []string        `json:"obstacles,omitempty"`
		Pilots      []pilot         `json:"pilots"`
		Vendor      json.RawMessage `json:"vendor,omitempty"`
	}{s.Name, s.Description, s.Faction.String(), "2.0.0", s.Obstacles, []pilot{}, s.vendor}
	for _, p := range s.Pilots {
		file.Pilots = append(file.Pilots, pilot{p.Pilot, p.Ship, upgradesJSON(p.Upgrades), p.vendor})
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	if err := enc.Encode(file); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// upgradesJSON is {"slot": ["id", …]} with the slots in the order of the list.
type upgradesJSON []Equipped

func (list upgradesJSON) MarshalJSON() ([]byte, error) {
	var order []string
	ids := map[string][]string{}
	for _, e := range list {
		if !slices.Contains(order, e.Slot) {
			order = append(order, e.Slot)
		}
		ids[e.Slot] = append(ids[e.Slot], e.XWS)
	}
	out := []byte("{")
	for i, slot := range order {
		key, err := json.Marshal(slot)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(ids[slot])
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ',')
		}
		out = append(append(append(out, key...), ':'), value...)
	}
	return append(out, '}'), nil
}
