package pieces

import (
	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Maneuver is the sign of a bearing in the color of a difficulty.
type Maneuver struct {
	Bearing    gauge.Bearing
	Difficulty catalog.Difficulty
	Green      bool // easy ones are printed in green, not in blue
}

// DifficultyColor is the color of a difficulty; green where the easy one is not printed in blue.
func DifficultyColor(d catalog.Difficulty, green bool) draw.Color {
	switch d {
	case catalog.Blue:
		if green {
			return draw.DifficultyGreen
		}
		return draw.DifficultyBlue
	case catalog.Red:
		return draw.DifficultyRed
	case catalog.Purple:
		return draw.DifficultyPurple
	}
	return draw.DifficultyWhite
}

// Size is 24 units.
func (m Maneuver) Size() (w, h, scale float64) { return 24, 24, art.TokenScale }

// Dressed: it stands on panels as words do.
func (m Maneuver) Dressed() bool { return true }

// Paint paints an arrow of the maneuver's shape.
func (m Maneuver) Paint(p *art.Paper) {
	f := p.Studio.Figure(assets.Icons(), "icon:", BearingSign(m.Bearing))
	p.Push()
	p.Scale(0.116, 0.116)
	p.InkFigure(f, DifficultyColor(m.Difficulty, m.Green))
	m.mark(p)
	p.Pop()
}

// mark paints beside the arrow what tells its difficulty without the color: a
// triangle for red, a disc for blue or green, a diamond for purple, nothing for white.
func (m Maneuver) mark(p *art.Paper) {
	const r = 25
	x, y := Free(m.Bearing)
	p.Push()
	p.Translate(x, y)
	switch m.Difficulty {
	case catalog.Red:
		p.Poly(0, -r, r, r*0.8, -r, r*0.8)
	case catalog.Blue:
		p.DrawCircle(0, 0, r*0.8)
	case catalog.Purple:
		p.Poly(0, -r, r, 0, 0, r, -r, 0)
	}
	p.Fill()
	p.Pop()
}

// Free is where the arrow of a bearing leaves room for a mark, in hundredths of its frame from its middle.
func Free(b gauge.Bearing) (x, y float64) {
	switch b {
	case gauge.KoiogranTurn, gauge.SegnorsLoopLeft, gauge.SegnorsLoopRight, gauge.TallonRollLeft, gauge.TallonRollRight:
		return 4, 78
	case gauge.BankRight, gauge.TurnRight, gauge.SideslipBankRight, gauge.SideslipTurnRight:
		return 62, 62
	case gauge.ReverseBankRight:
		return 62, -62
	case gauge.ReverseBankLeft:
		return -62, -62
	case gauge.Stationary:
		return -84, 84
	}
	return -62, 62
}

// BearingSign is the id of the sign of a bearing.
func BearingSign(b gauge.Bearing) string {
	switch b {
	case gauge.BankLeft:
		return "bankleft"
	case gauge.BankRight:
		return "bankright"
	case gauge.TurnLeft:
		return "turnleft"
	case gauge.TurnRight:
		return "turnright"
	case gauge.KoiogranTurn:
		return "koiogranturn"
	case gauge.SegnorsLoopLeft:
		return "segnorsloopleft"
	case gauge.SegnorsLoopRight:
		return "segnorsloopright"
	case gauge.TallonRollLeft:
		return "tallonrollleft"
	case gauge.TallonRollRight:
		return "tallonrollright"
	case gauge.Stationary:
		return "stationary"
	case gauge.ReverseStraight:
		return "reversestraight"
	case gauge.ReverseBankLeft:
		return "reversebankleft"
	case gauge.ReverseBankRight:
		return "reversebankright"
	case gauge.SideslipBankLeft:
		return "sideslipbankleft"
	case gauge.SideslipBankRight:
		return "sideslipbankright"
	case gauge.SideslipTurnLeft:
		return "sideslipturnleft"
	case gauge.SideslipTurnRight:
		return "sideslipturnright"
	}
	return "straight"
}
