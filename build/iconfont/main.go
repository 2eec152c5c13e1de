// Iconfont writes our icon set (assets/icons) as a TrueType font, so that signs
// stand in sentences like letters do:
//
//	go run ./build/iconfont assets/fonts/icons.ttf
package main

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"

	"xwing/assets"
	"xwing/scene/art/figure"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: iconfont FILE.ttf")
		os.Exit(2)
	}
	font, err := iconFont(assets.Icons())
	if err == nil {
		err = os.WriteFile(os.Args[1], font, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "iconfont:", err)
		os.Exit(1)
	}
}

// The frame of a sign in the em of the font, which is 1000 units: a sign is a
// little taller than a capital and has its middle where a capital has it.
const (
	em     = 1000
	scale  = 4.5  // units for a hundredth of the frame
	middle = 355  // above the base line
	left   = 450  // of the sign's middle
	wide   = 1070 // the advance: the sign and a little room before the word it belongs to
)

// iconFont is the font of all signs.
func iconFont(icons fs.FS) ([]byte, error) {
	runes, err := figure.Runes(icons)
	if err != nil {
		return nil, err
	}
	source := func(name string) (string, error) {
		b, err := fs.ReadFile(icons, name+".txt")
		return string(b), err
	}
	f := font{glyphs: []glyph{notdef()}}
	for _, name := range slices.SortedFunc(maps.Keys(runes), func(a, b string) int { return int(runes[a] - runes[b]) }) {
		fig, err := figure.Load(name, source)
		if err != nil {
			return nil, err
		}
		f.glyphs = append(f.glyphs, glyphOf(&fig))
		f.runes = append(f.runes, runes[name])
	}
	return f.bytes(), nil
}

// glyphOf turns a figure, whose y points down, into a glyph, whose y points up:
// what winds clockwise on screen still does.
func glyphOf(f *figure.Figure) glyph {
	var g glyph
	for _, p := range f.Parts {
		for _, o := range p.Outlines {
			var c []point
			for _, q := range o {
				at := point{round(left + q.X*scale), round(middle - q.Y*scale)}
				if len(c) == 0 || at != c[len(c)-1] {
					c = append(c, at)
				}
			}
			for len(c) > 1 && c[0] == c[len(c)-1] {
				c = c[:len(c)-1]
			}
			if len(c) > 2 {
				g.contours = append(g.contours, c)
			}
		}
	}
	return g
}

func round(v float64) int16 {
	if v < 0 {
		return -int16(0.5 - v)
	}
	return int16(v + 0.5)
}

// notdef is the glyph of what the font does not have: an empty box.
func notdef() glyph {
	return glyph{contours: [][]point{
		{{100, 0}, {100, 700}, {780, 700}, {780, 0}},
		{{160, 60}, {720, 60}, {720, 640}, {160, 640}},
	}}
}
