package xwing

import (
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

func newTable(a *Client, p *play) *tableScreen {
	t := &tableScreen{client: a, play: p, sight: &table.Sight{}, looked: &looked{}}
	t.sight.Cam.Fitted = true
	t.pieces = &onTable{play: p, sight: t.sight}
	t.cards = &cards{play: p}
	t.plates = &plates{play: p, sight: t.sight, looked: t.looked, cards: t.cards}
	t.question = &question{Question: scene.NewQuestion(a.App, &p.Play), play: p, sight: t.sight, looked: t.looked, cards: t.cards}
	t.ghosts = &ghosts{Ghosts: scene.Ghosts{Question: &t.question.Question, Cam: &t.sight.Cam, Stands: p.stands}, play: p}
	t.dice = &diceTrays{play: p, sight: t.sight, cards: t.cards, question: t.question,
		rocks: func() []draw.Rect { return t.pieces.scenery(a.desk, nil) }}
	t.dials = &dials{play: p, sight: t.sight, looked: t.looked, question: t.question}
	t.prompt = &prompt{play: p, sight: t.sight, looked: t.looked, cards: t.cards, question: t.question}
	t.side = &side{play: p, sight: t.sight, looked: t.looked, cards: t.cards, question: t.question, measure: t.measureFrom,
		center: func(b scene.About) { t.pieces.center(b, a.UI.S) }}
	look := scene.PieceLook{
		Label:  func(id string) string { return t.cards.pieceLabel(a.desk, id) },
		Sprite: func(id string) *draw.Sprite { return t.cards.pieceSprite(a.desk, id) },
		Taken:  t.looked.taken,

		Measured: func(id string) scene.Measured { return t.placing.measured(a.desk, id) },
	}
	t.placing = &placing{Placing: scene.Placing{Question: &t.question.Question, Cam: &t.sight.Cam, Look: look},
		play: p, sight: t.sight, pieces: t.pieces}
	t.question.Manner = t.manner(a.desk)
	readyDice(a.desk)
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
	return !t.play.board.Resting() || t.sight.Cam.Gliding() || t.question.Computing() || t.advice.wanted != ""
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

// Secret reports whether a private view is open.
func (t *tableScreen) Secret() bool { return t.cards.private != nil && !t.uncurtained() }

// uncurtained reports whether nobody has to look away: one person plays both sides, or one
// of them, or none.
func (t *tableScreen) uncurtained() bool {
	return t.client.Opt.Settings.Table.Open || t.play.Alone()
}

func (t *tableScreen) Update() {
	a := t.client
	t.play.board.Tick()
	t.layout(a)
	t.question.hint = hint{}
	t.ghosts.Forget()
	t.side.listed = 0
	t.shortcuts(a)
	if t.play.Session == nil {
		return
	}
	if t.advise(a.desk); t.play.Session == nil {
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
		t.side.order(a.desk)
	}
	if t.placing.SetOn() || t.question.Ease() || t.question.Compute() {
		t.drawTable(a.desk)
		return
	}
	if t.question.BehindCurtain() {
		for _, r := range t.sight.Areas.Sides { // an answer given just now has drawn them
			a.Beside.Fill(r, draw.Space)
		}
		t.drawTable(a.desk)
		t.question.CurtainPanel(t.sight.Areas.Curtain())
		return
	}
	if _, over := t.play.Session.Over(); over && t.play.board.Resting() && !t.question.Looking {
		if t.drawTable(a.desk); !t.mourns() {
			a.Show(t.result())
		}
		return
	}
	t.lessonStrip(a.desk)
	t.promptPanel(a)
	t.lightPanel(a.desk)
	t.side.panels(a.desk)
	t.threatLegend(a.desk)
	t.dice.lay(a.desk, t.sight.Areas.Free)
	t.question.PieceMenu(t.sight.Areas.Table)
	if t.play.Session == nil { // the game was left by a button
		return
	}
	t.ghosts.Keys()
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
	t.looked.hovered = t.side.listed
	t.sight.Drag(a.Desk)
	if !t.ruler.On && t.placing.Drag() {
		return
	}
	if !t.sight.Over(a.Desk) {
		return
	}
	if id := t.plates.shipAt(in.X, in.Y); id != 0 && t.dials.wheelDial(a, id.Piece()) {
		return
	}
	if t.sight.Handled(a.Desk) {
		return
	}
	t.looked.hovered = t.plates.shipUnder(in.X, in.Y)
	if t.ruler.On {
		t.measureAt(a)
		return
	}
	if !t.play.board.Resting() || t.question.Computing() {
		if in.Pressed[ui.LeftButton] {
			t.question.Skip()
			a.Touch()
		}
		if !t.play.board.Resting() {
			return
		}
	}
	t.obstacleHelp(a)
	t.deviceHelp(a)
	t.featureHelp(a)
	t.pick(a)
	t.judge(a)
	t.plates.plateHelp(a)
}
