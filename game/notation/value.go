package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// deepest is how deep lists and objects of a head may lie within each other.
const deepest = 24

// isBare reports whether a text may stand without quotes.
func isBare(s string) bool {
	for i := range len(s) {
		if c := s[i]; !isLetter(c) && (c < '0' || c > '9') && !strings.ContainsRune("_.-+/:", rune(c)) {
			return false
		}
	}
	return s != "" && !isLiteral(s)
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// isLiteral reports whether JSON takes a word for a number, a truth or null.
func isLiteral(s string) bool { return s == "true" || s == "false" || s == "null" || isNumber(s) }

// isNumber reports whether a word is a number of JSON.
func isNumber(s string) bool {
	return s != "" && (s[0] == '-' || '0' <= s[0] && s[0] <= '9') && json.Valid([]byte(s))
}

// short writes the members of a JSON object in short, in pieces between which there is room for a line's end. Strings
// that JSON can write in several ways stand as they stood.
func short(object []byte) ([]string, error) {
	v, rest, err := parseJSON(object, 0)
	if err != nil || len(bytes.TrimSpace(rest)) > 0 || v.kind != '{' {
		return nil, fmt.Errorf("the header is no object that can be written down")
	}
	var out []string
	for i := range v.items {
		out = append(out, v.items[i].member()...)
	}
	return out, nil
}

// value is a value of JSON, or with a key a member of an object.
type value struct {
	kind  byte   // '{', '[', or 0 for what has no parts
	key   string // as JSON writes it
	raw   string // of what has no parts, as JSON writes it
	items []value
}

// parseJSON reads one value, keeping what JSON can write in several ways as it is.
func parseJSON(text []byte, depth int) (value, []byte, error) {
	text = bytes.TrimLeft(text, " \t\r\n")
	if len(text) == 0 || depth > deepest {
		return value{}, nil, fmt.Errorf("the header is no JSON, or too deep")
	}
	open := text[0]
	if open != '{' && open != '[' {
		n := scalarLen(text)
		if !json.Valid(text[:n]) {
			return value{}, nil, fmt.Errorf("the header has the value %.20q", text[:n])
		}
		return value{raw: string(text[:n])}, text[n:], nil
	}
	v := value{kind: open}
	for text = text[1:]; ; {
		text = bytes.TrimLeft(text, " \t\r\n,")
		if len(text) > 0 && (text[0] == '}' || text[0] == ']') {
			return v, text[1:], nil
		}
		key := ""
		if open == '{' {
			n := scalarLen(text)
			key = string(text[:n])
			text = bytes.TrimLeft(text[n:], " \t\r\n:")
		}
		item, rest, err := parseJSON(text, depth+1)
		if err != nil {
			return v, nil, err
		}
		item.key = key
		v.items = append(v.items, item)
		text = rest
	}
}

// scalarLen is how many bytes a value without parts has.
func scalarLen(text []byte) int {
	if len(text) > 0 && text[0] == '"' {
		for i := 1; i < len(text); i++ {
			switch text[i] {
			case '\\':
				i++
			case '"':
				return i + 1
			}
		}
		return len(text)
	}
	if n := bytes.IndexAny(text, ",]}: \t\r\n"); n >= 0 {
		return n
	}
	return len(text)
}

// bare is how a text or number is written: without quotes where it can be.
func bare(raw string) string {
	if inner := strings.Trim(raw, `"`); len(inner)+2 == len(raw) && isBare(inner) {
		return inner
	}
	return raw
}

// member writes a member of an object.
func (v *value) member() []string {
	key := bare(v.key)
	if strings.Contains(key, ":") || key == "--" {
		key = v.key
	}
	switch {
	case v.kind == 0:
		return []string{key + "=" + bare(v.raw)}
	case v.kind == '[' && v.flat():
		words := make([]string, len(v.items))
		for i := range v.items {
			words[i] = bare(v.items[i].raw)
		}
		return []string{key + ":" + strings.Join(words, ",")}
	}
	parts := v.parts()
	parts[0] = key + parts[0]
	return parts
}

// flat reports whether a list has only texts and numbers, at least one.
func (v *value) flat() bool {
	for i := range v.items {
		if v.items[i].kind != 0 {
			return false
		}
	}
	return len(v.items) > 0
}

// parts writes a value that is no member.
func (v *value) parts() []string {
	if v.kind == 0 {
		return []string{bare(v.raw)}
	}
	var out []string
	for i := range v.items {
		item := &v.items[i]
		switch id := bare(item.raw); {
		case v.kind == '[':
			out = append(out, item.parts()...)
		case i == 0 && item.kind == 0 && item.key == `"id"` && id != item.raw && !strings.Contains(id, ":"):
			out = append(out, id)
		default:
			out = append(out, item.member()...)
		}
	}
	open, shut := "(", ")"
	if v.kind == '[' {
		open, shut = "[", "]"
	}
	if len(out) == 0 {
		return []string{open + shut}
	}
	if v.kind == '[' && v.items[0].kind != 0 {
		out = append([]string{open}, out...)
	} else {
		out[0] = open + out[0]
	}
	out[len(out)-1] += shut
	return out
}
