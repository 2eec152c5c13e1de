package terms

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// Fault says what is wrong with a points list, and where: file, line, card.
func (w *Words) Fault(f catalog.Fault) string {
	where := f.File
	if f.Line > 0 {
		where += ", " + w.Say(game.Say("points.line", "line", strconv.Itoa(f.Line)))
	}
	if f.ID != "" {
		where += ", " + f.ID
	}
	if !w.Has(f.Key) {
		return where + ": " + w.Lacking(f.Key, f.Error())
	}
	// The values stand in a file that anybody may have written: they are shown in quotes as they are, never
	// looked up.
	var values []string
	for name, v := range f.Args {
		switch term, isTerm := w.Sentence("term." + name + "." + v); {
		case isTerm:
			v = term
		case name != "want" && !isNumber(v) && !strings.HasPrefix(v, `"`):
			v = `"` + v + `"`
		}
		values = append(values, name, v)
	}
	return where + ": " + w.Plain(f.Key, values...)
}
