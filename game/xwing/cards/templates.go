package cards

import (
	"xwing/game/xwing/gauge"
)

// The templates by which devices are placed.

// turn is the turn of speed 1 to a side.
func turn(side gauge.Side) gauge.Template {
	return gauge.Template{Kind: gauge.Turn, Speed: 1, Side: side}
}

// straight, left and right are the straight template and the banks of a speed.
func straight(speed int) gauge.Template {
	return gauge.Template{Kind: gauge.Straight, Speed: speed}
}

func left(speed int) gauge.Template {
	return gauge.Template{Kind: gauge.Bank, Speed: speed, Side: gauge.LeftSide}
}

func right(speed int) gauge.Template {
	return gauge.Template{Kind: gauge.Bank, Speed: speed, Side: gauge.RightSide}
}
