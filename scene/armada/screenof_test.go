package armada

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// screenOf is all that a client shows with the mouse somewhere and a key held: what is painted, what can be pressed, the log.
type screenOf struct {
	Widgets, Pieces []ui.Widget
	Screen, Prompt  string
	Log             []string
	Sounds          []sound.Cue
	frame           draw.List
}

func (c *twin) screenOf(in ui.Input) screenOf {
	c.Build(in)
	prompt, _ := c.Screen.Asked()
	s := screenOf{Widgets: slices.Clone(c.UI.Widgets), Pieces: slices.Clone(c.UI.Pieces), Screen: c.Screen.Name(), Prompt: prompt,
		Sounds: slices.Clone(c.Cues)}
	for _, line := range c.play.board.Lines {
		s.Log = append(s.Log, line.Text)
	}
	s.frame.Copy(&c.Canvas.Frame)
	s.frame.Append(&c.Beside)
	return s
}

// sameScreens compares what both clients show, with the mouse on some of it; keys switch ranges, ruler and stacks.
func sameScreens(t *testing.T, pair [2]twin, rng *rand.Rand, when string) {
	t.Helper()
	in := ui.Input{}
	for range 4 {
		one, two := pair[0].screenOf(in), pair[1].screenOf(in)
		if diff := cmp.Diff(one, two, cmpopts.IgnoreUnexported(screenOf{})); diff != "" {
			t.Fatalf("%s, mouse at %v %v, keys %v: the screens differ:\n%s", when, in.X, in.Y, in.Keys, diff)
		}
		if !one.frame.Equal(&two.frame) {
			t.Fatalf("%s, mouse at %v %v, keys %v: the frames differ", when, in.X, in.Y, in.Keys)
		}
		all := append(one.Widgets, one.Pieces...)
		if len(all) == 0 {
			return
		}
		on := all[rng.IntN(len(all))].Rect
		in = ui.Input{X: float64(on[0] + on[2]/2), Y: float64(on[1] + on[3]/2)}
		if rng.IntN(3) == 0 {
			in.Keys = []ebiten.Key{ebiten.KeyR}
		}
	}
}
