package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"

	"xwing/game"
)

// How much of each kind of file is read at most, in bytes; real ones are far smaller.
const (
	MaxConfig  = 64 << 10
	MaxReport  = 1 << 20 // of a crash
	MaxJournal = 64 << 20
	MaxCarried = 4 << 20 // of what comes to a page by link or as a file: a browser keeps some 5 MB in all
	// A squad and a points list may be larger than what packages squad and catalog
	// take, which say what is wrong then.
	maxBrought    = 1<<20 + 1
	maxPointsList = 5 << 20
)

// errNoFile is the kind of every error of a path that leads to something else than a file.
var errNoFile = errors.New("not a file")

// notFile says what a path leads to.
type notFile struct{ *game.Flaw }

// Unwrap is its kind.
func (notFile) Unwrap() error { return errNoFile }

// errTooLarge says that a file has more than so many bytes.
type errTooLarge int64

// TooLarge says that what came from outside has more than so many bytes.
func TooLarge(name string, most int64) error { return fail("file.read", name, errTooLarge(most)) }

// Error is for logs.
func (e errTooLarge) Error() string { return fmt.Sprintf("more than %d bytes", int64(e)) }

// Told is part of a line.
func (e errTooLarge) Told(say game.Teller) string {
	if e >= 1<<20 {
		return say("file.too-many-mb", "number", strconv.FormatInt(int64(e>>20), 10))
	}
	return say("file.too-many-kb", "number", strconv.FormatInt(int64(e>>10), 10))
}

// regular refuses what is no plain file: reading from a pipe or a device may wait for
// ever, and never end.
func regular(mode fs.FileMode) error {
	what := "file.other"
	switch {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		what = "file.folder"
	case mode&fs.ModeNamedPipe != 0:
		what = "file.pipe"
	case mode&fs.ModeSocket != 0:
		what = "file.socket"
	case mode&fs.ModeDevice != 0:
		what = "file.device"
	}
	return notFile{game.NewFlaw(what)}
}

// rights are who may read what is written.
type rights struct{ folder, file fs.FileMode }

// Squads and settings are for everybody to read; journals hold dials and the seed of
// the dice, and are for their owner alone.
var (
	public  = rights{0o755, 0o644}
	private = rights{0o700, 0o600}
)
