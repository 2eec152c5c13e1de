package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// perSquad is how many obstacles each player brings.
const perSquad = match.PerSquad

// bringing is a squad's XWS with the obstacles that its player has picked.
func bringing(xws []byte, ids []string) ([]byte, error) { return match.WithObstacles(xws, ids) }

// choosesObstacles reports whether the squad leaves its obstacles, or some of those of an epic battle, to its player.
func (s *squadsScreen) choosesObstacles(a *Client, seat game.Seat, e *squadEntry) bool {
	n := len(a.kit.Obstacles(e.squad))
	return n == 0 || s.battle(a) && n < s.wanted(a, seat)
}

// obstacles are those that a seat brings: its squad's, else those its player has
// picked, else his share of the core set.
func (s *squadsScreen) obstacles(a *Client, seat game.Seat) []string {
	e := s.folder.entry(s.picked[seat])
	switch {
	case e != nil && s.battle(a) && !s.choosesObstacles(a, seat, e):
		return e.squad.Obstacles[:min(s.wanted(a, seat), len(e.squad.Obstacles))]
	case e != nil && !s.choosesObstacles(a, seat, e):
		return e.squad.Obstacles
	case e != nil && s.battle(a):
		return s.ofBattle(a, seat, e)
	}
	if s.brought[seat] == nil {
		s.brought[seat] = a.kit.Share(seat)
	}
	return s.brought[seat]
}

// wanted is how many obstacles a player brings to the game.
func (s *squadsScreen) wanted(a *Client, seat game.Seat) int {
	switch t := s.playing(a); {
	case t != match.Teams{}:
		return t.Obstacles(seat)
	case s.battle(a):
		return squad.EpicObstacles
	}
	return perSquad
}

// ofBattle are the obstacles that a seat brings to an epic battle: what its player has picked for the squad, else the
// squad's own and some of the core set.
func (s *squadsScreen) ofBattle(a *Client, seat game.Seat, e *squadEntry) []string {
	t := s.playing(a)
	if b := &s.battled[seat]; b.squad != e.id || b.teams != t || b.ids == nil {
		*b = battled{e.id, t, nil}
		if t == (match.Teams{}) {
			b.ids = a.kit.SixObstacles(seat, a.kit.Obstacles(e.squad))
		} else {
			b.ids = a.kit.TeamShare(t, seat)
		}
	}
	return s.battled[seat].ids
}

// toggleObstacle picks a token or puts it back; the oldest goes
// when one more is picked than are brought.
func (s *squadsScreen) toggleObstacle(a *Client, seat game.Seat, id string) {
	ids := slices.Clone(s.obstacles(a, seat))
	if i := slices.Index(ids, id); i >= 0 {
		ids = slices.Delete(ids, i, i+1)
	} else {
		ids = append(ids, id)
	}
	if len(ids) > s.wanted(a, seat) {
		ids = ids[1:]
	}
	if s.battle(a) {
		s.battled[seat].ids = ids
	} else {
		s.brought[seat] = ids
	}
	a.Touch()
}

// Both what a cell of the strip holds at most, in mm, and so the scale at which
// all tokens are drawn.
const (
	widestToken = 90.0
	tallToken   = 70.0
)

// obstacleCell is one token of the strip, or of all to choose from.
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
	s.token(a, r, id, alpha)
}

// token is the picture of one, as large as the scale of all has it, and no larger than its cell.
func (s *squadsScreen) token(a *Client, r draw.Rect, id string, alpha float64) {
	x, y := r.Center()
	a.UI.L.Sprite(a.desk.obstacleSprite(id), x, y, 0, min(r.W/widestToken, r.H/tallToken, r.H/a.desk.tokenSpan(id)), alpha)
}
