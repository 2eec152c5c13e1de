package scene

import (
	"strconv"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// gamesScreen lists the kept games.
type gamesScreen struct {
	games []Game
	known map[int]keptGame // what has been read of those in sight
}

// keptGame is what a row says of a game.
type keptGame struct {
	squads, players [2]string
	state           string
}

func (s *gamesScreen) name() string   { return "games" }
func (s *gamesScreen) busy() bool     { return false }
func (s *gamesScreen) prompt() string { return "" }

func (s *gamesScreen) update(a *App) {
	u := a.ui
	starfield(&a.back, draw.Rect{W: a.width, H: a.height}, 0)
	r := draw.Rect{W: u.Px(860), H: a.height - u.Px(80)}
	r.X, r.Y = (a.width-r.W)/2, u.Px(40)
	in := u.Panel(r).Inset(u.Px(10))
	head := in.CutTop(u.Px(40), u.Px(10))
	if u.Button("games.back", head.CutLeft(u.Px(110), u.Px(14)), a.say("back"), ui.ButtonStyle{Align: draw.Center}) {
		a.show(&titleScreen{})
	}
	u.Label(head, a.say("kept-games"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
	open := ""
	u.Scroll("games.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range s.games {
			row := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(60)}
			y += row.H + u.Px(6)
			if row.Bottom() < in.Y || row.Y > in.Bottom() {
				continue
			}
			if s.row(a, row, i) {
				open = s.games[i].Path
			}
		}
		return y - r.Y
	})
	if open != "" {
		a.resume(open)
	}
}

// row is one game: who played what, how far it has come, when.
func (s *gamesScreen) row(a *App, r draw.Rect, i int) bool {
	u := a.ui
	g := &s.games[i]
	id := "game:" + strconv.Itoa(i)
	date := g.When.Format("2 January 2006, 15:04")
	if g.Err != nil {
		return u.Button(id, r, g.Name, ui.ButtonStyle{Note: date, Reason: a.wordsOf(g.Err), ShowWhy: true})
	}
	k := s.know(a, i)
	clicked := u.Button(id, r, "", ui.ButtonStyle{Words: k.squads[0] + " - " + k.squads[1] + " · " + k.state + " · " + date})
	in := r.Inset(u.Px(8))
	right := in.CutRight(u.Px(210), u.Px(12))
	u.Label(right.CutTop(right.H/2, 0), k.state, draw.Style{Size: 15, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	u.Label(right, date, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	for seat, half := range in.Columns(2, u.Px(14)) {
		u.L.Round(draw.Rect{X: half.X, Y: half.Y, W: u.Px(4), H: half.H}, u.Px(2), art.SeatColor(game.Seat(seat)))
		half.CutLeft(u.Px(12), 0)
		player := k.players[seat]
		if player == "" {
			player = a.opt.Words.Seat(game.Seat(seat))
		}
		u.Label(half.CutTop(half.H/2, 0), player, draw.Style{Size: 15, Bold: true, Color: art.SeatColor(game.Seat(seat))})
		u.Label(half, k.squads[seat], draw.Style{Size: 14, Color: draw.Text})
	}
	return clicked
}

// know reads once what a row says.
func (s *gamesScreen) know(a *App, i int) keptGame {
	if k, ok := s.known[i]; ok {
		return k
	}
	begun := a.setupOf(s.games[i].Header)
	k := keptGame{squads: begun.squadNames(), players: begun.names}
	round, ended := a.opt.Files.Round(s.games[i].Path)
	switch {
	case ended:
		k.state = a.say("ended")
	case round == 0:
		k.state = a.say("setup")
	default:
		k.state = a.say("round", "n", strconv.Itoa(round))
	}
	if s.known == nil {
		s.known = map[int]keptGame{}
	}
	s.known[i] = k
	return k
}
