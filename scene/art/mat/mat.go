package mat

import "image"

// Mat is one that a player can choose.
type Mat struct {
	ID     string // in config.toml
	seed   uint64
	deep   color // of the space between
	gas    [3]color
	thick  float64 // how much of it there is
	planet *planet
	shines bool // nothing lies over it that is judged: see Shining
}

// color is linear light: its numbers can be added.
type color [3]float64

// Plain is the mat without any picture.
const Plain = "plain"

// All lists the mats, the usual one first.
func All() []Mat {
	return []Mat{
		{ID: "teal", seed: 36417, thick: 1, deep: rgb(0x040812), gas: [3]color{rgb(0x10507a), rgb(0x3a2f9a), rgb(0x1f9a9a)},
			planet: &planet{x: 0.92, y: 0.20, r: 0.37, base: rgb(0x1f8088), band: rgb(0x86c2c0), air: rgb(0x4fd0c8), bands: 1.3}},
		{ID: "ember", seed: 940838, thick: 0.9, deep: rgb(0x0a0608), gas: [3]color{rgb(0x7a2a35), rgb(0x5a2560), rgb(0xa8602a)},
			planet: &planet{x: 0.07, y: 0.94, r: 0.31, base: rgb(0xb0622c), band: rgb(0xf0b070), air: rgb(0xff9a50), bands: 2.2}},
		{ID: "violet", seed: 344937, thick: 0.7, deep: rgb(0x070513), gas: [3]color{rgb(0x4a2aa0), rgb(0x8a2f9a), rgb(0x2a4fc0)}},
		{ID: "ice", seed: 3462, thick: 0.55, deep: rgb(0x050a10), gas: [3]color{rgb(0x2a5570), rgb(0x26406a), rgb(0x6a9ab0)},
			planet: &planet{x: 0.16, y: 0.24, r: 0.30, base: rgb(0x9fb0bd), band: rgb(0x64727f), air: rgb(0xbfe4ff), craters: true}},
		{ID: Plain},
	}
}

// Find is the mat of that id, the usual one if there is none.
func Find(id string) Mat {
	all := All()
	for _, m := range all {
		if m.ID == id {
			return m
		}
	}
	return all[0]
}

// Shining is the mat in its own light, for where nothing is judged.
func (m Mat) Shining() Mat {
	m.shines = true
	return m
}

// Bare reports whether the mat has no picture.
func (m *Mat) Bare() bool { return m.seed == 0 }

// Spread is how many sides of the play area the gas covers, about its middle.
const Spread = 2.1

// Picture is painted row by row, for all of it takes a while.
type Picture struct {
	Image *image.RGBA
	y     int
	row   func(y int)
}

// Row paints the next row and reports whether it was the last.
func (p *Picture) Row() bool {
	p.row(p.y)
	p.y++
	return p.y >= p.Image.Rect.Dy()
}

// Whole paints what is left.
func (p *Picture) Whole() *image.RGBA {
	for !p.Row() {
	}
	return p.Image
}

// begin is an empty square picture.
func begin(side int) *Picture {
	return &Picture{Image: image.NewRGBA(image.Rect(0, 0, side, side))}
}
