package script

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/physics"
)

// choice reads an answer: the kind of Decision, then option ids, "slot=option"
// for every slot, or a piece and its place.
func choice(d game.Decision, fields []string) (game.Choice, error) {
	if len(fields) < 2 {
		return game.Choice{}, fmt.Errorf("want who, what about and the answer, as in: red %s …", d.Kind)
	}
	c := game.Choice{Seat: d.Seat, Kind: game.Kind(fields[0])}
	rest := fields[1:]
	switch {
	case c.Kind != d.Kind:
		return c, fmt.Errorf("%s is answered, %s is asked", fields[0], d.Kind)
	case d.Shape == game.Place:
		if len(rest) != 4 {
			return c, fmt.Errorf("want a piece, x, y and heading, as in: red %s %s 400 50 0", d.Kind, d.Placement.Pieces[0].ID)
		}
		pose, err := Pose(rest[1:])
		if err != nil {
			return c, err
		}
		c.Piece, c.Pose = rest[0], &pose
	case d.Shape == game.OneForEach:
		c.Each = map[string]string{}
		for _, f := range rest {
			slot, option, ok := strings.Cut(f, "=")
			if !ok {
				return c, fmt.Errorf("want slot=option, not %q", f)
			}
			c.Each[slot] = option
		}
	case len(rest) == 1 && rest[0] == "nothing" && d.Shape == game.SomeOf:
	default:
		c.Pick = rest
	}
	return c, nil
}

// Pose reads x and y in mm and a heading in degrees.
func Pose(fields []string) (physics.Pose, error) {
	var v [3]float64
	for i := range v {
		n, err := strconv.ParseFloat(fields[i], 64)
		if err != nil || !(math.Abs(n) < 1e6) {
			return physics.Pose{}, fmt.Errorf("want x, y and heading as numbers, not %q", fields[i])
		}
		v[i] = n
	}
	return physics.PoseAt(v[0], v[1], v[2]), nil
}
