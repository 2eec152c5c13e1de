// Command xwing plays the miniatures game X-Wing in its editions: for two people
// in a window, or by itself in the terminal (xwing sim).
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"xwing/internal/harmless"
)

// The ways in which the program ends.
const (
	exitFine   = 0
	exitFailed = 1 // what was asked for did not work out: a bad squad, a stuck game
	exitMisuse = 2 // the command line makes no sense
)

// command is one thing the program can be told to do.
type command struct {
	name  string
	usage string // after the name
	about string
	flags []flagSpec
	least int  // files
	most  int  // files; many: any number
	wordy bool // what stands behind it are words, no files
	run   func(c *call) error
}

// many files or more.
const many = 1 << 20

// call is a command with its arguments and where it writes.
type call struct {
	*arguments
	door     door
	in       io.Reader
	out, err io.Writer
	came     []byte // what has come in and is to be read again
}

// printJSON writes a value as one line.
func (c *call) printJSON(v any) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, string(line))
	return nil
}

func main() {
	os.Exit(front().enter(os.Args[1:], os.Stdin, harmless.NewWriter(os.Stdout), complaints()))
}

// complaints is where errors and warnings go: what stands in files of strangers steers no terminal.
func complaints() io.Writer { return harmless.NewWriter(os.Stderr) }

// enter does what the words say and returns the exit code.
func (d door) enter(words []string, in io.Reader, out, errout io.Writer) int {
	err := d.dispatch(words, in, out, errout)
	if err == nil {
		return exitFine
	}
	fmt.Fprintln(errout, d.told(err))
	var misused usageError
	if errors.As(err, &misused) {
		return exitMisuse
	}
	return exitFailed
}

// dispatch finds the command among the words: the first that is no flag, or the
// title screen when there is none.
func (d door) dispatch(words []string, in io.Reader, out, errout io.Writer) error {
	name, rest := "", words
	if len(words) > 0 && !strings.HasPrefix(words[0], "-") {
		name, rest = words[0], words[1:]
	} else if i := d.commandAfterFlags(words); i >= 0 {
		name = words[i]
		rest = append(append([]string(nil), words[:i]...), words[i+1:]...)
	}
	switch {
	case len(words) == 1 && (words[0] == "--help" || words[0] == "-h"):
		name, rest = "help", nil
	case len(words) == 1 && words[0] == "--version":
		name, rest = "version", nil
	}
	cmd, ok := d.findCommand(name)
	if !ok {
		return misuse("", "unknown command %q; it is one of %s", name, d.commandNames())
	}
	if len(rest) == 1 && (rest[0] == "--help" || rest[0] == "-h") {
		return d.helpOn(out, cmd)
	}
	args, err := parseArgs(name, cmd.flags, rest)
	if err != nil {
		return err
	}
	switch n := len(args.files); {
	case n < cmd.least:
		return misuse(name, "a file is missing: xwing %s %s", name, cmd.usage)
	case n > cmd.most && cmd.most == 0:
		return misuse(name, "%q is one word too many: it takes no files", args.files[0])
	case n > cmd.most:
		return misuse(name, "%q is one file too many", args.files[cmd.most])
	}
	return cmd.run(&call{arguments: args, door: d, in: in, out: out, err: errout})
}

// commandAfterFlags finds a command that stands behind flags, -1 if none does.
func (d door) commandAfterFlags(words []string) int {
	for i, w := range words {
		if cmd, ok := d.findCommand(w); ok && cmd.name != "" {
			return i
		}
	}
	return -1
}

func (d door) findCommand(name string) (command, bool) {
	for _, c := range d.commands() {
		if c.name == name {
			return c, true
		}
	}
	return command{}, false
}
