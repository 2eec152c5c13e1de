package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// The templates by which devices are placed.

// turn is the turn of a speed to a side.
func turn(speed int, side gauge.Side) gauge.Template {
	return gauge.Template{Kind: gauge.Turn, Speed: speed, Side: side}
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

// insteadOfDrop lets a ship drop with other templates what it would drop with the straight 1.
func insteadOfDrop(templates ...gauge.Template) xwing.Ability {
	return xwing.Ability{Query: xwing.PlacingInstead, Instead: func(w board.Way) []board.Way {
		if w.Launch || w.Template != straight(1) {
			return nil
		}
		return board.Drops(templates...)
	}}
}

// banksFromSides has a bank take the place of the straight template that commandos are dropped with, at the
// rear or in the middle of a side: they have no other way.
func banksFromSides(w board.Way) []board.Way {
	var out []board.Way
	w.Template.Kind = gauge.Bank
	for _, w.From = range [3]gauge.Side{gauge.NoSide, gauge.LeftSide, gauge.RightSide} {
		for _, w.Template.Side = range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
			out = append(out, w)
		}
	}
	return out
}

// banked are the banks with which a ship may drop in place of a straight template of their speed.
func banked(w board.Way) []board.Way {
	if w.Launch || w.Template.Kind != gauge.Straight || !w.Template.Exists() {
		return nil
	}
	out := []board.Way{w, w}
	for i, side := range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
		out[i].Template.Kind, out[i].Template.Side = gauge.Bank, side
	}
	return out
}
