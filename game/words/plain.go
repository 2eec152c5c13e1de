package words

import (
	"slices"
	"strings"
)

// Plain is the sentence of a key with values that are text already, in pairs of name and text: they are not
// looked up as Say does. Where n is 1, the sentence of one is taken, as Say does.
func (w *Words) Plain(key string, values ...string) string {
	if i := slices.Index(values, "n"); i >= 0 && i%2 == 0 && i+1 < len(values) && values[i+1] == "1" && w.Has(key+".one") {
		key += ".one"
	}
	sentence, ok := w.Sentence(key)
	if !ok {
		return w.Lacking(key, key)
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
