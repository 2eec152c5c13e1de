package match

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
)

// TestDamageIsNotTakenBackAlone plays a kept game again: after each choice that damage
// came of, facedown cards and lost shields too, the other player must agree before it
// is taken back (ruling 20); most choices of a game are free.
func TestDamageIsNotTakenBackAlone(t *testing.T) {
	k := kit(t)
	kept := keptJournal(t, "rebel-core-imperial-core")
	j, err := game.ReadJournal(kept)
	if err != nil {
		t.Fatal(err)
	}
	r, err := game.NewReplay(j, k.Start)
	if err != nil {
		t.Fatal(err)
	}
	s := r.Session()
	defer s.Close()
	hurt, free, asked := 0, 0, s.Choices()
	for {
		more, parted := r.Next()
		if parted != nil {
			t.Fatal(parted)
		}
		if !more {
			break
		}
		damage := false
		for _, e := range s.Drain() {
			switch e.(type) {
			case board.DamageSuffered, board.DamageDealt:
				damage = true
			}
		}
		if s.Choices() == asked {
			continue
		}
		asked = s.Choices()
		u := s.CanUndo(game.NoSeat)
		switch {
		case damage:
			hurt++
			if !u.Agreement {
				t.Errorf("choice %d, step %s: what led to damage can be taken back alone", asked, s.Step())
			}
		case !u.Agreement:
			free++
		}
	}
	if hurt < 10 || free < 10 {
		t.Errorf("%d choices led to damage, %d are free", hurt, free)
	}
}
