package notation

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// heads are objects of JSON, and how they are written in short.
var heads = map[string]string{
	`{}`:                             ``,
	`{"a":"b"}`:                      `a=b`,
	`{"edition":"2.0","seed":35}`:    `edition="2.0" seed=35`,
	`{"rules":"2.0.14","n":-1.5e3}`:  `rules=2.0.14 n=-1.5e3`,
	`{"a":"true","b":true,"c":null}`: `a="true" b=true c=null`,
	`{"name":"Red \"Two\""}`:         `name="Red \"Two\""`,
	`{"a":"","b":"\u00e9","c":"é"}`:  `a="" b="\u00e9" c="é"`,
	`{"l":["a","b","c d",1]}`:        `l:a,b,"c d",1`,
	`{"l":[],"o":{}}`:                `l[] o()`,
	`{"l":[[1,2],[]]}`:               `l[ [1 2] []]`,
	`{"p":[{"id":"luke","ship":"x"},{"ship":"y","id":"z"}]}`: `p[ (luke ship=x) (ship=y id=z)]`,
	`{"p":[{"id":"a:b"},{"id":"7"},{"id":7}]}`:               `p[ (id=a:b) (id="7") (id=7)]`,
	`{"a:b":"c","d e":{"f":"g"},"":1}`:                       `"a:b"=c "d e"(f=g) ""=1`,
	`{"--":1,"u":"xwing:one/two"}`:                           `"--"=1 u=xwing:one/two`,
}

// TestShort writes objects in short, and reads them back to the byte.
func TestShort(t *testing.T) {
	for object, want := range heads {
		pieces, err := short([]byte(object))
		if got := strings.Join(pieces, " "); err != nil || got != want {
			t.Errorf("%s is %s, and not %s: %v", object, got, want, err)
		}
		for _, between := range []string{" ", "\n  ", " {so} ", " ; so\n"} {
			text := strings.Join(pieces, between) + " -- rest"
			back, after, err := readHead([]byte(text), 0)
			if err != nil || string(back) != object || text[after:] != " rest" {
				t.Errorf("%s comes back as %s before %q: %v", text, back, text[max(0, after):], err)
			}
		}
	}
}

// TestNoHead refuses what is none, with its place.
func TestNoHead(t *testing.T) {
	for text, want := range map[string]string{
		"a=b":        "line 1, column 4: the text ends within its head",
		"a --":       "line 1, column 2: \"a\" has no value",
		"a= --":      "line 1, column 3: ",
		"\n a=§ --":  "line 2, column 4: ",
		"a[b":        "ends within a list",
		"a(b":        "ends within its head",
		"a(b=c":      "ends within",
		`a="b --`:    "no text in quotes",
		`a="\q" --`:  "no text in quotes",
		"a:b, --":    "no word of a head",
		"a=b ) --":   "no word of a head",
		"a[b) --":    "no word of a head",
		"{ a=b --":   "ends within its head",
		"a=1=2 --":   "no word of a head",
		"\x00a=1 --": "no word of a head",
	} {
		if _, _, err := readHead([]byte(text), 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, and not %q", text, err, want)
		}
	}
}

// FuzzShort holds that every object comes back, and that whatever is read is JSON.
func FuzzShort(f *testing.F) {
	for object, text := range heads {
		f.Add(object)
		f.Add(text + " --")
	}
	f.Fuzz(func(t *testing.T, text string) {
		if back, _, err := readHead([]byte(text), 0); err == nil && !json.Valid(back) {
			t.Fatalf("%q is read as %q", text, back)
		}
		var compact bytes.Buffer
		if !json.Valid([]byte(text)) || !strings.HasPrefix(strings.TrimSpace(text), "{") || json.Compact(&compact, []byte(text)) != nil {
			return
		}
		pieces, err := short([]byte(text))
		if err != nil {
			return // too deep
		}
		back, _, err := readHead([]byte(strings.Join(pieces, "\n")+"\n--"), 0)
		if err != nil || string(back) != compact.String() {
			t.Fatalf("%s comes back as %s by %q: %v", compact.String(), back, pieces, err)
		}
	})
}

// TestDecimals writes whole numbers of thousandths and reads them back.
func TestDecimals(t *testing.T) {
	for n, want := range map[int32]string{0: "0", 1: "0.001", 368835: "368.835", 80000: "80", -1500: "-1.5", -7: "-0.007",
		2147483647: "2147483.647"} {
		got := decimals(n, 3)
		if back, ok := fromDecimals(got, 3); got != want || back != n || !ok {
			t.Errorf("%d is %s and comes back as %d, %v", n, got, back, ok)
		}
	}
	for _, bad := range []string{"", "-", ".5", "1.2345", "1e3", "+1", "1_0", "1.-5", "99999999999", "1.5.5", "1,5"} {
		if n, ok := fromDecimals(bad, 3); ok {
			t.Errorf("%q is %d", bad, n)
		}
	}
}
