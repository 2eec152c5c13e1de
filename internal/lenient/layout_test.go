package lenient

import "testing"

// TestLayout writes what was not touched as it stood, and gives what moves the blanks of its place.
func TestLayout(t *testing.T) {
	for _, text := range []string{`{}`, `{ }`, `[]`, "[\n]", `{"a":1}`, `{ "a" : 1 , "b":[ ] }`, "[\n  1,\n  2 ,3\n ]",
		`{"a": {"b": [1, 2]}, "c\u0064": "x,]}"}`} {
		l, ok := LayOut([]byte(text))
		if !ok || l.String() != text {
			t.Errorf("%q is written as %q", text, l)
		}
		l.Set(l.Parts)
		if l.String() != text {
			t.Errorf("%q, set again, is written as %q", text, l)
		}
	}
	for _, text := range []string{`"a"`, `1`, `null`, ``} {
		if _, ok := LayOut([]byte(text)); ok {
			t.Errorf("%q is laid out", text)
		}
	}
	for _, c := range []struct {
		text, want string
		change     func(l *Layout)
	}{
		{"[\n  1,\n  2,\n  3\n ]", "[\n  3,\n  1\n ]", func(l *Layout) { l.Set([]Part{l.Parts[2], l.Parts[0]}) }},
		{"[\n  1\n ]", "[\n  1,\n  9\n ]", func(l *Layout) { l.Set([]Part{l.Parts[0], NewPart("", "9")}) }},
		{"[1,2]", "[9,1,2]", func(l *Layout) { l.Set([]Part{NewPart("", "9"), l.Parts[0], l.Parts[1]}) }},
		{"[1, 2]", "[]", func(l *Layout) { l.Set(nil) }},
		{"[]", "[7]", func(l *Layout) { l.Set([]Part{NewPart("", "7")}) }},
		{`{"a":1, "b":2}`, `{"a":1, "b":3, "c":4}`, func(l *Layout) { l.Put("b", "3"); l.Put("c", "4") }},
		{"{\n \"a\" : 1\n}", "{\n \"a\" : 1,\n \"c\": 4\n}", func(l *Layout) { l.Put("c", "4") }},
	} {
		l, _ := LayOut([]byte(c.text))
		c.change(&l)
		if got := l.String(); got != c.want {
			t.Errorf("%q becomes %q, want %q", c.text, got, c.want)
		}
	}
}
