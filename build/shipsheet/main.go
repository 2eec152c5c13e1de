// Shipsheet paints every described ship type onto one sheet, large and as small
// as on a table that is seen whole, to look at while describing one:
//
//	go run ./build/shipsheet [-only PART-OF-NAME] FILE.png
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"strings"

	xdraw "golang.org/x/image/draw"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
	palette "xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

func main() {
	only := flag.String("only", "", "paint only ship types with this in their name")
	size := flag.Int("size", 128, "pixels of the large picture")
	columns := flag.Int("columns", 9, "ship types in a row")
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := sheet(flag.Arg(0), *only, *size, *columns); err != nil {
		fmt.Fprintln(os.Stderr, "shipsheet:", err)
		os.Exit(1)
	}
}

func sheet(file, only string, size, columns int) error {
	studio, err := art.NewStudio()
	if err != nil {
		return err
	}
	names, err := fs.Glob(assets.Ships(), "*.txt")
	if err != nil {
		return err
	}
	var ships []string
	for _, n := range names {
		if n = strings.TrimSuffix(n, ".txt"); strings.Contains(n, only) {
			ships = append(ships, n)
		}
	}
	w, h := size+40, size+22
	sheet := image.NewRGBA(image.Rect(0, 0, columns*w, (len(ships)+columns-1)/columns*h))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.NRGBA(palette.Felt)), image.Point{}, draw.Src)
	put := func(r art.Recipe, at image.Rectangle) {
		img := studio.Picture(r)
		xdraw.CatmullRom.Scale(sheet, at, img, img.Bounds(), xdraw.Over, nil)
	}
	for i, ship := range ships {
		x, y := i%columns*w, i/columns*h
		put(art.Ship{Chassis: ship, Side: size}, image.Rect(x, y, x+size, y+size))
		for k := range 4 {
			base := pieces.Base{Size_: gauge.Small, Seat: game.Seat(k % 2), Arcs: pieces.ShadeFront}
			at := image.Pt(x+size+6, y+8+k*32)
			put(base, image.Rectangle{at, at.Add(image.Pt(26, 26))})
			put(art.Ship{Chassis: ship, Side: 26}, image.Rectangle{at.Add(image.Pt(1, 1)), at.Add(image.Pt(25, 25))})
		}
		put(art.Caption{Text: ship, Wide: float64(w), High: 18}, image.Rect(x, y+size, x+w, y+size+18))
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, sheet)
}
