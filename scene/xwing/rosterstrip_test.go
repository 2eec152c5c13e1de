package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestStrips: in a window without room for rosters a strip tells who acts and who is next, and
// opens by a click, one at a time; where there is room, both.
func TestStrips(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	p.board.Finish()
	table := a.Screen.(*tableScreen)
	a.Opt.Settings.Window.Scale = mostWords
	settle(a, ui.Input{X: -9, Y: -9})
	next := widget(t, a, "next")
	if id := table.side.next(); id == 0 || id == p.active() || next.Words != p.words.Value("ship", id.Piece()) {
		t.Errorf("next is %q, by the order %v after %v", next.Words, id, p.active())
	}
	strip := table.sight.Areas.Sides[game.Red].W
	for _, c := range []struct {
		w, h float64
		both bool
	}{{1280, 720, false}, {2560, 1440, false}, {1250, 700, true}} {
		a.Width, a.Height = c.w, c.h
		if c.both { // words a little larger, but too large for panels side by side
			a.Opt.Settings.Window.Scale = 125
		}
		table.side.opened = [2]bool{}
		settle(a, ui.Input{X: -9, Y: -9})
		click(t, a, "fold:red")
		click(t, a, "fold:blue")
		settle(a, ui.Input{X: -9, Y: -9})
		areas := &table.sight.Areas
		if open := areas.Sides[game.Red].W > 2*strip; open != c.both || areas.Sides[game.Blue].W < 2*strip && c.w == 1280 {
			t.Errorf("%vx%v: rosters are %v and %v wide after both were opened", c.w, c.h, areas.Sides[0].W, areas.Sides[1].W)
		}
	}
}

// mostWords is the largest size of words, in percent.
const mostWords = 200

// TestNextIsNobody: outside the phases of turns nobody is next.
func TestNextIsNobody(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	p.board.Finish()
	if id := a.Screen.(*tableScreen).side.next(); id != 0 {
		t.Errorf("in %v the next is %v", p.board.view.Phase, id)
	}
}
