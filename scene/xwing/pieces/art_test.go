package pieces

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"

	imgdraw "image/draw"

	xdraw "golang.org/x/image/draw"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// TestEveryThingHasASign keeps a new kind from going without a picture.
func TestEveryThingHasASign(t *testing.T) {
	var ids []string
	for k := range board.TokenKinds {
		ids = append(ids, k.String())
	}
	for _, a := range catalog.ActionTypes() {
		ids = append(ids, a.String())
	}
	for _, f := range catalog.Factions() {
		ids = append(ids, f.String())
	}
	for a := catalog.FrontArc; a <= catalog.DoubleTurretArc; a++ {
		ids = append(ids, a.String())
	}
	for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
		ids = append(ids, BearingSign(b))
	}
	for f := board.Blank; f <= board.EvadeResult; f++ {
		ids = append(ids, faceSign(f))
	}
	for _, id := range ids {
		if !art.HasSign(id) {
			t.Errorf("%s has no sign", id)
		}
	}
}

// coreObstacles are obstacles of each type.
func coreObstacles(t testing.TB) (out []art.Terrain) {
	t.Helper()
	facts, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"coreasteroid0", "coreasteroid5", "yt2400debris0", "gascloud1"} {
		o, err := facts.Obstacle(id)
		if err != nil {
			t.Fatal(err)
		}
		var points [][2]float64
		for _, v := range o.Outline.Outline(0.5) {
			points = append(points, [2]float64{v.X, v.Y})
		}
		out = append(out, art.Terrain{Name: id, Matter: Matter(o.Type), Outline: art.OutlineOf(points)})
	}
	return out
}

// TestContactSheet paints one of everything; XWING_SHEET names a file to look at.
func TestContactSheet(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	var recipes []art.Recipe
	for i, id := range []string{"t65xwing", "arc170starfighter", "vt49decimator"} {
		recipes = append(recipes, art.Ship{Chassis: id, Side: 120}, art.Raised{Chassis: id, Side: 64})
		b := Base{Size_: gauge.Size(i + 1), Seat: game.Red, Initiative: i % 7, Arcs: ShadeFront,
			Faction: catalog.Faction(i + 1), Name: "Academy Pilot", Number: i + 9}
		b.Detail = Near
		far := b
		far.Detail = Far
		recipes = append(recipes, b, far)
		b.Seat, far.Seat = game.Blue, game.Blue
		recipes = append(recipes, b, far)
	}
	for k := range board.TokenKinds {
		recipes = append(recipes, Token{k})
	}
	for f := board.Blank; f <= board.EvadeResult; f++ {
		recipes = append(recipes, Die{Side: board.Side(f / board.EvadeResult), Face: f})
	}
	for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
		recipes = append(recipes, Maneuver{b, catalog.Difficulty(b%4 + 1), b%8 > 3})
	}
	recipes = append(recipes, Lock{Color: draw.RedSeat}, Lock{Color: draw.BlueSeat, On: true}, Condition{draw.RedSeat, true},
		Condition{Color: draw.BlueSeat}, Turret{gauge.Small, game.Red, false}, Turret{gauge.Huge, game.Red, false}, Turret{gauge.Huge,
			game.Red, true})
	for _, o := range coreObstacles(t) {
		recipes = append(recipes, o)
		o.Sheet = true
		recipes = append(recipes, o)
	}
	const cell, columns = 130, 14
	sheet := image.NewRGBA(image.Rect(0, 0, cell*columns, cell*((len(recipes)+columns-1)/columns)))
	imgdraw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.NRGBA(draw.Felt)), image.Point{}, imgdraw.Src)
	for i, r := range recipes {
		img := studio.Picture(r)
		if img.Bounds().Empty() {
			t.Errorf("%#v paints nothing", r)
		}
		at := image.Pt(i%columns*cell+5, i/columns*cell+5)
		size := min(img.Bounds().Dx(), cell-10)
		xdraw.CatmullRom.Scale(sheet, image.Rectangle{at, at.Add(image.Pt(size, size))}, img, img.Bounds(), xdraw.Over, nil)
	}
	if name := os.Getenv("XWING_SHEET"); name != "" {
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, sheet); err != nil {
			t.Fatal(err)
		}
	}
}
