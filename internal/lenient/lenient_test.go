package lenient

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestWellFormed(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"a": [1, {"b": null}]}`, ""},
		{` "a"`, ""},
		{"{\n \"a\": 1,\n \"a\": 2}", `line 3, column 2: the key "a" stands twice in one object; leave one of them out`},
		{`{"a": {"b": 1, "\u0062": 2}}`, `line 1, column 16: the key "b" stands twice in one object; leave one of them out`},
		{"{\n\"a\" 1}", "line 2, column 5: not JSON (invalid character '1' after object key); take another file"},
		{"", "line 1, column 1: not JSON (unexpected end of JSON input); take another file"},
		{"{\"a\": \"\xff\"}", "line 1, column 8: not UTF-8; save the text as UTF-8"},
		{"\xff\xfe{\x00", "the text is UTF-16; save it as UTF-8"},
		{strings.Repeat("[", 65), "line 1, column 65: nested deeper than 64 levels; take another file"},
		{`"` + strings.Repeat("[", 65) + `"`, ""},
	} {
		err := WellFormed([]byte(c.text), "take another file")
		if got := text(err); got != c.want {
			t.Errorf("%.40q: %q, want %q", c.text, got, c.want)
		}
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestObject reads an object, and writes it again in its order with what nobody knows.
func TestObject(t *testing.T) {
	o, ok := ParseObject(json.RawMessage(`{ "z": "a\"b", "list": [1, "x", {"k": []}], "none": null, "n": -1e3 }`))
	if !ok || len(o) != 4 || o.Value("none") != nil || o.Value("missing") != nil || string(o.Value("n")) != "-1e3" {
		t.Fatalf("it is read as %q", o)
	}
	if got := Unquoted(o.Value("z")); got != `a"b` {
		t.Errorf("z says %q", got)
	}
	if list := ParseList(o.Value("list")); len(list) != 3 || string(list[2]) != `{"k": []}` {
		t.Errorf("the list is read as %q", list)
	}
	if _, ok := Texts(o.Value("list")); ok {
		t.Error("a number is taken for a text")
	}
	var w Writer
	w.Object(func() {
		w.Text("empty", "")
		w.Raw("missing", nil)
		w.Members(o.Without("list"))
		w.Key("two")
		w.List(2, func(i int) { w.Object(func() { w.Member("<i>", i) }) })
	})
	got, err := w.Indented()
	want := `{
 "z": "a\"b",
 "none": null,
 "n": -1e3,
 "two": [
  {
   "<i>": 0
  },
  {
   "<i>": 1
  }
 ]
}
`
	if err != nil || string(got) != want {
		t.Errorf("it is written as %q, %v, want %q", got, err, want)
	}
}

func TestOtherThanObjects(t *testing.T) {
	for _, text := range []string{`[]`, `"a"`, `1`, `null`} {
		if _, ok := ParseObject(json.RawMessage(text)); ok {
			t.Errorf("%s is read as an object", text)
		}
	}
	for _, text := range []string{`{}`, `"a"`, `1`, `null`} {
		if ParseList(json.RawMessage(text)) != nil {
			t.Errorf("%s is read as a list", text)
		}
		if _, ok := Texts(json.RawMessage(text)); ok {
			t.Errorf("%s is read as texts", text)
		}
	}
}
