package scene

import (
	"testing"

	"xwing/game"
	"xwing/scene/ui"
)

// pad is the input of a gamepad of which buttons go down.
func pad(buttons ...ui.PadButton) ui.Input {
	return ui.Input{Pad: ui.Pad{Connected: true, Held: buttons, Struck: buttons}}
}

// TestPadDoesWhatKeysDo: what a pad's buttons are for is what the keys of the same acts are.
func TestPadDoesWhatKeysDo(t *testing.T) {
	a := newShell(t)
	for _, x := range a.Acts() {
		for i, b := range x.Pads {
			in := pad(b)
			if n, ok := StruckAt(&in, x); !ok || n != i%len(x.Strokes) {
				t.Errorf("%v does %s: %v, as its key %d, want %d", b, x.Name, ok, n, i%len(x.Strokes))
			}
			if held := HeldAt(&in, x); len(held) == 0 {
				t.Errorf("%v does not hold %s", b, x.Name)
			}
			if !Swallow(&in, x) || Struck(&in, x) {
				t.Errorf("%s is done twice by %v", x.Name, b)
			}
		}
	}
	in := pad(ui.PadX)
	if Struck(&in, ActUndo) || !Struck(&in, ActPass) {
		t.Error("X is for something else")
	}
}

// TestPadAnswers goes to an answer by the cross and gives it by A; the hints tell its buttons until a key is struck.
func TestPadAnswers(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a, game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: options("a", "b")})
	a.Cover(MenuOverlay{Question: q, Rules: func() Overlay { return noRules{} }})
	built(a)
	if got := Caps(a.UI, ActEscape); got != "Esc" || a.UI.Padded() {
		t.Errorf("before any pad is used Escape is %q", got)
	}
	a.Build(pad(ui.PadDown))
	at := a.UI.Focused()
	if at == "" || Caps(a.UI, ActEscape) != "B" || Caps(a.UI, ActPress) != "A" {
		t.Errorf("the focus is at %q, Escape is %q", at, Caps(a.UI, ActEscape))
	}
	a.Build(pad(ui.StickDown))
	if next := a.UI.Focused(); next == at || next == "" {
		t.Errorf("the stick leads from %q to %q", at, next)
	}
	a.Build(pad(ui.PadRightShoulder))
	a.UI.KeysAt("menu.rules")
	a.Build(pad(ui.PadA))
	if _, told := a.Covers.Over.(noRules); !told {
		t.Errorf("A opens %T", a.Covers.Over)
	}
	a.Build(pad(ui.PadB))
	if a.Covers.Over != nil {
		t.Errorf("B leaves %T open", a.Covers.Over)
	}
	strikeKeys(a, ActMute.Strokes[0].Key)
	if a.UI.Padded() || Caps(a.UI, ActEscape) != "Esc" {
		t.Error("after a key the hints are still a pad's")
	}
}

// TestPadPlaces lays a piece by the stick, turned by the cross, finely while X is held.
func TestPadPlaces(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a, twoTiles())
	var taken []string
	p := toyPlacing(q, &taken)
	frame := func(in ui.Input) {
		a.UI.Begin(in, 1)
		if d, ok := q.Decision(); ok && !q.Drafted(d) {
			q.Begin(d)
			p.LayOut(d)
		}
		p.Keys()
		p.Drag()
		a.UI.End()
	}
	frame(ui.Input{})
	_, piece, ok := p.InHand()
	if !ok {
		t.Fatal("no piece is in hand")
	}
	was := p.Pose(piece.ID)
	frame(pad(ui.StickRight))
	if now := p.Pose(piece.ID); now.Point().X-was.Point().X < 9 {
		t.Errorf("the stick pushes it from %v to %v", was, now)
	}
	was = p.Pose(piece.ID)
	if frame(pad(ui.PadLeft)); p.Pose(piece.ID).Degrees() == was.Degrees() {
		t.Error("the cross does not turn it")
	}
	was = p.Pose(piece.ID)
	frame(pad(ui.PadX, ui.StickRight))
	if far := p.Pose(piece.ID).Point().X - was.Point().X; far < 0.5 || far > 1.5 {
		t.Errorf("while X is held it pushes %v mm", far)
	}
}
