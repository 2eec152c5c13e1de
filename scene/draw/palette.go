package draw

import "image/color"

// Color is a straight (not premultiplied) color; it compares with ==.
type Color = color.NRGBA

// RGB is an opaque color from 0xrrggbb.
func RGB(hex uint32) Color {
	return Color{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// Fade is c with its opacity multiplied by a in [0, 1].
func Fade(c Color, a float64) Color {
	c.A = uint8(float64(c.A)*min(max(a, 0), 1) + 0.5)
	return c
}

// Mix is the color a part t of the way from a to b.
func Mix(a, b Color, t float64) Color {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// The palette: calm and dark, with few accents.
var (
	White     = RGB(0xffffff)
	Space     = RGB(0x070b12) // around the table
	Felt      = RGB(0x0c131d) // the play area
	Panel     = RGB(0x131b26)
	PanelHigh = RGB(0x1a2431) // a raised part of a panel
	Edge      = RGB(0x2b3a4c)
	EdgeSoft  = RGB(0x202c3a)
	Text      = RGB(0xdbe4ee)
	Muted     = RGB(0x90a1b4)
	Dim       = RGB(0x8090a3)
	Accent    = RGB(0x6cb6d9)
	Button    = RGB(0x22303f)
	ButtonHot = RGB(0x2f4357)
	ButtonOn  = RGB(0x1f4a63)
	Good      = RGB(0x63c07a)
	Warn      = RGB(0xe3ae4d)
	Bad       = RGB(0xe0675c)
	Focus     = RGB(0xffd75e) // around what the keys are at

	RedSeat  = RGB(0xe0675c)
	BlueSeat = RGB(0x5b9be0)
	RedName  = RGB(0xeb9c95) // for words: as bright as words must be
	BlueName = RGB(0x94bfeb)

	DifficultyBlue   = RGB(0x57aee6)
	DifficultyWhite  = RGB(0xe9eef3)
	DifficultyRed    = RGB(0xe25d55)
	DifficultyPurple = RGB(0xb185e6)

	GreenToken  = RGB(0x58b96b)
	OrangeToken = RGB(0xe59440)
	RedToken    = RGB(0xd9574f)
	BlueToken   = RGB(0x4f94da)

	Hull    = RGB(0xe7c55a)
	Shield  = RGB(0x5fb4e8)
	Charge  = RGB(0xf0b64c)
	Force   = RGB(0xb185e6)
	Agility = RGB(0x63c07a)
	Damage  = RGB(0xe2694f)
)
