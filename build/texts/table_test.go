package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// rows reads a table of testdata without its head.
func rows(t *testing.T, name string, columns int) [][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		fields := strings.Split(line, "\t")
		if len(fields) != columns {
			t.Fatalf("%s:%d: %d columns, want %d", name, i+1, len(fields), columns)
		}
		if i > 0 {
			out = append(out, fields)
		}
	}
	return out
}

// term is a word of the texts, and what it asks of a declaration and of our words.
type term struct {
	name               string
	how                string         // "=": text and declaration ask for each other; ">": the text asks; "<": the declaration
	text, marks, words *regexp.Regexp // words nil: we say it in other words
	known              map[string]bool
}

// has reports whether a mark is one of the term's. There are far fewer marks than
// cards that have them.
func (x term) has(mark string) bool {
	is, known := x.known[mark]
	if !known {
		is = x.marks.MatchString(mark)
		x.known[mark] = is
	}
	return is
}

// timing is a phrase that says when, and the timings and queries that answer to it.
type timing struct {
	text    *regexp.Regexp
	asks    bool // one of them is wanted, not only allowed
	answers *regexp.Regexp
}

// tables are what the texts are read by.
type tables struct {
	terms   []term
	timings []timing
}

func readTables(t *testing.T) *tables {
	t.Helper()
	said := func(pattern string) *regexp.Regexp { return regexp.MustCompile("(?i)" + pattern) }
	out := &tables{}
	for _, row := range rows(t, "terms.tsv", 5) {
		x := term{name: row[0], how: row[1], text: said(row[2]), marks: regexp.MustCompile(row[3]), known: map[string]bool{}}
		if row[4] != "-" {
			x.words = said(row[4])
		}
		out.terms = append(out.terms, x)
	}
	for _, row := range rows(t, "timings.tsv", 2) {
		allowed, only := strings.CutPrefix(row[1], "? ")
		out.timings = append(out.timings, timing{said(row[0]), !only,
			regexp.MustCompile("^(" + strings.Join(strings.Fields(allowed), "|") + ")$")})
	}
	return out
}
