package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// promptPanel asks the open question, whatever its shape: everything that can
// be answered can be pressed here.
func (t *tableScreen) promptPanel(a *Client) {
	q := t.question
	if !t.play.board.Resting() {
		heading := a.Say("setup")
		if v := &t.play.board.view; v.Round > 0 {
			heading = t.play.words.Value("phase", v.Phase.String())
		}
		q.Waiting(table.Floats(&a.Desk, q.panel(a.desk)), heading)
		return
	}
	d, ok := q.Decision()
	if by, computing := q.ComputersTurn(); computing && !ok {
		q.atWork(a.desk, by)
		return
	}
	if !ok {
		if q.Nothing(table.Floats(&a.Desk, q.panel(a.desk))) {
			a.Show(t.result())
		}
		return
	}
	if !q.Drafted(d) {
		q.Begin(d)
		t.prepare(a.desk, d)
		q.high = t.sight.Areas.Asks.H // it is measured where nothing is cut short
	}
	if t.oddsShown(d) {
		t.askWithOdds(a.desk, d)
		return
	}
	t.sight.Areas.Asking = q.panel(a.desk)
	in := table.Floats(&a.Desk, t.sight.Areas.Asking)
	q.Notice()
	switch d.Shape {
	case game.OneOf:
		if choosesTurn(d) && len(d.Options) > 1 {
			q.Turns(in, d)
		} else {
			q.OneOf(in, d)
		}
	case game.SomeOf:
		q.SomeOf(in, d)
	case game.OneForEach:
		t.dials.askOneForEach(a.desk, in, d)
	case game.Order:
		q.Order(in, d)
	case game.Place:
		t.placing.Ask(in, d)
	}
	q.told = 0
	if d.Shape == game.OneOf {
		q.told = q.RecapHeight(in.W)
	}
	q.grow(a.desk)
}

// atWork is the panel while the computer answers a question.
func (t *question) atWork(a *desk, d game.Decision) {
	if !t.Drafted(d) {
		t.Begin(d)
		t.high = t.sight.Areas.Asks.H // it is measured where nothing is cut short
	}
	t.AtWork(table.Floats(a.Desk, t.panel(a)), d)
	t.told = 0
	t.grow(a)
}

// prepare makes the first draft of an answer.
func (t *tableScreen) prepare(a *desk, d game.Decision) {
	t.question.Prepare(d)
	if choosesTurn(d) {
		t.question.Draft.Picks, t.question.flips = t.play.usualTurns(d), t.play.flippable(d)
	}
	if d.Shape == game.Place {
		t.placing.LayOut(d)
	}
	if id := actor(d); id != 0 || choosesTurn(d) && !t.looked.card {
		t.looked.selected = id
	}
}

// lead says who is asked and what, and offers to take back.
func (t *prompt) lead(a *desk, in *draw.Rect, d game.Decision) {
	id, name := actor(d), ""
	if slot := board.ShipOf(t.question.Draft.Slot); slot != 0 {
		id = slot
	}
	if t.play.board.view.Ship(id) != nil {
		name = t.play.words.Value("ship", id.Piece())
	}
	t.question.Whom(in, d, name)
	t.question.Tell(in, "prompt.text", t.cards.promptWords(d), draw.Style{Size: 16, Bold: true, Color: draw.Text})
	if text, ok := t.cards.cardHelp(d.Prompt); ok {
		if side := t.cards.sideUp(d); side != "" {
			text = a.Say("side-up", "side", side) + " " + text
		}
		t.question.Tell(in, "prompt.card", text, draw.Style{Size: 14, Color: draw.Muted})
	}
	t.cards.secretDial(a, in, d)
	t.question.Trouble(in)
	t.question.StepBack(in, d)
}

// secretDial shows the dial that its player may look at, behind the curtain.
func (t *cards) secretDial(a *desk, in *draw.Rect, d game.Decision) {
	if d.Kind != ask.LookedAtDial || t.private == nil {
		return
	}
	s := t.private.Ship(actor(d))
	if s == nil || s.Dial.Maneuver.IsZero() {
		return
	}
	u := a.UI
	m := s.Dial.Maneuver
	row := in.CutTop(u.Px(44), u.Px(8))
	u.L.Round(row, u.Px(5), draw.Space)
	words := t.play.words.Maneuver(m)
	u.Note("prompt.dial", words, row)
	box := row.CutLeft(row.H, u.Px(6))
	x, y := box.Center()
	a.Stamp(u.L, a.maneuver(m), x, y, row.H*0.75)
	u.Label(row, words, draw.Style{Size: 17, Bold: true, Color: a.difficulty(m.Difficulty)})
}
