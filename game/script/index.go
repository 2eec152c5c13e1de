package script

import (
	"strconv"
	"strings"
)

// Entry is what an index of scripts tells of one thing that is held in one place.
type Entry struct {
	Place, Name string
	Cases       int      // how many are played there
	Rows        []string // ids of the rows of the rules ledger that these are named for
}

// Entries reads an index of scripts: a line for each place, then for each name there how many cases it has and the rows that
// they hold: "lukeskywalker:2=X20-CHG-007". It returns those that are wanted, in the order of the index.
func Entries(index string, wanted func(place, name string) bool) (all []Entry) {
	for line := range strings.Lines(index) {
		place, entries, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		for _, entry := range strings.Fields(entries) {
			name, rest, _ := strings.Cut(entry, ":")
			if !wanted(place, name) {
				continue
			}
			rows := strings.Split(rest, "=")
			n, _ := strconv.Atoi(rows[0])
			all = append(all, Entry{Place: place, Name: name, Cases: n, Rows: rows[1:]})
		}
	}
	return all
}
