package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// collected is where the texts lie that each list plays.
const collected = "../../../shared/reference"

var references = map[catalog.Ruleset]string{catalog.FFG20: "xwing-data2-ffg20", catalog.X2PO: "xwing-data2-legacy",
	catalog.AMG25: "xwing-data2", catalog.XWA: "xwing-data2-xwa"}

// The shape of the collected files, as far as they say what a card does.
type (
	shipAbility struct{ Name, Text string }
	shipType    struct {
		Pilots []struct {
			XWS, Ability string
			ShipAbility  shipAbility
		}
	}
	upgradeCard struct {
		XWS   string
		Sides []struct {
			Ability     string
			ShipAbility shipAbility
			Device      device
			Attack      struct {
				Arc                string
				MinRange, MaxRange int
			}
			Actions, Grants json.RawMessage
		}
	}
	device struct {
		Name, Type, Effect string
	}
	condition  struct{ XWS, Ability string }
	damageDeck struct {
		Cards []struct{ Title, Text string }
	}
)

// reference is what a list's cards say by reference to the card:
// "pilot/lukeskywalker".
type reference struct {
	texts   map[string]string
	printed map[string]string // what stands beside the text: weapon, actions, slots
}

// add keeps a text; of a ship ability that is printed in several ways, all of them.
func (r reference) add(kind catalog.Kind, id, text string) {
	ref := string(kind) + "/" + id
	if text = strings.TrimSpace(text); text != "" && !strings.Contains(r.texts[ref], text) {
		r.texts[ref] = strings.TrimSpace(r.texts[ref] + "\n" + text)
	}
}

// glued is a figure right before a sign ("spend 1[Charge]"): some texts want a blank there.
var glued = regexp.MustCompile(`(\d)\[`)

// read decodes the files of a pattern, each handed on.
func read[T any](t *testing.T, folder, pattern string, each func(T)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, filepath.FromSlash(pattern)))
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s in %s (%v)", pattern, folder, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var v T
		if err := json.Unmarshal(glued.ReplaceAll(text, []byte("$1 [")), &v); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		each(v)
	}
}

// collectedFor is the folder of a list's texts. The test is skipped where that is not there.
func collectedFor(t *testing.T, list catalog.Ruleset) string {
	t.Helper()
	folder := filepath.Join(collected, references[list], "data")
	if _, err := os.Stat(folder); err != nil {
		t.Skipf("no card texts in %s: what cards are declared to do is compared with nothing", folder)
	}
	return folder
}

// texts reads what a list's cards say. The test is skipped where that is not there.
func texts(t *testing.T, list catalog.Ruleset) reference {
	t.Helper()
	folder, facts := collectedFor(t, list), matchtest.Kit(t).Facts
	r := reference{map[string]string{}, map[string]string{}}
	read(t, folder, "pilots/*/*.json", func(s shipType) {
		for _, p := range s.Pilots {
			r.add(catalog.PilotCard, p.XWS, p.Ability)
			if card, err := facts.Pilot(p.XWS); err == nil {
				by, _ := card.In(list)
				r.add(catalog.ShipAbility, by.ShipAbilityID(), p.ShipAbility.Text)
			}
		}
	})
	read(t, folder, "upgrades/*.json", func(all []upgradeCard) {
		for _, u := range all {
			for _, side := range u.Sides {
				// as all cards of two sides lie
				r.add(catalog.UpgradeCard, u.XWS, strings.TrimPrefix(side.Ability, "Setup: Equip this side faceup."))
				r.add(catalog.ShipAbility, catalog.Slug(side.ShipAbility.Name), side.ShipAbility.Text)
				r.printed[string(catalog.UpgradeCard)+"/"+u.XWS] += fmt.Sprintf("[%s] at range %d-%d, %s %s\n",
					side.Attack.Arc, side.Attack.MinRange, side.Attack.MaxRange, side.Actions, side.Grants)
				if side.Device.Type != "Remote" { // whose entries are cards of their own
					r.add(catalog.DeviceKind, catalog.Slug(side.Device.Name), side.Device.Effect)
				}
			}
		}
	})
	read(t, folder, "conditions/*.json", func(all []condition) {
		for _, c := range all {
			r.add(catalog.ConditionCard, c.XWS, c.Ability)
		}
	})
	read(t, folder, "damage-decks/core.json", func(d damageDeck) {
		for _, c := range d.Cards {
			r.add(catalog.DamageKind, catalog.Slug(c.Title), c.Text)
		}
	})
	return r
}
