package scene

import (
	"errors"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// watchReader plays a journal to its end, or to where it parts from the game, a part at a time, and then has its film told once,
// for what is marked.
type watchReader struct {
	replay *game.Replay // nil once it has been played
	ends   string       // why before its end
}

// readPerTick is how many choices are played in a tick while a film is read.
const readPerTick = 20

// open reads the journal, of which nothing is played yet.
func (s *WatchScreen) open() error {
	a := s.App
	text, err := a.Opt.Files.Read(s.Path)
	if err != nil {
		return err
	}
	a.turnToJournal(text)
	r := &watchReader{}
	j, err := game.ReadJournal(text)
	var damage *game.DamageError
	switch {
	case errors.As(err, &damage) && damage.Whole > 0 && len(j.Lines) > 0:
		r.ends = damage.Found(a.tenant().Words().Plain)
	case err != nil:
		return err
	}
	if a.tenant().Watch == nil {
		return game.NewFlaw("ui.film-none")
	}
	if r.replay, err = game.NewReplay(j, a.tenant().Start); err != nil {
		return err
	}
	r.replay.Session().Deafen()
	s.read = r
	return nil
}

// close ends what is played.
func (r *watchReader) close() {
	if r.replay != nil {
		r.replay.Session().Close()
	}
}

// reading reads on for a tick, and says how far it has come.
func (s *WatchScreen) reading() {
	a, r := s.App, s.read
	a.Touch()
	if r.replay != nil {
		s.replay()
	} else {
		s.tell()
	}
	u := a.UI
	Starfield(&a.Back, a.Window(), 0)
	box := draw.Rect{W: min(u.Px(420), a.Width-u.Px(24)), H: u.Px(120)}
	box.X, box.Y = (a.Width-box.W)/2, (a.Height-box.H)/2
	in := u.Panel(box)
	u.Label(in.CutTop(u.Px(28), u.Px(6)), a.Say("film-reading"), draw.Style{Size: 17, Bold: true, Color: draw.Text})
	bar := in.CutTop(u.Px(8), u.Px(14))
	u.L.Round(bar, u.Px(4), draw.EdgeSoft)
	bar.W *= s.readPart()
	u.L.Round(bar, u.Px(4), draw.ButtonOn)
	back := in.CutTop(u.Px(34), 0)
	if u.Button("film.back", back.CutLeft(u.Px(110), 0), a.Say("back"), ui.ButtonStyle{Align: draw.Center}) || a.Leaving() {
		s.leave()
	}
}

// readPart is how much of it is read.
func (s *WatchScreen) readPart() float64 {
	if r := s.read; r == nil {
		return 1
	} else if r.replay != nil {
		return 0.6 * float64(r.replay.Played()) / float64(max(r.replay.Len(), 1))
	}
	return 0.6 + 0.4*float64(s.film.At())/float64(max(s.film.Len(), 1))
}

// replay plays some lines more.
func (s *WatchScreen) replay() {
	r := s.read
	for until := r.replay.Work() + readPerTick; r.replay.Work() < until; {
		more, parted := r.replay.Next()
		if more {
			continue
		}
		if parted != nil {
			key := "film-parted"
			if parted.Versions {
				key = "film-versions"
			}
			r.ends = s.App.Say(key, "n", strconv.Itoa(parted.Line), "what",
				s.App.tenantOf(r.replay.Session().Header()).Words().Divergence(parted))
		}
		session := r.replay.Session()
		s.film, r.replay = session.Film(), nil
		session.Close()
		s.App.turnTo(s.App.placeOf(s.film.Header())) // others may have been asked to begin since
		s.shows = s.App.tenant().Watch(s.film)
		s.App.Reword()
		return
	}
}

// tell has some choices told, for what is marked of them; at the end the film begins.
func (s *WatchScreen) tell() {
	for range readPerTick {
		if !s.film.Next() {
			s.ends, s.read = s.read.ends, nil
			s.eyes = AllEyes
			if s.live() {
				s.eyes = NoEyes
			}
			s.goTo(0)
			return
		}
		for _, e := range s.film.Came() {
			for _, m := range s.shows.Marks(e) {
				m.At = s.film.At()
				s.marks = append(s.marks, m)
			}
		}
	}
}
