package xwing

import (
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// The camera frames what the game is about, in that part of the table that nothing lies
// over, and stays where it is as long as that is to be seen.

// framing is what the camera was last told to show.
type framing struct {
	of   subject
	free draw.Rect // the part of the screen that it was to be seen in
	to   scene.Look
	anew bool // a player gives the camera back: it shows all that it should
}

const (
	edgeRoom = 14  // units of the design that are left around what is framed, for the numbers of the ranges
	mostWide = 2.1 // units of the design that a millimetre is at most
	closeUp  = 1.3 // where a line of the log leads, at least
)

// look has the camera show what the game is about, unless a player has it for himself.
func (t *tableScreen) look(a *Client) {
	cam, f := &t.sight.Cam, &t.sight.framing
	if cam.K > 0 && !cam.Fitted || !cam.Strange() && t.held(a.desk) {
		cam.Rest()
		return
	}
	free := t.sight.Areas.Seen
	s, told := t.subject()
	switch {
	case cam.Strange() || f.anew:
		if !told {
			if s = f.of; s == (subject{}) {
				s = t.whole()
			}
		}
		*f = framing{of: s, free: free, to: t.frame(a.desk, s, free)}
	case !told || s == f.of && free == f.free:
	default:
		lo, hi := s.corners(0.5)
		*f = framing{of: s, free: free, to: cam.Steady(lo, hi, free, t.frame(a.desk, s, free))}
	}
	cam.Head(f.to, a.Clock.Tick, glideTicks(a.desk))
	if a.Opt.Settings.Table.Still && !cam.Gliding() {
		cam.Fitted = false
	}
}

// glideTicks is how long the camera is on its way, at the speed that the player wants.
func glideTicks(a *desk) int {
	speed := a.set.Animation.Speed
	if speed == 0 || a.set.Animation.Reduced {
		return 0
	}
	return max(scene.GlideTicks*100/speed, 1)
}

// held reports whether somebody is at something on the table that may not move under his
// hand.
func (t *tableScreen) held(a *desk) bool {
	for _, down := range a.UI.In.Down {
		if down {
			return true
		}
	}
	return t.ruler.on || t.sight.panning || t.placing.Dragging()
}

// frame is the Look that shows all of a subject in a part of the screen, and as little as can
// be of what lies beside the play area.
func (t *tableScreen) frame(a *desk, s subject, free draw.Rect) scene.Look {
	cam, most, area := &t.sight.Cam, mostWide*a.UI.S, t.play.board.view.Area
	free = free.Inset(a.UI.Px(edgeRoom))
	lo, hi := s.corners(1)
	k := cam.Frame(lo, hi, free, most).K
	lo.X, hi.X = onto(area.Width, (lo.X+hi.X)/2, free.W/k)
	lo.Y, hi.Y = onto(area.Height, (lo.Y+hi.Y)/2, free.H/k)
	return cam.Frame(lo, hi, free, k)
}

// onto is from where to where a length is seen that many mm wide about a middle: moved so
// that all of it is seen, or nothing beside it.
func onto(length, middle, wide float64) (from, to float64) {
	middle = max(min(middle, length-wide/2), wide/2)
	if wide > length {
		middle = length / 2
	}
	return middle - wide/2, middle + wide/2
}

// showAttack frames an attack at once, above what stands at the foot of the window.
func (t *tableScreen) showAttack(a *Client, attacker, defender board.ShipID, foot float64) {
	s := t.about(roomAttack)
	t.addShip(&s, attacker, 0)
	t.addShip(&s, defender, 0)
	free := t.sight.Areas.Table
	free.CutBottom(foot, 0)
	t.sight.framing = framing{of: s, free: free, to: t.frame(a.desk, s, free)}
	t.sight.Cam.Head(t.sight.framing.to, a.Clock.Tick, 0)
}

// fit gives the camera back to the game.
func (t *sight) fit() { t.Cam.Fitted, t.framing.anew = true, true }

// corners are those of the subject with a part of the room around it, within the play
// area.
func (s *subject) corners(part float64) (lo, hi physics.Vec) {
	r := s.room * part
	return physics.Vec{X: max(s.lo.X-r, 0), Y: max(s.lo.Y-r, 0)},
		physics.Vec{X: min(s.hi.X+r, s.area.Width), Y: min(s.hi.Y+r, s.area.Height)}
}
