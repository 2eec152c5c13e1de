package xwing

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/spelling"
)

// offers are the cards that can be taken now, found anew where what they depend on has changed.
func (b *builderScreen) offers() *builderOffers {
	now := offeredFor{b.rev, b.list, b.ship, b.slot, b.adding, b.instead, b.find, b.sorting, b.played}
	if b.offered.of == now {
		return &b.offered
	}
	b.offered = builderOffers{of: now}
	all := b.all()
	for i := range all {
		b.describe(&all[i])
	}
	b.sort(all)
	for _, o := range all {
		switch {
		case !b.sought(&o):
			b.offered.left++
		case o.breach == nil:
			b.offered.fit = append(b.offered.fit, o)
		default:
			b.offered.not = append(b.offered.not, o)
		}
	}
	b.at = min(b.at, max(len(b.offered.fit)+len(b.offered.not)-1, 0))
	return &b.offered
}

// all are the cards that the list knows for what is to be filled.
func (b *builderScreen) all() (all []offer) {
	if b.adding {
		return b.allShips()
	}
	slots := b.slots()
	if b.slot < 0 || b.slot >= len(slots) {
		return nil
	}
	in := slots[b.slot]
	for _, f := range b.draft.FitsInstead(b.ship, in.At, in.ID) {
		card, _ := f.Card.In(b.list)
		all = append(all, offer{id: f.ID, upgrade: &card, cost: f.Cost, breach: f.Breach, taken: f.ID == in.Card})
	}
	return all
}

// allShips are the ship cards of the faction, or its quick builds.
func (b *builderScreen) allShips() (all []offer) {
	if b.mode().Quick {
		return b.allBuilds()
	}
	var fits []squad.PilotFit
	if b.instead {
		fits = b.draft.FitsPilotInstead(b.ship)
	} else {
		fits = b.draft.FitsPilot()
	}
	for _, f := range fits {
		ship, err := b.client.kit.Facts.Ship(f.Card.Ship)
		switch {
		case err != nil,
			f.Breach != nil && f.Breach.Kind == squad.HugeShip,      // they are for another format
			f.With != "" && ship.Epic.Section == catalog.AftSection, // it comes with the other section
			b.instead && (f.With != "" || f.ID == b.squad().Pilots[b.ship].Pilot):
			continue
		}
		card, _ := f.Card.In(b.list)
		all = append(all, offer{id: f.ID, pilot: &card, cost: f.Cost, breach: f.Breach, with: f.With})
	}
	return all
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

// describe gives an offer its words.
func (b *builderScreen) describe(o *offer) {
	w := b.words()
	if o.build != nil {
		b.describeBuild(o)
		return
	}
	if o.ref = catalog.UpgradeCard.Ref(o.id); o.pilot != nil {
		o.ref = catalog.PilotCard.Ref(o.id)
	}
	o.name = w.CardName(o.ref)
	if o.pilot == nil || o.pilot.HasAbility {
		o.text, _ = w.CardText(o.ref)
	}
}

// sort puts offers into the order that is chosen; what is looked for by its name stands first.
func (b *builderScreen) sort(all []offer) {
	slices.SortStableFunc(all, func(x, y offer) int {
		order := 0
		switch {
		case b.sorting == byCost:
			order = cmp.Compare(x.cost, y.cost)
		case b.sorting == byInitiative && x.pilot != nil:
			order = cmp.Compare(y.pilot.Initiative, x.pilot.Initiative)
		case x.pilot != nil:
			order = cmp.Or(cmp.Compare(b.otherType(x), b.otherType(y)), cmp.Compare(b.words().ShipType(x.pilot.Ship),
				b.words().ShipType(y.pilot.Ship)),
				cmp.Compare(y.pilot.Initiative, x.pilot.Initiative))
		}
		return cmp.Or(spelling.Nearer(x.name, y.name, b.find), order, cmp.Compare(x.name, y.name))
	})
}

// otherType is 1 of a ship card that would make a ship one of another type, which stands behind those that would not.
func (b *builderScreen) otherType(o offer) int {
	if b.instead && o.pilot.Ship != b.squad().Pilots[b.ship].Ship {
		return 1
	}
	return 0
}

// sought reports whether an offer is among those that are looked for.
func (b *builderScreen) sought(o *offer) bool {
	if b.played && !b.client.kit.RulesBy(b.list).Enforced(o.ref) {
		return false
	}
	if b.find == "" || b.answered()[o.ref] {
		return true
	}
	text := o.name + " " + o.id + " " + o.text
	if o.pilot != nil {
		text += " " + b.words().ShipType(o.pilot.Ship) + " " + strings.Join(o.pilot.Keywords, " ")
	}
	return b.holds(text)
}

// shown is the offer that is pointed at, by the mouse or by keys; nil where none is.
func (b *builderScreen) shown() *offer {
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

// why is what speaks against an offer.
func (b *builderScreen) why(o *offer) string { return capital(b.words().BreachAlone(*o.breach)) }

// thenTotal is what the squad costs once an offer stands in place of the ship, found when it is first asked.
func (b *builderScreen) thenTotal(o *offer) int {
	if o.then == 0 {
		if c, err := b.draft.Swapped(b.ship, o.id); err == nil {
			o.then = c.Total
		}
	}
	return o.then
}
