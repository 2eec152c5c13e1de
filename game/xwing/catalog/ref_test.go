package catalog_test

import (
	"go/ast"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing/catalog"
)

func TestRef(t *testing.T) {
	for _, test := range []struct {
		kind catalog.Kind
		ref  string
		xws  string
		ok   bool
	}{
		{catalog.UpgradeCard, "upgrade/r2d2", "r2d2", true},
		{catalog.PilotCard, "upgrade/r2d2", "upgrade/r2d2", false},
		{catalog.DamageKind, "damage/hullbreach/2", "hullbreach/2", true},
		{catalog.UpgradeCard, "upgrades/r2d2", "upgrades/r2d2", false},
		{catalog.UpgradeCard, "upgrade", "upgrade", false},
		{catalog.UpgradeCard, "", "", false},
	} {
		if xws, ok := test.kind.Of(test.ref); xws != test.xws || ok != test.ok || test.kind.Names(test.ref) != test.ok {
			t.Errorf("%s of %q = %q, %v; want %q, %v", test.kind, test.ref, xws, ok, test.xws, test.ok)
		}
		if test.ok && test.kind.Ref(test.xws) != test.ref {
			t.Errorf("%s with %q makes %q, want %q", test.kind, test.xws, test.kind.Ref(test.xws), test.ref)
		}
	}
	if id := catalog.Card(catalog.PilotCard, "wedgeantilles"); id.Ref() != "pilot/wedgeantilles" {
		t.Errorf("Wedge is %s", id.Ref())
	}
}

// TestNoLiteralCardKinds: nobody puts the reference to a card together, or takes it apart,
// by his own spelling of its kind.
func TestNoLiteralCardKinds(t *testing.T) {
	kinds := map[string]bool{}
	for _, k := range []catalog.Kind{catalog.PilotCard, catalog.UpgradeCard, catalog.ConditionCard, catalog.DamageKind,
		catalog.ShipAbility, catalog.DeviceKind, catalog.RemoteKind, catalog.ObstacleKind} {
		kinds[k.Ref("")] = true
	}
	files, err := source.OfGame("../../..", "xwing", "game", "cmd", "scene")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, f := range files {
		if f.Test {
			continue
		}
		f.Texts(func(text string, at ast.Node) {
			if kinds[text] {
				t.Errorf("%s: %q: Kind.Ref, Of and Names know it", f.Line(at), text)
			}
			if kind, _, ok := strings.Cut(text, "/"); ok && kinds[kind+"/"] {
				seen++
			}
		})
	}
	if seen < 10 {
		t.Errorf("only %d references were seen", seen)
	}
}
