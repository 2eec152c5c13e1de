package armada

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

func newTable(a *Client, p *play) *tableScreen {
	t := &tableScreen{client: a, play: p, sight: &table.Sight{}}
	t.sight.Cam.Fitted = true
	set := pieces.New(a.Studio, a.kit.Facts)
	t.pieces = &onTable{play: p, sight: t.sight, set: set}
	t.question = &question{Question: scene.NewQuestion(a.App, &p.Play), play: p, sight: t.sight}
	t.ghosts = &ghosts{Ghosts: scene.Ghosts{Question: &t.question.Question, Cam: &t.sight.Cam, Stands: p.stands}, play: p}
	t.side = &side{play: p, sight: t.sight, question: t.question, set: set}
	t.dials = &dials{play: p, sight: t.sight, question: t.question, set: set}
	t.tool = &tool{play: p, sight: t.sight, question: t.question, pieces: t.pieces}
	look := scene.PieceLook{Label: p.named,
		Sprite: func(string) *draw.Sprite { return nil }, Taken: func(id string) { t.chosen = id },
		Measured: t.clearances}
	t.placing = &placing{Placing: scene.Placing{Question: &t.question.Question, Cam: &t.sight.Cam, Look: look},
		play: p, sight: t.sight, pieces: t.pieces}
	t.question.Manner = t.manner(a.desk)
	return t
}

func (t *tableScreen) Name() string {
	if t.question.BehindCurtain() {
		return "curtain"
	}
	return "table"
}

// Busy reports whether something moves, a piece or the camera, or the computer is at work.
func (t *tableScreen) Busy() bool {
	return !t.play.board.Resting() || t.sight.Cam.Gliding() || t.question.Computing()
}

// Asked is the question on the panel, while nothing moves.
func (t *tableScreen) Asked() (prompt, seat string) {
	d, ok := t.question.Decision()
	if !ok || !t.play.board.Resting() {
		return "", ""
	}
	return string(d.Kind), d.Seat.ID()
}

// Play is the game on the table.
func (t *tableScreen) Play() *scene.Play { return &t.play.Play }

// Secret reports whether somebody looks at dials that the other player may not see.
func (t *tableScreen) Secret() bool { return t.question.Curtain != game.NoSeat && !t.uncurtained() }

// uncurtained reports whether nobody has to look away: one person plays both sides, or one of them, or none.
func (t *tableScreen) uncurtained() bool {
	return t.client.Opt.Settings.Table.Open || t.play.Computer.Any()
}

// Update builds the screen of a frame.
func (t *tableScreen) Update() {
	a := t.client
	t.play.board.Tick()
	t.layout(a)
	t.ghosts.Forget()
	t.side.listed = ""
	t.shortcuts(a)
	if t.play.Session == nil {
		return
	}
	t.besides(a.desk, func() { t.topBar(a.desk) })
	t.foot(a)
	if t.question.BehindCurtain() && t.uncurtained() {
		d, _ := t.question.Decision()
		t.question.OpenCurtain(d.Seat)
	}
	if !t.question.BehindCurtain() {
		t.besides(a.desk, func() { t.side.rosters(a.desk) })
		t.side.strip(a.desk)
	}
	if t.placing.SetOn() || t.question.Ease() || t.question.Compute() {
		t.drawTable(a.desk)
		return
	}
	if t.question.BehindCurtain() {
		for _, r := range t.sight.Areas.Sides {
			a.Beside.Fill(r, draw.Space)
		}
		t.drawTable(a.desk)
		t.question.CurtainPanel(t.sight.Areas.Curtain())
		return
	}
	if _, over := t.play.Session.Over(); over && t.play.board.Resting() && !t.question.Looking {
		t.drawTable(a.desk)
		a.Show(t.result())
		return
	}
	t.promptPanel(a)
	t.side.logPanel(a.desk)
	t.layTrays(a.desk)
	t.question.PieceMenu(t.sight.Areas.Table)
	if t.play.Session == nil { // the game was left by a button
		return
	}
	t.ghosts.keys()
	if t.play.Session == nil {
		return
	}
	t.gestures(a.desk)
	t.drawTable(a.desk)
}

// besides has what is built rest beside the table.
func (t *tableScreen) besides(a *desk, build func()) {
	front := a.UI.L
	a.UI.L = &a.Beside
	build()
	a.UI.L = front
	a.BesideAt = append(t.sight.Areas.Sides[:], t.sight.Areas.Top)
}

// gestures gives the table what the widgets left of the mouse.
func (t *tableScreen) gestures(a *desk) {
	in := &a.UI.In
	t.over = t.side.listed
	t.sight.Drag(a.Desk)
	if t.ahead.hint = nil; !t.ruler.On && (t.takeUp(a) || t.placing.Drag()) {
		return
	}
	if !t.sight.Over(a.Desk) || t.tool.wheel(a) || t.sight.Handled(a.Desk) {
		return
	}
	t.over = t.pieces.at(t.sight.Cam.Table(in.X, in.Y))
	if t.ruler.On {
		if in.Pressed[ui.LeftButton] {
			t.ruler.Take(t.pieces.end(in.X, in.Y))
			a.Touch()
		}
		return
	}
	if !t.play.board.Resting() || t.question.Computing() {
		if in.Pressed[ui.LeftButton] {
			t.question.Skip()
			a.Touch()
		}
		return
	}
	t.pick(a)
}
