package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"xwing/assets"
	"xwing/scene/art"
	"xwing/scene/art/figure"
	palette "xwing/scene/draw"
)

// TestFontIsFresh compares the font in assets with what the tool makes now.
func TestFontIsFresh(t *testing.T) {
	want, err := iconFont(assets.Icons())
	if err != nil {
		t.Fatal(err)
	}
	got, err := assets.IconFont()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("assets/fonts/icons.ttf is not what the tool makes: go run ./build/iconfont assets/fonts/icons.ttf")
	}
}

// side is the em in pixels in which signs are compared.
const side = 96

// TestLettersLookLikeSigns reads the font with another's eyes and compares each
// letter with the sign as the table shows it.
func TestLettersLookLikeSigns(t *testing.T) {
	b, err := assets.IconFont()
	if err != nil {
		t.Fatal(err)
	}
	f, err := opentype.Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: side, DPI: 72})
	if err != nil {
		t.Fatal(err)
	}
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	runes, err := figure.Runes(assets.Icons())
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range runes {
		letter := image.NewRGBA(image.Rect(0, 0, side, side))
		at := fixed.P(side/2-left*side/em, side/2+middle*side/em)
		dr, mask, mp, advance, ok := face.Glyph(at, r)
		if !ok || advance.Round() != (wide*side+em/2)/em {
			t.Errorf("%s: no letter, or one %v wide", name, advance)
			continue
		}
		draw.DrawMask(letter, dr, image.White, image.Point{}, mask, mp, draw.Over)
		sign := studio.Picture(lone{name}).(*image.RGBA)
		ink, wrong := 0, 0
		for i := 3; i < len(sign.Pix); i += 4 {
			a, b := int(letter.Pix[i]), int(sign.Pix[i])
			ink += b
			wrong += max(a-b, b-a)
		}
		if ink == 0 || wrong > ink/5 {
			t.Errorf("%s: the letter differs from the sign in %d of %d", name, wrong, ink)
		}
	}
}

// lone is a sign as large as the letter.
type lone struct{ id string }

func (l lone) Size() (w, h, s float64) { return side, side, 1 }

func (l lone) Paint(p *art.Paper) {
	p.Scale(scale*side/em/art.SignScale, scale*side/em/art.SignScale)
	p.Sign(l.id, palette.Color(color.NRGBA{255, 255, 255, 255}))
}
