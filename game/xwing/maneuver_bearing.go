package xwing

import (
	"xwing/game/xwing/gauge"
)

// Direction returns the side to which a bearing leads; NoSide for a straight one
// (Bearing chapter, X20-BRG-001).
func Direction(b gauge.Bearing) gauge.Side {
	switch b {
	case gauge.BankLeft, gauge.TurnLeft, gauge.SegnorsLoopLeft, gauge.TallonRollLeft,
		gauge.ReverseBankLeft, gauge.SideslipBankLeft, gauge.SideslipTurnLeft:
		return gauge.LeftSide
	case gauge.BankRight, gauge.TurnRight, gauge.SegnorsLoopRight, gauge.TallonRollRight,
		gauge.ReverseBankRight, gauge.SideslipBankRight, gauge.SideslipTurnRight:
		return gauge.RightSide
	}
	return gauge.NoSide
}

// SameBearing reports whether two bearings are the same but for their direction
// (RULINGS 41).
func SameBearing(a, b gauge.Bearing) bool { return undirected(a) == undirected(b) }

// undirected returns the bearing to the left in place of one to the right.
func undirected(b gauge.Bearing) gauge.Bearing {
	if Direction(b) != gauge.RightSide {
		return b
	}
	left := map[gauge.Bearing]gauge.Bearing{
		gauge.BankRight: gauge.BankLeft, gauge.TurnRight: gauge.TurnLeft,
		gauge.SegnorsLoopRight: gauge.SegnorsLoopLeft, gauge.TallonRollRight: gauge.TallonRollLeft,
		gauge.ReverseBankRight:  gauge.ReverseBankLeft,
		gauge.SideslipBankRight: gauge.SideslipBankLeft, gauge.SideslipTurnRight: gauge.SideslipTurnLeft,
	}
	return left[b]
}

// Basic reports whether the bearing is a straight, bank or turn; all others are
// advanced (X20-BRG-003, 007).
func Basic(b gauge.Bearing) bool {
	return b >= gauge.StraightAhead && b <= gauge.TurnRight
}

// Reverse reports whether the maneuver starts from the rear guides (X20-BRG-026,
// 028).
func Reverse(b gauge.Bearing) bool {
	return b >= gauge.ReverseStraight && b <= gauge.ReverseBankRight
}
