package draft

import (
	"encoding/json"
	"errors"
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/internal/steps"
)

// kept is a draft as it is kept.
type kept struct {
	Draft   int       `json:"fleetDraft"`     // version of this form
	File    string    `json:"file,omitempty"` // the player's, that it is saved as
	Changed bool      `json:"changed"`        // it differs from that
	Text    string    `json:"text,omitempty"` // that it began with
	Faction string    `json:"faction"`        // "": none
	Fleet   keptFleet `json:"fleet"`
}

// keptFleet is the fleet of a draft as it is kept: it may be an empty one.
type keptFleet struct {
	Name       string           `json:"name"`
	Points     int              `json:"points"`
	Ships      []fleet.Ship     `json:"ships"`
	Squadrons  []fleet.Squadron `json:"squadrons"`
	Objectives []string         `json:"objectives"`
}

// form is the version of what Keep writes.
const form = 1

// MaxKept bounds what Keep writes, in bytes.
const MaxKept = 2*fleet.MaxFile + 4096

var errNoDraft = errors.New("no draft of a fleet, or one of a later version")

// Keep is the draft as a text, from which Reopen makes it again as it is now; file is what the program knows the player's
// file by, "" for none. What could be undone is not kept.
func (d *Draft) Keep(file string) ([]byte, error) {
	f, faction := d.Fleet(), ""
	if f.Faction != 0 {
		faction = f.Faction.String()
	}
	return json.Marshal(kept{Draft: form, File: file, Changed: d.Changed(), Text: string(d.text), Faction: faction,
		Fleet: keptFleet{f.Name, f.Points, f.Ships, f.Squadrons, f.Objectives}})
}

// Reopen is the draft that Keep wrote, and the player's file.
func Reopen(cat *catalog.Catalog, data []byte) (d *Draft, file string, err error) {
	var k kept
	if len(data) > MaxKept || json.Unmarshal(data, &k) != nil || k.Draft != form {
		return nil, "", errNoDraft
	}
	f := fleet.Fleet{Name: k.Fleet.Name, Points: k.Fleet.Points, Ships: k.Fleet.Ships,
		Squadrons: k.Fleet.Squadrons, Objectives: k.Fleet.Objectives}
	if err = f.Within(); err == nil && k.Faction != "" {
		f.Faction, err = catalog.ParseFaction(k.Faction)
	}
	if err != nil {
		return nil, "", err
	}
	d = &Draft{cat: cat, steps: steps.From(f, fleet.Fleet.Equal)}
	if k.Text != "" {
		r, err := fleet.Read("draft", []byte(k.Text), cat)
		if err != nil {
			return nil, "", err
		}
		d.text, d.read = slices.Clone([]byte(k.Text)), r.Fleet
	}
	if !k.Changed {
		d.Saved()
	}
	return d, k.File, nil
}
