package main

import (
	"fmt"
	"strconv"
	"strings"
)

// flagKind is what a flag takes.
type flagKind int

const (
	isSwitch flagKind = iota // nothing: it is there or not
	takesText
	takesNumber // a whole number from 0 up
)

// flagSpec is one flag of a command.
type flagSpec struct {
	name  string // without dashes
	kind  flagKind
	value string // what help calls its value: "FILE"
	about string
}

// usageError is a command line that makes no sense; it ends the program with 2.
type usageError struct{ error }

// misuse builds a usageError that says where to look.
func misuse(cmd, format string, args ...any) error {
	where := "xwing"
	if cmd != "" {
		where += " " + cmd
	}
	return usageError{fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...))}
}

// arguments is a command line taken apart.
type arguments struct {
	command string
	flags   map[string]string
	files   []string
}

// parseArgs takes the words after a command's name apart. Flags may stand
// before, between and after files, with one dash or two, with = or a blank
// before the value; after -- everything is a file.
func parseArgs(command string, specs []flagSpec, words []string) (*arguments, error) {
	a := &arguments{command: command, flags: map[string]string{}}
	for i := 0; i < len(words); i++ {
		word := words[i]
		if word == "--" {
			a.files = append(a.files, words[i+1:]...)
			break
		}
		if !strings.HasPrefix(word, "-") || word == "-" {
			a.files = append(a.files, word)
			continue
		}
		name, value, given := strings.Cut(strings.TrimLeft(word, "-"), "=")
		spec, ok := findFlag(specs, name)
		if !ok {
			return nil, misuse(command, "unknown flag --%s; %s", name, flagList(command, specs))
		}
		if spec.kind == isSwitch {
			if given {
				return nil, misuse(command, "--%s takes no value, %q was given", name, value)
			}
			value = "yes"
		} else if !given {
			if i+1 == len(words) || strings.HasPrefix(words[i+1], "--") {
				return nil, misuse(command, "--%s needs a value: --%s %s", name, name, spec.value)
			}
			i++
			value = words[i]
		}
		if _, twice := a.flags[name]; twice {
			return nil, misuse(command, "--%s is given twice", name)
		}
		if spec.kind == takesNumber {
			if _, err := strconv.ParseUint(value, 10, 64); err != nil {
				return nil, misuse(command, "--%s wants a whole number from 0 up, not %q", name, value)
			}
		}
		a.flags[name] = value
	}
	return a, nil
}

// findFlag looks a flag up by its name.
func findFlag(specs []flagSpec, name string) (flagSpec, bool) {
	for _, s := range specs {
		if s.name == name {
			return s, true
		}
	}
	return flagSpec{}, false
}

// flagList says which flags a command knows.
func flagList(command string, specs []flagSpec) string {
	if len(specs) == 0 {
		return "it takes none"
	}
	names := make([]string, len(specs))
	for i, s := range specs {
		names[i] = "--" + s.name
	}
	return "it knows " + strings.Join(names, ", ")
}

// has reports whether a flag was given.
func (a *arguments) has(name string) bool { _, ok := a.flags[name]; return ok }

// text returns a flag's value, or what it is by default.
func (a *arguments) text(name, byDefault string) string {
	if v, ok := a.flags[name]; ok {
		return v
	}
	return byDefault
}

// number returns a flag's number, or what it is by default.
func (a *arguments) number(name string, byDefault uint64) uint64 {
	if v, ok := a.flags[name]; ok {
		n, _ := strconv.ParseUint(v, 10, 64) // parseArgs has seen to it
		return n
	}
	return byDefault
}
