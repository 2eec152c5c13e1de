package scene

import (
	"strings"

	"xwing/game/words"
)

// signWords tells before which words of a language which signs of the icon set
// stand: the language names them under term.sign, separated by commas.
func signWords(w *words.Words, runes map[string]rune) map[string]rune {
	of := map[string]rune{}
	for id, r := range runes {
		list, ok := w.Sentence("term.sign." + id)
		if !ok {
			continue // a sign that no words have, or a language without signs
		}
		for _, phrase := range strings.Split(list, ",") {
			if phrase = strings.TrimSpace(phrase); phrase != "" {
				of[phrase] = r
			}
		}
	}
	return of
}
