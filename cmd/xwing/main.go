// Command xwing plays the miniatures game X-Wing, second edition: for two people
// in a window, or by itself in the terminal (xwing sim).
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"xwing/assets"
	"xwing/game/xwing/terms"
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
	least int // files
	most  int // files; many: any number
	run   func(c *call) error
}

// many files or more.
const many = 1 << 20

// call is a command with its arguments and where it writes.
type call struct {
	*arguments
	out, err io.Writer
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

func main() { os.Exit(run(os.Args[1:], harmless.NewWriter(os.Stdout), complaints())) }

// complaints is where errors and warnings go: what stands in files of strangers steers no terminal.
func complaints() io.Writer { return harmless.NewWriter(os.Stderr) }

// run does what the words say and returns the exit code.
func run(words []string, out, errout io.Writer) int {
	err := dispatch(words, out, errout)
	if err == nil {
		return exitFine
	}
	fmt.Fprintln(errout, told(err))
	var misused usageError
	if errors.As(err, &misused) {
		return exitMisuse
	}
	return exitFailed
}

// told says an error in words, as far as there are any.
func told(err error) string {
	w, wordless := terms.Load(assets.Words, "en")
	if wordless != nil {
		return err.Error()
	}
	return w.Error(err)
}

// dispatch finds the command among the words: the first that is no flag, or the
// title screen when there is none.
func dispatch(words []string, out, errout io.Writer) error {
	name, rest := "", words
	if len(words) > 0 && !strings.HasPrefix(words[0], "-") {
		name, rest = words[0], words[1:]
	} else if i := commandAfterFlags(words); i >= 0 {
		name = words[i]
		rest = append(append([]string(nil), words[:i]...), words[i+1:]...)
	}
	switch {
	case len(words) == 1 && (words[0] == "--help" || words[0] == "-h"):
		name, rest = "help", nil
	case len(words) == 1 && words[0] == "--version":
		name, rest = "version", nil
	}
	cmd, ok := findCommand(name)
	if !ok {
		return misuse("", "unknown command %q; it is one of %s", name, commandNames())
	}
	if len(rest) == 1 && (rest[0] == "--help" || rest[0] == "-h") {
		return helpOn(out, cmd)
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
	return cmd.run(&call{arguments: args, out: out, err: errout})
}

// commandAfterFlags finds a command that stands behind flags, -1 if none does.
func commandAfterFlags(words []string) int {
	for i, w := range words {
		if cmd, ok := findCommand(w); ok && cmd.name != "" {
			return i
		}
	}
	return -1
}

func findCommand(name string) (command, bool) {
	for _, c := range commands() {
		if c.name == name {
			return c, true
		}
	}
	return command{}, false
}

func commandNames() string {
	var names []string
	for _, c := range commands() {
		if c.name != "" {
			names = append(names, c.name)
		}
	}
	return strings.Join(names, ", ")
}
