package xwing

import (
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/scene/ui"
)

// TestPlatesFromFar zooms out: first tokens beyond the fourth go, then the initiative, then
// all but the number; the plate of the ship under the mouse has everything.
func TestPlatesFromFar(t *testing.T) {
	a, p := newApp(t, 0)
	s := &onTheTable(p).Ships[0]
	settle(a, ui.Input{})
	table := a.Screen.(*tableScreen)
	s.Shields.Limit, s.Hull = 2, 4
	for _, k := range []board.Token{board.Focus, board.Evade, board.Stress, board.Ion, board.Jam, board.Strain} {
		s.Tokens[k] = 1
	}
	shown := func(p *plate) (n int) {
		for _, row := range p.rows(a.desk) {
			n += len(row)
		}
		return n
	}
	type left struct {
		tokens           int
		initiative, pips bool
	}
	for _, c := range []struct {
		base float64 // of a small ship, in units of the design
		want left
	}{{100, left{6, true, true}}, {53, left{6, true, true}}, {51, left{4, true, true}}, {39, left{4, true, true}},
		{37, left{4, false, true}}, {21, left{4, false, true}}, {19, left{0, false, false}}} {
		table.sight.Cam.K = a.UI.Px(c.base) / gauge.Small.Width()
		plate := table.plates.plateOf(a.desk, s, false)
		if got := (left{shown(&plate), plate.ranked, plate.pips > 0}); got != c.want {
			t.Errorf("a base of %.0f: its plate shows %+v, want %+v", c.base, got, c.want)
		}
		plate = table.plates.plateOf(a.desk, s, true)
		if got := (left{shown(&plate), plate.ranked, plate.pips > 0}); got != (left{6, true, true}) {
			t.Errorf("a base of %.0f: the whole plate shows %+v", c.base, got)
		}
	}
}
