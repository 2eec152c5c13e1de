//go:build unix

package store

import "syscall"

// nonblocking keeps the opening of a file from waiting: what is named may have become
// a pipe a moment ago.
const nonblocking = syscall.O_NONBLOCK
