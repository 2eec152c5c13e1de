package squad

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"
)

// maxDepth bounds how deep a squad file nests; real ones, a builder's own data included, have ten levels.
const maxDepth = 64

// member is one key of a JSON object and its value as it stands in the file.
type member struct {
	key   string
	value json.RawMessage
}

// object is a JSON object with the order of its keys.
type object []member

// value is what stands under a key; nil if the key is missing or null.
func (o object) value(key string) json.RawMessage {
	for _, m := range o {
		if m.key == key && !null(m.value) {
			return m.value
		}
	}
	return nil
}

// without lists the members under other keys, for those that hand them on untouched.
func (o object) without(keys ...string) object {
	var rest object
	for _, m := range o {
		if !slices.Contains(keys, m.key) {
			rest = append(rest, member{m.key, slices.Clone(m.value)})
		}
	}
	return rest
}

// parseObject reads one JSON object that is known to be well formed; ok is false if it is something else.
// Its values are parts of raw.
func parseObject(raw json.RawMessage) (o object, ok bool) {
	s := scan{data: raw}
	if s.next() != '{' {
		return nil, false
	}
	s.at++
	for s.next() != '}' {
		m := member{key: s.key()}
		from := s.at
		s.skip()
		m.value = raw[from:s.at:s.at]
		o = append(o, m)
		s.comma()
	}
	return o, true
}

// parseList reads a list that is known to be well formed; nil if it is something else. Its values are
// parts of raw.
func parseList(raw json.RawMessage) []json.RawMessage {
	s := scan{data: raw}
	if s.next() != '[' {
		return nil
	}
	s.at++
	var list []json.RawMessage
	for s.next() != ']' {
		from := s.at
		s.skip()
		list = append(list, raw[from:s.at:s.at])
		s.comma()
	}
	return list
}

// wellFormed says what keeps a text from being one JSON value that means one thing: other encodings,
// faults of syntax, keys that stand twice in one object, nesting without end.
func wellFormed(data []byte) error {
	if bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff}) {
		return errors.New("the text is UTF-16; save it as UTF-8")
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("%s: not UTF-8; save the text as UTF-8", place(data, invalidAt(data)))
	}
	if at := tooDeep(data); at >= 0 {
		return fmt.Errorf("%s: nested deeper than %d levels; export the squad as XWS again", place(data, at), maxDepth)
	}
	if !json.Valid(data) {
		var all json.RawMessage
		return syntaxError(data, json.Unmarshal(data, &all))
	}
	return (&scan{data: data}).twice()
}

// tooDeep is where brackets outside of texts first nest too deep; -1 if nowhere.
func tooDeep(data []byte) int {
	depth, quoted := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth > maxDepth {
				return i
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return -1
}

func null(raw json.RawMessage) bool { return len(raw) == 0 || string(raw) == "null" }

func invalidAt(data []byte) int {
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(data)
}

// place is a place of the text by line and column from 1.
func place(data []byte, at int) string {
	before := data[:min(max(at, 0), len(data))]
	line := 1 + bytes.Count(before, []byte("\n"))
	column := len(before) - bytes.LastIndexByte(before, '\n')
	return fmt.Sprintf("line %d, column %d", line, column)
}

// syntaxError says where the text stops being JSON.
func syntaxError(data []byte, err error) error {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Errorf("%s: not JSON (%v); export the squad as XWS again", place(data, int(syntax.Offset)-1), syntax)
	}
	return errors.New("not one JSON object; export the squad as XWS again")
}
