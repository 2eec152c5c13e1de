package rig

import (
	"errors"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// Host is the hidden window in whose frames the guests' pictures are made.
type Host struct {
	work chan func()
	done chan struct{}
}

// HasDisplay reports whether a window can be opened.
func HasDisplay() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != ""
}

// Main runs body on another goroutine while the main one belongs to Ebitengine.
// It must be called on the main goroutine, from TestMain or main.
func Main(body func(*Host)) error {
	h := &Host{work: make(chan func()), done: make(chan struct{})}
	go func() {
		defer close(h.done)
		body(h)
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetRunnableOnUnfocused(true)
	err := ebiten.RunGame(h)
	if errors.Is(err, ebiten.Termination) {
		return nil
	}
	return err
}

// Update does what was asked for, within a frame.
func (h *Host) Update() error {
	for {
		select {
		case f := <-h.work:
			f()
		case <-h.done:
			return ebiten.Termination
		default:
			return nil
		}
	}
}

// Draw shows nothing.
func (h *Host) Draw(*ebiten.Image) {}

// Layout is the hidden window's.
func (h *Host) Layout(w, ht int) (int, int) { return w, ht }

// inFrame runs f within a frame of the host and waits for it.
func (h *Host) inFrame(f func()) {
	done := make(chan struct{})
	h.work <- func() {
		defer close(done)
		f()
	}
	<-done
}
