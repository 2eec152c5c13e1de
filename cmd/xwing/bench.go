package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"xwing/internal/store"
	"xwing/scene"
)

// benchmark measures in a window what drawing costs.
func benchmark(c *call) error {
	b := scene.BenchOptions{Frames: int(min(c.number("frames", 200), maxBench+1)), CPU: cpuTime(),
		Width: int(min(c.number("width", 1920), maxBench+1)), Height: int(min(c.number("height", 1080), maxBench+1))}
	for _, f := range []struct {
		flag        string
		value, from int
	}{{"frames", b.Frames, 10}, {"width", b.Width, 1100}, {"height", b.Height, 660}} {
		if f.value < f.from || f.value > maxBench {
			return misuse("bench", "--%s wants a number from %d to %d, not %s", f.flag, f.from, maxBench, c.text(f.flag, ""))
		}
	}
	idle := c.number("idle", 5)
	if idle > maxIdle {
		return misuse("bench", "--idle wants at most %d seconds, not %s", maxIdle, c.text("idle", ""))
	}
	b.Idle = time.Duration(idle) * time.Second
	if !hasDisplay() {
		return errors.New("there is no display to open a window on, and bench measures one")
	}
	p, err := load()
	if err != nil {
		return err
	}
	r, err := scene.RunBench(scene.Options{Kit: p.kit, Words: p.naming(), Settings: p.settings,
		Files: keeper{store.Open(store.Folders{})}}, b)
	if err != nil {
		return err
	}
	if c.has("json") {
		line, err := json.Marshal(r)
		if err != nil {
			return err
		}
		fmt.Fprintln(c.out, string(line))
		return nil
	}
	fmt.Fprintf(c.out, "%d×%d, %d frames of each kind, by turns\n", r.Width, r.Height, r.Frames)
	fmt.Fprintf(c.out, "empty frame  %7.2f ms, %7.2f ms of all cores\n", r.Empty, r.EmptyCPU)
	fmt.Fprintf(c.out, "full table   %7.2f ms, %7.2f ms of all cores (%.2f ms to build, %d commands)\n",
		r.Full, r.FullCPU, r.Build, r.Commands)
	fmt.Fprintf(c.out, "ratio        %7.2f   , %7.2f\n", r.Ratio, r.RatioCPU)
	if b.Idle > 0 && b.CPU != nil {
		fmt.Fprintf(c.out, "idle         %7.1f %%   of a core\n", 100*r.Idle)
	}
	return nil
}

const (
	maxBench = 10000
	maxIdle  = 600
)
