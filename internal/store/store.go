package store

// Folders is where the files are. What is empty is the program's own place.
type Folders struct {
	Config string // config.toml
	Squads string
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
// config for config.toml, data for squads and points lists, state for games.
func Open(f Folders) *Store {
	own := ownFolders()
	if f.Config == "" {
		f.Config = own.Config
	}
	if f.Squads == "" {
		f.Squads = own.Squads
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

// SquadFolder says where the player's squads are.
func (s *Store) SquadFolder() string { return s.folders.Squads }

// ReadFile reads any file that the player names.
func ReadFile(path string) ([]byte, error) {
	data, err := readFile(path)
	return data, fail("read", path, err)
}

// WriteFile writes any file that the player names, whole or not at all.
func WriteFile(path string, data []byte) error {
	return fail("write", path, writeFile(path, data))
}
