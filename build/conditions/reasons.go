package main

import (
	"fmt"
	"os"
	"strings"
)

// reason is a line of the file of conditions that no test can miss.
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

// judge prints the conditions that nobody misses, and is an error if one of them has
// no reason, if a reason is out of date, or if they are too many.
func judge(all, chosen, missed []mutant, reasons []reason) error {
	why := map[string]string{}
	for _, r := range reasons {
		if why[r.key()] != "" {
			return fmt.Errorf("two reasons for %s: %s", r.of, r.text)
		}
		why[r.key()] = r.why
	}
	left, unexplained, stale := map[string]bool{}, 0, 0
	for _, m := range missed {
		left[m.key()] = true
		if why[m.key()] == "" {
			unexplained++
			fmt.Printf("%s: %s: %s%s\n", m.at, m.of, m.text, map[bool]string{true: " (never said otherwise)"}[m.idle])
		}
	}
	known, tried := map[string]bool{}, map[string]bool{}
	for _, m := range all {
		known[m.key()] = true
	}
	for _, m := range chosen {
		tried[m.key()] = true
	}
	for _, r := range reasons {
		switch {
		case !known[r.key()]:
			stale++
			fmt.Printf("a reason for a condition that is not declared: %s: %s\n", r.of, r.text)
		case tried[r.key()] && !left[r.key()]:
			stale++
			fmt.Printf("a reason for a condition that a test misses: %s: %s\n", r.of, r.text)
		}
	}
	fmt.Printf("%d of %d conditions are missed by no test, %d of them with a reason\n", len(missed), len(chosen), len(missed)-unexplained)
	switch {
	case unexplained > 0:
		return fmt.Errorf("%d conditions are missed by no test, and no reason says why", unexplained)
	case stale > 0:
		return fmt.Errorf("%d reasons are out of date", stale)
	case len(chosen) == len(all) && len(missed)*100 > len(all)*mostMissed:
		return fmt.Errorf("more than %d in a hundred are missed by no test", mostMissed)
	}
	return nil
}
