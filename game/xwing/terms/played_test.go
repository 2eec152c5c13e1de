package terms_test

import (
	"io/fs"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/terms"
)

// TestGamesAreSaid plays games and says everything that happens and everything
// that is asked: no key and no term may be without words.
func TestGamesAreSaid(t *testing.T) {
	kit := matchtest.Kit(t)
	missing := map[string]int{}
	w := load(t).Watched(func(key string) { missing[key]++ })
	squads, err := fs.Glob(assets.Squads(), "*.xws")
	if err != nil || len(squads) < 2 {
		t.Fatal(squads, err)
	}
	for n := range 24 {
		playAndSay(t, kit, w, squads[n%len(squads)], squads[(n/2+3)%len(squads)], n)
	}
	for key, n := range missing {
		t.Errorf("%q has no words, %d times", key, n)
	}
}

func playAndSay(t *testing.T, kit *match.Kit, w *terms.Words, red, blue string, n int) {
	t.Helper()
	var xws [2][]byte
	for i, name := range []string{red, blue} {
		text, err := fs.ReadFile(assets.Squads(), name)
		if err != nil {
			t.Fatal(err)
		}
		xws[i] = text
	}
	h, err := kit.Header(xws, uint64(n))
	if err != nil {
		t.Fatal(err)
	}
	g := sim.Game{Header: h, Start: kit.Start,
		Seen: func(board *board.View, e game.Event) { w.With(terms.NewNames(board, kit.Facts)).Event(e) },
		Asked: func(board *board.View, d game.Decision) {
			w := w.With(terms.NewNames(board, kit.Facts))
			w.Prompt(d)
			sayOptions(w, d.Options)
			for _, s := range d.Slots {
				w.Slot(s)
				sayOptions(w, s.Options)
			}
			if p := d.Placement; p != nil {
				for _, piece := range p.Pieces {
					w.Value("piece", piece.ID)
					w.Refusal(piece.Zone.Refusal)
				}
				for _, k := range p.KeepOut {
					w.Refusal(k.Refusal)
				}
				if p.Relaxed != nil {
					w.Refusal(*p.Relaxed)
				}
			}
		},
	}
	for i := range g.Players {
		g.Players[i] = player.NewRandom(uint64(2*n + i))
		if n%2 == 1 {
			g.Players[i] = player.NewSensible(uint64(2*n + i))
		}
	}
	if r := sim.Play(g); r.Err() != nil {
		t.Errorf("%s against %s, seed %d: %v", red, blue, n, r.Err())
	}
}

func sayOptions(w *terms.Words, options []game.Option) {
	for _, o := range options {
		w.Option(o)
		if o.Refusal != nil {
			w.Refusal(*o.Refusal)
		}
	}
}
