// Package lenient reads JSON that other programs wrote, and players: it keeps the order of
// keys and what it does not know, says by line and column where a text is no JSON that means
// one thing, and writes such objects again. It never guesses which of two values is meant, and
// what it refuses is bounded in depth; how long a text may be is its caller's to say.
package lenient

import (
	"encoding/json"
	"slices"
)

// Member is one key of a JSON object and its value as it stands in the file.
type Member struct {
	Key   string
	Value json.RawMessage
}

// Object is a JSON object with the order of its keys.
type Object []Member

// Value is what stands under a key; nil if the key is missing or null.
func (o Object) Value(key string) json.RawMessage {
	for _, m := range o {
		if m.Key == key && !null(m.Value) {
			return m.Value
		}
	}
	return nil
}

// Without lists the members under other keys, for those that hand them on untouched.
func (o Object) Without(keys ...string) Object {
	var rest Object
	for _, m := range o {
		if !slices.Contains(keys, m.Key) {
			rest = append(rest, Member{m.Key, slices.Clone(m.Value)})
		}
	}
	return rest
}

// ParseObject reads one JSON object that is known to be well formed; ok is false if it is something else.
// Its values are parts of raw.
func ParseObject(raw json.RawMessage) (o Object, ok bool) {
	s := scan{data: raw}
	if s.next() != '{' {
		return nil, false
	}
	s.at++
	for s.next() != '}' {
		m := Member{Key: s.key()}
		from := s.at
		s.skip()
		m.Value = raw[from:s.at:s.at]
		o = append(o, m)
		s.comma()
	}
	return o, true
}

// ParseList reads a list that is known to be well formed; nil if it is something else. Its values are
// parts of raw.
func ParseList(raw json.RawMessage) []json.RawMessage {
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

// Texts reads ["…", …] that is known to be well formed; ok is false if it is something else.
func Texts(raw json.RawMessage) (texts []string, ok bool) {
	s := scan{data: raw}
	if s.next() != '[' {
		return nil, false
	}
	return s.list()
}

// Unquoted is what a text that is known to be well formed says; raw begins with its quote.
func Unquoted(raw json.RawMessage) string { return unquoted(raw) }

func null(raw json.RawMessage) bool { return len(raw) == 0 || string(raw) == "null" }
