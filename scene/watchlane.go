package scene

import "xwing/game"

// Lane is a row above the axis of a film, in which something stands at choices: what the dice brought, what choices gave
// away. It is given anew in every frame and may still be growing: what is not known yet is left out.
type Lane struct {
	Name   string      // of its words: "film-lane-NAME" is what it is called, "film-lane-why-NAME" in what it counts
	Points []LanePoint // in the order of the game
	Most   float64     // the size that reaches the edge of the lane; 0: that of the largest
	Sum    bool        // a white line is the sum of all sizes up to there
}

// LanePoint is what stands in a Lane at one choice.
type LanePoint struct {
	At     int       // after so many of the choices in effect (game.Session.Played), from 1
	Seat   game.Seat // whose it is: Red's stems are filled, Blue's hollow
	Size   float64   // up, more than 0, is good for Red
	Number int       // in a ring at its end, from 1: the key of that number goes there; 0: none
	Text   string    // one line about it while the mouse is on it, in words; "": none
}

// largest is the size that reaches the edge of the lane.
func (l *Lane) largest() float64 {
	most := l.Most
	if most > 0 {
		return most
	}
	sum := 0.0
	for _, p := range l.Points {
		most = max(most, p.Size, -p.Size)
		if sum += p.Size; l.Sum {
			most = max(most, sum, -sum)
		}
	}
	return most
}

// numbered is where the point of a number stands.
func numbered(lanes []Lane, number int) (at int, ok bool) {
	for i := range lanes {
		for _, p := range lanes[i].Points {
			if p.Number == number {
				return p.At, true
			}
		}
	}
	return 0, false
}
