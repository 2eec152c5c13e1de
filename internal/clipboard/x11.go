//go:build !js && !windows && !darwin

package clipboard

import (
	"errors"
	"fmt"
	"io"
	"log"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// Under X11, and so wherever the window opens, the program in which a text was
// copied hands it over when it is asked.

// patience is how long another program may take.
const patience = time.Second

// most is how many bytes are taken: far more than a squad has.
const most = 1 << 20

func read() (string, error) {
	xgb.Logger = log.New(io.Discard, "", 0) // what it cannot do is said below
	c, err := xgb.NewConn()
	if err != nil {
		return "", fmt.Errorf("no display: %w", err)
	}
	defer c.Close()
	r, err := newReader(c)
	if err != nil {
		return "", err
	}
	for _, format := range []string{"UTF8_STRING", "STRING"} {
		text, ok, err := r.convert(format)
		if err != nil || ok {
			return string(text), err
		}
	}
	return "", nil
}

// reader is a window that is never shown, and a property of it into which other
// programs write what was copied.
type reader struct {
	conn                   *xgb.Conn
	window                 xproto.Window
	property, board, parts xproto.Atom
	until                  time.Time
}

func newReader(c *xgb.Conn) (*reader, error) {
	r := &reader{conn: c, until: time.Now().Add(patience)}
	var err error
	if r.window, err = xproto.NewWindowId(c); err != nil {
		return nil, err
	}
	screen := xproto.Setup(c).DefaultScreen(c)
	err = xproto.CreateWindowChecked(c, screen.RootDepth, r.window, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOutput,
		screen.RootVisual, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange}).Check()
	if err != nil {
		return nil, err
	}
	for name, atom := range map[string]*xproto.Atom{"CLIPBOARD": &r.board, "XWING_CLIPBOARD": &r.property, "INCR": &r.parts} {
		if *atom, err = r.atom(name); err != nil {
			return nil, err
		}
	}
	return r, nil
}

func (r *reader) atom(name string) (xproto.Atom, error) {
	a, err := xproto.InternAtom(r.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, err
	}
	return a.Atom, nil
}

// convert asks for the text in a format; ok is false if nobody has it in that.
func (r *reader) convert(format string) (text []byte, ok bool, err error) {
	target, err := r.atom(format)
	if err != nil {
		return nil, false, err
	}
	xproto.ConvertSelection(r.conn, r.window, r.board, target, r.property, xproto.TimeCurrentTime)
	e, err := r.wait(func(e xgb.Event) bool { _, is := e.(xproto.SelectionNotifyEvent); return is })
	if err != nil || e.(xproto.SelectionNotifyEvent).Property == xproto.AtomNone {
		return nil, false, err
	}
	text, kind, err := r.take()
	if err != nil || kind != r.parts {
		return text, err == nil, err
	}
	for text = nil; ; { // it comes in parts, the last one empty
		_, err = r.wait(func(e xgb.Event) bool {
			p, is := e.(xproto.PropertyNotifyEvent)
			return is && p.Atom == r.property && p.State == xproto.PropertyNewValue
		})
		if err != nil {
			return nil, false, err
		}
		part, _, err := r.take()
		if err != nil || len(part) == 0 {
			return text, err == nil, err
		}
		if text = append(text, part...); len(text) > most {
			return nil, false, errors.New("it is too long")
		}
	}
}

// take takes what has been written into the property.
func (r *reader) take() ([]byte, xproto.Atom, error) {
	p, err := xproto.GetProperty(r.conn, true, r.window, r.property, xproto.GetPropertyTypeAny, 0, most/4).Reply()
	if err != nil {
		return nil, 0, err
	}
	if p.BytesAfter > 0 {
		return nil, 0, errors.New("it is too long")
	}
	return p.Value, p.Type, nil
}

// wait waits for an event.
func (r *reader) wait(is func(xgb.Event) bool) (xgb.Event, error) {
	for time.Now().Before(r.until) {
		e, err := r.conn.PollForEvent()
		switch {
		case err != nil:
			return nil, err
		case e == nil:
			time.Sleep(time.Millisecond)
		case is(e):
			return e, nil
		}
	}
	return nil, errors.New("the program in which it was copied does not answer")
}
