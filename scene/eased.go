package scene

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// eased tells in the log of an answer that the scene has given. It is an Event of
// the scene alone and changes nothing.
type eased struct {
	text, detail string
	Ship         board.ShipID // whom it is about, 0 for none
}

// hands is who gave which answers.
type hands struct {
	self   map[int]bool      // the answers given by the scene, by their number
	undone []int             // how many undos each undo of a person's took, the latest last
	asking int               // with so many choices the latest undo ended: from there on a person answers, +1
	asked  int               // likewise: the question has been left to a person
	never  map[string]int    // abilities not to be asked about again, by the round
	first  map[string]string // what came first among abilities that all resolve, by orderKey
	quiet  int               // with so many choices the latest was made, and nothing has happened since
}

// chosen forgets what was undone: a new choice, of number n, has taken its place.
func (h *hands) chosen(n int) {
	for i := range h.self {
		if i >= n {
			delete(h.self, i)
		}
	}
	h.undone, h.asking, h.asked = nil, 0, 0
}

// neverKey is an ability of a ship.
func neverKey(d game.Decision) string {
	return d.Seat.ID() + " " + d.Prompt.Arg("ship") + " " + d.Prompt.Arg("card")
}

// notAgain reports whether the player wants not to be asked again this round.
func (p *play) notAgain(d game.Decision) bool {
	round, said := p.hands.never[neverKey(d)]
	return said && round == p.state().View.Round
}

// easeOn answers the open question if nobody is needed for it, and reports
// whether it did. It waits until all is shown.
func (t *tableScreen) easeOn(a *App) bool {
	p := t.play
	if p.session == nil || !p.board.resting() || a.covered() {
		return false
	}
	open := p.session.Open()
	if len(open) != 1 || p.hands.asking == p.session.Choices()+1 {
		return false
	}
	if p.hands.asked == p.session.Choices()+1 { // looked at before, and left to a person
		return false
	}
	e, ok := ease(a.opt.Settings.Ease, p.session, open[0], p.notAgain)
	if !ok && a.opt.Settings.Ease.Order {
		e, ok = p.keepOrder(open[0])
	}
	if !ok {
		p.hands.asked = p.session.Choices() + 1
		return false
	}
	whys := make([]string, len(e.whys))
	for i, why := range e.whys {
		whys[i] = p.words.Refusal(why)
	}
	n := p.session.Choices()
	p.board.add(eased{p.words.Say(e.line), strings.Join(whys, "\n"), board.ShipOf(e.line.Arg("ship"))})
	if err := p.choose(e.choice); err != nil {
		p.board.queue = p.board.queue[:len(p.board.queue)-1] // it is not so
		a.fail(err)
		p.hands.asked = n + 1
		return false
	}
	if p.hands.self == nil {
		p.hands.self = map[int]bool{}
	}
	p.hands.self[n] = true
	t.restart(a)
	return true
}

// neverButton is, below the answers about using an ability: no, and not again
// this round.
func (t *tableScreen) neverButton(a *App, r draw.Rect, d game.Decision) float64 {
	u := a.ui
	if d.Kind != ask.UseAbility || d.Prompt.Arg("once") != "" { // it does not come again
		return 0
	}
	b := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(34)}
	if u.Button("ease.never", b, a.say("never"), ui.ButtonStyle{Tip: a.say("never-tip")}) {
		if t.play.hands.never == nil {
			t.play.hands.never = map[string]int{}
		}
		t.play.hands.never[neverKey(d)] = t.play.state().View.Round
		t.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"no"}})
	}
	return b.H + u.Px(6)
}
