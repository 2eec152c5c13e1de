package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"
)

// shoot keeps a picture.
func (p *player) shoot(name string) {
	if p.shots == "" {
		return
	}
	if text, err := p.picture(); err == nil {
		os.MkdirAll(p.shots, 0o755)
		os.WriteFile(filepath.Join(p.shots, name+".png"), text, 0o644)
	}
}

// What may differ from the kept picture.
const (
	channelDelta = 40   // of 255; a pixel within it is the same
	shareChanged = 0.02 // of all pixels may be another
)

// painting is how long the pictures of the title may take.
const painting = 25 * time.Second

// compare waits until what is shown is the kept picture.
func (p *player) compare(golden string) error {
	if golden == "" {
		return nil
	}
	if os.Getenv("UPDATE") == "1" {
		time.Sleep(painting)
		text, err := p.picture()
		if err != nil {
			return err
		}
		return os.WriteFile(golden, text, 0o644)
	}
	kept, err := os.ReadFile(golden)
	if err != nil {
		return err
	}
	want, err := png.Decode(bytes.NewReader(kept))
	if err != nil {
		return fmt.Errorf("%s: %w", golden, err)
	}
	for end := time.Now().Add(painting); ; time.Sleep(time.Second) {
		text, err := p.picture()
		if err != nil {
			return err
		}
		got, err := png.Decode(bytes.NewReader(text))
		if err != nil {
			return err
		}
		share := changed(got, want)
		if share <= shareChanged {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("%.1f %% of the title's pixels differ from %s; UPDATE=1 keeps what is shown now", 100*share, golden)
		}
	}
}

// changed is the share of pixels that differ.
func changed(got, want image.Image) float64 {
	b := want.Bounds()
	if got.Bounds() != b {
		return 1
	}
	n := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r0, g0, b0, _ := got.At(x, y).RGBA()
			r1, g1, b1, _ := want.At(x, y).RGBA()
			for _, d := range [3]int{int(r0>>8) - int(r1>>8), int(g0>>8) - int(g1>>8), int(b0>>8) - int(b1>>8)} {
				if d > channelDelta || d < -channelDelta {
					n++
					break
				}
			}
		}
	}
	return float64(n) / float64(b.Dx()*b.Dy())
}
