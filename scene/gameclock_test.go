package scene

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// TestClockPasses counts for those who are asked and for the game, and tells each time before the end once.
func TestClockPasses(t *testing.T) {
	c := &GameClock{Player: 6 * time.Minute, Game: 2 * time.Minute}
	var told []clockNews
	for range 7 * 60 {
		told = append(told, c.pass(time.Second, [2]bool{true, false})...)
	}
	want := []clockNews{{0, 5 * time.Minute}, {gamesClock, time.Minute}, {gamesClock, 0}, {0, time.Minute}, {0, 0}}
	if !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	if c.Used != [2]time.Duration{7 * time.Minute, 0} || c.Past != 7*time.Minute {
		t.Errorf("used %v, past %v", c.Used, c.Past)
	}
	if again := readClock(c.encode()); *again != *c {
		t.Errorf("kept and read it is %+v, was %+v", again, c)
	}
	for _, text := range []string{"", "{}", "no", `{"player":-5}`, `{"player":1e300,"used":[-1,1e300]}`} {
		if c := readClock([]byte(text)); c != nil && (c.Player > maxClock || c.Used[0] < 0 || c.Used[1] > maxClock) {
			t.Errorf("%q is read as %+v", text, c)
		}
	}
	for left, want := range map[time.Duration]string{75 * time.Minute: "75:00", 59*time.Second + 1: "1:00", time.Millisecond: "0:01",
		0: "0:00", -90 * time.Second: "−1:30"} {
		if got := shows(left); got != want {
			t.Errorf("%v is shown as %q, want %q", left, got, want)
		}
	}
}

// clockedLog is a journal with a clock beside it.
type clockedLog struct {
	pathLog
	text []byte
}

func (l *clockedLog) Clock() ([]byte, error) { return l.text, nil }
func (l *clockedLog) KeepClock(text []byte) error {
	l.text = text
	return nil
}

// clockScreen shows a game of which both are asked one after the other.
type clockScreen struct {
	emptyScreen
	play *Play
}

func (s clockScreen) Play() *Play { return s.play }

// clocked is a game of two turns, red's then blue's, with a clock; it returns what lets time pass, tick by tick.
func clocked(t *testing.T, a *App, log game.Log) (*Question, func(d time.Duration)) {
	t.Helper()
	turn := func(seat game.Seat) game.Decision {
		return game.Decision{Seat: seat, Kind: toyTurn, Shape: game.OneOf, Options: options("a", "b")}
	}
	q := toyGame(t, a, turn(game.Red), turn(game.Blue), turn(game.Red))
	q.Play.Log = log
	now := time.Unix(1e9, 0)
	a.Show(clockScreen{play: q.Play})
	a.tellTime(now)
	return q, func(d time.Duration) {
		for ; d > 0; d -= time.Second / 4 {
			now = now.Add(time.Second / 4)
			a.tellTime(now)
			a.Clock.Tick += 15
			a.paintToast()
		}
	}
}

// TestClockOfAGame runs for whom it asks, stands where it is told to, is kept and gone on with, and ends nothing.
func TestClockOfAGame(t *testing.T) {
	a := newShell(t)
	a.Opt.Settings.Clock.Player, a.Opt.Settings.Clock.Game = 1, 75
	log := &clockedLog{}
	q, pass := clocked(t, a, log)
	c := a.Desk.Timer
	if c == nil {
		t.Fatal("no clock runs")
	}
	pass(20 * time.Second)
	q.Pick(game.Decision{Seat: game.Red, Kind: toyTurn}, "a")
	q.Skip() // what is shown of it
	pass(10 * time.Second)
	if want := [2]time.Duration{20 * time.Second, 10 * time.Second}; c.Used != want || c.Past != 30*time.Second {
		t.Fatalf("used %v, past %v", c.Used, c.Past)
	}
	a.UI.In = ui.Input{Struck: []ebiten.Key{ebiten.KeyPause}}
	a.everywhere()
	pass(time.Minute)
	if _, paused := a.Covers.Over.(PausedOverlay); !paused || c.Past > 31*time.Second {
		t.Errorf("it goes on while it stands: %v, past %v", a.Covers.Over, c.Past)
	}
	built(a)
	uitest.Press(t, a.UI, a.Build, "clock.go")
	pass(60 * time.Second)
	told := a.Covers.Dialog
	if _, over := q.Play.Session.Over(); over || told == nil || !strings.Contains(told.Title, "up") || c.Used[1] < time.Minute {
		t.Errorf("at its end: over %v, told %+v, used %v", over, told, c.Used)
	}
	a.Covers.Dialog = nil
	if len(answersTo(q)) != 1 {
		t.Errorf("answers: %v", answersTo(q))
	}
	a.keepClock()

	other := newShell(t) // in which no clock is chosen
	_, pass = clocked(t, other, log)
	if _, paused := other.Covers.Over.(PausedOverlay); !paused || other.Desk.Timer == nil || *other.Desk.Timer != *readClock(c.encode()) {
		t.Fatalf("gone on with: %+v, was %+v, %v", other.Desk.Timer, c, other.Covers.Over)
	}
	other.Cover(nil)
	pass(time.Hour) // of a computer that slept, no tick counts for more than a moment
	if other.Desk.Timer.Past < time.Hour {
		t.Errorf("past %v", other.Desk.Timer.Past)
	}
}

// TestNoClock runs none unless it is wanted, for no computer, nor for whoever learns; a computer that has slept has taken no time.
func TestNoClock(t *testing.T) {
	a := newShell(t)
	if clocked(t, a, nil); a.Desk.Timer != nil {
		t.Error("a clock runs that nobody wants")
	}
	a.Opt.Settings.Clock.Player = 30
	q, pass := clocked(t, a, nil)
	q.Play.Computer = SeatsOf(game.Red)
	if pass(10 * time.Second); a.Desk.Timer.Used[0] != 0 {
		t.Errorf("the computer has used %v", a.Desk.Timer.Used)
	}
	q.Play.Computer = Seats{}
	a.tellTime(a.timing.last.Add(time.Hour))
	if got := a.Desk.Timer.Used[0]; got != mostTick {
		t.Errorf("after a sleep red has used %v", got)
	}
	q.Play.Untimed = true
	if pass(time.Second); a.Desk.Timer != nil {
		t.Error("whoever learns is timed")
	}
}
