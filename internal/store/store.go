package store

import (
	"io"
	"io/fs"
	"os"
)

// Folders is where the files are. What is empty is the program's own place.
type Folders struct {
	Config string // config.toml
	Data   string // what players bring, in a folder for each game (Shelf)
	Games  string // journals and the bug reports beside them
	Points string // points lists
}

// Store is the player's files. It holds no file open and no state; folders are
// made when something is first written to them.
type Store struct {
	folders Folders
}

// Open returns the store in the folders given, and in the program's own ones
// for the rest: of the XDG folders (on Windows and macOS their counterparts)
// config for config.toml, data for what players bring and for points lists, state for games.
func Open(f Folders) *Store {
	own := ownFolders()
	if f.Config == "" {
		f.Config = own.Config
	}
	if f.Data == "" {
		f.Data = own.Data
	}
	if f.Games == "" {
		f.Games = own.Games
	}
	if f.Points == "" {
		f.Points = own.Points
	}
	return &Store{folders: f}
}

// Folders says where the files are.
func (s *Store) Folders() Folders { return s.folders }

// ReadFile reads any plain file that the player names, of at most so many bytes.
func ReadFile(path string, most int64) ([]byte, error) {
	data, err := readFile(path, most)
	return data, fail("file.read", path, err)
}

// Dir is a folder that the player names, for a reader that bounds how much it takes of it.
func Dir(path string) fs.FS { return os.DirFS(path) }

// ReadEntry is ReadFile of an entry of a folder that is not the program's own, as what
// is dropped onto a window comes: nothing is opened but a plain file.
func ReadEntry(folder fs.FS, entry fs.DirEntry, most int64) ([]byte, error) {
	data, err := readEntry(folder, entry, most)
	return data, fail("file.read", entry.Name(), err)
}

func readEntry(folder fs.FS, entry fs.DirEntry, most int64) ([]byte, error) {
	info, err := entry.Info()
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		info, err = fs.Stat(folder, entry.Name())
	}
	if err == nil {
		err = regular(info.Mode())
	}
	if err != nil {
		return nil, err
	}
	f, err := folder.Open(entry.Name())
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err == nil {
		err = regular(info.Mode())
	}
	if err != nil {
		return nil, err
	}
	return readWhole(f, most)
}

// readWhole reads an open file of at most so many bytes. What says that it has more is
// not read; what has more than it says is read that far.
func readWhole(f fs.File, most int64) ([]byte, error) {
	if info, err := f.Stat(); err == nil && info.Size() > most {
		return nil, errTooLarge(most)
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		return nil, errTooLarge(most)
	}
	return data, err
}

// Create empties or makes any plain file that the player names, for writing as long as
// the program runs.
func Create(path string) (io.WriteCloser, error) {
	f, err := createFile(path)
	if err != nil {
		return nil, fail("file.write", path, err)
	}
	return f, nil
}

// WriteFile writes any file that the player names, whole or not at all.
func WriteFile(path string, data []byte) error {
	return fail("file.write", path, writeFile(path, data))
}

// ReadStart reads at most so many bytes from the beginning of any plain file that the
// player names.
func ReadStart(path string, most int64) ([]byte, error) {
	data, err := readStart(path, most)
	return data, fail("file.read", path, err)
}
