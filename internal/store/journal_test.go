//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// begun is a journal with two lines, and its file.
func begun(t *testing.T, s *Store) *Journal {
	t.Helper()
	j, err := s.Begin("a game")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(j.Append([]byte("one")), j.Append([]byte("two"))); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

// holds compares a file.
func holds(t *testing.T, path, want string) {
	t.Helper()
	if text, err := os.ReadFile(path); err != nil || string(text) != want {
		t.Errorf("%s holds %q, %v, want %q", path, text, err, want)
	}
}

// TestNoJournalIsWithoutAHeader: until the first line there is no file, and then it is
// whole under its name.
func TestNoJournalIsWithoutAHeader(t *testing.T) {
	s := open(t)
	j, err := s.Begin("a game")
	if err != nil {
		t.Fatal(err)
	}
	if entries, _ := os.ReadDir(s.folders.Games); len(entries) > 0 || j.Path() != "" {
		t.Errorf("before the first line there are %v, %q", entries, j.Path())
	}
	if err := j.Append([]byte("header")); err != nil {
		t.Fatal(err)
	}
	holds(t, j.Path(), "header\n")
	if entries, _ := os.ReadDir(s.folders.Games); len(entries) != 1 {
		t.Errorf("there are %v", entries)
	}
	if _, _, err := s.OpenGame(j.Path()); !errors.Is(err, errInUse) {
		t.Errorf("a game just begun can be opened: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
	unbegun, _ := s.Begin("a game")
	if err := unbegun.Close(); err != nil {
		t.Error(err)
	}
	if err := unbegun.Append([]byte("late")); err == nil {
		t.Error("a closed journal takes its first line")
	}
}

// TestAJournalThatIsGone deletes the file, its folder, and puts other files in its
// place: at the next choice it is written anew, said, and nothing else is touched.
func TestAJournalThatIsGone(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(t *testing.T, path string)
		says  string
		moved bool
	}{
		"deleted":        {func(t *testing.T, path string) { must(t, os.Remove(path)) }, "notice.journal-gone", false},
		"folder deleted": {func(t *testing.T, path string) { must(t, os.RemoveAll(filepath.Dir(path))) }, "notice.journal-gone", false},
		"replaced": {func(t *testing.T, path string) {
			must(t, errors.Join(os.Remove(path), os.WriteFile(path, []byte("other\n"), 0o600)))
		}, "notice.journal-replaced", true},
		"a copy in its place": {func(t *testing.T, path string) {
			must(t, errors.Join(os.Rename(path, path+".old"), os.WriteFile(path, []byte("one\ntwo\n"), 0o600)))
		}, "notice.journal-replaced", true},
		"cut":        {func(t *testing.T, path string) { must(t, os.Truncate(path, 4)) }, "notice.journal-replaced", true},
		"written to": {func(t *testing.T, path string) { must(t, os.WriteFile(path, []byte("one\ntwo\nmine\n"), 0o600)) }, "notice.journal-replaced", true},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			j := begun(t, s)
			was := j.Path()
			c.spoil(t, was)
			spoilt, _ := os.ReadFile(was)
			must(t, j.Note([]byte("check")))
			must(t, j.Append([]byte("three")))
			holds(t, j.Path(), "one\ntwo\ncheck\nthree\n")
			if (j.Path() != was) != c.moved {
				t.Errorf("the journal is %s now, was %s", j.Path(), was)
			}
			if c.moved {
				holds(t, was, string(spoilt))
			}
			news := j.News()
			if len(news) != 1 || news[0].Key != c.says || news[0].Arg("file") != was || news[0].Arg("now") != j.Path() {
				t.Errorf("the news is %v", news)
			}
			must(t, j.Append([]byte("four")))
			if news := j.News(); len(news) > 0 {
				t.Errorf("again %v", news)
			}
			if _, _, err := s.OpenGame(j.Path()); !errors.Is(err, errInUse) {
				t.Errorf("the new file can be opened by another: %v", err)
			}
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestCut gives up what is damaged, and keeps the file as it was.
func TestCut(t *testing.T) {
	s := open(t)
	j := begun(t, s)
	must(t, j.Close())
	f, err := os.OpenFile(j.Path(), os.O_APPEND|os.O_WRONLY, 0)
	must(t, err)
	_, err = f.WriteString("half")
	must(t, errors.Join(err, f.Close()))
	text, again, err := s.OpenGame(j.Path())
	must(t, err)
	defer again.Close()
	kept, err := again.Cut(len("one\n"))
	must(t, err)
	holds(t, kept, string(text))
	holds(t, j.Path(), "one\n")
	must(t, again.Append([]byte("deux")))
	holds(t, j.Path(), "one\ndeux\n")
	if other, err := again.Cut(0); err != nil || other == kept || strings.HasSuffix(other, gameExt) {
		t.Errorf("Cut = %q, %v", other, err)
	}
}

// TestCloseSyncsWhatWasNoted gives the journal a file that cannot be synced: it is
// asked for only if something was noted since.
func TestCloseSyncsWhatWasNoted(t *testing.T) {
	for noted, want := range map[bool]bool{true: true, false: false} {
		j := begun(t, open(t))
		if noted {
			must(t, j.Note([]byte("check")))
		}
		null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
		must(t, err)
		if null.Sync() == nil {
			t.Skip("everything can be synced here")
		}
		must(t, j.lines.close())
		j.lines = &lines{null}
		if err := j.Close(); (err != nil) != want {
			t.Errorf("noted %v: Close = %v", noted, err)
		}
	}
}

// TestFilesThatAreTooLarge are refused by name, size and cure.
func TestFilesThatAreTooLarge(t *testing.T) {
	s := open(t)
	must(t, WriteFile(s.ConfigFile(), []byte(strings.Repeat("# no\n", MaxConfig/5+1))))
	_, err := s.Config()
	if said := told(t, err); said != "cannot read the settings "+s.ConfigFile()+
		": it is larger than 64 KB; see whether it is the right file, or take it away" {
		t.Errorf("Config() = %v", said)
	}
	must(t, os.Truncate(s.ConfigFile(), MaxConfig))
	if text, err := s.Config(); err != nil || len(text) != MaxConfig {
		t.Errorf("Config() = %d bytes, %v", len(text), err)
	}
	j := begun(t, s)
	must(t, os.Truncate(j.Path(), MaxJournal+1))
	must(t, j.Close())
	if _, _, err := s.OpenGame(j.Path()); !strings.Contains(told(t, err), "larger than 64 MB") {
		t.Errorf("OpenGame = %v", err)
	}
}
