package rig

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"xwing/scene/ui"
)

// Build builds the program as a guest: the same source with one build tag.
func Build(pkg, out string) error {
	cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", out, pkg)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("build the guest: %w\n%s", err, errs.String())
	}
	return nil
}

// Rig is one running guest.
type Rig struct {
	W, H   int
	Narrow func(options []string) []string // what AnswerAny picks from; nil: everything
	host   *Host
	guest  *vmhost.GuestSession
	field  *vmhost.GuestTextInput // that is written in; nil: none
	screen *ebiten.Image
	cmd    *exec.Cmd
	stderr bytes.Buffer
	log    *os.File
	reader *bufio.Reader
	part   []byte
	now    ui.Screen
	dir    string
	ended  bool
}

// Start runs the guest with the arguments given, --ui-log added, in a window of
// w × h and with the environment variables given besides its own.
func (h *Host) Start(binary string, w, ht int, env []string, args ...string) (*Rig, error) {
	dir, err := os.MkdirTemp("", "rig")
	if err != nil {
		return nil, err
	}
	r := &Rig{W: w, H: ht, host: h, dir: dir}
	if err := r.start(binary, env, args); err != nil {
		os.RemoveAll(dir)
		return nil, fmt.Errorf("%w\n%s", err, r.stderr.String())
	}
	return r, nil
}

func (r *Rig) start(binary string, env, args []string) error {
	ln, err := net.Listen("unix", filepath.Join(r.dir, "g"))
	if err != nil {
		return err
	}
	defer ln.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		return err
	}
	log := filepath.Join(r.dir, "ui.log")
	if r.log, err = os.Create(log); err != nil {
		return err
	}
	r.reader = bufio.NewReader(r.log)
	r.cmd = exec.Command(binary, append(args, "--ui-log", log)...)
	r.cmd.Env = append(append(os.Environ(), env...), "EBITENGINE_VM_ENDPOINT="+endpoint)
	r.cmd.Stderr = &r.stderr
	if err := r.cmd.Start(); err != nil {
		return err
	}
	conn, err := r.accept(ln)
	if err != nil {
		return err
	}
	r.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout: 60 * time.Second,
		OnTextInput: func(f *vmhost.GuestTextInput) { r.field = f },
	})
	if err != nil {
		return err
	}
	r.host.inFrame(func() {
		scale := ebiten.Monitor().DeviceScaleFactor()
		r.screen = ebiten.NewImage(int(float64(r.W)*scale), int(float64(r.H)*scale))
		err = r.guest.SetOutsideScreen(r.screen)
	})
	if err != nil {
		return err
	}
	return r.Tick(3)
}

// accept waits for the guest to call, or to die.
func (r *Rig) accept(ln net.Listener) (net.Conn, error) {
	if dl, ok := ln.(*net.UnixListener); ok {
		if err := dl.SetDeadline(time.Now().Add(60 * time.Second)); err != nil {
			return nil, err
		}
	}
	died := make(chan error, 1)
	go func() {
		died <- r.cmd.Wait()
		ln.Close()
	}()
	conn, err := ln.Accept()
	if err != nil {
		select {
		case e := <-died:
			return nil, fmt.Errorf("the program ended before it opened its window: %w", errors.Join(e, err))
		default:
		}
	}
	return conn, err
}

// Close ends the guest.
func (r *Rig) Close() {
	if r.ended {
		return
	}
	r.ended = true
	r.host.inFrame(func() { _ = r.guest.Close() })
	time.Sleep(50 * time.Millisecond)
	_ = r.cmd.Process.Kill()
	r.log.Close()
	os.RemoveAll(r.dir)
}

// Kill ends the guest as kill -9 does.
func (r *Rig) Kill() {
	_ = r.cmd.Process.Kill()
	r.Close()
}

// Output is what the guest wrote to its standard error.
func (r *Rig) Output() string { return r.stderr.String() }

// Tick runs n ticks of the guest and reads what is on screen then.
func (r *Rig) Tick(n int) error {
	r.guest.AdvanceTicks(n)
	if !r.guest.WaitTicks() {
		if err := r.guest.Err(); err != nil && !errors.Is(err, ebiten.Termination) {
			return fmt.Errorf("the guest ended: %w\n%s", err, r.stderr.String())
		}
		return ebiten.Termination
	}
	return r.read()
}

// read reads the log up to its end.
func (r *Rig) read() error {
	for {
		line, err := r.reader.ReadBytes('\n')
		r.part = append(r.part, line...)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		var s ui.Screen
		if err := json.Unmarshal(r.part, &s); err != nil {
			return fmt.Errorf("the screen's log: %w", err)
		}
		r.now, r.part = s, nil
	}
}

// Screen is what is on screen.
func (r *Rig) Screen() ui.Screen { return r.now }

// Picture paints the guest's frame.
func (r *Rig) Picture() (*image.RGBA, error) {
	var img *image.RGBA
	var err error
	r.host.inFrame(func() {
		r.guest.AdvanceFrame()
		if !r.guest.WaitFrame() {
			err = fmt.Errorf("no frame: %w", r.guest.Err())
			return
		}
		if !r.guest.CompositeFrame() {
			err = errors.New("the frame was not composited")
			return
		}
		img = image.NewRGBA(r.screen.Bounds())
		r.screen.ReadPixels(img.Pix)
	})
	return img, err
}

// Snap writes a picture of the guest's frame.
func (r *Rig) Snap(path string) error {
	img, err := r.Picture()
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}
