package catalog

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Fault is one thing wrong with a points list. Its Key has a sentence in the words, with Args filled in.
type Fault struct {
	File string
	Line int    // 0 for the file as a whole
	ID   string // the card's, "" where it is not about one
	Key  string // "points.unknown-card"
	Args map[string]string
}

// Error is the fault without words, one line.
func (f Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d: ", f.File, f.Line)
	if f.ID != "" {
		b.WriteString(f.ID + ": ")
	}
	b.WriteString(strings.TrimPrefix(f.Key, "points."))
	for _, k := range slices.Sorted(maps.Keys(f.Args)) {
		fmt.Fprintf(&b, " %s=%q", k, f.Args[k])
	}
	return b.String()
}

// maxFaults is how many faults of one file are told; what follows is one line more.
const maxFaults = 20

// faults gathers what is wrong with one file.
type faults struct {
	file string
	all  []Fault
	more int
}

// add notes a fault; args are pairs of key and value. Values are cut, so that a hostile file fills no screen.
func (f *faults) add(line int, id, key string, args ...string) {
	if len(f.all) >= maxFaults {
		f.more++
		return
	}
	fault := Fault{File: f.file, Line: line, ID: short(id), Key: key}
	if len(args) > 0 {
		fault.Args = map[string]string{}
	}
	for i := 0; i+1 < len(args); i += 2 {
		if fault.Args[args[i]] = args[i+1]; args[i] != "want" { // what is wanted, we say ourselves
			fault.Args[args[i]] = short(args[i+1])
		}
	}
	f.all = append(f.all, fault)
}

// list is all faults, with one more line where some were left out.
func (f *faults) list() []Fault {
	if f.more == 0 {
		return f.all
	}
	return append(slices.Clip(f.all), Fault{File: f.file, Key: "points.more-faults",
		Args: map[string]string{"n": fmt.Sprint(f.more)}})
}

// short is a text on one line of bounded length.
func short(s string) string {
	const most = 60
	s = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' {
			return '?'
		}
		return r
	}, s)
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
