package shelf

import "xwing/game/script"

// Scripts finds the scripts of a card in an index: a line for each, then the cards that are on its tables, by their references.
// Their places are paths below the folder of scripts, "officers_dial.txt".
func Scripts(index, ref string) []script.Entry {
	all := script.Entries(index, func(_, name string) bool { return name == ref })
	for i := range all {
		all[i].Place += ".txt"
	}
	return all
}
