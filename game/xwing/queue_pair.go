package xwing

import (
	"slices"

	"xwing/game"
)

// Two abilities of one player that trigger at the same moment need no order of
// their own: he picks the one that comes first when they are at the front of the
// queue, and an optional one that he picks is used without being asked about again.
// The other follows, after everything that the first has triggered (X20-QUE-004).

// pairs reports whether a player's entries are two of which one at least is
// optional, and nothing of another player resolves before them.
func (t *Table) pairs(own []Entry) bool {
	return len(own) == 2 && (t.resolving || len(t.Memory.Queue) == 0) && !own[0].alike(own[1]) &&
		(t.optional(own[0]) || t.optional(own[1]))
}

// optional reports whether the entry's player may do without it.
func (t *Table) optional(e Entry) bool {
	if e.Index < 0 {
		return true
	}
	a := t.ability(e)
	return a.May || a.Act != nil && !a.Act.Must
}

// resolvePair has the player of the two entries at the front of the queue pick one
// of them, or none if both are optional, and resolves it. One that can do nothing
// now waits for the other.
func (t *Table) resolvePair() {
	pair := [2]Entry{t.Memory.Queue[0], t.Memory.Queue[1]}
	t.Memory.Queue[0].Paired, t.Memory.Queue[1].Paired = false, false
	first, second := t.picksOf(pair[0], ""), t.picksOf(pair[1], pair[0].name())
	if !legalPick(first) || !legalPick(second) {
		if !legalPick(first) {
			t.Memory.Queue[0], t.Memory.Queue[1] = t.Memory.Queue[1], t.Memory.Queue[0]
		}
		return
	}
	options := make([]game.Option, 0, len(first)+len(second)+1)
	for _, p := range append(first, second...) {
		options = append(options, p.option)
	}
	prompt := game.Say("prompt.choose-ability")
	if t.optional(pair[0]) && t.optional(pair[1]) {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.neither")})
	} else {
		prompt = game.Say("prompt.choose-ability-first")
	}
	owner := pair[0].Moment.Owner
	about := []string{owner.Piece()}
	if other := pair[1].Moment.Owner; other != owner {
		about = append(about, other.Piece())
	}
	id := t.askOne(t.Ship(owner).Seat, "choose-ability", prompt, about, options)
	if id == "none" {
		t.Memory.Queue = slices.Delete(t.Memory.Queue, 0, 2)
		return
	}
	for i, p := range append(first, second...) {
		if p.option.ID == id {
			at := 0
			if i >= len(first) {
				at = 1
			}
			t.Memory.Queue = slices.Delete(t.Memory.Queue, at, at+1)
			p.do()
			return
		}
	}
}

// pick is a way to resolve an entry of a pair.
type pick struct {
	option game.Option
	do     func()
}

func legalPick(picks []pick) bool {
	return slices.ContainsFunc(picks, func(p pick) bool { return p.option.Legal() })
}

// name is what the picks of the entry begin with.
func (e Entry) name() string { return e.choiceID(func(string) bool { return false }) }

// picksOf lists the ways to resolve an entry: the actions that it grants, or the
// ability itself; none if it can do nothing now. Taken is a name of the other entry.
func (t *Table) picksOf(e Entry, taken string) []pick {
	m, name := e.Moment, e.choiceID(func(id string) bool { return id == taken })
	if e.Index < 0 {
		g, ok := t.linkedGrant(m)
		if !ok {
			return nil
		}
		return t.actionPicks(m.Owner, g, name, "option.linked")
	}
	card := t.rules.Cards.Card(m.Card)
	if card == nil || !t.inForce(m) {
		return nil
	}
	a := &card.Abilities[e.Index]
	switch {
	case !a.applies(t, m) || !t.affordable(m.Owner, m.Card, a.Cost):
		return nil
	case a.Act != nil:
		return t.actionPicks(t.actor(a, m), t.granted(a, m), name, "option.granted")
	}
	do := func() { t.use(a, m) }
	if a.Place != nil {
		do = func() { t.place(a, m, !a.May) }
	}
	return []pick{{game.Option{ID: name, Target: m.Owner.Piece(), Text: e.text()}, do}}
}

// actionPicks lists the actions of a grant as picks.
func (t *Table) actionPicks(id ShipID, g ActionGrant, name, key string) []pick {
	if t.gone(id) {
		return nil
	}
	offers := t.offers(id, g)
	options, _ := t.actionOptions(id, offers, g)
	picks := make([]pick, len(offers))
	for i, o := range offers {
		option := options[i]
		action := o.id
		if o.kind == 0 {
			action = o.moment.Card
		}
		option.ID = name + ">" + o.id
		option.Text = game.Say(key, "ship", id.Piece(), "card", g.Source, "action", action, "difficulty", o.color.String())
		picks[i] = pick{option, func() { t.performPicked(id, o, g) }}
	}
	return picks
}
