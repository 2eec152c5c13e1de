package xwing

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
	"xwing/scene"
	"xwing/scene/ui"
)

// diskFolder is a player with squads of his own on a disk.
type diskFolder struct{ *store.Shelf }

// onDisk is an empty one.
func onDisk(t *testing.T) diskFolder {
	return diskFolder{store.Open(store.Folders{}).Shelf(store.Ware{Name: "squad", Endings: []string{".json", ".xws"}}, t.TempDir())}
}

func (f diskFolder) SquadFolder() string                               { return f.Folder() }
func (f diskFolder) AddSquad(title string, xws []byte) (string, error) { return f.Add(title, xws) }
func (f diskFolder) ChangeSquad(name string, old, xws []byte) error    { return f.Rewrite(name, old, xws) }
func (f diskFolder) Squads() ([]SquadFile, error)                      { return f.files(f.List()) }
func (f diskFolder) Discarded() ([]SquadFile, error)                   { return f.files(f.Bin()) }
func (f diskFolder) RestoreSquad(q SquadFile) (string, error)          { return f.Shelf.Restore(q.Path) }
func (f diskFolder) EmptyBin() error                                   { return f.Empty() }

func (f diskFolder) PutSquad(q SquadFile, folder, name string) (string, error) {
	return f.Put(q.Path, folder, name)
}

func (f diskFolder) DiscardSquad(q SquadFile) (string, error) { return f.Discard(q.Path) }

func (f diskFolder) files(all []store.Brought, err error) ([]SquadFile, error) {
	var files []SquadFile
	for _, b := range all {
		files = append(files, SquadFile{Name: b.Name, Where: f.Folder(), Folder: b.Folder, Path: b.Path, When: b.When, XWS: b.Text,
			Err: b.Err})
	}
	return files, err
}

// holding tells the squads of the folder: names, and which of some cards stand in each.
func (f diskFolder) holding(t *testing.T, cards ...string) string {
	t.Helper()
	files, err := f.Squads()
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, q := range files {
		text := q.Name
		for _, c := range cards {
			if bytes.Contains(q.XWS, []byte(c)) {
				text += "+" + c
			}
		}
		told = append(told, text)
	}
	return strings.Join(told, " ")
}

// TestSquadsOfOthersAreNotWrittenOver: where the file holds something else than it did, it is asked, and both can be kept; where
// it is gone, it is written again; a draft whose file was changed after it asks, too.
func TestSquadsOfOthersAreNotWrittenOver(t *testing.T) {
	cards := []string{"lukeskywalker", "wedgeantilles", "thanekyrell"}
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	folder, drafts := onDisk(t), keptDrafts{}
	a.game.Folder, a.game.Drafts = folder, drafts
	b.title = "Aces"
	typing(t, a, "luke<enter><ctrl+s>")
	path := folder.Folder() + "/Aces.json"
	foreign := func() {
		t.Helper()
		text, err := os.ReadFile(path)
		if err == nil {
			err = os.WriteFile(path, bytes.Replace(text, []byte("lukeskywalker"), []byte("thanekyrell"), 1), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	want := func(want string) {
		t.Helper()
		settle(a, ui.Input{})
		if got := folder.holding(t, cards...); got != want {
			t.Errorf("there are %s, want %s", got, want)
		}
	}
	typing(t, a, "wedge<enter><ctrl+s>")
	want("Aces+lukeskywalker+wedgeantilles")
	foreign()
	typing(t, a, "<ctrl+z><ctrl+s>")
	if d := a.Covers.Dialog; d == nil || d.ID != "build-clash" {
		t.Fatal("it is not asked")
	}
	click(t, a, "build-clash.2")
	want("Aces+wedgeantilles+thanekyrell")
	typing(t, a, "<ctrl+s>")
	click(t, a, "build-clash.0")
	want("Aces+wedgeantilles+thanekyrell Aces 2+lukeskywalker")
	path = folder.Folder() + "/Aces 2.json"
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	typing(t, a, "wedge<enter><ctrl+s>")
	want("Aces+wedgeantilles+thanekyrell Aces 2+lukeskywalker+wedgeantilles")
	typing(t, a, "<ctrl+z>")
	if b.leave(); a.Covers.Dialog != nil || len(drafts) != 1 {
		t.Fatalf("%d drafts are kept", len(drafts))
	}
	foreign()
	a.build()
	settle(a, ui.Input{})
	click(t, a, "build-draft:draft-1")
	typing(t, a, "<ctrl+s>")
	click(t, a, "build-clash.1")
	want("Aces+wedgeantilles+thanekyrell Aces 2+lukeskywalker")
}

// TestLinkOfASquad copies a link from the builder and from the window over them, which is read where it is pasted.
func TestLinkOfASquad(t *testing.T) {
	a, _, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	folder, copied := onDisk(t), ""
	a.game.Folder, a.game.Rack = folder, folder
	a.Opt.Copy = func(text string) error { copied = text; return nil }
	a.Opt.Clipboard = func() (string, error) { return copied, nil }
	typing(t, a, "luke<enter><ctrl+l>")
	link := copied
	if !strings.HasPrefix(link, "xwing:#squad=") {
		t.Fatalf("copied is %q", link)
	}
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}})
	if got := folder.holding(t, "lukeskywalker"); got != a.Say("pasted")+"+lukeskywalker" {
		t.Errorf("there are %s; it is said %q", got, s.folder.intake.News)
	}
	copied = "Thane Kyrell (48)\nProton Torpedoes (13)\nLaser Sword (2)\n"
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}})
	if news := s.folder.intake.News; !strings.Contains(news, "Laser Sword (2)") {
		t.Errorf("of a line that is not read it is said %q", news)
	}
	s.openRack(a)
	settle(a, ui.Input{})
	click(t, a, "rack.link:"+a.Say("pasted"))
	if copied != link {
		t.Errorf("the window copies %q, the builder %q", copied, link)
	}
	a.Opt.Page = &scene.Page{Address: "https://example.org/", Copy: func(text string) { copied = text }}
	click(t, a, "rack.link:"+a.Say("pasted"))
	if copied != "https://example.org/"+strings.TrimPrefix(link, squad.Scheme) {
		t.Errorf("a page copies %q", copied)
	}
}

// TestUneditedIsNotWritten saves what the file has already: it stays as old as it is.
func TestUneditedIsNotWritten(t *testing.T) {
	a, _, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	folder, old := onDisk(t), time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC)
	a.game.Folder = folder
	typing(t, a, "luke<enter><ctrl+s>")
	files, err := folder.Squads()
	if err == nil && len(files) == 1 {
		err = os.Chtimes(files[0].Path, old, old)
	}
	if err != nil {
		t.Fatal(err)
	}
	typing(t, a, "wedge<enter><ctrl+z><ctrl+s>")
	if files, err = folder.Squads(); err != nil || !files[0].When.Equal(old) {
		t.Errorf("a file is written that stays as it is: %v, %v", files, err)
	}
}

// TestUndoneBehindTheFile: what is undone after it was saved is another squad than the file has, which is kept as a draft; a
// draft that is as its file again is forgotten.
func TestUndoneBehindTheFile(t *testing.T) {
	a, _, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	folder, drafts := onDisk(t), keptDrafts{}
	a.game.Folder, a.game.Drafts = folder, drafts
	typing(t, a, "luke<enter><ctrl+s>wedge<enter>")
	if len(drafts) != 1 {
		t.Fatalf("%d drafts of a squad that is not saved", len(drafts))
	}
	if typing(t, a, "<ctrl+z>"); len(drafts) != 0 {
		t.Errorf("%d drafts of a squad that is as its file", len(drafts))
	}
	files, err := folder.Squads()
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	a.buildAtOnce(&Building{File: files[0], List: catalog.FFG20})
	b := a.Screen.(*builderScreen)
	typing(t, a, "wedge<enter><ctrl+s><ctrl+z>")
	if b.draft.CanUndo() || len(drafts) != 1 {
		t.Errorf("%d drafts of a squad that was undone behind what was saved", len(drafts))
	}
	a.game.Drafts = nil
	b.drafted = ""
	if b.leave(); a.Covers.Dialog == nil {
		t.Error("what is not kept is not asked for")
	}
}
