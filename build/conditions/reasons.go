package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
)

const (
	columns = "card\tcondition\treason"
	wanting = "wants a script" // instead of a reason
)

// reason is a line of the file of conditions that no test misses.
type reason struct{ of, text, why string }

func (r reason) key() string { return r.of + "\t" + r.text }

// readReasons reads the file; none is an empty one.
func readReasons(file string) ([]reason, error) {
	if file == "" {
		return nil, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var reasons []reason
	for n, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		f := strings.Split(line, "\t")
		if len(f) != 3 || f[2] == "" {
			return nil, fmt.Errorf("%s:%d: want a card, its condition and a reason, each behind a tab", file, n+1)
		}
		if n > 0 { // the first names the columns
			reasons = append(reasons, reason{f[0], f[1], f[2]})
		}
	}
	return reasons, nil
}

// verdict is what is said of the conditions that nobody misses.
type verdict struct {
	rows        []reason // what the file should say
	wanting     int      // they want a script yet
	unexplained []mutant // the file does not name them
	stale       []reason // it names what is declared no more, or what a test misses
}

// judged compares the conditions that no test misses with the file. Rows of those
// that were not tried stand as they are.
func judged(all, tried, missed []mutant, reasons []reason) verdict {
	declared, chosen, left := keys(all), keys(tried), keys(missed)
	var v verdict
	named := map[string]bool{}
	for _, r := range reasons {
		named[r.key()] = true
		if !declared[r.key()] || chosen[r.key()] && !left[r.key()] {
			v.stale = append(v.stale, r)
			continue
		}
		v.rows = append(v.rows, r)
		if r.why == wanting {
			v.wanting++
		}
	}
	for _, m := range missed {
		if !named[m.key()] {
			v.unexplained = append(v.unexplained, m)
			v.rows = append(v.rows, reason{m.of, m.text, wanting})
		}
	}
	slices.SortStableFunc(v.rows, func(a, b reason) int { return strings.Compare(a.of, b.of) })
	return v
}

func keys(mutants []mutant) map[string]bool {
	set := map[string]bool{}
	for _, m := range mutants {
		set[m.key()] = true
	}
	return set
}

// write writes the file anew.
func (v verdict) write(file string) error {
	text := columns + "\n"
	for _, r := range v.rows {
		text += r.key() + "\t" + r.why + "\n"
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

// report prints what is amiss; of a sample the rows of what was not tried do not
// matter, and there is no share of the whole; a drawn one may find as many as forgiven that
// the file does not name yet, for which nobody's change is to blame.
func (v verdict) report(all, tried, missed, forgiven int) error {
	whole := all == tried
	for _, m := range v.unexplained {
		fmt.Printf("%s: %s: %s%s\n", m.at, m.of, m.text, map[bool]string{true: " (never said otherwise)"}[m.idle])
	}
	if whole {
		for _, r := range v.stale {
			fmt.Printf("no condition, or missed by a test: %s: %s\n", r.of, r.text)
		}
	}
	fmt.Printf("%d of %d conditions are missed by no test; the file does not name %d\n", missed, tried, len(v.unexplained))
	switch {
	case len(v.unexplained) > forgiven:
		return fmt.Errorf("%d conditions are missed by no test, and the file does not say why", len(v.unexplained))
	case whole && len(v.stale) > 0:
		return fmt.Errorf("%d rows of the file are out of date", len(v.stale))
	case whole && missed*100 > all*mostMissed:
		return fmt.Errorf("more than %d in a hundred are missed by no test; %d want a script", mostMissed, v.wanting)
	}
	return nil
}
