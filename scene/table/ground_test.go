package table

import (
	"testing"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// TestGround: mats of all kinds, and players' edges, are painted within the table; what rests there comes last, and
// the same ground is painted by the same list.
func TestGround(t *testing.T) {
	s, d := square(), newDesk(t)
	s.Area, s.Areas.Free = Area{400, 300}, s.Areas.Table
	paint := func(what Ground) draw.List {
		d.Ground = draw.List{}
		d.Ground.Reset(d.Width, d.Height)
		n := -1
		what.Pieces = func() { n = d.Ground.Len() }
		s.DrawGround(d, what)
		if n < 0 || d.Ground.Len() != n+1 { // the clip ends behind them
			t.Errorf("%q: pieces were painted after %d of %d commands", what.Mat, n, d.Ground.Len())
		}
		return d.Ground
	}
	bare, gas := paint(Ground{Mat: "plain"}), paint(Ground{Mat: "ember", Bands: []float64{100, 200, 300, 350}})
	if again := paint(Ground{Mat: "plain"}); !again.Equal(&bare) || again.Equal(&gas) {
		t.Error("a ground does not depend on its mat and bands alone")
	}
	s.Asked = game.Blue
	if lit := paint(Ground{Mat: "plain"}); lit.Equal(&bare) {
		t.Errorf("the edge of %v is not lit", art.SeatColor(game.Blue))
	}
}
