package shelf

import (
	"strings"

	"xwing/game/script"
	"xwing/game/xwing/catalog"
)

// Scripts finds the scripts of a card in an index: a line for each folder, then each script there. Their places are paths below
// the folder of scripts, "xwing2/pilot/rebelalliance/lukeskywalker.txt".
func Scripts(index string, c catalog.CardID) []script.Entry {
	all := script.Entries(index, func(folder, name string) bool {
		return name == c.XWS && strings.HasPrefix(folder+"/", string(c.Family)+"/"+string(c.Kind)+"/")
	})
	for i := range all {
		all[i].Place += "/" + all[i].Name + ".txt"
	}
	return all
}
