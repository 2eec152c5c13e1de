package draft

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// kept is a draft as it is kept.
type kept struct {
	Draft   int             `json:"draft"` // version of this form
	List    catalog.Ruleset `json:"list"`
	Format  string          `json:"format,omitempty"`
	Quick   bool            `json:"quick,omitempty"`
	File    string          `json:"file,omitempty"` // the player's, that it is saved as
	Held    string          `json:"held,omitempty"` // the sum of what that holds
	Changed bool            `json:"changed"`        // it differs from that
	XWS     string          `json:"xws"`            // as its file is to be written
	Ships   []keptShip      `json:"ships"`          // the ids of its cards: those of the file may be spelled otherwise
}

// Home is the player's file that a draft is saved as.
type Home struct {
	File string // what the program knows it by; "": there is none
	sum  string // of what it holds; "" in drafts of before
}

// HomeOf is the file of that name, which holds a text.
func HomeOf(file string, text []byte) Home {
	if file == "" {
		return Home{}
	}
	sum := sha256.Sum256(text)
	return Home{file, hex.EncodeToString(sum[:8])}
}

// Holds reports whether the file may still be what it was if it holds a text.
func (h Home) Holds(text []byte) bool { return h.sum == "" || h == HomeOf(h.File, text) }

// keptShip is a ship of a draft as it is kept.
type keptShip struct {
	Pilot    string      `json:"pilot"`
	Ship     string      `json:"ship"`
	Upgrades [][2]string `json:"upgrades"` // slot, id
}

// form is the version of what Keep writes.
const form = 1

// MaxKept bounds what Keep writes, in bytes: of the longest squad each sign may be written as two, and the ids stand there twice.
const MaxKept = 4*squad.MaxXWS + 4096

// Keep is the draft as a text, from which Reopen makes it again as it is now, with the player's file. What could be undone is
// not kept.
func (d *Draft) Keep(home Home) ([]byte, error) {
	xws, err := d.XWS()
	if err != nil {
		return nil, err
	}
	mode := d.Mode()
	k := kept{Draft: form, List: mode.Ruleset, Format: mode.Format, Quick: mode.Quick, File: home.File, Held: home.sum,
		Changed: d.Changed(),
		XWS:     string(xws)}
	for _, p := range d.Squad().Pilots {
		ship := keptShip{Pilot: p.Pilot, Ship: p.Ship}
		for _, e := range p.Upgrades {
			ship.Upgrades = append(ship.Upgrades, [2]string{e.Slot, e.XWS})
		}
		k.Ships = append(k.Ships, ship)
	}
	var b bytes.Buffer
	w := json.NewEncoder(&b)
	w.SetEscapeHTML(false) // which would write a sign as six
	err = w.Encode(k)
	return b.Bytes(), err
}

// overlay gives the squad of a file the ids of a draft; ok is false where they are of another one.
func (k kept) overlay(s squad.Squad) (_ squad.Squad, ok bool) {
	if len(k.Ships) != len(s.Pilots) {
		return s, false
	}
	s.Pilots = slices.Clone(s.Pilots)
	for i, ship := range k.Ships {
		p := &s.Pilots[i]
		if len(ship.Upgrades) != len(p.Upgrades) {
			return s, false
		}
		p.Pilot, p.Ship, p.Upgrades = ship.Pilot, ship.Ship, nil
		for _, e := range ship.Upgrades {
			p.Upgrades = append(p.Upgrades, squad.Equipped{Slot: e[0], XWS: e[1]})
		}
	}
	return s, true
}

// Reopen is the draft that Keep wrote, with the cards of that of the catalogs that has its points list, and the player's file.
func Reopen(data []byte, cats ...*catalog.Catalog) (d *Draft, home Home, err error) {
	if len(data) > MaxKept {
		return nil, Home{}, errors.New("a draft of over four megabytes")
	}
	var k kept
	if err := json.Unmarshal(data, &k); err != nil || k.Draft != form {
		return nil, Home{}, errors.New("no draft of a squad, or one of a later version")
	}
	at := slices.IndexFunc(cats, func(c *catalog.Catalog) bool { _, err := c.List(k.List); return err == nil })
	if at < 0 {
		return nil, Home{}, fmt.Errorf("a draft for the points list %q, which is not there", k.List)
	}
	if k.Quick {
		k.Format = squad.QuickFormat
	}
	mode, err := modeOf(cats[at], k.List, k.Format)
	if err != nil {
		return nil, Home{}, err
	}
	s, err := squad.ParseDraft("draft", []byte(k.XWS))
	if err != nil {
		return nil, Home{}, err
	}
	s = s.ResolveIn(cats[at], k.List)
	if exact, ok := k.overlay(s); ok {
		s = exact
	}
	if d = open(cats[at], mode, s, []byte(k.XWS)); k.Changed {
		d.steps.Unsaved()
	}
	return d, Home{k.File, k.Held}, nil
}

// modeOf is the game mode of a points list and one of its formats, squad.QuickFormat among them.
func modeOf(cat *catalog.Catalog, list catalog.Ruleset, format string) (squad.Mode, error) {
	if _, err := cat.List(list); err != nil {
		return squad.Mode{}, err
	}
	if format == squad.QuickFormat {
		return squad.QuickMode(list), nil
	}
	return squad.ModeOf(cat, list).InFormat(cat, format)
}

// formatOf is the format of a mode, as modeOf takes it.
func formatOf(mode squad.Mode) string {
	if mode.Quick {
		return squad.QuickFormat
	}
	return mode.Format
}
