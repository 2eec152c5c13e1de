package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"time"

	"xwing/scene/bench"
)

// startedFor is set in the environment of a program that bench starts: what for.
const startedFor = "XWING_BENCH"

// What bench starts the program for: an empty window, and the client.
const (
	forEmpty  = "empty"
	forClient = "client"
)

// starts is what starting costs: medians, in milliseconds and MB.
type starts struct {
	N      int     `json:"n"`
	Loop   float64 `json:"loop_ms"`  // of package yardstick, run in the client
	Empty  float64 `json:"empty_ms"` // until the first frame of an empty window
	Title  float64 `json:"title_ms"` // until the title has answered a click
	Tick   float64 `json:"tick_ms"`  // the longest while pictures are painted
	Game   float64 `json:"game_ms"`  // from a click to the first frame of the game
	Memory float64 `json:"memory_mb,omitempty"`
	Heap   float64 `json:"heap_mb"`
}

// started is what the program does that bench has started.
func started(kind string, of subjectOf, c *call, b bench.Options) error {
	if kind == forEmpty {
		return bench.Empty(b, c.out)
	}
	calm := hasten()
	defer calm()
	subject, err := of(calm)
	if err != nil {
		return err
	}
	return bench.Start(subject, b, c.out)
}

// start opens an empty window and the client by turns.
func start(n int, game string, b bench.Options) (*starts, error) {
	var loop, empty, title, tick, play, memory, heap []float64
	for range n {
		e, _, err := startOne(forEmpty, game, b)
		if err != nil {
			return nil, err
		}
		t, r, err := startOne(forClient, game, b)
		if err != nil {
			return nil, err
		}
		empty, title = append(empty, e), append(title, t)
		loop = append(loop, r.Loop)
		tick, play = append(tick, r.Tick), append(play, r.Game)
		memory, heap = append(memory, float64(r.Memory)/1e6), append(heap, float64(r.Heap)/1e6)
	}
	return &starts{N: n, Loop: middle(loop), Empty: middle(empty), Title: middle(title), Tick: middle(tick), Game: middle(play),
		Memory: middle(memory), Heap: middle(heap)}, nil
}

// startOne starts the program and takes the time until it says that it has answered.
func startOne(kind, game string, b bench.Options) (answered float64, r bench.StartTimes, err error) {
	self, err := os.Executable()
	if err != nil {
		return 0, r, fmt.Errorf("bench starts the program anew: %w", err)
	}
	cmd := exec.Command(self, "bench", "--game", game, "--width", strconv.Itoa(b.Width), "--height", strconv.Itoa(b.Height))
	cmd.Env = append(os.Environ(), startedFor+"="+kind)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, r, err
	}
	began := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, r, fmt.Errorf("bench starts the program anew: %w", err)
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		switch line := lines.Text(); {
		case line == bench.Answered:
			answered = time.Since(began).Seconds() * 1000
		case json.Unmarshal([]byte(line), &r) != nil:
			err = fmt.Errorf("the program that bench has started says %q", line)
		}
	}
	if failed := cmd.Wait(); failed != nil {
		return 0, r, fmt.Errorf("the program that bench has started: %w", failed)
	}
	if answered == 0 && err == nil {
		err = fmt.Errorf("the program that bench has started (%s) never answered", kind)
	}
	return answered, r, err
}

// middle is the median.
func middle(x []float64) float64 {
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}
