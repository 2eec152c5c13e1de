package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// RecurringShields is what the recurring shields of a ship card are called among what a ship recovers (RecoveringLess).
const RecurringShields = "shields"

// resolvePrecision resolves the precision shot half of a damage card that a ship is dealt faceup while it defends, if the
// attacker is in one of the arcs that it names: before the other half, and never for what a device, an obstacle or an
// overlap deals (X25-HUG-021 to 023).
func (t *Table) resolvePrecision(id board.ShipID, d DamageCard) {
	if !t.Fight().Fighting(id) || t.View.Attack.Defender != id || t.cause != (cause{}) {
		return
	}
	facts, err := t.rules.Catalog.Damage(d.Card)
	if err != nil || facts.Precision == "" {
		return
	}
	by := t.View.Attack.Attacker
	m := Moment{When: PrecisionShot, Ship: id, Other: by, Owner: id, Card: catalog.DamageKind.Ref(d.Card), Copy: d.N}
	works := false
	t.eachPrinted(m, func(*Ability) { works = true })
	if works && (t.inPrecisionArc(id, by, facts.Arcs) || t.treatsAsPrecise(by, id)) {
		t.eachPrinted(m, func(a *Ability) { t.use(a, m) })
	}
}

// inPrecisionArc reports whether any part of a ship is in one of the arcs of another, as far as its attacks may come from.
func (s *State) inPrecisionArc(of, ship board.ShipID, arcs []catalog.ArcKind) bool {
	return slices.ContainsFunc(arcs, func(kind catalog.ArcKind) bool {
		if kind == catalog.BullseyeArc { // it has a reach of its own
			return s.InTrueBullseye(of, ship)
		}
		return s.hasArcsFor(of, ship) && s.lineThrough(of, plainArcs[kind], s.ShipShape(ship)).By(gauge.LongRuler).InArc
	})
}

// treatsAsPrecise reports whether an attacker that is in none of these arcs has an ability by which that does not matter,
// and its player uses it (X25-HUG-105).
func (t *Table) treatsAsPrecise(by, defender board.ShipID) bool {
	var found []Entry
	t.eachAsked(TreatingAs, &Moment{Action: AsInArc, Ship: by, Other: defender}, func(a *Ability, m Moment, index int) {
		if a.applies(t, &m) && a.By(t, m) > 0 {
			found = append(found, Entry{Moment: m, Index: index})
		}
	})
	for _, e := range found {
		if a := t.ability(e); !a.May || t.askUse(a, e.Moment) {
			t.announce(board.AbilityUsed{Ship: e.Moment.Owner, Card: e.Moment.Card})
			return true
		}
	}
	return false
}

// UpgradesIn lists the upgrades of a ship, by xws, that fill a slot of these types, or of any where none is named.
func (t *Table) UpgradesIn(id board.ShipID, slots ...catalog.UpgradeType) []string {
	var found []string
	for _, u := range t.Ship(id).Upgrades {
		is := len(slots) == 0 || slices.ContainsFunc(slots, func(s catalog.UpgradeType) bool { return u.Kind == s.String() })
		if is && !u.Discarded && !slices.Contains(found, u.XWS) {
			found = append(found, u.XWS)
		}
	}
	return found
}

// Online lists the upgrades of a ship that can be turned to their second, their offline side, and for which f holds.
func (t *Table) Online(id board.ShipID, f func(slot string, weapon catalog.SpecialAttack) bool) []string {
	var found []string
	for _, u := range t.Ship(id).Upgrades {
		card, err := t.rules.Catalog.Upgrade(u.XWS)
		if err != nil || u.Side != 0 || u.Discarded || slices.Contains(found, u.XWS) {
			continue
		}
		facts, _ := card.In(t.rules.List)
		var weapon catalog.SpecialAttack
		if len(facts.Sides) > 0 && facts.Sides[0].Attack != nil {
			weapon = *facts.Sides[0].Attack
		}
		if len(facts.Sides) == 2 && f(u.Kind, weapon) {
			found = append(found, u.XWS)
		}
	}
	return found
}
