package xwing

import (
	"xwing/scene"
)

// measures are how what is X-Wing's on the table screen is divided, in units of the design.
type measures struct {
	seat   float64 // wide is a player's name in the bar
	scored float64 // wide is the bar of a score; 0: the number alone is shown
	steps  bool    // the bar lists all steps of a round, else the one that is on
	strips bool    // rosters are strips of badges until one is opened
	strip  float64 // wide is one
	die    float64 // is the side of a die
	around float64 // is left free around what lies in a tray of dice
}

// measured is how it is divided in a room.
func (d *desk) measured() measures {
	if d.Room() == scene.Narrow {
		// Dice are never smaller on screen than where words are smaller.
		die := 36 + 22*min(d.Width/d.UI.Px(640)-1, 1)
		return measures{seat: 106, strips: true, strip: 44, die: die, around: 6}
	}
	return measures{seat: rosterWide, scored: 86, steps: true, strip: 34, die: 58, around: 10}
}

// rosterWide is how wide a roster is, in units of the design.
const rosterWide = 184
