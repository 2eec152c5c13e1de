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

// The palette: calm and dark, with few accents. All colors are named here but those of
// pieces, which look the same in any light; lists show them by their Theme.
var (
	White        = RGB(0xffffff)
	Space        = RGB(0x070b12) // around the table
	Felt         = RGB(0x0c131d) // the play area
	Shadow       = RGB(0x000000) // in any light
	BrightestMat = RGB(0x3c3c3c) // as bright as a mat may be
	Panel        = RGB(0x131b26)
	PanelHigh    = RGB(0x1a2431) // a raised part of a panel
	Floating     = RGB(0x0b121b) // a panel over the table, which shimmers through
	Card         = RGB(0x172130) // of a ship in a roster
	Tip          = RGB(0x0a1017)
	Night        = RGB(0x04070d) // what darkens
	Edge         = RGB(0x2b3a4c)
	EdgeSoft     = RGB(0x202c3a)
	Text         = RGB(0xdbe4ee)
	Muted        = RGB(0x90a1b4)
	Dim          = RGB(0x8090a3) // what may not be pressed, or is struck out
	StepOff      = RGB(0x8a9caf)
	Accent       = RGB(0x6cb6d9)
	Button       = RGB(0x22303f)
	ButtonHot    = RGB(0x2f4357)
	ButtonOn     = RGB(0x173a50)
	Primary      = RGB(0x2a6a8c) // to be pressed next; the step that is on
	Lit          = RGB(0x8fb9d6) // in what the mouse is on
	Good         = RGB(0x63c07a)
	Warn         = RGB(0xe3ae4d)
	Bad          = RGB(0xe0675c)
	Focus        = RGB(0xffd75e) // around what the keys are at
	Now          = RGB(0xffb454) // initiative, the round that is on

	RedSeat  = RGB(0xe0675c)
	BlueSeat = RGB(0x5b9be0)
	RedName  = RGB(0xeb9c95) // for words: as bright as words must be
	BlueName = RGB(0x94bfeb)

	DifficultyBlue   = RGB(0x57aee6)
	DifficultyGreen  = RGB(0x63c07a)
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
	Energy  = RGB(0xee93d6)
	Force   = RGB(0xb185e6)
	Agility = RGB(0x63c07a)
	Damage  = RGB(0xe2694f)

	// The ground.
	Faint    = RGB(0xb8c8da) // rulers and bands
	Star     = RGB(0xa9c4e2)
	ColdStar = RGB(0xa9c4ff)
	WarmStar = RGB(0xffe6c4)

	// Dice and damage cards.
	AttackDie   = RGB(0xb02a28)
	AttackSign  = RGB(0xfff4f0)
	DefenseDie  = RGB(0x1f7d42)
	DefenseSign = RGB(0xf1fff4)

	Gold      = RGB(0xffc95e) // dice that cancel each other, and those rolled again
	Struck    = RGB(0xff9a84)
	HitSum    = RGB(0xff8a70)
	DialFace  = RGB(0x0a0f16)
	CardPaper = RGB(0xead9c0)
	CardBand  = RGB(0x8f2f1c)
	CardTitle = RGB(0x5c170a)
	CardInk   = RGB(0x3a1a10)
	CardBack  = RGB(0x2a1512)
	CardEdge  = RGB(0xa8492f)
	CardSign  = RGB(0xf6e2c8)

	// What happens.
	HitLight     = RGB(0xff6a4a)
	CritLight    = RGB(0xffb03a)
	WhiteHot     = RGB(0xfff2dc)
	IonLight     = RGB(0x8fb4ff)
	TractorLight = RGB(0x9fd8ff)
	EngineLight  = RGB(0x7fd0ff)
	GreenLaser   = RGB(0x7dff6a)
	BlueLaser    = RGB(0x6ab4ff)
	RedLaser     = RGB(0xff5a4a)
	Ember        = RGB(0x9a2414)
	Smoke        = RGB(0x6d747c)
	Dust         = RGB(0xcbb89f)
)

// How much could fall where, in five steps from little to much: what lies on the table, through which the mat stays to be seen, and
// the lines and numbers of it.
var (
	ThreatFill = [...]Color{Fade(RGB(0x5a45a8), 0.46), Fade(RGB(0x9a3fa8), 0.45), Fade(RGB(0xd04f74), 0.36), Fade(RGB(0xf08a4a), 0.25),
		Fade(RGB(0xffd76a), 0.17)}
	ThreatLine = [...]Color{RGB(0xa999f0), RGB(0xd77fe4), RGB(0xf0819f), RGB(0xf08a4a), RGB(0xffd76a)}
)
