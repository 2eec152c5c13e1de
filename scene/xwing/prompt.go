package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// draft is an answer in the making. It belongs to one question.
type draft struct {
	key      string
	picks    []string          // SomeOf, Order
	each     map[string]string // OneForEach
	slot     string            // the slot being filled
	dial     draw.Rect         // where its dial was in the frame before
	target   string            // a piece that was clicked: only answers about it are listed
	lines    []bandLine        // range lines to choose among
	menu     *pieceMenu        // its small menu on the table
	unfolded bool              // answers that are not legal are listed too
	placed   bool              // the places that answers lead to are known:
	spots    []spot
	later    map[string][]spot            // and those that come after an action
	results  map[string]dicePreview       // what answers would make of the dice
	refusal  string                       // why the latest try was refused
	mouse    [2]float64                   // where the mouse was when the question came
	moved    bool                         // it, or the keys, have pointed at something since
	die      struct{ before, now string } // the option of the die under the mouse, in the frame before and in this one
	way      *diceWay                     // the modification that a click on a die stands for
	looked   bool                         // for it

	piece    string          // Place
	rings    [][]physics.Vec // around what it keeps away from, by KeepOut
	pose     physics.Pose
	want     physics.Pose // where the hand holds it, before it slides
	dragging bool
	free     bool    // it does not slide
	grabX    float64 // where on the piece it was taken, mm
	grabY    float64
}

// promptPanel asks the open question, whatever its shape: everything that can
// be answered can be pressed here.
func (t *tableScreen) promptPanel(a *Client) {
	u := a.UI
	in := u.Panel(t.sight.areas.left)
	if !t.play.board.Resting() {
		t.question.waiting(a, in)
		return
	}
	d, ok := t.question.decision()
	if !ok {
		t.noQuestion(a, in)
		return
	}
	if key := t.question.key(d); t.question.draft.key != key {
		t.question.draft = draft{key: key, mouse: [2]float64{u.In.X, u.In.Y}}
		u.Top("prompt.list")
		t.prepare(a, d)
	}
	if t.question.draft.mouse != [2]float64{u.In.X, u.In.Y} || u.Focused() != "" {
		t.question.draft.moved = true
	}
	t.prompt.promptHead(a, &in, d)
	t.question.stepBack(a, &in, d)
	switch d.Shape {
	case game.OneOf:
		t.prompt.askOneOf(a, in, d)
	case game.SomeOf:
		t.prompt.askSomeOf(a, in, d)
	case game.OneForEach:
		t.dials.askOneForEach(a, in, d)
	case game.Order:
		t.prompt.askOrder(a, in, d)
	case game.Place:
		t.placing.askPlace(a, in, d)
	}
}

// prepare makes the first draft of an answer.
func (t *tableScreen) prepare(a *Client, d game.Decision) {
	switch d.Shape {
	case game.Order:
		for _, o := range d.Options {
			if o.Legal() {
				t.question.draft.picks = append(t.question.draft.picks, o.ID)
			}
		}
	case game.OneForEach:
		t.question.draft.each = map[string]string{}
		if len(d.Slots) > 0 {
			t.question.draft.slot = d.Slots[0].ID
		}
	case game.Place:
		t.placing.layOut(a, d)
	}
	if id := actor(d); id != 0 {
		t.pieces.selected = id
	}
}

// promptHead says who is asked and what.
func (t *prompt) promptHead(a *Client, in *draw.Rect, d game.Decision) {
	u := a.UI
	color := art.SeatColor(d.Seat)
	head := in.CutTop(u.Px(24), u.Px(6))
	u.L.Round(draw.Rect{X: head.X, Y: head.Y, W: u.Px(6), H: head.H}, u.Px(2), color)
	head.CutLeft(u.Px(14), 0)
	who := t.play.words.Seat(d.Seat)
	wide := min(u.Fonts.Width(who, draw.Style{Size: u.Px(17), Bold: true})+1, head.W*0.68)
	u.Label(head.CutLeft(wide, u.Px(12)), who, draw.Style{Size: 17, Bold: true, Color: color})
	id := actor(d)
	if slot := board.ShipOf(t.question.draft.slot); slot != 0 {
		id = slot
	}
	if id != 0 {
		if s := t.play.board.view.Ship(id); s != nil {
			name := draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned}
			u.Label(head, t.play.words.Value("ship", id.Piece()), name)
		}
	}
	st := draw.Style{Size: 16, Bold: true, Color: draw.Text}
	text := t.cards.promptWords(d)
	h := u.Paragraph(*in, text, st)
	u.Note("prompt.text", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	in.CutTop(h, u.Px(8))
	if text, ok := t.cards.cardHelp(d.Prompt); ok {
		if side := t.cards.sideUp(d); side != "" {
			text = a.Say("side-up", "side", side) + " " + text
		}
		h := u.Paragraph(*in, text, draw.Style{Size: 14, Color: draw.Muted})
		u.Note("prompt.card", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
		in.CutTop(h, u.Px(8))
	}
	t.cards.secretDial(a, in, d)
	if t.question.draft.refusal != "" {
		warn := draw.Style{Size: 14, Color: draw.Warn}
		h := u.Paragraph(*in, t.question.draft.refusal, warn)
		u.Note("prompt.refusal", t.question.draft.refusal, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
		in.CutTop(h, u.Px(8))
	}
	if open := t.play.Session.Open(); len(open) > 1 && t.question.curtain == game.NoSeat {
		u.Label(in.CutTop(u.Px(18), u.Px(6)), a.Say("both-asked"), draw.Style{Size: 13, Color: draw.Muted})
	}
}

// waiting says what is moving, and offers not to wait.
func (t *question) waiting(a *Client, in draw.Rect) {
	u := a.UI
	u.Label(in.CutTop(u.Px(24), u.Px(6)), t.play.words.Value("phase", t.play.board.view.Phase.String()),
		draw.Style{Size: 17, Bold: true, Color: draw.Muted})
	if n := len(t.play.board.Lines); n > 0 {
		u.Paragraph(in, t.play.board.Lines[n-1].Text, draw.Style{Size: 16, Color: draw.Text})
	}
	b := in.CutBottom(u.Px(38), 0)
	if u.Button("skip", b, a.Say("skip"), ui.ButtonStyle{Align: draw.Center, Tip: a.Say("skip-tip"), Cap: "Enter"}) {
		t.skip()
		a.Touch()
	}
}

// noQuestion is what stands in the panel when nobody is asked: the game is
// over, or the rules failed and only undo leads on.
func (t *tableScreen) noQuestion(a *Client, in draw.Rect) {
	u := a.UI
	text := a.Say("nothing-asked")
	if t.play.Session.Broken() {
		text = a.Say("broken")
	} else if _, over := t.play.Session.Over(); over {
		text = a.Say("over")
	}
	h := u.Paragraph(in, text, draw.Style{Size: 16, Color: draw.Text})
	u.Note("prompt.text", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	b := in.CutBottom(u.Px(40), 0)
	if _, over := t.play.Session.Over(); over {
		if u.Button("result", b, a.Say("to-result"), ui.ButtonStyle{Align: draw.Center, Primary: true}) {
			t.question.looking = false
			a.Show(&resultScreen{table: t})
		}
		return
	}
	if u.Button("undo.panel", b, a.Say("undo"), ui.ButtonStyle{Align: draw.Center, Primary: true}) {
		t.question.undo(a)
	}
}

// confirm builds the button at the bottom that gives the answer.
func (t *question) confirm(a *Client, in *draw.Rect, label, reason string) bool {
	u := a.UI
	b := in.CutBottom(u.Px(42), u.Px(8))
	if reason != "" && scene.Struck(&u.In, scene.ActPress) && u.Focused() == "" && t.draft.refusal == "" {
		t.draft.refusal = reason
		a.Touch()
	}
	return u.Button("confirm", b, label, ui.ButtonStyle{Align: draw.Center, Primary: reason == "", Reason: reason, Size: 16, Cap: "Enter"})
}

// toggle takes an option into the picks or out of them.
func (t *question) toggle(id string) {
	t.draft.refusal = ""
	if i := slices.Index(t.draft.picks, id); i >= 0 {
		t.draft.picks = slices.Delete(t.draft.picks, i, i+1)
		return
	}
	t.draft.picks = append(t.draft.picks, id)
}

// optionStyle is how an option looks: its sign, its refusal.
func (t *question) optionStyle(a *Client, o *game.Option) ui.ButtonStyle {
	st := ui.ButtonStyle{}
	if o.Refusal != nil {
		st.Reason, st.ShowWhy = t.play.words.Refusal(*o.Refusal), true
	}
	if m, ok := maneuverOf(o.ID); ok {
		st.Sprite = a.Sized(pieces.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty}, a.UI.Px(22))
	} else if sign := t.signOf(o); art.HasSign(sign) {
		st.Sprite = a.Sized(art.Icon{ID: sign, Color: draw.Text}, a.UI.Px(22))
	}
	st.Tip = t.actionHelp(a, o)
	if st.Tip == "" {
		st.Tip = t.tokenHelp(a, o)
	}
	if text, ok := t.cards.cardHelp(o.Text); ok {
		st.Tip = text
	}
	if d, _ := t.decision(); d.Kind == ask.ChooseFirstPlayer {
		st.Tip = a.Say("help-first")
	}
	if id := board.ShipOf(o.Target); id != 0 {
		if s := t.play.board.view.Ship(id); s != nil {
			st.Mark = art.SeatColor(s.Seat)
		}
	}
	return st
}

// signOf names the sign of an option: that of its id, but for the ways of a boost
// or a barrel roll, whose left and right are no arcs.
func (t *question) signOf(o *game.Option) string {
	d, _ := t.decision()
	switch {
	case d.Kind == ask.ChooseBoost && (o.ID == "left" || o.ID == "right"):
		return "bank" + o.ID
	case d.Kind == ask.ChooseBarrelRoll || strings.HasPrefix(o.ID, "roll-"):
		return "barrelroll"
	case strings.HasPrefix(o.ID, "boost-"):
		return "boost"
	case d.Kind != ask.ChooseTurretArc && (o.ID == "front" || o.ID == "left" || o.ID == "right" || o.ID == "rear"):
		return "" // the sign of an arc would mislead
	case d.Kind == ask.ChooseAbility:
		return granted(o.ID)
	}
	return o.ID
}

// hover shows on the table what an option would do.
func (t *question) hover(d game.Decision, o *game.Option) {
	t.hint.option = o
	if m, ok := maneuverOf(o.ID); ok && actor(d) != 0 {
		t.hint.ship, t.hint.maneuver = actor(d), m
	}
}

// secretDial shows the dial that its player may look at, behind the curtain.
func (t *cards) secretDial(a *Client, in *draw.Rect, d game.Decision) {
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
	a.Stamp(u.L, pieces.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty}, x, y, row.H*0.75)
	u.Label(row, words, draw.Style{Size: 17, Bold: true, Color: pieces.DifficultyColor(m.Difficulty)})
}
