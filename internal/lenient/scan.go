package lenient

import (
	"encoding/json"
	"fmt"
	"slices"
)

// scan goes through a JSON text that is known to be well formed.
type scan struct {
	data []byte
	at   int
}

// next returns the byte that begins what comes next; 0 at the end.
func (s *scan) next() byte {
	for ; s.at < len(s.data); s.at++ {
		switch c := s.data[s.at]; c {
		case ' ', '\t', '\n', '\r':
		default:
			return c
		}
	}
	return 0
}

// comma goes past a comma, if one comes next.
func (s *scan) comma() {
	if s.next() == ',' {
		s.at++
	}
}

// text goes past a text and returns it as it stands, quotes included.
func (s *scan) text() []byte {
	from := s.at
	for s.at++; s.at < len(s.data) && s.data[s.at] != '"'; s.at++ {
		if s.data[s.at] == '\\' {
			s.at++
		}
	}
	s.at = min(s.at+1, len(s.data))
	return s.data[from:s.at]
}

// key goes past a key and its colon, up to the value.
func (s *scan) key() string {
	key := unquoted(s.text())
	s.next()
	s.at++
	s.next()
	return key
}

// unquoted is what a well formed text says.
func unquoted(text []byte) string {
	if !slices.Contains(text, '\\') {
		return string(text[1 : len(text)-1])
	}
	var s string
	_ = json.Unmarshal(text, &s)
	return s
}

// list goes past a list of texts; false if something else is in it.
func (s *scan) list() ([]string, bool) {
	var texts []string
	for s.at++; s.next() != ']'; s.comma() {
		if s.next() != '"' {
			return nil, false
		}
		texts = append(texts, unquoted(s.text()))
	}
	return texts, true
}

// skip goes past a value.
func (s *scan) skip() {
	switch s.next() {
	case '"':
		s.text()
	case '{', '[':
		for depth := 0; s.at < len(s.data); {
			switch s.data[s.at] {
			case '"':
				s.text()
				continue
			case '{', '[':
				depth++
			case '}', ']':
				depth--
			}
			if s.at++; depth == 0 {
				return
			}
		}
	default:
		s.word()
	}
}

// word goes past a number, true, false or null.
func (s *scan) word() {
	for ; s.at < len(s.data); s.at++ {
		switch s.data[s.at] {
		case ',', '}', ']', ' ', '\t', '\n', '\r':
			return
		}
	}
}

// twice refuses a key that stands twice in one object: it is not to be guessed which of them is meant.
func (s *scan) twice() error {
	switch s.next() {
	case '{':
		s.at++
		for keys := map[string]bool{}; s.next() != '}'; s.comma() {
			from := s.at
			key := s.key()
			if keys[key] {
				return fmt.Errorf("%s: the key %q stands twice in one object; leave one of them out", place(s.data, from), key)
			}
			keys[key] = true
			if err := s.twice(); err != nil {
				return err
			}
		}
		s.at++
	case '[':
		for s.at++; s.next() != ']'; s.comma() {
			if err := s.twice(); err != nil {
				return err
			}
		}
		s.at++
	case '"':
		s.text()
	default:
		s.word()
	}
	return nil
}
