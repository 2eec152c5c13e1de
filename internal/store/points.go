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
	files, err := listFolder(s.folders.Points)
	if err != nil {
		return nil, fail("file.read-points-folder", s.folders.Points, err)
	}
	var lists []PointsList
	for _, f := range files {
		if !strings.HasSuffix(strings.ToLower(f.name), ".toml") || strings.HasPrefix(f.name, ".") {
			continue
		}
		l := PointsList{Path: join(s.folders.Points, f.name)}
		l.Text, err = readStart(l.Path, maxPointsList)
		l.Err = fail("file.read-points", l.Path, err)
		lists = append(lists, l)
	}
	return lists, nil
}
