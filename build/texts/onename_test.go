package main

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// saying is one text that cards of a points list have under one name: a ship ability, or a declaration that holds
// for several cards.
type saying struct {
	list         catalog.Ruleset
	name, digest string
}

// sayings are the cards that have each text. The texts are other people's: what is kept of them, in
// testdata/onename.tsv, are digests.
type sayings map[saying][]string

const sayingsFile = "onename.tsv"

// TestNoNameHasTwoTexts holds the facts and the declarations to what is kept of the texts: no two texts of a points
// list are found under one id, though cards print them under one name.
func TestNoNameHasTwoTexts(t *testing.T) {
	found, known := declaredAs(t), map[listed]bool{}
	one := map[listed]saying{}
	for _, s := range readSayings(t) {
		for _, ref := range s.refs {
			at := listed{s.list, ref}
			known[at] = true
			declared, ok := found[at]
			if !ok {
				t.Errorf("%s: %s of %s is kept, and nothing prints it now (UPDATE=1)", sayingsFile, ref, s.list)
				continue
			}
			is := listed{s.list, declared}
			if other, ok := one[is]; ok && other.digest != s.digest {
				t.Errorf("%s: %s has two texts, that of %s and another (%s, %s)", s.list, declared, ref, other.name, s.name)
			}
			one[is] = s.saying
		}
	}
	for at := range found {
		if !known[at] && !misprinted[at] {
			t.Errorf("%s: nothing is kept of what %s of %s says (UPDATE=1)", sayingsFile, at.ref, at.list)
		}
	}
}

// TestSayingsAreKept compares what is kept of the texts with the texts; UPDATE=1 writes it.
func TestSayingsAreKept(t *testing.T) {
	now := sayings{}
	for _, list := range slices.Sorted(maps.Keys(references)) {
		now.read(t, list)
	}
	file := filepath.Join("testdata", sayingsFile)
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(now.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(file); err != nil || string(kept) != now.String() {
		t.Errorf("%s is not what the texts say (%v): UPDATE=1 writes it", file, err)
	}
}

// listed is a card or a declaration in a points list.
type listed struct {
	list catalog.Ruleset
	ref  string
}

// misprinted are cards of which the collection has another text by mistake: Commandant Goran's own under his ship's
// name.
var misprinted = map[listed]bool{{catalog.AMG25, "ship/commandantgoran"}: true}

// declaredAs is under which id each text is found: the ship ability of each pilot ("ship/" and the pilot), and each
// card that shares its declaration with others.
func declaredAs(t *testing.T) map[listed]string {
	facts, out := matchtest.Kit(t).Facts, map[listed]string{}
	own := map[listed]bool{} // declared for the list itself
	all := cards.All()
	for _, c := range all {
		for _, list := range c.Lists {
			own[listed{list, c.ID.Ref()}] = true
		}
	}
	for list := range references {
		for _, p := range facts.Pilots() {
			if card, ok := p.In(list); ok && card.ShipAbility != "" {
				out[listed{list, catalog.ShipAbility.Ref(p.XWS)}] = catalog.ShipAbility.Ref(card.ShipAbilityID())
			}
		}
		for _, c := range all {
			if len(c.Also) == 0 || !holds(c, list) {
				continue
			}
			for _, xws := range append([]string{c.ID.XWS}, c.Also...) {
				at := listed{list, c.ID.Kind.Ref(xws)}
				if c.ID.Kind != catalog.ShipAbility && (len(c.Lists) > 0 || !own[at]) && prints(facts, list, c.ID.Kind, xws) {
					out[at] = c.ID.Ref()
				}
			}
		}
	}
	return out
}

// holds reports whether a declaration is one of the points list.
func holds(c *xwing.Card, list catalog.Ruleset) bool {
	if len(c.Lists) > 0 {
		return slices.Contains(c.Lists, list)
	}
	return slices.Contains(c.Editions, editionOf(list))
}

// prints reports whether a points list has the card, and text on it.
func prints(facts *catalog.Catalog, list catalog.Ruleset, kind catalog.Kind, xws string) bool {
	switch kind {
	case catalog.PilotCard:
		p, err := facts.Pilot(xws)
		if err != nil {
			return false
		}
		_, ok := p.Rules(list)
		return ok && p.HasAbility
	case catalog.UpgradeCard:
		u, err := facts.Upgrade(xws)
		if err != nil {
			return false
		}
		_, ok := u.Rules(list)
		return ok
	}
	return false
}

// read collects what the cards of a points list say that stand in declaredAs.
func (s sayings) read(t *testing.T, list catalog.Ruleset) {
	found, facts := declaredAs(t), matchtest.Kit(t).Facts
	add := func(ref, name, text string) {
		if at := (listed{list, ref}); found[at] != "" && !misprinted[at] && text != "" {
			key := saying{list, name, digest(text)}
			s[key] = append(s[key], ref)
		}
	}
	folder := collectedFor(t, list)
	read(t, folder, "pilots/*/*.json", func(ship shipType) {
		for _, p := range ship.Pilots {
			add(catalog.ShipAbility.Ref(p.XWS), p.ShipAbility.Name, p.ShipAbility.Text)
			if _, err := facts.Pilot(p.XWS); err == nil {
				add(catalog.PilotCard.Ref(p.XWS), found[listed{list, catalog.PilotCard.Ref(p.XWS)}], p.Ability)
			}
		}
	})
	read(t, folder, "upgrades/*.json", func(all []upgradeCard) {
		for _, u := range all {
			text := ""
			for _, side := range u.Sides {
				text += side.Ability
			}
			add(catalog.UpgradeCard.Ref(u.XWS), found[listed{list, catalog.UpgradeCard.Ref(u.XWS)}], text)
		}
	})
}

var (
	// sameWords are ways of saying a thing that differ in nothing that can come up.
	sameWords = strings.NewReplacer("less", "fewer", "fewer die", "fewer attack die", "[shield]", "shield",
		"are declared as the defender during an attack", "become the defender (before dice are rolled)",
		"a scenario feature or another", "another", "after your perform", "after you perform",
		"while an enemy in your", "while an enemy ship in your")
	blanks = regexp.MustCompile(`\s+`)
)

// digest tells texts apart, but not ways to write them.
func digest(text string) string {
	text = sameWords.Replace(blanks.ReplaceAllString(strings.ToLower(strings.TrimSpace(text)), " "))
	return fmt.Sprintf("%x", sha256.Sum256([]byte(text)))[:12]
}

// String is the table as it is kept.
func (s sayings) String() string {
	lines := []string{}
	for key, refs := range s {
		slices.Sort(refs)
		lines = append(lines, fmt.Sprintf("%s\t%s\t%s\t%s\n", key.list, key.name, key.digest, strings.Join(slices.Compact(refs), " ")))
	}
	slices.Sort(lines)
	return "list\tname\tdigest of the text\tcards\n" + strings.Join(lines, "")
}

// kept is a row of the table.
type kept struct {
	saying
	refs []string
}

func readSayings(t *testing.T) []kept {
	var out []kept
	for _, row := range rows(t, sayingsFile, 4) {
		out = append(out, kept{saying{catalog.Ruleset(row[0]), row[1], row[2]}, strings.Fields(row[3])})
	}
	return out
}
