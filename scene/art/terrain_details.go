package art

import (
	"math"

	"xwing/scene/art/noise"
	"xwing/scene/art/relief"
	"xwing/scene/draw"
)

// dust is strewn with grains.
func dust(n noise.Field) relief.Finish {
	thick := func(x, y float64) float64 {
		w := grain(n, x, y)
		return n.Fbm(x*0.06+1.6*w, y*0.06-1.6*w+5, 5)
	}
	return relief.Finish{Color: draw.Fade(draw.RGB(0x9a90b4), 0.80), Height: 1, Bevel: 16,
		Bump: func(x, y float64) float64 { return 2 * thick(x, y) },
		Tone: func(x, y float64) float64 {
			k := 0.16 + 0.95*noise.Rise(0.32, 0.85, thick(x, y))
			if n.Corner(int(math.Floor(x*1.1)), int(math.Floor(y*1.1))) > 0.965 {
				k += 0.75
			}
			return k
		}}
}

// rift turns around a hole that nothing leaves.
func rift(n noise.Field) relief.Finish {
	arms := func(x, y float64) float64 {
		r := math.Hypot(x, y)
		turn := math.Atan2(y, x)*3 + 5.5*math.Log(r+3) + 2.2*grain(n, x, y)
		return 0.5 + 0.5*math.Sin(turn)
	}
	return relief.Finish{Color: draw.Fade(draw.RGB(0x7a5ce0), 0.88), Height: 1, Bevel: 10,
		Bump: func(x, y float64) float64 { return 1.6 * arms(x, y) },
		Tone: func(x, y float64) float64 {
			r := math.Hypot(x, y)
			ring := noise.Rise(8, 11, r) * noise.Rise(24, 12, r)
			return noise.Rise(7, 12, r) * (0.14 + 0.62*arms(x, y)*noise.Rise(52, 18, r) + 0.7*ring)
		}}
}

// plating is the plates of a station, in rings about its middle.
func plating(n noise.Field) relief.Finish {
	return relief.Finish{Color: draw.RGB(0x8b97a4), Height: 4, Bevel: 7, Line: 1.2,
		Tone: func(x, y float64) float64 {
			r, turn := math.Hypot(x, y)/7, (math.Atan2(y, x)/math.Pi+1)*8
			i, j := math.Floor(r), math.Floor(turn)
			k := 0.62 + 0.30*n.Corner(int(i), int(j))
			edge := min((r-i)*7, (turn-j)*r*7*math.Pi/8)
			return k * (0.66 + 0.34*noise.Rise(0.2, 1.1, edge))
		}}
}

// hide is a whale's: smooth, dark along its back.
func hide(n noise.Field) relief.Finish {
	return relief.Finish{Color: draw.RGB(0x7286b8), Height: 11, Bevel: 20, Line: 1.2,
		Bump: func(x, y float64) float64 {
			return 1.4*grain(n, x, y) + 0.6*math.Cos(y*0.55)*noise.Rise(14, 2, math.Abs(x))
		},
		Tone: func(x, y float64) float64 {
			return (0.62 + 0.5*n.Fbm(math.Abs(x)*0.10, y*0.05, 4)) * (0.78 + 0.22*noise.Rise(2, 9, math.Abs(x)))
		}}
}

// details are what lies on terrain besides its matter.
func (t Terrain) details() []layer {
	switch t.Matter {
	case Works:
		return station()
	case Whale:
		return whale()
	case Lair:
		return worm()
	}
	return nil
}

// station is a ring about a hub, spokes between them, lights on its docks.
func station() []layer {
	metal := relief.Finish{Color: draw.RGB(0xb4bec8), Height: 5, Bevel: 4, Shadow: 0.5, Reach: 4, Line: 1}
	dark := relief.Finish{Color: draw.RGB(0x38424e), Height: 3, Bevel: 4, Shadow: 0.4, Reach: 3, Line: 0.8}
	var spokes, docks, lights [][][2]float64
	for i := range 6 {
		a := (float64(i) + 0.5) * math.Pi / 3
		spokes = append(spokes, beam(a, 8, 30, 2.2))
		docks = append(docks, beam(a, 25, 34, 4.5))
		lights = append(lights, round(0, 0, a, 30, 1.1))
	}
	lamp := relief.Finish{Color: draw.RGB(0xffd27a), Paint: true}
	return []layer{{spokes, metal}, {[][][2]float64{round(0, 0, 0, 0, 24), hole(19)}, metal}, {docks, dark},
		{[][][2]float64{round(0, 0, 0, 0, 11)}, metal}, {[][][2]float64{round(0, 0, 0, 0, 6)}, dark},
		{append(lights, round(0, 0, 0, 0, 2)), lamp}}
}

// whale is the fins, the eyes and the pale arms behind the head of one that swims up.
func whale() []layer {
	fin := relief.Finish{Color: draw.RGB(0x55679a), Height: 2.5, Bevel: 4, Shadow: 0.45, Reach: 3, Line: 0.9}
	pale := relief.Finish{Color: draw.RGB(0xc3cdec), Paint: true, Line: 0.4}
	eye := relief.Finish{Color: draw.RGB(0x14182a), Height: 1.4, Bevel: 1.4, Line: 0.5}
	var fins, arms, spots, eyes [][][2]float64
	for _, side := range [2]float64{-1, 1} {
		fins = append(fins, [][2]float64{{side * 5, -14}, {side * 15, -2}, {side * 16, 8}, {side * 9, 0}, {side * 5, -4}})
		for i := range 3 {
			x := side * (2 + 3.4*float64(i))
			tip := 42 - 2*float64(i)
			arms = append(arms, [][2]float64{{x - 0.9, 14}, {x + 0.9, 14}, {x*1.15 + 0.5, 30}, {x * 0.8, tip}, {x*1.15 - 0.5, 30}})
		}
		eyes = append(eyes, round(side*10, -24, 0, 0, 1.7))
	}
	for i := range 5 {
		spots = append(spots, round(0, -34+9*float64(i), 0, 0, 1.9-0.2*float64(i)))
	}
	return []layer{{fins, fin}, {arms, pale}, {spots, pale}, {eyes, eye}}
}

// worm looks out of its pit, its teeth about its throat.
func worm() []layer {
	pit := relief.Finish{Color: draw.RGB(0x1a120e), Height: 0, Line: 2.4}
	flesh := relief.Finish{Color: draw.RGB(0xb07a6c), Height: 7, Bevel: 5, Shadow: 0.6, Reach: 3, Line: 0.8}
	throat := relief.Finish{Color: draw.RGB(0x3a0f12), Height: 0, Line: 1.2}
	tooth := relief.Finish{Color: draw.RGB(0xeadfc8), Height: 1, Bevel: 1, Line: 0.3}
	var teeth [][][2]float64
	for i := range 9 {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / 9)
		at := func(far, aside float64) [2]float64 { return [2]float64{far*cos - aside*sin, far*sin + aside*cos} }
		teeth = append(teeth, [][2]float64{at(6.6, 1.2), at(3.2, 0), at(6.6, -1.2)})
	}
	of := func(r float64) [][][2]float64 { return [][][2]float64{round(0, 0, 0, 0, r)} }
	return []layer{{of(14.5), pit}, {of(10.8), flesh}, {of(6.8), throat}, {teeth, tooth}}
}

// round is a circle about the point so far from another in a direction.
func round(x, y, turn, far, r float64) [][2]float64 {
	sin, cos := math.Sincos(turn)
	x, y = x+far*cos, y+far*sin
	out := make([][2]float64, 32)
	for i := range out {
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		out[i] = [2]float64{x + r*cos, y + r*sin}
	}
	return out
}

// hole is a circle about the middle that winds the other way.
func hole(r float64) [][2]float64 {
	out := round(0, 0, 0, 0, r)
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// beam is a rectangle that points away from the middle, half so wide.
func beam(turn, from, to, half float64) [][2]float64 {
	sin, cos := math.Sincos(turn)
	at := func(far, aside float64) [2]float64 { return [2]float64{far*cos - aside*sin, far*sin + aside*cos} }
	return [][2]float64{at(from, -half), at(to, -half), at(to, half), at(from, half)}
}
