package shorthand

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"xwing/game"
	"xwing/game/notation"
)

// slips are words that people put into a text.
var slips = []string{"focus", "[HH]", "Luke:", "-", `"`, " undo=red/7 ", " undo=red ", " redo= ", " draw= ", " end= ", "{", "(", "Luke=2F",
	"Luke@1,2,3", "~", "\xff", "\n", "Vader", "1", "9", ":", ")", "]", "="}

// TestSlips has a text changed at some places, again and again: it is a fault, or a game that can be written down. Some of
// them are games still, or nothing would be tried.
func TestSlips(t *testing.T) {
	text := written(t, journal(t, "luke-vader-mouse.jsonl"))
	r := rand.New(rand.NewPCG(1, 2))
	read := 0
	for range 600 {
		c := text
		for range 1 + r.IntN(3) {
			from := r.IntN(len(c))
			to := min(len(c), from+r.IntN(12))
			at := r.IntN(len(c))
			switch r.IntN(3) {
			case 0:
				c = put(c, at, slips[r.IntN(len(slips))])
			case 1:
				c = append(bytes.Clone(c[:from]), c[to:]...)
			case 2:
				c = put(c, at, string(c[from:to]))
			}
		}
		if readsOrFails(t, c) {
			read++
		}
	}
	if read < 10 || read > 300 {
		t.Errorf("%d of 600 are games", read)
	}
}

func put(text []byte, at int, word string) []byte {
	return append(append(bytes.Clone(text[:at]), word...), text[at:]...)
}

// readsOrFails reports whether a text is a game, which can be written down then.
func readsOrFails(t *testing.T, text []byte) bool {
	t.Helper()
	again, err := notation.Read(text, ours())
	if err != nil {
		if again != nil {
			t.Errorf("a journal beside %v", err)
		}
		return false
	}
	if _, err := notation.Write(again, ours()); err != nil {
		t.Errorf("what was read cannot be written: %v\n%s", err, text)
	}
	return true
}

// FuzzNotation: whatever a text says, it is a game or a fault, and what it is read to can be written down again.
func FuzzNotation(f *testing.F) {
	j, err := game.ReadJournal(journal(f, "luke-vader-mouse.jsonl"))
	if err != nil {
		f.Fatal(err)
	}
	all, _ := j.InEffect()
	text := written(f, upTo(f, j.Header, all[:30]))
	for _, s := range slips {
		f.Add(text, uint16(1000), s)
	}
	f.Fuzz(func(t *testing.T, text []byte, at uint16, word string) {
		readsOrFails(t, put(text, min(int(at), len(text)), word))
	})
}
