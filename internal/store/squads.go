package store

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

const squadExt = ".json"

// Squad is one file of the player's squads, as it is: package game/xwing/squad reads
// what is in it.
type Squad struct {
	Path string
	Name string // of the file, without its ending
	When time.Time
	XWS  []byte
	Err  error // it could not be read; one line
}

// Squads lists the player's squads by name: the files that end in .json or .xws.
func (s *Store) Squads() ([]Squad, error) {
	squads, err := listed(s.folders.Squads, "file.read-squads-folder", func(f file) (Squad, bool) {
		name, is := strings.CutSuffix(f.name, squadExt)
		if !is {
			if name, is = strings.CutSuffix(f.name, ".xws"); !is {
				return Squad{}, false
			}
		}
		path := join(s.folders.Squads, f.name)
		xws, err := readStart(path, maxSquad)
		return Squad{Path: path, Name: plainName(name), When: f.modified, XWS: xws, Err: fail("file.read-squad", path, err)}, true
	})
	slices.SortStableFunc(squads, func(a, b Squad) int {
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return squads, err
}

// SaveSquad writes a squad under its name, over one of the same name, and
// returns the file.
func (s *Store) SaveSquad(name string, xws []byte) (string, error) {
	if strings.TrimSpace(name) == "" {
		name = "squad"
	}
	path := join(s.folders.Squads, fileName(name)+squadExt)
	return path, fail("file.write-squad", path, writeFile(path, xws))
}

// AddSquad writes a squad under its name, or under that name with a number if
// there is one already, and returns the file's name without its ending.
func (s *Store) AddSquad(name string, xws []byte) (string, error) {
	there, err := s.Squads()
	if err != nil {
		return "", err
	}
	taken := func(name string) bool {
		return slices.ContainsFunc(there, func(q Squad) bool { return strings.EqualFold(q.Name, plainName(fileName(name))) })
	}
	if strings.TrimSpace(name) == "" {
		name = "squad"
	}
	if runes := []rune(name); len(runes) > 60 { // room for a number
		name = strings.TrimSpace(string(runes[:60]))
	}
	free := name
	for n := 2; taken(free); n++ {
		free = fmt.Sprintf("%s %d", name, n)
	}
	if _, err := s.SaveSquad(free, xws); err != nil {
		return "", err
	}
	return plainName(fileName(free)), nil
}

// RemoveSquad deletes a squad's file.
func (s *Store) RemoveSquad(path string) error {
	return fail("file.delete-squad", path, removeFile(path))
}
