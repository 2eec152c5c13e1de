// Command replay plays kept journals of all games again and prints how each ended. It needs
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

	"xwing/assets"
	"xwing/game"
	armada "xwing/game/armada/match"
	"xwing/game/xwing/match"
)

func main() {
	keep := flag.Bool("keep", false, "write the journals anew by today's rules")
	flag.Parse()
	do := verify
	if *keep {
		do = rewrite
	}
	games, err := starts()
	if err == nil {
		err = run(games, do, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// starts opens all games: what begins one of theirs, as journals name them.
func starts() (map[string]start, error) {
	second, err := match.NewKit(assets.Facts())
	if err != nil {
		return nil, err
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		return nil, err
	}
	fleets, err := armada.NewKit(assets.ArmadaFacts())
	if err != nil {
		return nil, err
	}
	return map[string]start{"": match.Kits{second, first}.Start, armada.Game: fleets.Start}, nil
}

// start begins the game of a header.
type start func(game.Header) (game.State, error)

func run(games map[string]start, do func(begin start, name string, text []byte) error, files []string) error {
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		h, err := game.ReadHeader(text)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		begin := games[h.Game]
		if begin == nil {
			return fmt.Errorf("%s: there is no game %q", name, h.Game)
		}
		if err := do(begin, name, text); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// verify plays a journal again and prints how it ended.
func verify(begin start, name string, text []byte) error {
	report, err := game.Verify(text, begin)
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
