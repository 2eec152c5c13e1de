package art

import (
	"xwing/assets"
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
	f := p.studio.figure(assets.Icons(), "icon:", BearingSign(m.Bearing))
	p.Push()
	p.Scale(0.116, 0.116)
	p.ink(f, DifficultyColor(m.Difficulty))
	p.Pop()
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
