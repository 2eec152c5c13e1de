package main

import (
	"image"

	"xwing/scene/draw"
)

// same is up to how far (in steps of a channel) a pixel counts as one of a color.
const same = 6

// few is from how many pixels on a color is there.
const few = 12

// shown is what of some colors is to be seen in a picture: their middle, where there are
// enough pixels of them.
func shown(img image.Image, colors []draw.Color) map[draw.Color]draw.Color {
	sums := make([][4]int, len(colors))
	b := img.Bounds()
	known := map[draw.Color]int{}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := img.At(x, y).RGBA()
			c := draw.Color{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(bl >> 8), A: 0xff}
			k, ok := known[c]
			if !ok {
				k = nearest(c, colors)
				known[c] = k
			}
			if k >= 0 {
				s := &sums[k]
				s[0], s[1], s[2], s[3] = s[0]+int(c.R), s[1]+int(c.G), s[2]+int(c.B), s[3]+1
			}
		}
	}
	out := map[draw.Color]draw.Color{}
	for i, s := range sums {
		if n := s[3]; n >= few {
			out[colors[i]] = draw.Color{R: uint8(s[0] / n), G: uint8(s[1] / n), B: uint8(s[2] / n), A: 0xff}
		}
	}
	return out
}

// nearest is the color that a pixel is one of, -1 for none.
func nearest(c draw.Color, colors []draw.Color) int {
	best, least := -1, same+1
	for i, d := range colors {
		if far := max(abs(c.R, d.R), abs(c.G, d.G), abs(c.B, d.B)); far < least {
			best, least = i, far
		}
	}
	return best
}

func abs(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// seenBy is a picture as an eye sees it.
func seenBy(img image.Image, e eye) *image.NRGBA {
	b := img.Bounds()
	out := image.NewNRGBA(b)
	known := map[draw.Color]draw.Color{}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := img.At(x, y).RGBA()
			c := draw.Color{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(bl >> 8), A: 0xff}
			d, ok := known[c]
			if !ok {
				d = e.sees(c)
				known[c] = d
			}
			out.SetNRGBA(x, y, d)
		}
	}
	return out
}
