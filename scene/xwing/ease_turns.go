package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Of ships of one initiative their player says in one answer in which order they have their
// turns. The table gives the answers that follow, each a choice of the journal's own, until
// he wants to choose again.

// turnsKey is whose turns a question is about, and in which phase.
func turnsKey(seat game.Seat, kind game.Kind) string { return seat.ID() + " " + string(kind) }

// sayTurns keeps the order of turns that a player says with the answer that he is about to
// give, and which ships turn a card over.
func (p *play) sayTurns(d game.Decision, ships []string, flips map[string]bool) {
	if p.turns == nil {
		p.turns = map[string]turns{}
	}
	p.turns[turnsKey(d.Seat, d.Kind)] = turns{p.state().View.Round, p.Session.Choices(), ships, flips, map[string]int{}}
	names := make([]string, len(ships))
	for i, id := range ships {
		names[i] = p.words.Value("ship", id)
		if flips[id] {
			names[i] = p.words.Say(game.Say("ui.turns-flip", "ship", id))
		}
	}
	line := scene.LogLine{Text: p.words.Say(game.Say("ui.turns-said", "seat", d.Seat.ID(), "ships", strings.Join(names, ", ")))}
	line.About.Pieces = slices.Clone(ships)
	p.Show.Add(scene.Eased{Line: line})
}

// called is the names of ships in a row.
func (p *play) called(ships []string) string {
	names := make([]string, len(ships))
	for i, id := range ships {
		names[i] = p.words.Value("ship", id)
	}
	return strings.Join(names, ", ")
}

// keepTurns is the ship that has the next turn by what its player has said, if he has of
// all that might: a ship that has come since is his to choose about.
func (p *play) keepTurns(d game.Decision) (scene.Easing, bool) {
	if !choosesTurn(d) {
		return scene.Easing{}, false
	}
	said, ok := p.inForce(turnsKey(d.Seat, d.Kind))
	if !ok || slices.ContainsFunc(d.Options, func(o game.Option) bool { return !slices.Contains(said.ships, o.ID) }) {
		return scene.Easing{}, false
	}
	for _, id := range said.ships {
		if o := scene.OptionOf(d, id); o != nil && o.Legal() {
			return scene.EaseBy(d, id, game.Phrase{}), true
		}
	}
	return scene.Easing{}, false
}

// inForce is the order that was said, as long as its round lasts and the answer stands that
// it was said with.
func (p *play) inForce(key string) (turns, bool) {
	said, ok := p.turns[key]
	if !ok || said.round != p.state().View.Round || said.at >= p.Session.Choices() {
		return turns{}, false
	}
	c := p.Session.Played()[said.at]
	return said, turnsKey(c.Seat, c.Kind) == key && c.One() == said.ships[0]
}

// usualTurns is the order that is offered: the one that its player has said before, and
// behind it the ships that were not in it.
func (p *play) usualTurns(d game.Decision) []string {
	var ships []string
	for _, id := range p.turns[turnsKey(d.Seat, d.Kind)].ships {
		if scene.OptionOf(d, id) != nil {
			ships = append(ships, id)
		}
	}
	for _, o := range d.Options {
		if !slices.Contains(ships, o.ID) {
			ships = append(ships, o.ID)
		}
	}
	return ships
}

// turnsButton says, below the answers to a question, which ships of its player come next by
// what he has said, and has him choose again.
func (t *question) turnsButton(a *desk, r draw.Rect, d game.Decision) float64 {
	key, left := t.play.turnsLeft(d)
	if len(left) == 0 {
		return 0
	}
	u := a.UI
	label, st := a.Say("turns-next", "pieces", t.play.called(left)), ui.ButtonStyle{Size: 14, Quiet: true, Tip: a.Say("turns-next-tip")}
	b := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.ButtonHeight(r.W, label, st)}
	if u.Button("turns.again", b, label, st) {
		said := t.play.turns[key]
		said.round = 0 // it is offered again, and no more
		t.play.turns[key] = said
		a.Touch()
	}
	return b.H + u.Px(6)
}

// turnsLeft is which ships are still to have their turns as the player of a question has
// said, where that is more than one.
func (p *play) turnsLeft(d game.Decision) (key string, left []string) {
	for _, kind := range turnKinds {
		key := turnsKey(d.Seat, kind)
		said, ok := p.inForce(key)
		if !ok || d.Private {
			continue
		}
		had := map[string]bool{}
		for _, c := range p.Session.Played()[said.at:] {
			if turnsKey(c.Seat, c.Kind) == key {
				had[c.One()] = true
			}
		}
		if left := slices.DeleteFunc(slices.Clone(said.ships), func(id string) bool { return had[id] }); len(left) > 1 {
			return key, left
		}
	}
	return "", nil
}

// turnsCard is the ship that a question is about, if it asks whether a card is to be turned
// over to its other side.
func turnsCard(d game.Decision) (ship string, ok bool) {
	yes := scene.OptionOf(d, game.Yes)
	if d.Kind != ask.UseAbility || yes == nil || !strings.HasPrefix(yes.Text.Key, "option.turn-") {
		return "", false
	}
	return d.Prompt.Arg("ship"), true
}

// flippable has, of the ships that may have the next turn, those that are asked first of all
// whether they turn a card over: that can be said along with their order.
func (p *play) flippable(d game.Decision) map[string]bool {
	flips := map[string]bool{}
	for _, o := range d.Options {
		next, ok := scene.After(p.Session, d, o.ID)
		if !ok || next.Guessed || len(next.Open) != 1 {
			continue
		}
		if ship, ok := turnsCard(next.Open[0]); ok && ship == o.ID {
			flips[ship] = false
		}
	}
	return flips
}

// keepFlips answers whether a card is turned over, once a turn, as it was said with the
// order of turns.
func (p *play) keepFlips(d game.Decision) (scene.Easing, bool) {
	ship, ok := turnsCard(d)
	said, in := p.inForce(turnsKey(d.Seat, ask.ChooseShipToActivate))
	if !ok || !in {
		return scene.Easing{}, false
	}
	flip, told := said.flips[ship]
	n := p.Session.Choices()
	if before, used := said.used[ship]; !told || used && before < n {
		return scene.Easing{}, false
	}
	said.used[ship] = n
	if flip {
		return scene.EaseBy(d, game.Yes, game.Phrase{}), true
	}
	return scene.EaseBy(d, game.No, game.Phrase{}), true
}

// flipButton says in the row of a ship that may have the next turn whether it turns a card
// over then.
func (t *question) flipButton(a *desk, row *draw.Rect, d game.Decision, o *game.Option) {
	on, can := t.flips[o.ID]
	if !can {
		return
	}
	u := a.UI
	tip := a.Say("turns-keep-tip")
	if on {
		tip = a.Say("turns-flip-tip")
	}
	st := ui.ButtonStyle{On: on, Tip: tip, Words: tip, Align: draw.Center}
	if u.Button("flip:"+o.ID, row.CutRight(u.Px(30), u.Px(4)), "↕", st) {
		t.flips[o.ID] = !on
		a.Touch()
	}
}
