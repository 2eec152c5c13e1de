package scene

import (
	"fmt"
	"math"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// tableScreen is the game: the table in the middle, the question on the left,
// ships and log on the right, the phases on top.
type tableScreen struct {
	play *play
	cam  camera

	selected board.ShipID // whose card is shown
	hovered  board.ShipID // under the mouse
	listed   board.ShipID // the ship whose row in the list is under the mouse
	ranges   bool         // range bands around the selected or hovered ship
	panning  bool
	lastX    float64
	lastY    float64

	curtain game.Seat // whose private view is open; NoSeat while none is
	private *board.View
	draft   draft
	laying  laying
	hint    hint // what the mouse rests on, to be shown on the table
	ruler   ruler
	plated  []plated // where the plates stand in the latest frame
	whole   plated   // and the one of the ship under the mouse
	noted   *logLine // the line of the log that the mouse rests on
	looking bool     // the result is known, and somebody looks at the table once more
	tags    []tag    // words to be painted over the table in this frame
	tall    tall     // which panel on the right has most of the room
	mine    bool     // the log tells only of the ship whose card is shown

	logged  int    // lines of the log that have been shown
	because string // the answer that led to the question now open, in words
	told    int    // lines that stood in it when somebody last answered
	areas   areas
}

// areas is where the parts of the screen are.
type areas struct {
	top, left, attack, ships, table draw.Rect
}

func newTable(a *App, p *play) *tableScreen {
	t := &tableScreen{play: p, curtain: game.NoSeat, told: len(p.board.lines)}
	t.cam.fitted = true
	return t
}

func (t *tableScreen) name() string {
	if t.behindCurtain() {
		return "curtain"
	}
	return "table"
}

func (t *tableScreen) busy() bool { return !t.play.board.resting() }

func (t *tableScreen) prompt() string {
	if !t.play.board.resting() {
		return ""
	}
	d, ok := t.decision()
	if !ok {
		return ""
	}
	return string(d.Kind)
}

// asked is the id of the seat that is asked, "" while nobody is.
func (t *tableScreen) asked() string {
	if d, ok := t.decision(); ok && t.play.board.resting() {
		return d.Seat.ID()
	}
	return ""
}

func (t *tableScreen) update(a *App) {
	t.play.board.tick(t.play.words)
	t.layout(a)
	t.hint = hint{}
	t.listed = 0
	t.shortcuts(a)
	if t.play.session == nil {
		return
	}
	t.topBar(a)
	if t.layOn(a) || t.easeOn(a) {
		t.drawTable(a)
		return
	}
	if t.behindCurtain() && a.opt.Settings.Table.Open {
		d, _ := t.decision()
		t.openCurtain(a, d.Seat)
	}
	if t.behindCurtain() {
		t.drawTable(a)
		t.curtainPanel(a)
		return
	}
	if _, over := t.play.session.Over(); over && t.play.board.resting() && !t.looking {
		t.drawTable(a)
		a.show(&resultScreen{table: t})
		return
	}
	t.promptPanel(a)
	t.shipPanel(a)
	t.attackPanel(a)
	t.menuOnTable(a)
	if t.play.session == nil { // the game was left by a button
		return
	}
	t.spotKeys(a)
	if t.play.session == nil {
		return
	}
	t.gestures(a)
	t.drawTable(a)
}

// layout divides the screen.
func (t *tableScreen) layout(a *App) {
	u := a.ui
	gap := u.Px(8)
	all := draw.Rect{W: a.width, H: a.height}
	t.areas.top = all.CutTop(u.Px(44), 0)
	rest := all.Inset(gap)
	// What the table cannot use of a wide screen the panels get.
	wide := min(max((rest.W-2*gap-rest.H)/2, u.Px(304)), u.Px(400))
	t.areas.left = rest.CutLeft(wide, gap)
	t.areas.attack = draw.Rect{}
	if t.rolls() {
		t.areas.attack = t.areas.left.CutBottom(u.Px(226), gap)
	}
	right := rest.CutRight(wide, gap)
	t.areas.ships = right
	t.areas.table = rest
	t.cam.view = rest
	if t.cam.fitted || t.cam.K == 0 {
		t.cam.fit(t.play.board.view.Area)
	}
}

// skip shows the end of what is moving.
func (t *tableScreen) skip() { t.play.board.finish(t.play.words) }

// gestures gives the table what the widgets left of the mouse.
func (t *tableScreen) gestures(a *App) {
	u := a.ui
	in := &u.In
	t.hovered = t.listed
	if t.panning {
		if in.Down[ui.MiddleButton] || in.Down[ui.RightButton] || in.Down[ui.LeftButton] {
			t.cam.pan(in.X-t.lastX, in.Y-t.lastY)
			t.cam.keep(t.play.board.view.Area)
			t.lastX, t.lastY = in.X, in.Y
		} else {
			t.panning = false
		}
	}
	if !t.ruler.on && t.dragPiece(a) {
		return
	}
	if !u.Free() || !t.areas.table.Contains(in.X, in.Y) {
		return
	}
	if id := t.shipAt(in.X, in.Y); id != 0 && t.wheelDial(a, id.Piece()) {
		return
	}
	if in.WheelY != 0 {
		t.cam.zoom(in.X, in.Y, math.Pow(1.15, min(max(in.WheelY, -3), 3)))
		t.cam.keep(t.play.board.view.Area)
		a.dirty = true
	}
	if in.Pressed[ui.MiddleButton] || in.Pressed[ui.RightButton] ||
		in.Pressed[ui.LeftButton] && held(in, actGrab) {
		t.panning, t.lastX, t.lastY = true, in.X, in.Y
		return
	}
	t.hovered = t.shipUnder(in.X, in.Y)
	if t.ruler.on {
		t.measureAt(a)
		return
	}
	if !t.play.board.resting() {
		if in.Pressed[ui.LeftButton] {
			t.skip()
			a.dirty = true
		}
		return
	}
	t.obstacleHelp(a)
	t.deviceHelp(a)
	t.pick(a)
	t.plateHelp(a)
}

// decision is the question on the panel: the seat's that has been shown, else
// the first that is open.
func (t *tableScreen) decision() (game.Decision, bool) {
	if t.play.session == nil {
		return game.Decision{}, false
	}
	open := t.play.session.Open()
	if len(open) == 0 {
		return game.Decision{}, false
	}
	if t.curtain != game.NoSeat {
		for _, d := range open {
			if d.Seat == t.curtain {
				return d, true
			}
		}
	}
	return open[0], true
}

// restart forgets the answer in the making: it belongs to a question that is no more.
func (t *tableScreen) restart(a *App) {
	t.draft = draft{}
	t.curtain, t.private = game.NoSeat, nil
	t.looking = false
	a.ui.Top("prompt.list")
	a.ui.Unfocus()
	a.dirty = true
}

// answer gives the Choice; what speaks against it is shown.
func (t *tableScreen) answer(a *App, c game.Choice) {
	told := len(t.play.board.lines)
	err := t.play.choose(c)
	if err != nil {
		if refused := asRefused(err); refused != nil {
			t.draft.refusal = t.play.words.Refused(refused)
			if !a.secret() {
				a.cue(sound.Refuse)
			}
			a.dirty = true
			return
		}
		a.fail(err)
	}
	t.told = told
	t.restart(a)
}

// key tells one question from the next.
func (t *tableScreen) key(d game.Decision) string {
	return fmt.Sprintf("%d/%d/%s", t.play.session.Choices(), d.Seat, d.Kind)
}
