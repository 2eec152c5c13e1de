package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Ware is what the players of a game bring to it, a file each: X-Wing's are squads.
type Ware struct {
	Folder  string   // of them, in the folder of data
	Name    string   // of one that has none
	Endings []string // of their files, first that of a new one
	Most    int64    // bytes that are read of one; 0: a megabyte, and one

	Reading, ReadingAll, Writing, Deleting string // what cannot be done to one, or to the folder: keys of words
}

// Shelf is the folder of a ware.
type Shelf struct {
	ware   Ware
	folder string
}

// Brought is one file of a shelf, as it is: its game reads what is in it.
type Brought struct {
	Path   string
	Name   string // of the file, without its ending, behind that of its folder and a stroke
	Folder string // on the shelf that it lies in; "": in none
	When   time.Time
	Text   []byte
	Err    error // it could not be read; one line
}

// Shelf returns that of a ware, in the folder given, or in the program's own one.
func (s *Store) Shelf(w Ware, folder string) *Shelf {
	if folder == "" {
		folder = join(s.folders.Data, w.Folder)
	}
	return &Shelf{w, folder}
}

// Folder says where the files are.
func (s *Shelf) Folder() string { return s.folder }

// List lists the files by name: those that have an ending of the ware, on the shelf itself and in its folders.
func (s *Shelf) List() ([]Brought, error) { return s.list(s.folder) }

// list lists what lies in a folder and in those in it.
func (s *Shelf) list(root string) ([]Brought, error) {
	all, err := s.lying(root, "")
	inside, noFolders := listFolders(root)
	if err == nil && noFolders != nil {
		err = fail(s.ware.ReadingAll, root, noFolders)
	}
	for _, f := range inside {
		more, noFolder := s.lying(join(root, f), plainName(f))
		if all = append(all, more...); err == nil {
			err = noFolder
		}
	}
	slices.SortStableFunc(all, func(a, b Brought) int {
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return all, err
}

// lying lists what lies in a folder that is called so.
func (s *Shelf) lying(in, called string) ([]Brought, error) {
	most := s.ware.Most
	if most == 0 {
		most = maxBrought
	}
	return listed(in, s.ware.ReadingAll, func(f file) (Brought, bool) {
		for _, ending := range s.ware.Endings {
			if name, is := strings.CutSuffix(f.name, ending); is {
				path := join(in, f.name)
				text, err := readStart(path, most)
				return Brought{Path: path, Name: within(called, plainName(name)), Folder: called, When: f.modified, Text: text,
					Err: fail(s.ware.Reading, path, err)}, true
			}
		}
		return Brought{}, false
	})
}

// within is what a file is called that lies in a folder.
func within(folder, name string) string {
	if folder == "" {
		return name
	}
	return folder + "/" + name
}

// Save writes a file under its name, over one of the same name, and returns its path.
func (s *Shelf) Save(name string, text []byte) (string, error) {
	if strings.TrimSpace(name) == "" {
		name = s.ware.Name
	}
	path := join(s.folder, fileName(name)+s.ware.Endings[0])
	return path, fail(s.ware.Writing, path, writeFile(path, text))
}

// Add writes a file under its name, or under that name with a number if there is one already, and returns the file's name
// without its ending.
func (s *Shelf) Add(name string, text []byte) (string, error) {
	there, err := s.List()
	if err != nil {
		return "", err
	}
	for tried := 0; ; tried++ {
		free := fileName(s.free(there, "", name))
		path := join(s.folder, free+s.ware.Endings[0])
		if err := newFile(path, text, public); !errors.Is(err, fs.ErrExist) || tried == mostTried {
			return plainName(free), fail(s.ware.Writing, path, err)
		}
		there = append(there, Brought{Name: plainName(free)}) // another program's, or by letters that the disk holds to be the same
	}
}

// mostTried is how many names are tried that the list does not have and the disk does.
const mostTried = 100

// free is a name like the one given that no file of a folder has among those that are there.
func (s *Shelf) free(there []Brought, folder, name string) string {
	if name = strings.TrimSpace(name); name == "" {
		name = s.ware.Name
	}
	if runes := []rune(name); len(runes) > 60 {
		name = strings.TrimSpace(string(runes[:60]))
	}
	room := plainName(fileName(name)) // it may be cut
	for free, n := name, 2; ; n++ {
		called := within(folder, plainName(fileName(free)))
		if !slices.ContainsFunc(there, func(b Brought) bool { return strings.EqualFold(b.Name, called) }) {
			return free
		}
		number := fmt.Sprintf(" %d", n)
		for free = room + number; !strings.HasSuffix(plainName(fileName(free)), number); free = room + number {
			_, size := utf8.DecodeLastRuneInString(room)
			room = strings.TrimSpace(room[:len(room)-size])
		}
	}
}

// Rewrite writes another text into the file of a name that holds a text. Where none does any more, somebody has changed it
// meanwhile, which is left as it is.
func (s *Shelf) Rewrite(name string, old, text []byte) error {
	there, err := s.List()
	if err != nil {
		return err
	}
	for _, b := range there {
		if b.Name == name && b.Err == nil && bytes.Equal(b.Text, old) {
			return fail(s.ware.Writing, b.Path, writeFile(b.Path, text))
		}
	}
	return fail(s.ware.Writing, join(s.folder, fileName(name)), errChanged)
}

// Remove deletes a file.
func (s *Shelf) Remove(path string) error { return fail(s.ware.Deleting, path, removeFile(path)) }
