package main

import (
	"fmt"
	"slices"
	"strings"

	"xwing/assets"
	"xwing/game"
	"xwing/game/glossary"
	"xwing/game/words"
	"xwing/game/xwing/catalog"
)

// glossaryCommand is the command that tells X-Wing's terms.
func glossaryCommand() command {
	return command{name: "glossary", usage: "[WORD…] [--edition E]", about: "cli.about.glossary",
		flags: []flagSpec{{"edition", takesText, "E", "cli.flag.glossary-edition"}}, most: many, wordy: true, run: showGlossary}
}

// showGlossary tells what a question finds in X-Wing's glossary of an edition.
func showGlossary(c *call) error {
	editions := catalog.Editions()
	edition := c.text("edition", editions[0])
	if !slices.Contains(editions, edition) {
		return misuse("glossary", "--edition is %s, not %q", strings.Join(editions, ", "), edition)
	}
	p, err := load()
	if err != nil {
		return err
	}
	return c.askGlossary(p.words.Words, "xwing", edition)
}

// mostTold is how many terms are told in full that a question finds.
const mostTold = 4

// askGlossary tells what a question finds in a game's glossary; the names of all terms if nothing is asked.
func (c *call) askGlossary(w *words.Words, of, edition string) error {
	book, err := glossary.Load(assets.GlossaryWords(), w.Language(), assets.Glossary(), of, edition)
	if err != nil {
		return fmt.Errorf("xwing glossary: %w", err)
	}
	question := strings.Join(c.files, " ")
	found := book.Find(question)
	switch {
	case len(found) == 0:
		return fmt.Errorf("xwing glossary: no term has %q in its words; xwing glossary lists all of them", question)
	case strings.TrimSpace(question) == "":
		for _, t := range found {
			fmt.Fprintln(c.out, t.Name)
		}
		return nil
	}
	c.tellTerms(w, book, found)
	return nil
}

// tellTerms tells the first terms in full and the others by name.
func (c *call) tellTerms(w *words.Words, book *glossary.Book, found []*glossary.Term) {
	names := func(list []*glossary.Term) string {
		var out []string
		for _, t := range list {
			out = append(out, t.Name)
		}
		return strings.Join(out, ", ")
	}
	say := func(key, value string) {
		fmt.Fprintln(c.out, "  "+w.Say(game.Say("cli.glossary-"+key, "terms", words.Text(value))))
	}
	for i, t := range found[:min(mostTold, len(found))] {
		if i > 0 {
			fmt.Fprintln(c.out)
		}
		fmt.Fprintf(c.out, "%s\n  %s\n", t.Name, t.Text)
		if links := book.Linked(t); len(links) > 0 {
			say("see", names(links))
		}
	}
	if len(found) > mostTold {
		fmt.Fprintln(c.out)
		say("more", names(found[mostTold:min(len(found), 3*mostTold)]))
	}
}
