// Command covered compares what whole games of X-Wing resolved (xwing sim --coverage
// --json) with what the program implements: everything must have come up often
// enough, or stand in the list of exceptions with its reason.
//
//	covered [-enough 20] docs/coverage-exceptions.tsv sim.json…
//	covered -seldom 2.0 docs/coverage-exceptions.tsv sim.json…
//
// With -seldom it names the pilots, upgrades and ship abilities that came up too
// seldom so far, for xwing sim --around to fly them by that edition: the first of those
// in which they are enforced.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"xwing/game/xwing/cards"
	"xwing/game/xwing/sim"
)

// maxUnfinished is the share of sensible games that may not come to an end.
const maxUnfinished = 0.01

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
	flag.Parse()
	if flag.NArg() < 2 {
		fmt.Fprintln(os.Stderr, "covered: want the exceptions and the reports of simulations")
		os.Exit(2)
	}
	check := run
	if *seldom != "" {
		check = func(enough int, exceptions string, results []string) error {
			return nameSeldom(*seldom, enough, exceptions, results)
		}
	}
	if err := check(*enough, flag.Arg(0), flag.Args()[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(enough int, exceptions string, results []string) error {
	excused, r, err := read(exceptions, results)
	if err != nil {
		return err
	}
	fmt.Printf("%d games in %.0f s: %d stuck, %d broke a check, %d unfinished (%d of %d sensible ones)\n",
		r.Games, r.Seconds, r.Stuck, r.Broken, r.Unfinished, r.Sensible.Unfinished, r.Sensible.Games)
	var wrong []string
	if r.Stuck > 0 || r.Broken > 0 {
		wrong = append(wrong, r.Faults...)
	}
	if float64(r.Sensible.Unfinished) > maxUnfinished*float64(r.Sensible.Games) {
		wrong = append(wrong, "too many sensible games are unfinished")
	}
	things, err := implemented(".")
	if err != nil {
		return err
	}
	counted := 0
	for _, thing := range things {
		n := r.Coverage[thing.Family][thing.ID]
		reason, excuse := excused[thing.Family+" "+thing.ID]
		switch {
		case n >= enough:
			counted++
		case excuse:
			fmt.Printf("  %s %s came up %d times: %s\n", thing.Family, thing.ID, n, reason)
		default:
			wrong = append(wrong, fmt.Sprintf("%s %s came up %d times, not %d", thing.Family, thing.ID, n, enough))
		}
		delete(excused, thing.Family+" "+thing.ID)
	}
	for key := range excused {
		wrong = append(wrong, "the exception for "+key+" excuses nothing that is implemented")
	}
	fmt.Printf("%d of %d implemented things came up at least %d times\n", counted, len(things), enough)
	if len(wrong) > 0 {
		slices.Sort(wrong)
		return errors.New(strings.Join(wrong, "\n"))
	}
	return nil
}

// read reads the exceptions and adds the reports up. A card that prints what another one
// does is counted as that.
func read(exceptions string, results []string) (excused map[string]string, r report, err error) {
	if excused, err = readExceptions(exceptions); err != nil {
		return nil, r, err
	}
	for _, result := range results {
		if err := r.add(result); err != nil {
			return nil, r, err
		}
	}
	for _, c := range cards.All() {
		for _, xws := range c.Also {
			for _, of := range r.Coverage {
				of[c.ID.Ref()] += of[c.ID.Kind.Ref(xws)]
			}
		}
	}
	return excused, r, nil
}

// nameSeldom writes the ids of an edition's pilots, upgrades and ship abilities that are
// neither covered nor excused, with commas between.
func nameSeldom(edition string, enough int, exceptions string, results []string) error {
	excused, r, err := read(exceptions, results)
	if err != nil {
		return err
	}
	things, err := implemented(".")
	if err != nil {
		return err
	}
	first, reprints := firstEditions(), map[string][]string{}
	for _, c := range cards.All() {
		reprints[c.ID.Ref()] = append(reprints[c.ID.Ref()], c.Also...)
	}
	var ids []string
	for _, thing := range things {
		ref := strings.TrimPrefix(thing.ID, "card:")
		_, id, _ := strings.Cut(ref, "/")
		if _, excuse := excused[thing.Family+" "+thing.ID]; first[ref] == edition && !excuse && r.Coverage[thing.Family][thing.ID] < enough {
			ids = append(append(ids, id), reprints[ref]...)
		}
	}
	slices.Sort(ids)
	fmt.Println(strings.Join(slices.Compact(ids), ","))
	return nil
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
	all, counted := sim.Coverage{Counts: r.Coverage}, sim.Coverage{Counts: more.Coverage}
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
