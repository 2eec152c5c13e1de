package main

import (
	"fmt"
	"io"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/terms"
)

// commands lists everything the program can be told to do, in the order of help.
func commands() []command {
	ui := flagSpec{"ui-log", takesText, "FILE", "cli.flag.ui-log"}
	red := flagSpec{"red", takesText, "FILE", "cli.flag.red"}
	blue := flagSpec{"blue", takesText, "FILE", "cli.flag.blue"}
	seed := flagSpec{"seed", takesNumber, "N", "cli.flag.seed"}
	points := flagSpec{"points", takesText, "LIST", "cli.flag.points"}
	edition := flagSpec{"edition", takesText, "E", "cli.flag.edition"}
	deck := flagSpec{"deck", takesText, "YEAR", "cli.flag.deck"}
	scenario := flagSpec{"scenario", takesText, "NAME", "cli.flag.scenario"}
	rounds := flagSpec{"rounds", takesNumber, "N", "cli.flag.rounds"}
	breaches := flagSpec{"allow-breaches", isSwitch, "", "cli.flag.allow-breaches"}
	redPlayer, bluePlayer := playerOf("red"), playerOf("blue")
	return []command{
		{name: "", about: "cli.about.title", flags: []flagSpec{ui}, run: title},
		{name: "play", usage: "--red A.xws --blue B.xws [--seed N] [--edition E] [--scenario NAME] [--rounds N] [--points LIST] [--blue-player computer]", about: "cli.about.play",
			flags: []flagSpec{red, blue, redPlayer, bluePlayer, seed, edition, deck, scenario, rounds, points, breaches, ui}, run: play},
		{name: "resume", usage: "[FILE]", about: "cli.about.resume",
			flags: []flagSpec{redPlayer, bluePlayer, ui}, most: 1, run: resume},
		{name: "sim", usage: "[--games N] [--seed S] [--red A.xws --blue B.xws | --squads KIND | --around ID] [--player P] [--coverage] [--json]",
			about: "cli.about.sim",
			flags: []flagSpec{
				{"games", takesNumber, "N", "cli.flag.games"}, seed, red, blue, edition, scenario, rounds, points, breaches,
				{"squads", takesText, "KIND", "cli.flag.squads"},
				{"around", takesText, "ID,…", "cli.flag.around"},
				deck,
				{"player", takesText, "P", "cli.flag.player"},
				{"coverage", isSwitch, "", "cli.flag.coverage"},
				{"checks", isSwitch, "", "cli.flag.checks"},
				{"keep", takesText, "FOLDER", "cli.flag.keep"},
				{"failures", takesText, "FOLDER", "cli.flag.failures"},
				{"json", isSwitch, "", "cli.flag.json"},
			}, run: simulate},
		{name: "check", usage: "FILE… [--edition E] [--points LIST]", about: "cli.about.check",
			flags: []flagSpec{cardsOf(), {"points", takesText, "LIST", "cli.flag.squad-points"}, {"format", takesText, "F", "cli.flag.format"}},
			least: 1, most: many, run: check},
		{name: "catalog", usage: "[SHIP|PILOT|UPGRADE|WORD…] [--edition E] [--points LIST] [--json]", about: "cli.about.catalog",
			flags: []flagSpec{cardsOf(), {"points", takesText, "LIST", "cli.flag.catalog-points"}, {"json", isSwitch, "", "cli.flag.json"}},
			most:  many, run: showCatalog},
		{name: "cards", usage: "[--missing] [--edition E] [--points LIST] [--json]", about: "cli.about.cards",
			flags: []flagSpec{{"missing", isSwitch, "", "cli.flag.missing"}, cardsOf(),
				{"points", takesText, "LIST", "cli.flag.cards-points"}, {"json", isSwitch, "", "cli.flag.json"}},
			run: showCards},
		{name: "squad", usage: "FILE… | --random | --quick [ID… | FILE…]", about: "cli.about.squad",
			flags: squadFlags(), most: many, run: showSquads},
		{name: "bench", usage: "[--frames N] [--width W --height H] [--idle S] [--starts N] [--json]",
			about: "cli.about.bench",
			flags: []flagSpec{
				{"frames", takesNumber, "N", "cli.flag.frames"},
				{"width", takesNumber, "W", "cli.flag.width"},
				{"height", takesNumber, "H", "cli.flag.height"},
				{"idle", takesNumber, "S", "cli.flag.idle"},
				{"starts", takesNumber, "N", "cli.flag.starts"},
				{"json", isSwitch, "", "cli.flag.json"},
			}, run: benchmark},
		{name: "paths", about: "cli.about.paths", run: paths},
		{name: "help", usage: "[COMMAND] | --man", about: "cli.about.help",
			flags: []flagSpec{{"man", isSwitch, "", "cli.flag.man"}}, most: 1, run: help},
		{name: "version", about: "cli.about.version", run: version},
	}
}

// playerOf is the flag that says who plays a side.
func playerOf(side string) flagSpec {
	return flagSpec{side + "-player", takesText, "P", "cli.flag." + side + "-player"}
}

// cardsOf is the flag that says which edition's cards are meant.
func cardsOf() flagSpec { return flagSpec{"edition", takesText, "E", "cli.flag.cards-edition"} }

// squadFlags are the flags of the squad command, which has the most.
func squadFlags() []flagSpec {
	return []flagSpec{
		cardsOf(),
		{"points", takesText, "LIST", "cli.flag.squad-points"},
		{"format", takesText, "F", "cli.flag.format"},
		{"random", isSwitch, "", "cli.flag.random"},
		{"quick", isSwitch, "", "cli.flag.quick"},
		{"faction", takesText, "F", "cli.flag.faction"},
		{"seed", takesNumber, "N", "cli.flag.squad-seed"},
		{"enforced", isSwitch, "", "cli.flag.enforced"},
		{"cards", isSwitch, "", "cli.flag.cards"},
		{"xws", isSwitch, "", "cli.flag.xws"},
		{"json", isSwitch, "", "cli.flag.squad-json"},
	}
}

// help lists the commands, tells about one, or writes all of it as a manual page.
func help(c *call) error {
	if c.has("man") {
		return manual(c.out)
	}
	if len(c.files) == 1 {
		cmd, ok := findCommand(c.files[0])
		if !ok {
			return misuse("help", "unknown command %q; it is one of %s", c.files[0], commandNames())
		}
		return helpOn(c.out, cmd)
	}
	w, err := helpWords()
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, w.Say(game.Say("cli.program")))
	fmt.Fprintln(c.out)
	for _, cmd := range commands() {
		fmt.Fprintf(c.out, "  %-16s %s\n", "xwing "+cmd.name, w.Say(game.Say(cmd.about)))
	}
	fmt.Fprintln(c.out)
	fmt.Fprintln(c.out, w.Say(game.Say("cli.more-help")))
	return nil
}

// helpOn tells about one command.
func helpOn(out io.Writer, cmd command) error {
	w, err := helpWords()
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "xwing %s %s\n\n%s\n", cmd.name, cmd.usage, w.Say(game.Say(cmd.about)))
	for _, f := range cmd.flags {
		fmt.Fprintf(out, "  --%-16s %s\n", f.name+" "+f.value, w.Say(game.Say(f.about)))
	}
	return nil
}

// helpWords are the words of the player's language; English where his settings
// cannot be read, for help must be had just then.
func helpWords() (*terms.Words, error) {
	language := "en"
	if own, err := ownSettings(); err == nil {
		language = own.Language
	}
	return terms.Load(assets.Words, language)
}
