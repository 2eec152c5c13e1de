package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/scene/draw"
)

// cometLands is when damage that flies from its die comes to the ship, a share of the
// time that it is shown.
const cometLands = 0.72

// flies reports whether the damage of an Event comes from a die of the attack.
func (b *display) flies(e board.DamageSuffered) bool {
	at := b.view.Attack
	return at != nil && at.Step == board.DealDamage && at.Defender == e.Ship
}

// comet paints a point of damage on its way from its die to the ship.
func (t *diceTrays) comet(a *desk) {
	e, ok := t.play.board.Now.(board.DamageSuffered)
	p := t.play.board.Progress() / cometLands
	if !ok || p >= 1 || !t.play.board.flies(e) {
		return
	}
	s := t.play.board.view.Ship(e.Ship)
	_, i := dealing(t.play.board.view.Attack.Dice[board.AttackDice], t.play.board.hurt[false], t.play.board.hurt[true], true, e.Crit)
	if s == nil || i < 0 || i >= len(t.boxes[board.AttackDice]) {
		return
	}
	c, big := draw.HitLight, 1.0
	if e.Crit {
		c, big = draw.CritLight, 1.35
	}
	x0, y0 := t.boxes[board.AttackDice][i].Center()
	x1, y1 := t.sight.Cam.At(s.Pose.Point())
	l, r := a.UI.L, a.UI.Px(11)*big
	if a.set.Animation.Reduced {
		l.Line(x0, y0, x1, y1, max(1.5, a.UI.Px(2.5)), draw.Fade(c, math.Sin(math.Pi*p)))
		return
	}
	const bow = 0.18
	place := func(f float64) (x, y float64) {
		k := bow * 4 * f * (1 - f)
		return x0 + (x1-x0)*f - (y1-y0)*k, y0 + (y1-y0)*f + (x1-x0)*k
	}
	const tail = 18
	for i := tail; i > 0; i-- {
		f := p - 0.02*float64(i)
		if f < 0 {
			continue
		}
		x, y := place(f)
		k := 1 - float64(i)/tail
		l.Glow(x, y, r*(0.35+0.75*k), draw.Fade(c, 0.55*k))
	}
	x, y := place(p)
	l.Glow(x, y, r*2.2, draw.Fade(c, 0.9))
	l.Glow(x, y, r*1.1, draw.WhiteHot)
	l.Disc(x, y, r*0.32, draw.White)
}
