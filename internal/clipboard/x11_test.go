//go:build !js && !windows && !darwin

package clipboard

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// program is one in which something was copied.
type program struct {
	text   string
	legacy bool // it hands out STRING only
	part   int  // it hands out so many bytes at a time; 0: all at once
	silent bool // it does not answer
	sent   int
}

// copied has an owner take the clipboard until the test is over.
func copied(t *testing.T, o *program) {
	t.Helper()
	c, err := xgb.NewConn()
	if err != nil {
		t.Fatal(err)
	}
	r, err := newReader(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := xproto.SetSelectionOwnerChecked(c, r.window, r.board, xproto.TimeCurrentTime).Check(); err != nil {
		t.Fatal(err)
	}
	formats := map[xproto.Atom]bool{}
	for _, f := range []string{"STRING", "UTF8_STRING"} {
		a, err := r.atom(f)
		if err != nil {
			t.Fatal(err)
		}
		formats[a] = f == "STRING" || !o.legacy
	}
	done := make(chan struct{})
	t.Cleanup(func() { c.Close(); <-done })
	go func() {
		defer close(done)
		for {
			e, err := c.WaitForEvent()
			if e == nil && err == nil {
				return
			}
			switch e := e.(type) {
			case xproto.SelectionRequestEvent:
				o.answer(r, e, formats[e.Target])
			case xproto.PropertyNotifyEvent:
				if e.State == xproto.PropertyDelete && o.part > 0 && e.Window != r.window {
					o.more(r, e.Window, e.Atom)
				}
			}
		}
	}()
}

func (o *program) answer(r *reader, e xproto.SelectionRequestEvent, known bool) {
	if o.silent {
		return
	}
	n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target}
	if known {
		n.Property = e.Property
		if o.part > 0 {
			xproto.ChangeWindowAttributes(r.conn, e.Requestor, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange})
			xproto.ChangeProperty(r.conn, xproto.PropModeReplace, e.Requestor, e.Property, r.parts, 32, 1, []byte{0, 1, 0, 0})
		} else {
			xproto.ChangeProperty(r.conn, xproto.PropModeReplace, e.Requestor, e.Property, e.Target, 8, uint32(len(o.text)), []byte(o.text))
		}
	}
	xproto.SendEvent(r.conn, false, e.Requestor, 0, string(n.Bytes()))
}

func (o *program) more(r *reader, to xproto.Window, property xproto.Atom) {
	part := []byte(o.text[o.sent:min(o.sent+o.part, len(o.text))])
	o.sent += len(part)
	xproto.ChangeProperty(r.conn, xproto.PropModeReplace, to, property, xproto.AtomString, 8, uint32(len(part)), part)
}

// TestMain stays on the display until all tests are over, as the window does: one that nobody uses any more begins
// anew, and drops whoever comes meanwhile.
func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") != "" {
		stay, err := xgb.NewConn()
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		defer stay.Close()
	}
	m.Run()
}

// TestRead reads what other programs hold, with no other program installed.
func TestRead(t *testing.T) {
	t.Setenv("PATH", "")
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display")
	}
	long := strings.Repeat(`{"pilots":["Kyle „Jan“ Ors"]}`, 3000)
	for name, o := range map[string]program{
		"one piece": {text: `{"name":"„Düsen“"}`},
		"legacy":    {text: `{"name":"plain"}`, legacy: true},
		"long":      {text: long},
		"in parts":  {text: long, part: 20_000},
	} {
		t.Run(name, func(t *testing.T) {
			copied(t, &o)
			got, err := Read()
			if err != nil || got != o.text {
				t.Errorf("read %d bytes of %d: %v", len(got), len(o.text), err)
			}
		})
	}
	t.Run("silent", func(t *testing.T) {
		copied(t, &program{silent: true})
		began := time.Now()
		if got, err := Read(); err == nil || time.Since(began) > 5*patience {
			t.Errorf("read %q after %v from one that does not answer", got, time.Since(began))
		}
	})
	t.Run("nobody", func(t *testing.T) {
		if got, err := Read(); err != nil || got != "" {
			t.Errorf("read %q, %v where nothing was copied", got, err)
		}
	})
}

// TestWrite has another program read what was copied here, until that copies something.
func TestWrite(t *testing.T) {
	t.Setenv("PATH", "")
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display")
	}
	for _, text := range []string{"Jan „Kyle“ Ors", "", strings.Repeat("x", 100_000), "the second"} {
		if err := Write(text); err != nil {
			t.Fatal(err)
		}
		if got, err := Read(); err != nil || got != text {
			t.Errorf("read %d bytes, %v, after writing %d", len(got), err, len(text))
		}
	}
	copied(t, &program{text: "theirs"})
	if got, err := Read(); err != nil || got != "theirs" {
		t.Errorf("read %q, %v, after another program has copied", got, err)
	}
	if err := Write(strings.Repeat("x", most+1)); err == nil {
		t.Error("it copies more than it would paste")
	}
}
