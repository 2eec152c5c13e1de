// Command replay plays kept journals again and prints how each ended. It needs
// no window, so that it runs wherever Go does: CI compares its output between
// amd64, arm64 and WebAssembly.
package main

import (
	"fmt"
	"os"

	"xwing/assets"
	"xwing/game"
	"xwing/game/match"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(files []string) error {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		return err
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		report, err := game.Verify(text, kit.Start)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if !report.Agrees() {
			return fmt.Errorf("%s: another game: %v", name, report.Notice)
		}
		fmt.Printf("%s: %d lines, %d choices, %d checks, over %v, winner %d, state %s\n", name,
			report.Played, report.Choices, report.Checks, report.Over, report.Outcome.Winner, report.Hash)
	}
	return nil
}
