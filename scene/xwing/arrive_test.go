package xwing

import (
	"bytes"
	"strings"
	"testing"

	"xwing/game"
	"xwing/internal/link"
	"xwing/scene"
	"xwing/scene/ui"
)

// arriving is a client on a page to which something comes; kept is how many games the page was asked to keep.
func arriving(t *testing.T) (a *Client, text []byte, come func(scene.Parcel), kept *int) {
	t.Helper()
	a, d, text := drawn(t)
	var inbox []scene.Parcel
	kept = new(int)
	a.Opt.Page = &scene.Page{
		Came: func() (scene.Parcel, bool) {
			if len(inbox) == 0 {
				return scene.Parcel{}, false
			}
			p := inbox[0]
			inbox = inbox[1:]
			return p, true
		},
		Keep: func(journal []byte) (string, error) {
			*kept++
			d.texts["came.jsonl"] = journal
			return "came.jsonl", nil
		},
	}
	return a, text, func(p scene.Parcel) {
		t.Helper()
		a.Covers.Dialog = nil
		a.Show(&scene.TitleScreen{App: a.App})
		inbox = append(inbox, p)
		if !a.arrive(nil) {
			t.Fatal("nothing has come")
		}
	}, kept
}

// again is a journal with more lines behind it, as often as is said.
func again(journal []byte, lines string, times int) []byte {
	return game.Reseal(append(bytes.Clone(journal), strings.Repeat(lines, times)...))
}

const (
	undoneOnce = `{"undo":{"choices":1,"by":-1}}` + "\n"
	redoneOnce = `{"redo":{"choices":1}}` + "\n"
)

// TestAGameThatComesIsTriedFirst: a game by link goes on, whatever undo and redo stand in it; one that would keep
// the page busy, is too large or of no known edition is told and not kept.
func TestAGameThatComesIsTriedFirst(t *testing.T) {
	a, text, come, kept := arriving(t)
	packed := func(journal []byte) scene.Parcel {
		s, err := link.Pack(journal)
		if err != nil {
			t.Fatal(err)
		}
		return scene.Parcel{Content: []byte(s), Link: true}
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	part := bytes.Join(lines[:200], nil)
	come(packed(again(part, undoneOnce+redoneOnce, 20_000)))
	p := scene.PlayOf(a.Screen)
	if p == nil || *kept != 1 {
		t.Fatalf("a game with many undos is not shown, %d kept", *kept)
	}
	told := 0
	for _, l := range p.Show.Lines {
		if strings.Contains(strings.ToLower(l.Text), "back") {
			told++
		}
	}
	if told > 100 {
		t.Errorf("%d undos and redos are told in the log", told)
	}
	// The last choice of a part, made over and over.
	var last []byte
	n := 0
	for i, line := range lines {
		if bytes.HasPrefix(line, []byte(`{"choice":`)) && i < 200 {
			last, n = line, i+1
		}
	}
	busy := again(bytes.Join(lines[:n], nil), undoneOnce+string(last), 20_000)
	unknown := game.Reseal(bytes.Replace(part, []byte(`"edition":"2.0"`), []byte(`"edition":"9"`), 1))
	for name, test := range map[string]struct {
		p    scene.Parcel
		want string
	}{
		"busy":    {packed(busy), "more than 20000 choices have to be played"},
		"unknown": {scene.Parcel{Name: "far.jsonl", Content: unknown}, `far.jsonl: `},
		"large":   {scene.Parcel{Name: "large.jsonl", Content: bytes.Repeat([]byte("\n"), 5<<20)}, "larger than 4 MB"},
		"plain":   {scene.Parcel{Content: bytes.Repeat([]byte("{"), 5<<20), Link: true}, "too much"},
	} {
		*kept = 0
		come(test.p)
		says(t, a, test.want)
		if *kept != 0 || a.Screen.Name() != "title" {
			t.Errorf("%s: %d kept, on the screen %s", name, *kept, a.Screen.Name())
		}
	}
	settle(a, ui.Input{})
}
