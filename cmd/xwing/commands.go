package main

import (
	"fmt"
	"io"
)

// commands lists everything the program can be told to do, in the order of help.
func (d door) commands() []command {
	ui := uiLogFlag()
	return []command{
		{name: "", about: "cli.about.title", flags: []flagSpec{ui}, run: title},
		d.of("play"),
		{name: "resume", usage: "[FILE]", about: "cli.about.resume",
			flags: []flagSpec{playerOf("red"), playerOf("blue"), ui}, most: 1, run: resume},
		{name: "watch", usage: "FILE", about: "cli.about.watch", flags: []flagSpec{ui}, least: 1, most: 1, run: watch},
		d.of("sim"), d.of("check"), d.of("catalog"), d.of("cards"), d.of("squad"), d.of("build"), d.of("shelf"), d.of("sandbox"),
		d.of("odds"),
		d.notationCommand(), d.of("luck"), d.of("record"), d.of("glossary"),
		d.of("bench"),
		{name: "paths", about: "cli.about.paths", run: d.paths},
		{name: "help", usage: "[COMMAND] | --man", about: "cli.about.help",
			flags: []flagSpec{{"man", isSwitch, "", "cli.flag.man"}}, most: 1, run: d.help},
		{name: "version", about: "cli.about.version", run: d.version},
	}
}

// uiLogFlag is the flag that has the screen written down.
func uiLogFlag() flagSpec { return flagSpec{"ui-log", takesText, "FILE", "cli.flag.ui-log"} }

// playerOf is the flag that says who plays a side.
func playerOf(side string) flagSpec {
	return flagSpec{side + "-player", takesText, "P", "cli.flag." + side + "-player"}
}

// clockFlags are how long the players of a game have.
func clockFlags() []flagSpec {
	return []flagSpec{{"clock", takesNumber, "MINUTES", "cli.flag.clock"}, {"game-clock", takesNumber, "MINUTES", "cli.flag.game-clock"}}
}

// help lists the commands, tells about one, or writes all of it as a manual page.
func (d door) help(c *call) error {
	if c.has("man") {
		return d.manual(c.out)
	}
	if len(c.files) == 1 {
		cmd, ok := d.findCommand(c.files[0])
		if !ok {
			return misuse("help", "unknown command %q; it is one of %s", c.files[0], d.commandNames())
		}
		return d.helpOn(c.out, cmd)
	}
	w, err := d.helpWords()
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, w.sentence("cli.program"))
	fmt.Fprintln(c.out)
	for _, cmd := range d.commands() {
		fmt.Fprintf(c.out, "  %-16s %s\n", "xwing "+cmd.name, w.sentence(cmd.about))
	}
	fmt.Fprintln(c.out)
	fmt.Fprintln(c.out, w.sentence("cli.more-help"))
	return nil
}

// helpOn tells about one command.
func (d door) helpOn(out io.Writer, cmd command) error {
	w, err := d.helpWords()
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "xwing %s %s\n\n%s\n", cmd.name, cmd.usage, w.sentence(cmd.about))
	for _, f := range cmd.flags {
		fmt.Fprintf(out, "  --%-16s %s\n", f.name+" "+f.value, w.sentence(f.about))
	}
	return nil
}

// helpWords are the words of the player's language; English where his settings
// cannot be read, for help must be had just then.
func (d door) helpWords() (phrasebook, error) {
	language := "en"
	if own, err := ownSettings(); err == nil {
		language = own.Language
	}
	return d.phrases(language)
}
