package scene

import (
	"strings"
	"unicode"

	"xwing/scene/ui"
)

// SeekLimit bounds what is looked for among cards, in letters.
const SeekLimit = 80

// SeekKeys hands the keys of a screen on which letters look for cards to whatever they are for first: anywhere, which have a
// meaning wherever the keys are; Esc to the button that they are at; orders, where they are at none; typed, what letters do.
// Anywhere and orders report whether one of theirs was struck.
func (a *App) SeekKeys(anywhere, orders func() bool, typed func()) {
	if a.Covers.Covered() || a.UI.Writing() {
		return
	}
	struck := anywhere()
	if !struck && a.UI.Focused() != "" {
		if Swallow(&a.UI.In, ActEscape) {
			a.UI.Unfocus()
		}
		return
	}
	if struck || orders() {
		a.UI.ByKeys()
		a.Touch()
		return
	}
	typed()
}

// Sought is what is looked for once what was typed in this tick comes to it, or rub takes its last letter back: letters, and
// behind these what questions are made of. Where digits are no keys of the screen, what is looked for may begin with one.
func Sought(in *ui.Input, rub Act, find string, digits bool) string {
	was := find
	if in.Again(rub.Strokes[0].Key) && find != "" {
		letters := []rune(find)
		find = string(letters[:len(letters)-1])
	}
	if !in.Ctrl() {
		for _, r := range in.Typed {
			if unicode.IsLetter(r) || r == '\'' || r == '"' || (digits || find != "") && unicode.IsDigit(r) ||
				find != "" && strings.ContainsRune(" -<>=.,", r) {
				find += string(r)
			}
		}
	}
	if len([]rune(find)) > SeekLimit {
		return was
	}
	return find
}
