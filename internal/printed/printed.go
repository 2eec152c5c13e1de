// Package printed reads what is printed on X-Wing's cards from a folder of the player's own: the collections xwing-data (first
// edition) and xwing-data2 (second), or a folder that holds both.
package printed

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"xwing/internal/spelling"
)

// Bounds of what is read: files, bytes of one, and of all.
const (
	mostFiles = 2000
	mostFile  = 4 << 20
	mostBytes = 48 << 20
)

// ErrNoCards is the fault of a folder that holds no cards.
var ErrNoCards = errors.New("it holds neither xwing-data nor xwing-data2")

// Texts are the texts of cards.
type Texts struct {
	texts map[string]string
	files int
	bytes int64
}

// Text is what is printed on a card, by family, kind and id: "xwing2/pilot/lukeskywalker"; "" where nothing was read.
func (t *Texts) Text(id string) string {
	if t == nil {
		return ""
	}
	return t.texts[id]
}

// Read reads the texts of a folder. What was read before a fault counts all the same.
func Read(folder fs.FS) (*Texts, error) {
	t := &Texts{texts: map[string]string{}}
	if _, err := fs.Stat(folder, "."); err != nil {
		return t, err
	}
	var fault error
	for _, at := range []string{".", "data", "xwing-data2", "xwing-data2/data", "xwing-data", "xwing-data/data"} {
		for _, part := range parts {
			files, err := fs.Glob(folder, path.Join(at, part.files))
			if err != nil {
				return t, err // unreachable: the patterns are ours
			}
			for _, file := range files {
				if err := t.read(folder, file, part.cards); err != nil && fault == nil {
					fault = fmt.Errorf("%s: %w", file, err)
				}
			}
		}
	}
	if fault == nil && len(t.texts) == 0 {
		fault = ErrNoCards
	}
	return t, fault
}

// errTooMuch is the fault of a folder that holds more than is read.
var errTooMuch = errors.New("there is more than 48 MB, or 2,000 files: the rest is not read")

// read reads one file, within bounds.
func (t *Texts) read(folder fs.FS, name string, cards func(*Texts, []byte) error) error {
	if t.files++; t.files > mostFiles || t.bytes > mostBytes {
		return errTooMuch
	}
	f, err := folder.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostFile+1))
	if err != nil {
		return err
	}
	if t.bytes += int64(len(text)); len(text) > mostFile {
		return errors.New("it has more than 4 MB")
	}
	return cards(t, text)
}

var (
	breaks = regexp.MustCompile(`(?i)\s*(<br\s*/?>\s*)+`)
	marks  = regexp.MustCompile(`<[^<>]*>`)
)

// put keeps a text. Of cards that have one id and say different things none is kept.
func (t *Texts) put(id, text string) {
	text = marks.ReplaceAllString(breaks.ReplaceAllString(text, "\n"), "")
	if text = strings.TrimSpace(text); text == "" {
		return
	}
	if was, twice := t.texts[id]; twice && was != text {
		text = ""
	}
	t.texts[id] = text
}

// parts are the files of the collections, and how their cards are read.
var parts = []struct {
	files string
	cards func(*Texts, []byte) error
}{
	{"pilots/*/*.json", secondShips}, {"upgrades/*.json", secondUpgrades}, {"conditions/*.json", secondConditions},
	{"damage-decks/*.json", secondDamage},
	{"pilots.json", firstCards("pilot", "")}, {"upgrades.json", firstCards("upgrade", "")}, {"conditions.json", firstCards("condition",
		"")},
	{"damage-deck-core.json", firstCards("damage", "2012")},
	{"damage-deck-core-tfa.json", firstCards("damage", "2015")},
}

func secondShips(t *Texts, text []byte) error {
	var ship struct {
		Pilots []struct {
			XWS, Ability string
			ShipAbility  struct{ Name, Text string }
		}
	}
	err := json.Unmarshal(text, &ship)
	for _, p := range ship.Pilots {
		said := p.Ability
		if p.ShipAbility.Text != "" {
			said += "\n" + p.ShipAbility.Name + ": " + p.ShipAbility.Text
		}
		t.put("xwing2/pilot/"+p.XWS, said)
	}
	return err
}

func secondUpgrades(t *Texts, text []byte) error {
	var all []struct {
		XWS   string
		Sides []struct{ Title, Ability string }
	}
	err := json.Unmarshal(text, &all)
	for _, u := range all {
		var sides []string
		for _, s := range u.Sides {
			if len(u.Sides) > 1 {
				s.Ability = s.Title + ": " + s.Ability
			}
			sides = append(sides, s.Ability)
		}
		t.put("xwing2/upgrade/"+u.XWS, strings.Join(sides, "\n"))
	}
	return err
}

func secondConditions(t *Texts, text []byte) error {
	var all []struct{ XWS, Ability string }
	err := json.Unmarshal(text, &all)
	for _, c := range all {
		t.put("xwing2/condition/"+c.XWS, c.Ability)
	}
	return err
}

func secondDamage(t *Texts, text []byte) error {
	var deck struct {
		Cards []struct{ Title, Text string }
	}
	err := json.Unmarshal(text, &deck)
	for _, c := range deck.Cards {
		t.put("xwing2/damage/"+spelling.Slug(c.Title), c.Text)
	}
	return err
}

// firstCards reads a file of first edition. Cards of one name are told apart by their ship, their faction or their deck, too.
func firstCards(kind, deck string) func(*Texts, []byte) error {
	return func(t *Texts, text []byte) error {
		var all []struct{ Name, XWS, Text, Ship, Faction string }
		err := unmarshalSome(text, &all)
		for _, c := range all {
			if c.XWS == "" {
				c.XWS = spelling.Slug(c.Name)
			}
			id := "xwing1/" + kind + "/" + c.XWS
			t.put(id, c.Text)
			for _, more := range []string{c.Ship, c.Faction, deck} {
				if more != "" {
					t.put(id+"-"+spelling.Slug(more), c.Text)
				}
			}
		}
		return err
	}
}

// unmarshalSome decodes a list whose fields may be of other types here and there: a ship is a name or several.
func unmarshalSome(text []byte, v any) error {
	err := json.Unmarshal(text, v)
	if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) && wrong.Field != "" {
		return nil
	}
	return err
}
