package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// perSquad is how many obstacles each player brings.
const perSquad = match.PerSquad

// bringing is a squad's XWS with the obstacles that its player has picked.
func bringing(xws []byte, ids []string) ([]byte, error) { return match.WithObstacles(xws, ids) }

// choosesObstacles reports whether the squad leaves its obstacles to its player.
func (e *squadEntry) choosesObstacles(a *Client) bool { return len(a.kit.Obstacles(e.squad)) == 0 }

// obstacles are those that a seat brings: its squad's, else those its player has
// picked, else his share of the core set.
func (s *squadsScreen) obstacles(a *Client, seat game.Seat) []string {
	if e := s.folder.entry(s.picked[seat]); e != nil && !e.choosesObstacles(a) {
		return e.squad.Obstacles
	}
	if s.brought[seat] == nil {
		s.brought[seat] = a.kit.Share(seat)
	}
	return s.brought[seat]
}

// toggleObstacle picks a token of the core set or puts it back; the oldest of
// three goes when a fourth is picked.
func (s *squadsScreen) toggleObstacle(a *Client, seat game.Seat, id string) {
	ids := slices.Clone(s.obstacles(a, seat))
	if i := slices.Index(ids, id); i >= 0 {
		ids = slices.Delete(ids, i, i+1)
	} else {
		ids = append(ids, id)
	}
	if len(ids) > perSquad {
		ids = ids[1:]
	}
	s.brought[seat] = ids
	a.Touch()
}

// Both what a cell of the strip holds at most, in mm, and so the scale at which
// all tokens are drawn.
const (
	widestToken = 90.0
	tallToken   = 70.0
)

// obstacleStrip shows the obstacles that a seat brings, all at one scale: three
// of its squad, or the six of the core set to pick three from.
func (s *squadsScreen) obstacleStrip(a *Client, r draw.Rect, seat game.Seat, e *squadEntry) {
	u := a.UI
	brought := s.obstacles(a, seat)
	choose := e.choosesObstacles(a)
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

// obstacleCell is one token of the strip.
func (s *squadsScreen) obstacleCell(a *Client, r draw.Rect, seat game.Seat, id string, choose, on bool) {
	u := a.UI
	words := a.desk.obstacleLabel(id)
	widget := "obstacle:" + seat.ID() + ":" + id
	alpha := 1.0
	if choose {
		if u.Button(widget, r, "", ui.ButtonStyle{Words: words, On: on, Tip: words + "\n" + a.Say("obstacle-toggle")}) {
			s.toggleObstacle(a, seat, id)
		}
		if !on {
			alpha = 0.5
		}
	} else {
		u.Note(widget, words, r)
		u.L.Round(r.Snapped(), u.Px(5), draw.PanelHigh)
		if u.Over(r) {
			u.Tip(words, r)
		}
	}
	x, y := r.Center()
	u.L.Sprite(a.desk.obstacleSprite(id), x, y, 0, min(r.W/widestToken, r.H/tallToken), alpha)
}
