package lenient

import (
	"bytes"
	"encoding/json"
)

// Writer writes JSON without blanks. Its zero value is empty; the first error stays.
type Writer struct {
	out   bytes.Buffer
	first bool // no comma before the next key
	err   error
}

// Indented is what was written, with one space of indent and a line feed at its end.
func (w *Writer) Indented() ([]byte, error) {
	if w.err != nil {
		return nil, w.err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, w.out.Bytes(), "", " "); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

// Object writes an object of what inside writes.
func (w *Writer) Object(inside func()) {
	w.out.WriteByte('{')
	w.first = true
	inside()
	w.out.WriteByte('}')
	w.first = false
}

// List writes a list of n values, which each writes.
func (w *Writer) List(n int, each func(i int)) {
	w.out.WriteByte('[')
	for i := range n {
		if i > 0 {
			w.out.WriteByte(',')
		}
		each(i)
	}
	w.out.WriteByte(']')
}

// Key writes a key; its value comes next.
func (w *Writer) Key(key string) {
	if !w.first {
		w.out.WriteByte(',')
	}
	w.first = false
	w.value(key)
	w.out.WriteByte(':')
}

// Member writes a key and its value.
func (w *Writer) Member(key string, v any) {
	w.Key(key)
	w.value(v)
}

// Text writes a text that is left out where it is empty.
func (w *Writer) Text(key, v string) {
	if v != "" {
		w.Member(key, v)
	}
}

// Raw writes a value as the file had it, if the file had one.
func (w *Writer) Raw(key string, v json.RawMessage) {
	if v != nil {
		w.Member(key, v)
	}
}

// Value writes a value of a list.
func (w *Writer) Value(v any) { w.value(v) }

// Members writes members as they stand.
func (w *Writer) Members(all Object) {
	for _, m := range all {
		w.Member(m.Key, m.Value)
	}
}

func (w *Writer) value(v any) {
	enc := json.NewEncoder(&w.out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil && w.err == nil {
		w.err = err
	}
}
