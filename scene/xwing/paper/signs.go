package paper

import (
	"image/color"
	"io/fs"
	"math"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/art/figure"
	"xwing/scene/xwing/pieces"
)

// figure reads a description; the plain one stands in for what there is none of.
func (p *press) figure(dir fs.FS, kind, name string) *figure.Figure {
	if f, ok := p.figures[kind+name]; ok {
		return f
	}
	f, err := figure.Load(name, art.In(dir))
	if err != nil && name != "plain" {
		f = *p.figure(dir, kind, "plain")
	}
	p.figures[kind+name] = &f
	return &f
}

// sign prints a sign of the icon set about a place, so many points large.
func (p *press) sign(id string, x, y, size float64, ink color.NRGBA) {
	f := p.figure(assets.Icons(), "icon:", id)
	var all [][]figure.Pt
	for i := range f.Parts {
		all = append(all, f.Parts[i].Outlines...)
	}
	p.fill(placed(all, x, y, size/200), ink)
}

// ink is the ink of a difficulty.
func (s *Sheet) ink(d catalog.Difficulty) color.NRGBA {
	switch d {
	case catalog.Red:
		return red
	case catalog.Purple:
		return purple
	case catalog.Blue:
		if s.green {
			return green
		}
		return blue
	}
	return black
}

// mark prints what tells a difficulty without its color: a triangle for red, a disc for the easy one, a diamond for
// purple, nothing for white. The radius is in points.
func (p *press) mark(d catalog.Difficulty, x, y, r float64) {
	var o []figure.Pt
	switch d {
	case catalog.Red:
		o = []figure.Pt{{X: 0, Y: -1}, {X: 1, Y: 0.8}, {X: -1, Y: 0.8}}
	case catalog.Blue:
		for i := range 24 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 12)
			o = append(o, figure.Pt{X: 0.8 * cos, Y: 0.8 * sin})
		}
	case catalog.Purple:
		o = []figure.Pt{{X: 0, Y: -1}, {X: 1, Y: 0}, {X: 0, Y: 1}, {X: -1, Y: 0}}
	default:
		return
	}
	p.fill(placed([][]figure.Pt{o}, x, y, r), p.sheet.ink(d))
}

// legend says what the marks stand for.
func (p *press) legend(x, y float64) {
	for _, d := range []catalog.Difficulty{catalog.Blue, catalog.Red, catalog.Purple} {
		p.mark(d, x+3, y-2.6, 2.6)
		name := d.String()
		if d == catalog.Blue && p.sheet.green {
			name = "green"
		}
		x = p.write(x+8, y, 60, smallSize, false, gray, p.sheet.words.Value("difficulty", name)) + 10
	}
}

// maneuver prints a maneuver of a dial in a cell.
func (p *press) maneuver(m catalog.Maneuver, x, y, side float64) {
	p.draw(box(x+0.4, y+0.4, side-0.8, side-0.8), 0.4, light, true)
	scale := side / 250
	p.sign(pieces.BearingSign(m.Bearing), x+side/2, y+side/2, 200*scale, p.sheet.ink(m.Difficulty))
	dx, dy := pieces.Free(m.Bearing)
	p.mark(m.Difficulty, x+side/2+dx*scale*1.12, y+side/2+dy*scale*1.12, 30*scale)
}

// silhouette prints a ship type from above, its nose up, about a place.
func (p *press) silhouette(name string, x, y, size float64) {
	f := p.figure(assets.Ships(), "ship:", name)
	far, tall := f.Extent()
	scale := size / 2 / max(far, tall, 1)
	for i := range f.Parts {
		o := placed(f.Parts[i].Outlines, x, y, scale)
		p.fill(o, tone(f.Parts[i].Tone))
		p.draw(o, 0.35, black, false)
	}
}

// tone is the gray of a part of a ship.
func tone(t figure.Tone) color.NRGBA {
	g := uint8(0xe6)
	switch t {
	case figure.Wing:
		g = 0xcc
	case figure.Dark:
		g = 0x80
	case figure.Trim:
		g = 0xa4
	case figure.Glass:
		g = 0x40
	case figure.Glow:
		g = 0xff
	}
	return color.NRGBA{g, g, g, 255}
}
