package draw

import "math"

// around is where a command is seen at most; pts are those of a polygon.
func (p *Painter) around(c *cmd, pts []Pt) box {
	switch c.op {
	case opText:
		r, x, y := p.lettered(c)
		return r.box.moved(x, y)
	case opSprite, opGround, opLit:
		return c.around()
	case opFill, opRamp:
		return box{c.x, c.y, c.x + c.w, c.y + c.h}
	case opRound, opRing:
		return box{c.x - 1, c.y - 1, c.x + c.w + 1, c.y + c.h + 1}
	case opLine:
		p.line = [2]Pt{{X: c.x, Y: c.y}, {X: c.w, Y: c.h}}
		return bounds(p.line[:], c.s+1)
	case opDisc, opCircle, opGlow:
		r := c.r + c.s + 1
		return box{c.x - r, c.y - r, c.x + r, c.y + r}
	case opSoft:
		return bounds(pts, 2*c.s+1)
	}
	return bounds(pts, c.s+1)
}

// around is where a sprite is seen, however it is turned.
func (c *cmd) around() box {
	s := c.sprite
	if s == nil || s.Image == nil {
		return box{}
	}
	size := s.Image.Bounds().Size()
	if c.op == opLit {
		size.X /= 2
	}
	half := float32(math.Hypot(float64(size.X), float64(size.Y))*float64(c.s)/s.Scale/2) + 1
	return box{c.x - half, c.y - half, c.x + half, c.y + half}
}
