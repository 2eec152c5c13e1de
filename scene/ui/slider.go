package ui

import (
	"math"

	"xwing/scene/draw"
)

// Slider builds a bar on which a number from 0 to 100 is chosen, in steps, by
// click, drag or wheel; a key goes up by two steps, and after the end to the
// beginning. It returns the number as it is now and whether it has
// been let go of: then it is worth keeping.
func (u *UI) Slider(id string, r draw.Rect, value, step int, words string) (now int, done bool) {
	hot, held, pressed := u.press(id, r, false)
	u.note(id, words, r, true, "", false)
	track := draw.Rect{X: r.X + u.Px(10), Y: r.Y + r.H/2 - u.Px(3), W: r.W - u.Px(20), H: u.Px(6)}
	now = value
	if pressed && !held {
		now, done = value+2*step, true
		if now > 100 {
			now = 0
		}
	} else if held {
		part := min(max((u.In.X-track.X)/track.W, 0), 1)
		now = int(math.Round(part*100/float64(step))) * step
		done = u.In.Released[LeftButton]
	} else if hot && u.In.WheelY != 0 && !u.wheeled {
		u.wheeled = true
		now += step
		if u.In.WheelY < 0 {
			now -= 2 * step
		}
		now = min(max(now, 0), 100)
		done = now != value
	}
	at := track.W * float64(now) / 100
	u.L.Round(track, track.H/2, draw.EdgeSoft)
	u.L.Round(draw.Rect{X: track.X, Y: track.Y, W: at, H: track.H}, track.H/2, draw.ButtonOn)
	knob := draw.Accent
	if hot || held {
		knob = draw.White
	}
	u.L.Disc(track.X+at, r.Y+r.H/2, u.Px(9), knob)
	return now, done
}
