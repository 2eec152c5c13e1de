package main

import (
	"math"
	"runtime/debug"
	"sync"
)

// hasteLimit is how much memory starting may take before it is cleaned up after
// all; up to the first frame the client needs a fifth of it.
const hasteLimit = 96 << 20

// hasten puts off collecting garbage: until the first frame there are but few MB
// of it, and going over the heap again and again while it grows would be a
// tenth of what starting costs. The function returned ends that.
func hasten() (calm func()) {
	percent := debug.SetGCPercent(-1)
	limit := debug.SetMemoryLimit(-1)
	if limit == math.MaxInt64 { // else the player has set one
		debug.SetMemoryLimit(hasteLimit)
	}
	return sync.OnceFunc(func() {
		debug.SetMemoryLimit(limit)
		debug.SetGCPercent(percent)
	})
}
