package scene

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
)

// Spot is one of the places on the table that an answer leads to.
type Spot struct {
	game.Footprint
	Pick  string // the answer
	words game.Phrase
}

// ID names the spot in the log of the screen.
func (s *Spot) ID() string {
	if s.Footprint.ID != "" {
		return "pose:" + s.Pick + "/" + s.Footprint.ID
	}
	return "pose:" + s.Pick
}

// SpotsOf lists the places that a question leads to.
func SpotsOf(d game.Decision) []Spot {
	if d.Shape != game.OneOf || d.Private {
		return nil
	}
	var out []Spot
	for _, o := range d.Options {
		for _, place := range o.Places {
			if place.Refusal == nil {
				place.Refusal = o.Refusal
			}
			out = append(out, Spot{Footprint: place, Pick: o.ID, words: o.Text})
		}
	}
	return out
}

// Ghosts are the places that answers lead to, as they stand on the table to be clicked.
type Ghosts struct {
	Question *Question
	Cam      *Camera
	Stands   func(d game.Decision) (at physics.Pose, ok bool) // where the acting piece stands

	spot *Spot // the place that the mouse is on in this frame
}

// Forget begins a frame: the mouse is on nothing yet.
func (g *Ghosts) Forget() { g.Question.Hint, g.spot = nil, nil }

// Pointed reports whether the mouse is on the spot or on the answer that leads to it.
func (g *Ghosts) Pointed(s *Spot) bool {
	if g.spot != nil {
		return g.spot.ID() == s.ID()
	}
	return g.Question.Hint != nil && g.Question.Hint.ID == s.Pick
}

// Hinted is the place that the mouse is on, or the one place to which the answer leads
// that it is on; nil for none.
func (g *Ghosts) Hinted() *Spot {
	d, ok := g.Question.Decision()
	if g.spot != nil || g.Question.Hint == nil || !ok || g.Question.BehindCurtain() {
		return g.spot
	}
	spots := SpotsOf(d)
	i := slices.IndexFunc(spots, func(s Spot) bool { return s.Footprint.ID == "" && g.Pointed(&s) })
	if i < 0 {
		return nil
	}
	return &spots[i]
}

// Words says where a spot is and what is against it.
func (g *Ghosts) Words(s *Spot) string {
	words := g.Question.Play.Words
	text := words.Say(s.words)
	if s.Refusal != nil {
		text += "\n" + words.Refusal(*s.Refusal)
	}
	return text
}

// At is the spot whose ghost is under the mouse: of several the nearest, legal ones
// first.
func (g *Ghosts) At(d game.Decision, x, y float64) *Spot {
	stands, ok := g.Stands(d)
	if !ok {
		return nil
	}
	v := g.Cam.Table(x, y)
	var best *Spot
	least := 1e18
	spots := SpotsOf(d)
	for i := range spots {
		s := &spots[i]
		if !s.Shape().Contains(v) || s.Piece == "" && s.Pose.Point() == stands.Point() {
			continue // what turns on the spot lies under all its ghosts
		}
		distance := s.Pose.Point().Sub(v).Len()
		if s.Refusal != nil {
			distance += 1e6
		}
		if distance < least {
			best, least = s, distance
		}
	}
	return best
}

// Keys lets the keys go to the ghosts and take one.
func (g *Ghosts) Keys() {
	d, ok := g.Question.Asked()
	if !ok || g.Question.App.Covers.Covered() {
		return
	}
	spots := SpotsOf(d)
	for i := range spots {
		hot, pressed := g.Question.App.UI.Stop(spots[i].ID(), g.rect(&spots[i]))
		if hot {
			g.Point(d, &spots[i], pressed)
		}
		if pressed {
			return
		}
	}
}

// Point says beside a ghost that the mouse or the keys are at what it stands for, and
// when it is pressed goes there if it may.
func (g *Ghosts) Point(d game.Decision, s *Spot, pressed bool) {
	g.spot = s
	g.Question.App.UI.Tip(g.Words(s), g.rect(s))
	switch {
	case !pressed:
	case s.Refusal != nil:
		g.Question.Refuse(*s.Refusal)
	default:
		g.Question.App.Touch()
		g.Question.Pick(d, s.Pick)
	}
}

// rect is where a spot is on screen.
func (g *Ghosts) rect(s *Spot) draw.Rect { return g.Cam.Rect(s.Shape().Bounds()) }

// Name names a spot in the log of the screen.
func (g *Ghosts) Name(s *Spot) { g.Question.App.UI.Piece(s.ID(), g.Words(s), g.rect(s)) }

// WhyClosed says why the places that an answer leads to are closed, "" unless they all
// are.
func (g *Ghosts) WhyClosed(o *game.Option) string {
	var whys []string
	for _, place := range o.Places {
		if place.Refusal == nil || !o.Legal() {
			return ""
		}
		if why := g.Question.Play.Words.Refusal(*place.Refusal); !slices.Contains(whys, why) {
			whys = append(whys, why)
		}
	}
	return strings.Join(whys, "\n")
}
