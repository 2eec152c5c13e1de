package store

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lockFile keeps other programs from taking the file for as long as it is open.
// The system lets go of it when the program ends, however it ends, so that
// nothing stale is left. Windows keeps others from reading what is locked, so the
// lock is on a byte far behind the end.
func lockFile(f *os.File) error {
	far := &windows.Overlapped{OffsetHigh: 0x7fffffff}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, far)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return errInUse
	}
	return nil
}
