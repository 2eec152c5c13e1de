package scene

import (
	"slices"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// Drag moves the piece in hand with the mouse and turns it by wheel and keys; it
// reports whether the mouse is taken by that.
func (p *Placing) Drag() bool {
	d, piece, ok := p.InHand()
	if !ok {
		return false
	}
	u, h := p.Question.App.UI, &p.Question.Draft.hand
	in := &u.In
	mouse := p.Cam.Table(in.X, in.Y)
	p.turnKeys(d, piece)
	if h.dragging {
		p.drag(d, piece, mouse)
		return true
	}
	if !u.Free() || !p.Cam.View.Contains(in.X, in.Y) {
		return false
	}
	piece, over := p.laidAt(d, mouse)
	grabs := in.Pressed[ui.LeftButton] && !Held(in, ActGrab)
	if !over || !grabs && (in.WheelY == 0 || !in.Shift()) {
		return false
	}
	if piece.ID != h.piece {
		p.take(d, piece)
	}
	if grabs {
		h.dragging, h.grab = true, mouse.Sub(p.poses[piece.ID].Point())
		p.Question.App.Touch()
	} else {
		p.turn(d, piece, wheelTurn(in))
	}
	return true
}

// drag holds the piece at the mouse, until it is let go.
func (p *Placing) drag(d game.Decision, piece game.Piece, mouse physics.Vec) {
	in, h := &p.Question.App.UI.In, &p.Question.Draft.hand
	held, at := in.Down[ui.LeftButton], mouse.Sub(h.grab)
	want, free := physics.PoseAt(at.X, at.Y, h.want.Degrees()), Held(in, ActFree)
	if held && (want != h.want || h.free != free) {
		h.free = free
		p.slide(d, piece, want)
	}
	if in.WheelY != 0 {
		p.turn(d, piece, wheelTurn(in))
	}
	if !held {
		h.dragging, h.want = false, p.poses[piece.ID]
		p.dropped(d, piece)
	}
}

// Fetch has the piece in hand come to the mouse on the table, which holds it from there
// on; it reports whether there is one.
func (p *Placing) Fetch() bool {
	d, piece, ok := p.InHand()
	in := &p.Question.App.UI.In
	if !ok || !d.Placement.Area.Contains(p.Cam.Table(in.X, in.Y)) {
		return false
	}
	p.fetch(d, piece)
	return true
}

// fetch has a piece be held by its middle.
func (p *Placing) fetch(d game.Decision, piece game.Piece) {
	in, h := &p.Question.App.UI.In, &p.Question.Draft.hand
	if h.piece != piece.ID {
		p.take(d, piece)
	}
	h.dragging, h.grab = true, physics.Vec{}
	p.drag(d, piece, p.Cam.Table(in.X, in.Y))
}

// laidAt is the piece that is laid out at a point of the table, the one in hand before
// others.
func (p *Placing) laidAt(d game.Decision, at physics.Vec) (game.Piece, bool) {
	var found game.Piece
	ok := false
	for _, piece := range p.Laid(d) {
		if piece.Outline.At(p.poses[piece.ID]).Contains(at) && (!ok || piece.ID == p.Question.Draft.hand.piece) {
			found, ok = piece, true
		}
	}
	return found, ok
}

// take takes a piece in hand where it lies; one that lies nowhere yet is first shown at
// a legal place.
func (p *Placing) take(d game.Decision, piece game.Piece) {
	p.Question.Draft.hand = hand{piece: piece.ID}
	pose, laid := p.poses[piece.ID]
	if !laid || piece.Onto == nil && !Fine(d.Placement, piece, pose) {
		pose = FirstPlace(p.Around(d, piece.ID), piece)
	}
	p.put(piece.ID, pose)
	p.Look.Taken(piece.ID)
}

// put puts the piece in hand exactly there.
func (p *Placing) put(piece string, pose physics.Pose) {
	p.poses[piece], p.Question.Draft.hand.want = pose, pose
	p.Question.Draft.Refusal = ""
	p.Question.App.Touch()
}

// slide moves the piece in hand to the legal place nearest to a pose, unless that is
// far away or the player wants it exactly there.
func (p *Placing) slide(d game.Decision, piece game.Piece, want physics.Pose) {
	pose, free := want, Held(&p.Question.App.UI.In, ActFree)
	if len(piece.Rails) > 0 {
		pose, _ = piece.OnRails(want.Point(), false)
	}
	if !free {
		if near, ok := Snap(p.Around(d, piece.ID), piece, want, SlideReach); ok {
			pose = near
		}
	}
	p.put(piece.ID, pose)
	p.Question.Draft.hand.want = want
}

// turn turns the piece in hand counter-clockwise; it slides as it does when it is
// dragged.
func (p *Placing) turn(d game.Decision, piece game.Piece, degrees float64) {
	if len(piece.Rails) > 0 {
		p.nextRail(piece, degrees > 0)
		return
	}
	p.Question.App.Cue(sound.Notch)
	p.slide(d, piece, p.Question.Draft.hand.want.Turned(degrees))
}

// ontoRail puts the piece in hand onto one of its rails.
func (p *Placing) ontoRail(piece game.Piece, i int) {
	one := piece
	one.Rails = piece.Rails[i : i+1]
	if pose, ok := one.OnRails(one.Rails[0].Start.Point(), true); ok {
		p.put(piece.ID, pose)
	}
}

// nextRail puts the piece in hand onto the rail before or after its own, around and around.
func (p *Placing) nextRail(piece game.Piece, back bool) {
	n := len(piece.Rails)
	at := slices.IndexFunc(piece.Rails, func(r game.Rail) bool { _, on := r.Place(p.poses[piece.ID]); return on })
	step := 1
	if back {
		step = n - 1
	}
	p.ontoRail(piece, (max(at, 0)+step)%n)
}

// wheelTurn is by how much the wheel turns a piece: 5 degrees, finer with shift.
func wheelTurn(in *ui.Input) float64 {
	step := 5.0
	if Held(in, ActFine) {
		step = 1
	}
	if in.WheelY < 0 {
		return -step
	}
	return step
}

// turnKeys turns the piece in hand by keys.
func (p *Placing) turnKeys(d game.Decision, piece game.Piece) {
	in := &p.Question.App.UI.In
	step := 15.0
	if in.Shift() {
		step = 1
	}
	if Struck(in, ActLeft) {
		p.turn(d, piece, step)
	}
	if Struck(in, ActRight) {
		p.turn(d, piece, -step)
	}
}

// shift moves the piece in hand on the screen, by millimetres.
func (p *Placing) shift(piece game.Piece, right, up float64) {
	side, pose := p.Cam.Side(), p.poses[piece.ID]
	to := pose.Point().Add(physics.Vec{X: right * side, Y: up * side})
	pushed := physics.PoseAt(to.X, to.Y, pose.Degrees())
	if len(piece.Rails) > 0 {
		pushed, _ = piece.OnRails(to, false)
	}
	p.put(piece.ID, pushed)
}

// Keys push the piece in hand, pass on to the next one, look for a legal place and
// confirm.
func (p *Placing) Keys() {
	d, piece, ok := p.InHand()
	if !ok || p.Dragging() {
		return
	}
	a := p.Question.App
	in := &a.UI.In
	step := 10.0
	if Held(in, ActFine) {
		step = 1
	}
	if i, ok := StruckAt(in, ActPush); ok {
		p.shift(piece, float64(Ways[i][0])*step, -float64(Ways[i][1])*step)
	}
	if Struck(in, ActFind) {
		p.suggest(d, piece)
	}
	if back := Struck(in, ActBack); back || Struck(in, ActNext) {
		p.next(d, back)
	}
	if Swallow(in, ActPress) || Swallow(in, ActMain) {
		if d, piece, ok := p.InHand(); ok && !a.UI.PressPrimary() {
			p.dropped(d, piece) // it says why not
		}
	}
}

// next takes the next piece in hand, or the one before.
func (p *Placing) next(d game.Decision, back bool) {
	n := len(d.Placement.Pieces)
	step := 1
	if back {
		step = n - 1
	}
	for i := range n {
		if d.Placement.Pieces[i].ID == p.Question.Draft.hand.piece && n > 1 {
			p.take(d, d.Placement.Pieces[(i+step)%n])
			return
		}
	}
}

// dropped says in words what is against the place where a piece was let go.
func (p *Placing) dropped(d game.Decision, piece game.Piece) {
	if against := p.Around(d, piece.ID).Check(piece.ID, p.poses[piece.ID]); len(against) > 0 {
		p.Question.Refuse(against[0])
	}
	p.Question.App.Touch()
}

// suggest puts the piece in hand somewhere legal, at random; where it finds no place,
// another one.
func (p *Placing) suggest(d game.Decision, piece game.Piece) {
	one := *p.Around(d, piece.ID)
	one.Pieces = []game.Piece{piece}
	narrowed := d
	narrowed.Placement = &one
	src := game.NewSource(p.Question.App.NewSeed(), 1)
	c, err := game.Sample(&src, narrowed)
	if err != nil {
		if c, err = game.Sample(&src, d); err != nil {
			p.Question.Draft.Refusal = p.Question.App.Say("place-none")
			p.Question.App.Touch()
			return
		}
	}
	pose := *c.Pose
	if other, ok := d.Placement.Piece(c.Piece); ok && other.ID != piece.ID {
		p.take(d, other)
		piece = other
	}
	// What looks somewhere already goes on to, as a player would have it.
	ahead := physics.Pose{X: pose.X, Y: pose.Y, Heading: p.poses[piece.ID].Heading}
	if len(one.Check(piece.ID, ahead)) == 0 {
		pose = ahead
	}
	p.put(piece.ID, pose)
}
