package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// shipOf is the ship card of a place in the squad, as the list has it; ok is false where it is not known.
func (b *builderScreen) shipOf(i int) (card catalog.Pilot, rules catalog.PilotRules, ok bool) {
	p, err := b.client.kit.Facts.Pilot(b.squad().Pilots[i].Pilot)
	if err != nil {
		return card, rules, false
	}
	if card, ok = p.In(b.list); !ok {
		card = *p
	}
	rules, _ = p.Rules(b.list)
	return card, rules, true
}

// points are what a ship counts, as words.
func (b *builderScreen) points(i int) string {
	if b.mode().Quick {
		return b.threat().each[i]
	}
	n, err := b.squad().PilotPoints(b.client.kit.Facts, b.list, i)
	if err != nil {
		return b.client.Say("no-cost")
	}
	return strconv.Itoa(n)
}

// spent is what the upgrades of a ship cost; those without a known cost cost nothing here.
func (b *builderScreen) spent(i int) int {
	p, sum := b.squad().Pilots[i], 0
	ids := p.UpgradeIDs()
	for _, id := range ids {
		if n, err := b.client.kit.Facts.UpgradeCost(b.list, p.Pilot, id, ids...); err == nil {
			sum += n
		}
	}
	return sum
}

// total is what the squad costs.
func (b *builderScreen) total() int {
	if b.mode().Quick {
		return b.threat().sum
	}
	n, _ := b.draft.Total()
	return n
}

// budget is how much a ship, or the squad, has spent, and of how much.
func (b *builderScreen) budget(i int) (spent, limit int) {
	if spent, limit, ok := b.draft.Loadout(i); ok {
		return spent, limit
	}
	return b.total(), b.mode().Points
}

// upgradesOf are what a ship is equipped with, those of its standard loadout where the file leaves them out.
func (b *builderScreen) upgradesOf(i int) []squad.Equipped {
	p := b.squad().Pilots[i]
	if _, rules, ok := b.shipOf(i); ok && len(p.Upgrades) == 0 {
		return squad.Loadout(b.client.kit.Facts, rules)
	}
	return p.Upgrades
}

// standard reports whether a ship comes with a standard loadout, or as a quick build.
func (b *builderScreen) standard(i int) bool {
	_, rules, ok := b.shipOf(i)
	return ok && len(rules.StandardLoadout) > 0 || b.mode().Quick
}

// upgradeNames are the names of a ship's upgrades, one behind the other.
func (b *builderScreen) upgradeNames(i int) string {
	var names []string
	for _, e := range b.upgradesOf(i) {
		names = append(names, b.words().CardName(catalog.UpgradeCard.Ref(e.XWS)))
	}
	return strings.Join(names, ", ")
}

// breaches are the rules that the squad breaks.
func (b *builderScreen) breaches() []squad.Breach { return b.draft.Breaches() }

// breaking reports whether a ship breaks a rule.
func breaking(all []squad.Breach, ship int) bool {
	for i := range all {
		if all[i].Pilot == ship {
			return true
		}
	}
	return false
}

// slots are those of the ship that is shown.
func (b *builderScreen) slots() []squad.Slot {
	if b.ship < 0 {
		return nil
	}
	slots := b.draft.Slots(b.ship)
	for i := range slots {
		slots[i].Fixed = slots[i].Fixed || b.mode().Quick
	}
	return slots
}

// slotName is what a slot is called; of one that takes cards of several types, all of them.
func (b *builderScreen) slotName(id string) string {
	types := strings.Split(id, "|")
	for i := range types {
		types[i] = b.words().Value("slot", types[i])
	}
	return strings.Join(types, " / ")
}

// otherSection is the place of the other section of the ship that is shown; -1 where it has none.
func (b *builderScreen) otherSection() int {
	return b.squad().OtherSection(b.client.kit.Facts, b.mode(), b.ship)
}

// twiceWhy is what rule would be broken if the ship were in the squad twice, on a line of its own; "" for none.
func (b *builderScreen) twiceWhy() string {
	if b.twiceOf.of == b.rev+1 && b.twiceOf.ship == b.ship {
		return b.twiceOf.why
	}
	s := b.squad()
	b.twiceOf = doubled{of: b.rev + 1, ship: b.ship}
	with := s
	with.Pilots = append(slices.Clip(s.Pilots), s.Pilots[b.ship])
	if added := squad.Added(b.breaches(), with.CheckMode(b.client.kit.Facts, b.mode())); len(added) > 0 {
		b.twiceOf.why = "\n" + capital(b.words().Breach(with, added[0]))
	}
	return b.twiceOf.why
}
