package scene

import (
	"maps"
	"strings"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// playOn is a window that asks who plays on from where a film stands.
type playOn struct{ film *WatchScreen }

func (*playOn) Name() string { return "film-on" }

// Build asks, for each side, for a person or a computer.
func (p *playOn) Build(a *App) {
	u := a.UI
	in := a.Sheet(460, 286, a.Say("film-on"))
	why := a.Say("film-on-why")
	h := u.Paragraph(in, why, draw.Style{Size: 14, Color: draw.Muted})
	in.CutTop(h, u.Px(12))
	for seat := game.Red; seat <= game.Blue; seat++ {
		row := in.CutTop(u.Px(34), u.Px(8))
		u.Label(row.CutLeft(u.Px(130), u.Px(8)), a.Words.Seat(seat), draw.Style{Size: 16, Bold: true, Color: art.SeatName(seat)})
		a.ChoosePlayer(row.CutLeft(u.Px(120), u.Px(8)), seat)
		if a.Computers().Has(seat) {
			a.ChooseSkill(row.CutLeft(u.Px(120), 0), seat)
		} else {
			u.Label(row, a.Say("film-on-person"), draw.Style{Size: 14, Color: draw.Muted})
		}
	}
	if u.Button("film-on.begin", in.CutBottom(u.Px(38), 0), a.Say("film-on-begin"), ui.ButtonStyle{Align: draw.Center, Primary: true}) {
		a.Cover(nil)
		if err := p.film.branch(); err != nil {
			a.Fail(err)
		}
	}
}

// noBranch says why nobody can play on from where the film stands; "" if somebody can.
func (s *WatchScreen) noBranch() string {
	if s.live() {
		return s.App.Say("film-on-live")
	}
	if _, over := s.film.Session().Over(); over {
		return s.App.Say("film-on-over")
	}
	return ""
}

// branch begins a new kept game that goes on from where the film stands.
func (s *WatchScreen) branch() error {
	a, t := s.App, s.App.tenant()
	h := s.film.Header()
	h.Extra = maps.Clone(h.Extra)
	delete(h.Extra, computerKey)
	delete(h.Extra, skillKey)
	computers := a.Computers()
	var seats Seats
	for seat, side := range s.film.Session().Sides() {
		if by := game.Seat(side); computers.Has(by) {
			seats = seats.With(game.Seat(seat), computers.Skill(by))
		}
	}
	if err := seatComputers(&h, seats); err != nil {
		return err
	}
	sides := t.Tell(h).Sides
	var session *game.Session
	var kept game.Log
	err := a.InJournal(strings.Join(sides[:], " - "), func(log game.Log) (err error) {
		kept = log
		session, err = s.film.Branch(h, t.Start, a.NewSeed(), log)
		return err
	})
	if err != nil {
		return err
	}
	s.close()
	t.Show(session, kept)
	return nil
}
