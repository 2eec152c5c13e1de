package words

import (
	"slices"
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
	sentence, ok := w.Sentence(f.Key)
	if f.Args["n"] == "1" && w.Has(f.Key+".one") {
		sentence, ok = w.Sentence(f.Key + ".one")
	}
	if !ok {
		return where + ": " + w.lacking(f.Key, f.Error())
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
	return where + ": " + fillPlain(sentence, values)
}

// Plain is the sentence of a key with values that are text already, in pairs of name and text: they are not
// looked up as Say does. Where n is 1, the sentence of one is taken, as Say does.
func (w *Words) Plain(key string, values ...string) string {
	if i := slices.Index(values, "n"); i >= 0 && i%2 == 0 && i+1 < len(values) && values[i+1] == "1" && w.Has(key+".one") {
		key += ".one"
	}
	sentence, ok := w.Sentence(key)
	if !ok {
		return w.lacking(key, key)
	}
	return fillPlain(sentence, values)
}

func fillPlain(sentence string, values []string) string {
	pairs := make([]string, 0, len(values))
	for i := 0; i+1 < len(values); i += 2 {
		pairs = append(pairs, "{"+values[i]+"}", values[i+1])
	}
	return strings.NewReplacer(pairs...).Replace(sentence)
}
