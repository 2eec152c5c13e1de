package store

import "strings"

// PointsList is one file of the player's points lists, as it is: package
// game/xwing/catalog reads what is in it.
type PointsList struct {
	Path string
	Text []byte
	Err  error // it could not be read; one line
}

// PointsLists lists the player's points lists by name: the files that end in .toml.
func (s *Store) PointsLists() ([]PointsList, error) {
	return listed(s.folders.Points, "file.read-points-folder", func(f file) (PointsList, bool) {
		if !strings.HasSuffix(strings.ToLower(f.name), ".toml") || strings.HasPrefix(f.name, ".") {
			return PointsList{}, false
		}
		path := join(s.folders.Points, f.name)
		text, err := readStart(path, maxPointsList)
		return PointsList{Path: path, Text: text, Err: fail("file.read-points", path, err)}, true
	})
}
