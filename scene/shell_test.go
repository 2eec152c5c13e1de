package scene

import (
	"io/fs"
	"os"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// emptyScreen is a screen on which nothing happens.
type emptyScreen struct{}

func (emptyScreen) Name() string                 { return "empty" }
func (emptyScreen) Update()                      {}
func (emptyScreen) Busy() bool                   { return false }
func (emptyScreen) Asked() (prompt, seat string) { return "", "" }

// noDisk keeps and finds nothing; what is set of the config it notes, if it has where.
type noDisk struct{ config map[string]any }

func (noDisk) Games() ([]Game, error)         { return nil, nil }
func (noDisk) Read(string) ([]byte, error)    { return nil, fs.ErrNotExist }
func (noDisk) Standing(string) Standing       { return Standing{} }
func (noDisk) Again(string) (Again, error)    { return nil, os.ErrNotExist }
func (noDisk) Remove(string) (string, error)  { return "", nil }
func (noDisk) Restore(string) error           { return nil }
func (noDisk) Begin(string) (game.Log, error) { return nil, nil }
func (noDisk) Open(string) ([]byte, game.Log, error) {
	return nil, nil, os.ErrNotExist
}

func (d noDisk) SetConfig(key string, value any) error {
	if d.config != nil {
		d.config[key] = value
	}
	return nil
}

// newShell returns a shell, without a window, in which a game lives of which nothing is seen.
func newShell(t *testing.T) *App {
	t.Helper()
	return shellOf(t, emptyTenant())
}

// shellOf returns a shell in which these games live.
func shellOf(t *testing.T, tenants ...Tenant) *App {
	t.Helper()
	w, err := words.Load(assets.Words, "en", "xwing")
	if err != nil {
		t.Fatal(err)
	}
	var moves []func(*App) Tenant
	for _, tenant := range tenants {
		if tenant.Words == nil {
			tenant.Words = func() *words.Words { return w }
		}
		if tenant.Plays == nil {
			tenant.Plays = func(game.Header) bool { return true }
		}
		moves = append(moves, func(*App) Tenant { return tenant })
	}
	a, err := New(Options{Files: noDisk{}}, moves...)
	if err != nil {
		t.Fatal(err)
	}
	a.Width, a.Height = 1280, 720
	a.First(emptyScreen{}, nil)
	return a
}

// built builds frames until lists know their lengths.
func built(a *App) {
	for range 3 {
		a.Build(ui.Input{})
	}
}

// TestDress: all that is painted is painted by the theme, what rests beside the table, too.
func TestDress(t *testing.T) {
	a := newShell(t)
	for _, id := range []string{draw.BrightHall, draw.DarkTable} {
		a.Opt.Settings.Window.Theme = id
		a.dress()
		for name, l := range map[string]*draw.List{"ground": &a.Ground, "table": &a.Back, "beside": &a.Beside, "widgets": &a.Front, "frame": &a.Canvas.Frame} {
			if l.Theme == nil || l.Theme.ID != id {
				t.Errorf("%s: the %s is not painted by it", id, name)
			}
		}
	}
}

// emptyTenant is a game of which nothing is seen.
func emptyTenant() Tenant {
	return Tenant{Crest: func(_, _ draw.Rect) {}, New: func() {}, Wake: func() {}, Sample: func() {}, Hint: func() string { return "there" }}
}
