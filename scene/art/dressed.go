package art

import "xwing/scene/draw"

// Dressed is a recipe whose picture depends on the theme: a sign without a ground of its
// own, or what the table lies over. Pieces look the same in any light.
type Dressed interface {
	Recipe
	Dressed() bool
}

// Dressed is what the other is.
func (s Sized) Dressed() bool { return dressed(s.Of) }

// Dressed: a sign is as dark or bright as words.
func (i Icon) Dressed() bool { return true }

// Dressed: where it shines nothing is judged, and it is night.
func (g Ground) Dressed() bool { return !g.Shining }

func dressed(r Recipe) bool {
	d, ok := r.(Dressed)
	return ok && d.Dressed()
}

// Dress has all pictures that depend on the theme painted anew by it.
func (s *Studio) Dress(theme *draw.Theme) {
	s.theme = theme
	for i := range s.queues {
		s.queues[i].step = nil
	}
	for r, sp := range s.sprites {
		if sp.Image != nil && dressed(r) {
			sp.Image.Deallocate()
			sp.Image = nil
			s.want(r)
		}
	}
}
