package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// clausesFile names the clauses of each rule that has more than one.
const clausesFile = "docs/ledger-clauses.tsv"

// clauses are what a rule says more than one of: it is held only if a test is
// named for each.
type clauses struct {
	ID    string
	Words []string
}

var (
	clauseID   = regexp.MustCompile(ruleID.String() + `(:[a-z0-9-]+(,[a-z0-9-]+)*)?`)
	clauseWord = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
)

// claims are the rules in a test's name, by id, with the clauses that stand
// behind it: "X20-DEV-008:drop,launch".
func claims(name string) map[string][]string {
	found := map[string][]string{}
	for _, claim := range clauseID.FindAllString(name, -1) {
		id, words, _ := strings.Cut(claim, ":")
		found[id] = append(found[id], strings.FieldsFunc(words, func(r rune) bool { return r == ',' })...)
	}
	return found
}

// readClauses reads which rules have clauses, in the order of the file.
func readClauses(root string) ([]clauses, error) {
	text, err := os.ReadFile(filepath.Join(root, clausesFile))
	if err != nil {
		return nil, err
	}
	var rules []clauses
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if i == 0 {
			continue
		}
		id, list, _ := strings.Cut(line, "\t")
		c := clauses{id, strings.Split(list, ", ")}
		if len(c.Words) < 2 || slices.ContainsFunc(c.Words, func(w string) bool { return !clauseWord.MatchString(w) }) {
			return nil, fmt.Errorf("%s:%d: want an id, a tab and two clauses or more, as in \"drop, at-once\"", clausesFile, i+1)
		}
		rules = append(rules, c)
	}
	return rules, nil
}

// missing is which of a rule's clauses no test is named for.
func (c clauses) missing(held map[string]bool) []string {
	return slices.DeleteFunc(slices.Clone(c.Words), func(w string) bool { return held[w] })
}
