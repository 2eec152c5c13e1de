// Command turns tells how long the benchmarks of two commits take, run by turns on one machine: the work tree against
// another commit. It judges nothing.
//
//	turns [-runs 10] [-against 68ee2b5]
//
// The other commit is laid out and built in a temporary folder. Of each figure the least of all runs is told, for what
// runs beside a benchmark only ever makes it longer, and the ratio, this work tree's over the other's.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// suite is a package with benchmarks.
type suite struct {
	at      []string // where it stands, or stood before it moved
	bench   string
	time    string
	repeats int
	units   []string // what is told of it
}

// suites are what is compared. Short runs, many times: one that nothing disturbs is among them.
func suites() []suite {
	return []suite{
		{[]string{"game/xwing/sim", "game/sim"}, "(Game|Replay)$", "63x", 1, []string{"least-ms", "allocs/op"}},
		{[]string{"game/xwing/gauge", "physics"}, "PartialExecution10Ships", "640x", 8, []string{"ns/op"}},
		{[]string{"game/xwing/gauge", "physics"}, "AttackRange", "8192x", 8, []string{"ns/op"}},
	}
}

func main() {
	runs := flag.Int("runs", 10, "how many turns")
	against := flag.String("against", "68ee2b5", "the other commit")
	flag.Parse()
	if err := compare(os.Stdout, *runs, *against); err != nil {
		fmt.Fprintln(os.Stderr, "turns:", err)
		os.Exit(1)
	}
}

// compare builds both sides, has them take turns and tells what came of it.
func compare(out io.Writer, runs int, against string) error {
	room, err := os.MkdirTemp("", "turns")
	if err != nil {
		return err
	}
	defer os.RemoveAll(room)
	other := filepath.Join(room, "tree")
	if err := run(".", "git", "worktree", "add", "--detach", other, against); err != nil {
		return err
	}
	defer func() { _ = run(".", "git", "worktree", "remove", "--force", other) }()
	trees := [2]string{".", other}
	for n, s := range suites() {
		var least [2]map[string]float64
		for k, tree := range trees {
			least[k] = map[string]float64{}
			if err := build(tree, s.home(tree), binary(room, n, k)); err != nil {
				return err
			}
		}
		for range runs {
			for k, tree := range trees {
				if err := s.measure(filepath.Join(tree, s.home(tree)), binary(room, n, k), least[k]); err != nil {
					return err
				}
			}
		}
		for _, name := range slices.Sorted(maps.Keys(least[1])) {
			theirs := least[1][name]
			if ours, ok := least[0][name]; ok && theirs > 0 {
				fmt.Fprintf(out, "%-50s %12.1f %12.1f %6.2f\n", name, ours, theirs, ours/theirs)
			}
		}
	}
	return nil
}

// home is where the package stands in a tree.
func (s *suite) home(tree string) string {
	for _, at := range s.at {
		if _, err := os.Stat(filepath.Join(tree, at)); err == nil {
			return at
		}
	}
	return s.at[0]
}

func binary(room string, suite, side int) string {
	return filepath.Join(room, fmt.Sprintf("%d-%d.test", suite, side))
}

func build(tree, at, binary string) error {
	return run(tree, "go", "test", "-c", "-o", binary, "./"+at)
}

func run(in, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir = in
	if told, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, told)
	}
	return nil
}

// measure runs the benchmarks once, in the folder of their package, and keeps the least of each figure.
func (s *suite) measure(in, binary string, least map[string]float64) error {
	c := exec.Command(binary, "-test.run=^$", "-test.bench="+s.bench, "-test.benchtime="+s.time,
		"-test.benchmem", "-test.count="+strconv.Itoa(s.repeats))
	c.Dir = in
	told, err := c.Output()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", in, err, told)
	}
	for lines := bufio.NewScanner(bytes.NewReader(told)); lines.Scan(); {
		cells := strings.Fields(lines.Text())
		if len(cells) == 0 || !strings.HasPrefix(cells[0], "Benchmark") {
			continue
		}
		name, _, _ := strings.Cut(cells[0], "-")
		for i := 2; i+1 < len(cells); i += 2 {
			value, err := strconv.ParseFloat(cells[i], 64)
			if err != nil || !slices.Contains(s.units, cells[i+1]) {
				continue
			}
			key := name + " " + cells[i+1]
			if old, ok := least[key]; !ok || value < old {
				least[key] = value
			}
		}
	}
	return nil
}
