package facts

import (
	"bytes"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"io/fs"
)

// Files are the files of a game's facts. All that is opened of them counts in their version.
type Files struct {
	fsys fs.FS
	sum  hash.Hash64 // of names and texts
}

// Open begins with no file opened.
func Open(fsys fs.FS) *Files { return &Files{fsys, fnv.New64a()} }

// Each opens all files of a pattern; that there is none is an error.
func (f *Files) Each(pattern string, open func(string, []byte) error) error {
	names, err := fs.Glob(f.fsys, pattern)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return errors.New("no " + pattern + " in the facts")
	}
	for _, name := range names {
		text, err := fs.ReadFile(f.fsys, name)
		if err != nil {
			return err
		}
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		f.Count(name, text)
		if err := open(name, text); err != nil {
			return err
		}
	}
	return nil
}

// Count adds a text from elsewhere to the version.
func (f *Files) Count(name string, text []byte) {
	f.sum.Write([]byte(name))
	f.sum.Write(text)
}

// Version identifies what was opened.
func (f *Files) Version() string { return fmt.Sprintf("%016x", f.sum.Sum64()) }

// Opens puts a single file on its shelf.
func Opens[T any](s *Shelf[T], decode func(text []byte) ([]*T, error)) func(string, []byte) error {
	return func(name string, text []byte) error {
		return s.Add(&Book[T]{Name: name, Decode: func() ([]*T, error) { return decode(text) }}, IDs(text, s.Key))
	}
}
