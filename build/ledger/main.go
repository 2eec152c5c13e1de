// Command ledger writes docs/ledger.tsv, which accounts for every row of X-Wing's
// rules ledger: which tests are named for it, or why there is none. Run it from
// the root of the module after adding or renaming tests:
//
//	go run ./build/ledger [../shared/rules/x20.tsv]
//
// Without the rules ledger it keeps the rows that docs/ledger.tsv has.
package main

import (
	"fmt"
	"os"
	"strings"
)

const ledgerFile = "docs/ledger.tsv"

func main() {
	rules := "../shared/rules/x20.tsv"
	if len(os.Args) > 1 {
		rules = os.Args[1]
	}
	if err := run(rules); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(rules string) error {
	ids, err := ruleIDs(rules)
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
		count[r.Status]++
		if strings.HasPrefix(r.Where, noTest) {
			count[noTest]++
		}
	}
	fmt.Printf("%d rows: %d test, %d not software, %d later (%d of them without a reason)\n",
		len(rows), count[tested], count[notSoftware], count[later], count[noTest])
	return os.WriteFile(ledgerFile, []byte(text(rows)), 0o644)
}

// ruleIDs reads the ids of the rules ledger.
func ruleIDs(file string) ([]string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var ids []string
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if id, _, _ := strings.Cut(line, "\t"); i > 0 {
			ids = append(ids, id)
		}
	}
	return ids, nil
}
