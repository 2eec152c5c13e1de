package catalog

import (
	"slices"
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

type valueKind uint8

const (
	textValue valueKind = iota + 1
	numberValue
	flagValue
	listValue
	tableValue
)

// value is one value of a list's text.
type value struct {
	kind   valueKind
	line   int
	text   string // of a text
	number int
	flag   bool
	items  []value // of a list or a table
	keys   []string
	raw    string // as it is written
}

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

// value reads any value; depth is how many lists and tables it stands in.
func (t *listText) value(depth int) (v value, wrong *syntax) {
	v.line = t.line
	start := t.pos
	if t.pos >= len(t.src) {
		return v, t.wrong("points.no-value")
	}
	switch c := t.src[t.pos]; {
	case depth > maxListDepth:
		return v, t.wrong("points.too-deep")
	case c == '"' || c == '\'':
		v.kind = textValue
		v.text, wrong = t.quoted()
	case c == '[':
		v.kind = listValue
		wrong = t.list(&v, depth)
	case c == '{':
		v.kind = tableValue
		wrong = t.inline(&v, depth)
	default:
		wrong = t.word(&v)
	}
	v.raw = t.src[start:t.pos]
	return v, wrong
}

// word reads true, false or a whole number.
func (t *listText) word(v *value) *syntax {
	start := t.pos
	for t.pos < len(t.src) && (bareKey(t.src[t.pos]) || t.src[t.pos] == '+' || t.src[t.pos] == '.') {
		t.pos++
	}
	word := t.src[start:t.pos]
	switch word {
	case "":
		return t.wrong("points.no-value")
	case "true", "false":
		v.kind, v.flag = flagValue, word == "true"
		return nil
	}
	n, err := strconv.ParseInt(word, 10, 32)
	if digits := strings.TrimLeft(word, "+-"); err != nil || len(digits) > 1 && digits[0] == '0' {
		return t.wrong("points.bad-value", "value", word)
	}
	v.kind, v.number = numberValue, int(n)
	return nil
}

// quoted reads a text in quotes on one line.
func (t *listText) quoted() (string, *syntax) {
	quote := t.src[t.pos]
	t.pos++
	var b strings.Builder
	for t.pos < len(t.src) {
		c := t.src[t.pos]
		switch {
		case c == quote:
			t.pos++
			return b.String(), nil
		case c == '\\' && quote == '"':
			if t.pos+1 >= len(t.src) || t.src[t.pos+1] != '"' && t.src[t.pos+1] != '\\' {
				return "", t.wrong("points.bad-text")
			}
			t.pos++
			c = t.src[t.pos]
		case c < ' ' && c != '\t' || c == 0x7f:
			return "", t.wrong("points.bad-text")
		}
		b.WriteByte(c)
		t.pos++
	}
	return "", t.wrong("points.bad-text")
}

// list reads "[a, b]", over several lines if it likes.
func (t *listText) list(v *value, depth int) *syntax {
	t.pos++
	for {
		t.blank(true)
		if t.take(']') {
			return nil
		}
		item, wrong := t.value(depth + 1)
		if wrong != nil {
			return wrong
		}
		v.items = append(v.items, item)
		t.blank(true)
		if !t.take(',') && !t.at(']') {
			return t.wrong("points.open-list")
		}
	}
}

// inline reads "{key = value, key = value}" on one line.
func (t *listText) inline(v *value, depth int) *syntax {
	t.pos++
	t.blank(false)
	if t.take('}') {
		return nil
	}
	for {
		t.blank(false)
		key, wrong := t.key()
		if wrong != nil {
			return wrong
		}
		t.blank(false)
		if !t.take('=') {
			return t.wrong("points.no-value")
		}
		t.blank(false)
		item, wrong := t.value(depth + 1)
		if wrong != nil {
			return wrong
		}
		if slices.Contains(v.keys, key) {
			return t.wrong("points.key-twice", "key", key)
		}
		if len(v.keys) == maxKeys {
			return t.wrong("points.too-deep")
		}
		v.keys, v.items = append(v.keys, key), append(v.items, item)
		t.blank(false)
		if t.take('}') {
			return nil
		}
		if !t.take(',') {
			return t.wrong("points.open-table")
		}
	}
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
