//go:build js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall/js"
	"time"
)

// In a browser a file is an entry of local storage: the path is its key, and
// its value the time of writing in ms, a line feed, and the text. Where there is
// no local storage (Node) files last as long as the program.

// errNoSpace is what a full local storage says.
var errNoSpace = errors.New("the browser gives no more room")

// memory holds the files where there is no local storage.
var memory = struct {
	sync.Mutex
	files map[string]string
}{files: map[string]string{}}

// ownFolders are the program's own places.
func ownFolders() Folders {
	return Folders{Config: "xwing", Data: "xwing", Games: "xwing/games", Points: "xwing/points"}
}

func join(folder, file string) string { return folder + "/" + file }

func storage() js.Value {
	defer func() { _ = recover() }() // a browser may forbid even the question
	return js.Global().Get("localStorage")
}

// load returns the value of a key.
func load(path string) (string, bool) {
	if s := storage(); s.Truthy() {
		v := s.Call("getItem", path)
		if v.Type() != js.TypeString {
			return "", false
		}
		return v.String(), true
	}
	memory.Lock()
	defer memory.Unlock()
	v, ok := memory.files[path]
	return v, ok
}

// keep sets the value of a key.
func keep(path, value string) (err error) {
	if s := storage(); s.Truthy() {
		defer func() {
			if p := recover(); p != nil {
				err = fmt.Errorf("%w: %v", errNoSpace, p)
			}
		}()
		s.Call("setItem", path, value)
		return nil
	}
	memory.Lock()
	defer memory.Unlock()
	memory.files[path] = value
	return nil
}

// keys lists all keys.
func keys() []string {
	var all []string
	if s := storage(); s.Truthy() {
		for i := range s.Get("length").Int() {
			all = append(all, s.Call("key", i).String())
		}
	} else {
		memory.Lock()
		defer memory.Unlock()
		for k := range memory.files {
			all = append(all, k)
		}
	}
	slices.Sort(all)
	return all
}

// createFile is nothing that a page can do.
func createFile(string) (io.WriteCloser, error) { return nil, errors.ErrUnsupported }

// readFile reads a file of at most so many bytes.
func readFile(path string, most int64) ([]byte, error) {
	v, ok := load(path)
	if !ok {
		return nil, fs.ErrNotExist
	}
	_, text, _ := strings.Cut(v, "\n")
	if int64(len(text)) > most {
		return nil, errTooLarge(most)
	}
	return []byte(text), nil
}

// readStart reads at most n bytes from the beginning.
func readStart(path string, n int64) ([]byte, error) {
	b, err := readFile(path, math.MaxInt64)
	return b[:min(n, int64(len(b)))], err
}

func writeFile(path string, data []byte) error {
	return keep(path, strconv.FormatInt(time.Now().UnixMilli(), 10)+"\n"+string(data))
}

func removeFile(path string) error {
	if _, ok := load(path); !ok {
		return fs.ErrNotExist
	}
	if s := storage(); s.Truthy() {
		s.Call("removeItem", path)
		return nil
	}
	memory.Lock()
	defer memory.Unlock()
	delete(memory.files, path)
	return nil
}

// moveFile gives a file another name. It never takes the place of another file.
func moveFile(from, to string, _ rights) error {
	v, ok := load(from)
	if !ok {
		return fs.ErrNotExist
	}
	if _, ok := load(to); ok {
		return fs.ErrExist
	}
	if err := keep(to, v); err != nil {
		return err
	}
	return removeFile(from)
}

// file is what a folder lists.
type file struct {
	name     string
	modified time.Time
}

// listFolder lists the files of a folder; one that is not there has none.
func listFolder(folder string) ([]file, error) {
	var files []file
	for _, key := range keys() {
		name, inside := strings.CutPrefix(key, folder+"/")
		if !inside || strings.Contains(name, "/") {
			continue
		}
		v, _ := load(key)
		stamp, _, _ := strings.Cut(v, "\n")
		ms, _ := strconv.ParseInt(stamp, 10, 64)
		files = append(files, file{name: name, modified: time.UnixMilli(ms)})
	}
	return files, nil
}

// listFolders lists the folders in a folder, but those that are hidden.
func listFolders(folder string) (names []string, err error) {
	for _, key := range keys() {
		if name, inside := strings.CutPrefix(key, folder+"/"); inside && !strings.HasPrefix(name, ".") {
			if name, _, deeper := strings.Cut(name, "/"); deeper && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names, nil
}

// lines is a file that lines are written to at a known place.
type lines struct {
	path    string
	text    []byte
	release func() // of its lock; nil: it has none
}

// newFile writes a file that must not be there yet.
func newFile(path string, data []byte, _ rights) error {
	if _, ok := load(path); ok {
		return fs.ErrExist
	}
	return writeFile(path, data)
}

// openLines opens a file that is there.
func openLines(path string) (*lines, error) {
	text, err := readFile(path, math.MaxInt64)
	return &lines{path: path, text: text}, err
}

// stands says whether what was written is still what the path leads to, with so many
// bytes in it; if not, whether anything else is there.
func (l *lines) stands(path string, size int64) (it, another bool) {
	v, ok := load(path)
	_, text, _ := strings.Cut(v, "\n")
	return ok && text == string(l.text) && int64(len(text)) == size, ok
}

func (l *lines) writeAt(b []byte, at int64) error {
	text := append(slices.Clone(l.text[:at]), b...)
	if err := writeFile(l.path, text); err != nil {
		return err
	}
	l.text = text
	return nil
}

func (l *lines) truncate(size int64) error { return l.writeAt(nil, min(size, int64(len(l.text)))) }
func (l *lines) tighten()                  {} // a page's storage is its own
func (l *lines) sync() error               { return nil }

// lock keeps other tabs from writing to the file as long as it is open.
func (l *lines) lock() (err error) {
	l.release, err = lockFile(l.path)
	return err
}

func (l *lines) close() error {
	if l.release != nil {
		l.release()
		l.release = nil
	}
	return nil
}

func tightenFolder(string) {}
