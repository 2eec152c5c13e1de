package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// threat is what the squad comes to by quick builds, counted once for each change.
func (b *builderScreen) threat() *threats {
	if b.counted.of == b.rev+1 {
		return &b.counted
	}
	s := b.squad()
	sum, builds, _ := s.Threat(b.client.kit.Facts)
	t := threats{of: b.rev + 1, sum: sum, each: make([]string, len(s.Pilots))}
	told := make([]bool, len(s.Pilots))
	for _, build := range builds {
		first := len(s.Pilots)
		for _, ship := range build.Ships {
			for i, p := range s.Pilots {
				if !told[i] && p.Pilot == ship.Pilot && sameCards(p.UpgradeIDs(), ship.Upgrades) {
					told[i], first = true, min(first, i)
					break
				}
			}
		}
		if first < len(t.each) {
			t.each[first] = strconv.Itoa(build.Threat)
		}
	}
	b.counted = t
	return &b.counted
}

// sameCards reports whether two lists have the same cards, in whatever order.
func sameCards(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// allBuilds are the quick builds that the faction has.
func (b *builderScreen) allBuilds() (all []offer) {
	facts := b.client.kit.Facts
	for _, f := range squad.FitsQuick(facts, b.mode(), b.squad(), b.squad().Faction) {
		card, err := facts.Pilot(f.Build.Ships[0].Pilot)
		if err != nil {
			continue
		}
		in, ok := card.In(b.list)
		if !ok {
			in = *card
		}
		all = append(all, offer{id: f.Build.ID, pilot: &in, build: f.Build, cost: f.Build.Threat, breach: f.Breach})
	}
	return all
}

// describeBuild gives a quick build its words: its ships, and the cards that they come with.
func (b *builderScreen) describeBuild(o *offer) {
	w := b.words()
	var names, cards []string
	for _, ship := range o.build.Ships {
		names = append(names, w.CardName(catalog.PilotCard.Ref(ship.Pilot)))
		for _, xws := range ship.Upgrades {
			cards = append(cards, w.CardName(catalog.UpgradeCard.Ref(xws)))
		}
	}
	o.ref = catalog.PilotCard.Ref(o.pilot.XWS)
	o.name, o.text = strings.Join(names, ", "), strings.Join(cards, ", ")
}

// comesWith are the cards that a ship card which is offered comes with: those of its standard loadout or of its quick build.
func (b *builderScreen) comesWith(o *offer) []squad.Equipped {
	facts := b.client.kit.Facts
	if o.build == nil {
		rules, _ := o.pilot.Rules(b.list)
		return squad.Loadout(facts, rules)
	}
	var all []squad.Equipped
	if s, err := squad.Quick(facts, o.build); err == nil {
		for _, p := range s.Pilots {
			all = append(all, p.Upgrades...)
		}
	}
	return all
}
