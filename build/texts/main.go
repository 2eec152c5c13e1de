// Command texts says what X-Wing's cards are declared to do, a generated sentence for each ability, beside our
// words for the card:
//
//	texts [-points ffg20] [ID…]
//
// Its tests compare both with what the cards' texts say, by each points list, where the collected texts lie beside the
// tree. No text is kept here: only which words ask for which part of a declaration.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"

	"xwing/assets"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
)

func main() {
	points := flag.String("points", string(catalog.FFG20), "the points list")
	flag.Parse()
	if err := run(catalog.Ruleset(*points), flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "texts:", err)
		os.Exit(1)
	}
}

// run prints the declarations that a points list plays, all or those of the ids.
func run(list catalog.Ruleset, ids []string) error {
	if !slices.Contains(catalog.Rulesets(), list) {
		return fmt.Errorf("points list %q: there is none; there are %v", list, catalog.Rulesets())
	}
	w, err := terms.Load(assets.Words, "en")
	if err != nil {
		return err
	}
	d, err := newDescriber(".")
	if err != nil {
		return err
	}
	library, told := xwing.NewLibrary(editionOf(list), cards.All()...).By(list), map[string]bool{}
	for _, declared := range cards.All() {
		ref := declared.ID.Ref()
		c := library.Card(ref)
		if c == nil || told[ref] || len(ids) > 0 && !slices.Contains(ids, c.ID.XWS) {
			continue
		}
		told[ref] = true
		fmt.Printf("%s\n  words:    %s\n", ref, wordsFor(w, list, ref))
		for i := range c.Abilities {
			fmt.Printf("  declared: %s\n", d.sentence(&c.Abilities[i]))
		}
	}
	if len(told) == 0 {
		return fmt.Errorf("%s declares none of %v", list, ids)
	}
	return nil
}

// wordsFor are our words for a card as a points list plays it.
func wordsFor(w *terms.Words, list catalog.Ruleset, ref string) string {
	words, _ := w.CardText(ref)
	for _, by := range []catalog.Ruleset{catalog.Ruleset(editionOf(list)), list} {
		if own, ok := w.CardTextBy(by, ref); ok {
			words = own
		}
	}
	return words
}

// editionOf is the edition whose declarations a points list plays.
func editionOf(list catalog.Ruleset) string {
	if list == catalog.AMG25 || list == catalog.XWA {
		return "2.5"
	}
	return "2.0"
}
