package xwing

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/dialgrid"
)

// dial builds a ship's dial as a grid, speeds by bearings, and returns its
// height. The maneuver under the mouse is shown on the table; what it comes to
// stands below.
func (t *dials) dial(a *desk, r draw.Rect, d game.Decision, s *game.Slot, dial map[catalog.Maneuver]*game.Option) float64 {
	u := a.UI
	g := dialgrid.Of(maps.Keys(dial))
	label := u.Px(20)
	gap := u.Px(3)
	most := float64(max(t.mostColumns(), len(g.Columns)))
	size := min((r.W-label-gap*most)/most, u.Px(42))
	left := r.X + (r.W-label-float64(len(g.Columns))*(size+gap))/2
	y := r.Y
	for i, speed := range g.Rows {
		u.Label(draw.Rect{X: left, Y: y, W: label - gap, H: size}, strconv.Itoa(abs1(speed)),
			draw.Style{Size: 15, Bold: true, Color: draw.Muted, Align: draw.Center})
		for k := range g.Columns {
			m, ok := g.Cells[[2]int{i, k}]
			if !ok {
				continue
			}
			cell := draw.Rect{X: left + label + float64(k)*(size+gap), Y: y, W: size, H: size}
			t.dialCell(a, cell, d, s, m, dial[m])
		}
		y += size + gap
	}
	t.inHand = draw.Rect{X: r.X, Y: r.Y, W: r.W, H: y - r.Y}
	y += u.Px(3)
	y += t.dialWords(a, draw.Rect{X: r.X, Y: y, W: r.W}, s)
	y += t.copyButton(a, draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(30)}, d, s)
	return y - r.Y + u.Px(8)
}

// dialSignPart is how large the sign on a key is, of its height: so large that the mark of its difficulty is told.
const dialSignPart = 0.86

// mostColumns is how many columns the widest dial of the game has: the keys of all are as large as its.
func (t *dials) mostColumns() int {
	most, state := 0, t.play.state()
	for i := range state.View.Ships {
		if s := &state.View.Ships[i]; s.Remote == "" {
			most = max(most, len(dialgrid.Of(slices.Values(state.Dial(s.ID))).Columns))
		}
	}
	return most
}

// dialCell is one maneuver of a dial.
func (t *dials) dialCell(a *desk, r draw.Rect, d game.Decision, s *game.Slot, m catalog.Maneuver, o *game.Option) {
	u := a.UI
	id := fmt.Sprintf("option:%s:%s", s.ID, o.ID)
	st := ui.ButtonStyle{On: t.question.Draft.Each[s.ID] == o.ID, Words: t.play.words.Option(*o), Align: draw.Center}
	if o.Refusal != nil {
		st.Reason = t.play.words.Refusal(*o.Refusal)
	}
	if u.Button(id, r, "", st) {
		t.question.Fill(d, s, o.ID)
	}
	x, y := r.Center()
	alpha := 1.0
	if o.Refusal != nil {
		alpha = 0.3
	}
	sign := a.Sized(a.maneuver(m), r.H*dialSignPart)
	u.L.Sprite(sign, math.Round(x), math.Round(y), 0, math.Round(r.H*dialSignPart)/24, alpha)
	if n := t.gain(board.ShipOf(s.ID), m); n > 0 {
		u.L.Text(r.Right()-u.Px(7), r.Bottom()-u.Px(8), strconv.Itoa(n), draw.Style{Size: u.Px(12), Bold: true, Color: draw.Energy,
			Align: draw.Center})
	}
	if warned(o) {
		x, y := r.Right()-u.Px(7), r.Y+u.Px(7)
		u.L.Disc(x, y, u.Px(6.5), draw.Bad)
		u.L.Text(x, y, "!", draw.Style{Size: u.Px(12), Bold: true, Color: draw.Space, Align: draw.Center})
	}
	if u.Hover() == id {
		t.question.hint.ship, t.question.hint.maneuver = board.ShipOf(s.ID), m
		if st.Reason != "" { // what else there is to say stands below the dial
			u.Tip(st.Words+"\n"+st.Reason, draw.Rect{X: t.sight.Areas.Asks.X, Y: r.Y, W: t.sight.Areas.Asks.W, H: r.H})
		}
	}
}

// gain is how much energy a maneuver brings a huge ship by its dial; none but those of first edition.
func (t *dials) gain(id board.ShipID, m catalog.Maneuver) int {
	return t.play.state().Profile(id).Ship.Gain(m)
}

// warned reports whether the rules warn of a maneuver: it is red, and the ship
// is stressed.
func warned(o *game.Option) bool { return strings.HasSuffix(o.Text.Key, "-stressed") }

// dialWords says what the maneuver under the mouse, or else the one that is set,
// comes to among the ships where they stand now; it returns the height of it.
func (t *dials) dialWords(a *desk, r draw.Rect, s *game.Slot) float64 {
	u := a.UI
	id := board.ShipOf(s.ID)
	m := t.question.hint.maneuver
	if t.question.hint.ship != id || m.IsZero() {
		m, _ = maneuverOf(t.question.Draft.Each[s.ID])
	}
	ship := t.play.state().View.Ship(id)
	if m.IsZero() || ship == nil || ship.Where != board.InPlay {
		text := a.Say("dial-how")
		h := u.Paragraph(r, text, draw.Style{Size: 13, Color: draw.Muted})
		return max(h, u.Px(54)) + u.Px(4)
	}
	p := t.play.state().PreviewDial(id, m)
	text, st := a.Say("preview-free"), draw.Style{Size: 13, Color: draw.Good}
	if notes := a.moveNotes(ship, m, p); len(notes) > 0 {
		text, st.Color = strings.Join(notes, "\n"), draw.Warn
	}
	does := t.play.words.Maneuver(m)
	if n := t.gain(id, m); n > 0 {
		does += ", " + a.Say("dial-energy", "n", strconv.Itoa(n))
	}
	text = does + ": " + text
	h := u.Paragraph(r, text, st)
	u.Note("dial.words", text, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: h})
	return max(h, u.Px(54)) + u.Px(4)
}

// moveNotes says in words what is worth knowing of where a maneuver leads.
func (a *desk) moveNotes(s *board.Ship, m catalog.Maneuver, p xwing.MovePreview) []string {
	var notes []string
	if p.Maneuver.Speed != m.Speed || p.Maneuver.Bearing != m.Bearing {
		key := "preview-stressed"
		if p.Ion {
			key = "preview-ionized"
		}
		notes = append(notes, a.Say(key, "maneuver", p.Maneuver.Code()))
	}
	if p.Flees {
		notes = append(notes, a.Say("preview-flees"))
	}
	if p.Huge != nil {
		notes = append(notes, a.hugeNotes(s, m, p.Huge)...)
	}
	if !p.Full && p.Touched != 0 {
		notes = append(notes, a.Say("preview-bumps", "ship", p.Touched.Piece()))
	}
	for _, w := range p.Wing {
		if w.Refusal != nil {
			notes = append(notes, a.Say("preview-splits", "ship", w.ID))
		}
	}
	for _, o := range p.Obstacles {
		notes = append(notes, a.Say("preview-meets", "obstacle", o.Piece()))
	}
	return notes
}

// markMet frames what a maneuver would meet: the ship that stops it, the
// obstacles it touches.
func (t *onTable) markMet(a *desk, p xwing.MovePreview) {
	for _, id := range [2]board.ShipID{p.Touched, p.Blocked} {
		if s := t.play.board.view.Ship(id); s != nil && !p.Full {
			corners := s.Base().Corners()
			a.Back.Outline(t.sight.Cam.Points(corners[:]), max(2, a.UI.Px(3)), draw.Warn)
		}
	}
	if p.Huge != nil {
		for _, id := range slices.Concat(p.Huge.Rammed, p.Huge.RunOver) {
			corners := t.play.board.view.Ship(id).Base().Corners()
			a.Back.Outline(t.sight.Cam.Points(corners[:]), max(2, a.UI.Px(3)), draw.Warn)
		}
	}
	for _, id := range p.Obstacles {
		if o := t.play.board.view.Obstacle(id); o != nil {
			shape, _ := a.obstacleOutline(o.XWS)
			a.Back.Outline(t.sight.Cam.Points(shape.At(o.Pose).Outline(0.5)), max(2, a.UI.Px(2.5)), draw.Warn)
		}
	}
}
