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

// TestCrafts: the remotes that are painted as what they are have a picture, and no eye.
func TestCrafts(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, remote := range cat.Remotes() {
		_, err := fs.Stat(assets.Ships(), remote.ID+".txt")
		if Craft(remote.ID) != (err == nil) {
			t.Errorf("%s is painted as what it is: %v; its picture: %v", remote.ID, Craft(remote.ID), err)
		}
		if Craft(remote.ID) {
			n++
		}
	}
	if n == 0 {
		t.Error("no remote has a picture")
	}
}
