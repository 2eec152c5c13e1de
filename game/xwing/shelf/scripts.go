package shelf

import (
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// Script is a script that holds a card.
type Script struct {
	Path  string   // below the folder of scripts, "xwing2/pilot/rebelalliance/lukeskywalker.txt"
	Cases int      // how many it plays
	Rows  []string // ids of the rows of the rules ledger that its cases are named for
}

// Scripts finds the scripts of a card in an index: a line for each folder, then for each script its name, how many cases it has
// and the rows that it holds: "lukeskywalker:2=X20-CHG-007".
func Scripts(index string, c catalog.CardID) []Script {
	var all []Script
	for line := range strings.Lines(index) {
		folder, files, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !strings.HasPrefix(folder+"/", string(c.Family)+"/"+string(c.Kind)+"/") {
			continue
		}
		for _, file := range strings.Fields(files) {
			if strings.HasPrefix(file, c.XWS+":") {
				all = append(all, scriptOf(folder, file))
			}
		}
	}
	return all
}

// scriptOf reads one script of an index.
func scriptOf(folder, file string) Script {
	name, rest, _ := strings.Cut(file, ":")
	rows := strings.Split(rest, "=")
	n, _ := strconv.Atoi(rows[0])
	return Script{Path: folder + "/" + name + ".txt", Cases: n, Rows: rows[1:]}
}
