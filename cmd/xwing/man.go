package main

import (
	"fmt"
	"io"
	"strings"
)

// manual writes the manual page of the program, in English: what help says, as man wants it.
func (d door) manual(out io.Writer) error {
	w, err := d.phrases("en")
	if err != nil {
		return err
	}
	say := func(key string) string { return roff(w.sentence(key)) }
	fmt.Fprintf(out, ".TH XWING 6 \"\" %q \"Games\"\n.SH NAME\nxwing \\- %s\n.SH SYNOPSIS\n.B xwing\n[COMMAND] [ARGUMENT ...]\n.SH DESCRIPTION\n%s\n.PP\n%s\n.SH COMMANDS\n",
		"xwing "+release, say("cli.man-name"), say("cli.program"), say("cli.more-help"))
	for _, cmd := range d.commands() {
		fmt.Fprintf(out, ".SS %s\n", roff(strings.TrimSpace("xwing "+cmd.name+" "+cmd.usage)))
		fmt.Fprintln(out, say(cmd.about))
		for _, f := range cmd.flags {
			fmt.Fprintf(out, ".TP\n.B %s\n%s\n", roff(strings.TrimSpace("--"+f.name+" "+f.value)), say(f.about))
		}
	}
	fmt.Fprintf(out, ".SH FILES\n%s\n", say("cli.man-files"))
	return nil
}

// roff is a text that man prints as it stands.
func roff(text string) string {
	lines := strings.Split(strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text), "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, ".") || strings.HasPrefix(l, "'") {
			lines[i] = `\&` + l
		}
	}
	return strings.Join(lines, "\n")
}
