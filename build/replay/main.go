// Command replay plays kept journals again and prints how each ended. It needs
// no window, so that it runs wherever Go does: CI compares its output between
// amd64, arm64 and WebAssembly.
//
//	replay FILE…
//	replay -keep FILE…
//
// With -keep it writes them anew, as the same choices play by today's rules.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/match"
)

func main() {
	keep := flag.Bool("keep", false, "write the journals anew by today's rules")
	flag.Parse()
	do := verify
	if *keep {
		do = rewrite
	}
	if err := run(do, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(do func(kit *match.Kit, name string, text []byte) error, files []string) error {
	second, err := match.NewKit(assets.Facts())
	if err != nil {
		return err
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		return err
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		h, err := game.ReadHeader(text)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		kit := second
		if slices.Contains(first.Editions(), h.Edition) {
			kit = first
		}
		if err := do(kit, name, text); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// verify plays a journal again and prints how it ended.
func verify(kit *match.Kit, name string, text []byte) error {
	report, err := game.Verify(text, kit.Start)
	if err != nil {
		return err
	}
	if !report.Agrees() {
		return fmt.Errorf("another game: %v", report.Notice)
	}
	fmt.Printf("%s: %d lines, %d choices, %d checks, over %v, winner %d, state %s\n", name,
		report.Played, report.Choices, report.Checks, report.Over, report.Outcome.Winner, report.Hash)
	return nil
}
