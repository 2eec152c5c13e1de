package game

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// anyLine draws a choice or a check.
func anyLine(t *rapid.T) Line {
	text := rapid.OneOf(rapid.StringMatching(`[a-z/:0-9<>&]{0,12}`), rapid.String())
	texts := rapid.SliceOfN(text, 0, 3)
	if rapid.Bool().Draw(t, "check") {
		return Line{Check: &Check{Step: text.Draw(t, "step"), Hash: text.Draw(t, "hash"), Chance: texts.Draw(t, "chance")}}
	}
	c := &Choice{Seat: rapid.SampledFrom([]Seat{NoSeat, Red, Blue}).Draw(t, "seat"), Kind: Kind(text.Draw(t, "kind")),
		Pick: texts.Draw(t, "pick"), Each: rapid.MapOfN(text, text, 0, 3).Draw(t, "each"), Piece: text.Draw(t, "piece")}
	if rapid.Bool().Draw(t, "place") {
		n := rapid.Int32()
		c.Pose = &physics.Pose{X: n.Draw(t, "x"), Y: n.Draw(t, "y"), Heading: n.Draw(t, "h")}
	}
	c.Self = rapid.Bool().Draw(t, "self")
	return Line{Choice: c}
}

// What is written is what encoding/json would read as the same line, and is read
// at once if there is nothing out of the ordinary in it.
func TestWrittenLinesAreRead(t *testing.T) {
	var quick plainReader
	plain := 0
	rapid.Check(t, func(t *rapid.T) {
		line := anyLine(t)
		var b []byte
		if line.Check != nil {
			b = line.Check.line(nil)
		} else {
			b = line.Choice.line(nil)
		}
		want, err := json.Marshal(line)
		if err != nil {
			t.Fatal(err)
		}
		var slow, reference Line
		if err := json.Unmarshal(b, &slow); err != nil {
			t.Fatalf("%s: %v", b, err)
		}
		if err := json.Unmarshal(want, &reference); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(slow, reference) {
			t.Fatalf("written as %s, want %s", b, want)
		}
		if got, ok := quick.line(strings.TrimSuffix(string(b), "}")); ok {
			plain++
			if !reflect.DeepEqual(got, slow) {
				t.Fatalf("%s is read as %+v, want %+v", b, got, slow)
			}
		}
	})
	if plain == 0 {
		t.Error("no line was read the quick way")
	}
}

// FuzzPlainLine: whatever is read the quick way is read as encoding/json reads it.
func FuzzPlainLine(f *testing.F) {
	for _, s := range []string{
		`{"choice":{"seat":0,"kind":"place-ship","piece":"ship:4","pose":{"x":342626,"y":-80000,"h":0}}}`,
		`{"choice":{"seat":1,"kind":"set-dials","each":{"ship:10":"4FW","ship:6":"4FW"}}}`,
		`{"choice":{"seat":-1,"kind":"choose-attack","pick":["primary:0>ship:5","x"]}}`,
		`{"check":{"step":"engagement/1","hash":"ee12b5b985f98fdb","chance":["attack:hit,hit"]}}`,
		`{"check":{"step":"planning/0","hash":"ae"}}`,
		`{"choice":{"seat":01,"kind":"a"}}`, `{"choice":{"seat":300,"kind":"a"}}`, `{"choice":{"seat":0,"kind":"a","pick":[]}}`,
		`{"choice":{"seat":0,"kind":"a","each":{"a":"b","a":"c"}}}`, `{"choice":{"seat":0,"kind":"a"}} `,
		`{"choice":{"seat":0,"kind":"a","pose":{"x":99999999999,"y":0,"h":0}}}`,
		`{"choice":{"seat":0,"kind":"a","pick":["b"],"self":true}}`, `{"choice":{"seat":0,"kind":"a","self":false}}`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var quick plainReader
		content, whole := strings.CutSuffix(text, "}")
		got, ok := quick.line(content)
		if !ok || !whole {
			return
		}
		want, err := readLine(text)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s is read as %+v, want %+v, %v", text, got, want, err)
		}
	})
}
