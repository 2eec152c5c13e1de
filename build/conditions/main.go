// Command conditions takes the conditions of the cards' declarations away, one at
// a time, and names those that no test misses. It builds the tests once, with
// every condition switched by its number; nothing in the project's own files is
// changed.
//
//	conditions [-only TEXT]
//
// A condition is what stands beside && or ||, all that a function returns that
// answers with one condition, or a range. Each is tried against the scripts of
// its card, then against all scripts and the tests of package cards.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
)

func main() {
	only := flag.String("only", "", "try the conditions whose place contains this text alone")
	flag.Parse()
	if err := run(*only); err != nil {
		fmt.Fprintln(os.Stderr, "conditions:", err)
		os.Exit(1)
	}
}

func run(only string) error {
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
	tried, missed := 0, 0
	var wait sync.WaitGroup
	var mutex sync.Mutex
	next := make(chan mutant)
	for range runtime.GOMAXPROCS(0) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for m := range next {
				survives := tests.survives(m)
				mutex.Lock()
				tried++
				if survives {
					missed++
					fmt.Printf("%s: %s: %s\n", m.at, m.card, m.text)
				}
				mutex.Unlock()
			}
		}()
	}
	for _, m := range mutants {
		if strings.Contains(m.at+": "+m.card, only) {
			next <- m
		}
	}
	close(next)
	wait.Wait()
	fmt.Printf("%d of %d conditions are missed by no test\n", missed, tried)
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

// survives reports whether no test fails without the condition.
func (b binaries) survives(m mutant) bool {
	if m.card != "" {
		run := "TestScripts/^" + strings.Replace(m.card, "/", "$/^", 1) + "(_|$)"
		if _, err := test(b.scripts, "game/script", m.n, "-test.run", run); err != nil {
			return false
		}
	}
	_, err := b.all(m.n)
	return err == nil
}

// all runs all tests without condition n.
func (b binaries) all(n int) (string, error) {
	if out, err := test(b.scripts, "game/script", n, "-test.run", "TestScripts"); err != nil {
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
