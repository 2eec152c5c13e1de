package scene

import (
	"strings"

	"xwing/assets"
	"xwing/game/words"
	"xwing/scene/art/figure"
)

// signWords tells before which words of a language which signs of the icon set
// stand: the language names them under term.sign, separated by commas.
func signWords(w *words.Words) (map[string]rune, error) {
	runes, err := figure.Runes(assets.Icons())
	if err != nil {
		return nil, err
	}
	of := map[string]rune{}
	for id, r := range runes {
		list, ok := w.Sentence("term.sign." + id)
		if !ok {
			continue // words that nobody reads, or a language without signs
		}
		for _, phrase := range strings.Split(list, ",") {
			if phrase = strings.TrimSpace(phrase); phrase != "" {
				of[phrase] = r
			}
		}
	}
	return of, nil
}
