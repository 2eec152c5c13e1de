// Piecesheet paints all of Armada's pieces onto one sheet as a table and its panels show them, to look at while
// describing one; it wants a display:
//
//	xvfb-run -a go run ./build/piecesheet [-sheet ships|squadrons|obstacles|signs] [-only PART-OF-NAME] [-k PIXELS-PER-MM] FILE.png
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

func main() {
	which := flag.String("sheet", "ships", "what is painted: ships, squadrons, obstacles or signs")
	k := flag.Float64("k", 0.9, "pixels for a millimetre")
	only := flag.String("only", "", "paint only what has this in its name")
	columns := flag.Int("columns", 10, "pieces in a row")
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := paint(flag.Arg(0), *which, sheet{k: *k, only: *only, columns: *columns}); err != nil {
		fmt.Fprintln(os.Stderr, "piecesheet:", err)
		os.Exit(1)
	}
}

// stage is the hidden window in whose first frame the sheet is painted.
type stage struct {
	paint func() error
	err   error
}

func (s *stage) Update() error {
	s.err = s.paint()
	return ebiten.Termination
}

func (s *stage) Draw(*ebiten.Image) {}

func (s *stage) Layout(w, h int) (int, int) { return w, h }

func paint(file, which string, sheet sheet) error {
	facts, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		return err
	}
	studio, err := art.NewStudio()
	if err != nil {
		return err
	}
	fonts, err := draw.NewFonts()
	if err != nil {
		return err
	}
	s := &stage{}
	s.paint = func() error {
		sheet.List, sheet.set, sheet.studio, sheet.facts = &draw.List{}, pieces.New(studio, facts), studio, facts
		list, ok := map[string]func(){"ships": sheet.ships, "squadrons": sheet.squadrons, "obstacles": sheet.obstacles,
			"signs": sheet.signs}[which]
		if !ok {
			return fmt.Errorf("there is no sheet %q", which)
		}
		list()
		for studio.Pending() > 0 {
			studio.Work(time.Now)
		}
		list()
		for studio.Pending() > 0 { // larger ones, once the small ones were there
			studio.Work(time.Now)
		}
		list()
		return write(file, sheet.List, fonts)
	}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(s); err != nil && !errors.Is(err, ebiten.Termination) {
		return err
	}
	return s.err
}

// write paints the list to a file.
func write(file string, l *draw.List, fonts *draw.Fonts) error {
	p, err := draw.NewPainter(fonts)
	if err != nil {
		return err
	}
	w, h := int(l.Size().W), int(l.Size().H)
	screen := ebiten.NewImage(w, h)
	p.Paint(screen, l)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	screen.ReadPixels(img.Pix)
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}
