package xwing

import (
	"math"

	"xwing/scene/art"
)

// fleet paints a few of our ships above the title.
func (a *Client) fleet(x, y float64) {
	for i, chassis := range []string{"rz1awing", "btla4ywing", "t65xwing", "tielnfighter", "tieininterceptor", "tieadvancedx1"} {
		sp := a.Studio.Sprite(art.Ship{Chassis: chassis, Side: 160})
		dx := (float64(i) - 2.5) * a.UI.Px(104)
		dy := a.UI.Px(10) * math.Abs(float64(i)-2.5)
		angle := 0.0
		if i < 3 {
			angle = 0.12
		} else {
			angle = -0.12
		}
		a.Front.Sprite(sp, x+dx, y+dy, angle, a.UI.Px(80)/160, 1)
	}
}
