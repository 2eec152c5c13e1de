package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// binaries are a game's built tests: of the scripts and of package cards.
type binaries struct {
	*suite
	scripts, cards string
}

// buildTests builds the tests with the switched files in place of the project's.
func buildTests(s *suite, dir string) (binaries, error) {
	b := binaries{s, filepath.Join(dir, "scripts.test"), filepath.Join(dir, "cards.test")}
	for file, pkg := range map[string]string{b.scripts: "./" + s.scriptsFolder(), b.cards: "./" + s.folders[0]} {
		cmd := exec.Command("go", "test", "-c", "-overlay", filepath.Join(dir, overlayFile), "-o", file, pkg)
		if out, err := cmd.CombinedOutput(); err != nil {
			return b, fmt.Errorf("%s: %v\n%s", pkg, err, out)
		}
	}
	return b, nil
}

// missedByNone are the conditions that no test misses. It prints how many are missed
// by whom.
func (b binaries) missedByNone(mutants []mutant) ([]mutant, error) {
	by, played, err := b.missedByScripts(mutants)
	if err != nil {
		return nil, err
	}
	counts := map[string]int{}
	left := slices.DeleteFunc(slices.Clone(mutants), func(m mutant) bool {
		counts[by[m.n]]++
		return by[m.n] != "none"
	})
	fmt.Printf("%d conditions: missed by a script of their own card %d, by another %d, by bystanders %d\n",
		len(mutants), counts["own"], counts["other"], counts["bystander"])
	matters, err := b.noted()
	if err != nil {
		return nil, err
	}
	missed, err := b.missedByCards(left, matters)
	if err != nil {
		return nil, err
	}
	left = slices.DeleteFunc(left, func(m mutant) bool { return missed[m.n] })
	idle := 0
	for i := range left {
		left[i].idle = played[left[i].n] == 0 && len(matters[left[i].n]) == 0
		if left[i].idle {
			idle++
		}
	}
	fmt.Printf("by a test of package cards %d; by none although it says both %d, never said otherwise %d\n", len(missed), len(left)-idle, idle)
	return left, nil
}

// missedByScripts tells who misses each condition ("own", "other", "bystander" or "none"), and
// in how many scripts it could make a difference that none misses.
func (b binaries) missedByScripts(mutants []mutant) (by map[int]string, played map[int]int, err error) {
	by, played = map[int]string{}, map[int]int{}
	for left := mutants; len(left) > 0; {
		var trial []string
		for _, m := range left {
			trial = append(trial, cmp.Or(m.card, "all")+"="+strconv.Itoa(m.n))
		}
		out, err := test(b.scripts, b.scriptsFolder(), "XWING_TRIAL="+strings.Join(trial, " "),
			"-test.run", "^TestTrial$", "-test.v", "-test.timeout", "1h")
		for _, line := range strings.Split(out, "\n") {
			if f := strings.Fields(line); len(f) > 2 && slices.Contains([]string{"own", "other", "bystander", "none"}, f[0]) {
				n, _ := strconv.Atoi(f[1])
				by[n] = f[0]
				played[n], _ = strconv.Atoi(f[2]) // of the others it is a script's name
			}
		}
		if strings.Contains(out, "trial is over\n") {
			break
		}
		begun := slices.IndexFunc(left, func(m mutant) bool { return by[m.n] == "" })
		if begun < 0 || !strings.Contains(out, "fatal error: ") {
			return nil, nil, fmt.Errorf("trial: %v\n%s", err, out)
		}
		by[left[begun].n] = "other" // without it the rules go round in a circle
		left = left[begun+1:]
	}
	return by, played, nil
}

// noted lists by condition the tests of package cards where it could make a difference.
func (b binaries) noted() (map[int][]string, error) {
	names, err := test(b.cards, b.folders[0], "", "-test.list", "^Test")
	if err != nil {
		return nil, fmt.Errorf("%v\n%s", err, names)
	}
	out, err := test(b.cards, b.folders[0], "XWING_NOTE="+strings.Join(strings.Fields(names), " "), "-test.parallel", "1")
	if err != nil {
		return nil, fmt.Errorf("with all conditions in place: %v\n%s", err, out)
	}
	matters := map[int][]string{}
	for _, line := range strings.Split(out, "\n") {
		f := strings.Fields(line)
		if len(f) < 2 || f[0] != "matters" {
			continue
		}
		for _, number := range f[2:] {
			n, _ := strconv.Atoi(number)
			matters[n] = append(matters[n], f[1])
		}
	}
	return matters, nil
}

// missedByCards tries each condition against the tests of package cards where it could
// make a difference.
func (b binaries) missedByCards(mutants []mutant, matters map[int][]string) (map[int]bool, error) {
	missed := map[int]bool{}
	var lock sync.Mutex
	var wait sync.WaitGroup
	next := make(chan mutant)
	for range runtime.NumCPU() {
		wait.Go(func() {
			for m := range next {
				_, err := test(b.cards, b.folders[0], switchVariable+"="+strconv.Itoa(m.n), "-test.failfast", "-test.timeout", "1m",
					"-test.run", "^("+strings.Join(matters[m.n], "|")+")$")
				if err != nil {
					lock.Lock()
					missed[m.n] = true
					lock.Unlock()
				}
			}
		})
	}
	for _, m := range mutants {
		if len(matters[m.n]) > 0 {
			next <- m
		}
	}
	close(next)
	wait.Wait()
	return missed, nil
}

func test(binary, folder, env string, args ...string) (string, error) {
	cmd := exec.Command(binary, args...)
	cmd.Dir = filepath.FromSlash(folder)
	cmd.Env = append(os.Environ(), env)
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
