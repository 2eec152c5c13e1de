// Command covered compares what whole games of X-Wing resolved (xwing sim --coverage
// --json) with what the program implements, and tells what came up seldom: without a reason
// in the list of exceptions somebody should look why. It judges games that were stuck or broke a
// check, and exceptions that excuse nothing; counts are chance, and what must have happened at least
// once is a script.
//
//	covered [-enough 20] [-first sim1.json,…] docs/coverage-exceptions.tsv sim.json…
//	covered -seldom 2.0 [-first sim1.json,…] docs/coverage-exceptions.tsv sim.json…
//
// Games of first edition have their own reports: decisions and events are counted with those of the other editions,
// all else on its own, as its cards share names with others.
//
// With -seldom it names the pilots, upgrades and ship abilities that came up too
// seldom so far, for xwing sim --around to fly them by that edition: the first of those
// in which they are enforced. Of a decision that came up too seldom it names the cards that bring it about.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"xwing/game/trial"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
)

// report is what sim prints.
type report struct {
	Games, Stuck, Unfinished, Broken int
	Seconds                          float64
	Sensible                         struct{ Games, Unfinished int }
	Faults                           []string
	Coverage                         map[string]map[string]int
}

func main() {
	enough := flag.Int("enough", 20, "how often each implemented thing must have come up")
	seldom := flag.String("seldom", "", "name the cards of this edition that came up too seldom")
	firsts := flag.String("first", "", "reports of first edition, with commas between")
	flag.Parse()
	if flag.NArg() == 0 || flag.NArg() == 1 && *firsts == "" {
		fmt.Fprintln(os.Stderr, "covered: want the exceptions and the reports of simulations")
		os.Exit(2)
	}
	c, err := read(flag.Arg(0), flag.Args()[1:], strings.FieldsFunc(*firsts, func(r rune) bool { return r == ',' }))
	switch {
	case err != nil:
	case *seldom != "":
		fmt.Println(strings.Join(c.seldom(*seldom, *enough), ","))
	default:
		err = c.check(*enough)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// count is what the program implements, what came of it in games, and what need not have.
type count struct {
	report
	things  []thing
	excused map[string]string // reasons by family and id
}

// read reads the exceptions and adds the reports up. A card that prints what another one
// does is counted as that.
func read(exceptions string, results, firsts []string) (c count, err error) {
	if c.excused, err = readExceptions(exceptions); err != nil {
		return c, err
	}
	if c.things, err = implemented("."); err != nil {
		return c, err
	}
	for _, result := range firsts {
		if err := c.add(result); err != nil {
			return c, err
		}
	}
	for family, of := range maps.Clone(c.Coverage) {
		if family != "decision" && family != "event" {
			c.Coverage[first+family] = of
			delete(c.Coverage, family)
		}
	}
	for _, result := range results {
		if err := c.add(result); err != nil {
			return c, err
		}
	}
	for _, card := range cards.All() {
		for _, xws := range card.Also {
			for _, of := range c.Coverage {
				of[card.ID.Ref()] += of[card.ID.Kind.Ref(xws)]
			}
		}
	}
	return c, nil
}

// check prints what came up seldom, and complains of games that went wrong and of exceptions
// for what is not implemented.
func (c *count) check(enough int) error {
	fmt.Printf("%d games in %.0f s: %d stuck, %d broke a check, %d unfinished (%d of %d sensible ones)\n",
		c.Games, c.Seconds, c.Stuck, c.Broken, c.Unfinished, c.Sensible.Unfinished, c.Sensible.Games)
	counted, unexcused := 0, 0
	for _, t := range c.things {
		n := c.Coverage[t.Family][t.ID]
		reason, excuse := c.excused[t.Family+" "+t.ID]
		switch {
		case n >= enough:
			counted++
		case excuse:
			fmt.Printf("  %s %s came up %d times: %s\n", t.Family, t.ID, n, reason)
		default:
			unexcused++
			fmt.Printf("  %s %s came up %d times, and nobody says why\n", t.Family, t.ID, n)
		}
		delete(c.excused, t.Family+" "+t.ID)
	}
	fmt.Printf("%d of %d implemented things came up at least %d times; of %d it is not said why they did not\n", counted, len(c.things), enough, unexcused)
	var wrong []string
	if c.Stuck > 0 || c.Broken > 0 {
		wrong = append(wrong, c.Faults...)
	}
	for key := range c.excused {
		wrong = append(wrong, "the exception for "+key+" excuses nothing that is implemented")
	}
	if len(wrong) > 0 {
		slices.Sort(wrong)
		return errors.New(strings.Join(wrong, "\n"))
	}
	return nil
}

// seldom are the ids of an edition's pilots, upgrades and ship abilities that are
// neither covered nor excused, and of those that bring about such a decision.
func (c *count) seldom(edition string, enough int) []string {
	enforced, reprints := firstEditions(), map[string][]string{}
	for _, card := range cards.All() {
		reprints[card.ID.Ref()] = append(reprints[card.ID.Ref()], card.Also...)
	}
	var ids []string
	for _, t := range c.things {
		if _, excuse := c.excused[t.Family+" "+t.ID]; excuse || c.Coverage[t.Family][t.ID] >= enough {
			continue
		}
		earlier := strings.HasPrefix(t.Family, first)
		for _, ref := range append(broughtBy()[t], strings.TrimPrefix(t.ID, "card:")) {
			_, id, card := strings.Cut(ref, "/")
			switch {
			case earlier && card && slices.Contains(catalog.XWing1.Editions(), edition):
				ids = append(ids, id)
			case !earlier && enforced[ref] == edition:
				ids = append(append(ids, id), reprints[ref]...)
			}
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// add adds what a file reports.
func (r *report) add(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var more report
	if err := json.Unmarshal(text, &more); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	r.Games, r.Stuck, r.Unfinished, r.Broken = r.Games+more.Games, r.Stuck+more.Stuck, r.Unfinished+more.Unfinished, r.Broken+more.Broken
	r.Sensible.Games += more.Sensible.Games
	r.Sensible.Unfinished += more.Sensible.Unfinished
	r.Seconds += more.Seconds
	r.Faults = append(r.Faults, more.Faults...)
	all, counted := trial.Coverage{Counts: r.Coverage}, trial.Coverage{Counts: more.Coverage}
	if all.Counts == nil {
		all.Counts = map[string]map[string]int{}
	}
	all.Add(&counted)
	r.Coverage = all.Counts
	return nil
}

// readExceptions reads family, id and reason, by "family id".
func readExceptions(file string) (map[string]string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	excused := map[string]string{}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if i == 0 || strings.HasPrefix(line, "#") {
			continue // the head
		}
		fields := strings.Split(line, "\t")
		if len(fields) != 3 || fields[2] == "" {
			return nil, fmt.Errorf("%s:%d: want family, id and reason", file, i+1)
		}
		excused[fields[0]+" "+fields[1]] = fields[2]
	}
	return excused, nil
}
