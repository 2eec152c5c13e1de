package scene

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// GamesScreen lists the kept games, the latest first.
type GamesScreen struct {
	App     *App
	Games   []Game
	known   map[string]*keptGame // by path: what has been read of those in sight
	again   Again                // the one that is being played again; nil: none is
	playing string               // its path
	deleted []deleted            // since the list was opened, the latest last
}

// deleted is a game that can be put back.
type deleted struct{ name, trash string }

func (s *GamesScreen) Name() string                 { return "games" }
func (s *GamesScreen) Busy() bool                   { return s.again != nil }
func (s *GamesScreen) Asked() (prompt, seat string) { return "", "" }

func (s *GamesScreen) Update() {
	a := s.App
	u := a.UI
	s.learn(a)
	Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	edge := u.Px(40) // above and below
	if a.Room() == Narrow {
		edge = u.Px(6)
	}
	r := draw.Rect{W: min(u.Px(1040), a.Width-min(2*edge, u.Px(40))), H: a.Height - 2*edge}
	r.X, r.Y = (a.Width-r.W)/2, edge
	in := u.Panel(r).Inset(min(edge/2, u.Px(10)))
	s.head(a, in.CutTop(u.Px(40), u.Px(10)))
	open, watch, remove, outside := -1, -1, -1, a.outsideWidth()
	unread := true // one new row a frame is read, so that none takes long
	u.Scroll("games.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range s.Games {
			row := draw.Rect{X: r.X, Y: y, W: r.W, H: s.height(a, r.W-u.Px(98)-outside, i)}
			y += row.H + u.Px(6)
			if row.Bottom() < in.Y || row.Y > in.Bottom() {
				continue
			}
			bin := row.CutRight(u.Px(92), u.Px(6))
			if outside > 0 {
				s.outside(a, row.CutRight(outside-u.Px(6), u.Px(6)), i)
			}
			clicked := s.row(a, row, i, &unread)
			st := ui.ButtonStyle{Align: draw.Center, Size: 14}
			if s.Games[i].Err == nil {
				third := (bin.H - u.Px(6)) / 3
				clicked = u.Button("go-on:"+strconv.Itoa(i), bin.CutTop(third, u.Px(3)), s.way(a, i), st) || clicked
				st.Tip = a.Say("watch-why")
				if u.Button("watch:"+strconv.Itoa(i), bin.CutTop(third, u.Px(3)), a.Say("watch"), st) {
					watch = i
				}
				st.Tip = ""
			}
			if clicked {
				open = i
			}
			st.Quiet = true
			if u.Button("delete:"+strconv.Itoa(i), bin, a.Say("delete"), st) {
				remove = i
			}
		}
		return y - r.Y
	})
	if len(s.Games) == 0 {
		u.Label(in.CutTop(u.Px(60), 0), a.Say("no-games"), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	}
	switch {
	case open >= 0:
		a.Resume(s.Games[open].Path)
	case watch >= 0:
		a.Watch(s.Games[watch].Path)
	case remove >= 0:
		s.askDelete(a, s.Games[remove])
	}
}

// head is the way back, what the list is, and the way to take a deletion back.
func (s *GamesScreen) head(a *App, head draw.Rect) {
	u := a.UI
	if u.Button("games.back", head.CutLeft(u.Px(110), u.Px(14)), a.Say("back"), ui.ButtonStyle{Align: draw.Center}) || a.Leaving() {
		a.Show(&TitleScreen{App: a})
	}
	if a.Opt.Page != nil {
		a.OpenFiles("games.open", head.CutRight(u.Px(130), u.Px(14)))
	}
	a.pasteGame(&head)
	if n := len(s.deleted); n > 0 {
		b := head.CutRight(u.Px(220), u.Px(14))
		if u.Button("games.restore", b, a.Say("put-back"), ui.ButtonStyle{Align: draw.Center, Tip: s.deleted[n-1].name}) {
			s.restore(a)
		}
	}
	count := a.Say("games-count", "n", strconv.Itoa(len(s.Games)))
	u.Label(head.CutRight(u.Px(120), u.Px(14)), count, draw.Style{Size: 15, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(head, a.Say("kept-games"), draw.Style{Size: 22, Bold: true, Color: draw.Text})
}

// way is what going on with a game leads to.
func (s *GamesScreen) way(a *App, i int) string {
	if k := s.known[s.Games[i].Path]; k != nil && k.standing.Over {
		return a.Say("go-result")
	}
	return a.Say("go-on")
}

// Measures of a row, in units of the design.
const (
	rowHigh     = 100
	brokenHigh  = 62  // of one of a game that cannot be gone on with
	stackedHigh = 118 // of one that has its standing below the players
	glanceWide  = 84  // is the picture of the table
)

// height is that of a row; why a game cannot be gone on with may take more room.
func (s *GamesScreen) height(a *App, w float64, i int) float64 {
	switch g := &s.Games[i]; {
	case g.Err != nil:
		return max(a.UI.Px(brokenHigh), a.UI.ButtonHeight(w, g.Name, s.broken(a, g)))
	case a.stacks(w):
		return a.UI.Px(stackedHigh)
	}
	return a.UI.Px(rowHigh)
}

// stacks reports whether a row of a width has its standing below the players, in place of
// beside them.
func (a *App) stacks(wide float64) bool { return wide < a.UI.Px(640) }

// broken is how a game is shown that cannot be gone on with.
func (s *GamesScreen) broken(a *App, g *Game) ui.ButtonStyle {
	return ui.ButtonStyle{Note: dateOf(g), Reason: a.WordsOf(g.Err), ShowWhy: true}
}

func dateOf(g *Game) string { return g.When.Format("2 January 2006, 15:04") }

// row is one game: how its table looks, who played what, how far it has come or who has won, when.
func (s *GamesScreen) row(a *App, r draw.Rect, i int, unread *bool) bool {
	u := a.UI
	g := &s.Games[i]
	id := "game:" + strconv.Itoa(i)
	date := dateOf(g)
	if g.Err != nil {
		return u.Button(id, r, g.Name, s.broken(a, g))
	}
	k := s.know(a, g, unread)
	if k == nil {
		return u.Button(id, r, g.Name, ui.ButtonStyle{Note: date})
	}
	state, _ := k.state(k.Words)
	st := ui.ButtonStyle{Words: k.Sides[0] + " - " + k.Sides[1] + " · " + state + " · " + k.scored() + k.Rules + " · " + date}
	if d := k.standing.Damage; d != nil {
		st.Tip = Capital(a.WordsOf(d))
	}
	clicked := u.Button(id, r, "", st)
	in := r.Inset(u.Px(8))
	k.picture(a, in.CutLeft(min(u.Px(glanceWide), in.H), u.Px(12)))
	sides := in
	if a.stacks(r.W) {
		k.foot(a, sides.CutBottom(u.Px(38), u.Px(4)), date, true)
	} else {
		k.foot(a, sides.CutRight(u.Px(230), u.Px(12)), date, false)
	}
	for seat, half := range sides.Columns(2, u.Px(14)) {
		k.side(a, half, game.Seat(seat))
	}
	return clicked
}

// know reads once what a row says; nil while other rows are read first.
func (s *GamesScreen) know(a *App, g *Game, unread *bool) *keptGame {
	k := s.known[g.Path]
	if k == nil {
		if !*unread {
			a.Touch()
			return nil
		}
		*unread = false
		k = &keptGame{standing: a.Opt.Files.Standing(g.Path)}
		k.Told = a.tenantOf(g.Header).Tell(g.Header)
		k.sure = k.standing.Damage != nil
		if s.known == nil {
			s.known = map[string]*keptGame{}
		}
		s.known[g.Path] = k
	}
	if !k.sure && s.again == nil {
		again, err := a.Opt.Files.Again(g.Path)
		if err != nil {
			k.standing.Damage, k.sure = err, true
			return k
		}
		s.again, s.playing = again, g.Path
	}
	return k
}

// playedAgain is how many choices of a game are played again in a frame: the list is
// there at once, and who has won what comes bit by bit.
const playedAgain = 8

// learn plays on with the game that is played again, if one is.
func (s *GamesScreen) learn(a *App) {
	if s.again == nil {
		return
	}
	a.Touch()
	is, done := s.again.Play(playedAgain)
	if !done {
		return
	}
	if k := s.known[s.playing]; k != nil {
		k.standing, k.sure = is, true
		if session := s.again.Session(); session != nil && is.Damage == nil {
			k.glance = a.tenantOf(session.Header()).Glance(session)
		}
	}
	s.forget()
}

// forget ends the game that is played again.
func (s *GamesScreen) forget() {
	if s.again != nil {
		s.again.Close()
		s.again, s.playing = nil, ""
	}
}

// askDelete asks before a game is deleted.
func (s *GamesScreen) askDelete(a *App, g Game) {
	name := g.Name
	if k := s.known[g.Path]; k != nil {
		name = k.Sides[0] + " - " + k.Sides[1] + ", " + dateOf(&g) + ","
	}
	a.Ask("delete", a.Say("delete-title"), a.Say("delete-why", "name", name), func(button int) {
		if button == 0 {
			s.remove(a, g)
		}
	}, a.Say("delete"), a.Say("undo-kept"))
}

// remove deletes a game.
func (s *GamesScreen) remove(a *App, g Game) {
	if s.playing == g.Path {
		s.forget()
	}
	trash, err := a.Opt.Files.Remove(g.Path)
	if trash != "" {
		s.deleted = append(s.deleted, deleted{g.Name, trash})
		s.Games = slices.DeleteFunc(s.Games, func(o Game) bool { return o.Path == g.Path })
	}
	if err != nil {
		a.Fail(err)
	}
}

// restore puts the game back that was deleted last.
func (s *GamesScreen) restore(a *App) {
	last := s.deleted[len(s.deleted)-1]
	s.deleted = s.deleted[:len(s.deleted)-1]
	if err := a.Opt.Files.Restore(last.trash); err != nil {
		a.Fail(err)
		return
	}
	games, err := a.Opt.Files.Games()
	if err != nil {
		a.Fail(err)
		return
	}
	s.Games = games
	a.Touch()
}
