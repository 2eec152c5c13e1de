// Command covered compares what whole games resolved (sim --coverage --json) with what the
// program implements of that game, and tells what came up seldom: without a reason in the list of
// exceptions somebody should look why. It judges games that were stuck or broke a check, and
// exceptions that excuse nothing; counts are chance, and what must have happened at least once is
// a script.
//
//	covered [-game NAME] [-enough 20] [-first sim1.json,…] docs/coverage-exceptions.tsv sim.json…
//	covered [-game NAME] -seldom 2.0 [-first sim1.json,…] docs/coverage-exceptions.tsv sim.json…
//	covered -play PROGRAM [-out FOLDER] docs/coverage-exceptions.tsv
//
// Without -game it is X-Wing. Games of its first edition have their own reports: decisions and
// events are counted with those of the other editions, all else on its own, as its cards share
// names with others.
//
// With -seldom it names the pilots, upgrades and ship abilities that came up too
// seldom so far, for xwing sim --around to fly them by that edition: the first of those
// in which they are enforced. Of a decision that came up too seldom it names the cards that bring it about.
//
// With -play it has the program play the games that are judged, and those for what came up seldom, and keeps
// their reports in a folder.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"xwing/game/trial"
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
	of := flag.String("game", "", "the game that the reports are of; none: X-Wing")
	program := flag.String("play", "", "the program that plays the games that are judged")
	out := flag.String("out", ".", "the folder for the reports of -play")
	flag.Parse()
	if flag.NArg() == 0 || flag.NArg() == 1 && *firsts == "" && *program == "" {
		fmt.Fprintln(os.Stderr, "covered: want the exceptions and the reports of simulations")
		os.Exit(2)
	}
	if *program != "" {
		finish(playAll(*program, *out, flag.Arg(0), *enough))
		return
	}
	g, ok := games()[*of]
	if !ok {
		fmt.Fprintf(os.Stderr, "covered: there is no game %q\n", *of)
		os.Exit(2)
	}
	if *seldom != "" && g.seldom == nil {
		fmt.Fprintln(os.Stderr, "covered: no games of it are played around what came up seldom")
		os.Exit(2)
	}
	c, err := g.read(".", flag.Arg(0), flag.Args()[1:], strings.FieldsFunc(*firsts, func(r rune) bool { return r == ',' }))
	switch {
	case err != nil:
	case *seldom != "":
		fmt.Println(strings.Join(g.seldom(&c, *seldom, *enough), ","))
	default:
		err = c.check(*enough)
	}
	finish(err)
}

// finish ends the program if there is an error.
func finish(err error) {
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

// thing is something the program implements, as Coverage counts it.
type thing struct{ Family, ID string }

// subject is a game that is judged by its reports.
type subject struct {
	things func(root string) ([]thing, error)
	apart  func(counts map[string]map[string]int)                    // what becomes of the counts of -first; nil: nothing
	alike  func(counts map[string]map[string]int)                    // adds up what is counted under several names; nil: nothing is
	seldom func(c *count, edition string, enough int) (ids []string) // what to fly for what came up too seldom; nil: nothing
}

// games are those that there are, by the name of --game.
func games() map[string]subject { return map[string]subject{"": xwingGame, "armada": armadaGame} }

// read reads the exceptions and adds the reports up.
func (g subject) read(root, exceptions string, results, firsts []string) (c count, err error) {
	if c.excused, err = readExceptions(exceptions); err != nil {
		return c, err
	}
	if c.things, err = g.things(root); err != nil {
		return c, err
	}
	for _, result := range firsts {
		if err := c.add(result); err != nil {
			return c, err
		}
	}
	if g.apart != nil {
		g.apart(c.Coverage)
	}
	for _, result := range results {
		if err := c.add(result); err != nil {
			return c, err
		}
	}
	if g.alike != nil {
		g.alike(c.Coverage)
	}
	return c, nil
}

// seldom reports whether a thing came up too seldom, and nothing excuses that.
func (c *count) seldom(t thing, enough int) bool {
	_, excuse := c.excused[t.Family+" "+t.ID]
	return !excuse && c.Coverage[t.Family][t.ID] < enough
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
	fmt.Print(c.decks())
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

// decks tells which damage cards were dealt faceup at least once, those of first edition apart.
func (c *count) decks() (told string) {
	for _, family := range []string{"damage", first + "damage"} {
		all := 0
		var never []string
		for _, t := range c.things {
			if t.Family != family {
				continue
			}
			if all++; c.Coverage[family][t.ID] == 0 {
				never = append(never, t.ID)
			}
		}
		if all == 0 {
			continue
		}
		told += fmt.Sprintf("%s cards that came up: %d of %d", family, all-len(never), all)
		if len(never) > 0 {
			told += ", but not " + strings.Join(never, ", ")
		}
		told += "\n"
	}
	return told
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
