package table

import (
	"xwing/internal/settings"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// The camera frames what the game is about, in that part of the table that nothing lies
// over, and stays where it is as long as that is to be seen.

// Framing is what the camera was last told to show.
type Framing struct {
	Of   Region
	Free draw.Rect // the part of the screen that it was to be seen in
	To   scene.Look
	anew bool // a player gives the camera back: it shows all that it should
	all  bool // and that is all of the table, whatever the game is about
}

// Gaze is how the camera follows the game.
type Gaze struct {
	Now, Ticks int  // it is on its way for so many ticks
	Held       bool // somebody is at something that may not move under his hand
	Still      bool // once it has come to rest a player has it for himself
}

// GlideTicks is how long the camera is on its way, at the speed that the player wants.
func GlideTicks(a settings.Animation) int {
	if a.Speed == 0 || a.Reduced {
		return 0
	}
	return max(scene.GlideTicks*100/a.Speed, 1)
}

const (
	edgeRoom = 14  // units of the design that are left around what is framed, for the numbers of the ranges
	MostWide = 2.1 // units of the design that a millimetre is at most
	nearlyAs = 1.3 // by what factor a region is to be seen larger than all of the table, for some of that to be out of sight
)

// Look has the camera show what the game is about, unless a player has it for himself; told is false while the game is
// about what it was about before.
func (s *Sight) Look(d *scene.Desk, g Gaze, about func() (of Region, told bool)) {
	cam, f := &s.Cam, &s.Framing
	if cam.K > 0 && !cam.Fitted || !cam.Strange() && g.Held {
		cam.Rest()
		return
	}
	free := s.Areas.Seen
	of, told := about()
	switch {
	case f.all:
		of, told = Whole(s.Area), true
	case told:
		of = s.widened(d, of, free)
	}
	switch {
	case cam.Strange() || f.anew:
		if !told {
			if of = f.Of; of == (Region{}) {
				of = Whole(s.Area)
			}
		}
		*f = Framing{Of: of, Free: free, To: s.frame(d, of, free), all: f.all}
	case !told || of == f.Of && free == f.Free:
	default:
		lo, hi := of.corners(0.5)
		*f = Framing{Of: of, Free: free, To: cam.Steady(lo, hi, free, s.frame(d, of, free)), all: f.all}
	}
	cam.Head(f.To, g.Now, g.Ticks)
	if g.Still && !cam.Gliding() {
		cam.Fitted = false
	}
}

// Show has the camera show a region in a part of the screen at once.
func (s *Sight) Show(d *scene.Desk, now int, of Region, free draw.Rect) {
	s.Framing = Framing{Of: of, Free: free, To: s.frame(d, of, free)}
	s.Cam.Head(s.Framing.To, now, 0)
}

// Framed reports whether a shape is within what the camera was last told to show.
func (s *Sight) Framed(shape physics.Shape) bool { return s.Framing.Of.Has(shape) }

// Fit gives the camera back to the game; where the game has it, it shows all of the table from then on, or no longer.
func (s *Sight) Fit() {
	s.Framing.all = s.Cam.Fitted && !s.Framing.all
	s.Cam.Fitted, s.Framing.anew = true, true
}

// widened is all of the table, where that is seen nearly as large as a region: what is out of sight then lies under a panel, and
// nobody could point at it.
func (s *Sight) widened(d *scene.Desk, of Region, free draw.Rect) Region {
	if whole := Whole(s.Area); s.frame(d, of, free).K <= nearlyAs*s.frame(d, whole, free).K {
		return whole
	}
	return of
}

// frame is the Look that shows all of a region in a part of the screen, and as little as can
// be of what lies beside the play area.
func (s *Sight) frame(d *scene.Desk, of Region, free draw.Rect) scene.Look {
	cam, most := &s.Cam, MostWide*d.UI.S
	free = free.Inset(d.UI.Px(edgeRoom))
	lo, hi := of.corners(1)
	k := cam.Frame(lo, hi, free, most).K
	lo.X, hi.X = onto(s.Area.Width, (lo.X+hi.X)/2, free.W/k)
	lo.Y, hi.Y = onto(s.Area.Height, (lo.Y+hi.Y)/2, free.H/k)
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
