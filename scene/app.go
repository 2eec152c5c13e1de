package scene

import (
	"fmt"
	"io/fs"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/terms"
	"xwing/scene/art"
	"xwing/scene/art/figure"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// App is the client as Ebitengine runs it.
type App struct {
	opt    Options
	ui     *ui.UI
	log    *ui.Log
	studio *art.Studio
	fonts  *draw.Fonts
	runes  map[string]rune // under which each sign stands in the font

	sound  *sound.Player
	cues   []sound.Cue // to be heard in this tick
	screen screen
	dialog *dialog
	note   toast
	over   overlay
	window func(fullscreen bool)                 // tells the window system; Run sets it
	look   func(windowPlace) (windowPlace, bool) // asks it where the window stands; Run sets it
	stands windowPlace
	input  func() ui.Input // what mouse and keys do in this tick
	quit   bool
	failed error // painting has failed for good; Update returns it

	back, front draw.List // the table, and the widgets over it
	frame, last draw.List // as built, and as painted
	prev        draw.List // as built in the tick before
	painter     *draw.Painter
	built       bool // the frame has been built since it was painted
	stale       bool // paint the frame even if it is the same: a picture arrived, the size changed

	before        ui.Input
	dirty         bool // build the frame even if the mouse rests
	width, height float64
	scale         float64 // of the device: pixels of a frame for one of Ebitengine's
	tick, ticked  int     // this tick and the one before, counted at 60 a second, doze or no doze
	doze          doze
	pace          pace // Run sets it; nil: there is one only
	painted       int  // frames that looked different from the one before
	began         bool
	played        bool        // a game has been begun: the next has a seed of its own
	names         [2]string   // that the players last gave themselves
	chance        game.Source // with --seed: see newSeed

	dropped func() fs.FS // files that were let go on the window in this tick
}

// screen is one of the screens of the client.
type screen interface {
	// name is the screen's id in the log.
	name() string
	// update builds the screen for this tick and acts on the input.
	update(a *App)
	// busy reports whether the screen changes by itself, so that it must be built
	// again in the next tick.
	busy() bool
	// prompt is what the screen asks, for the log.
	prompt() string
}

// New returns the client; tests run it without a window of its own.
func New(o Options) (*App, error) {
	fonts, err := draw.NewFonts()
	if err != nil {
		return nil, err
	}
	runes, err := figure.Runes(assets.Icons())
	if err != nil {
		return nil, err
	}
	fonts.NameSigns(signWords(o.Words, runes))
	studio, err := art.NewStudio()
	if err != nil {
		return nil, err
	}
	if o.Sound == nil {
		o.Sound = sound.NewPlayer(nil)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	a := &App{opt: o, sound: o.Sound, studio: studio, fonts: fonts, runes: runes, scale: 1, dirty: true, stale: true,
		window: func(bool) {}, input: func() ui.Input { return ui.ReadInput(1) },
		dropped: ebiten.DroppedFiles}
	a.ui = ui.New(fonts, &a.front)
	if o.UILog != nil {
		a.log = ui.NewLog(o.UILog)
	}
	a.stands = windowPlaceOf(o.Settings.Window)
	a.names = [2]string{o.Settings.Table.Red, o.Settings.Table.Blue}
	a.chance = game.NewSource(o.Seed, uint64(len("scene")))
	a.screen = &titleScreen{}
	if o.Config != "" {
		a.opt.Warnings = append([]string{o.Config}, o.Warnings...)
		a.tell(a.say("config-wrong"), a.say("config-wrong-why", "fault", o.Config))
	}
	return a, nil
}

// Layout takes the window's size; frames are in device pixels.
func (a *App) Layout(w, h int) (int, int) {
	fw, fh := a.LayoutF(float64(w), float64(h))
	return int(fw), int(fh)
}

// LayoutF is Layout for windows on scaled screens.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	a.scale = ebiten.Monitor().DeviceScaleFactor()
	w, h = math.Ceil(w*a.scale), math.Ceil(h*a.scale)
	if w != a.width || h != a.height {
		a.width, a.height = w, h
		a.dirty, a.stale = true, true
	}
	return w, h
}

// unit is how many pixels one unit of the design has. The design is made for
// 1280×720; larger windows give most of their room to larger words. The player
// may have them larger or smaller still, as far as the bar on top has room.
func (a *App) unit() float64 {
	most := min(a.width/(1280*a.scale), a.height/(720*a.scale))
	f := most
	if f > 1 {
		f = 1 + (f-1)*0.75
	}
	if percent := a.opt.Settings.Window.Scale; percent > 0 {
		f = min(f*float64(percent)/100, max(most, f))
	}
	return max(f, 0.85) * a.scale
}

// Update is one tick.
func (a *App) Update() error {
	if a.width == 0 || a.failed != nil {
		return a.failed
	}
	now := a.opt.Now()
	a.ticked, a.tick = a.tick, a.tick+1+a.doze.missed(now)
	defer a.hear()
	a.watchWindow()
	if !a.began {
		a.began = true
		a.begin()
	}
	if a.studio.Work(a.opt.Now) {
		a.stale = true
	}
	if w, ok := a.screen.(waker); ok && a.dialog == nil {
		w.wake(a)
	}
	in := a.input()
	still := !a.dirty && !a.screen.busy() && !a.note.ends(a.tick) && in.Quiet(&a.before)
	a.stale = a.doze.tick(still && a.resting(&in), now, a.pace) || a.stale
	if still {
		return nil
	}
	a.before = in
	a.dirty = false
	a.build(in)
	// What a click changed is built again before anybody sees it.
	if a.dirty {
		a.dirty = false
		still := in
		still.Pressed, still.Released = [3]bool{}, [3]bool{}
		still.WheelX, still.WheelY, still.Struck = 0, 0, nil
		still.Typed, still.Erase = nil, false
		shown := a.screen
		if a.build(still); a.screen != shown { // the screen has given way to another, unseen yet
			a.build(still)
		}
	}
	if a.quit {
		return ebiten.Termination
	}
	// Lists learn their length only when they are built: until two frames are the
	// same, build another.
	if !a.frame.Equal(&a.prev) {
		a.prev.Copy(&a.frame)
		a.dirty = true
	}
	return a.report()
}

// begin does what the front door asked for.
func (a *App) begin() {
	switch {
	case a.opt.Squads[0] != nil && a.opt.Squads[1] != nil:
		a.newGame(setup{squads: a.opt.Squads, list: a.opt.Points})
	case a.opt.Journal != "":
		a.resume(a.opt.Journal)
	case a.opt.Latest:
		a.resumeLatest()
	case a.opt.Begin != nil:
		session, err := a.opt.Begin()
		if err != nil {
			a.fail(err)
			return
		}
		a.showGame(session, nil)
	}
}

// build builds the frame: the screen, and a dialog over it.
func (a *App) build(in ui.Input) {
	a.back.Reset(a.width, a.height)
	a.front.Reset(a.width, a.height)
	a.ui.Begin(in, a.unit())
	secret := a.secret()
	a.everywhere()
	whole, over := a.ui.In, a.over
	if a.covered() { // the screen below gets neither mouse nor keys
		a.ui.Block()
		a.ui.In.Keys, a.ui.In.Struck = nil, nil
	}
	a.screen.update(a)
	a.hearJournal()
	a.ui.In = whole
	if a.dialog == nil {
		a.ui.Unblock()
	}
	a.askOverlay(over != nil)
	a.ui.Unblock()
	a.askDialog()
	a.paintToast()
	a.ui.End()
	a.cueFrame(secret)
	a.frame.Copy(&a.back)
	a.frame.Append(&a.front)
	a.built = true
}

// report writes the log of what is on screen.
func (a *App) report() error {
	if a.log == nil {
		return nil
	}
	name, prompt := a.screen.name(), a.screen.prompt()
	if a.dialog != nil {
		name, prompt = "dialog", a.dialog.text
	} else if a.over != nil {
		name, prompt = a.over.name(), ""
	}
	seat := ""
	if t, ok := a.screen.(*tableScreen); ok {
		seat = t.asked()
	}
	err := a.log.Write(ui.Screen{Screen: name, Prompt: prompt, Seat: seat, Busy: a.screen.busy(), Focus: a.ui.Focused(),
		Widgets: a.ui.Widgets, Pieces: a.ui.Pieces})
	if err != nil {
		return fmt.Errorf("the log of the screen cannot be written: %w", err)
	}
	return nil
}

// Draw paints the frame if it would look different from what is on screen.
func (a *App) Draw(dst *ebiten.Image) {
	if a.painter == nil {
		painter, err := draw.NewPainter(a.fonts)
		if err != nil {
			a.failed = err
			return
		}
		a.painter = painter
	}
	if !a.stale && (!a.built || a.frame.Equal(&a.last)) {
		a.built = false
		return
	}
	a.stale, a.built = false, false
	a.painted++
	if !a.frame.Covers() {
		dst.Fill(draw.Space)
	}
	a.painter.Paint(dst, &a.frame)
	a.last.Copy(&a.frame)
	if a.painted == 1 && a.opt.Shown != nil {
		a.opt.Shown()
	}
}

// Close ends the game in progress; its journal holds all of it.
func (a *App) Close() {
	if p := playOf(a.screen); p != nil {
		p.close()
	}
}

// playOf is the game that a screen shows, nil if it shows none.
func playOf(s screen) *play {
	switch s := s.(type) {
	case *tableScreen:
		return s.play
	case *resultScreen:
		return s.table.play
	}
	return nil
}

// say returns the words of one of the scene's own keys.
func (a *App) say(key string, keysAndValues ...string) string {
	return a.words().Say(game.Say("ui."+key, keysAndValues...))
}

// words are those of the game that is shown, which know its pieces and players.
func (a *App) words() *terms.Words {
	switch s := a.screen.(type) {
	case *tableScreen:
		return s.play.words
	case *resultScreen:
		return s.table.play.words
	}
	return a.opt.Words
}

// show goes to another screen.
func (a *App) show(s screen) {
	if was := playOf(a.screen); was != nil && was != playOf(s) {
		was.close()
	}
	a.screen = s
	a.over = nil
	a.ui.Blur()
	a.ui.Unfocus()
	a.dirty = true
}
