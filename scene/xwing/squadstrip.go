package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// obstacleStrip shows the obstacles that a seat brings, all at one scale: three
// of its squad, or the six of the core set to pick three from.
func (s *squadsScreen) obstacleStrip(a *Client, r draw.Rect, seat game.Seat, e *squadEntry) {
	u := a.UI
	brought := s.obstacles(a, seat)
	choose := s.choosesObstacles(a, seat, e)
	if choose && s.battle(a) {
		s.battleStrip(a, r, seat, brought)
		return
	}
	shown := brought
	text := a.Say("obstacles-own")
	if choose {
		shown = a.kit.CoreObstacles()
		text = a.Say("obstacles-pick", "n", strconv.Itoa(len(brought)))
	}
	st := draw.Style{Size: 13, Bold: true, Color: draw.Muted}
	if choose && len(brought) != perSquad {
		st.Color = draw.Warn
	}
	u.Label(r.CutTop(u.Px(18), u.Px(4)), text, st)
	cells := r.Columns(max(len(shown), 6), u.Px(4))
	for i, id := range shown {
		s.obstacleCell(a, cells[i], seat, id, choose, slices.Contains(brought, id))
	}
}

// battleStrip shows the obstacles that a seat brings to an epic battle, each a way to the window in which they are picked.
func (s *squadsScreen) battleStrip(a *Client, r draw.Rect, seat game.Seat, brought []string) {
	u := a.UI
	most := s.wanted(a, seat)
	u.Label(r.CutTop(u.Px(18), u.Px(4)), s.pickedOf(a, brought, most), pickedStyle(brought, most))
	for i, cell := range r.Columns(squad.EpicObstacles, u.Px(4))[:most] {
		id, words := "obstacle:"+seat.ID()+":"+strconv.Itoa(i+1), a.Say("obstacle-none")
		if i < len(brought) {
			words = a.desk.obstacleLabel(brought[i])
		}
		if u.Button(id, cell, "", ui.ButtonStyle{Words: words, Tip: words + "\n" + a.Say("obstacle-change")}) {
			a.Cover(obstaclesOverlay{s, seat})
		}
		if i < len(brought) {
			s.token(a, cell, brought[i], 1)
		}
	}
}

// pickedOf says how many of so many are picked.
func (s *squadsScreen) pickedOf(a *Client, brought []string, most int) string {
	return a.Say("obstacles-pick-of", "n", strconv.Itoa(len(brought)), "limit", strconv.Itoa(most))
}

// pickedStyle is how that is written: a warning while they are not so many.
func pickedStyle(brought []string, most int) draw.Style {
	st := draw.Style{Size: 13, Bold: true, Color: draw.Muted}
	if len(brought) != most {
		st.Color = draw.Warn
	}
	return st
}

// obstaclesOverlay picks the obstacles of a seat among all that there are.
type obstaclesOverlay struct {
	squads *squadsScreen
	seat   game.Seat
}

func (obstaclesOverlay) Name() string { return "obstacles" }

// Measures of the window, in units of the design.
const (
	tokenWide = 104 // a token's cell
	tokenHigh = 84
)

func (o obstaclesOverlay) Build(*scene.App) {
	s, a := o.squads, o.squads.client
	u := a.UI
	in := a.Sheet(980, 560, a.Say("obstacles-title", "seat", o.seat.ID(), "n", strconv.Itoa(s.wanted(a, o.seat))))
	brought, most := s.obstacles(a, o.seat), s.wanted(a, o.seat)
	u.Label(in.CutTop(u.Px(20), u.Px(8)), s.pickedOf(a, brought, most), pickedStyle(brought, most))
	all := a.kit.AllObstacles()
	a.SheetList("sheet.obstacles.list", in, func(r *draw.Rect) {
		n := max(int((r.W+u.Px(6))/u.Px(tokenWide+6)), 1)
		for row := range slices.Chunk(all, n) {
			cells := r.CutTop(u.Px(tokenHigh), u.Px(6)).Columns(n, u.Px(6))
			for i, id := range row {
				s.obstacleCell(a, cells[i], o.seat, id, true, slices.Contains(brought, id))
			}
		}
	})
}
