package store

import (
	"errors"
	"fmt"
	"io/fs"
)

// errInUse is what a journal says that another program has open.
var errInUse = errors.New("another xwing has it open")

// FileError says which file could not be used, why, and what helps.
type FileError struct {
	Doing string // "read the squad"
	Path  string
	Err   error
	Cure  string
}

// Error is one line.
func (e *FileError) Error() string {
	return fmt.Sprintf("cannot %s %s: %s; %s", e.Doing, e.Path, e.Reason(), e.Cure)
}

// Reason says what happened without the names of system calls.
func (e *FileError) Reason() string { return reason(e.Err) }

// Unwrap returns the reason.
func (e *FileError) Unwrap() error { return e.Err }

// fail builds a FileError, or nil of nil.
func fail(doing, path string, err error) error {
	if err == nil {
		return nil
	}
	return &FileError{Doing: doing, Path: path, Err: err, Cure: cure(err)}
}

// reason says what happened without the names of system calls.
func reason(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "there is no such file"
	case errors.Is(err, fs.ErrPermission):
		return "it is not allowed"
	case errors.Is(err, errNoSpace):
		return "the disk is full"
	}
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// cure says what a player can do about it.
func cure(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "see whether it was moved or renamed"
	case errors.Is(err, fs.ErrPermission):
		return "give yourself the right to use it, or name another folder in config.toml"
	case errors.Is(err, errNoSpace):
		return "make room and try again"
	case errors.Is(err, errInUse):
		return "go on in that window, or close it first"
	case errors.Is(err, errNoFile):
		return "give a plain file, or take it away"
	case errors.As(err, new(errTooLarge)):
		return "see whether it is the right file, or take it away"
	}
	return "see whether the disk is there and the file is a file"
}
