package scene

import (
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// clockShown is what the clocks show now, for whoever asks whether that has changed.
func (d *Desk) clockShown() (shown [gamesClock + 1]string) {
	for of := range shown {
		if left, ok := d.Timer.left(of); ok {
			shown[of] = shows(left)
		}
	}
	return shown
}

// ClockOf builds a player's clock, quietly; a click has it stand. It reports whether he has one.
func (d *Desk) ClockOf(r draw.Rect, seat game.Seat, align draw.Align) bool {
	return d.clock("clock:"+seat.ID(), r, int(seat), align)
}

// GameClock builds that of the game; how wide it is at most says ClockWide.
func (d *Desk) GameClock(r draw.Rect) bool { return d.clock("clock:game", r, gamesClock, draw.Center) }

// Timed reports whether a player's clock runs in this game, and whether that of the game does.
func (d *Desk) Timed() (player, whole bool) {
	if d.Timer == nil {
		return false, false
	}
	return d.Timer.Player > 0, d.Timer.Game > 0
}

// ClockWide is how wide a clock is, in units of the design.
const ClockWide = 64

// clock builds one.
func (d *Desk) clock(id string, r draw.Rect, of int, align draw.Align) bool {
	if d.Timer == nil {
		return false
	}
	left, ok := d.Timer.left(of)
	if !ok {
		return false
	}
	u, text := d.UI, shows(left)
	color := draw.Text
	if left <= clockTold[0] { // on a ground of its own, for the light of who is asked lies below
		if color = draw.Warn; left <= clockTold[1] {
			color = draw.Bad
		}
		u.L.Round(r, u.Px(4), draw.Panel)
		align = draw.Center
	}
	if u.Button(id, r, "", ui.ButtonStyle{Words: text, Quiet: true, Tip: d.Say("clock-tip")}) {
		d.Timer.stop = true
		d.Touch()
	}
	u.Label(r, text, draw.Style{Size: 14, Bold: true, Color: color, Align: align})
	return true
}

// PausedOverlay covers the table while the clocks stand: nobody thinks on for nothing.
type PausedOverlay struct{}

func (PausedOverlay) Name() string { return "paused" }

// Build says how much everybody has left, and goes on.
func (PausedOverlay) Build(a *App) {
	u := a.UI
	u.L.Fill(draw.Rect{W: a.Width, H: a.Height}, draw.Space)
	in := a.Sheet(440, 290, a.Say("clock-paused"))
	b := in.CutBottom(u.Px(44), u.Px(10))
	if u.Button("clock.go", b, a.Say("clock-go"), ui.ButtonStyle{Align: draw.Center, Size: 17, Primary: true, Cap: Caps(u, ActPress)}) {
		a.Cover(nil)
	}
	if a.Desk.Timer == nil {
		return
	}
	row := func(label string, of int) {
		left, ok := a.Desk.Timer.left(of)
		if !ok {
			return
		}
		r := in.CutTop(u.Px(34), u.Px(4))
		u.Label(r.CutRight(u.Px(110), u.Px(8)), shows(left), draw.Style{Size: 20, Bold: true, Color: draw.Text, Align: draw.RightAligned})
		u.Label(r, label, draw.Style{Size: 16, Color: draw.Muted})
		u.Note("paused:"+strconv.Itoa(of), label+" "+shows(left), r)
	}
	for seat := game.Red; seat <= game.Blue; seat++ {
		row(a.Say("clock-of", "seat", seat.ID()), int(seat))
	}
	row(a.Say("clock-game"), gamesClock)
	u.Paragraph(in, a.Say("clock-paused-why"), draw.Style{Size: 14, Color: draw.Muted})
}

// pauseKey has the clocks stand, or go on.
func (a *App) pauseKey() {
	switch a.Covers.Over.(type) {
	case PausedOverlay:
		a.Cover(nil)
	case nil:
		if a.Desk.Timer != nil {
			a.Desk.Timer.stop = true
			a.Touch()
		}
	}
}

// ClockRoom is how much room a head has at least where it chooses clocks, in units of the design; else the settings do.
const ClockRoom = 94

// ChooseClock opens what the next game's clocks are chosen by; the button says which are.
func (a *App) ChooseClock(id string, r draw.Rect) {
	own := a.Opt.Settings.Clock
	label, on := a.Say("clock"), own.Player > 0 || own.Game > 0
	if on {
		label = a.Say("clock-chosen", "n", strconv.Itoa(max(own.Player, own.Game)))
	}
	if a.UI.Button(id, r, label, ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.Say("clock-why")}) {
		a.Cover(ClockOverlay{})
	}
}

// ClockOverlay chooses how long the players of the next game have.
type ClockOverlay struct{}

func (ClockOverlay) Name() string { return "clock" }

// Build offers times for each player and for the game.
func (o ClockOverlay) Build(a *App) {
	u, own := a.UI, &a.Opt.Settings.Clock
	in := a.Sheet(760, 330, a.Say("clock"))
	a.SheetList("sheet.clock.list", in, func(r *draw.Rect) {
		o.times(a, r, "player", a.Say("clock-each"), &own.Player)
		o.times(a, r, "game", a.Say("clock-game"), &own.Game)
		why := a.Say("clock-how")
		st := draw.Style{Size: 14, Color: draw.Muted}
		u.Paragraph(r.CutTop(u.ParagraphHeight(r.W, why, st), 0), why, st)
	})
}

// times offers some for one clock.
func (o ClockOverlay) times(a *App, in *draw.Rect, key, label string, now *int) {
	u := a.UI
	u.Label(in.CutTop(u.Px(24), u.Px(4)), label, draw.Style{Size: 15, Color: draw.Text})
	times := []int{0, 20, 30, 45, 60, 75, 90, 120}
	for i, b := range in.CutTop(u.Px(36), u.Px(14)).Columns(len(times), u.Px(6)) {
		n := times[i]
		text := a.Say("clock-minutes", "n", strconv.Itoa(n))
		if n == 0 {
			text = a.Say("off")
		}
		if u.Button("clock."+key+":"+strconv.Itoa(n), b, text, ui.ButtonStyle{Align: draw.Center, Size: 14, On: *now == n}) {
			*now = n
			a.Keep("clock."+key, n)
		}
	}
}
