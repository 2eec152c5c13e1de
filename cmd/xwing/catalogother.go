package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// other tells of whatever is no ship, pilot or upgrade.
func (b *cardBook) other(h catalog.Found) {
	b.line("  ", b.kind(h.Kind))
	switch h.Kind {
	case catalog.ConditionCard:
		if x, err := b.cat.Condition(h.ID); err == nil {
			b.facts("cli.cards.assigned", b.cards(x.Pilots, x.Upgrades))
			b.text(catalog.ConditionCard.Ref(x.XWS))
			b.in(x.In)
		}
	case catalog.DeviceKind:
		if d, err := b.cat.Device(h.ID); err == nil {
			b.facts("cli.cards.types", join(b, "device", d.Types))
			b.facts("cli.cards.placed", b.names("upgrade", d.Upgrades))
			b.in(d.In)
		}
	case catalog.RemoteKind:
		if m, err := b.cat.Remote(h.ID); err == nil {
			b.remote(m)
		}
	case catalog.ObstacleKind:
		if o, err := b.cat.Obstacle(h.ID); err == nil {
			b.facts("cli.cards.types", b.w.Value("obstacle", o.Type.String()))
			b.facts("cli.cards.products", strings.Join(o.Products, ", "))
			if o.Upgrade != "" {
				b.facts("cli.cards.placed", b.names("upgrade", []string{o.Upgrade}))
			}
		}
	case catalog.DamageKind:
		if d, err := b.cat.Damage(h.ID); err == nil {
			b.facts("cli.cards.types", b.w.Value("trait", d.Trait.String()))
			b.precision(d)
			if d.Deck != catalog.HugeDeck {
				b.facts("cli.cards.deck", d.Deck)
			}
			b.facts("cli.cards.copies-in-deck", strconv.Itoa(d.Copies))
			b.text(catalog.DamageKind.Ref(d.ID))
		}
	case catalog.EnvironmentKind:
		if e, err := b.cat.Environment(h.ID); err == nil {
			b.facts("cli.cards.products", e.Product)
		}
	case catalog.ScenarioKind:
		if s, err := b.cat.Scenario(h.ID); err == nil {
			b.scenario(s)
		}
	}
}

func (b *cardBook) remote(m *catalog.Remote) {
	tell := func(name string, m catalog.Remote) {
		b.line("  ", name, b.w.Plain("cli.cards.remote", "initiative", strconv.Itoa(m.Initiative),
			"agility", strconv.Itoa(m.Agility), "hull", strconv.Itoa(m.Hull)))
	}
	tell("", *m)
	for _, l := range b.lists() {
		if n, ok := m.In(l.ID); ok && n.Agility != m.Agility {
			tell(l.Name+": ", n)
		}
	}
	for _, a := range m.Attacks {
		b.facts("cli.cards.attack", b.attack(a))
	}
	b.counters(m.Charges, catalog.Force{})
	b.facts("cli.cards.placed", b.names("upgrade", m.Upgrades))
	b.in(func(r catalog.Ruleset) bool { _, ok := m.In(r); return ok })
}

func (b *cardBook) scenario(s *catalog.Scenario) {
	var markers []string
	for _, kind := range slices.Sorted(maps.Keys(s.Markers)) {
		markers = append(markers, strconv.Itoa(s.Markers[kind])+" "+b.w.Value("marker", kind))
	}
	b.facts("cli.cards.markers", strings.Join(markers, ", "))
	for _, l := range b.lists() {
		if rules, ok := s.Rules(l.ID); ok && rules.Rounds > 0 {
			b.line("  ", l.Name, ": ", b.w.Plain("cli.cards.scenario",
				"points", strconv.Itoa(rules.MissionPoints), "rounds", strconv.Itoa(rules.Rounds)))
		}
	}
	b.in(func(r catalog.Ruleset) bool { _, ok := s.Rules(r); return ok })
}

// cards are pilots, then upgrades, by name.
func (b *cardBook) cards(pilots, upgrades []string) string {
	both := []string{}
	for _, part := range []string{b.names("pilot", pilots), b.names("upgrade", upgrades)} {
		if part != "" {
			both = append(both, part)
		}
	}
	return strings.Join(both, ", ")
}

// in tells the points lists that have it.
func (b *cardBook) in(is func(catalog.Ruleset) bool) {
	var lists []string
	for _, l := range b.lists() {
		if is(l.ID) {
			lists = append(lists, l.Name)
		}
	}
	b.facts("cli.cards.in", strings.Join(lists, ", "))
}

// precision tells the other half of a damage card of huge ships.
func (b *cardBook) precision(d *catalog.DamageCard) {
	if d.Precision == "" {
		return
	}
	told := []string{d.Precision}
	for _, a := range d.Arcs {
		told = append(told, b.w.Value("arc", a.String()))
	}
	b.facts("cli.cards.precision", strings.Join(told, ", "))
}
