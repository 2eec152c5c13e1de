package scene

import (
	"os"
	"runtime"
	"time"
)

// For every frame Ebitengine asks the window system a good deal, even if nothing is
// painted: that is nearly all a resting table costs. So a client at which nobody
// has done anything for some ticks makes frames rarer, and ends that with the
// first thing that happens.
const (
	dozeTicks = 60 // at rest before it dozes
	dozing    = 15 * time.Millisecond
)

// mayDoze reports whether Update may wait: not in a browser, which it would hold
// up, nor where a test makes the ticks.
func mayDoze() bool { return runtime.GOOS != "js" && os.Getenv("EBITENGINE_VM_ENDPOINT") == "" }

// doze waits a little if the client has been at rest for long.
func (a *App) doze() {
	if a.quiet++; a.quiet > dozeTicks && a.dozes {
		time.Sleep(dozing)
	}
}
