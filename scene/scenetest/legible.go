// Package scenetest measures whether what a client shows can be read: for tests of the games' screens. It paints nothing.
package scenetest

import (
	"fmt"
	"strings"

	"xwing/scene"
	"xwing/scene/draw"
)

// Window is a size at which everything has to be legible.
type Window struct {
	W, H    float64
	Percent int     // size of words
	Screen  float64 // pixels a unit of the system's
	Theme   string
}

func (w Window) String() string {
	return fmt.Sprintf("%vx%v, %d %%, screen %v, %s", w.W, w.H, w.Percent, w.Screen, w.Theme)
}

// Set gives a client that window.
func (w Window) Set(a *scene.App) {
	a.Width, a.Height, a.Win.Scale = w.W, w.H, w.Screen
	a.Opt.Settings.Window.Scale, a.Opt.Settings.Window.Theme = w.Percent, w.Theme
}

// Windows are the sizes that are tried: no two come to the same. One of them is tried in both themes.
func Windows(a *scene.App) []Window {
	out := []Window{{1280, 720, 100, 1, draw.BrightHall}}
	known := map[string]bool{}
	for _, size := range []struct {
		w, h, screen float64
		percents     []int
	}{{1280, 720, 1, []int{100, 75, 110, 120, 150, 200}}, {1920, 1080, 1, []int{100, 75, 110, 120, 125, 150, 200}},
		{2560, 1440, 1, []int{100}}, {3840, 2160, 1, []int{100, 200}}, {3840, 2160, 2, []int{100}}} {
		for _, percent := range size.percents {
			w := Window{size.w, size.h, percent, size.screen, draw.DarkTable}
			w.Set(a)
			if k := fmt.Sprint(w.W, w.H, a.Unit()); !known[k] {
				known[k] = true
				out = append(out, w)
			}
		}
	}
	return out
}

// Tight are the windows where words have least room.
func Tight() []Window {
	return []Window{{1280, 720, 100, 1, draw.DarkTable}, {1280, 720, 200, 1, draw.DarkTable}, {1920, 1080, 100, 1, draw.DarkTable}}
}

// Writings are the texts of the frame; those below a window of the client do not count. So many of them are on the table.
func Writings(a *scene.App) (all []draw.Writing, onTable int) {
	var l draw.List
	l.Copy(&a.Ground)
	l.Append(&a.Back)
	ground := a.Ground.Theme.Of(draw.BrightestMat)
	if _, title := a.Screen.(*scene.TitleScreen); title { // where it is always night
		ground = draw.BrightestMat
	}
	onTable = len(l.Writings(a.UI.Fonts, ground))
	l.Append(&a.Beside)
	l.Append(&a.Front)
	return l.Writings(a.UI.Fonts, ground), onTable
}

// Legible measures every text of the frame, and tells of each that is cut, small, covered, clipped, outside, over its box, over
// another, or faint.
func Legible(a *scene.App, tell func(kind, what string)) {
	all, onTable := Writings(a)
	for i := range all {
		w := &all[i]
		if w.Shown.Empty() {
			continue
		}
		if strings.HasSuffix(w.Text, "…") {
			tell("cut", fmt.Sprint(w.Text, w.Rect))
		}
		if w.Size < 12*a.UI.S-0.1 {
			tell(on("small", i < onTable), fmt.Sprintf("%s: %.1f", w.Text, w.Size/a.UI.S))
		}
		switch {
		case w.Covered && i >= onTable: // panels float over the table
			tell("covered", fmt.Sprint(w.Text, w.Rect))
		case !w.Covered && w.Shown.W < w.Rect.W-1:
			tell(on("clipped", i < onTable), w.Text)
		case i >= onTable && w.Shown.Intersect(a.Window()) != w.Shown:
			tell("outside", w.Text)
		}
		// What is narrower than a letter is a mark that lies there, not its box.
		if b := w.Box; b.W > w.Size && (w.Rect.X < b.X-1 || w.Rect.Right() > b.Right()+1 || w.Shown.Y < b.Y-1 ||
			w.Shown.Bottom() > b.Bottom()+1) {
			tell(on("over its box", i < onTable), fmt.Sprint(w.Text, w.Rect, b))
		}
		for k := range i {
			v := &all[k]
			if c := w.Shown.Intersect(v.Shown); c.W > 1 && c.H > 1 {
				tell(on("over another", i < onTable), w.Text+" | "+v.Text)
			}
		}
		if got, c := contrast(w); got < least(w.Text) {
			tell(on("faint", i < onTable), fmt.Sprintf("%s: %.1f %v on %v", w.Text, got, w.Color, c))
		}
	}
}

// least is what contrast a text has at least: a sign alone, which is in no alphabet, is as large as a picture.
func least(text string) float64 {
	for _, r := range text {
		if r < 0xe000 || r > 0xf8ff {
			return 4.5
		}
	}
	return 3
}

// on marks what is about the table, where pieces are as large as the view has them.
func on(kind string, table bool) string {
	if table {
		return OnTable + kind
	}
	return kind
}

// OnTable begins the kind of what Legible tells of the table itself.
const OnTable = "on the table, "

// contrast is the least of a text against what it is seen on.
func contrast(w *draw.Writing) (float64, draw.Color) {
	least, on := 21.0, draw.Color{}
	for _, b := range w.Behind {
		ink := draw.Mix(b, w.Color, float64(w.Color.A)/255)
		if c := draw.Contrast(ink, b); c < least {
			least, on = c, b
		}
	}
	return least, on
}

// Sized is a window of that size with words of so many hundredths, in the dark theme.
func Sized(w, h float64, percent int) Window { return Window{w, h, percent, 1, draw.DarkTable} }
