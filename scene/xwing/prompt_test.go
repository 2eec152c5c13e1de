package xwing

import (
	"errors"
	"strings"
	"testing"

	"xwing/game"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// fullDisk is a log that takes no more lines.
type fullDisk struct{ room *int }

func (f fullDisk) Append([]byte) error {
	if *f.room--; *f.room < 0 {
		return errors.New("no space left on the disk")
	}
	return nil
}

// TestFullDisk answers while the journal cannot be written: one clear line, and
// the question stands.
func TestFullDisk(t *testing.T) {
	a, p := newApp(t, 0)
	room := 1
	header := p.Session.Header()
	state, err := a.kit.Start(header)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(header, state, fullDisk{&room})
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(a, a.play(session))
	table.play.Drain()
	table.play.board.Finish()
	a.Show(table)
	d := session.Open()[0]
	settle(a, ui.Input{})
	uitest.Press(t, a.UI, a.Build, "option:"+d.Options[0].ID)
	if a.Covers.Dialog == nil || !strings.Contains(a.Covers.Dialog.Text, "no space left") {
		t.Errorf("the dialog is %+v, want the reason", a.Covers.Dialog)
	}
	if open := session.Open(); len(open) != 1 || open[0].Kind != d.Kind {
		t.Errorf("open after the failure: %v, want %s", open, d.Kind)
	}
}
