package cards

import "xwing/physics"

// The templates by which devices are placed.

// turn is the turn of speed 1 to a side.
func turn(side physics.Side) physics.Template {
	return physics.Template{Kind: physics.Turn, Speed: 1, Side: side}
}

// straight, left and right are the straight template and the banks of a speed.
func straight(speed int) physics.Template {
	return physics.Template{Kind: physics.Straight, Speed: speed}
}

func left(speed int) physics.Template {
	return physics.Template{Kind: physics.Bank, Speed: speed, Side: physics.LeftSide}
}

func right(speed int) physics.Template {
	return physics.Template{Kind: physics.Bank, Speed: speed, Side: physics.RightSide}
}
