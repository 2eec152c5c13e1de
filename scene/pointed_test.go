package scene

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// TestPoint: a click on a piece takes the only answer about it, of several it opens the menu, and of none it looks at
// the piece; what the mouse is on is shown.
func TestPoint(t *testing.T) {
	why := &game.Refusal{Rule: "TOY-9"}
	fine, other := game.Option{ID: "a", Target: "tile:1"}, game.Option{ID: "b", Target: "tile:1"}
	refused := game.Option{ID: "c", Target: "tile:1", Refusal: why}
	for name, c := range map[string]struct {
		options []game.Option
		hint    string
		menu    bool
		looked  bool
		answers int
	}{
		"one":           {[]game.Option{refused, fine}, "a", false, false, 1},
		"several":       {[]game.Option{fine, refused, other}, "a", true, false, 0},
		"none is legal": {[]game.Option{refused}, "c", false, true, 0},
	} {
		a := newShell(t)
		all := append(slices.Clone(c.options), game.Option{ID: "elsewhere"})
		d := game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: all}
		q := toyGame(t, a, d, d)
		looked, said := false, 0
		p := Pointed{At: draw.Rect{X: 50, Y: 50, W: 10, H: 10},
			Best:  func(_ game.Decision, legal []*game.Option) *game.Option { return legal[0] },
			Words: func(_ game.Decision, legal []*game.Option) string { said = len(legal); return "that" },
			Look:  func() { looked = true }}
		point := asking(a, func(draw.Rect) {
			at, _ := q.Decision()
			q.Point(at, Concerning(at, "tile:1"), p)
		})
		point(ui.Input{X: 55, Y: 55})
		legal := slices.DeleteFunc(slices.Clone(c.options), func(o game.Option) bool { return !o.Legal() })
		if q.Hint == nil || q.Hint.ID != c.hint || said != len(legal) {
			t.Errorf("%s: shows %v, tells of %d", name, q.Hint, said)
		}
		var click ui.Input
		click.X, click.Y, click.Pressed[ui.LeftButton] = 55, 55, true
		point(click)
		if got := len(answersTo(q)); got != c.answers || looked != c.looked || (q.Draft.Menu != nil) != c.menu {
			t.Errorf("%s: %d answers, looked: %v, a menu: %v", name, got, looked, q.Draft.Menu != nil)
		}
	}
}
