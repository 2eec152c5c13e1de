package store

import (
	"errors"
	"fmt"
	"io/fs"
)

// How much of each kind of file is read at most, in bytes; real ones are far smaller.
const (
	MaxConfig  = 64 << 10
	MaxJournal = 64 << 20
	// A squad and a points list may be larger than what packages squad and catalog
	// take, which say what is wrong then.
	maxSquad      = 1<<20 + 1
	maxPointsList = 5 << 20
)

// errNoFile is what a path says that leads to something else than a file.
var errNoFile = errors.New("not a file")

// errTooLarge says that a file has more than so many bytes.
type errTooLarge int64

// Error is part of a line.
func (e errTooLarge) Error() string {
	if e >= 1<<20 {
		return fmt.Sprintf("it is larger than %d MB", e>>20)
	}
	return fmt.Sprintf("it is larger than %d KB", e>>10)
}

// regular refuses what is no plain file: reading from a pipe or a device may wait for
// ever, and never end.
func regular(mode fs.FileMode) error {
	what := "something else"
	switch {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		what = "a folder"
	case mode&fs.ModeNamedPipe != 0:
		what = "a pipe"
	case mode&fs.ModeSocket != 0:
		what = "a socket"
	case mode&fs.ModeDevice != 0:
		what = "a device"
	}
	return fmt.Errorf("it is %s, %w", what, errNoFile)
}
