package catalog_test

import (
	"os"
	"testing"
	"xwing/game/catalog"
)

func TestLoad(t *testing.T) {
	c, err := catalog.Load(os.DirFS("../../assets/facts/xwing2"))
	if err != nil {
		t.Fatal(err)
	}
	t.Log(c.Version(), len(c.Ships()), len(c.Pilots()), len(c.Upgrades()))
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		catalog.Load(os.DirFS("../../assets/facts/xwing2"))
	}
}
