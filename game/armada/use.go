package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// name names a card in play and its holder.
func (c inPlay) name() string { return c.holder() + "/" + c.card.Ref }

// user names the card that is looked at, as name does.
func (m Moment) user() string { return inPlay{owner: m.Owner, self: m.Self}.holder() + "/" + m.Card }

// use resolves an ability: its cost is paid first.
func (t *Table) use(p pending, m Moment) {
	a := p.ability()
	switch a.Limit {
	case OncePerActivation, TwicePerActivation:
		t.Memory.Used = append(t.Memory.Used, p.card.name())
	case OncePerRound:
		t.Memory.UsedInRound = append(t.Memory.UsedInRound, p.card.name())
	}
	if t.attack != nil {
		t.attack.used = append(t.attack.used, p.card.name())
	}
	if t.command != nil {
		t.command.used = append(t.command.used, p.card.name())
	}
	m = p.card.at(m)
	if u := t.naming.unsaid; u != nil { // within whose use this one is
		t.announce(*u)
	}
	t.naming.begin(board.CardUsed{Holder: p.card.holder(), Card: m.Card})
	t.own(p.card).pay(a.Cost)
	if a.Do != nil {
		a.Do(t, m)
	}
	if u := t.naming.unsaid; u != nil && (a.May || u.Holder != "") { // an objective that changes nothing of itself is not used
		t.announce(*u)
	}
	t.naming.unsaid = nil
}

// naming has the use of each card be told of before what comes of it, unless that is told with its name anyway.
type naming struct {
	latest board.Event     // what was announced last
	unsaid *board.CardUsed // the use that no event has named yet
}

// begin begins a use.
func (n *naming) begin(u board.CardUsed) {
	n.unsaid = nil
	if _, other := n.latest.(board.CardUsed); other || !names(n.latest, u.Card) { // of a copy, too
		n.unsaid = &u
	}
}

// due is what is told before an event, or before nothing more is: the use under way; nil if there is none, or it was named.
func (n *naming) due(e board.Event) *board.CardUsed {
	u := n.unsaid
	n.latest, n.unsaid = e, nil
	if u == nil || names(e, u.Card) {
		return nil
	}
	return u
}

// names reports whether an event's sentence names a card.
func names(e board.Event, card string) bool {
	if e == nil {
		return false
	}
	p := e.Phrase(nil)
	return slices.Contains(p.Args, card) || p.Part != nil && slices.Contains(p.Part.Phrase.Args, card)
}

// askNext has a player pick which of his abilities resolves next, of copies of a card on a ship the first; false when he wants
// none of those that he may leave.
func (t *Table) askNext(seat game.Seat, m Moment, waiting []pending) (pending, bool) {
	var options []game.Option
	must, copies := false, true
	for _, p := range waiting {
		must = must || !p.ability().May
		copies = copies && p.card.name() == waiting[0].card.name() && p.index == waiting[0].index
		options = append(options, p.option())
	}
	if must && copies {
		return waiting[0], true
	}
	d := game.Decision{Kind: ask.OrderAbilities, Seat: seat, Prompt: game.Say("prompt.order-abilities"), Shape: game.OneOf,
		Options: options}
	if !must {
		d.Kind, d.Prompt = ask.UseCard, game.Say("prompt.use-cards")
		if len(waiting) == 1 {
			d.Prompt = game.Say("prompt.use-card", "card", waiting[0].card.card.Ref)
		}
		d.Options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	if piece := m.piece(); piece != "" {
		d.About = []string{piece}
	}
	pick := t.ask(d).One()
	i := slices.IndexFunc(waiting, func(p pending) bool { return p.ref() == pick })
	if i < 0 {
		return pending{}, false
	}
	return waiting[i], true
}

// piece is whom a moment is about; "" if it is nobody.
func (m Moment) piece() string {
	switch {
	case m.Ship != 0:
		return m.Ship.Piece()
	case m.Squadron != 0:
		return m.Squadron.Piece()
	}
	return ""
}
