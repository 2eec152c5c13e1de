package lenient

import (
	"encoding/json"
	"strings"
)

// Layout is an object or a list with all that stands between its values, so that it can be written again
// with what was not touched as it was.
type Layout struct {
	Parts []Part
	open  byte
	empty string // what stands in one without values
}

// Part is a value of a layout, in an object with its key.
type Part struct {
	Key   string // what it says; "" in a list
	Value string // as it stands

	head        string // the key and the colon as they stand
	before, end string // blanks around it
	place       int    // from 1 on; 0: it is new
}

// NewPart is a value that comes to a layout; its key is "" in a list.
func NewPart(key, value string) Part { return Part{Key: key, Value: value} }

// LayOut takes an object or list apart that is known to be well formed; ok is false if it is something else.
func LayOut(raw json.RawMessage) (l Layout, ok bool) {
	s := scan{data: raw}
	if l.open = s.next(); l.open != '{' && l.open != '[' {
		return Layout{}, false
	}
	closing := l.open + 2 // '}' and ']' in ASCII
	s.at++
	for from := s.at; s.next() != closing && s.at < len(raw); from = s.at {
		p := Part{before: string(raw[from:s.at]), place: len(l.Parts) + 1}
		if l.open == '{' {
			from = s.at
			p.Key = s.key()
			p.head = string(raw[from:s.at])
		}
		from = s.at
		s.skip()
		p.Value = string(raw[from:s.at])
		from = s.at
		next := s.next()
		p.end = string(raw[from:s.at])
		if next == ',' {
			s.at++
		}
		l.Parts = append(l.Parts, p)
	}
	if len(l.Parts) == 0 {
		l.empty = string(raw[strings.IndexByte(string(raw), l.open)+1 : s.at])
	}
	return l, true
}

// Find is the place of a key; -1 if it is not there.
func (l Layout) Find(key string) int {
	for i, p := range l.Parts {
		if p.Key == key {
			return i
		}
	}
	return -1
}

// Put sets the value of a key; one that is new comes last.
func (l *Layout) Put(key, value string) {
	parts := append([]Part(nil), l.Parts...)
	if i := l.Find(key); i >= 0 {
		parts[i].Value = value
	} else {
		parts = append(parts, NewPart(key, value))
	}
	l.Parts = l.with(parts)
}

// Set makes these the values, each where it was laid out before or new, in this order.
func (l *Layout) Set(parts []Part) { l.Parts = l.with(parts) }

// with gives parts the blanks that they have in their new places.
func (l *Layout) with(parts []Part) []Part {
	first, between, last := "", l.between(), ""
	if n := len(l.Parts); n > 0 {
		first, last = l.Parts[0].before, l.Parts[n-1].end
	}
	out := make([]Part, len(parts))
	for i, p := range parts {
		switch {
		case i == 0:
			p.before = first
		case p.place <= 1:
			p.before = between
		}
		switch {
		case i == len(parts)-1:
			p.end = last
		case p.place == 0 || p.place == len(l.Parts):
			p.end = ""
		}
		if p.head == "" && l.open == '{' {
			p.head = quoted(p.Key) + l.colon()
		}
		p.place = i + 1
		out[i] = p
	}
	return out
}

// between is the blanks after a comma.
func (l *Layout) between() string {
	switch {
	case len(l.Parts) > 1:
		return l.Parts[1].before
	case len(l.Parts) == 1 && strings.Contains(l.Parts[0].before, "\n"):
		return l.Parts[0].before
	}
	return ""
}

// colon is the colon as others of the object have it.
func (l *Layout) colon() string {
	if len(l.Parts) > 0 {
		if at := strings.LastIndexByte(l.Parts[0].head, ':'); at >= 0 {
			return l.Parts[0].head[at:]
		}
	}
	return ": "
}

// Indent is the blanks from a line feed on before the values; "" where they stand on one line.
func (l *Layout) Indent() string {
	between := l.between()
	if at := strings.LastIndexByte(between, '\n'); at >= 0 {
		return between[at:]
	}
	return ""
}

// String is the object or list as it is written.
func (l Layout) String() string {
	var b strings.Builder
	b.WriteByte(l.open)
	for i, p := range l.Parts {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(p.before + p.head + p.Value + p.end)
	}
	if len(l.Parts) == 0 {
		b.WriteString(l.empty)
	}
	b.WriteByte(l.open + 2)
	return b.String()
}

// quoted is a text as JSON.
func quoted(text string) string {
	var w Writer
	w.value(text)
	return strings.TrimSuffix(w.out.String(), "\n")
}

// Quoted is a text as JSON has it.
func Quoted(text string) string { return quoted(text) }
