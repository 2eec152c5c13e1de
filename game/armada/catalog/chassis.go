package catalog

import (
	"fmt"

	"xwing/game/armada/gauge"
)

// Chassis is how a ship token is divided: where its lines are and its targeting points. Lengths are fractions of the
// token's length, counted from its front edge; lats are fractions of its width, counted from the centre line.
type Chassis struct {
	ID   string     `toml:"id"`
	Size gauge.Size `toml:"size"`

	FrontApex float64 `toml:"front_apex"` // where the front line meets the centre line
	FrontSide float64 `toml:"front_side"` // where it meets the token's side; below 0 it leaves through the front edge
	RearApex  float64 `toml:"rear_apex"`  // likewise of the rear line
	RearSide  float64 `toml:"rear_side"`
	MidLine   float64 `toml:"mid_line"` // parts side from auxiliary zones; 0 where there are none

	TargetFront float64    `toml:"target_front"` // on the centre line
	TargetRear  float64    `toml:"target_rear"`
	TargetSide  [2]float64 `toml:"target_side"` // lat, length
	TargetAux   [2]float64 `toml:"target_aux"`  // zero where there are no auxiliary zones

	SpecialApex float64 `toml:"special_apex"` // of the front zone's special arc, on the centre line; 0 where there is none
	SpecialLat  float64 `toml:"special_lat"`  // where its lines meet the front edge
}

func (c *Chassis) check() error {
	within := func(v float64) bool { return v > 0 && v < 1 }
	switch {
	case c.Size == 0:
		return fmt.Errorf("no size")
	case !within(c.FrontApex), !within(c.RearApex), c.FrontSide <= -1, c.FrontSide >= c.RearSide, c.RearSide > 1:
		return fmt.Errorf("lines at %v %v and %v %v: want fractions of the token's length",
			c.FrontApex, c.FrontSide, c.RearApex, c.RearSide)
	case !within(c.TargetFront), !within(c.TargetRear), !within(c.TargetSide[0]), !within(c.TargetSide[1]):
		return fmt.Errorf("targeting points at %v, %v and %v", c.TargetFront, c.TargetSide, c.TargetRear)
	case (c.Size == gauge.Huge) != within(c.MidLine), (c.Size == gauge.Huge) != within(c.TargetAux[0]),
		(c.Size == gauge.Huge) != within(c.TargetAux[1]):
		return fmt.Errorf("auxiliary zones: huge ships have them, and no others")
	case within(c.SpecialApex) != within(c.SpecialLat):
		return fmt.Errorf("half a special arc")
	}
	return nil
}
