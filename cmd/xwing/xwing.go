package main

import (
	"xwing/assets"
	"xwing/game/words"
	"xwing/game/xwing/position"
	"xwing/game/xwing/shorthand"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// xwingGame is X-Wing at the front door.
func xwingGame() *entry {
	return &entry{
		name:  "xwing",
		words: xwingWords,
		reads: func(text []byte) bool {
			_, err := squad.ParseXWS("", text)
			return err == nil || position.Reads(text)
		},
		does:    xwingCommands(),
		checks:  xwingChecks,
		folders: xwingFolders,
		tells:   xwingVersions,
		starts:  xwingStarts,
		wording: shorthand.Wording(),
		table:   func(o opening) (*gameTable, error) { return xwingTable(o, begun{}) },
	}
}

// xwingStarts opens what begins games of X-Wing.
func xwingStarts() (startOf, error) {
	p, err := load()
	if err != nil {
		return nil, err
	}
	return p.kits.Start, nil
}

// xwingWords are the words of a language without the names of the cards.
func xwingWords(language string) (*words.Words, error) {
	w, err := terms.Load(assets.Words, language)
	if err != nil {
		return nil, err
	}
	return w.Words, nil
}

// xwingCommands are what the commands do that are about X-Wing.
func xwingCommands() []command {
	ui := uiLogFlag()
	red := flagSpec{"red", takesText, "FILE", "cli.flag.red"}
	blue := flagSpec{"blue", takesText, "FILE", "cli.flag.blue"}
	seed := flagSpec{"seed", takesNumber, "N", "cli.flag.seed"}
	points := flagSpec{"points", takesText, "LIST", "cli.flag.points"}
	edition := flagSpec{"edition", takesText, "E", "cli.flag.edition"}
	deck := flagSpec{"deck", takesText, "YEAR", "cli.flag.deck"}
	scenario := flagSpec{"scenario", takesText, "NAME", "cli.flag.scenario"}
	environment := flagSpec{"environment", takesText, "CARD", "cli.flag.environment"}
	rounds := flagSpec{"rounds", takesNumber, "N", "cli.flag.rounds"}
	epic := flagSpec{"epic", isSwitch, "", "cli.flag.epic"}
	teams := flagSpec{"teams", takesText, "TEAMS", "cli.flag.teams"}
	breaches := flagSpec{"allow-breaches", isSwitch, "", "cli.flag.allow-breaches"}
	return []command{
		{name: "play", about: "cli.about.play",
			usage: "--first | --red A.xws --blue B.xws [--seed N] [--edition E] [--scenario NAME | --epic] [--rounds N] [--points LIST] " +
				"[--blue-player computer]",
			flags: append([]flagSpec{red, blue, playerOf("red"), playerOf("blue"), seed, edition, deck, scenario, epic, teams, environment,
				rounds, points, breaches, {"first", isSwitch, "", "cli.flag.first"}, ui}, clockFlags()...),
			run: play},
		{name: "sim",
			usage: "[--games N] [--seed S] [--red A.xws --blue B.xws | --squads KIND | --around ID] [--player P] [--coverage] [--json]",
			about: "cli.about.sim",
			flags: []flagSpec{
				{"games", takesNumber, "N", "cli.flag.games"}, seed, red, blue, edition, scenario, epic, teams, environment, rounds, points,
				breaches,
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
			flags: []flagSpec{cardsOf(), {"points", takesText, "LIST", "cli.flag.squad-points"},
				{"format", takesText, "F", "cli.flag.format"}},
			least: 1, most: many},
		{name: "catalog", about: "cli.about.catalog",
			usage: "[SHIP|PILOT|UPGRADE|WORD|QUESTION…] [--edition E] [--points LIST] [--sort COLUMN] [--json]",
			flags: []flagSpec{cardsOf(), {"points", takesText, "LIST", "cli.flag.catalog-points"},
				{"sort", takesText, "COLUMN", "cli.flag.catalog-sort"},
				{"json", isSwitch, "", "cli.flag.json"}},
			most: many, wordy: true, run: showCatalog},
		{name: "cards", usage: "[--missing] [--edition E] [--points LIST] [--json]", about: "cli.about.cards",
			flags: []flagSpec{{"missing", isSwitch, "", "cli.flag.missing"}, cardsOf(),
				{"points", takesText, "LIST", "cli.flag.cards-points"}, {"json", isSwitch, "", "cli.flag.json"}},
			run: showCards},
		{name: "squad", usage: "FILE… | --random [FACTION] [--theme T] | --quick [ID… | FILE…]", about: "cli.about.squad",
			flags: squadFlags(), most: many, run: showSquads},
		{name: "build", usage: "[FILE] [--points LIST] [--epic | --format F]", about: "cli.about.build",
			flags: []flagSpec{points, epic, {"format", takesText, "F", "cli.flag.format"}, ui}, most: 1, run: build},
		shelfCommand(), sandboxCommand(),
		oddsCommand(), luckCommand(), recordCommand(), glossaryCommand(),
		benchOf("xwing", xwingSubject),
	}
}

// shelfCommand is the command that opens the shelf.
func shelfCommand() command {
	return command{name: "shelf", usage: "[SHIP|PILOT|UPGRADE|WORD|QUESTION…]", about: "cli.about.shelf", flags: []flagSpec{uiLogFlag()},
		most: many, wordy: true, run: showShelf}
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
		{"theme", takesText, "T", "cli.flag.theme"},
		{"faction", takesText, "F", "cli.flag.faction"},
		{"seed", takesNumber, "N", "cli.flag.squad-seed"},
		{"enforced", isSwitch, "", "cli.flag.enforced"},
		{"cards", isSwitch, "", "cli.flag.cards"},
		{"xws", isSwitch, "", "cli.flag.xws"},
		{"text", isSwitch, "", "cli.flag.text"},
		{"link", takesText, "ADDRESS", "cli.flag.link"},
		{"json", isSwitch, "", "cli.flag.squad-json"},
		{"sheet", takesText, "OUT", "cli.flag.sheet"},
		{"paper", takesText, "P", "cli.flag.paper"},
		{"compare", takesText, "B", "cli.flag.compare"},
	}
}
