package xwing

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// askPlace lists the pieces that may be placed, says what is against the place
// where the one in hand lies, and offers to move and turn it by buttons for
// whoever does not drag it.
func (t *placing) askPlace(a *Client, in draw.Rect, d game.Decision) {
	u := a.UI
	p := d.Placement
	u.Paragraph(in.CutTop(u.ParagraphHeight(in.W, a.Say("place-how"), draw.Style{Size: 14}), u.Px(8)), a.Say("place-how"),
		draw.Style{Size: 14, Color: draw.Muted})
	if p.Relaxed != nil {
		text := t.play.words.Refusal(*p.Relaxed)
		h := u.Paragraph(in, text, draw.Style{Size: 14, Color: draw.Warn})
		in.CutTop(h, u.Px(6))
	}
	reason := ""
	for i, r := range t.against(d) {
		if i > 0 {
			reason += " "
		}
		reason += t.play.words.Refusal(r)
	}
	label := a.Say("place-here")
	if n := len(t.laid(d)); n > 1 {
		label = a.Say("place-all", "n", strconv.Itoa(n))
	}
	if t.question.Confirm(&in, label, reason) {
		t.setDown(a, d)
		return
	}
	state := in.CutBottom(u.Px(64), u.Px(6))
	if reason != "" {
		u.Paragraph(state, reason, draw.Style{Size: 14, Color: draw.Warn})
	} else {
		u.Paragraph(state, a.Say("place-legal"), draw.Style{Size: 14, Color: draw.Good})
	}
	u.Note("place.state", reason, state)
	t.placeButtons(a, &in, d)
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range p.Pieces {
			piece := &p.Pieces[i]
			st := ui.ButtonStyle{On: t.question.draft.piece == piece.ID, Sprite: t.cards.pieceSprite(a, piece.ID)}
			label := t.cards.pieceLabel(a, piece.ID)
			h := u.ButtonHeight(r.W, label, st)
			if u.Button("piece:"+piece.ID, draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st) && !st.On {
				t.takePiece(a, d, i)
				a.Touch()
			}
			y += h + u.Px(6)
		}
		return y - r.Y
	})
}

// pieceName is what a piece is called, also one that is not in play yet.
func (t *cards) pieceName(id string) string { return t.play.words.Value("piece", id) }

// pieceLabel is the name of a piece that is chosen from several, and what tells
// it from others of that name: the size of an obstacle.
func (t *cards) pieceLabel(a *Client, id string) string {
	if xws, ok := catalog.ObstacleKind.Of(id); ok {
		return a.obstacleLabel(xws)
	}
	return t.pieceName(id)
}

// pieceSprite is a small picture of a piece.
func (t *cards) pieceSprite(a *Client, id string) *draw.Sprite {
	if s := t.play.board.view.Ship(board.ShipOf(id)); s != nil {
		return a.Studio.Sprite(art.Ship{Chassis: s.Chassis, Side: shipIcon})
	}
	if xws, ok := catalog.ObstacleKind.Of(id); ok {
		return a.obstacleSprite(xws)
	}
	return nil
}

// takePiece takes the i-th piece in hand, where it lies; an obstacle lies nowhere
// before and is first shown at a legal place.
func (t *placing) takePiece(a *Client, d game.Decision, i int) {
	piece := &d.Placement.Pieces[i]
	t.question.draft.piece = piece.ID
	pose, laid := t.laying.poses[piece.ID]
	if !laid || !scene.Fine(d.Placement, *piece, pose) && board.ShipOf(piece.ID) == 0 {
		pose = scene.FirstPlace(t.placementAround(d, piece.ID), *piece)
	}
	t.setPose(a, pose)
	t.question.draft.dragging = false
	if id := board.ShipOf(piece.ID); id != 0 {
		t.pieces.selected = id
	}
}

// placeButtons move and turn the piece in hand, and look for a place by themselves.
func (t *placing) placeButtons(a *Client, in *draw.Rect, d game.Decision) {
	u := a.UI
	suggest := in.CutBottom(u.Px(32), u.Px(6))
	if u.Button("place.suggest", suggest, a.Say("place-suggest"), ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("place-suggest-tip"), Cap: scene.Caps(scene.Bound(scene.ActFind))}) {
		t.suggest(a, d)
	}
	turn := in.CutBottom(u.Px(30), u.Px(5)).Columns(4, u.Px(5))
	move := in.CutBottom(u.Px(30), u.Px(5)).Columns(4, u.Px(5))
	small := ui.ButtonStyle{Align: draw.Center, Size: 14}
	step := 10.0
	if u.In.Shift() {
		step = 1
	}
	for i, b := range []struct {
		id, label string
		dx, dy    float64
	}{{"left", "◄", -1, 0}, {"right", "►", 1, 0}, {"up", "▲", 0, 1}, {"down", "▼", 0, -1}} {
		if u.Button("place."+b.id, move[i], b.label, small) {
			t.shift(a, b.dx*step*t.sight.cam.Side(), b.dy*step*t.sight.cam.Side())
		}
	}
	for i, degrees := range []float64{90, 15, -15, -90} {
		label := fmt.Sprintf("%+.0f°", degrees)
		if u.Button(fmt.Sprintf("place.turn%+.0f", degrees), turn[i], label, small) {
			t.turn(a, degrees)
		}
	}
}

// shift moves the piece in hand by millimetres.
func (t *placing) shift(a *Client, dx, dy float64) {
	at := t.question.draft.pose.Point()
	t.setPose(a, physics.PoseAt(at.X+dx, at.Y+dy, t.question.draft.pose.Degrees()))
}

// turn turns the piece in hand counter-clockwise; it slides as it does when it is
// dragged.
func (t *placing) turn(a *Client, degrees float64) {
	a.Cue(sound.Notch)
	t.slideTo(a, t.question.draft.want.Turned(degrees))
}

// slideTo moves the piece in hand to the legal place nearest to a pose, unless
// that is far away or the player wants it exactly there.
func (t *placing) slideTo(a *Client, want physics.Pose) {
	d, piece, ok := t.pieceInHand()
	pose := want
	if ok && !scene.Held(&a.UI.In, scene.ActFree) {
		if near, ok := scene.Snap(t.placementAround(d, piece.ID), piece, want, scene.SlideReach); ok {
			pose = near
		}
	}
	t.setPose(a, pose)
	t.question.draft.want = want
}

// setPose puts the piece in hand exactly there.
func (t *placing) setPose(a *Client, p physics.Pose) {
	if t.laying.poses == nil {
		t.laying.poses = map[string]physics.Pose{}
	}
	t.question.draft.pose, t.question.draft.want = p, p
	t.laying.poses[t.question.draft.piece] = p
	t.question.Draft.Refusal = ""
	a.Touch()
}

// suggest puts the piece in hand somewhere legal, at random.
func (t *placing) suggest(a *Client, d game.Decision) {
	one := *t.placementAround(d, t.question.draft.piece)
	one.Pieces = nil
	for _, p := range d.Placement.Pieces {
		if p.ID == t.question.draft.piece {
			one.Pieces = append(one.Pieces, p)
		}
	}
	narrowed := d
	narrowed.Placement = &one
	src := game.NewSource(a.NewSeed(), 1)
	c, err := game.Sample(&src, narrowed)
	if err != nil {
		if c, err = game.Sample(&src, d); err != nil {
			t.question.Draft.Refusal = a.Say("place-none")
			a.Touch()
			return
		}
	}
	pose := *c.Pose
	t.takeByID(a, d, c.Piece)
	if board.ShipOf(c.Piece) != 0 {
		// Ships look ahead, as a player would have them: towards the middle.
		ahead := physics.Pose{X: pose.X, Y: pose.Y, Heading: t.question.draft.pose.Heading}
		if len(one.Check(c.Piece, ahead)) == 0 {
			pose = ahead
		}
	}
	t.setPose(a, pose)
}
