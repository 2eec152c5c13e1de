package shorthand

import (
	"bytes"
	"testing"

	"xwing/game"
	"xwing/game/notation"
)

// TestRandomGames: games of the kept squads, in which everybody answers by chance, come back to the byte. What is asked seldom
// is asked here, and who is next is rarely the first.
func TestRandomGames(t *testing.T) {
	const most = 250
	for name, kept := range kept(t) {
		h, err := game.ReadHeader(kept)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(12) {
			h.Seed = seed
			var log memory
			s := played(t, h, nil, &log)
			src := game.NewSource(h.Seed, 77)
			for open := s.Open(); len(open) > 0 && s.Choices() < most; open = s.Open() {
				d := open[src.Below(len(open))]
				c, err := game.Sample(&src, d)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				for _, o := range d.Options { // half of what may be declined is
					if d.Shape == game.OneOf && game.Declines(o.ID) && o.Legal() && src.Below(2) == 0 {
						c.Pick = []string{o.ID}
					}
				}
				c.Self = src.Below(10) == 0
				if err := s.Choose(c); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
			s.Close()
			text := written(t, log.Bytes())
			if again, err := notation.Read(text, ours()); err != nil || !bytes.Equal(again, log.Bytes()) {
				t.Errorf("%s, seed %d comes back as another game: %v\n%s", name, h.Seed, err, text)
			}
		}
	}
}
