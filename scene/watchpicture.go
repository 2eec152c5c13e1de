package scene

import (
	"bytes"
	"image"
	"image/png"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// photo is a part of the window that is to be kept as a picture, once it has been painted.
type photo struct {
	name string
	of   draw.Rect
}

// picture keeps the table as it is shown.
func (s *WatchScreen) picture() {
	a := s.App
	areas, _, _ := s.layout()
	name := strings.TrimSuffix(filepath.Base(s.Path), filepath.Ext(s.Path)) + " " + strconv.Itoa(s.film.At()) + ".png"
	a.Canvas.photo = &photo{name, areas.Table}
	a.Canvas.Stale = true
	a.Touch()
}

// develop keeps the picture that is wanted of what has been painted, and says where.
func (a *App) develop(painted *ebiten.Image) {
	p := a.Canvas.photo
	if p == nil {
		return
	}
	a.Canvas.photo = nil
	r := p.of
	bounds := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())).Intersect(painted.Bounds())
	if bounds.Empty() {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
	painted.SubImage(bounds).(*ebiten.Image).ReadPixels(img.Pix)
	var out bytes.Buffer
	err := png.Encode(&out, img)
	where := p.name
	switch {
	case err != nil:
	case a.Opt.Page != nil:
		a.Opt.Page.Save(p.name, out.Bytes())
	default:
		where, err = a.Opt.Save(p.name, out.Bytes())
	}
	if err != nil {
		a.Fail(err)
		return
	}
	a.Toast(a.Say("film-picture-kept", "file", where))
}
