package notation

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"
)

// The kinds of words of a game.
const (
	answerWord = iota
	headWord   // "Luke:"
	diceWord   // "[HF.]"
	orderWord  // "undo=red"
)

// token is a word of a text.
type token struct {
	kind int
	word string // of a head without its colon, of dice without brackets
	at   int    // its first byte
}

// orders begin words that answer nothing.
const (
	orderUndo    = "undo="
	orderRedo    = "redo="
	orderConcede = "concede="
	orderDraw    = "draw="
	orderEnd     = "end="
	orderStop    = "stop="
)

var orders = []string{orderUndo, orderRedo, orderConcede, orderDraw, orderEnd, orderStop}

// scan takes the words of a game one after the other.
type scan struct {
	text []byte
	at   int
}

// next is the next word; false at the end of the text.
func (s *scan) next() (token, bool) {
	for {
		s.at = gap(s.text, s.at)
		if s.at >= len(s.text) {
			return token{}, false
		}
		from := s.at
		switch s.text[from] {
		case '(':
			s.shut(')')
			continue
		case '[':
			s.shut(']')
			inner := strings.TrimSuffix(string(s.text[from+1:s.at]), "]")
			return token{diceWord, strings.Join(strings.Fields(inner), ""), from}, true
		}
		word := s.word()
		if slices.Contains(separators, word) {
			continue
		}
		t := token{answerWord, word, from}
		if head, is := strings.CutSuffix(word, ":"); is {
			t.kind, t.word = headWord, head
		}
		for _, order := range orders {
			if strings.HasPrefix(word, order) {
				t.kind = orderWord
			}
		}
		return t, true
	}
}

// shut goes on behind a closing sign, or to the end.
func (s *scan) shut(sign byte) {
	n := bytes.IndexByte(s.text[s.at:], sign)
	if n < 0 {
		s.at = len(s.text)
		return
	}
	s.at += n + 1
}

// beginners are signs with which no word begins, and that end one.
const beginners = "{([;"

// word reads up to a space outside of quotes.
func (s *scan) word() string {
	from, within := s.at, false
	for s.at < len(s.text) {
		c := s.text[s.at]
		space := c == ' ' || c == '\t' || c == '\r' || c == '\n' || bytes.HasPrefix(s.text[s.at:], []byte(hardSpace))
		if c == '\n' || !within && (space || s.at > from && strings.IndexByte(beginners, c) >= 0) {
			break
		}
		if within && c == '\\' {
			s.at++
		} else if c == '"' {
			within = !within
		}
		s.at++
	}
	s.at = min(s.at, len(s.text))
	word := string(s.text[from:s.at])
	if !utf8.ValidString(word) {
		return strings.ToValidUTF8(word, "\ufffd")
	}
	return word
}
