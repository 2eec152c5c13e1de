package pieces

import (
	"image"
	"image/draw"
	"io/fs"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/art/figure"
)

func openFacts(t *testing.T) *catalog.Catalog {
	t.Helper()
	facts, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	return facts
}

// TestEveryChassisHasAnOutline reads the description of every chassis: it fits the base on which it stands, and fills most
// of its length.
func TestEveryChassisHasAnOutline(t *testing.T) {
	facts := openFacts(t)
	known := map[string]bool{}
	for _, c := range facts.AllChassis() {
		name := ShipPicture(c.ID)
		known[name] = true
		f, err := figure.Load(name, art.In(assets.Ships()))
		if err != nil {
			t.Error(err)
			continue
		}
		base := c.Size.Base()
		x, y := f.Extent()
		if y < 90 || y > 104 {
			t.Errorf("%s reaches %v ahead or aft, want 90 to 104", c.ID, y)
		}
		if most := base.X / base.Y / modelReach * 100; x > most {
			t.Errorf("%s reaches %v to its side, its base %v", c.ID, x, most)
		}
		for _, p := range f.Parts {
			if p.Tone == figure.Ink || p.Tone == figure.Cut {
				t.Errorf("%s has a part of tone %s, which is for signs", c.ID, p.Tone)
			}
		}
	}
	if len(known) != 30 {
		t.Errorf("%d chassis with outlines of their own, want 30", len(known))
	}
	files, err := fs.Glob(assets.Ships(), "armada/*.txt")
	if err != nil || len(files) < 20 {
		t.Errorf("%d descriptions, %v", len(files), err)
	}
	for _, file := range files {
		if !known[strings.TrimSuffix(file, ".txt")] {
			t.Errorf("%s is of no chassis", file)
		}
	}
	for _, s := range facts.Ships() {
		if _, err := facts.Chassis(s.Chassis); err != nil {
			t.Errorf("%s: %v", s.ID, err)
		}
	}
}

// TestChassisLookDifferent finds no two chassis with nearly the same picture.
func TestChassisLookDifferent(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	const side, clearly = 64, 150
	pictures := map[string]*image.RGBA{}
	for _, c := range openFacts(t).AllChassis() {
		img := image.NewRGBA(image.Rect(0, 0, side, side))
		draw.Draw(img, img.Rect, studio.Picture(art.Raised{Chassis: ShipPicture(c.ID), Side: side, Great: true}), image.Point{}, draw.Src)
		for id, other := range pictures {
			if n := differing(img, other); n < clearly {
				t.Errorf("%s and %s differ in %d pixels only", c.ID, id, n)
			}
		}
		pictures[c.ID] = img
	}
}

// differing is how many of two pictures' pixels differ clearly.
func differing(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		for k := range 4 {
			if d := int(a.Pix[i+k]) - int(b.Pix[i+k]); d > 64 || d < -64 {
				n++
				break
			}
		}
	}
	return n
}

// TestEverySquadronHasAPicture: all 107 show something that flies.
func TestEverySquadronHasAPicture(t *testing.T) {
	all := openFacts(t).Squadrons()
	if len(all) != 107 {
		t.Errorf("%d squadrons, want 107", len(all))
	}
	for _, s := range all {
		if _, err := figure.Load(SquadronPicture(s.Chassis), art.In(assets.Ships())); err != nil {
			t.Errorf("%s flies %q: %v", s.ID, s.Chassis, err)
		}
	}
}

// TestEveryObstacleIsRaised: every obstacle is painted in all of its outline, every kind in its own matter.
func TestEveryObstacleIsRaised(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[art.Matter]catalog.ObstacleKind{}
	for _, k := range catalog.ObstacleKinds() {
		if other, ok := kinds[matter(k)]; ok {
			t.Errorf("%v looks like %v", k, other)
		}
		kinds[matter(k)] = k
	}
	seen := map[catalog.ObstacleKind]bool{}
	for _, o := range openFacts(t).Obstacles() {
		seen[o.Kind] = true
		outline := art.OutlineOf(o.Points)
		if outline.N != len(o.Points) {
			t.Errorf("%s has %d points, of which %d are painted", o.ID, len(o.Points), outline.N)
		}
		img := studio.Picture(art.Terrain{Name: o.ID, Matter: matter(o.Kind), Outline: outline})
		middle := img.Bounds().Size().Div(2)
		for _, q := range o.Points { // nine tenths of the way to each corner
			x, y := middle.X+int(q[0]*2.16), middle.Y-int(q[1]*2.16)
			if _, _, _, a := img.At(x, y).RGBA(); a < 0x4000 && o.Outline().Contains(physics.Vec{X: q[0] * 0.9, Y: q[1] * 0.9}) {
				t.Errorf("%s is not painted at %.0f, %.0f", o.ID, q[0]*0.9, q[1]*0.9)
			}
		}
	}
	if len(seen) != len(catalog.ObstacleKinds()) {
		t.Errorf("obstacles of %d kinds, want %d", len(seen), len(catalog.ObstacleKinds()))
	}
}

// TestEverySignIsDrawn reads the sign of every token, command, face and marker.
func TestEverySignIsDrawn(t *testing.T) {
	ids := []string{FlagSign, ObjectiveSign, VictorySign, "accuracy", "hit", "crit"}
	for _, k := range catalog.DefenseTokens() {
		ids = append(ids, "defense-"+k.String())
	}
	for _, c := range catalog.Commands() {
		ids = append(ids, "command-"+c.String())
	}
	for _, m := range []board.MarkerKind{board.ObjectiveToken, board.ProximityMine, board.GravWell, board.GravShift, board.TargetingToken,
		board.Corona} {
		ids = append(ids, "marker-"+string(m))
	}
	for _, id := range ids {
		f, err := figure.Load("armada/"+id, art.In(assets.Icons()))
		if err != nil {
			t.Error(err)
			continue
		}
		if x, y := f.Extent(); max(x, y) > 100 || max(x, y) < 70 {
			t.Errorf("%s reaches %v, %v", id, x, y)
		}
	}
	files, err := fs.Glob(assets.Icons(), "armada/*.txt")
	if err != nil || len(files) != len(ids) {
		t.Errorf("%d signs are described, %d wanted: %v", len(files), len(ids), err)
	}
}

// TestLiveries: of a chassis that two factions have, one has its paint as described, the other its own.
func TestLiveries(t *testing.T) {
	facts := openFacts(t)
	flown := map[string]map[catalog.Faction]bool{}
	add := func(chassis string, f catalog.Faction) {
		if flown[chassis] == nil {
			flown[chassis] = map[catalog.Faction]bool{}
		}
		flown[chassis][f] = true
	}
	for _, s := range facts.Ships() {
		add(s.Chassis, s.Faction)
	}
	for _, s := range facts.Squadrons() {
		add(s.Chassis, s.Faction)
	}
	for chassis, by := range flown {
		plain := 0
		for f := range by {
			if livery(chassis, f).A == 0 {
				plain++
			}
		}
		if plain != 1 {
			t.Errorf("%s is flown by %d factions, %d of them in its own paint", chassis, len(by), plain)
		}
	}
}
