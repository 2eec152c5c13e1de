package scene

import (
	"errors"
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/internal/settings"
	"xwing/scene/sound"
)

// Options is everything that the shell is given. It is handed files, never a live
// Session: that belongs to the goroutine of Update from its first call on.
type Options struct {
	Files    Files
	Settings settings.Settings

	Languages []string // the codes of those that there are words of; at most one: nobody is asked

	Seed   uint64 // of the first game, if Seeded
	Seeded bool

	Journal string   // a kept game to go on with at once
	Latest  bool     // go on with the latest kept game
	Watch   string   // a kept game to show as a film at once
	Sitters []Sitter // who plays that game, or the one that a tenant begins

	Warnings []string // what is wrong with the player's own files, told on the title
	Config   string   // what is wrong with his config.toml, which is not in force then and left as it is

	Crashes Crashes // nil: none are kept
	Built   string  // which build this is, for their reports

	Clipboard func() (string, error) // the text in it; nil where it cannot be read
	Copy      func(string) error     // puts a text into it; nil where that cannot be
	Sound     *sound.Player          // nil: silence
	UILog     io.Writer              // nil: none
	Now       func() time.Time       // nil: time.Now; budgets the painting of pictures, and clocks run by it
	Notation  *Notation              // nil: games are not written down
	Page      *Page                  // nil: the client has a window of its own
	Shown     func()                 // told once, when the first frame has been painted; nil: nobody

	Save func(name string, content []byte) (where string, err error) // keeps a picture; nil where that cannot be
}

// Files is the player's files; the front door hands over internal/store.
type Files interface {
	// Games lists the kept games, the latest first.
	Games() ([]Game, error)
	// SetConfig writes one setting ("window.fullscreen") into the player's config.toml.
	SetConfig(key string, value any) error
	// Standing reads how far a kept game has come, and plays nothing.
	Standing(path string) Standing
	// Again plays a kept game again, for what the rules have made of it.
	Again(path string) (Again, error)
	// Remove deletes a kept game and returns where Restore finds it.
	Remove(path string) (trash string, err error)
	// Restore puts a deleted game back.
	Restore(trash string) error
	// Begin opens the journal of a new game; the label tells it from others.
	Begin(label string) (game.Log, error)
	// Read reads a journal, which may be of a game that is played in another window.
	Read(path string) ([]byte, error)
	// Open reads a journal and opens it for more lines.
	Open(path string) ([]byte, game.Log, error)
}

// Game is one kept game.
type Game struct {
	Path   string
	Name   string
	When   time.Time
	Header game.Header
	Err    error // it cannot be gone on with
}

// Standing is how far a kept game has come.
type Standing struct {
	Round  int // 0: in setup
	Over   bool
	Winner game.Side // if it is over; NoSide: nobody
	Damage error     // the journal is damaged, or plays another game than it says
}

// Again is a kept game that is being played again, a part at a time.
type Again interface {
	// Play plays some choices more; when it is done, it says what the game has come to.
	Play(choices int) (s Standing, done bool)
	// Session is the game as far as it was played, to be looked at; nil where it is not played.
	Session() *game.Session
	Close()
}

// Run opens the window and returns when it is closed.
func (a *App) Run() error {
	openWindow(a.Opt.Settings.Window)
	ebiten.SetWindowIcon(a.tenants[0].Icon())
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	a.Win.Window, a.Win.look = ebiten.SetFullscreen, look
	var end func()
	a.Clock.Pace, end = NewPace()
	defer end()
	// The game in progress is left open: it belongs to the goroutine of Update, which
	// is no more, and to end its step from here would kill the process. Its journal
	// holds all of it.
	// The class is that of the desktop entry: so the desktop knows whose window it is.
	err := ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: "xwing", X11InstanceName: "xwing"})
	if err != nil && !errors.Is(err, ebiten.Termination) {
		return err
	}
	return a.KeepWindow()
}
