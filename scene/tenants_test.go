package scene

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/internal/link"
	"xwing/scene/draw"
	"xwing/scene/ui/uitest"
)

// journals are kept games of which nothing but their headers can be read.
type journals struct {
	noDisk
	texts map[string]string
}

func (j journals) Open(path string) ([]byte, game.Log, error) { return []byte(j.texts[path]), nil, nil }

// neighbours are two games in one shell, and what is asked of them.
func neighbours(t *testing.T) (*App, *[]string) {
	t.Helper()
	w, err := words.Load(assets.Words, "en", "xwing")
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	var tenants []Tenant
	for _, name := range []string{"chess", "go"} {
		note := func(what string) { asked = append(asked, name+" "+what) }
		own := w.With(func(arg, value string) (string, bool) { return name, arg == "color" })
		tenants = append(tenants, Tenant{Name: name, Plays: func(h game.Header) bool { return h.Game == name },
			Words: func() *words.Words { return own }, New: func() { note("new") }, Wake: func() {}, Sample: func() { note("sample") },
			Hint: func() string { return name }, Crest: func(_, _ draw.Rect) {}, Acts: []Act{{Group: "table", Name: name}},
			Start: func(h game.Header) (game.State, error) {
				note("start")
				return nil, errors.New(name + " plays no " + h.Game)
			}})
	}
	a := shellOf(t, tenants...)
	a.Opt.Files = journals{texts: map[string]string{}}
	return a, &asked
}

// TestDroppedGoesToWhoseItIs: what is let go on the title goes to the game that recognizes it, what none does to that in question.
func TestDroppedGoesToWhoseItIs(t *testing.T) {
	a, _ := neighbours(t)
	woken := ""
	for i, name := range []string{"chess", "go"} {
		a.tenants[i].Wake = func() { woken = name }
		a.tenants[i].Reads = func(text []byte) bool { return string(text) == name }
	}
	for _, want := range [][2]string{{"go", "go"}, {"what", "go"}, {"chess", "chess"}} {
		a.Dropped = func() fs.FS { return fstest.MapFS{"own.txt": {Data: []byte(want[0])}} }
		(&TitleScreen{App: a}).Wake()
		if woken != want[1] {
			t.Errorf("a file of %s is taken by %s, want %s", want[0], woken, want[1])
		}
	}
}

// TestPageArrivalsGoToWhoseTheyAre: what comes to the page, pasted or by an address, goes to the game that recognizes it, from
// whatever screen; what none does to that in question.
func TestPageArrivalsGoToWhoseTheyAre(t *testing.T) {
	a, _ := neighbours(t)
	taken := ""
	for i, name := range []string{"chess", "go"} {
		a.tenants[i].Wake = func() {
			a.Arrive("pasted", 99, func(file string, text []byte) { taken = name + " " + file + " " + string(text) })
		}
		a.tenants[i].Reads = func(text []byte) bool { return string(text) == name }
	}
	packed, err := link.Pack([]byte("chess"))
	if err != nil {
		t.Fatal(err)
	}
	var inbox []Parcel
	a.Opt.Page = &Page{Came: func() (Parcel, bool) {
		if len(inbox) == 0 {
			return Parcel{}, false
		}
		p := inbox[0]
		inbox = nil
		return p, true
	}}
	for _, test := range []struct {
		parcel Parcel
		want   string
	}{
		{Parcel{Content: []byte("go")}, "go pasted go"},
		{Parcel{Name: "mine.txt", Content: []byte("what")}, "go mine what"},
		{Parcel{Content: []byte(packed), Link: true}, "chess pasted chess"},
		{Parcel{}, "chess pasted chess"},
	} {
		if test.parcel.Content != nil {
			inbox = []Parcel{test.parcel}
		}
		(&TitleScreen{App: a}).Wake()
		if taken != test.want {
			t.Errorf("taken: %q, want %q", taken, test.want)
		}
	}
}

// TestTwoGamesOnTheTitle: each has a button of its own; the one that was gone to has the shell's words and keys.
func TestTwoGamesOnTheTitle(t *testing.T) {
	a, asked := neighbours(t)
	a.Width, a.Height = 1280, 720
	color := func() string { return a.Words.Value("color", "x") }
	a.Show(&TitleScreen{App: a})
	built(a)
	if got := color(); got != "chess" {
		t.Errorf("at first the words are those of %q", got)
	}
	uitest.Press(t, a.UI, a.Build, "title.new:go")
	if want := []string{"go new"}; !slices.Equal(*asked, want) || color() != "go" || a.Acts()[0].Name != "go" {
		t.Errorf("asked %q, the words are those of %q, the keys of %s", *asked, color(), a.Acts()[0].Name)
	}
	built(a)
	uitest.Press(t, a.UI, a.Build, "title.new:chess")
	if got := color(); got != "chess" {
		t.Errorf("after going back the words are those of %q", got)
	}
	for _, w := range a.UI.Widgets {
		if strings.HasPrefix(w.ID, "title.new") && !strings.Contains(w.Words, strings.TrimPrefix(w.ID, "title.new:")) {
			t.Errorf("%s says %q", w.ID, w.Words)
		}
	}
}

// TestTwoGamesHaveRoom: the buttons of the title lie inside, below each other and above its foot, in low windows too.
func TestTwoGamesHaveRoom(t *testing.T) {
	a, _ := neighbours(t)
	a.Show(&TitleScreen{App: a})
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {915, 412}, {640, 360}} {
		a.Width, a.Height = size[0], size[1]
		built(a)
		end, buttons := 0, 0
		for _, w := range a.UI.Widgets {
			switch top, bottom := w.Rect[1], w.Rect[1]+w.Rect[3]; {
			case w.ID == "title.hint":
			case top < end || float64(bottom) > a.Height:
				t.Errorf("%v: %s lies from %d to %d, below what ends at %d", size, w.ID, top, bottom, end)
			default:
				end = bottom
				buttons++
			}
		}
		if buttons != 6 { // two games, a sample, settings, quit, and the foot
			t.Errorf("%v: %d lie below each other", size, buttons)
		}
	}
}

// TestAJournalFindsItsGame: its header says which rules it is read by; one of a game that nobody plays is refused by the
// rules of the game in question.
func TestAJournalFindsItsGame(t *testing.T) {
	a, asked := neighbours(t)
	head := func(name string) string {
		return `{"format":1,"game":"` + name + `","rules":"1","edition":"1","catalogue":"1","squads":[{},{}],"seed":1}` + "\n"
	}
	a.Opt.Files = journals{texts: map[string]string{"a": head("go"), "b": head("chess"), "c": head("whist")}}
	for _, c := range []struct{ path, start, words, says string }{
		{"a", "go start", "go", "go plays no go"},
		{"b", "chess start", "chess", "chess plays no chess"},
		{"a", "go start", "go", "go plays no go"},
		{"c", "go start", "go", "go plays no whist"},
	} {
		*asked = nil
		a.Resume(c.path)
		said, in := a.Covers.Dialog.Text, a.Words.Value("color", "x")
		if !slices.Equal(*asked, []string{c.start}) || in != c.words || !strings.Contains(said, c.says) {
			t.Errorf("%s: asked %q, in words of %q: %q", c.path, *asked, in, said)
		}
	}
}
