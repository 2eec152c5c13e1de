// Sight tells how well colors that mean different things are told apart by four kinds of
// eyes: the usual one, and those that lack red, green or blue. It measures the palette in
// every theme, and what of it is to be seen in pictures; with -out it also writes the
// pictures as those eyes see them:
//
//	go run ./build/sight [-out FOLDER] [PICTURE.png…]
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"

	"xwing/scene/draw"
)

func main() {
	out := flag.String("out", "", "folder for the pictures as the four eyes see them")
	flag.Parse()
	palette(os.Stdout)
	for _, file := range flag.Args() {
		if err := picture(os.Stdout, file, *out); err != nil {
			fmt.Fprintln(os.Stderr, "sight:", err)
			os.Exit(1)
		}
	}
}

// palette prints the pairs in every theme.
func palette(w io.Writer) {
	for _, id := range draw.Themes() {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", id, "apart", "worst", "besides")
		theme := draw.NewTheme(id)
		for _, p := range pairs() {
			worst, far := least(p.in(theme))
			fmt.Fprintf(w, "%s\t%.0f\t%s\t%s\n", p.name, far, worst, p.shape)
		}
	}
}

// picture prints the pairs of which both are to be seen in a picture of the usual theme.
func picture(w io.Writer, file, out string) error {
	img, err := read(file)
	if err != nil {
		return err
	}
	name := strings.TrimSuffix(filepath.Base(file), ".png")
	for _, p := range seen(img) {
		worst, far := least(p.a, p.b)
		fmt.Fprintf(w, "%s: %s\t%.0f\t%s\t%s\n", name, p.name, far, worst, p.shape)
	}
	if out == "" {
		return nil
	}
	for _, e := range eyes() {
		if err := write(filepath.Join(out, name+"-"+e.name+".png"), seenBy(img, e)); err != nil {
			return err
		}
	}
	return nil
}

// seen are the pairs of which both are in a picture, in the colors that they have there.
func seen(img image.Image) []pair {
	var colors []draw.Color
	for _, p := range pairs() {
		colors = append(colors, p.a, p.b)
	}
	there := shown(img, colors)
	var out []pair
	for _, p := range pairs() {
		a, isA := there[p.a]
		b, isB := there[p.b]
		if isA && isB {
			p.a, p.b = a, b
			out = append(out, p)
		}
	}
	return out
}

func read(file string) (image.Image, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}

func write(file string, img image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
