package script

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// without lists the cards that want scripts, a line each: "pilot/lukeskywalker"
// for one whose scripts are to come, and a reason behind the name for one that
// needs no second script, or none at all.
var without = filepath.Join("testdata", "without.txt")

// chapters are the folders of what no card is about.
var chapters = []string{"rule", "scenario", "environment"}

// kind tells of which card a scene is, "" for one of the rules.
func (s scene) kind() (k catalog.Kind, xws string) {
	parts := strings.Split(s.file, "/")
	if len(parts) < 3 || slices.Contains(chapters, parts[1]) {
		return "", ""
	}
	return catalog.Kind(parts[1]), parts[len(parts)-1]
}

// family is whose cards a scene's file is of.
func (s scene) family() catalog.Family {
	family, _, _ := strings.Cut(s.file, "/")
	return catalog.Family(family)
}

// kit is the kit of the scene's family.
func (s scene) kit(t *testing.T) *match.Kit { return kitOf(t, s.family()) }

func kitOf(t *testing.T, f catalog.Family) *match.Kit {
	t.Helper()
	if f == catalog.XWing1 {
		return matchtest.FirstKit(t)
	}
	return matchtest.Kit(t)
}

// declared lists the declarations of all families.
func declared() []*xwing.Card { return append(cards.All(), cards.First()...) }

// keyOf names a card where those of all families are: "pilot/lukeskywalker", but "xwing1/pilot/lukeskywalker".
func keyOf(id catalog.CardID) string {
	if id.Family == catalog.XWing2 {
		return id.Ref()
	}
	return id.String()
}

// key names the scene's card so, "" for a scene of the rules.
func (s scene) key() string {
	if id := s.id(); id.Kind != "" {
		return keyOf(id)
	}
	return ""
}

// id is that of the scene's card, without a kind for a scene of the rules.
func (s scene) id() catalog.CardID {
	kind, xws := s.kind()
	return catalog.CardID{Family: s.family(), Kind: kind, XWS: xws}
}

// card returns the card that a scene is of ("pilot/lukeskywalker"), "" for one of
// the rules.
func (s scene) card() string {
	kind, xws := s.kind()
	if kind == "" {
		return ""
	}
	return kind.Ref(xws)
}

// TestEveryCardIsInItsFolder wants a card's file where the card is found: below its family and
// kind, a pilot's below its faction, an upgrade's below its first slot.
func TestEveryCardIsInItsFolder(t *testing.T) {
	for file, cases := range byFile(t) {
		facts := cases[0].kit(t).Facts
		if named := map[catalog.Family]string{catalog.XWing1: "1"}[facts.Family()]; named != "" && Edition(cases[0].of) != named {
			t.Errorf("%s wants a line: edition %s", file, named)
		}
		kind, xws := cases[0].kind()
		below := ""
		switch kind {
		case "":
			below = strings.Split(file, "/")[1]
			xws = filepath.Base(file)
		case catalog.PilotCard:
			p, err := facts.Pilot(xws)
			if err != nil {
				t.Error(err)
				continue
			}
			below = "pilot/" + p.Faction.String()
		case catalog.UpgradeCard:
			u, err := facts.Upgrade(xws)
			if err != nil {
				t.Error(err)
				continue
			}
			below = "upgrade/" + u.Slots[0].String()
		default:
			below = string(kind)
		}
		if want := string(facts.Family()) + "/" + below + "/" + xws; file != want {
			t.Errorf("%s belongs to %s", file, want)
		}
	}
}

// TestEveryCardHasScripts wants two cases of every card that is declared: one that
// shows it working, and one ("not" or "refused") that shows where it may not be used.
func TestEveryCardHasScripts(t *testing.T) {
	works, limits := map[string]bool{}, map[string]bool{}
	for _, s := range scenes(t) {
		switch card := s.key(); {
		case card == "":
		case s.not(), s.refused():
			limits[card] = true
		default:
			works[card] = true
		}
	}
	reasons := wanting(t)
	known := map[string]bool{}
	for _, c := range declared() {
		card := keyOf(c.ID)
		known[card] = true
		if c.ID.Kind == catalog.DeviceKind && len(c.Abilities) == 0 || c.Reprint {
			continue // the scripts of the cards that drop it show how it goes off; those of the card that it reprints, what it does
		}
		reason, listed := reasons[card]
		switch whole := works[card] && limits[card]; {
		case whole && listed:
			t.Errorf("%s has both its scripts: take it off %s", card, without)
		case !whole && !listed:
			t.Errorf("%s: a script shows it working: %v, one where it may not be used: %v; want both", card, works[card], limits[card])
		case reason != "" && !works[card] && len(c.Abilities) > 0:
			t.Errorf("%s has abilities; want a script that shows it working", card)
		}
	}
	for _, m := range []map[string]bool{works, limits} {
		for card := range m {
			if !known[card] {
				t.Errorf("scripts of %s, which is no card that is declared", card)
			}
		}
	}
	for card := range reasons {
		if !known[card] {
			t.Errorf("%s lists %s, which is no card that is declared", without, card)
		}
	}
}

// wanting reads the list of cards that want scripts, with reasons.
func wanting(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(without)
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{}
	for _, line := range strings.Split(string(text), "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			card, reason, _ := strings.Cut(line, " ")
			reasons[card] = reason
		}
	}
	return reasons
}
