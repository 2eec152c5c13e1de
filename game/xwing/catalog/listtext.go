package catalog

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// A points list is TOML, of which this reads what a list needs: tables of one level, and per key one value:
// a text, a whole number, true or false, a list, an inline table. Unlike a library for all of TOML it goes on
// behind a fault, so that every one is named with its line, and it cannot be led into deep recursion.

const (
	maxListSize  = 4 << 20 // bytes; ours have about 120 KB
	maxListDepth = 8
	maxKeyLength = 100
	maxKeys      = 64 // of one inline table
)

// entry is one key with its value.
type entry struct {
	table string
	key   string
	line  int
	value value
}

// listText reads entries one by one.
type listText struct {
	src    string
	pos    int
	line   int
	table  string
	tables map[string]int // in which line each began
	faults *faults
}

// syntax is a fault of the text itself; reading goes on with the next line.
type syntax struct {
	line int
	key  string
	args []string
}

func newListText(text []byte, f *faults) *listText {
	return &listText{src: strings.TrimPrefix(string(text), "\ufeff"), line: 1, tables: map[string]int{}, faults: f}
}

// readable reports whether the file can be a list at all.
func readable(text []byte, f *faults) bool {
	if len(text) > maxListSize {
		f.add(0, "", "points.too-large", "most", strconv.Itoa(maxListSize>>20))
		return false
	}
	if utf8.Valid(text) {
		return true
	}
	line := 1
	for len(text) > 0 {
		r, n := utf8.DecodeRune(text)
		if r == utf8.RuneError && n == 1 {
			break
		}
		if r == '\n' {
			line++
		}
		text = text[n:]
	}
	f.add(line, "", "points.not-utf8")
	return false
}

// next reads the next entry; ok is false at the end of the text.
func (t *listText) next() (e entry, ok bool) {
	for {
		t.blank(true)
		if t.pos >= len(t.src) {
			return entry{}, false
		}
		line := t.line
		e, isEntry, wrong := t.statement()
		if wrong == nil && t.endOfLine() {
			if isEntry {
				return e, true
			}
			continue
		}
		if wrong == nil {
			wrong = &syntax{line: t.line, key: "points.trailing"}
		}
		t.faults.add(max(line, wrong.line), e.key, wrong.key, wrong.args...)
		t.skipLine()
	}
}

// statement reads a table's name or a key with its value.
func (t *listText) statement() (entry, bool, *syntax) {
	if t.src[t.pos] == '[' {
		t.pos++
		t.blank(false)
		name, wrong := t.key()
		t.blank(false)
		if first := t.tables[name]; wrong == nil && (name == "" || !t.take(']')) {
			wrong = t.wrong("points.bad-table")
		} else if wrong == nil && first > 0 {
			wrong = t.wrong("points.twice", "first", strconv.Itoa(first))
		}
		t.table, t.tables[name] = name, t.line
		return entry{}, false, wrong
	}
	e := entry{table: t.table, line: t.line}
	var wrong *syntax
	if e.key, wrong = t.key(); wrong != nil {
		return e, false, wrong
	}
	t.blank(false)
	if !t.take('=') {
		return e, false, t.wrong("points.no-value")
	}
	t.blank(false)
	e.value, wrong = t.value(0)
	return e, true, wrong
}

func (t *listText) wrong(key string, args ...string) *syntax {
	return &syntax{line: t.line, key: key, args: args}
}

// key reads a bare key or one in quotes.
func (t *listText) key() (string, *syntax) {
	if t.pos < len(t.src) && (t.src[t.pos] == '"' || t.src[t.pos] == '\'') {
		return t.quoted()
	}
	start := t.pos
	for t.pos < len(t.src) && bareKey(t.src[t.pos]) {
		t.pos++
	}
	if t.pos == start || t.pos-start > maxKeyLength {
		return "", t.wrong("points.bad-key")
	}
	return t.src[start:t.pos], nil
}

func bareKey(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

// blank skips blanks and, over lines, line ends and comments.
func (t *listText) blank(lines bool) {
	for t.pos < len(t.src) {
		switch c := t.src[t.pos]; {
		case c == ' ' || c == '\t' || c == '\r' && strings.HasPrefix(t.src[t.pos:], "\r\n"):
			t.pos++
		case c == '\n' && lines:
			t.pos++
			t.line++
		case c == '#' && lines:
			t.comment()
		default:
			return
		}
	}
}

func (t *listText) comment() {
	if i := strings.IndexByte(t.src[t.pos:], '\n'); i >= 0 {
		t.pos += i
		return
	}
	t.pos = len(t.src)
}

// endOfLine reports whether nothing but a comment follows.
func (t *listText) endOfLine() bool {
	t.blank(false)
	if t.at('#') {
		t.comment()
	}
	return t.pos >= len(t.src) || t.src[t.pos] == '\n'
}

func (t *listText) skipLine() { t.comment() }

func (t *listText) at(c byte) bool { return t.pos < len(t.src) && t.src[t.pos] == c }

func (t *listText) take(c byte) bool {
	if !t.at(c) {
		return false
	}
	t.pos++
	return true
}
