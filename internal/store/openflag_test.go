//go:build unix

package store

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestOnlyFilesAreOpened puts pipes, sockets, devices and folders where files are
// wanted: nobody waits for them, and each is named in one clear line.
func TestOnlyFilesAreOpened(t *testing.T) {
	root := t.TempDir()
	s := Open(Folders{Config: root, Data: root, Games: root, Points: root})
	made := map[string]func(path string) error{
		"a pipe": func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a socket": func(path string) error {
			l, err := net.Listen("unix", path)
			if err == nil {
				t.Cleanup(func() { l.Close() })
			}
			return err
		},
		"a device": func(path string) error { return os.Symlink("/dev/zero", path) },
		"a folder": func(path string) error { return os.Mkdir(path, 0o700) },
	}
	one := func(_ any, err error) error { return err }
	brought := func() error {
		all, err := s.Shelf(squads(), root).List()
		if err != nil || len(all) != 1 {
			return errors.New("no squad is listed")
		}
		return all[0].Err
	}
	lists := func() error {
		lists, err := s.PointsLists()
		if err != nil || len(lists) != 1 {
			return errors.New("no list is listed")
		}
		return lists[0].Err
	}
	games := func() error {
		games, err := s.Games()
		if err != nil || len(games) != 1 {
			return errors.New("no game is listed")
		}
		return games[0].Err
	}
	dropped := func(path string) error {
		entries, err := os.ReadDir(root)
		i := slices.IndexFunc(entries, func(e fs.DirEntry) bool { return e.Name() == filepath.Base(path) })
		if err != nil || i < 0 {
			return errors.Join(err, errors.New("nothing is dropped"))
		}
		_, err = ReadEntry(os.DirFS(root), entries[i], MaxJournal)
		return err
	}
	for _, c := range []struct {
		name   string
		use    func(path string) error
		listed bool // a folder of that name is not
	}{
		{"config.toml", func(string) error { return one(s.Config()) }, false},
		{"config.toml", func(string) error { return s.SetConfig("language", "de") }, false},
		{"a.json", func(string) error { return brought() }, true},
		{"a.toml", func(string) error { return lists() }, true},
		{"a.jsonl", func(string) error { return games() }, true},
		{"a.jsonl", func(path string) error { _, _, err := s.OpenGame(path); return err }, false},
		{"a.jsonl", func(path string) error { return one(s.RemoveGame(path)) }, false},
		{"file", func(path string) error { return one(ReadFile(path, MaxJournal)) }, false},
		{"file", func(path string) error { return one(Create(path)) }, false},
		{"dropped.xws", dropped, false},
	} {
		path := filepath.Join(root, c.name)
		for what, put := range made {
			if c.listed && what == "a folder" {
				continue
			}
			if err := put(path); err != nil {
				t.Fatal(err)
			}
			done := make(chan error, 1)
			go func() { done <- c.use(path) }()
			select {
			case err := <-done:
				said := told(t, err)
				for _, says := range []string{filepath.Base(path), "it is " + what, "give a plain file, or take it away"} {
					if !strings.Contains(said, says) || strings.Contains(said, "\n") {
						t.Errorf("%s that is %s: %s, want %q", c.name, what, said, says)
					}
				}
			case <-time.After(5 * time.Second):
				t.Fatalf("%s that is %s is waited for", c.name, what)
			}
			if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
				t.Fatal(err)
			}
		}
	}
}

// TestJournalsAreForTheirOwner looks at the rights of everything that holds dials, and
// of what older programs left behind.
func TestJournalsAreForTheirOwner(t *testing.T) {
	old := syscall.Umask(0)
	defer syscall.Umask(old)
	s := open(t)
	j, err := s.Begin("")
	if err != nil {
		t.Fatal(err)
	}
	mode := func(path string, want os.FileMode) {
		t.Helper()
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v, %v, want %v", path, info.Mode().Perm(), err, want)
		}
	}
	if err := errors.Join(j.Append([]byte("{}")), j.Append([]byte("line")), j.Fault([]byte("report"))); err != nil {
		t.Fatal(err)
	}
	mode(s.folders.Games, 0o700)
	mode(j.Path(), 0o600)
	mode(strings.TrimSuffix(j.Path(), gameExt)+".fault-1.txt", 0o600)
	kept, err := j.Cut(3)
	if err != nil {
		t.Fatal(err)
	}
	mode(kept, 0o600)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(j.Path(), 0o644); err != nil {
		t.Fatal(err)
	}
	_, again, err := s.OpenGame(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	mode(j.Path(), 0o600)
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
	trash, err := s.RemoveGame(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	mode(trash, 0o600)
	mode(s.Deleted(), 0o700)
}

// TestALargeFileIsRefusedUnread: a file that says how large it is is not read to be refused.
func TestALargeFileIsRefusedUnread(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large.jsonl")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Truncate(MaxJournal + 1); err != nil {
		t.Fatal(err)
	}
	c := &counted{File: f}
	if _, err := readWhole(c, MaxJournal); !errors.As(err, new(errTooLarge)) || c.read > 0 {
		t.Errorf("readWhole: %v after %d bytes", err, c.read)
	}
	if _, err := ReadFile(path, MaxJournal); !errors.As(err, new(errTooLarge)) {
		t.Errorf("ReadFile: %v", err)
	}
	c = &counted{File: f, small: true} // it grows meanwhile, or says nothing of its size
	if _, err := readWhole(c, 1000); !errors.As(err, new(errTooLarge)) || c.read > 1001 {
		t.Errorf("readWhole of one that says nothing: %v after %d bytes", err, c.read)
	}
}

// counted is a file whose bytes are counted as they are read.
type counted struct {
	fs.File
	read  int
	small bool
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.File.Read(b)
	c.read += n
	return n, err
}

func (c *counted) Stat() (fs.FileInfo, error) {
	info, err := c.File.Stat()
	if c.small {
		return sizeless{info}, err
	}
	return info, err
}

type sizeless struct{ fs.FileInfo }

func (sizeless) Size() int64 { return 0 }
