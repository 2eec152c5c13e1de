package scene

import (
	"fmt"
	"io/fs"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/art/figure"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// App is the client as Ebitengine runs it.
type App struct {
	Desk
	Opt     Options
	tenants []Tenant
	at      int // the one in question
	log     *ui.Log

	Screen Screen
	Covers covers
	Canvas canvas
	Clock  clock
	Win    windowing

	sound  *sound.Player
	chance *game.Source // fixed by a seed; nil: each draw is anyone's guess
	begin  func()       // what is done in the first tick; nil: nothing
	begun  bool         // a game: the next has a seed of its own
	skill  [2]string    // of the computer that a person has taken the place of, at each seat; "": none

	known   []command               // of all games
	bound   map[ui.Command][]Stroke // the player's own keys
	devices *ui.Devices
	Input   func() ui.Input // what they do in this tick
	before  ui.Input
	Dropped func() fs.FS // files that were let go on the window in this tick
	misled  *Parcel      // what has come to the page of one game and goes to another; nil: nothing
	Quit    bool

	timing    timing // of the clocks
	unwritten bool   // no setting can be written, as the player knows
}

// New returns the client with the games that live in it, at least one; tests run it without
// a window of its own. Each is handed the App that it lives in, and says what the shell asks of
// it. The client shows the title and does what it is asked to begin with in its first tick: a
// Session belongs to the goroutine of that.
func New(o Options, tenants ...func(*App) Tenant) (*App, error) {
	fonts, err := draw.NewFonts()
	if err != nil {
		return nil, err
	}
	runes, err := figure.Runes(assets.Icons())
	if err != nil {
		return nil, err
	}
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
	a := &App{Opt: o, sound: o.Sound, Dropped: ebiten.DroppedFiles}
	a.Desk = Desk{Studio: studio, runes: runes, Dirty: true}
	a.Desk.UI = ui.New(fonts, &a.Front)
	a.Desk.UI.Clipboard = ui.Clipboard{Read: o.Clipboard, Write: o.Copy}
	a.devices, a.Input = ui.NewDevices(a.Desk.UI.Keyboard), a.read
	a.Canvas = canvas{Fonts: fonts, Stale: true}
	a.Win = windowing{Scale: 1, Window: func(bool) {}, Stands: windowPlaceOf(o.Settings.Window)}
	if o.UILog != nil {
		a.log = ui.NewLog(o.UILog)
	}
	if o.Seeded {
		a.FixChance(o.Seed)
	}
	for _, moves := range tenants {
		a.tenants = append(a.tenants, moves(a))
	}
	a.Words = a.tenant().Words()
	fonts.NameSigns(signWords(a.Words, runes))
	a.First(&TitleScreen{App: a}, a.asked)
	a.known, a.Desk.keys = a.allCommands(), a.capsOf
	if err := a.readKeys(o.Settings.Keys); err != nil && o.Config == "" {
		o.Config, a.Opt.Config = err.Error(), err.Error()
	}
	if o.Config != "" {
		a.Opt.Warnings = append([]string{o.Config}, o.Warnings...)
		a.Tell(a.Say("config-wrong"), a.Say("config-wrong-why", "fault", o.Config))
	}
	return a, nil
}

// read is what mouse, keys and what is written say in this tick.
func (a *App) read() ui.Input {
	if caret, ok := a.UI.Caret(); ok {
		return a.devices.Read(&caret)
	}
	return a.devices.Read(nil)
}

// Layout takes the window's size; frames are in device pixels.
func (a *App) Layout(w, h int) (int, int) {
	fw, fh := a.LayoutF(float64(w), float64(h))
	return int(fw), int(fh)
}

// LayoutF is Layout for windows on scaled screens.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	a.Win.Scale = ebiten.Monitor().DeviceScaleFactor()
	w, h = math.Ceil(w*a.Win.Scale), math.Ceil(h*a.Win.Scale)
	if w != a.Width || h != a.Height {
		a.Width, a.Height = w, h
		a.Canvas.Stale = true
		a.Touch()
	}
	return w, h
}

// Unit is how many pixels one unit of the design has. Where panels have broad room, larger
// windows give most of what is more than that to larger words. The player may have them
// larger or smaller still, as far as the window has narrow room.
func (a *App) Unit() float64 {
	f := a.roomFor(designWide, designHigh)
	if f > 1 {
		f = 1 + (f-1)*0.75
	}
	f = max(f, leastUnit)
	if percent := a.Opt.Settings.Window.Scale; percent > 0 {
		f = min(f*float64(percent)/100, max(a.roomFor(narrowWide, narrowHigh), f))
	}
	return max(f, leastUnit) * a.Win.Scale
}

// leastUnit is how small a unit may be so that words can still be read.
const leastUnit = 0.85

// roomFor is how large a unit may be so that the window has room for so many.
func (a *App) roomFor(wide, high float64) float64 {
	return min(a.Width/(wide*a.Win.Scale), a.Height/(high*a.Win.Scale))
}

// When the client has just been started, pictures wait: what somebody clicks on at once is
// answered first. They wait so many ticks, and again after each of the first frames.
const (
	patience    = 12
	firstFrames = 3
)

// Update is one tick.
func (a *App) Update() (err error) {
	defer a.catch(&err)
	if a.Width == 0 || a.Canvas.Failed != nil {
		return a.Canvas.Failed
	}
	now := a.Opt.Now()
	a.Clock.ticked, a.Clock.Tick = a.Clock.Tick, a.Clock.Tick+1+a.Clock.doze.missed(now)
	defer a.hear()
	a.watchWindow()
	if begin := a.begin; begin != nil {
		a.begin = nil
		begin()
	}
	if a.Clock.Tick > a.Clock.first+patience && a.Studio.Work(a.Opt.Now) {
		a.Canvas.Arrived()
		a.Touch() // what stood in for the picture is not needed any more
	}
	if w, ok := a.Screen.(Waker); ok && a.Covers.Dialog == nil {
		w.Wake()
	}
	a.tellTime(now)
	in := a.Input()
	still := !a.Dirty && !a.Screen.Busy() && !a.Covers.Note.ends(a.Clock.Tick) && in.Quiet(&a.before)
	a.Canvas.Stale = a.Clock.doze.tick(still && a.resting(&in), now, a.Clock.Pace) || a.Canvas.Stale
	if still {
		return nil
	}
	a.before = in
	a.Dirty = false
	a.Build(in)
	// What a click changed is built again before anybody sees it.
	if a.Dirty {
		a.Dirty = false
		still := in
		still.Pressed, still.Released = [3]bool{}, [3]bool{}
		still.WheelX, still.WheelY, still.Struck, still.Pad.Struck = 0, 0, nil, nil
		still.Typed, still.Around = nil, nil
		shown := a.Screen
		if a.Build(still); a.Screen != shown { // the screen has given way to another, unseen yet
			a.Build(still)
		}
	}
	if a.Quit {
		return ebiten.Termination
	}
	if a.Canvas.learning() { // until two frames are the same, build another
		a.Touch()
	}
	return a.report()
}

// Build builds the frame: the screen, and a dialog over it.
func (a *App) Build(in ui.Input) {
	a.dress()
	a.Ground.Reset(a.Width, a.Height)
	a.Beside.Reset(a.Width, a.Height)
	a.BesideAt = a.BesideAt[:0]
	a.Back.Reset(a.Width, a.Height)
	a.Front.Reset(a.Width, a.Height)
	in.Bound = a.bound
	a.UI.Begin(in, a.Unit())
	secret := a.Secret()
	a.everywhere()
	whole, over := a.UI.In, a.Covers.Over
	if a.Covers.Covered() { // the screen below gets neither mouse nor keys
		a.UI.Block()
		a.UI.In.Keys, a.UI.In.Struck, a.UI.In.Pad = nil, nil, ui.Pad{}
	}
	a.inSight = reading{}
	a.Screen.Update()
	a.hearJournal()
	a.UI.In = whole
	a.explain()
	if a.Covers.Dialog == nil {
		a.UI.Unblock()
	}
	a.askOverlay(over != nil)
	if err := a.UI.Complaint; err != nil {
		a.Fail(err)
	}
	a.UI.Unblock()
	a.askDialog()
	a.paintToast()
	a.UI.End()
	a.cueFrame(secret)
	a.Canvas.take(&a.Desk)
}

// report writes the log of what is on screen.
func (a *App) report() error {
	if a.log == nil {
		return nil
	}
	name := a.Screen.Name()
	prompt, seat := a.Screen.Asked()
	if a.Covers.Dialog != nil {
		name, prompt = "dialog", a.Covers.Dialog.Text
	} else if a.Covers.Over != nil {
		name, prompt = a.Covers.Over.Name(), ""
	}
	busy := a.Screen.Busy() || a.Dirty // what is built anew may have another height, and all below it another place
	err := a.log.Write(ui.Screen{Screen: name, Prompt: prompt, Seat: seat, Busy: busy, Focus: a.UI.Focused(),
		Painting: a.Studio.Pending() > 0, Widgets: a.UI.Widgets, Pieces: a.UI.Pieces})
	if err != nil {
		return fmt.Errorf("the log of the screen cannot be written: %w", err)
	}
	return nil
}

// Close ends the game in progress; its journal holds all of it.
func (a *App) Close() {
	if p := PlayOf(a.Screen); p != nil {
		a.keepClock()
		p.Close()
	}
}

// Show goes to another screen.
func (a *App) Show(s Screen) {
	if was := PlayOf(a.Screen); was != nil && was != PlayOf(s) {
		a.keepClock()
		was.Close()
	}
	if list, is := a.Screen.(*GamesScreen); is && a.Screen != s {
		list.forget()
	}
	a.Screen = s
	a.Reword()
	a.Covers.Over = nil
	a.UI.Blur()
	a.UI.Unfocus()
}
