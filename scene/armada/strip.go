package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// strip stands above the table: the objective and its tokens, what is still to be activated, passes; in an attack, its steps.
func (t *side) strip(a *desk) {
	u, v, r := a.UI, &t.play.board.view, t.sight.Areas.Order
	if r.H == 0 {
		return
	}
	u.Solid(r)
	u.L.Round(r, u.Px(5), draw.Fade(draw.Floating, 0.92))
	u.L.Ring(r, u.Px(5), max(1, u.Px(1)), draw.Edge)
	t.sight.Areas.Turns = r
	in := r.Inset(u.Px(4))
	in.CutLeft(u.Px(4), 0)
	in.CutRight(u.Px(4), 0)
	if v.Attack != nil {
		t.steps(a, in)
		return
	}
	t.passes(a, &in)
	t.waiting(a, &in)
	t.objective(a, in)
}

// objective is what is played for, and the victory tokens of both.
func (t *side) objective(a *desk, in draw.Rect) {
	u, v := a.UI, &t.play.board.view
	text := t.play.words.Value("phase", v.Phase.String())
	if v.Objective != "" {
		text = t.play.words.ObjectiveCard(v.Objective)
		if v.OnCard > 0 {
			text = a.Say("objective-holds", "objective", text, "n", strconv.Itoa(v.OnCard))
		}
	} else if v.First != game.NoSeat && v.Round > 0 {
		text = t.play.words.Value("objective", "none")
	}
	for _, seat := range []game.Seat{game.Blue, game.Red} {
		n := v.Sides[seat].Victory
		if n == 0 {
			continue
		}
		cell := in.CutRight(u.Px(36), u.Px(4))
		x, y := cell.X+u.Px(9), cell.Y+cell.H/2
		t.set.Victory(u.L, x, y, u.Px(8))
		u.L.Text(x+u.Px(13), y, strconv.Itoa(n), draw.Style{Size: u.Px(13), Bold: true, Color: art.SeatName(seat)})
		u.Note("victory:"+seat.ID(), strconv.Itoa(n), cell)
	}
	u.Label(in, text, draw.Style{Size: 15, Bold: true, Color: draw.BlueName})
	u.Note("strip.objective", text, in)
	if u.Over(in) && v.Objective != "" {
		if o, err := a.facts.Objective(v.Objective); err == nil {
			u.Tip(text+", "+t.play.words.Value("category", o.Category.String())+"\n"+t.play.words.Does(v.Objective), in)
		}
	}
}

// passes are the pass tokens that each has left.
func (t *side) passes(a *desk, in *draw.Rect) {
	u, v := a.UI, &t.play.board.view
	if v.Round == 0 {
		return
	}
	red, blue := v.Sides[game.Red].Passes, v.Sides[game.Blue].Passes
	text := a.Say("passes-none")
	if red+blue > 0 {
		text = a.Say("passes", "red", strconv.Itoa(red), "blue", strconv.Itoa(blue))
	}
	wide := u.Fonts.Width(text, draw.Style{Size: u.Px(13)}) + u.Px(6)
	r := in.CutRight(wide, u.Px(14))
	u.Label(r, text, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	u.Note("strip.passes", text, r)
}

// waiting are the ships that are still to be activated, those that were dimmed, the active one ringed.
func (t *side) waiting(a *desk, in *draw.Rect) {
	u, v := a.UI, &t.play.board.view
	if v.Round == 0 {
		return
	}
	step := u.Px(24)
	var ships []*board.Ship
	for i := range v.Ships {
		if v.Ships[i].Where == board.OnTable {
			ships = append(ships, &v.Ships[i])
		}
	}
	if v.Phase == board.SquadronPhase {
		t.pairs(a, in)
		return
	}
	r := in.CutRight(step*float64(len(ships)), u.Px(8))
	for i, s := range ships {
		x, y := r.X+step*(float64(i)+0.5), r.Y+r.H/2
		if s.Activated {
			u.L.Text(x, y, strconv.Itoa(int(s.ID)), draw.Style{Size: u.Px(12), Color: draw.Dim, Align: draw.Center})
			u.L.Circle(x, y, u.Px(8), max(1, u.Px(1)), draw.Fade(draw.Dim, 0.5))
			continue
		}
		seatNumber(a, u.L, s.Seat, int(s.ID), x, y, u.Px(9))
		if v.Active == s.ID.Piece() {
			u.L.Ring(draw.Rect{X: x - u.Px(12), Y: y - u.Px(12), W: u.Px(24), H: u.Px(24)}, u.Px(5), u.Px(2), draw.White)
		}
	}
	text := a.Say("to-activate")
	wide := u.Fonts.Width(text, draw.Style{Size: u.Px(13)}) + u.Px(6)
	u.Label(in.CutRight(wide, u.Px(12)), text, draw.Style{Size: 13, Color: draw.Muted})
}

// pairs are how many squadrons of each side are still to act, two by two.
func (t *side) pairs(a *desk, in *draw.Rect) {
	u := a.UI
	text := ""
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		left := 0
		for _, s := range t.ownSquadrons(seat) {
			if s.Where == board.OnTable && !s.Activated {
				left++
			}
		}
		if text != "" {
			text += " · "
		}
		text += a.Say("squadrons-left", "seat", seat.ID(), "n", strconv.Itoa(left))
	}
	wide := u.Fonts.Width(text, draw.Style{Size: u.Px(13)}) + u.Px(6)
	r := in.CutRight(wide, u.Px(12))
	u.Label(r, text, draw.Style{Size: 13, Color: draw.Text})
	u.Note("strip.squadrons", text, r)
}

// foldLog opens the log, or closes it.
func (t *side) foldLog(a *desk) {
	t.open = !t.open
	a.Touch()
}

// logPanel is all of the log, while it is open.
func (t *side) logPanel(a *desk) {
	t.log.Noted = nil
	if !t.open || t.sight.Areas.Log.H == 0 {
		return
	}
	if t.log.Close = nil; table.Measured(a.Desk).Log == 0 {
		t.log.Close = func() { t.foldLog(a) }
	}
	t.log.Build(a.Desk, t.sight.Areas.Log, t.play.board.Lines, "", t.show)
}

// show has the camera look at what a line of the log is about.
func (t *side) show(about scene.About) {
	for _, piece := range about.Pieces {
		if pose, ok := t.play.poseOf(piece); ok {
			t.sight.Cam.Center(pose.Point(), 1)
			return
		}
	}
}

// poseOf is where a ship or a squadron stands.
func (p *play) poseOf(piece string) (physics.Pose, bool) {
	v := &p.board.view
	if s := v.Ship(board.ShipOf(piece)); s != nil {
		return s.Pose, s.Where == board.OnTable
	}
	if s := v.Squadron(board.SquadronOf(piece)); s != nil {
		return s.Pose, s.Where == board.OnTable
	}
	return physics.Pose{}, false
}
