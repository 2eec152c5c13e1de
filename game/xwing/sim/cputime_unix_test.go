//go:build unix

package sim

import (
	"syscall"
	"time"
)

// spent is the time that the program has had of the processors: what others take of
// them is no part of it.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
