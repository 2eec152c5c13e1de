package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// neverKey is an ability of a ship.
func neverKey(d game.Decision) string {
	return d.Seat.ID() + " " + d.Prompt.Arg("ship") + " " + d.Prompt.Arg("card")
}

// notAgain reports whether the player wants not to be asked again this round.
func (p *play) notAgain(d game.Decision) bool {
	round, said := p.never[neverKey(d)]
	return said && round == p.state().View.Round
}

// easeOn answers the open question if nobody is needed for it, and reports
// whether it did. It waits until all is shown.
func (t *question) easeOn(a *Client) bool {
	p := t.play
	if p.Session == nil || !p.board.Resting() || a.Covers.Covered() {
		return false
	}
	open := p.Session.Open()
	if len(open) != 1 || p.Hands.Asking == p.Session.Choices()+1 {
		return false
	}
	if p.Hands.Asked == p.Session.Choices()+1 { // looked at before, and left to a person
		return false
	}
	e, ok := ease(a.Opt.Settings.Ease, p.Session, open[0], p.notAgain)
	if !ok && a.Opt.Settings.Ease.Order {
		e, ok = p.keepOrder(open[0])
	}
	if !ok {
		p.Hands.Asked = p.Session.Choices() + 1
		return false
	}
	whys := make([]string, len(e.whys))
	for i, why := range e.whys {
		whys[i] = p.words.Refusal(why)
	}
	n := p.Session.Choices()
	p.board.Add(scene.Eased{Line: scene.LogLine{Text: p.words.Say(e.line), Detail: strings.Join(whys, "\n"), About: aboutOf(board.ShipOf(e.line.Arg("ship")))}})
	if err := p.choose(e.choice); err != nil {
		p.board.Queue = p.board.Queue[:len(p.board.Queue)-1] // it is not so
		a.Fail(err)
		p.Hands.Asked = n + 1
		return false
	}
	p.Hands.Gave(n)
	t.restart(a)
	return true
}

// neverButton is, below the answers about using an ability: no, and not again
// this round.
func (t *question) neverButton(a *Client, r draw.Rect, d game.Decision) float64 {
	u := a.UI
	if d.Kind != ask.UseAbility || d.Prompt.Arg("once") != "" { // it does not come again
		return 0
	}
	b := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(34)}
	if u.Button("ease.never", b, a.Say("never"), ui.ButtonStyle{Tip: a.Say("never-tip")}) {
		if t.play.never == nil {
			t.play.never = map[string]int{}
		}
		t.play.never[neverKey(d)] = t.play.state().View.Round
		t.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"no"}})
	}
	return b.H + u.Px(6)
}
