package main

import (
	"fmt"
	"io"
)

// commands lists everything the program can be told to do, in the order of help.
func commands() []command {
	ui := flagSpec{"ui-log", takesText, "FILE", "write what is on screen, whenever it changes, as lines of JSON"}
	red := flagSpec{"red", takesText, "FILE", "the red player's squad, as XWS"}
	blue := flagSpec{"blue", takesText, "FILE", "the blue player's squad, as XWS"}
	seed := flagSpec{"seed", takesNumber, "N", "what the dice and decks are drawn from"}
	return []command{
		{name: "", about: "Open the title screen.", flags: []flagSpec{ui}, run: title},
		{name: "play", usage: "--red A.xws --blue B.xws [--seed N]", about: "Begin a game of two squads.",
			flags: []flagSpec{red, blue, seed, ui}, run: play},
		{name: "resume", usage: "[FILE]", about: "Go on with a kept game: the latest one, or a journal.",
			flags: []flagSpec{ui}, most: 1, run: resume},
		{name: "sim", usage: "[--games N] [--seed S] [--red A.xws --blue B.xws] [--player P] [--coverage] [--json]",
			about: "Play whole games without a window and count what happened.",
			flags: []flagSpec{
				{"games", takesNumber, "N", "how many"}, seed, red, blue,
				{"player", takesText, "P", "random, sensible or mixed (every other game)"},
				{"coverage", isSwitch, "", "count what was decided, what happened, what was used"},
				{"checks", isSwitch, "", "check every step: overlaps, supply, views; replay each game, reopen ten prefixes"},
				{"keep", takesText, "FOLDER", "write the journal of every game there"},
				{"json", isSwitch, "", "print one JSON object"},
			}, run: simulate},
		{name: "check", usage: "FILE…", about: "Check squads and journals: breaches in words, replays compared.",
			least: 1, most: many, run: check},
		{name: "squad", usage: "FILE", about: "Show a squad: ships, cards, points, what is enforced.",
			least: 1, most: 1, run: showSquad},
		{name: "bench", usage: "[--frames N] [--width W --height H] [--idle S] [--json]",
			about: "Measure in a window what the full table costs to draw, beside an empty frame.",
			flags: []flagSpec{
				{"frames", takesNumber, "N", "how many of each kind (200)"},
				{"width", takesNumber, "W", "of the window (1920)"},
				{"height", takesNumber, "H", "of the window (1080)"},
				{"idle", takesNumber, "S", "seconds for which a resting table is watched (5; 0: not at all)"},
				{"json", isSwitch, "", "print one JSON object"},
			}, run: benchmark},
		{name: "help", usage: "[COMMAND]", about: "Say all this, or more about one command.", most: 1, run: help},
		{name: "version", about: "Tell the versions of program, rules and facts.", run: version},
	}
}

// help lists the commands, or tells about one.
func help(c *call) error {
	if len(c.files) == 1 {
		cmd, ok := findCommand(c.files[0])
		if !ok {
			return misuse("help", "unknown command %q; it is one of %s", c.files[0], commandNames())
		}
		return helpOn(c.out, cmd)
	}
	fmt.Fprintln(c.out, "xwing plays the miniatures game X-Wing, second edition, and keeps its rules.")
	fmt.Fprintln(c.out)
	for _, cmd := range commands() {
		fmt.Fprintf(c.out, "  %-16s %s\n", "xwing "+cmd.name, cmd.about)
	}
	fmt.Fprintln(c.out)
	fmt.Fprintln(c.out, "xwing help COMMAND tells a command's flags. Flags may stand before or after files.")
	return nil
}

// helpOn tells about one command.
func helpOn(out io.Writer, cmd command) error {
	fmt.Fprintf(out, "xwing %s %s\n\n%s\n", cmd.name, cmd.usage, cmd.about)
	for _, f := range cmd.flags {
		fmt.Fprintf(out, "  --%-16s %s\n", f.name+" "+f.value, f.about)
	}
	return nil
}
