//go:build !js

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"github.com/adrg/xdg"
)

// errNoSpace is what a full disk says.
const errNoSpace = syscall.ENOSPC

// ownFolders are the program's own places.
func ownFolders() Folders {
	return Folders{
		Config: filepath.Join(xdg.ConfigHome, "xwing"),
		Squads: filepath.Join(xdg.DataHome, "xwing", "squads"),
		Games:  filepath.Join(xdg.StateHome, "xwing", "games"),
		Points: filepath.Join(xdg.DataHome, "xwing", "points"),
	}
}

func join(folder, file string) string { return filepath.Join(folder, file) }

func readFile(path string) ([]byte, error) { return os.ReadFile(path) }

// readStart reads at most n bytes from the beginning.
func readStart(path string, n int) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := make([]byte, n)
	got, err := f.Read(b)
	if got > 0 || errors.Is(err, io.EOF) {
		err = nil // an empty file has been read, too
	}
	return b[:got], err
}

func removeFile(path string) error { return os.Remove(path) }

// moveFile gives a file another place, in a folder that is made if need be. It
// never takes the place of another file.
func moveFile(from, to string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	if _, err := os.Stat(to); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	return os.Rename(from, to)
}

// file is what a folder lists.
type file struct {
	name     string
	modified time.Time
}

// listFolder lists the files of a folder; one that is not there has none.
func listFolder(folder string) ([]file, error) {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var files []file
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		f := file{name: e.Name()}
		if info, err := e.Info(); err == nil {
			f.modified = info.ModTime()
		}
		files = append(files, f)
	}
	return files, err
}

// writeFile writes a file so that it is the old or the new one, whatever
// happens: to a temporary file beside it, synced, then renamed over it.
func writeFile(path string, data []byte) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(folder, ".writing-*")
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	if err == nil {
		err = temp.Sync()
	}
	if closed := temp.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(temp.Name(), 0o644) // CreateTemp's files are for their owner alone
	}
	if err == nil {
		err = os.Rename(temp.Name(), path)
	}
	if err != nil {
		os.Remove(temp.Name())
		return err
	}
	syncFolder(folder)
	return nil
}

// syncFolder makes a new name outlive a power cut, where the system can.
func syncFolder(folder string) {
	if d, err := os.Open(folder); err == nil {
		_ = d.Sync()
		d.Close()
	}
}

// lines is a file that lines are written to at a known place.
type lines struct{ f *os.File }

// createLines creates a file that must not be there yet.
func createLines(path string) (*lines, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return nil, err
	}
	syncFolder(filepath.Dir(path))
	return &lines{f}, nil
}

// openLines opens a file that is there.
func openLines(path string) (*lines, error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	return &lines{f}, nil
}

func (l *lines) writeAt(b []byte, at int64) error {
	_, err := l.f.WriteAt(b, at)
	return err
}

func (l *lines) lock() error               { return lockFile(l.f) }
func (l *lines) sync() error               { return l.f.Sync() }
func (l *lines) truncate(size int64) error { return l.f.Truncate(size) }
func (l *lines) close() error              { return l.f.Close() }
