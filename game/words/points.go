package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/catalog"
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
	sentence, ok := w.Sentence(f.Key)
	if f.Args["n"] == "1" && w.Has(f.Key+".one") {
		sentence, ok = w.Sentence(f.Key + ".one")
	}
	if !ok {
		return where + ": " + w.lacking(f.Key, f.Error())
	}
	// The values stand in a file that anybody may have written: they are shown in quotes as they are, never
	// looked up.
	var fill []string
	for name, v := range f.Args {
		switch term, isTerm := w.Sentence("term." + name + "." + v); {
		case isTerm:
			v = term
		case name != "want" && !isNumber(v) && !strings.HasPrefix(v, `"`):
			v = `"` + v + `"`
		}
		fill = append(fill, "{"+name+"}", v)
	}
	return where + ": " + strings.NewReplacer(fill...).Replace(sentence)
}
