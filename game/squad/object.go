package squad

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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
func parseObject(raw json.RawMessage) (o object, ok bool) {
	d := json.NewDecoder(bytes.NewReader(raw))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, false
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, false
		}
		var m member
		m.key, _ = key.(string)
		if err := d.Decode(&m.value); err != nil {
			return nil, false
		}
		o = append(o, m)
	}
	return o, true
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
	var all json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return syntaxError(data, err)
	}
	return twice(data)
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

// twice refuses a key that stands twice in one object: it is not to be guessed which of them is meant.
func twice(data []byte) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	var open []map[string]bool // the keys of each open object so far; nil for a list
	isKey := false             // whether the next text is a key
	for {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return syntaxError(data, err)
		}
		switch token {
		case json.Delim('{'):
			open = append(open, map[string]bool{})
		case json.Delim('['):
			open = append(open, nil)
		case json.Delim('}'), json.Delim(']'):
			open = open[:len(open)-1]
		default:
			if key, ok := token.(string); ok && isKey {
				keys := open[len(open)-1]
				if keys[key] {
					return fmt.Errorf("%s: the key %q stands twice in one object; leave one of them out",
						place(data, int(d.InputOffset())), key)
				}
				keys[key] = true
				isKey = false
				continue
			}
		}
		isKey = len(open) > 0 && open[len(open)-1] != nil
	}
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
