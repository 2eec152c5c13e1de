// Command conditions takes the conditions of the cards' declarations away, one at
// a time, and names those that no test misses. It builds the tests once, with
// every condition switched by its number; nothing in the project's own files is
// changed.
//
//	conditions [-quick] [-only TEXT]
//
// A condition is what stands beside && or ||, all that a function returns that
// answers with one condition, or a range. Each is tried against the scripts of
// its card, one of several cards against all scripts; then, unless it should be
// quick, against all scripts and the tests of package cards.
package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

func main() {
	only := flag.String("only", "", "try the conditions alone whose place or card contains this text")
	quick := flag.Bool("quick", false, "play the scripts of their own cards alone")
	flag.Parse()
	if err := run(*only, *quick); err != nil {
		fmt.Fprintln(os.Stderr, "conditions:", err)
		os.Exit(1)
	}
}

func run(only string, quick bool) error {
	dir, err := os.MkdirTemp("", "conditions")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	mutants, err := instrument(".", dir)
	if err != nil {
		return err
	}
	tests, err := buildTests(dir)
	if err != nil {
		return err
	}
	if out, err := tests.all(0); err != nil {
		return fmt.Errorf("with all conditions in place: %v\n%s", err, out)
	}
	var chosen []mutant
	for _, m := range mutants {
		if strings.Contains(m.at+": "+m.card, only) {
			chosen = append(chosen, m)
		}
	}
	left, err := tests.missedByNone(chosen)
	if err != nil {
		return err
	}
	missed := 0
	for _, m := range left {
		if !quick {
			if _, err := tests.all(m.n); err != nil {
				continue
			}
		}
		missed++
		fmt.Printf("%s: %s: %s\n", m.at, m.card, m.text)
	}
	fmt.Printf("%d of %d conditions are missed by no test\n", missed, len(chosen))
	return nil
}

// binaries are the built tests: of the scripts and of package cards.
type binaries struct{ scripts, cards string }

// buildTests builds the tests with the switched files in place of the project's.
func buildTests(dir string) (binaries, error) {
	b := binaries{filepath.Join(dir, "scripts.test"), filepath.Join(dir, "cards.test")}
	for file, pkg := range map[string]string{b.scripts: "./game/script", b.cards: "./game/xwing/cards"} {
		cmd := exec.Command("go", "test", "-c", "-overlay", filepath.Join(dir, overlayFile), "-o", file, pkg)
		if out, err := cmd.CombinedOutput(); err != nil {
			return b, fmt.Errorf("%s: %v\n%s", pkg, err, out)
		}
	}
	return b, nil
}

// missedByNone are the conditions that none of the scripts of their cards misses; of
// those that belong to no card, none of all scripts.
func (b binaries) missedByNone(mutants []mutant) ([]mutant, error) {
	var trial []string
	for _, m := range mutants {
		trial = append(trial, cmp.Or(m.card, "all")+"="+strconv.Itoa(m.n))
	}
	cmd := exec.Command(b.scripts, "-test.run", "^TestTrial$", "-test.timeout", "2h")
	cmd.Dir = filepath.FromSlash("game/script")
	cmd.Env = append(os.Environ(), "XWING_TRIAL="+strings.Join(trial, " "))
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("trial: %v\n%s", err, out)
	}
	return slices.DeleteFunc(mutants, func(m mutant) bool {
		return !strings.Contains(string(out), fmt.Sprintf("not missed %d\n", m.n))
	}), nil
}

// all runs all tests without condition n.
func (b binaries) all(n int) (string, error) {
	if out, err := test(b.scripts, "game/script", n, "-test.run", "^TestScripts$|^TestBystanders$"); err != nil {
		return out, err
	}
	return test(b.cards, "game/xwing/cards", n)
}

func test(binary, folder string, n int, args ...string) (string, error) {
	cmd := exec.Command(binary, append([]string{"-test.failfast", "-test.timeout", "2m"}, args...)...)
	cmd.Dir = filepath.FromSlash(folder)
	cmd.Env = append(os.Environ(), switchVariable+"="+strconv.Itoa(n))
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// writeOverlay tells the go command which files to take in place of which.
func writeOverlay(dir string, replace map[string]string) error {
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, overlayFile), text, 0o644)
}
