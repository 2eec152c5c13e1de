package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// lit lights the colors on the left half of a picture by the normals on its right. The
// color of the vertices is the direction to the lamp, as the picture is turned, and
// the opacity. Colors are read between pixels, normals are not: five reads.
const lit = `//kage:unit pixels

package main

func Fragment(dst vec4, src vec2, color vec4) vec4 {
	p := src - 0.5
	i := floor(p)
	f := p - i
	at := i + 0.5
	top := mix(imageSrc0UnsafeAt(at), imageSrc0UnsafeAt(at+vec2(1, 0)), f.x)
	low := mix(imageSrc0UnsafeAt(at+vec2(0, 1)), imageSrc0UnsafeAt(at+vec2(1, 1)), f.x)
	c := mix(top, low, f.y)
	if color.b == 0 {
		return vec4(0, 0, 0, c.a) * color.a // its shadow
	}
	half := vec2(imageSrc0Size().x/2, 0)
	n := imageSrc0UnsafeAt(floor(src)+0.5+half).xyz*2 - 1
	n.xy *= 1.06
	day := max(dot(n, color.rgb), 0)
	back := max(dot(n.xy, -color.rg), 0)
	s := max(dot(n, normalize(color.rgb+vec3(0, 0, 1))), 0)
	s2 := s * s
	s4 := s2 * s2
	s16 := s4 * s4 * s4 * s4
	shine := s16 * s4 * s2
	light := c.rgb*(0.34+1.10*day) + c.a*(shine*vec3(0.20, 0.19, 0.17)+back*back*vec3(0.05, 0.10, 0.17))
	return vec4(min(light, vec3(c.a)), c.a) * color.a
}
`

// copying copies a picture pixel by pixel.
const copying = `//kage:unit pixels

package main

func Fragment(dst vec4, src vec2, color vec4) vec4 { return imageSrc0UnsafeAt(src) }
`

// lit adds a picture to be lit.
func (p *Painter) lit(c *cmd) {
	s := c.sprite
	if s == nil || s.Image == nil {
		return
	}
	b := p.into(lighting, s.Image, c.around())
	if b == nil {
		return
	}
	size := s.Image.Bounds()
	side := float32(size.Dy())
	sin, cos := math.Sincos(float64(c.r))
	k := c.s / float32(s.Scale)
	light := [3]float32{float32(Lamp[0]*cos + Lamp[1]*sin), float32(Lamp[1]*cos - Lamp[0]*sin), float32(Lamp[2])}
	if c.color.R == 0 {
		light = [3]float32{}
	}
	base := uint32(len(b.mesh.vs))
	const margin = 0.5 // what lies beside it is another picture
	for _, q := range [4]Pt{{margin, margin}, {side - margin, margin}, {margin, side - margin}, {side - margin, side - margin}} {
		x, y := (q.X-side/2)*k, (q.Y-side/2)*k
		b.mesh.vs = append(b.mesh.vs, ebiten.Vertex{DstX: c.x + x*float32(cos) - y*float32(sin), DstY: c.y + x*float32(sin) + y*float32(cos),
			SrcX: float32(size.Min.X) + q.X, SrcY: float32(size.Min.Y) + q.Y,
			ColorR: light[0], ColorG: light[1], ColorB: light[2], ColorA: float32(c.color.A) / 255})
	}
	b.mesh.is = append(b.mesh.is, base, base+1, base+2, base+1, base+3, base+2)
}

// Copy copies a part of a picture to the same place of another, or of the window.
func (p *Painter) Copy(dst ebiten.FinalScreen, from *ebiten.Image, r Rect) {
	x0, y0, x1, y1 := float32(r.X), float32(r.Y), float32(r.Right()), float32(r.Bottom())
	vs := [4]ebiten.Vertex{{DstX: x0, DstY: y0, SrcX: x0, SrcY: y0}, {DstX: x1, DstY: y0, SrcX: x1, SrcY: y0},
		{DstX: x0, DstY: y1, SrcX: x0, SrcY: y1}, {DstX: x1, DstY: y1, SrcX: x1, SrcY: y1}}
	o := ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy}
	o.Images[0] = from
	dst.DrawTrianglesShader32(vs[:], []uint32{0, 1, 2, 1, 3, 2}, p.copying, &o)
}
