package art

import (
	"math"

	"xwing/game/catalog"
	"xwing/physics"
	"xwing/scene/draw"
)

// Maneuver is the sign of a bearing in the color of a difficulty.
type Maneuver struct {
	Bearing    physics.Bearing
	Difficulty catalog.Difficulty
}

// DifficultyColor is the color of a difficulty.
func DifficultyColor(d catalog.Difficulty) draw.Color {
	switch d {
	case catalog.Blue:
		return draw.DifficultyBlue
	case catalog.Red:
		return draw.DifficultyRed
	case catalog.Purple:
		return draw.DifficultyPurple
	}
	return draw.DifficultyWhite
}

// Size is 24 units.
func (m Maneuver) Size() (w, h, scale float64) { return 24, 24, tokenScale }

// Paint paints an arrow of the maneuver's shape.
func (m Maneuver) Paint(p *Paper) {
	p.Ink(DifficultyColor(m.Difficulty))
	p.Pen(3)
	p.SetLineCapButt()
	p.SetLineJoinRound()
	flip := false
	switch m.Bearing {
	case physics.BankRight, physics.TurnRight, physics.SegnorsLoopRight, physics.TallonRollRight,
		physics.ReverseBankRight, physics.SideslipBankRight, physics.SideslipTurnRight:
		flip = true
	}
	if flip {
		p.Scale(-1, 1)
	}
	switch m.Bearing {
	case physics.StraightAhead:
		arrow(p, 0, 9, 0, -4, 0, -1)
	case physics.BankLeft, physics.SideslipBankLeft, physics.BankRight, physics.SideslipBankRight:
		p.MoveTo(3, 9)
		p.QuadraticTo(3, 0, -2.6, -4)
		p.Stroke()
		head(p, -4.2, -5.2, -0.72, -0.69)
	case physics.TurnLeft, physics.TurnRight, physics.SideslipTurnLeft, physics.SideslipTurnRight:
		p.MoveTo(5, 9)
		p.LineTo(5, -3)
		p.LineTo(-2, -3)
		p.Stroke()
		head(p, -4, -3, -1, 0)
	case physics.KoiogranTurn:
		p.MoveTo(4.5, 9)
		p.LineTo(4.5, -2)
		p.DrawArc(0, -2, 4.5, 0, -math.Pi)
		p.LineTo(-4.5, 2)
		p.Stroke()
		head(p, -4.5, 3.5, 0, 1)
	case physics.SegnorsLoopLeft, physics.SegnorsLoopRight:
		p.MoveTo(7, 9)
		p.QuadraticTo(7, -1, 2, -4.5)
		p.QuadraticTo(-4, -8, -6, 0)
		p.Stroke()
		head(p, -6, 2, 0.1, 1)
	case physics.TallonRollLeft, physics.TallonRollRight:
		p.MoveTo(6.5, 9)
		p.LineTo(6.5, -5)
		p.LineTo(-5, -5)
		p.LineTo(-5, 3)
		p.Stroke()
		head(p, -5, 4, 0, 1)
	case physics.Stationary:
		p.DrawRectangle(-6, -6, 12, 12)
		p.Fill()
	case physics.ReverseStraight:
		arrow(p, 0, -9, 0, 4, 0, 1)
	case physics.ReverseBankLeft, physics.ReverseBankRight:
		p.MoveTo(3, -9)
		p.QuadraticTo(3, 0, -2.6, 4)
		p.Stroke()
		head(p, -4.2, 5.2, -0.72, 0.69)
	}
}

func arrow(p *Paper, x0, y0, x1, y1, dx, dy float64) {
	p.DrawLine(x0, y0, x1, y1)
	p.Stroke()
	head(p, x1, y1, dx, dy)
}

// head paints an arrow head whose base's middle is (x, y), pointing along (dx, dy).
func head(p *Paper, x, y, dx, dy float64) {
	const w, l = 4.6, 5.6
	p.Poly(x-dy*w, y+dx*w, x+dx*l, y+dy*l, x+dy*w, y-dx*w)
	p.Fill()
}
