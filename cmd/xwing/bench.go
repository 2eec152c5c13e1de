package main

import (
	"errors"
	"fmt"
	"os"
	"time"

	"xwing/internal/store"
	"xwing/scene"
	"xwing/scene/bench"
	tabletop "xwing/scene/xwing"
)

const (
	maxBench  = 10000
	maxIdle   = 600
	maxStarts = 50
)

// benchReport is what bench prints: one JSON object, or the same as a table.
type benchReport struct {
	Frames bench.FrameTimes `json:"frames"`
	Starts *starts          `json:"starts,omitempty"`
	Limits []limit          `json:"limits"`
}

// limit is a figure that is not to exceed another.
type limit struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Limit float64 `json:"limit"`
	Unit  string  `json:"unit"`
	OK    bool    `json:"ok"`
}

// subjectOf makes what a game is measured with. The function is called when the first frame is shown; nil: none is.
type subjectOf func(shown func()) (*bench.Subject, error)

// benchOf is the command bench of a game.
func benchOf(name string, of subjectOf) command {
	return command{name: "bench", usage: "[--frames N] [--width W --height H] [--idle S] [--starts N] [--json]",
		about: "cli.about.bench",
		flags: []flagSpec{
			{"frames", takesNumber, "N", "cli.flag.frames"},
			{"width", takesNumber, "W", "cli.flag.width"},
			{"height", takesNumber, "H", "cli.flag.height"},
			{"idle", takesNumber, "S", "cli.flag.idle"},
			{"starts", takesNumber, "N", "cli.flag.starts"},
			{"json", isSwitch, "", "cli.flag.json"},
		}, run: func(c *call) error { return benchmark(c, name, of) }}
}

// benchmark measures in a window what a game's drawing, resting and starting cost.
func benchmark(c *call, name string, of subjectOf) error {
	b := bench.Options{Frames: int(min(c.number("frames", 200), maxBench+1)), CPU: cpuTime(), Memory: memory(),
		Width: int(min(c.number("width", 1920), maxBench+1)), Height: int(min(c.number("height", 1080), maxBench+1))}
	for _, f := range []struct {
		flag        string
		value, from int
	}{{"frames", b.Frames, 10}, {"width", b.Width, 1100}, {"height", b.Height, 660}} {
		if f.value < f.from || f.value > maxBench {
			return misuse("bench", "--%s wants a number from %d to %d, not %s", f.flag, f.from, maxBench, c.text(f.flag, ""))
		}
	}
	idle, n := c.number("idle", 5), c.number("starts", 3)
	if idle > maxIdle {
		return misuse("bench", "--idle wants at most %d seconds, not %s", maxIdle, c.text("idle", ""))
	}
	if n > maxStarts {
		return misuse("bench", "--starts wants at most %d, not %s", maxStarts, c.text("starts", ""))
	}
	b.Idle = time.Duration(idle) * time.Second
	if !hasDisplay() {
		return errors.New("there is no display to open a window on, and bench measures one")
	}
	if kind := os.Getenv(startedFor); kind != "" {
		return started(kind, of, c, b)
	}
	var r benchReport
	var err error
	if n > 0 {
		if r.Starts, err = start(int(n), name, b); err != nil {
			return err
		}
	}
	subject, err := of(nil)
	if err != nil {
		return err
	}
	if r.Frames, err = bench.Frames(subject, b); err != nil {
		return err
	}
	r.limits()
	return r.print(c)
}

// xwingSubject is X-Wing as it is measured.
func xwingSubject(shown func()) (*bench.Subject, error) {
	p, err := load()
	if err != nil {
		return nil, err
	}
	files := keeper{Store: store.Open(store.Folders{})}
	files.tables = append(files.tables, p.table(files.Store, begun{}))
	g := tabletop.Opening{Kits: p.kits, Words: p.naming(), Folder: p.squadFolder(files.Store)}
	return tabletop.Bench(scene.Options{Settings: p.settings, Files: files, Shown: shown}, g)
}

// limits holds the figures against what they may be: each is measured by something that
// was run beside it, an empty frame or window or the yardstick's loop, for milliseconds
// say more of the machine than of the client.
func (r *benchReport) limits() {
	add := func(name string, value, most float64, unit string) {
		r.Limits = append(r.Limits, limit{name, value, most, unit, value <= most})
	}
	f := &r.Frames
	add("full table painted anew / empty frame", f.Full/f.Empty, 1.5, "×")
	add("another button pointed at / empty frame", f.Kept/f.Empty, 1.2, "×")
	add("moving camera / empty frame", f.Moving/f.Empty, 1.8, "×")
	if f.EmptyCPU > 0 {
		add("painted anew, all cores", f.FullCPU/f.EmptyCPU, 1.5, "×")
		add("another button, all cores", f.KeptCPU/f.EmptyCPU, 1.2, "×")
	}
	for _, i := range f.Idle {
		add("idle: "+i.Screen, 100*i.Share, 5, "% of a core")
	}
	if s := r.Starts; s != nil {
		add("title answers a click / empty window", s.Title/s.Empty, 1.6, "×")
		add("longest tick while art loads", s.Tick/s.Loop, 48, "loops")
		add("new game to its first frame", s.Game/s.Loop, 1400, "loops")
		if s.Memory > 0 {
			add("memory, full table", s.Memory, 270, "MB")
		}
	}
}

// print writes the report as JSON or as a table.
func (r *benchReport) print(c *call) error {
	if c.has("json") {
		return c.printJSON(r)
	}
	f := &r.Frames
	fmt.Fprintf(c.out, "%d×%d, %d frames of each kind, by turns\n", f.Width, f.Height, f.Frames)
	fmt.Fprintf(c.out, "full table   %7.2f empty frames, %.2f to build (%d commands, %.0f allocations)\n",
		f.Full/f.Empty, f.Build/f.Empty, f.Commands, f.Allocs)
	fmt.Fprintf(c.out, "empty frame  %7.2f loops of the yardstick (%.2f ms, a loop %.2f ms)\n", f.Empty/f.Loop, f.Empty, f.Loop)
	for _, i := range f.Idle {
		fmt.Fprintf(c.out, "idle         %7.1f %% of a core, %d frames painted: %s\n", 100*i.Share, i.Frames, i.Screen)
	}
	if s := r.Starts; s != nil {
		fmt.Fprintf(c.out, "started      %7.2f empty windows until the title answers, the median of %d (an empty window %.0f ms, a loop %.2f ms), Go heap %.0f MB\n",
			s.Title/s.Empty, s.N, s.Empty, s.Loop, s.Heap)
	}
	fmt.Fprintln(c.out)
	for _, l := range r.Limits {
		verdict := "ok"
		if !l.OK {
			verdict = "over"
		}
		fmt.Fprintf(c.out, "%-40s %8.2f  limit %6.1f %-12s %s\n", l.Name, l.Value, l.Limit, l.Unit, verdict)
	}
	return nil
}
