package main

import (
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// card is a card as a points list plays it.
type card struct {
	ref      string
	list     catalog.Ruleset
	text     string
	printed  string // beside the text
	words    string // ours
	declared *xwing.Card
	marks    marks
}

// declaredCards returns every declared card that a list has a text for.
func declaredCards(t *testing.T, list catalog.Ruleset) []card {
	t.Helper()
	w, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	said := texts(t, list)
	edition := editionOf(list)
	refs, own := map[string]bool{}, map[string]bool{}
	for _, c := range cards.All() {
		ref := string(c.ID.Kind) + "/" + c.ID.XWS
		refs[ref] = true
		if slices.Contains(c.Editions, edition) {
			own[ref] = true
		}
	}
	library, units, assigned := xwing.NewLibrary(edition, cards.All()...).By(list), declarations(t, refs), conditionsOf(t)
	var out []card
	for ref := range own {
		if said.texts[ref] == "" {
			continue
		}
		c := card{ref: ref, list: list, text: said.texts[ref], printed: said.printed[ref], declared: library.Card(ref), marks: marksOf(units, ref, list)}
		for _, condition := range assigned[ref] { // our words may tell what it assigns
			c.printed += " " + said.texts[condition]
		}
		c.words = wordsFor(w, list, ref)
		if c.declared == nil || c.marks == nil {
			t.Errorf("%s: no declaration of %s is found", list, ref)
			continue
		}
		out = append(out, c)
	}
	return out
}

// conditionsOf is what conditions each card assigns, by the facts.
func conditionsOf(t *testing.T) map[string][]string {
	facts := matchtest.Kit(t).Facts
	assigned := map[string][]string{}
	assign := func(ref string, conditions []string) {
		for _, c := range conditions {
			assigned[ref] = append(assigned[ref], "condition/"+c)
		}
	}
	for _, p := range facts.Pilots() {
		assign("pilot/"+p.XWS, p.Conditions)
	}
	for _, u := range facts.Upgrades() {
		for _, side := range u.Sides {
			assign("upgrade/"+u.XWS, side.Conditions)
		}
	}
	return assigned
}

// marksOf returns what the declaration of a card is made of: a list's own, if it has
// one.
func marksOf(units []unit, ref string, list catalog.Ruleset) marks {
	var all marks
	for _, u := range units {
		switch {
		case !slices.Contains(u.made, ref):
		case slices.Contains(u.lists, list):
			return u.marks
		case len(u.lists) == 0:
			all = u.marks
		}
	}
	return all
}
