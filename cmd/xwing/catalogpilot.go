package main

import (
	"reflect"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// pilot tells of a ship card: what is printed on it, then cost and slots in each points list.
func (b *cardBook) pilot(xws string) {
	p, err := b.pilotCard(xws)
	if err != nil {
		return
	}
	s, err := b.cat.Ship(p.Ship)
	if err != nil {
		return
	}
	b.line("  ", b.w.Plain("cli.cards.pilot", "ship", s.Name, "faction", b.w.Value("faction", p.Faction.String()),
		"initiative", strconv.Itoa(p.Initiative)))
	if s.Huge() {
		b.line("  ", b.w.Plain("cli.cards.huge"))
	}
	if p.Engagement != nil {
		b.facts("cli.cards.engagement", strconv.Itoa(*p.Engagement))
	}
	b.limited(p.Limited)
	switch {
	case p.Stats != nil:
		b.stats(*p.Stats)
	case b.only != nil:
		b.stats(s.StatsIn(b.only.ID, p.Faction))
	default:
		b.stats(s.Stats)
	}
	if p.Actions != nil {
		b.actions(p.Actions)
	} else {
		b.actions(s.Actions)
	}
	b.counters(p.Charges, p.Force)
	b.facts("cli.cards.ship-ability", p.ShipAbility)
	b.facts("cli.cards.keywords", strings.Join(p.Keywords, ", "))
	var arcs []string
	for _, a := range p.WeaponArcs {
		arcs = append(arcs, b.w.Value("slot", a.Slot.String())+", "+b.w.Value("arc", a.Arc.String()))
	}
	b.facts("cli.cards.weapon-arcs", strings.Join(arcs, "; "))
	b.facts("cli.cards.conditions", b.names("condition", p.Conditions))
	if p.HasAbility {
		b.text(catalog.PilotCard.Ref(p.XWS))
	}
	for _, l := range b.lists() {
		b.pilotIn(p, l)
	}
	b.builds(p.XWS)
}

// pilotCard is a ship card as it is printed, or as the one list has it.
func (b *cardBook) pilotCard(xws string) (*catalog.Pilot, error) {
	p, err := b.cat.Pilot(xws)
	if err != nil || b.only == nil {
		return p, err
	}
	q, _ := p.In(b.only.ID)
	return &q, nil
}

// differs says that a list has the card otherwise than it was told.
func (b *cardBook) differs(l *catalog.PointsList) {
	b.line("    ", b.w.Plain("cli.cards.differs", "list", string(l.ID)))
}

// pilotIn tells what a points list says of a pilot.
func (b *cardBook) pilotIn(p *catalog.Pilot, l *catalog.PointsList) {
	rules, ok := p.Rules(l.ID)
	if !ok {
		return
	}
	cost := b.w.Plain("cli.cards.cost", "n", strconv.Itoa(rules.Cost))
	switch {
	case rules.Unpriced:
		cost = b.w.Plain("cli.cards.unpriced")
	case len(rules.StandardLoadout) > 0:
		cost = b.w.Plain("cli.cards.cost-standard", "n", strconv.Itoa(rules.Cost), "upgrades", b.names("upgrade", rules.StandardLoadout))
	case l.Loadout:
		cost = b.w.Plain("cli.cards.cost-loadout", "n", strconv.Itoa(rules.Cost), "loadout", strconv.Itoa(rules.Loadout))
	}
	b.line("  ", l.Name, ": ", cost, b.legality(rules.Formats, l, rules.MaxPerSquad))
	if len(rules.Slots) > 0 {
		b.line("    ", b.w.Plain("cli.cards.slots", "what", b.slots(rules.Slots)))
	}
	if q, _ := p.In(l.ID); !reflect.DeepEqual(q, *p) {
		b.differs(l)
	}
}

// slots are the icons of an upgrade bar, the same ones counted.
func (b *cardBook) slots(bar []catalog.UpgradeType) string {
	var out []string
	for i := 0; i < len(bar); {
		n := 1
		for i+n < len(bar) && bar[i+n] == bar[i] {
			n++
		}
		name := b.w.Value("slot", bar[i].String())
		if n > 1 {
			name = strconv.Itoa(n) + "× " + name
		}
		out = append(out, name)
		i += n
	}
	return strings.Join(out, ", ")
}

// legality is in which formats a card is legal, where not in all, and how many copies a squad may have.
func (b *cardBook) legality(formats []string, l *catalog.PointsList, copies int) string {
	text := ""
	switch {
	case len(formats) == 0:
		text = "; " + b.w.Plain("cli.cards.no-format")
	case len(formats) < len(l.Formats):
		text = "; " + b.w.Plain("cli.cards.formats", "what", strings.Join(formats, ", "))
	}
	if copies > 0 {
		text += "; " + b.w.Plain("cli.cards.copies", "n", strconv.Itoa(copies))
	}
	return text
}

// pilotCost is a cell of a ship's table: "54", "5/9" with a loadout value, "16 SL" with a standard loadout.
func (b *cardBook) pilotCost(p *catalog.Pilot, s *catalog.Ship, l *catalog.PointsList) string {
	rules, ok := p.Rules(l.ID)
	if q, _ := p.In(l.ID); q.Ship != s.XWS {
		ok = false
	}
	cost := strconv.Itoa(rules.Cost)
	switch {
	case !ok:
		return "–"
	case rules.Unpriced:
		return "?"
	case len(rules.StandardLoadout) > 0:
		return cost + " SL"
	case l.Loadout:
		return cost + "/" + strconv.Itoa(rules.Loadout)
	}
	return cost
}

func (b *cardBook) limited(n int) {
	if n > 0 {
		b.line("  ", b.w.Plain("cli.cards.limited", "n", strconv.Itoa(n)))
	}
}

// counters tells charges and Force.
func (b *cardBook) counters(charges catalog.Charges, force catalog.Force) {
	if charges.Value > 0 {
		b.facts("cli.cards.charges", strings.TrimSpace(strconv.Itoa(charges.Value)+" "+b.recovers(charges.Recovers)))
	}
	if force.Value > 0 {
		what := strconv.Itoa(force.Value) + " " + b.recovers(force.Recovers)
		b.facts("cli.cards.force", strings.TrimSpace(strings.TrimSpace(what)+" "+join(b, "want", force.Sides)))
	}
}

// names are the names of cards, with their ids where there is no such card.
func (b *cardBook) names(kind string, ids []string) string {
	out := make([]string, len(ids))
	for i, xws := range ids {
		out[i] = b.w.CardName(kind + "/" + xws)
	}
	return strings.Join(out, ", ")
}

// text says in our own words what a card does, or that it is not enforced, and in which points lists it does
// something else.
func (b *cardBook) text(ref string) {
	text, _ := b.w.CardText(ref)
	b.line("  ", text)
	var others []string // in the order of the lists
	names := map[string][]string{}
	for _, l := range b.lists() {
		own, _ := b.by(l.ID).CardText(ref)
		if own == text || !b.prints(l.ID, ref) {
			continue
		}
		if names[own] == nil {
			others = append(others, own)
		}
		names[own] = append(names[own], l.Name)
	}
	for _, own := range others {
		b.line("  ", strings.Join(names[own], ", ")+": "+own)
	}
}

// prints reports whether a points list has the card.
func (b *cardBook) prints(list catalog.Ruleset, ref string) bool {
	if xws, ok := catalog.PilotCard.Of(ref); ok {
		p, err := b.cat.Pilot(xws)
		if err != nil {
			return false
		}
		_, ok := p.Rules(list)
		return ok
	}
	if xws, ok := catalog.UpgradeCard.Of(ref); ok {
		u, err := b.cat.Upgrade(xws)
		if err != nil {
			return false
		}
		_, ok := u.Rules(list)
		return ok
	}
	return true
}

// builds tells the quick builds that a pilot flies in.
func (b *cardBook) builds(pilot string) {
	for _, q := range b.cat.QuickBuilds() {
		for _, s := range q.Ships {
			if s.Pilot == pilot {
				upgrades := b.names("upgrade", s.Upgrades)
				if upgrades == "" {
					upgrades = b.w.Plain("cli.cards.no-upgrades")
				}
				b.line("  ", b.w.Plain("cli.cards.quick-build", "id", q.ID, "threat", strconv.Itoa(q.Threat), "upgrades", upgrades))
				break
			}
		}
	}
}
