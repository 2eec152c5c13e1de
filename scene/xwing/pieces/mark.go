package pieces

import (
	"image"

	"github.com/fogleman/gg"

	"xwing/scene/art"
	"xwing/scene/draw"
)

// Mark is the program's icon, Side pixels wide: our X-wing on a tile of night, over the
// bars of both sides, which cross. One unit is a hundredth of half its side.
type Mark struct{ Side int }

// MarkSides are the sizes in which systems want an icon, in pixels.
func MarkSides() []int { return []int{16, 24, 32, 48, 64, 128, 256, 512} }

// plain is the size, in pixels, below which a ship is a smudge: the bars stand alone.
const plain = 24

// Size is 200 units.
func (m Mark) Size() (w, h, scale float64) { return 200, 200, float64(m.Side) / 200 }

// Paint paints tile, bars and ship. The tile has a light rim: it is seen on a dark ground, too.
func (m Mark) Paint(p *art.Paper) {
	const half, corner = 100.0, 44.0
	rim := max(6, 200/float64(m.Side)) // a pixel at least
	night := gg.NewLinearGradient(0, 0, 0, float64(m.Side))
	night.AddColorStop(0, draw.RGB(0x274465))
	night.AddColorStop(1, draw.RGB(0x0b1524))
	p.DrawRoundedRectangle(-half, -half, 2*half, 2*half, corner)
	p.SetFillStyle(night)
	p.Fill()
	p.DrawRoundedRectangle(-half+rim/2, -half+rim/2, 2*half-rim, 2*half-rim, corner-rim/2)
	p.Ink(draw.RGB(0x6f93b5))
	p.Pen(rim)
	p.Stroke()
	if m.Side < plain {
		m.bars(p, 62, 14, 30)
		p.Ink(draw.Warn)
		p.DrawCircle(0, 0, 24)
		p.Fill()
		return
	}
	m.bars(p, 68, 0, 17)
	m.ship(p)
}

// bars cross from corner to corner, from inner to arm of the way along each side: Red's
// and Blue's.
func (m Mark) bars(p *art.Paper, arm, inner, wide float64) {
	p.SetLineCapRound()
	p.Pen(wide)
	for i, c := range []draw.Color{draw.RedSeat, draw.BlueSeat} {
		side := float64(1 - 2*i)
		for _, end := range []float64{-1, 1} {
			p.Ink(c)
			p.DrawLine(end*side*inner, -end*inner, end*side*arm, -end*arm)
			p.Stroke()
		}
	}
}

// ship stands in the middle, raised for as many pixels as it has.
func (m Mark) ship(p *art.Paper) {
	side := m.Side * 29 / 32
	img := p.Studio.Picture(art.Ship{Chassis: "t65xwing", Side: side})
	p.Push()
	p.Identity()
	p.DrawImage(img, (m.Side-side)/2, (m.Side-side)/2)
	p.Pop()
}

// Marks are the program's icons, painted at once.
func Marks(s *art.Studio, sides ...int) []image.Image {
	out := make([]image.Image, len(sides))
	for i, side := range sides {
		out[i] = s.Picture(Mark{side})
	}
	return out
}
