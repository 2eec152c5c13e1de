package art

import (
	"xwing/assets"
	"xwing/game/xwing/catalog"
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
	f := p.studio.figure(assets.Icons(), "icon:", BearingSign(m.Bearing))
	p.Push()
	p.Scale(0.116, 0.116)
	p.ink(f, DifficultyColor(m.Difficulty))
	m.mark(p)
	p.Pop()
}

// mark paints beside the arrow what tells its difficulty without the color: a
// triangle for red, a disc for blue, a diamond for purple, nothing for white.
func (m Maneuver) mark(p *Paper) {
	const r = 19
	x, y := m.free()
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

// free is where the arrow of the bearing leaves room.
func (m Maneuver) free() (x, y float64) {
	switch m.Bearing {
	case physics.KoiogranTurn, physics.SegnorsLoopLeft, physics.SegnorsLoopRight, physics.TallonRollLeft, physics.TallonRollRight:
		return 4, 78
	case physics.BankRight, physics.TurnRight, physics.SideslipBankRight, physics.SideslipTurnRight:
		return 62, 62
	case physics.ReverseBankRight:
		return 62, -62
	case physics.ReverseBankLeft:
		return -62, -62
	case physics.Stationary:
		return -84, 84
	}
	return -62, 62
}

// BearingSign is the id of the sign of a bearing.
func BearingSign(b physics.Bearing) string {
	switch b {
	case physics.BankLeft:
		return "bankleft"
	case physics.BankRight:
		return "bankright"
	case physics.TurnLeft:
		return "turnleft"
	case physics.TurnRight:
		return "turnright"
	case physics.KoiogranTurn:
		return "koiogranturn"
	case physics.SegnorsLoopLeft:
		return "segnorsloopleft"
	case physics.SegnorsLoopRight:
		return "segnorsloopright"
	case physics.TallonRollLeft:
		return "tallonrollleft"
	case physics.TallonRollRight:
		return "tallonrollright"
	case physics.Stationary:
		return "stationary"
	case physics.ReverseStraight:
		return "reversestraight"
	case physics.ReverseBankLeft:
		return "reversebankleft"
	case physics.ReverseBankRight:
		return "reversebankright"
	case physics.SideslipBankLeft:
		return "sideslipbankleft"
	case physics.SideslipBankRight:
		return "sideslipbankright"
	case physics.SideslipTurnLeft:
		return "sideslipturnleft"
	case physics.SideslipTurnRight:
		return "sideslipturnright"
	}
	return "straight"
}
