package xwing

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// press clicks a widget of the latest frame: the button goes down in one frame
// and up in the next.
func press(t *testing.T, a *Client, build func(ui.Input), id string) {
	t.Helper()
	for _, w := range a.UI.Widgets {
		if w.ID != id {
			continue
		}
		in := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
		build(in)
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = false, false, true
		build(in)
		return
	}
	t.Fatalf("there is no %s", id)
}

// asking returns a builder of frames that hold one prompt only.
func asking(a *Client, prompt func(in draw.Rect)) func(ui.Input) {
	return func(in ui.Input) {
		a.Front.Reset(a.Width, a.Height)
		a.UI.Begin(in, 1)
		prompt(draw.Rect{X: 10, Y: 10, W: 284, H: 600})
		a.UI.End()
	}
}

func options(ids ...string) []game.Option {
	var out []game.Option
	for _, id := range ids {
		out = append(out, game.Option{ID: id})
	}
	return out
}

// TestOrderPrompt moves options up and down.
func TestOrderPrompt(t *testing.T) {
	a, p := newApp(t, 0)
	table := newTable(a, p)
	d := game.Decision{Kind: ask.OrderDevices, Seat: game.Red, Shape: game.Order, Options: options("a", "b", "c")}
	table.prepare(a, d)
	build := asking(a, func(in draw.Rect) { table.prompt.askOrder(a, in, d) })
	build(ui.Input{})
	press(t, a, build, "down:a")
	build(ui.Input{})
	press(t, a, build, "up:c")
	if want := []string{"b", "c", "a"}; !slices.Equal(table.question.draft.picks, want) {
		t.Errorf("order %v, want %v", table.question.draft.picks, want)
	}
}

// TestSomeOfPrompt lets no more and no fewer be confirmed than allowed.
func TestSomeOfPrompt(t *testing.T) {
	a, p := newApp(t, 0)
	table := newTable(a, p)
	d := game.Decision{Kind: ask.ChooseDice, Seat: game.Red, Shape: game.SomeOf, Min: 1, Max: 2, Options: options("a", "b", "c")}
	build := asking(a, func(in draw.Rect) { table.prompt.askSomeOf(a, in, d) })
	confirm := func() bool {
		build(ui.Input{})
		for _, w := range a.UI.Widgets {
			if w.ID == "confirm" {
				return w.Enabled
			}
		}
		return false
	}
	for i, want := range []bool{true, true, false} {
		if i == 0 && confirm() {
			t.Error("nothing picked can be confirmed")
		}
		press(t, a, build, "option:"+string(rune('a'+i)))
		if confirm() != want {
			t.Errorf("%d picked: confirm is enabled %v, want %v", i+1, !want, want)
		}
	}
	press(t, a, build, "option:a")
	if want := []string{"b", "c"}; !slices.Equal(table.question.draft.picks, want) {
		t.Errorf("picked %v, want %v", table.question.draft.picks, want)
	}
}

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
	state, err := a.game.Kit.Start(header)
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
	press(t, a, a.Build, "option:"+d.Options[0].ID)
	if a.Covers.Dialog == nil || !strings.Contains(a.Covers.Dialog.Text, "no space left") {
		t.Errorf("the dialog is %+v, want the reason", a.Covers.Dialog)
	}
	if open := session.Open(); len(open) != 1 || open[0].Kind != d.Kind {
		t.Errorf("open after the failure: %v, want %s", open, d.Kind)
	}
}
