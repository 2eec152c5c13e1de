package scene

import (
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// gamesScreen lists the kept games.
type gamesScreen struct{ games []Game }

func (s *gamesScreen) name() string   { return "games" }
func (s *gamesScreen) busy() bool     { return false }
func (s *gamesScreen) prompt() string { return "" }

func (s *gamesScreen) update(a *App) {
	u := a.ui
	starfield(&a.back, draw.Rect{W: a.width, H: a.height}, 0)
	r := draw.Rect{W: u.Px(640), H: a.height - u.Px(120)}
	r.X, r.Y = (a.width-r.W)/2, u.Px(60)
	in := u.Panel(r).Inset(u.Px(10))
	u.Label(in.CutTop(u.Px(34), u.Px(8)), a.say("kept-games"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
	b := in.CutBottom(u.Px(40), u.Px(10))
	if u.Button("games.back", b.CutLeft(u.Px(140), 0), a.say("back"), ui.ButtonStyle{Align: draw.Center}) {
		a.show(&titleScreen{})
	}
	open := ""
	name := func(g Game) string {
		if len(g.Name) > 20 && g.Name[4] == '-' && g.Name[10] == ' ' { // the time stands below
			return g.Name[20:]
		}
		return g.Name
	}
	u.Scroll("games.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i, g := range s.games {
			st := ui.ButtonStyle{Note: g.When.Format("2 January 2006, 15:04")}
			if g.Err != nil {
				st.Reason, st.ShowWhy = a.wordsOf(g.Err), true
			}
			row := draw.Rect{X: r.X, Y: y, W: r.W, H: u.ButtonHeight(r.W, name(g), st)}
			if u.Button("game:"+strconv.Itoa(i), row, name(g), st) {
				open = g.Path
			}
			y += row.H + u.Px(6)
		}
		return y - r.Y
	})
	if open != "" {
		a.resume(open)
	}
}
