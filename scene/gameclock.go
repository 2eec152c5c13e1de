package scene

import (
	"encoding/json"
	"fmt"
	"time"

	"xwing/game"
)

// GameClock counts the time that players take, and that of all of the game. It decides nothing: what is used up is told, and
// the game goes on; neither rules nor the computer know of it.
type GameClock struct {
	Player, Game time.Duration // how long each player and the game have; 0: as long as they like
	Used         [2]time.Duration
	Past         time.Duration

	stop bool // somebody wants it to stand
}

// The times before the end at which a clock is told of.
var clockTold = [...]time.Duration{5 * time.Minute, time.Minute, 0}

// clockNews is that a clock has come to so much before its end.
type clockNews struct {
	of   int // a side; gamesClock: that of the game
	left time.Duration
}

// gamesClock is whose the clock of the game is.
const gamesClock = 2

// left is how much a clock has left, less than nothing once it is used up; false where it has no end.
func (c *GameClock) left(of int) (time.Duration, bool) {
	if of == gamesClock {
		return c.Game - c.Past, c.Game > 0
	}
	return c.Player - c.Used[of], c.Player > 0
}

// pass lets time pass for the game and for those who are asked, and returns what is to be told of it.
func (c *GameClock) pass(by time.Duration, asked [2]bool) (news []clockNews) {
	for of, runs := range [...]bool{asked[0], asked[1], true} {
		before, ends := c.left(of)
		switch {
		case !runs:
			continue
		case of == gamesClock:
			c.Past += by
		default:
			c.Used[of] += by
		}
		for _, at := range clockTold {
			if ends && before > at && before-by <= at {
				news = append(news, clockNews{of, at})
			}
		}
	}
	return news
}

// shows is a time as a clock shows it, in whole seconds: 74:05, −0:30.
func shows(left time.Duration) string {
	sign := ""
	if left < 0 {
		sign, left = "−", -left
	} else {
		left += time.Second - 1 // the last second is one
	}
	s := int(left / time.Second)
	return fmt.Sprintf("%s%d:%02d", sign, s/60, s%60)
}

// clockFile is what is kept of a clock beside the journal, in seconds.
type clockFile struct {
	Player float64    `json:"player"`
	Game   float64    `json:"game"`
	Used   [2]float64 `json:"used"`
	Past   float64    `json:"past"`
}

// encode is what is kept of it.
func (c *GameClock) encode() []byte {
	f := clockFile{c.Player.Seconds(), c.Game.Seconds(), [2]float64{c.Used[0].Seconds(), c.Used[1].Seconds()}, c.Past.Seconds()}
	text, _ := json.Marshal(f) // it holds numbers only
	return append(text, '\n')
}

// readClock reads that; nil where it is none.
func readClock(text []byte) *GameClock {
	var f clockFile
	if json.Unmarshal(text, &f) != nil || f.Player <= 0 && f.Game <= 0 {
		return nil
	}
	of := func(s float64) time.Duration {
		return time.Duration(min(max(s, 0), maxClock.Seconds()) * float64(time.Second))
	}
	return &GameClock{Player: of(f.Player), Game: of(f.Game), Used: [2]time.Duration{of(f.Used[0]), of(f.Used[1])}, Past: of(f.Past)}
}

// maxClock is the most that a clock tells.
const maxClock = 1000 * time.Hour

// clockLog is a journal that keeps a clock beside itself.
type clockLog interface {
	Clock() ([]byte, error)
	KeepClock(text []byte) error
}

// timing is the clock of the game that is played, and when it was looked at last.
type timing struct {
	of    *Play
	clock *GameClock // nil: none
	last  time.Time
	kept  time.Duration // of what had passed
	wrong bool          // it could not be kept, as the player knows
}

// Of the clock: how much of one tick counts at most, for a computer may have slept; and how often it is kept.
const (
	mostTick  = 2 * time.Second
	keepEvery = 10 * time.Second
)

// tellTime has the clock of the game that is played run on.
func (a *App) tellTime(now time.Time) {
	p := PlayOf(a.Screen)
	if p != nil && (p.Session == nil || p.Untimed || p.Watched()) {
		p = nil
	}
	if p != a.timing.of {
		a.keepClock()
		a.timing = timing{of: p, last: now}
		if p != nil {
			a.beginClock(p)
		}
		a.Desk.Timer = a.timing.clock
	}
	by := min(max(now.Sub(a.timing.last), 0), mostTick)
	a.timing.last = now
	c := a.timing.clock
	if c == nil {
		return
	}
	if c.stop {
		c.stop = false
		a.Cover(PausedOverlay{})
	}
	_, over := p.Session.Over()
	if _, paused := a.Covers.Over.(PausedOverlay); paused || over {
		return
	}
	before := a.clockShown()
	for _, n := range c.pass(by, p.clockRuns()) {
		a.tellClock(n)
	}
	if a.clockShown() != before {
		a.Touch()
	}
	if c.Past-a.timing.kept >= keepEvery {
		a.keepClock()
	}
}

// clockRuns are the sides of which somebody is asked, and nothing moves before it: not those that the computer plays.
func (p *Play) clockRuns() (asked [2]bool) {
	if !p.Show.Resting() {
		return asked
	}
	sides := p.Session.Sides()
	for _, d := range p.Session.Open() {
		if !p.Computer.Has(d.Seat) && int(d.Seat) < len(sides) {
			asked[sides[d.Seat]&1] = true
		}
	}
	return asked
}

// beginClock begins the clock of a game, or goes on with one that was kept; that stands until somebody goes on.
func (a *App) beginClock(p *Play) {
	own := a.Opt.Settings.Clock
	if l, ok := p.Log.(clockLog); ok {
		if text, err := l.Clock(); err == nil && len(text) > 0 {
			a.timing.clock = readClock(text)
		}
	}
	switch {
	case a.timing.clock != nil:
		a.timing.kept = a.timing.clock.Past
		a.Cover(PausedOverlay{})
	case p.Session.Choices() == 0 && (own.Player > 0 || own.Game > 0):
		a.timing.clock = &GameClock{Player: time.Duration(own.Player) * time.Minute, Game: time.Duration(own.Game) * time.Minute}
		a.timing.kept = -keepEvery // at once
	}
}

// keepClock keeps the clock beside the journal, if there is one. That it cannot be is said once.
func (a *App) keepClock() {
	t := &a.timing
	if t.of == nil || t.clock == nil || t.kept == t.clock.Past {
		return
	}
	if l, ok := t.of.Log.(clockLog); ok && !t.wrong {
		if err := l.KeepClock(t.clock.encode()); err != nil {
			t.wrong = true
			a.Fail(err)
		}
	}
	t.kept = t.clock.Past
}

// tellClock says that a clock comes to its end, or has.
func (a *App) tellClock(n clockNews) {
	minutes := fmt.Sprint(int(n.left / time.Minute))
	seat := game.Seat(n.of).ID()
	switch {
	case n.left > 0 && n.of == gamesClock:
		a.Toast(a.Say("clock-game-left", "n", minutes))
	case n.left > 0:
		a.Toast(a.Say("clock-left", "seat", seat, "n", minutes))
	case n.of == gamesClock:
		a.Tell(a.Say("clock-game-over"), a.Say("clock-game-over-why"))
	default:
		a.Tell(a.Say("clock-over", "seat", seat), a.Say("clock-over-why"))
	}
}
