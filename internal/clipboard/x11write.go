//go:build !js && !windows && !darwin

package clipboard

import (
	"fmt"
	"io"
	"log"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// write takes the clipboard and hands its text over to whoever asks, until another program
// takes it.
func write(text string) error {
	if len(text) > most {
		return fmt.Errorf("it is too long")
	}
	xgb.Logger = log.New(io.Discard, "", 0)
	c, err := xgb.NewConn()
	if err != nil {
		return fmt.Errorf("no display: %w", err)
	}
	o, err := newOwner(c, text)
	if err != nil {
		c.Close()
		return err
	}
	go o.serve()
	return nil
}

// owner is the window that has the clipboard.
type owner struct {
	*reader
	text          string
	targets, utf8 xproto.Atom
}

func newOwner(c *xgb.Conn, text string) (*owner, error) {
	r, err := newReader(c)
	if err != nil {
		return nil, err
	}
	o := &owner{reader: r, text: text}
	if o.targets, err = r.atom("TARGETS"); err != nil {
		return nil, err
	}
	if o.utf8, err = r.atom("UTF8_STRING"); err != nil {
		return nil, err
	}
	return o, xproto.SetSelectionOwnerChecked(c, r.window, r.board, xproto.TimeCurrentTime).Check()
}

// serve answers those who paste. It ends when the clipboard is another's, or the display
// is gone.
func (o *owner) serve() {
	defer o.conn.Close()
	for {
		e, err := o.conn.WaitForEvent()
		switch e := e.(type) {
		case nil:
			if err == nil {
				return
			}
		case xproto.SelectionClearEvent:
			return
		case xproto.SelectionRequestEvent:
			o.answer(e)
		}
	}
}

// answer writes the text, or which formats there are, where it is asked for.
func (o *owner) answer(e xproto.SelectionRequestEvent) {
	n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
	switch e.Target {
	case o.targets:
		formats := make([]byte, 8)
		xgb.Put32(formats, uint32(o.targets))
		xgb.Put32(formats[4:], uint32(o.utf8))
		xproto.ChangeProperty(o.conn, xproto.PropModeReplace, e.Requestor, e.Property, xproto.AtomAtom, 32, 2, formats)
	case o.utf8:
		xproto.ChangeProperty(o.conn, xproto.PropModeReplace, e.Requestor, e.Property, o.utf8, 8, uint32(len(o.text)), []byte(o.text))
	default:
		n.Property = xproto.AtomNone
	}
	xproto.SendEvent(o.conn, false, e.Requestor, 0, string(n.Bytes()))
}
