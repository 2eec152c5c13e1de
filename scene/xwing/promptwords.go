package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene"
)

// cardHelp is what the card does that a phrase names, if it names one.
func (t *cards) cardHelp(p game.Phrase) (string, bool) {
	ref := p.Arg("card")
	if ref == "" {
		return "", false
	}
	return t.play.words.CardText(ref)
}

// promptWords is what a question asks.
func (t *cards) promptWords(d game.Decision) string {
	d.Prompt = t.ofPilot(d.Prompt)
	return t.play.words.Prompt(d)
}

// optionWords is what an answer says on a button.
func (t *cards) optionWords(o *game.Option) string {
	named := *o
	named.Text = t.uncolored(t.ofPilot(o.Text))
	text := scene.Capital(t.play.words.Option(named))
	if t.destroyed(o) {
		text = t.play.words.Say(game.Say("ui.destroyed-option", "option", text))
	}
	return text
}

// labelOf is what an answer says among the others of its question: of an action without a
// target that it would fail; of obstacles of one type, how large each is; the name of the ship that the question is about, which stands
// above them, no more.
func (t *cards) labelOf(a *desk, d game.Decision, o *game.Option) string {
	label := t.optionWords(o)
	if id := actor(d); id != 0 {
		name := t.play.words.Value("ship", id.Piece())
		if rest, named := strings.CutPrefix(label, name+": "); named {
			label = scene.Capital(rest)
		}
		label = strings.TrimSuffix(label, " ("+name+")")
	}
	if d.Kind == ask.ChooseAction && o.Legal() && !t.play.state().PreviewTarget(actor(d), o.ID) {
		return a.Say("failing-option", "option", label)
	}
	obstacle := t.play.board.view.Obstacle(board.ObstacleOf(o.Target))
	if obstacle == nil || !slices.ContainsFunc(d.Options, func(other game.Option) bool {
		return other.ID != o.ID && t.optionWords(&other) == label
	}) {
		return label
	}
	shape, _ := a.obstacleOutline(obstacle.XWS)
	lo, hi := shape.Bounds()
	long, short := hi.X-lo.X, hi.Y-lo.Y
	return a.Say("obstacle-option", "option", label, "long", millimetres(max(long, short)), "short", millimetres(min(long, short)))
}

// destroyed reports whether an answer points at a ship that stands on the table only
// until its initiative has engaged.
func (t *cards) destroyed(o *game.Option) bool {
	s := t.play.board.view.Ship(board.ShipOf(o.Target))
	return s != nil && s.Destroyed
}

// uncolored is a phrase that says no more than it has to of an action without a color.
func (t *cards) uncolored(p game.Phrase) game.Phrase {
	white := catalog.White.String()
	if p.Arg("difficulty") == white && t.play.words.Has(p.Key+"."+white) {
		p.Key += "." + white
	}
	return p
}

// ofPilot is a phrase that does not say a name twice, where it is about the pilot
// card of the ship that it names, or about what a remote does.
func (t *cards) ofPilot(p game.Phrase) game.Phrase {
	s := t.play.board.view.Ship(board.ShipOf(p.Arg("ship")))
	if s == nil {
		return p
	}
	own, card := p.Key+".own", catalog.PilotCard.Ref(s.Pilot)
	if s.Remote != "" {
		own, card = p.Key+".remote", catalog.DeviceKind.Ref(s.Remote)
	}
	if p.Arg("card") == card && t.play.words.Has(own) {
		p.Key = own
	}
	return p
}
