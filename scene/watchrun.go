package scene

import (
	"slices"

	"xwing/game"
)

// stepKind is by what a film is gone about in.
type stepKind int

// The steps.
const (
	choiceStep stepKind = iota
	eventStep
	attackStep
	shipStep
	roundStep
	steps
)

// id names it for the log and the words.
func (k stepKind) id() string { return [...]string{"choice", "event", "attack", "ship", "round"}[k] }

// mark is what is marked where such a step leads.
func (k stepKind) mark() MarkKind {
	return map[stepKind]MarkKind{attackStep: AttackMark, shipStep: ShipMark, roundStep: RoundMark}[k]
}

// Ticks between choices at full speed: for what nothing is seen of, there is time to read.
const filmPause = 20

// run plays on for a tick.
func (s *WatchScreen) run() {
	show := s.shows.Play.Show
	show.Speed = s.speed
	switch {
	case !s.play:
		return
	case !show.Resting():
		show.Tick()
		s.within = !show.Resting()
	case s.wait > 0:
		s.wait--
	case s.next():
		s.began()
		s.wait = filmPause * 100 / s.speed
	default:
		s.play = false
	}
	s.App.Touch()
}

// began has what came of the latest choice be shown.
func (s *WatchScreen) began() {
	p := s.shows.Play
	p.Session = s.film.Session()
	s.shows.See(s.eyes)
	s.from = len(p.Show.Lines)
	for _, e := range s.film.Came() {
		p.Show.Add(e)
	}
	s.within = !p.Show.Resting()
}

// goTo stands after so many choices, with all that came of them shown.
func (s *WatchScreen) goTo(n int) {
	if n = min(max(n, 0), s.film.Len()); n > 0 {
		s.film.Seek(n - 1)
		s.stand()
		s.next()
	} else {
		s.film.Seek(n)
	}
	s.stand()
}

// next goes on by one choice, before which the table stands, where its answers are called what they are.
func (s *WatchScreen) next() bool {
	s.labels = map[string]string{}
	if n := s.film.At() + 1; n <= s.film.Len() {
		c := s.film.Choice(n)
		d, _ := s.film.Session().Decision(c.Seat)
		for i := range d.Options {
			s.labels[d.Options[i].ID] = s.shows.Label(d, &d.Options[i])
		}
		for _, slot := range d.Slots {
			for k := range slot.Options {
				if o := &slot.Options[k]; o.ID == c.Each[slot.ID] {
					s.labels[slot.ID+" "+o.ID] = s.shows.Label(d, o)
				}
			}
		}
	}
	return s.film.Next()
}

// stand shows the table as it is where the film stands.
func (s *WatchScreen) stand() {
	p := s.shows.Play
	p.Session = s.film.Session()
	p.Show.Queue, p.Show.Now, p.Show.Lines, p.Show.since = nil, nil, nil, 0
	p.Show.Stage.Renew()
	s.wait, s.within = 0, false
	s.shows.See(s.eyes)
	s.App.Touch()
}

// halt has it stand still.
func (s *WatchScreen) halt() { s.play = false }

// toggle plays, or no longer; at its end it begins anew.
func (s *WatchScreen) toggle() {
	s.play = !s.play
	if s.play && s.film.At() == s.film.Len() && !s.within {
		s.goTo(0)
	}
	s.App.Touch()
}

// move steps by a kind, forward or back.
func (s *WatchScreen) move(by stepKind, forward bool) {
	s.halt()
	at := s.film.At()
	switch by {
	case choiceStep:
		switch {
		case !forward:
			at--
		case !s.within: // else to the end of what is half shown
			at++
		}
		s.goTo(at)
	case eventStep:
		s.goEvent(forward)
	default:
		s.goTo(s.marked(by.mark(), at, forward))
	}
}

// marked is where the next mark of a kind stands, or the one before; the end of the film, or its beginning, if there is none.
func (s *WatchScreen) marked(kind MarkKind, at int, forward bool) int {
	next := 0
	if forward {
		next = s.film.Len()
	}
	for _, m := range s.marks {
		switch {
		case m.Kind != kind:
		case forward && m.At > at:
			return m.At
		case !forward && m.At < at:
			next = m.At
		}
	}
	return next
}

// goEvent shows one Event more, or takes the latest back.
func (s *WatchScreen) goEvent(forward bool) {
	show := s.shows.Play.Show
	if forward {
		if show.Resting() && s.next() {
			s.began()
		}
		show.One()
		s.within = !show.Resting()
		s.App.Touch()
		return
	}
	all := s.film.Came()
	left := len(show.Queue)
	if show.Now != nil {
		left++
	}
	seen := 0
	for _, e := range all[:len(all)-min(left, len(all))] {
		if show.seen(e) {
			seen++
		}
	}
	n := s.film.At()
	if n == 0 {
		return
	}
	s.goTo(n - 1)
	if seen > 1 && s.next() {
		s.began()
		for range seen - 1 {
			show.One()
		}
		s.within = !show.Resting()
	}
}

// One shows the end of the next Event that is seen or told, with all before it.
func (b *Show) One() {
	for !b.Resting() {
		if b.Now == nil {
			b.Now, b.Queue = b.Queue[0], b.Queue[1:]
			if _, last := b.Stage.Ticks(b.Now); !last {
				b.Note(b.Now)
			}
			b.Stage.Follow(b.Now)
		}
		seen := b.seen(b.Now)
		b.end()
		if seen {
			break
		}
	}
	for len(b.Queue) > 0 && !slices.ContainsFunc(b.Queue, b.seen) { // of what is left nothing is
		b.Finish()
	}
}

// seen reports whether an Event is shown for a time, or told.
func (b *Show) seen(e game.Event) bool {
	if n, _ := b.Stage.Ticks(e); n > 0 {
		return true
	}
	_, told := b.Stage.Line(e)
	return told
}
