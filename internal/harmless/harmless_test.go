package harmless_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"xwing/internal/harmless"
)

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		"Wedge – “Howlrunner”\tü\n": "Wedge – “Howlrunner”\tü\n",
		"\x1b[31mRED\x1b]0;pwn\x07": "¤[31mRED¤]0;pwn¤",
		"a\rb\x00c\x7fd\u009be\bf":  "a¤b¤c¤d¤e¤f",
		"\u202egnp.exe\u202c\u2066": "¤gnp.exe¤¤",
		"\u200e\u200f\u061c":        "¤¤¤",
		"broken \x9b31m \xff":       "broken ¤31m ¤",
	} {
		if got := harmless.Text(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}

// TestWriter writes a text in parts of every length: characters that are cut in two come out whole.
func TestWriter(t *testing.T) {
	const text = "“Dutch” \x1b[2J – \u202eüber 漢字\n"
	for n := 1; n <= len(text); n++ {
		var out strings.Builder
		w := harmless.NewWriter(&out)
		for at := 0; at < len(text); at += n {
			part := text[at:min(at+n, len(text))]
			if k, err := w.Write([]byte(part)); err != nil || k != len(part) {
				t.Fatal(k, err)
			}
		}
		if out.String() != harmless.Text(text) {
			t.Errorf("in parts of %d: %q", n, out.String())
		}
	}
}

// FuzzText: nothing comes through that steers, and shown twice it is the same.
func FuzzText(f *testing.F) {
	f.Add("\x1b]0;x\x07\u202e\x9b")
	f.Fuzz(func(t *testing.T, text string) {
		got := harmless.Text(text)
		if strings.ContainsAny(got, "\x1b\x07\r\x00\u202e\u009b") || !utf8.ValidString(got) || harmless.Text(got) != got {
			t.Errorf("%q is shown as %q", text, got)
		}
	})
}
