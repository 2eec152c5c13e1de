package scene

import (
	"math"

	"xwing/scene/art"
	"xwing/scene/draw"
)

// sky is gas and a planet at the upper right, dark where the words stand. It rests. Until
// the gas is there, it is dark everywhere.
func (s *TitleScreen) sky(a *App) {
	l, all := &a.Ground, draw.Rect{W: a.Width, H: a.Height}
	teal := art.Ground{Mat: "teal", Shining: true}
	gas := a.Studio.Sprite(teal)
	teal.Planet = true
	planet := a.Studio.Sprite(teal)
	if gas.Image == nil {
		Starfield(l, all, 0)
		return
	}
	l.Ground(gas, all.W*0.56, all.H*0.54, math.Pi, max(all.W*1.15, all.H)/gas.W)
	stars(l, all, 0)
	l.Sprite(planet, all.W*0.86, all.H*0.16, 0, all.H*0.92/planet.W, 1)
	dark := draw.Night
	l.Across(draw.Rect{W: all.W * 0.34, H: all.H}, draw.Fade(dark, 0.94), draw.Fade(dark, 0.72))
	l.Across(draw.Rect{X: all.W * 0.34, W: all.W * 0.24, H: all.H}, draw.Fade(dark, 0.72), draw.Fade(dark, 0))
}

// head is the name, and what it is of.
func (s *TitleScreen) head(a *App, mark draw.Rect, k float64) {
	u := a.UI
	end := s.name(a, mark.Right()+k*u.Px(22), mark.Y+k*u.Px(32), k)
	u.L.Fill(draw.Rect{X: mark.X, Y: mark.Y + k*u.Px(78), W: end - mark.X, H: max(1, u.Px(2))}.Snapped(), draw.Warn)
	st := draw.Style{Size: 17, Color: draw.Text}
	line := draw.LineHeight(u.Px(st.Size))
	r := draw.Rect{X: mark.X, Y: mark.Y + k*u.Px(102) - line/2, W: a.Width - mark.X - u.Px(12)}
	if a.Height < u.Px(lowWindow) { // beside the ships
		st.Size, r.W = 13, a.Width*0.56-mark.X
		r.Y = mark.Y + k*u.Px(78) + u.Px(6)
	}
	u.Paragraph(r, a.Say("subtitle"), st)
}

// name writes the name in letters that stand apart, and returns where it ends.
func (s *TitleScreen) name(a *App, x, y, k float64) float64 {
	u := a.UI
	st := draw.Style{Size: k * u.Px(68), Bold: true, Color: draw.White}
	for _, letter := range a.Say("title") {
		u.L.Text(x, y, string(letter), st)
		x += u.Fonts.Width(string(letter), st) + k*u.Px(13)
	}
	return x
}
