package armada

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// filmShelf is a player with one journal.
type filmShelf struct {
	noFiles
	text []byte
}

func (s *filmShelf) Read(path string) ([]byte, error) {
	if s.text == nil {
		return nil, fs.ErrNotExist
	}
	return s.text, nil
}

// filmed is a client that shows a journal as a film, read to its end, with the pictures of another if one is given.
func filmed(t *testing.T, text []byte, like *Client) *Client {
	t.Helper()
	a := newClientFor(t)
	if like != nil {
		a.Studio = like.Studio // the same picture is the same sprite
	}
	a.Opt.Files = &filmShelf{text: text}
	a.Watch("a game.jsonl")
	for range 2000 {
		a.Build(ui.Input{})
		if scene.PlayOf(a.Screen) != nil && !a.Screen.Busy() {
			return a
		}
	}
	t.Fatalf("the film is never read: %s", a.Screen.Name())
	return nil
}

// filmKey strikes a key.
func filmKey(a *Client, keys ...ebiten.Key) {
	a.Build(ui.Input{Keys: keys, Struck: keys[len(keys)-1:]})
	a.Build(ui.Input{})
}

// filmWidget is a widget of the film.
func filmWidget(a *Client, id string) (ui.Widget, bool) {
	for _, w := range a.UI.Widgets {
		if w.ID == id {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// TestFilmGoesEverywhere: by choices and rounds, in windows of all kinds; all is said in words, the stacks of both are shown, and
// rounds, pieces lost and critical damage are marked.
func TestFilmGoesEverywhere(t *testing.T) {
	text, err := os.ReadFile("../../testdata/games/armada/core-mouse.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1280, 720}, {915, 412}} {
		a := filmed(t, text, nil)
		a.Width, a.Height = size[0], size[1]
		stacks, marks := 0, map[string]int{}
		for n := range 60 {
			filmKey(a, ebiten.KeyArrowRight)
			if n%10 == 9 {
				filmKey(a, ebiten.KeyShift, ebiten.KeyArrowRight)
			}
			for _, w := range a.UI.Widgets {
				if strings.Contains(w.Words+w.Reason, "⟦") {
					t.Fatalf("%s says %q", w.ID, w.Words)
				}
				if strings.HasPrefix(w.ID, "film.stack:") {
					stacks++
				}
				if kind, _, is := strings.Cut(strings.TrimPrefix(w.ID, "film.mark:"), ":"); is {
					marks[kind]++
				}
			}
		}
		if stacks < 60 || marks["kill"] == 0 || marks["crit"] == 0 {
			t.Errorf("shown are %d stacks, %v", stacks, marks)
		}
		filmKey(a, ebiten.KeyEnd)
		if _, over := filmWidget(a, "film.over"); !over {
			t.Error("its end is not told")
		}
	}
}

// TestFilmOfALiveGameTellsNothing: two games that differ in the dials that one player has stacked have the same film as long as they
// are not over.
func TestFilmOfALiveGameTellsNothing(t *testing.T) {
	text, err := os.ReadFile("../../testdata/games/armada/core-mouse.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var films [2]*Client
	for i := range films {
		a := newClientFor(t)
		whole, _, err := game.Resume(text, a.kit.Start, nil)
		if err != nil {
			t.Fatal(err)
		}
		f := whole.Film()
		for f.Next() && (f.Session().State().(*armada.State).View.Round < 2 || len(f.Session().Open()) == 0 ||
			f.Session().Open()[0].Kind != ask.StackDials) {
		}
		log := &filmLog{}
		s, err := f.Branch(whole.Header(), a.kit.Start, 5, log)
		if err != nil {
			t.Fatal(err)
		}
		d := s.Open()[0]
		c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: map[string]string{}}
		for _, slot := range d.Slots {
			c.Each[slot.ID] = slot.Options[i*2].ID
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
		films[i] = filmed(t, log.text, films[0])
	}
	for n := range 25 {
		in := ui.Input{X: float64(40 + n*31%1200), Y: float64(80 + n*67%600)}
		var frames [2]draw.List
		for i, a := range films {
			filmKey(a, []ebiten.Key{ebiten.KeyEnd, ebiten.KeyArrowLeft}[min(n, 1)])
			for range 3 {
				a.Build(in)
			}
			frames[i].Copy(&a.Canvas.Frame)
			frames[i].Append(&a.Beside)
		}
		at, _ := filmWidget(films[0], "film.count")
		if diff := cmp.Diff(films[0].UI.Widgets, films[1].UI.Widgets); diff != "" {
			t.Fatalf("at %s the films differ:\n%s", at.Words, diff)
		}
		if !frames[0].Equal(&frames[1]) {
			t.Fatalf("at %s the frames differ", at.Words)
		}
	}
	if w, _ := filmWidget(films[0], "film.on"); w.Enabled || w.Reason == "" {
		t.Error("a live game can be played on by its film")
	}
}

// filmLog is a journal in memory.
type filmLog struct{ text []byte }

func (l *filmLog) Append(line []byte) error {
	l.text = append(append(l.text, line...), '\n')
	return nil
}
