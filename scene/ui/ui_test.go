package ui

import (
	"bytes"
	"strings"
	"testing"

	"xwing/scene/draw"
)

func newUI(t *testing.T) *UI {
	t.Helper()
	fonts, err := draw.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	var l draw.List
	l.Reset(400, 300)
	return New(fonts, &l)
}

// down and up are the left button going down and up at a point.
func down(x, y float64) Input {
	in := Input{X: x, Y: y}
	in.Down[LeftButton], in.Pressed[LeftButton] = true, true
	return in
}

func up(x, y float64) Input {
	in := Input{X: x, Y: y}
	in.Released[LeftButton] = true
	return in
}

// TestLabelTellsWhatIsCut shows all of a label that is cut under the mouse, and nothing of
// one that is whole.
func TestLabelTellsWhatIsCut(t *testing.T) {
	const name = "Blue Squadron Scout of the second wing"
	for width, want := range map[float64]string{60: name, 390: ""} {
		u := newUI(t)
		u.Begin(Input{X: 20, Y: 20}, 1)
		u.Label(draw.Rect{X: 10, Y: 10, W: width, H: 20}, name, draw.Style{Size: 14, Color: draw.White})
		if u.tip.text != want {
			t.Errorf("%v wide: the tooltip says %q, want %q", width, u.tip.text, want)
		}
	}
}

// TestButton is clicked when the mouse goes down and up on it, nowhere else,
// and only while it may be.
func TestButton(t *testing.T) {
	r := draw.Rect{X: 10, Y: 10, W: 100, H: 30}
	for _, tt := range []struct {
		name     string
		from, to Input
		style    ButtonStyle
		want     bool
	}{
		{"on it", down(20, 20), up(30, 25), ButtonStyle{}, true},
		{"dragged off", down(20, 20), up(200, 25), ButtonStyle{}, false},
		{"dragged onto", down(200, 20), up(20, 25), ButtonStyle{}, false},
		{"refused", down(20, 20), up(20, 20), ButtonStyle{Reason: "Not now."}, false},
	} {
		u := newUI(t)
		clicked := false
		for _, in := range []Input{tt.from, tt.to} {
			u.Begin(in, 1)
			clicked = u.Button("b", r, "Go", tt.style) || clicked
			u.End()
		}
		if clicked != tt.want {
			t.Errorf("%s: clicked %v, want %v", tt.name, clicked, tt.want)
		}
	}
}

// TestButtonBreaksAsMeasured: on whole pixels a button is narrower than it was
// measured for, and its words break at the same places.
func TestButtonBreaksAsMeasured(t *testing.T) {
	u := newUI(t)
	const label = "To the left (Gyro-Cockpit): 1 straight"
	wide := u.Fonts.Width(label, draw.Style{Size: u.Px(15)}) + 2*u.Px(10) + 0.001
	painted := map[int]bool{}
	for i := range 20 {
		u.L.Reset(400, 300)
		u.Begin(Input{}, 1)
		if h := u.ButtonHeight(wide, label, ButtonStyle{}); h != u.Px(34) {
			t.Fatalf("the button is %.0f high, want one line", h)
		}
		u.Button("b", draw.Rect{X: 3 + float64(i)/20, Y: 5, W: wide, H: u.Px(34)}, label, ButtonStyle{})
		u.End()
		painted[u.L.Len()] = true
	}
	if len(painted) != 1 {
		t.Errorf("the button is painted in %v strokes, want always as many", painted)
	}
}

// TestFree leaves the table what no panel claims.
func TestFree(t *testing.T) {
	u := newUI(t)
	for _, tt := range []struct {
		x    float64
		want bool
	}{{50, false}, {300, true}} {
		u.Begin(Input{X: tt.x, Y: 50}, 1)
		u.Panel(draw.Rect{X: 0, Y: 0, W: 100, H: 100})
		if got := u.Free(); got != tt.want {
			t.Errorf("at x %v: free %v, want %v", tt.x, got, tt.want)
		}
		u.End()
	}
	u.Begin(Input{X: 300, Y: 50}, 1)
	u.Block()
	if u.Free() {
		t.Error("the table is free while a dialog stands over it")
	}
	u.End()
}

// TestScroll hides what is out of sight from the mouse and says so in the log.
func TestScroll(t *testing.T) {
	u := newUI(t)
	list := draw.Rect{X: 0, Y: 0, W: 100, H: 50}
	frame := func(in Input) (clicked bool) {
		u.Begin(in, 1)
		u.Scroll("list", list, func(r draw.Rect) float64 {
			for i := range 5 {
				if u.Button(string(rune('a'+i)), draw.Rect{X: r.X, Y: r.Y + float64(i)*30, W: 80, H: 28}, "x", ButtonStyle{}) {
					clicked = true
				}
			}
			return 150
		})
		u.End()
		return clicked
	}
	seen := func(id string) bool {
		for _, w := range u.Widgets {
			if w.ID == id {
				return w.Rect[2] > 0
			}
		}
		return false
	}
	frame(Input{})
	if !seen("a") || seen("e") {
		t.Error("at the top, a should be seen and e not")
	}
	frame(Input{X: 10, Y: 10, WheelY: -10})
	frame(Input{X: 10, Y: 10})
	if seen("a") || !seen("e") {
		t.Error("at the end, e should be seen and a not")
	}
	if frame(down(10, 80)) || frame(up(10, 80)) {
		t.Error("a button below the list was clicked")
	}
}

// TestLog writes a line only when something changed.
func TestLog(t *testing.T) {
	var out bytes.Buffer
	l := NewLog(&out)
	for _, prompt := range []string{"a", "a", "b"} {
		if err := l.Write(Screen{Screen: "table", Prompt: prompt}); err != nil {
			t.Fatal(err)
		}
	}
	if n := strings.Count(out.String(), "\n"); n != 2 {
		t.Errorf("%d lines, want 2:\n%s", n, out.String())
	}
}
