package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Abilities of one player that trigger at the same moment form a group in the queue.
// He puts them in order (X20-QUE-005) by picking the next one whenever the group is
// at the front: an optional one that he picks is used without being asked about
// again, and the others follow after everything that it has triggered.

// grouped marks the entries of one player as a group, unless nothing tells them apart.
func (t *Table) grouped(own []Entry, group int) []Entry {
	if !slices.ContainsFunc(own, func(e Entry) bool { return !e.alike(own[0]) }) {
		return own
	}
	for i := range own {
		own[i].Group = group
	}
	return own
}

// newGroup is a number that no group in the queue has.
func (t *Table) newGroup() int {
	group := 1
	for i := range t.Memory.Queue {
		group = max(group, t.Memory.Queue[i].Group+1)
	}
	return group
}

// optional reports whether the entry's player may do without it.
func (t *Table) optional(e Entry) bool {
	if e.Index < 0 {
		return e.Index == linkedAction
	}
	a := t.ability(e)
	return a.May || a.Act != nil && !a.Act.Must
}

// resolveGroup resolves one entry of the group at the front of the queue: the one
// that its player picks, or the only one that can do something now. What can do
// nothing waits for the others. He may pick none where all that can are optional.
func (t *Table) resolveGroup() {
	queue := t.Memory.Queue
	end := slices.IndexFunc(queue, func(e Entry) bool { return e.Group != queue[0].Group })
	if end < 0 {
		end = len(queue)
	}
	picks, able := t.groupPicks(queue[:end])
	if len(able) < 2 {
		at := 0
		if len(able) == 1 {
			at = able[0]
		}
		e := queue[at]
		t.Memory.Queue = slices.Delete(queue, at, at+1)
		t.resolve(e)
		return
	}
	options := make([]game.Option, 0, len(picks)+1)
	for _, p := range picks {
		options = append(options, p.option)
	}
	var about []string
	must := 0
	for _, at := range able {
		if owner := queue[at].piece(); !slices.Contains(about, owner) {
			about = append(about, owner)
		}
		if !t.optional(queue[at]) {
			must++
		}
	}
	prompt := game.Say("prompt.choose-ability-first")
	switch must {
	case 0:
		prompt = game.Say("prompt.choose-ability")
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-ability")})
	case len(able):
		prompt = game.Say("prompt.choose-ability-order")
	}
	id := t.askOne(t.seatOf(queue[0]), ask.ChooseAbility, prompt, about, options)
	if id == game.None {
		t.Memory.Queue = slices.Delete(queue, 0, end)
		return
	}
	p := picks[slices.IndexFunc(picks, func(p pick) bool { return p.option.ID == id })]
	t.Memory.Queue = slices.Delete(queue, p.entry, p.entry+1)
	p.do()
}

// pick is a way to resolve an entry of a group.
type pick struct {
	option game.Option
	entry  int // of the group
	do     func()
}

// groupPicks lists the ways to resolve the entries of a group, those that nothing
// tells apart once, and which entries can do something now.
func (t *Table) groupPicks(group []Entry) (picks []pick, able []int) {
	var names []string
	for i, e := range group {
		if slices.ContainsFunc(group[:i], e.alike) {
			continue
		}
		name := e.choiceID(func(id string) bool { return slices.Contains(names, id) })
		for n, base := 2, name; slices.Contains(names, name); n++ {
			name = fmt.Sprintf("%s*%d", base, n)
		}
		names = append(names, name)
		ways := t.picksOf(e, name, group)
		for j := range ways {
			ways[j].entry = i
		}
		if slices.ContainsFunc(ways, func(p pick) bool { return p.option.Legal() }) {
			able = append(able, i)
			picks = append(picks, ways...)
		}
	}
	return picks, able
}

// text names an entry among others that wait, by the ship that it is about where
// the card waits for several, and says what it costs; what it does, where another ability of the card waits.
func (e Entry) text(among []Entry, a *Ability) game.Phrase {
	m := e.Moment
	args := []string{"ship", m.Owner.Piece(), "card", m.Card, "cost", a.Cost.id()}
	if a.Apart != "" && slices.ContainsFunc(among, func(o Entry) bool {
		return o.Moment.Owner == m.Owner && o.Moment.Card == m.Card && o.Index != e.Index
	}) {
		return game.Say("option.waiting-apart", args...).With("what", game.Say("option.either-"+a.Apart))
	}
	if slices.ContainsFunc(among, func(o Entry) bool {
		return o.Moment.Owner == m.Owner && o.Moment.Card == m.Card && o.Moment.Ship != m.Ship
	}) {
		return game.Say("option.waiting-for", append(args, "other", m.Ship.Piece())...)
	}
	return game.Say("option.waiting", args...)
}

// picksOf lists the ways to resolve an entry: the actions that it grants, or the
// ability itself; none if it can do nothing now. Their ids begin with
// name; among is the group.
func (t *Table) picksOf(e Entry, name string, among []Entry) []pick {
	m := e.Moment
	if e.Index == detonation {
		bomb := game.Option{ID: name, Target: e.piece(), Text: game.Say("option.device", "device", e.piece())}
		return []pick{{option: bomb, do: func() { t.resolve(e) }}}
	}
	if e.Index == linkedAction {
		g, ok := t.linkedGrant(m)
		if !ok {
			return nil
		}
		return t.actionPicks(m.Owner, g, name, "option.linked", Cost{})
	}
	card := t.rules.Cards.Card(m.Card)
	if card == nil || !t.inForce(m, &card.Abilities[e.Index]) {
		return nil
	}
	a := &card.Abilities[e.Index]
	switch {
	case !a.applies(t, &m) || !t.affordable(m.Owner, m.Card, a.Cost):
		return nil
	case a.Act != nil:
		return t.actionPicks(t.actor(a, m), t.granted(a, m), name, "option.granted", a.Cost)
	}
	do := func() { t.use(a, m) }
	if a.Place != nil {
		do = func() { t.place(a, m, !a.May) }
	}
	return []pick{{option: game.Option{ID: name, Target: m.Owner.Piece(), Text: e.text(among, a)}, do: do}}
}

// actionPicks lists the actions of a grant as picks.
func (t *Table) actionPicks(id board.ShipID, g ActionGrant, name, key string, c Cost) []pick {
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
		option.ID = name + ">" + o.option()
		option.Text = game.Say(key, "ship", id.Piece(), "card", g.Source, "action", action,
			"difficulty", o.color.String(), "cost", c.id())
		picks[i] = pick{option: option, do: func() { t.performPicked(id, o, g) }}
	}
	return picks
}
