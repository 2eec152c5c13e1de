package scene

import (
	"math"
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

// TestLeavingTheTable pushes a tile over the edge, where it may go and is lost: it does not slide there, and where it is
// pushed there words say what it costs, before and on the button.
func TestLeavingTheTable(t *testing.T) {
	p, frame, _ := laying(t)
	d, hand, _ := p.InHand()
	zone := game.Zone{Outline: physics.Rect(-100, 0, 200, 400)}
	for i := range d.Placement.Pieces {
		d.Placement.Pieces[i].Zone = zone
		d.Placement.Pieces[i].Onto = nil
	}
	hand.Zone, hand.Onto = zone, nil
	d.Placement.Leaving = &game.Refusal{Rule: "TOY-4", Why: game.Say("toy-lost")}
	said := func() (label, state string) {
		frame(ui.Input{})
		for _, w := range p.Question.App.UI.Widgets {
			if w.ID == "confirm" {
				label = w.Words
			}
		}
		return label, p.leaves(d)
	}
	p.slide(d, hand, physics.PoseAt(-10, 200, 0))
	label, state := said()
	if at := p.Pose(hand.ID).Point(); at.X < 0 || state != "" || label != p.Question.App.Say("place-here") {
		t.Errorf("dragged over the edge it lies at %v: %q, %q", at, label, state)
	}
	p.put(hand.ID, physics.PoseAt(-10, 200, 0))
	if label, state := said(); state == "" || label != p.Question.App.Say("place-leaving") || len(p.Against(d)) > 0 || p.Fine(d, hand) {
		t.Errorf("pushed over the edge: %q, %q, against it %v", label, state, p.Against(d))
	}
}

// TestRoundPieces offers to turn a piece, but not one that is round.
func TestRoundPieces(t *testing.T) {
	p, frame, _ := laying(t)
	turned := func() bool {
		frame(ui.Input{})
		return slices.ContainsFunc(p.Question.App.UI.Widgets, func(w ui.Widget) bool { return w.ID == "place.turn+90" })
	}
	if !turned() {
		t.Error("nothing turns a square piece")
	}
	d, hand, _ := p.InHand()
	for i := range d.Placement.Pieces {
		if d.Placement.Pieces[i].ID == hand.ID {
			d.Placement.Pieces[i].Outline = physics.Disc(physics.Vec{}, 20)
		}
	}
	if turned() {
		t.Error("a round piece is to be turned")
	}
}

// TestFetched drags a tile out of the list onto the table, and has the other come to where
// the table is clicked.
func TestFetched(t *testing.T) {
	p, frame, _ := laying(t)
	widgets := p.Question.App.UI.Widgets
	list := widgets[slices.IndexFunc(widgets, func(w ui.Widget) bool { return w.ID == "piece:two" })].Rect
	in := ui.Input{X: float64(list[0] + 20), Y: float64(list[1] + 10)}
	press := func(in ui.Input, down bool) {
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = down, down, !down
		frame(in)
	}
	hold := func(in ui.Input) {
		in.Down[ui.LeftButton] = true
		frame(in)
	}
	press(in, true)
	down := in
	down.Y += 300
	if hold(down); p.Dragging() {
		t.Error("within the panel it is dragged")
	}
	to := physics.Vec{X: 60, Y: 200}
	hold(mouse(p.Cam, to))
	hold(mouse(p.Cam, to))
	press(mouse(p.Cam, to), false)
	if at := p.Pose("two").Point(); p.Dragging() || at.Sub(to).Len() > 1 {
		t.Errorf("dragged out of the list to %v it lies at %v (held %v)", to, at, p.Dragging())
	}
	_, one, _ := p.InHand()
	if one.ID != "two" {
		t.Errorf("in hand %q", one.ID)
	}
	to = physics.Vec{X: 150, Y: 180}
	in = mouse(p.Cam, to)
	in.Down[ui.LeftButton] = true
	p.Question.App.UI.Begin(in, 1)
	if !p.Fetch() || !p.Dragging() {
		t.Fatal("it does not come")
	}
	press(in, false)
	if at := p.Pose("two").Point(); p.Dragging() || at.Sub(to).Len() > 1 {
		t.Errorf("fetched to %v it lies at %v", to, at)
	}
	p.Question.App.UI.Begin(mouse(p.Cam, physics.Vec{X: 500, Y: 250}), 1)
	if p.Fetch() {
		t.Error("it comes to beside the table")
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

// TestClearances measures from the piece in hand as far as its game says: to a post, to a
// wall that it need not keep away from, and to the edges, never to a part of the table.
func TestClearances(t *testing.T) {
	p, _, _ := laying(t)
	d, hand, _ := p.InHand()
	p.put("two", physics.PoseAt(30, 350, 0))    // out of the way
	p.put(hand.ID, physics.PoseAt(100, 190, 0)) // 80 mm below the post, 70 above what is kept free
	post, left, right := Clearance{Long: 80, Fine: true}, Clearance{Long: 80, Fine: true}, Clearance{Long: 280, Fine: true}
	near := func(far float64) func(float64) float64 { return func(float64) float64 { return far } }
	wall := physics.Rect(0, 225, 90, 230) // 15 mm above
	for _, c := range []struct {
		what string
		Measured
		want []Clearance
	}{
		{"nothing", Measured{Most: 5, KeepOut: near(60), Edge: near(0)}, nil},
		{"the post", Measured{Most: 5, KeepOut: near(90), Edge: near(0)}, []Clearance{post}},
		{"none of the posts", Measured{KeepOut: near(90), Edge: near(0)}, nil},
		{"the wall", Measured{KeepOut: near(0), Edge: near(0), Beside: []physics.Shape{wall, wall}, Far: 20}, []Clearance{{Long: 15, Fine: true}}},
		{"a wall too far", Measured{KeepOut: near(0), Edge: near(0), Beside: []physics.Shape{wall}, Far: 10}, nil},
		{"the edge beside the zone", Measured{KeepOut: near(0), Edge: func(asked float64) float64 { return 1.5 * asked }}, []Clearance{right}},
		{"what is nearer than 100 mm", Measured{Most: 5, KeepOut: near(100), Edge: near(100)}, []Clearance{post, left}},
	} {
		p.Look.Measured = func(string) Measured { return c.Measured }
		got := p.Clearances()
		ok := len(got) == len(c.want)
		for i := range min(len(got), len(c.want)) {
			ok = ok && math.Abs(got[i].Long-c.want[i].Long) < 0.01 && math.Abs(got[i].Line.Len()-got[i].Long) < 0.01 && got[i].Fine == c.want[i].Fine
		}
		if !ok {
			t.Errorf("%s: %+v, want %+v", c.what, got, c.want)
		}
	}
	p.put(hand.ID, physics.PoseAt(100, 250, 0)) // 20 mm below the post, and over the zone's edge
	p.Look.Measured = func(string) Measured { return Measured{Most: 1, KeepOut: near(90), Edge: near(0)} }
	if got := p.Clearances(); len(got) != 1 || got[0].Fine || p.Fine(d, hand) {
		t.Errorf("20 mm from what asks for 50: %+v", got)
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
