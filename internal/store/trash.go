package store

import (
	"fmt"
	"slices"
	"strings"
)

// A game that is deleted goes to a folder of its own beside the others, from
// where it can be put back. Only the latest are kept there.

// trashRoom is how many deleted games are kept.
const trashRoom = 20

// Deleted is the folder of the deleted games.
func (s *Store) Deleted() string { return join(s.folders.Games, "deleted") }

// RemoveGame deletes a journal and returns where it is kept from now on, for
// RestoreGame. One that a program has open is refused.
func (s *Store) RemoveGame(path string) (string, error) {
	const doing = "file.delete-game"
	f, err := openLines(path)
	if err != nil {
		return "", fail(doing, path, err)
	}
	err = f.lock()
	_ = f.close() // Windows moves no open file
	if err != nil {
		return "", fail(doing, path, err)
	}
	to, err := s.moveGame(path, s.Deleted())
	if err != nil {
		return "", fail(doing, path, err)
	}
	return to, s.emptyTrash(baseName(to))
}

// RestoreGame puts a deleted game back and returns where it is now.
func (s *Store) RestoreGame(path string) (string, error) {
	to, err := s.moveGame(path, s.folders.Games)
	return to, fail("file.put-back-game", path, err)
}

// moveGame moves a journal to a folder, under a name that is free there.
func (s *Store) moveGame(path, folder string) (string, error) {
	taken, err := listFolder(folder)
	if err != nil {
		return "", err
	}
	name := baseName(path)
	for n := 2; slices.ContainsFunc(taken, func(f file) bool { return f.name == name }); n++ {
		name = fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(baseName(path), gameExt), n, gameExt)
	}
	to := join(folder, name)
	if err := moveFile(path, to, private); err != nil {
		return to, err
	}
	_ = moveFile(clockBeside(path), clockBeside(to), private) // most games have none; without it the clock begins anew
	return to, nil
}

// emptyTrash deletes for good what was played longest ago, but never the game
// that has just come.
func (s *Store) emptyTrash(but string) error {
	files, err := listFolder(s.Deleted())
	if err != nil {
		return fail("file.read-deleted", s.Deleted(), err)
	}
	files = slices.DeleteFunc(files, func(f file) bool { return f.name == but || strings.HasSuffix(f.name, clockExt) })
	slices.SortStableFunc(files, func(a, b file) int { return b.modified.Compare(a.modified) })
	for _, f := range files[min(len(files), trashRoom-1):] {
		_ = removeFile(join(s.Deleted(), clockBeside(f.name)))
		if err := removeFile(join(s.Deleted(), f.name)); err != nil {
			return fail("file.delete-game", join(s.Deleted(), f.name), err)
		}
	}
	return nil
}

// baseName is the last part of a path.
func baseName(path string) string { return path[strings.LastIndexAny(path, `/\`)+1:] }
