package relief

import "image"

// Halo darkens what lies below the body about it: a shadow that reaches that many units
// beside it, whichever way it is turned.
func (b *Body) Halo(reach, dark float64) {
	wide := float32(reach * b.unit)
	all := b.about(int(wide) + 3)
	for i := range b.look {
		b.mask.Pix[i] = uint8(b.look[i].a * 255)
	}
	b.far.measure(b.mask, all)
	for y := all.Min.Y; y < all.Max.Y; y++ {
		for x := all.Min.X; x < all.Max.X; x++ {
			d := -b.far.at(x, y)
			if d <= -1 || d >= wide {
				continue
			}
			t := 1 - max(d, 0)/wide
			b.look[y*b.side+x].over(float32(dark) * t * t)
		}
	}
	b.edge()
}

// about is where something has been raised, with a margin.
func (b *Body) about(margin int) (r image.Rectangle) {
	for y := range b.side {
		for x := range b.side {
			if b.look[y*b.side+x].a > 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r.Inset(-margin).Intersect(b.mask.Rect)
}

// over puts the place over a shadow.
func (p *place) over(shadow float32) {
	a := p.a + (1-p.a)*shadow
	if a <= 0 {
		return
	}
	k := p.a / a
	p.r, p.g, p.b, p.a = p.r*k, p.g*k, p.b*k, a
}

// edge leaves a pixel free about the picture, beside which others lie.
func (b *Body) edge() {
	for i := range b.side {
		for _, at := range [4]int{i, (b.side-1)*b.side + i, i * b.side, i*b.side + b.side - 1} {
			b.look[at] = place{}
		}
	}
}
