package main

import (
	"bytes"
	"regexp"
	"slices"
	"testing"
	"xwing/scene/bench"
)

// TestBenchToldByRatios: what bench prints and holds against limits is measured by
// something that was run beside it. Milliseconds stand in brackets alone.
func TestBenchToldByRatios(t *testing.T) {
	of := func(slower float64) *benchReport {
		r := &benchReport{Starts: &starts{N: 1, Loop: slower, Empty: 100 * slower, Title: 150 * slower, Tick: 12 * slower, Game: 90 * slower, Memory: 90},
			Frames: bench.FrameTimes{Loop: slower, Frames: 10, Empty: 4 * slower, Full: 5 * slower, Kept: 4 * slower, Moving: 6 * slower,
				Build: slower, EmptyCPU: 4 * slower, FullCPU: 5 * slower, KeptCPU: 4 * slower,
				Idle: []bench.Rest{{Screen: "title", Share: 0.01}}}}
		r.limits()
		return r
	}
	here, slow := of(1), of(8)
	if !slices.Equal(here.Limits, slow.Limits) {
		t.Errorf("on a machine of an eighth of the speed: %+v, want %+v", slow.Limits, here.Limits)
	}
	for _, l := range here.Limits {
		if !slices.Contains([]string{"×", "loops", "% of a core", "MB"}, l.Unit) || !l.OK {
			t.Errorf("%+v", l)
		}
	}
	var out bytes.Buffer
	if err := here.print(&call{arguments: &arguments{}, out: &out}); err != nil {
		t.Fatal(err)
	}
	text := regexp.MustCompile(`\([^)]*\)`).ReplaceAllString(out.String(), "")
	if regexp.MustCompile(`\bms\b`).MatchString(text) {
		t.Errorf("milliseconds outside of brackets:\n%s", out.String())
	}
}
