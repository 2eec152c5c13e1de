package catalog

import (
	"slices"
	"strconv"
	"strings"
)

type valueKind uint8

const (
	textValue valueKind = iota + 1
	dateValue           // a day without quotes
	numberValue
	flagValue
	listValue
	tableValue
)

// value is one value of a list's text.
type value struct {
	kind   valueKind
	line   int
	text   string // of a text or a day
	number int
	flag   bool
	items  []value // of a list or a table
	keys   []string
	raw    string // as it is written
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

// word reads true, false, a whole number or a day.
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
	if dashed := strings.Split(word, "-"); len(dashed) == 3 && digits(strings.Join(dashed, "")) {
		v.kind, v.text = dateValue, word
		return nil
	}
	n, err := strconv.ParseInt(word, 10, 32)
	if unsigned := strings.TrimLeft(word, "+-"); err != nil || len(unsigned) > 1 && unsigned[0] == '0' {
		return t.wrong("points.bad-value", "value", word)
	}
	v.kind, v.number = numberValue, int(n)
	return nil
}

// digits reports whether a text is nothing but digits.
func digits(s string) bool { return strings.Trim(s, "0123456789") == "" }

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
