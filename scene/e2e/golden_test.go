package e2e

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What may differ between two machines: fonts and GL shift edges a little.
const (
	channelDelta = 40    // of 255; a pixel within it is the same
	shareChanged = 0.003 // of all pixels may be another
)

// shot is a picture of a screen and the way there; most are resumed in the
// middle of the kept game.
type shot struct {
	name     string
	question string // of the kept game, "" with nth 0: from the title
	nth      int
	way      func(p *client)
}

// shots are the screens that are compared.
func shots() []shot {
	return []shot{
		{"title", "", 0, func(p *client) { p.want("title", "") }},
		{"squads", "", 0, func(p *client) {
			p.click("title.new:X-Wing")
			p.click("squad:rebel-core:red")
			p.click("squad:imperial-core:blue")
		}},
		{"builder", "", 0, func(p *client) {
			p.click("title.new:X-Wing")
			p.click("squad:rebel-core:red")
			p.click("edit:red")
			p.click("slot:1")
			must(p.t, p.Move(1, 1))
		}},
		{"obstacle", "place-obstacle", 3, func(p *client) { p.dragInZone(0.3, 0.93) }},
		{"dial", "set-dials", 5, func(p *client) {
			p.click("curtain.open")
			p.hoverFirst("option:")
		}},
		{"action", "choose-action", 6, func(p *client) {}},
		{"attack", "choose-attack", 3, func(p *client) { p.hoverFirst(">") }},
		{"dice", "modify-attack-dice", 2, func(p *client) { p.hoverFirst("option:") }},
		{"ships", "place-ship", 4, func(p *client) { p.dragInZone(0.8, 0.5) }},
		{"positions", "choose-barrel-roll", 1, func(p *client) { p.hoverFirst("option:") }},
		{"result", "", 1, func(p *client) { p.want("result", "") }},
	}
}

// hoverFirst moves the mouse onto the first enabled answer whose id has that part.
func (p *client) hoverFirst(part string) {
	p.t.Helper()
	for _, id := range p.Enabled("option:") {
		if strings.Contains(id, part) {
			must(p.t, p.MoveTo(id))
			return
		}
	}
	p.t.Fatalf("no answer is there with %q", part)
}

// usual is the window of the pictures that are compared.
var usual = [2]int{1280, 720}

// take goes to a shot's screen and takes its picture in a window of a size, without any animation.
func (s shot) take(t *testing.T, size [2]int) *image.RGBA {
	t.Helper()
	if s.nth > 0 {
		return s.takeFrom(t, size, "resume", sceneAt(t, s.question, s.nth))
	}
	return s.takeFrom(t, size)
}

// takeFrom takes the picture in a program that is begun with arguments.
func (s shot) takeFrom(t *testing.T, size [2]int, args ...string) *image.RGBA {
	t.Helper()
	// The squad screen names the player's folder: it has the same name every time.
	home := filepath.Join(os.TempDir(), "xwing-golden")
	must(t, os.RemoveAll(home))
	t.Cleanup(func() { os.RemoveAll(home) })
	p := openSized(t, home, 0, size[0], size[1], args...)
	must(t, p.Rest())
	s.way(p)
	must(t, p.Rest())
	must(t, p.Tick(300)) // the studio paints its pictures, in slices
	img, err := p.Picture()
	must(t, err)
	return img
}

// TestGolden compares the screens with the pictures kept in testdata/golden.
// UPDATE=1 writes them anew.
func TestGolden(t *testing.T) {
	needDisplay(t)
	for _, s := range shots() {
		t.Run(s.name, func(t *testing.T) {
			got := s.take(t, usual)
			file := filepath.Join("testdata", "golden", s.name+".png")
			if os.Getenv("UPDATE") == "1" {
				must(t, os.MkdirAll(filepath.Dir(file), 0o755))
				writePNG(t, file, got)
				return
			}
			want := readPNG(t, file)
			share, diff := compare(got, want)
			if share <= shareChanged {
				return
			}
			dir, err := os.MkdirTemp("", "xwing-golden-"+s.name)
			must(t, err)
			writePNG(t, filepath.Join(dir, "got.png"), got)
			writePNG(t, filepath.Join(dir, "want.png"), want)
			writePNG(t, filepath.Join(dir, "diff.png"), diff)
			t.Errorf("%.2f %% of the pixels differ, at most %.2f %% may; see %s; UPDATE=1 keeps the new picture",
				100*share, 100*shareChanged, dir)
		})
	}
}

// compare returns the share of pixels that differ, and where: white on black.
func compare(got, want image.Image) (float64, *image.Gray) {
	b := want.Bounds()
	diff := image.NewGray(b)
	if got.Bounds() != b {
		return 1, diff
	}
	n := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if far(got.At(x, y), want.At(x, y)) {
				diff.SetGray(x, y, color.Gray{Y: 255})
				n++
			}
		}
	}
	return float64(n) / float64(b.Dx()*b.Dy()), diff
}

func far(p, q color.Color) bool {
	r0, g0, b0, _ := p.RGBA()
	r1, g1, b1, _ := q.RGBA()
	for _, d := range [3]int{int(r0>>8) - int(r1>>8), int(g0>>8) - int(g1>>8), int(b0>>8) - int(b1>>8)} {
		if d > channelDelta || d < -channelDelta {
			return true
		}
	}
	return false
}

// TestCompare tells a shifted edge from a changed screen.
func TestCompare(t *testing.T) {
	want := image.NewRGBA(image.Rect(0, 0, 100, 100))
	got := image.NewRGBA(want.Bounds())
	for i := range got.Pix {
		got.Pix[i] = channelDelta
	}
	if share, _ := compare(got, want); share != 0 {
		t.Errorf("a share of %v differs within the tolerance", share)
	}
	for x := range 100 {
		got.Set(x, 7, color.White)
	}
	if share, diff := compare(got, want); share != 0.01 || diff.GrayAt(3, 7).Y != 255 || diff.GrayAt(3, 8).Y != 0 {
		t.Errorf("one row of a hundred differs, it is told as %v", share)
	}
	if share, _ := compare(image.NewRGBA(image.Rect(0, 0, 5, 5)), want); share != 1 {
		t.Errorf("another size is told as %v", share)
	}
}

func writePNG(t *testing.T, file string, img image.Image) {
	t.Helper()
	f, err := os.Create(file)
	must(t, err)
	defer f.Close()
	e := png.Encoder{CompressionLevel: png.BestCompression}
	must(t, e.Encode(f, img))
}

func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	must(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	must(t, err)
	return img
}
