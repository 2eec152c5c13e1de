package scene

import (
	"strings"
	"unicode"

	"xwing/scene/ui"
)

// SeekLimit bounds what is looked for among cards, in letters.
const SeekLimit = 40

// Sought is what is looked for once what was typed in this tick comes to it, or rub takes its last letter back: letters, and
// behind these what questions are made of.
func Sought(in *ui.Input, rub Act, find string) string {
	was := find
	if in.Again(rub.Strokes[0].Key) && find != "" {
		letters := []rune(find)
		find = string(letters[:len(letters)-1])
	}
	if !in.Ctrl() {
		for _, r := range in.Typed {
			if unicode.IsLetter(r) || r == '\'' || r == '"' || find != "" && (unicode.IsDigit(r) || strings.ContainsRune(" -<>=.", r)) {
				find += string(r)
			}
		}
	}
	if len([]rune(find)) > SeekLimit {
		return was
	}
	return find
}

// Holds reports whether all words that are looked for stand in a text.
func Holds(text, find string) bool {
	text = strings.ToLower(text)
	for _, word := range strings.Fields(strings.ToLower(find)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
