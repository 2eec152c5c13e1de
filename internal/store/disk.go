//go:build !js

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// errNoSpace is what a full disk says.
const errNoSpace = syscall.ENOSPC

func join(folder, file string) string { return filepath.Join(folder, file) }

// openRegular opens a plain file, and nothing else.
func openRegular(path string, flag int) (*os.File, error) {
	if strings.HasPrefix(path, nowhere) {
		return nil, errHomeless
	}
	info, err := os.Stat(path)
	if err == nil {
		err = regular(info.Mode())
	}
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, flag|nonblocking, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = regular(info.Mode()) // it may have been exchanged meanwhile
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// createFile empties or makes a plain file for writing.
func createFile(path string) (io.WriteCloser, error) {
	f, err := openRegular(path, os.O_WRONLY)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, public.file)
	case err != nil:
		return nil, err
	}
	if err := f.Truncate(0); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// readFile reads a plain file of at most so many bytes.
func readFile(path string, most int64) ([]byte, error) {
	f, err := openRegular(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readWhole(f, most)
}

// readStart reads at most n bytes from the beginning of a plain file.
func readStart(path string, n int64) ([]byte, error) {
	f, err := openRegular(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, n))
}

func removeFile(path string) error { return os.Remove(path) }

// moveFile gives a file another place, in a folder that is made if need be. It
// never takes the place of another file.
func moveFile(from, to string, by rights) error {
	if err := os.MkdirAll(filepath.Dir(to), by.folder); err != nil {
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
	if strings.HasPrefix(folder, nowhere) {
		return nil, nil
	}
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

// listFolders lists the folders in a folder, but those that are hidden.
func listFolders(folder string) ([]string, error) {
	if strings.HasPrefix(folder, nowhere) {
		return nil, nil
	}
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// writeFile writes a file so that it is the old or the new one, whatever
// happens: to a temporary file beside it, synced, then renamed over it.
func writeFile(path string, data []byte) error {
	return putFile(path, data, public, os.Rename)
}

// newFile writes a file that must not be there yet, whole or not at all.
func newFile(path string, data []byte, by rights) error {
	if _, err := os.Lstat(path); err == nil {
		return &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	return putFile(path, data, by, func(temp, path string) error {
		err := os.Link(temp, path) // which never takes the place of another file
		switch {
		case err == nil:
			return os.Remove(temp)
		case errors.Is(err, fs.ErrExist):
			return err
		}
		return os.Rename(temp, path) // where a file has one name only
	})
}

// putFile writes a temporary file and gives it its name.
func putFile(path string, data []byte, by rights, name func(temp, path string) error) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, by.folder); err != nil {
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
		err = os.Chmod(temp.Name(), by.file)
	}
	if err == nil {
		err = name(temp.Name(), path)
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

// openLines opens a file that is there.
func openLines(path string) (*lines, error) {
	f, err := openRegular(path, os.O_RDWR)
	if err != nil {
		return nil, err
	}
	return &lines{f}, nil
}

// tighten sees to it that a file of before is for its owner alone. Where that cannot
// be, the game is worth more.
func (l *lines) tighten() {
	if info, err := l.f.Stat(); err == nil && info.Mode().Perm()&^private.file != 0 {
		_ = l.f.Chmod(info.Mode().Perm() & private.file)
	}
}

// tightenFolder is tighten of a folder.
func tightenFolder(folder string) {
	if info, err := os.Stat(folder); err == nil && info.Mode().Perm()&^private.folder != 0 {
		_ = os.Chmod(folder, info.Mode().Perm()&private.folder)
	}
}

// stands says whether the open file is still what the path leads to, with so many
// bytes in it; if not, whether anything else is there.
func (l *lines) stands(path string, size int64) (it, another bool) {
	there, err := os.Stat(path)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist), false // who cannot look does not know better
	}
	own, err := l.f.Stat()
	return err != nil || os.SameFile(there, own) && there.Size() == size, true
}

func (l *lines) writeAt(b []byte, at int64) error {
	_, err := l.f.WriteAt(b, at)
	return err
}

func (l *lines) lock() error               { return lockFile(l.f) }
func (l *lines) sync() error               { return l.f.Sync() }
func (l *lines) truncate(size int64) error { return l.f.Truncate(size) }
func (l *lines) close() error              { return l.f.Close() }
