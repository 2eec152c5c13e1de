package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"xwing/game"
)

// What is against a file, beside what the system says.
var (
	errInUse   = game.NewFlaw("file.in-use") // another program has it open
	errClosed  = game.NewFlaw("file.closed")
	errChanged = game.NewFlaw("file.changed") // since it was read
	errLayout  = game.NewFlaw("file.layout")  // a config.toml that is not seen through
)

// FileError says which file could not be used, why, and what helps.
type FileError struct {
	Doing game.Phrase // what was tried
	Path  string
	Err   error
	Cure  game.Phrase
}

// Error is one line, for logs.
func (e *FileError) Error() string { return fmt.Sprintf("%s %s: %v", e.Doing, e.Path, e.Err) }

// Told is one line in words.
func (e *FileError) Told(say game.Teller) string {
	return say("file.told", "doing", say(e.Doing.Key, e.Doing.Args...), "file", e.Path, "why", e.why(say), "cure", say(e.Cure.Key, e.Cure.Args...))
}

// Unwrap returns the reason.
func (e *FileError) Unwrap() error { return e.Err }

// Brief is the file and the reason, where what was tried and what helps go without saying.
func (e *FileError) Brief() error { return &brief{e} }

type brief struct{ of *FileError }

func (b *brief) Error() string { return b.of.Error() }
func (b *brief) Unwrap() error { return b.of.Err }
func (b *brief) Told(say game.Teller) string {
	return say("file.brief", "file", b.of.Path, "why", b.of.why(say))
}

// why says what happened without the names of system calls.
func (e *FileError) why(say game.Teller) string {
	switch {
	case errors.Is(e.Err, errHomeless):
		return game.Told(errHomeless, say)
	case errors.Is(e.Err, fs.ErrNotExist):
		return say("file.not-there")
	case errors.Is(e.Err, fs.ErrPermission):
		return say("file.forbidden")
	case errors.Is(e.Err, errNoSpace):
		return say("file.full")
	}
	var p *fs.PathError
	if errors.As(e.Err, &p) {
		return p.Err.Error()
	}
	return game.Told(e.Err, say)
}

// fail builds a FileError of the key of what was tried, or nil of nil.
func fail(doing, path string, err error) error {
	if err == nil {
		return nil
	}
	if strings.HasPrefix(path, nowhere) {
		path, err = "HOME", errHomeless
	}
	return &FileError{Doing: game.Say(doing), Path: path, Err: err, Cure: cure(err)}
}

// cure says what a player can do about it.
func cure(err error) game.Phrase {
	switch {
	case errors.Is(err, errHomeless):
		return game.Say("file.cure-homeless")
	case errors.Is(err, fs.ErrNotExist):
		return game.Say("file.cure-not-there")
	case errors.Is(err, fs.ErrPermission):
		return game.Say("file.cure-forbidden")
	case errors.Is(err, errNoSpace):
		return game.Say("file.cure-full")
	case errors.Is(err, errInUse):
		return game.Say("file.cure-in-use")
	case errors.Is(err, errChanged):
		return game.Say("file.cure-changed")
	case errors.Is(err, errNoFile):
		return game.Say("file.cure-no-file")
	case errors.As(err, new(errTooLarge)):
		return game.Say("file.cure-too-large")
	}
	return game.Say("file.cure")
}
