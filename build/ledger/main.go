// Command ledger writes docs/ledger.tsv, which accounts for every row of the rules
// ledgers of all editions of all games: which tests are named for it, or why there is none. Run it from
// the root of the module after adding or renaming tests:
//
//	go run ./build/ledger [../shared/rules/x20.tsv …]
//
// Without the rules ledgers it keeps the rows that docs/ledger.tsv has.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

const (
	ledgerFile = "docs/ledger.tsv"
	statusFile = "docs/ledger-status.tsv" // why rules have no test
)

func main() {
	files := rulesFiles(".")
	if len(os.Args) > 1 {
		files = os.Args[1:]
	}
	if err := run(files); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// rulesFiles are the rules ledgers beside the tree, one of each edition that counts.
func rulesFiles(root string) (files []string) {
	for _, e := range editions {
		files = append(files, filepath.Join(root, "../shared/rules", e.rules))
	}
	return append(files, filepath.Join(root, "../shared/reference/huge/rows.tsv")) // of several editions
}

func run(files []string) error {
	ids, err := ruleIDs(files...)
	if os.IsNotExist(err) {
		var rows []row
		if rows, err = readRows(ledgerFile); err == nil {
			for _, r := range rows {
				ids = append(ids, r.ID)
			}
		}
	}
	if err != nil {
		return err
	}
	rows, err := build(".", ids)
	if err != nil {
		return err
	}
	count := map[string]int{}
	for _, r := range rows {
		of := editionOf(r.ID)
		count[of]++
		count[of+r.Status]++
		if strings.HasPrefix(r.Where, noTest) {
			count[of+noTest]++
		}
		if strings.HasPrefix(r.Where, open) {
			count[of+open]++
		}
	}
	for _, e := range editions {
		fmt.Printf("%s: %d rows: %d test, %d not software, %d later (%d of them without a reason, %d open)\n", e.id, count[e.id],
			count[e.id+tested], count[e.id+notSoftware], count[e.id+later], count[e.id+noTest], count[e.id+open])
	}
	return os.WriteFile(ledgerFile, []byte(text(rows)), 0o644)
}

// ruleIDs reads the ids of the rules ledgers.
func ruleIDs(files ...string) ([]string, error) {
	var ids []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			if id, _, _ := strings.Cut(line, "\t"); i > 0 {
				ids = append(ids, id)
			}
		}
	}
	return ids, nil
}
