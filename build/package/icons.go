package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/png"

	"xwing/scene/art"
	"xwing/scene/xwing/pieces"
)

// icons are the program's icon as PNG, by pixels.
type icons map[int][]byte

// drawIcons paints the icon in all sizes.
func drawIcons() (icons, error) {
	studio, err := art.NewStudio()
	if err != nil {
		return nil, err
	}
	sides, out := pieces.MarkSides(), icons{}
	for i, img := range pieces.Marks(studio, sides...) {
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			return nil, err
		}
		out[sides[i]] = b.Bytes()
	}
	return out, nil
}

// hicolor are the icons where Linux's desktops look for them.
func (i icons) hicolor(folder string) []file {
	var files []file
	for _, side := range pieces.MarkSides() {
		files = append(files, plain(fmt.Sprintf("%s/%dx%[2]d/apps/xwing.png", folder, side), i[side]))
	}
	return files
}

// icns are the icons as macOS wants them: each PNG behind its type and length.
func (i icons) icns() []byte {
	var body []byte
	for _, e := range []struct {
		kind string
		side int
	}{{"icp4", 16}, {"icp5", 32}, {"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic08", 256}, {"ic13", 256}, {"ic09", 512}, {"ic14", 512}} {
		body = append(body, e.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(i[e.side])))
		body = append(body, i[e.side]...)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body))), body...)
}
