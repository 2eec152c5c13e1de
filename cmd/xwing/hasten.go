package main

import (
	"math"
	"os"
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

// hoard lets more garbage gather before it is collected: the 2 MB that a game lives on would be
// gone over after every other game, a sixth of what whole games cost. The function returned ends that.
func hoard() (calm func()) {
	if os.Getenv("GOGC") != "" { // somebody has decided
		return func() {}
	}
	percent := debug.SetGCPercent(400)
	return func() { debug.SetGCPercent(percent) }
}
