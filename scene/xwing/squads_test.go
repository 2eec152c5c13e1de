package xwing

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/ui"
)

// squadFolder is a player with squads of his own.
type squadFolder struct {
	fewGames
	files []SquadFile
}

func (f *squadFolder) Squads() ([]SquadFile, error) { return f.files, nil }

func (f *squadFolder) AddSquad(title string, xws []byte) (string, error) {
	f.files = append(f.files, SquadFile{Name: title, Where: "/own", XWS: xws})
	return title, nil
}

func (f *squadFolder) ChangeSquad(name string, old, xws []byte) error {
	for i := range f.files {
		if q := &f.files[i]; q.Name == name && q.Where != "" && bytes.Equal(q.XWS, old) {
			q.XWS = xws
			return nil
		}
	}
	return fs.ErrNotExist
}

// listOf is a built-in squad with n more of a pilot, and without obstacles.
func listOf(t *testing.T, sample, name, pilot string, n int) []byte {
	t.Helper()
	text, err := os.ReadFile("../../assets/facts/squads/" + sample + ".xws")
	if err != nil {
		t.Fatal(err)
	}
	var list map[string]any
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatal(err)
	}
	pilots := list["pilots"].([]any)
	for range n {
		pilots = append(pilots, map[string]any{"id": pilot})
	}
	list["pilots"], list["name"] = pilots, name
	delete(list, "obstacles")
	out, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// squadsOf shows the squads screen with these files.
func squadsOf(t *testing.T, files ...SquadFile) (*Client, *squadsScreen, *squadFolder) {
	t.Helper()
	a, _ := newApp(t, 0)
	folder := &squadFolder{files: files}
	a.Opt.Files, a.game.Folder = folder, folder
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	return a, s, folder
}

// TestBreaches plays a squad that breaks rules after a question that names them,
// and none that nobody can play.
func TestBreaches(t *testing.T) {
	a, s, _ := squadsOf(t,
		SquadFile{Name: "dear", XWS: listOf(t, "imperial-core", "dear", "academypilot", 1)},
		SquadFile{Name: "twice", XWS: listOf(t, "imperial-core", "twice", "idenversio", 1)},
		SquadFile{Name: "nobody", XWS: listOf(t, "imperial-core", "nobody", "nobody", 1)},
		SquadFile{Name: "fair", XWS: listOf(t, "imperial-core", "fair", "", 0)},
		SquadFile{Name: "torn", XWS: []byte("{")},
		SquadFile{Name: "shut", Err: errors.New("no right to read it")})
	for id, want := range map[string]string{"torn": "not JSON", "shut": "no right to read it"} {
		if w := widget(t, a, "squad:"+id+":red"); w.Enabled || !strings.Contains(w.Reason, want) {
			t.Errorf("%s: enabled %v, reason %q, want %q in it", id, w.Enabled, w.Reason, want)
		}
	}
	click(t, a, "squad:nobody:red")
	click(t, a, "squad:fair:blue")
	if w := widget(t, a, "squads.begin"); w.Enabled || !strings.Contains(w.Reason, "nobody") {
		t.Errorf("a squad with a pilot that is not known may begin: %q", w.Reason)
	}
	for _, tt := range []struct{ id, title, names string }{
		{"twice", a.Say("breaks-rules"), "Iden Versio"},
		{"dear", a.Say("over-points"), "the limit is 200"},
	} {
		click(t, a, "squad:"+tt.id+":red")
		click(t, a, "squads.begin")
		if a.Covers.Dialog == nil || a.Covers.Dialog.ID != "breaches" || a.Covers.Dialog.Title != tt.title || !strings.Contains(a.Covers.Dialog.Text, tt.names) {
			t.Fatalf("%s: the question is %+v", tt.id, a.Covers.Dialog)
		}
		click(t, a, "breaches.0")
		if a.Screen != scene.Screen(s) {
			t.Fatal("the game begins though the players do not agree")
		}
	}
	s.seed = "77"
	click(t, a, "squads.begin")
	click(t, a, "breaches.1")
	table, ok := a.Screen.(*tableScreen)
	if !ok || table.play.setup.seed != 77 {
		t.Errorf("after the agreement: screen %s", a.Screen.Name())
	}
}

// TestLegalSquadsFirst lists what the points list allows before what it does not, under a heading of its own.
func TestLegalSquadsFirst(t *testing.T) {
	a, _, _ := squadsOf(t,
		SquadFile{Name: "dear", XWS: listOf(t, "imperial-core", "dear", "academypilot", 1)},
		SquadFile{Name: "fair", XWS: listOf(t, "imperial-core", "fair", "", 0)},
		SquadFile{Name: "twice", XWS: listOf(t, "imperial-core", "twice", "idenversio", 1)})
	last := 0
	for _, id := range []string{"squad:fair", "squads.unlawful", "squad:dear", "squad:twice"} {
		y := widget(t, a, id).Rect[1]
		if y <= last {
			t.Errorf("%s stands at %d, above the one before", id, y)
		}
		last = y
	}
}

// TestPointsList counts by the list that is chosen, and plays by it.
func TestPointsList(t *testing.T) {
	a, s, _ := squadsOf(t, SquadFile{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)})
	click(t, a, "squad:one:red")
	click(t, a, "squad:one:blue")
	q, err := squad.ParseXWS("one", listOf(t, "rebel-core", "one", "", 0))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, list := range []catalog.Ruleset{catalog.X2PO, catalog.FFG20, catalog.X2PO} {
		click(t, a, "squads.list:"+string(list))
		total, err := q.Points(a.kit.Facts, list)
		if err != nil {
			t.Fatal(err)
		}
		want := a.Say("points", "n", strconv.Itoa(total))
		if got := widget(t, a, "points:red").Words; got != want {
			t.Errorf("by %s: %q, want %q", list, got, want)
		}
		said[want] = true
	}
	if len(said) != 2 {
		t.Error("the squad costs the same by both lists: the test sees nothing")
	}
	click(t, a, "squads.begin")
	if a.Covers.Dialog != nil {
		click(t, a, "breaches.0")
	}
	table := a.Screen.(*tableScreen)
	if got := table.play.state().Rules().List; got != catalog.X2PO || s.list != catalog.X2PO {
		t.Errorf("the game is played by %s", got)
	}
	if got := table.play.setup.again().list; got != catalog.X2PO {
		t.Errorf("a rematch is played by %q", got)
	}
}

// TestPickObstacles takes three tokens of the core set along, and what a squad
// brings as it is; the journal says so.
func TestPickObstacles(t *testing.T) {
	own := listOf(t, "imperial-core", "own", "", 0)
	own, err := bringing(own, []string{"gascloud1", "gascloud2", "gascloud3"})
	if err != nil {
		t.Fatal(err)
	}
	a, s, _ := squadsOf(t, SquadFile{Name: "none", XWS: listOf(t, "rebel-core", "none", "", 0)}, SquadFile{Name: "own", XWS: own})
	click(t, a, "squad:none:red")
	click(t, a, "squad:own:blue")
	before := slices.Clone(s.obstacles(a, game.Red))
	if len(before) != perSquad {
		t.Fatalf("by default %v are brought", before)
	}
	core := a.kit.CoreObstacles()
	other := core[slices.IndexFunc(core, func(id string) bool { return !slices.Contains(before, id) })]
	click(t, a, "obstacle:red:"+before[1])
	if w := widget(t, a, "squads.begin"); w.Enabled {
		t.Error("a game begins with two obstacles of one player")
	}
	click(t, a, "obstacle:red:"+other)
	want := []string{before[0], before[2], other}
	if got := s.obstacles(a, game.Red); !slices.Equal(got, want) {
		t.Fatalf("picked %v, want %v", got, want)
	}
	click(t, a, "squads.begin")
	p := a.Screen.(*tableScreen).play
	if got := p.state().View.Reserve; !slices.Equal(got[0], want) || got[1][0] != "gascloud1" {
		t.Errorf("on the table: %v", got)
	}
	state, err := a.kit.Start(p.Session.Header())
	if err != nil {
		t.Fatal(err)
	}
	if got := state.(*xwing.State).View.Reserve; !slices.Equal(got[0], want) {
		t.Errorf("the journal begins a game with %v", got)
	}
	picked := s.brought[game.Red]
	s.toggleObstacle(a, game.Red, before[1]) // a fourth: the first picked goes
	if got := s.obstacles(a, game.Red); len(got) != perSquad || slices.Contains(got, picked[0]) {
		t.Errorf("after a fourth: %v", got)
	}
}

// TestFindSquads narrows the list by faction and words.
func TestFindSquads(t *testing.T) {
	a, s, _ := squadsOf(t, SquadFile{Name: "reds", XWS: listOf(t, "rebel-core", "First", "", 0)},
		SquadFile{Name: "imps", XWS: listOf(t, "imperial-core", "Second", "", 0)}, SquadFile{Name: "torn", XWS: []byte("{")})
	shown := func() string {
		settle(a, ui.Input{})
		var ids []string
		for _, w := range a.UI.Widgets {
			if id, ok := strings.CutPrefix(w.ID, "squad:"); ok && strings.HasSuffix(id, ":red") {
				ids = append(ids, strings.TrimSuffix(id, ":red"))
			}
		}
		return strings.Join(ids, " ")
	}
	for _, tt := range []struct {
		find, faction, want string
	}{
		{"", "", "reds imps torn"},
		{"luke SKYwalker", "", "reds"},
		{"second", "", "imps"},
		{"torn", "", "torn"},
		{"", "galacticempire", "imps"},
		{"luke", "galacticempire", ""},
	} {
		s.folder.intake.Find, s.folder.faction = tt.find, 0
		if tt.faction != "" {
			click(t, a, "faction:"+tt.faction)
		}
		if got := shown(); got != tt.want {
			t.Errorf("looking for %q of %q: %q, want %q", tt.find, tt.faction, got, tt.want)
		}
	}
	if w := widget(t, a, "faction:scumandvillainy"); w.Enabled {
		t.Error("a faction without a squad can be looked for")
	}
}

// TestNewSquads shows a file that comes into the folder, one that is dropped and
// one that is pasted; what is no squad is told.
func TestNewSquads(t *testing.T) {
	a, s, folder := squadsOf(t, SquadFile{Name: "first", XWS: listOf(t, "rebel-core", "first", "", 0)})
	there := func(id string) bool { return s.folder.entry(id) != nil }
	click(t, a, "squad:first:red")
	folder.files = append([]SquadFile{{Name: "a-new", XWS: listOf(t, "imperial-core", "a new", "", 0)}}, folder.files...)
	a.Clock.Tick = watchTicks
	a.Dropped = func() fs.FS { return nil }
	s.Wake()
	if !there("a-new") || s.picked[game.Red] != "first" || s.pick(a, game.Red).title() != "first" {
		t.Error("a new file is not shown, or the pick is lost")
	}
	if s.folder.renew(a) {
		t.Error("the folder is read anew though nothing has changed")
	}
	drop := fstest.MapFS{"fresh.xws": {Data: listOf(t, "scum-hunters", "Fresh", "", 0)}, "photo.png": {Data: []byte("x")}}
	a.Dropped = func() fs.FS { return drop }
	s.folder.faction = catalog.Rebel
	s.Wake()
	a.Dropped = func() fs.FS { return nil }
	if !there("Fresh") || len(folder.files) != 3 || !s.folder.shows(s.folder.entry("Fresh")) {
		t.Errorf("the dropped file is not among the squads: %d files", len(folder.files))
	}
	if !s.folder.intake.Bad || !strings.Contains(s.folder.intake.News, "photo.png") {
		t.Errorf("of the picture it is said %q", s.folder.intake.News)
	}
	for says, file := range map[string]*fstest.MapFile{
		"it is a pipe":           {Mode: fs.ModeNamedPipe, Data: listOf(t, "scum-hunters", "Piped", "", 0)},
		"it is a device":         {Mode: fs.ModeDevice, Data: listOf(t, "scum-hunters", "Endless", "", 0)},
		"it is larger than 1 MB": {Data: make([]byte, squad.MaxXWS+1)},
	} {
		s.take(a, fstest.MapFS{"odd.xws": file})
		if !s.folder.intake.Bad || !strings.Contains(s.folder.intake.News, "odd.xws") || !strings.Contains(s.folder.intake.News, says) ||
			len(folder.files) != 3 {
			t.Errorf("of a dropped file it is said %q, want %q", s.folder.intake.News, says)
		}
	}
	pasted := string(listOf(t, "republic-jedi", "Pasted", "", 0))
	a.Opt.Clipboard = func() (string, error) { return pasted, nil }
	paste := ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}}
	for range 2 {
		a.Build(paste)
	}
	if !there("Pasted") || len(folder.files) != 4 || s.folder.intake.Bad {
		t.Errorf("after pasting twice: %d files, %q", len(folder.files), s.folder.intake.News)
	}
	if e := s.folder.entry("Pasted"); s.folder.intake.Warned || s.folder.intake.Latest != e.id {
		t.Errorf("the pasted squad does not stand first: %q", s.folder.intake.Latest)
	}
	pasted = string(listOf(t, "imperial-core", "Twice", "idenversio", 1))
	s.picked[game.Blue] = ""
	a.Build(paste)
	if !s.folder.intake.Warned || s.folder.intake.Bad || s.picked[game.Blue] != s.folder.intake.Latest ||
		!strings.Contains(s.folder.intake.News, "Iden Versio") {
		t.Errorf("of a pasted squad that breaks a rule it is said %q, picked %q", s.folder.intake.News, s.picked)
	}
	if y, legal := widget(t, a, "squad:"+s.folder.intake.Latest).Rect[1], widget(t, a, "squad:first").Rect[1]; y >= legal {
		t.Errorf("it stands at %d, below one at %d", y, legal)
	}
	pasted = "Luke Skywalker (62)\n Proton Torpedoes (13)\n\nTotal: 75\n"
	a.Build(paste)
	if e := s.folder.entry(s.folder.intake.Latest); e == nil || e.squad.Pilots[0].Pilot != "lukeskywalker" ||
		!strings.Contains(s.folder.intake.News, a.Say("brought-third")) {
		t.Errorf("of a pasted list it is said %q", s.folder.intake.News)
	}
	kept := len(folder.files)
	pasted = "hello"
	a.Build(paste)
	if !s.folder.intake.Bad || len(folder.files) != kept {
		t.Errorf("of a pasted word it is said %q", s.folder.intake.News)
	}
}
