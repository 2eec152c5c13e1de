package pieces

import (
	"io/fs"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

// TestLikenesses finds a picture for every ship type of both families.
func TestLikenesses(t *testing.T) {
	for family, facts := range map[catalog.Family]fs.FS{catalog.XWing1: assets.FirstFacts(), catalog.XWing2: assets.Facts()} {
		cat, err := family.Open(facts)
		if err != nil {
			t.Fatal(err)
		}
		for _, ship := range cat.Ships() {
			if _, err := fs.Stat(assets.Ships(), Likeness(ship.XWS)+".txt"); err != nil {
				t.Errorf("%s has no picture: %v", ship.Name, err)
			}
			if family == catalog.XWing2 && Likeness(ship.XWS) != ship.XWS {
				t.Errorf("%s looks like %s", ship.XWS, Likeness(ship.XWS))
			}
		}
	}
}
