//go:build !js

package draft_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/internal/store"
)

// drafts are files of a shelf, as the program keeps them.
var drafts = store.Ware{Folder: "drafts", Name: "draft", Endings: []string{".draft"}}

// builds goes on building a squad, which it keeps at each change and then says, until it is killed.
func builds(folder string) error {
	shelf := store.Open(store.Folders{Data: folder}).Shelf(drafts, "")
	d := draft.New(second, squad.ModeOf(second, catalog.XWA), catalog.Rebel)
	if there, err := shelf.List(); err != nil {
		return err
	} else if len(there) > 0 {
		if d, _, err = draft.Reopen(there[0].Text, first, second); err != nil {
			return err
		}
	}
	for n := changes(d); ; n++ {
		chance := game.NewSource(uint64(n), 39)
		step(d, &chance)
		d.Name(fmt.Sprint(n + 1))
		text, err := d.Keep(draft.Home{})
		if err != nil {
			return err
		}
		if _, err := shelf.Save("", text); err != nil {
			return err
		}
		fmt.Println(n + 1)
	}
}

// changes is how many changes a draft of builds has seen.
func changes(d *draft.Draft) (n int) {
	_, _ = fmt.Sscan(d.Squad().Name, &n)
	return n
}

func TestMain(m *testing.M) {
	if folder := os.Getenv("XWING_DRAFT_CHILD"); folder != "" {
		fmt.Fprintln(os.Stderr, builds(folder))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// TestKilledLosesNoDraft kills a program that builds a squad at 50 moments: what it kept last is there, whole.
func TestKilledLosesNoDraft(t *testing.T) {
	folder := t.TempDir()
	shelf := store.Open(store.Folders{Data: folder}).Shelf(drafts, "")
	kept := 0
	for kill := range 50 {
		kept = killed(t, folder, kill, kept)
		there, err := shelf.List()
		if err != nil || len(there) != 1 || there[0].Err != nil {
			t.Fatalf("after kill %d there are %v, %v", kill, there, err)
		}
		d, _, err := draft.Reopen(there[0].Text, first, second)
		if err != nil {
			t.Fatalf("after kill %d: %v", kill, err)
		}
		// One more may be written and not yet said.
		if n := changes(d); n != kept && n != kept+1 {
			t.Errorf("after kill %d: change %d is kept, %d was said", kill, n, kept)
		}
		kept = changes(d)
	}
	if kept < 100 {
		t.Errorf("only %d changes", kept)
	}
}

// killed has a child build on and kills it in the midst; it returns the last change that it said.
func killed(t *testing.T, folder string, kill, kept int) int {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env, cmd.Stderr = append(os.Environ(), "XWING_DRAFT_CHILD="+folder), os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	read := bufio.NewScanner(out)
	for n := 0; read.Scan(); n++ {
		kept++
		if read.Text() != fmt.Sprint(kept) {
			t.Fatalf("the child says %q, not %d", read.Text(), kept)
		}
		if n == 1+kill%7 {
			_ = cmd.Process.Kill() // what is in the pipe still counts
		}
	}
	_ = cmd.Wait()
	return kept
}

// TestLostWrites keeps a draft where nothing can be written any more: it says so.
func TestLostWrites(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "drafts")
	shelf := store.Open(store.Folders{}).Shelf(drafts, folder)
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Imperial)
	d.Add("howlrunner")
	text, err := d.Keep(draft.HomeOf("a file", nil))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := shelf.Save("", text); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil { // a file in the place of the folder
		t.Fatal(err)
	}
	if _, err := shelf.Save("", text); err == nil {
		t.Error("a draft is kept where nothing can be")
	}
}

// TestKeep makes drafts again as they were: of no ships, of cards of another faction and of none, of a format, with the
// player's file, changed or not.
func TestKeep(t *testing.T) {
	empty := draft.New(second, squad.ModeOf(second, catalog.AMG25), catalog.Scum)
	foreign := draft.New(second, squad.ModeOf(second, catalog.X2PO), catalog.Rebel)
	foreign.Add("nobody-at-all")
	if err := foreign.Put(0, "astromech", "r2d2-resistance"); err != nil {
		t.Fatal(err)
	}
	mode, err := squad.ModeOf(second, catalog.FFG20).InFormat(second, "hyperspace")
	if err != nil {
		t.Fatal(err)
	}
	hyper := draft.New(second, mode, catalog.Imperial)
	hyper.Add("howlrunner")
	hyper.Saved()
	old := begin(t, "old",
		[]byte(`{"faction":"rebel","pilots":[{"name":"Wedge Antilles","ship":"X-Wing","upgrades":{"ept":["Push the Limit"]}}]}`))
	for name, d := range map[string]*draft.Draft{"empty": empty, "foreign": foreign, "hyperspace": hyper, "first edition": old,
		"odd": begin(t, "odd", files(t)["odd"])} {
		text, err := d.Keep(draft.HomeOf("file of "+name, []byte(name)))
		if err != nil {
			t.Fatal(err)
		}
		again, home, err := draft.Reopen(text, second, first)
		if err != nil || home.File != "file of "+name || !home.Holds([]byte(name)) || home.Holds([]byte("other")) {
			t.Errorf("%s: of the file %v, %v", name, home, err)
			continue
		}
		if !again.Squad().Equal(d.Squad()) || again.Mode() != d.Mode() || again.Changed() != d.Changed() || xws(t, again) != xws(t, d) {
			t.Errorf("%s is made again as %v\n%s\nwant %v\n%s", name, again.Squad(), xws(t, again), d.Squad(), xws(t, d))
		}
	}
	for _, text := range []string{``, `{}`, `{"draft":2}`, `{"draft":1,"list":"nolist","xws":"{}"}`, `{"draft":1,"list":"xwa","xws":"["}`,
		`{"draft":1,"list":"xwa","format":"none","xws":"{}"}`, strings.Repeat(" ", draft.MaxKept+1)} {
		if _, _, err := draft.Reopen([]byte(text), second); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.60q is a draft: %v", text, err)
		}
	}
}
