package lenient

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"
)

// maxDepth bounds how deep a text nests; real ones, a builder's own data included, have ten levels.
const maxDepth = 64

// WellFormed says what keeps a text from being one JSON value that means one thing: other encodings,
// faults of syntax, keys that stand twice in one object, nesting without end. The cure is what
// helps where nobody would mend the text by hand.
func WellFormed(data []byte, cure string) error {
	if bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff}) {
		return errors.New("the text is UTF-16; save it as UTF-8")
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("%s: not UTF-8; save the text as UTF-8", place(data, invalidAt(data)))
	}
	if at := tooDeep(data); at >= 0 {
		return fmt.Errorf("%s: nested deeper than %d levels; %s", place(data, at), maxDepth, cure)
	}
	if !json.Valid(data) {
		var all json.RawMessage
		return syntaxError(data, json.Unmarshal(data, &all), cure)
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
func syntaxError(data []byte, err error, cure string) error {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Errorf("%s: not JSON (%v); %s", place(data, int(syntax.Offset)-1), syntax, cure)
	}
	return errors.New("not one JSON object; " + cure)
}
