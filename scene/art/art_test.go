package art

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"

	imgdraw "image/draw"

	xdraw "golang.org/x/image/draw"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
	"xwing/scene/draw"
)

// TestEveryTokenAndActionHasASign keeps a new kind from going without a picture.
func TestEveryTokenAndActionHasASign(t *testing.T) {
	for k := range xwing.Token(xwing.TokenKinds) {
		if !HasSign(k.String()) {
			t.Errorf("token %s has no sign", k)
		}
	}
	for _, a := range catalog.ActionTypes() {
		if !HasSign(a.String()) {
			t.Errorf("action %s has no sign", a)
		}
	}
}

// TestContactSheet paints one of everything; XWING_SHEET names a file to look at.
func TestContactSheet(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	var recipes []Recipe
	for i, p := range pictures {
		recipes = append(recipes, Base{Chassis: p.id, Size_: physics.Size(i%3 + 1), Seat: game.Seat(i % 2), Initiative: i % 7, Arcs: ShadeFront})
	}
	for k := range xwing.Token(xwing.TokenKinds) {
		recipes = append(recipes, Token{k})
	}
	for _, a := range catalog.ActionTypes() {
		recipes = append(recipes, Icon{a.String(), draw.Text})
	}
	for f := xwing.Blank; f <= xwing.EvadeResult; f++ {
		recipes = append(recipes, Die{Side: xwing.Side(f / xwing.EvadeResult), Face: f})
	}
	for b := physics.StraightAhead; b <= physics.SideslipTurnRight; b++ {
		recipes = append(recipes, Maneuver{b, catalog.Difficulty(b%4 + 1)})
	}
	recipes = append(recipes, Lock{draw.RedSeat}, Turret{physics.Small, game.Red})
	const cell, columns = 330, 14
	sheet := image.NewRGBA(image.Rect(0, 0, cell*columns, cell*((len(recipes)+columns-1)/columns)))
	imgdraw.Draw(sheet, sheet.Bounds(), image.NewUniform(color.NRGBA(draw.Felt)), image.Point{}, imgdraw.Src)
	for i, r := range recipes {
		img := studio.Picture(r)
		if img.Bounds().Empty() {
			t.Errorf("%#v paints nothing", r)
		}
		at := image.Pt(i%columns*cell+5, i/columns*cell+5)
		imgdraw.Draw(sheet, img.Bounds().Add(at), img, image.Point{}, imgdraw.Over)
	}
	if name := os.Getenv("XWING_SHEET"); name != "" {
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		small := image.NewRGBA(image.Rect(0, 0, sheet.Rect.Dx()/3, sheet.Rect.Dy()/3))
		xdraw.ApproxBiLinear.Scale(small, small.Rect, sheet, sheet.Rect, xdraw.Src, nil)
		if err := png.Encode(f, small); err != nil {
			t.Fatal(err)
		}
	}
}
