// Package matchtest is what tests of whole games begin with.
package matchtest

import (
	"io/fs"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/terms"
)

// All are loaded once; they never change after that.
var (
	kit     = sync.OnceValues(func() (*match.Kit, error) { return match.NewKit(assets.Facts()) })
	first   = sync.OnceValues(func() (*match.Kit, error) { return match.NewFirstKit(assets.FirstFacts()) })
	english = sync.OnceValues(func() (*terms.Words, error) { return terms.Load(assets.Words, "en") })
)

// Kit returns a kit of the test's own, which shares its facts and rules with others.
func Kit(t testing.TB) *match.Kit { return own(t, kit) }

// FirstKit is Kit for games of first edition.
func FirstKit(t testing.TB) *match.Kit { return own(t, first) }

func own(t testing.TB, load func() (*match.Kit, error)) *match.Kit {
	t.Helper()
	k, err := load()
	if err != nil {
		t.Fatal(err)
	}
	own := *k
	return &own
}

// Words returns the English words.
func Words(t testing.TB) *terms.Words {
	t.Helper()
	w, err := english()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// Squads returns two built-in squads.
func Squads(t testing.TB, red, blue string) [2][]byte {
	t.Helper()
	var squads [2][]byte
	for i, name := range []string{red, blue} {
		var err error
		if squads[i], err = fs.ReadFile(assets.Squads(), name+".xws"); err != nil {
			t.Fatal(err)
		}
	}
	return squads
}

// Begin begins a game of two squads.
func Begin(t testing.TB, k *match.Kit, squads [2][]byte, seed uint64) *game.Session {
	t.Helper()
	h, err := k.Header(squads, seed)
	if err != nil {
		t.Fatal(err)
	}
	return Open(t, k, h)
}

// Kept returns the journal of a kept game, and its session at the beginning.
func Kept(t testing.TB, k *match.Kit, text []byte) (game.Journal, *game.Session) {
	t.Helper()
	journal, err := game.ReadJournal(text)
	if err != nil {
		t.Fatal(err)
	}
	return journal, Open(t, k, journal.Header)
}

// Open begins the game of a header.
func Open(t testing.TB, k *match.Kit, h game.Header) *game.Session {
	t.Helper()
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}
