package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/game/armada/shorthand"
	"xwing/game/armada/terms"
	"xwing/game/words"
	tabletop "xwing/scene/armada"
)

// armadaGame is Armada at the front door.
func armadaGame() *entry {
	return &entry{
		id: match.Game, name: match.Game,
		words:   armadaWords,
		reads:   isFleet,
		does:    armadaCommands(),
		checks:  armadaChecks,
		folders: armadaFolders,
		tells:   armadaVersions,
		starts:  armadaStarts,
		wording: shorthand.Wording(),
		table:   func(o opening) (*gameTable, error) { return armadaTable(o, tabletop.Opening{}) },
	}
}

// armadaStarts opens what begins games of Armada.
func armadaStarts() (startOf, error) {
	p, err := loadArmada()
	if err != nil {
		return nil, err
	}
	return p.kit.Start, nil
}

// armadaWords are the words of a language.
func armadaWords(language string) (*words.Words, error) {
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		return nil, err
	}
	w, err := terms.Load(assets.Words, language, cat)
	if err != nil {
		return nil, err
	}
	return w.Words, nil
}

// says finds what a file of Armada's own says that it is of.
var saysArmada = regexp.MustCompile(`"game"\s*:\s*"armada"`)

// isFleet recognizes fleets: our own form by what it says, any other by a ship that Armada knows.
func isFleet(text []byte) bool {
	if saysArmada.Match(text) {
		return true
	}
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")) && !bytes.Contains(text, []byte(`"shipIds"`)) {
		return false // JSON of another game
	}
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		return false
	}
	r, err := fleet.Read("", text, cat)
	return err == nil && slices.ContainsFunc(r.Fleet.Ships, func(s fleet.Ship) bool {
		_, unknown := cat.Ship(s.ID)
		return unknown == nil
	})
}

// armadaCommands are what the commands do that are about Armada.
func armadaCommands() []command {
	red := flagSpec{"red", takesText, "FILE", "cli.flag.red"}
	blue := flagSpec{"blue", takesText, "FILE", "cli.flag.blue"}
	seed := flagSpec{"seed", takesNumber, "N", "cli.flag.seed"}
	rounds := flagSpec{"rounds", takesNumber, "N", "cli.flag.rounds"}
	field := flagSpec{"field", takesText, "NAME", "cli.flag.field"}
	objective := flagSpec{"objective", takesText, "ID", "cli.flag.objective"}
	total := flagSpec{"total", takesNumber, "N", "cli.flag.total"}
	return []command{
		{name: "play", about: "cli.about.play", flags: append([]flagSpec{red, blue, playerOf("red"), playerOf("blue"), seed, rounds,
			field, objective, {"allow-breaches", isSwitch, "", "cli.flag.allow-breaches"}, uiLogFlag()}, clockFlags()...), run: playFleets},
		{name: "sim", about: "cli.about.sim", flags: []flagSpec{
			{"games", takesNumber, "N", "cli.flag.games"}, seed, red, blue, rounds, field, objective, total,
			{"player", takesText, "P", "cli.flag.player-armada"},
			{"around", takesText, "ID,…", "cli.flag.around"},
			{"coverage", isSwitch, "", "cli.flag.coverage"},
			{"checks", isSwitch, "", "cli.flag.checks"},
			{"keep", takesText, "FOLDER", "cli.flag.keep"},
			{"failures", takesText, "FOLDER", "cli.flag.failures"},
			{"json", isSwitch, "", "cli.flag.json"},
		}, run: armadaSim},
		{name: "check", about: "cli.about.check", least: 1, most: many},
		{name: "catalog", about: "cli.about.catalog", most: many, wordy: true, run: armadaCatalog},
		{name: "cards", about: "cli.about.cards", flags: []flagSpec{{"missing", isSwitch, "", "cli.flag.missing"},
			{"json", isSwitch, "", "cli.flag.json"}}, run: armadaCards},
		{name: "squad", about: "cli.about.squad", flags: []flagSpec{
			{"random", isSwitch, "", "cli.flag.random"}, {"faction", takesText, "F", "cli.flag.faction"}, seed, total,
			{"kingston", isSwitch, "", "cli.flag.kingston"}, {"json", isSwitch, "", "cli.flag.squad-json"},
		}, most: many, run: showFleets},
		{name: "build", about: "cli.about.build", flags: []flagSpec{uiLogFlag()}, most: 1, run: buildFleet},
		{name: "shelf", about: "cli.about.shelf", flags: []flagSpec{uiLogFlag()}, most: many, wordy: true, run: showFleetShelf},
		armadaGlossaryCommand(), benchOf(match.Game, armadaSubject),
	}
}

// fleets is what the commands about Armada need.
type fleets struct {
	kit   *match.Kit
	words *terms.Words
}

// loadArmada reads everything that is built in, and the player's language.
func loadArmada() (*fleets, error) {
	own, err := ownSettings()
	if err != nil {
		return nil, err
	}
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		return nil, err
	}
	w, err := terms.Load(assets.Words, own.Language, kit.Facts)
	return &fleets{kit, w}, err
}

// armadaVersions tells the versions of Armada's rules and facts.
func armadaVersions(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "rules of Armada %s, edition %s, facts %s, journal format %d\n",
		match.RulesVersion, match.Edition, p.kit.Facts.Version(), game.Format)
	return err
}
