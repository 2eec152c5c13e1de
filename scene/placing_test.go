package scene

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// laying is the toy's table while its tiles are laid.
func laying(t *testing.T) (p *Placing, frame func(ui.Input), taken *[]string) {
	t.Helper()
	a := newShell(t)
	d := twoTiles()
	second := twoTiles()
	second.Placement.Pieces = second.Placement.Pieces[:1]
	taken = new([]string)
	p = toyPlacing(toyGame(t, a, d, second), taken)
	frame = func(in ui.Input) {
		a.Front.Reset(a.Width, a.Height)
		a.UI.Begin(in, 1)
		p.Question.Play.Show.Tick()
		p.SetOn()
		if d, ok := p.Question.Asked(); ok {
			if !p.Question.Drafted(d) {
				p.Question.Begin(d)
				p.LayOut(d)
			}
			p.Ask(draw.Rect{X: 10, Y: 10, W: 284, H: 600}, d)
			p.Drag()
		}
		a.UI.End()
	}
	frame(ui.Input{})
	return p, frame, taken
}

// TestPlacingAnyGame lays two tiles out where they may lie, drags one of them onto what it
// must keep away from, from which it slides, and confirms both with one click.
func TestPlacingAnyGame(t *testing.T) {
	p, frame, taken := laying(t)
	d, hand, ok := p.InHand()
	if !ok || hand.ID != "one" || len(p.Laid(d)) != 2 || len(p.Against(d)) != 0 {
		t.Fatalf("in hand %q of %d, against it %v", hand.ID, len(p.Laid(d)), p.Against(d))
	}
	drag := func(piece string, to physics.Vec) {
		in := mouse(p.Cam, p.Pose(piece).Point())
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
		frame(in)
		in = mouse(p.Cam, to)
		in.Down[ui.LeftButton] = true
		frame(in)
		in.Down[ui.LeftButton], in.Released[ui.LeftButton] = false, true
		frame(in)
	}
	drag("two", physics.Vec{X: 30, Y: 200})
	if at := p.Pose("two").Point(); at.Sub(physics.Vec{X: 30, Y: 200}).Len() > 1 {
		t.Errorf("dragged to 30, 200 it lies at %v", at)
	}
	drag("two", physics.Vec{X: 50, Y: 115})
	if at := p.Pose("two").Point(); at.Y < 119.9 || at.Y > 122 || !p.Fine(d, hand) {
		t.Errorf("let go over the part that is kept free, it lies at %v", at)
	}
	if !slices.Equal(*taken, []string{"one", "two"}) {
		t.Errorf("taken in hand: %v", *taken)
	}
	a := p.Question.App
	uitest.Press(t, a.UI, frame, "confirm")
	frame(ui.Input{})
	got := answersTo(p.Question)
	if len(got) != 2 || got[0].Piece != "two" || got[1].Piece != "one" {
		t.Errorf("answered %+v", got)
	}
}

// TestZones paints the zone of the piece in hand and what it keeps away from: a part of
// the table as it is, a post with the distance around it.
func TestZones(t *testing.T) {
	p, _, _ := laying(t)
	a := p.Question.App
	var bare, all draw.List
	p.Zones(&all)
	zone := slices.IndexFunc(a.UI.Pieces, func(w ui.Widget) bool { return w.ID == "zone" })
	if zone < 0 || a.UI.Pieces[zone].Rect[2] != 300 || a.UI.Pieces[zone].Rect[3] != 600 {
		t.Errorf("the zone is not named, or not 200 by 400 mm: %+v", a.UI.Pieces)
	}
	d, _, _ := p.InHand()
	for i := range d.Placement.KeepOut {
		d.Placement.KeepOut[i].For = "two"
	}
	p.Zones(&bare)
	if bare.Len() >= all.Len() || bare.Len() < 4 {
		t.Errorf("%d strokes, and %d where the post concerns the other piece", all.Len(), bare.Len())
	}
}

// TestOffset is as far from a shape everywhere as it says.
func TestOffset(t *testing.T) {
	shape := physics.Rect(0, 0, 80, 20)
	for _, v := range Offset(shape, 50) {
		if d := physics.Distance(physics.Disc(v, 0.01), shape).Distance; d < 49 || d > 51 {
			t.Errorf("%v is %.1f mm away, want 50", v, d)
		}
	}
}

// TestGhostsOfAnyGame shows the places that answers lead to: the mouse finds the nearest
// legal one, says where it leads, and a click answers.
func TestGhostsOfAnyGame(t *testing.T) {
	a := newShell(t)
	place := func(id string, x float64, r *game.Refusal) game.Option {
		return game.Option{ID: id, Places: []game.Footprint{{Pose: physics.PoseAt(x, 200, 0), Outline: tile, Refusal: r}}}
	}
	d := game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf,
		Options: []game.Option{place("near", 100, nil), place("shut", 110, &game.Refusal{Rule: "TOY-1"}), place("far", 300, nil)}}
	q := toyGame(t, a, d)
	g := &Ghosts{Question: q, Cam: toyCamera(), Stands: func(game.Decision) (physics.Pose, bool) { return physics.PoseAt(200, 200, 0), true }}
	for x, want := range map[float64]string{112: "near", 125: "shut", 290: "far", 200: ""} {
		in := mouse(g.Cam, physics.Vec{X: x, Y: 200})
		got := ""
		if s := g.At(d, in.X, in.Y); s != nil {
			got = s.Pick
		}
		if got != want {
			t.Errorf("at %g mm stands %q, want %q", x, got, want)
		}
	}
	if g.WhyClosed(&d.Options[0]) != "" || g.WhyClosed(&d.Options[1]) == "" {
		t.Error("it is not said why the only place of an answer is closed, or said of an open one")
	}
	spots := SpotsOf(d)
	a.UI.Begin(ui.Input{}, 1)
	g.Point(d, &spots[1], true)
	if len(answersTo(q)) != 0 || q.Draft.Refusal == "" {
		t.Error("a place that is closed was taken, or nothing said against it")
	}
	g.Point(d, &spots[2], false)
	if !g.Pointed(&spots[2]) || g.Pointed(&spots[0]) || g.Hinted() == nil {
		t.Error("the place under the mouse is not pointed at")
	}
	g.Forget()
	if q.Hint = &d.Options[2]; g.Hinted() == nil || g.Hinted().Pick != "far" {
		t.Error("the answer that the mouse is on leads nowhere")
	}
	g.Point(d, &spots[2], true)
	a.UI.End()
	if got := answersTo(q); len(got) != 1 || !slices.Equal(got[0].Pick, []string{"far"}) {
		t.Errorf("answered %+v", got)
	}
}
