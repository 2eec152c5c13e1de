package ui

import (
	"slices"
	"unicode"
)

// Line is a line of text that is being written: its letters, and what is selected of
// them, from Anchor to Caret in either order. Both count letters, from 0 to len(Text).
type Line struct {
	Text          []rune
	Caret, Anchor int
	Limit         int // letters that it has room for
}

// Selection is what is selected, from and to.
func (l *Line) Selection() (from, to int) {
	return min(l.Caret, l.Anchor), max(l.Caret, l.Anchor)
}

// Selected is the text that is selected, "" for none.
func (l *Line) Selected() string {
	from, to := l.Selection()
	return string(l.Text[from:to])
}

// Insert writes at the caret, in the place of what is selected, as much as there is room
// for. Line breaks become spaces; what else is no letter is left out.
func (l *Line) Insert(text []rune) {
	l.Erase()
	var legible []rune
	for _, c := range text {
		switch {
		case c == '\n' || c == '\t':
			legible = append(legible, ' ')
		case unicode.IsPrint(c):
			legible = append(legible, c)
		}
	}
	legible = legible[:min(len(legible), max(l.Limit-len(l.Text), 0))]
	l.Text = slices.Insert(l.Text, l.Caret, legible...)
	l.Caret += len(legible)
	l.Anchor = l.Caret
}

// Erase takes out what is selected and reports whether anything was.
func (l *Line) Erase() bool {
	from, to := l.Selection()
	l.Text = slices.Delete(l.Text, from, to)
	l.Caret, l.Anchor = from, from
	return to > from
}

// EraseTo takes out what is selected, else what lies between the caret and a place.
func (l *Line) EraseTo(at int) {
	if l.Caret == l.Anchor {
		l.Move(at, true)
	}
	l.Erase()
}

// Move puts the caret before a letter; extend leaves the other end of the selection.
func (l *Line) Move(at int, extend bool) {
	l.Caret = min(max(at, 0), len(l.Text))
	if !extend {
		l.Anchor = l.Caret
	}
}

// Select selects from one letter to another.
func (l *Line) Select(from, to int) {
	l.Move(from, false)
	l.Move(to, true)
}

// Before is where the word, or else the letter, before the caret begins.
func (l *Line) Before(word bool) int {
	at := l.Caret - 1
	if word {
		for at > 0 && !wordBegins(l.Text, at) {
			at--
		}
	}
	return max(at, 0)
}

// After is where the next word, or else the next letter, after the caret begins.
func (l *Line) After(word bool) int {
	at := l.Caret + 1
	if word {
		for at < len(l.Text) && !wordBegins(l.Text, at) {
			at++
		}
	}
	return min(at, len(l.Text))
}

// WordAt is the word, or else the gap between words, around a place.
func (l *Line) WordAt(at int) (from, to int) {
	if len(l.Text) == 0 {
		return 0, 0
	}
	at = min(at, len(l.Text)-1)
	same := func(i int) bool { return isWord(l.Text[i]) == isWord(l.Text[at]) }
	for from = at; from > 0 && same(from-1); from-- {
	}
	for to = at + 1; to < len(l.Text) && same(to); to++ {
	}
	return from, to
}

func isWord(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }

// wordBegins reports whether a word begins with the letter at a place.
func wordBegins(text []rune, at int) bool { return isWord(text[at]) && !isWord(text[at-1]) }
