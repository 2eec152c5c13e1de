package armada

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/armada/fleet"
	"xwing/internal/spelling"
)

// offers are the cards that can be taken now, found anew where what they depend on has changed.
func (b *builderScreen) offers() *builderOffers {
	now := offeredFor{b.rev, b.fill, b.ship, b.slot, b.category, b.find, b.sorting}
	if b.offered.of == now {
		return &b.offered
	}
	b.offered = builderOffers{of: now}
	all := b.all()
	slices.SortStableFunc(all, func(x, y offer) int {
		order := 0
		if b.sorting == sortCost {
			order = cmp.Compare(x.cost, y.cost)
		}
		return cmp.Or(spelling.Nearer(x.name, y.name, b.find), order, cmp.Compare(x.name, y.name))
	})
	for _, o := range all {
		switch {
		case !spelling.Holds(spelling.Said(o.name+" "+o.id+" "+o.line+" "+o.text), b.find):
			b.offered.left++
		case o.breach == nil:
			b.offered.fit = append(b.offered.fit, o)
		default:
			b.offered.not = append(b.offered.not, o)
		}
	}
	slices.SortStableFunc(b.offered.not, func(x, y offer) int { return btoi(x.foreign()) - btoi(y.foreign()) })
	b.at = min(b.at, max(len(b.offered.fit)+len(b.offered.not)-1, 0))
	return &b.offered
}

// foreign reports whether a card is another faction's, or another ship's: such stand last.
func (o *offer) foreign() bool {
	switch o.breach.Kind {
	case fleet.WrongFaction, fleet.WrongIcon, fleet.Removed:
		return true
	}
	return false
}

// all are the cards for what is to be filled.
func (b *builderScreen) all() (all []offer) {
	facts, w := b.client.kit.Facts, b.client.words
	switch b.fill {
	case fillSlot:
		in := b.slots()[b.slot]
		for _, f := range b.draft.Fits(b.ship, in.At, in.Icon) {
			card, _ := facts.Upgrade(f.ID)
			all = append(all, offer{id: f.ID, name: card.Name, upgrade: card, cost: f.Cost, breach: f.Breach, taken: f.ID == in.Card})
		}
	case fillShips:
		for _, f := range b.draft.FitsShip() {
			card, _ := facts.Ship(f.ID)
			all = append(all, offer{id: f.ID, name: card.Name, ship: card, cost: f.Cost, breach: f.Breach})
		}
	case fillSquadrons:
		for _, f := range b.draft.FitsSquadron() {
			card, _ := facts.Squadron(f.ID)
			all = append(all, offer{id: f.ID, name: card.Name, squadron: card, cost: f.Cost, breach: f.Breach})
		}
	case fillObjective:
		for _, f := range b.draft.FitsObjective(b.category) {
			all = append(all, offer{id: f.ID, name: w.ObjectiveCard(f.ID), line: w.Does(f.ID), breach: f.Breach,
				taken: f.ID == b.objective(b.category)})
		}
	}
	for i := range all {
		b.describe(&all[i])
	}
	return all
}

// describe gives an offer its words.
func (b *builderScreen) describe(o *offer) {
	a := b.client
	var told []string
	add := func(arg string, id string) { told = append(told, a.words.Value(arg, id)) }
	switch {
	case o.ship != nil:
		add("size", o.ship.Size.String())
		told = append(told, a.Say("build-values", "command", strconv.Itoa(o.ship.Command), "squadron", strconv.Itoa(o.ship.Squadron),
			"engineering", strconv.Itoa(o.ship.Engineering), "hull", strconv.Itoa(o.ship.Hull)))
	case o.squadron != nil:
		if o.squadron.Unique {
			told = append(told, a.Say("build-unique"))
		}
		told = append(told, o.squadron.Chassis)
		if words := o.squadron.KeywordLine(); words != "" {
			told = append(told, words)
		}
		o.text = o.squadron.Type
	case o.upgrade != nil:
		b.describeUpgrade(o, &told)
	default:
		return
	}
	o.flags = strings.Join(told, " · ")
	switch o.line = o.flags; {
	case o.upgrade != nil:
		told = append(told, a.does("upgrade", o.id))
	case o.squadron != nil && o.squadron.HasAbility:
		told = append(told, a.does("squadron", o.id))
	}
	o.line = strings.Join(told, " · ")
}

// describeUpgrade tells what an upgrade takes and adds, and for whom it is.
func (b *builderScreen) describeUpgrade(o *offer, told *[]string) {
	a, card := b.client, o.upgrade
	if card.Unique {
		*told = append(*told, a.Say("build-unique"))
	}
	if card.Modification {
		*told = append(*told, a.Say("build-modification"))
	}
	if len(card.Slots) > 1 {
		*told = append(*told, a.Say("build-takes", "n", strconv.Itoa(len(card.Slots))))
	}
	for _, s := range card.Adds {
		*told = append(*told, a.Say("build-adds", "slot", s.String()))
	}
	for _, f := range card.Factions {
		*told = append(*told, a.words.Value("faction", f.String()))
	}
	for _, t := range card.Restrictions.Tags {
		*told = append(*told, a.words.Value("tag", t.String()))
	}
	for _, s := range card.Restrictions.Sizes {
		*told = append(*told, a.words.Value("size", s.String()))
	}
}

// nth is one of the offers, those that fit before the others; nil where there is none.
func (f *builderOffers) nth(i int) *offer {
	switch n := len(f.fit); {
	case i >= 0 && i < n:
		return &f.fit[i]
	case i >= n && i < n+len(f.not):
		return &f.not[i-n]
	}
	return nil
}

// shown is the offer that is pointed at, by the mouse or by keys; nil where none is.
func (b *builderScreen) shown() *offer {
	if !b.offering() {
		return nil
	}
	f := b.offers()
	for i := range len(f.fit) + len(f.not) {
		if o := f.nth(i); o.id == b.hot {
			return o
		}
	}
	if b.pointed {
		return f.nth(b.at)
	}
	return nil
}
