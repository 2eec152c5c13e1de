package store

import (
	"io/fs"
	"strings"

	"xwing/game"
)

// Where HOME names no folder, the program has no place for its files. It finds none there
// then, and writes none: not at the root of the disk, where nobody would look for them, nor
// in whatever folder it was started in.

// nowhere is a folder that no system has.
const nowhere = "\x00"

// errHomeless is what is against a file that would stand there. To whoever reads, it is
// merely not there.
var errHomeless error = homeless{game.NewFlaw("file.homeless")}

type homeless struct{ error }

func (homeless) Is(target error) bool { return target == fs.ErrNotExist }
func (h homeless) Unwrap() error      { return h.error }

// Homeless says that there is no place for the program's own files, and what helps; nil if
// there is one for all of them.
func (s *Store) Homeless() error {
	for _, folder := range []string{s.folders.Config, s.folders.Data, s.folders.Games, s.folders.Points} {
		if strings.HasPrefix(folder, nowhere) {
			return fail("file.keep", folder, errHomeless)
		}
	}
	return nil
}
