package scene

import (
	"xwing/game"
	"xwing/scene/draw"
)

// Watching is a game's own part of a film: its table, and what is told of it.
type Watching struct {
	Play   *Play                          // shows the table; its Session is where the film stands
	Layout func(r WatchAreas)             // divides the window
	Paint  func()                         // the bar on top, what stands at the sides, the table
	Moves  func() bool                    // the camera is on its way; nil: never
	See    func(eyes Eyes)                // whose hidden facts are shown from now on, where the film stands
	Marks  func(e game.Event) []FilmMark  // what of an Event is marked on the axis
	Hidden func(in *draw.Rect, eyes Eyes) // tells them in words or pictures: dials as they were set
	Lead   func(in *draw.Rect, d game.Decision)
	Label  func(d game.Decision, o *game.Option) string
	Lanes  func() []Lane // above the axis of a film of a game that is over
	Left   func()        // the film is left, and what goes on beside it ends; nil: nothing does
}

// WatchAreas is where the parts of a film stand that are its game's.
type WatchAreas struct {
	Top   draw.Rect
	Sides [2]draw.Rect // empty where the window is narrow
	Table draw.Rect
}

// Eyes is whose hidden facts a film shows.
type Eyes int

// Everybody's once they are past, those of one seat, or none: of a game that is still played.
const (
	AllEyes Eyes = iota
	RedEyes
	BlueEyes
	NoEyes
)

// Of reports whether what a side hides is shown.
func (e Eyes) Of(side game.Seat) bool {
	return e == AllEyes || e == RedEyes && side == game.Red || e == BlueEyes && side == game.Blue
}

// MarkKind says what is marked on the axis of a film.
type MarkKind int

// What is marked.
const (
	RoundMark  MarkKind = iota // a round begins, the N-th
	ShipMark                   // a piece begins its turn
	AttackMark                 // an attack is declared
	KillMark                   // a piece is destroyed
	CritMark                   // a card is dealt or turned faceup
	GoalMark                   // somebody scores by an objective
)

// id names it for the log and the words.
func (k MarkKind) id() string {
	return [...]string{"round", "ship", "attack", "kill", "crit", "goal"}[k]
}

// FilmMark is something that is marked on the axis.
type FilmMark struct {
	Kind MarkKind
	At   int       // after so many choices; set by the shell
	Seat game.Seat // of the side whose piece it is; NoSeat: nobody's
	N    int       // of a round
	Text string    // in words, while the mouse is on it
}

// WatchScreen shows a kept game as a film.
type WatchScreen struct {
	App  *App
	Path string

	read   *watchReader // nil once it is read
	film   *game.Film
	shows  *Watching
	marks  []FilmMark
	ends   string // why it ends before its game does; "": it does not
	play   bool
	wait   int // ticks until the next choice
	speed  int // percent
	step   stepKind
	eyes   Eyes
	scrub  bool              // a hand is on the axis
	labels map[string]string // what the answers to the latest question were called then
	from   int               // the first line of the log about the latest choice
	within bool              // the latest choice is not all shown: it stands in the middle of its Events
}

// filmSpeeds are how fast a film plays, in percent.
var filmSpeeds = [...]int{50, 100, 200, 400}

// Watch shows a kept game as a film. What cannot be read is said.
func (a *App) Watch(path string) {
	s := &WatchScreen{App: a, Path: path, speed: 100}
	if err := s.open(); err != nil {
		a.Fail(game.OfJournal(path, err))
		return
	}
	a.Show(s)
}

func (s *WatchScreen) Name() string                 { return "watch" }
func (s *WatchScreen) Asked() (prompt, seat string) { return "", "" }

// Play is the game that is shown, nil until it is read.
func (s *WatchScreen) Play() *Play {
	if s.shows == nil {
		return nil
	}
	return s.shows.Play
}

// Busy reports whether it goes on by itself.
func (s *WatchScreen) Busy() bool {
	return s.read != nil || s.play || s.shows != nil && s.shows.Moves != nil && s.shows.Moves()
}

// Update builds a frame of the film.
func (s *WatchScreen) Update() {
	if s.read != nil {
		s.reading()
		return
	}
	s.keys()
	if s.App.Screen != s {
		return
	}
	s.run()
	areas, moment, foot := s.layout()
	s.shows.Layout(areas)
	s.shows.Paint()
	s.around(areas)
	s.moment(s.App.UI.Panel(moment))
	s.foot(foot)
}

// around darkens what lies around the table.
func (s *WatchScreen) around(r WatchAreas) {
	l, all, on := &s.App.Ground, s.App.Window(), r.Table
	all.CutTop(r.Top.H, 0)
	for _, part := range []draw.Rect{all.CutTop(on.Y-all.Y, 0), all.CutBottom(all.Bottom()-on.Bottom(), 0),
		all.CutLeft(on.X-all.X, 0), all.CutRight(all.Right()-on.Right(), 0)} {
		l.Fill(part, draw.Space)
	}
}

// leave goes back to where kept games are listed.
func (s *WatchScreen) leave() {
	a := s.App
	s.close()
	games, err := a.Opt.Files.Games()
	if err != nil {
		a.Fail(err)
		a.Show(&TitleScreen{App: a})
		return
	}
	a.Show(&GamesScreen{App: a, Games: games})
}

// close ends what is looked at.
func (s *WatchScreen) close() {
	if s.read != nil {
		s.read.close()
	}
	if s.shows != nil && s.shows.Left != nil {
		s.shows.Left()
	}
	if s.film != nil {
		s.film.Close()
	}
}

// live reports whether the game is still played: then the film shows nothing that one player does not know.
func (s *WatchScreen) live() bool { return !s.film.Over() }
