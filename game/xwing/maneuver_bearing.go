package xwing

import "xwing/physics"

// Direction returns the side to which a bearing leads; NoSide for a straight one
// (Bearing chapter, X20-BRG-001).
func Direction(b physics.Bearing) physics.Side {
	switch b {
	case physics.BankLeft, physics.TurnLeft, physics.SegnorsLoopLeft, physics.TallonRollLeft,
		physics.ReverseBankLeft, physics.SideslipBankLeft, physics.SideslipTurnLeft:
		return physics.LeftSide
	case physics.BankRight, physics.TurnRight, physics.SegnorsLoopRight, physics.TallonRollRight,
		physics.ReverseBankRight, physics.SideslipBankRight, physics.SideslipTurnRight:
		return physics.RightSide
	}
	return physics.NoSide
}

// SameBearing reports whether two bearings are the same but for their direction
// (RULINGS 41).
func SameBearing(a, b physics.Bearing) bool { return undirected(a) == undirected(b) }

// undirected returns the bearing to the left in place of one to the right.
func undirected(b physics.Bearing) physics.Bearing {
	if Direction(b) != physics.RightSide {
		return b
	}
	left := map[physics.Bearing]physics.Bearing{
		physics.BankRight: physics.BankLeft, physics.TurnRight: physics.TurnLeft,
		physics.SegnorsLoopRight: physics.SegnorsLoopLeft, physics.TallonRollRight: physics.TallonRollLeft,
		physics.ReverseBankRight:  physics.ReverseBankLeft,
		physics.SideslipBankRight: physics.SideslipBankLeft, physics.SideslipTurnRight: physics.SideslipTurnLeft,
	}
	return left[b]
}

// Basic reports whether the bearing is a straight, bank or turn; all others are
// advanced (X20-BRG-003, 007).
func Basic(b physics.Bearing) bool {
	return b >= physics.StraightAhead && b <= physics.TurnRight
}

// Forward reports whether the maneuver starts from the front guides (X20-BRG-002,
// 021).
func Forward(b physics.Bearing) bool {
	return b >= physics.StraightAhead && b <= physics.TallonRollRight
}

// Reverse reports whether the maneuver starts from the rear guides (X20-BRG-026,
// 028).
func Reverse(b physics.Bearing) bool {
	return b >= physics.ReverseStraight && b <= physics.ReverseBankRight
}
