// Command conditions takes the conditions of cards' declarations away, one at
// a time, and names those that no test misses; those of X-Wing, or of the game that is named. It builds the tests once, with
// every condition switched by its number; nothing in the project's own files is
// changed.
//
//	conditions [-game armada] [-only TEXT,…] [-sample N -seed SEED] docs/conditions-exceptions.tsv
//
// A condition is what stands beside && or ||, all that a function returns that
// answers with one condition, a range, or one of several actions; of Armada's abilities also each condition that they name,
// timing, query, cost, limit, "may", and that they answer for their own ship alone. First every script
// and test is run once, to see where the condition could make a difference at all;
// then each condition is tried against those scripts, those bystanders, those tests of
// package cards, until somebody misses it. The file names those that nobody misses, and why; where it says
// "wants a script" that is to come. A condition that nobody misses and the file does
// not name is an error (of a sample more than 2 in a hundred are: they are told), a row that is
// out of date likewise; and so are, of all, more than 2 in a hundred. UPDATE=1 writes the file anew.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
)

// mostMissed is how many conditions of a hundred may be missed by no test.
const mostMissed = 2

// unnamed is how many of a hundred drawn the file need not name yet.
const unnamed = 2

func main() {
	game := flag.String("game", "xwing", "whose declarations: xwing or armada")
	only := flag.String("only", "", "try the conditions alone whose place or card contains one of these texts, with commas between")
	sample := flag.Int("sample", 0, "try so many conditions alone, drawn by the seed")
	seed := flag.String("seed", "", "any text")
	flag.Parse()
	s := suites()[*game]
	if s == nil {
		fmt.Fprintln(os.Stderr, "conditions: no game has this name:", *game)
		os.Exit(2)
	}
	if err := run(s, *only, *sample, *seed, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "conditions:", err)
		os.Exit(1)
	}
}

func run(s *suite, only string, sample int, seed, reasonsFile string) error {
	reasons, err := readReasons(reasonsFile)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "conditions")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	all, err := instrument(s, ".", dir)
	if err != nil {
		return err
	}
	tests, err := buildTests(s, dir)
	if err != nil {
		return err
	}
	chosen := slices.DeleteFunc(slices.Clone(all), func(m mutant) bool {
		return !slices.ContainsFunc(strings.Split(only, ","), func(text string) bool { return strings.Contains(m.at+": "+m.card, text) })
	})
	if sample > 0 && sample < len(chosen) {
		chosen = drawn(chosen, sample, seed)
	}
	missed, err := tests.missedByNone(chosen)
	if err != nil {
		return err
	}
	v := judged(all, chosen, missed, reasons)
	if os.Getenv("UPDATE") != "" && reasonsFile != "" {
		return v.write(reasonsFile)
	}
	return v.report(len(all), len(chosen), len(missed), sample*unnamed/100)
}

// drawn are so many of the conditions, by the seed: those whose name together with it hashes lowest, so that a change
// elsewhere draws no others.
func drawn(all []mutant, n int, seed string) []mutant {
	rank := func(m mutant) uint64 {
		h := fnv.New64a()
		h.Write([]byte(seed + "\t" + m.key()))
		return h.Sum64()
	}
	some := slices.Clone(all)
	slices.SortStableFunc(some, func(a, b mutant) int { return cmp.Compare(rank(a), rank(b)) })
	return some[:n]
}
