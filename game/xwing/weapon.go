package xwing

import (
	"fmt"
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Weapons returns the weapons of a ship as they are now: its primary weapons, then the special
// weapons that its upgrades print (Primary Weapon and Special Weapon chapters). The value of a
// primary weapon is what its cards make of the printed one (PrimaryValue).
func (s *State) Weapons(id board.ShipID) []board.Weapon {
	var out []board.Weapon
	if kind := s.View.Ship(id).Remote; kind != "" {
		for i, a := range s.remoteFacts(kind).Attacks {
			out = append(out, board.Weapon{ID: fmt.Sprintf("primary:%d", i), Arc: a.Arc, Value: a.Value,
				Min: gauge.Range(a.MinRange), Max: gauge.Range(a.MaxRange), Ordnance: a.Ordnance})
		}
		return out
	}
	ship := s.View.Ship(id)
	if f := s.faceOf(ship); f != nil {
		kept := s.inForce(ship, f.weapons)
		return s.crippledWeapons(ship, s.valued(ship, append(kept, s.addedWeapons(ship, kept)...)))
	}
	list := s.inForce(ship, s.listWeapons(ship, s.Profile(id)))
	return s.crippledWeapons(ship, s.valued(ship, append(list, s.addedWeapons(ship, list)...)))
}

// valued is the weapons with the values that the ship's own cards give its primary ones: what adds or removes attack dice
// leaves those alone, as it does agility. The list given stays as it is.
func (s *State) valued(ship *board.Ship, weapons []board.Weapon) []board.Weapon {
	changing := concern{query: PrimaryValue}
	if t := (Table{State: s}); !t.heeds(ship, changing) {
		return weapons
	}
	weapons, t := slices.Clone(weapons), &Table{State: s}
	for i := range weapons {
		w := &weapons[i]
		if w.Special {
			continue
		}
		t.eachOn(ship, changing, &Moment{Ship: ship.ID, Action: w.ID}, func(a *Ability, m Moment, _ int) {
			if a.applies(t, &m) {
				w.Value += a.By(t, m)
			}
		})
		w.Value = s.floored(w.Value)
	}
	return weapons
}

// inForce is those of a ship's weapons whose cards are not ignored. The list given stays as it is.
func (s *State) inForce(ship *board.Ship, weapons []board.Weapon) []board.Weapon {
	ignored := func(w board.Weapon) bool { return w.Special && s.ignored(ship, catalog.UpgradeCard, w.Upgrade) }
	if len(ship.Faceup) == 0 || !slices.ContainsFunc(weapons, ignored) {
		return weapons
	}
	return slices.Clip(slices.DeleteFunc(slices.Clone(weapons), ignored))
}

// PrimaryWeaponValue is the greatest value that the ship's primary weapons have now, 0 without any.
func (s *State) PrimaryWeaponValue(id board.ShipID) int {
	most := 0
	for _, w := range s.Weapons(id) {
		if !w.Special {
			most = max(most, w.Value)
		}
	}
	return most
}

// listWeapons lists the weapons of a ship with this profile.
func (s *State) listWeapons(ship *board.Ship, profile catalog.Profile) []board.Weapon {
	var out []board.Weapon
	turned := s.frontTurned(ship)
	for i, w := range profile.Stats.Weapons() {
		if w.Arc == catalog.FrontArc && turned != nil {
			w.Arc = turned.Arc
		}
		primary := board.Weapon{ID: fmt.Sprintf("primary:%d", i), Arc: w.Arc, Value: w.Value, Min: gauge.Range1, Max: gauge.Range3}
		if w.Max > 0 { // as its card prints it (X10-HUG-033)
			primary.Min, primary.Max = gauge.Range(w.Min), gauge.Range(w.Max)
		}
		out = append(out, primary)
	}
	for _, u := range ship.Upgrades {
		listed := func(w board.Weapon) bool { return w.Upgrade == u.XWS }
		if a := s.specialAttack(u); a != nil && a != turned && !s.discarded(ship, &u) && !slices.ContainsFunc(out, listed) {
			w := s.specialWeapon(u, *a)
			if arc := s.turnedTo(ship, u.Kind); w.Arc == catalog.FrontArc && arc != 0 {
				w.Arc = arc
			}
			out = append(out, w)
		}
	}
	return slices.Clip(out)
}

// frontTurned returns the attack that a configuration prints: the front primary weapon is
// turned into it, it is none of its own. nil where there is none.
func (s *State) frontTurned(ship *board.Ship) *catalog.SpecialAttack {
	for _, u := range ship.Upgrades {
		if u.Kind == catalog.ConfigurationSlot.String() {
			if a := s.specialAttack(u); a != nil {
				return a
			}
		}
	}
	return nil
}

// WeaponIn reports whether the weapon is that of an upgrade in one of the slots of
// the ship ("cannon").
func (s *State) WeaponIn(id board.ShipID, w board.Weapon, slots ...string) bool {
	u := s.View.Ship(id).Upgrade(w.Upgrade)
	return w.Special && u != nil && slices.Contains(slots, u.Kind)
}

// addedWeapons returns the primary weapons that the ship has by its abilities as
// the table stands, in addition to those of its cards.
func (s *State) addedWeapons(ship *board.Ship, printed []board.Weapon) []board.Weapon {
	n := 0
	for _, w := range printed {
		if !w.Special {
			n++
		}
	}
	var out []board.Weapon
	s.eachOwn(ship, AddingWeapon, func(t *Table, a *Ability, m Moment) {
		if value := a.By(t, m); value > 0 {
			out = append(out, board.Weapon{ID: fmt.Sprintf("primary:%d", n+len(out)), Arc: a.Arc, Value: value,
				Min: gauge.Range1, Max: gauge.Range3})
		}
	})
	return out
}

// turnedTo is the arc that the ship's weapons in the slot attack through in place of the front arc; 0 for none.
func (s *State) turnedTo(ship *board.Ship, slot string) (arc catalog.ArcKind) {
	s.eachOwn(ship, TurningWeapons, func(t *Table, a *Ability, m Moment) {
		if m.Action = slot; a.applies(t, &m) && a.By(t, m) > 0 {
			arc = a.Arc
		}
	})
	return arc
}

// turnsRound reports whether a special weapon of the front arc attacks through the rear arc, too.
func (s *State) turnsRound(id board.ShipID, w board.Weapon) bool {
	return w.Special && w.Arc == catalog.FrontArc && s.ofWeapon(id, w, AttackingRearwards) > 0
}

// turnedRound is such a weapon as it attacks through that arc.
func (s *State) turnedRound(id board.ShipID, w board.Weapon) board.Weapon {
	w.Arc = catalog.RearArc
	if to := gauge.Range(s.ofWeapon(id, w, AttackingRearwards)); to < gauge.Beyond {
		w.Min, w.Max = gauge.Range1, to
	}
	return w
}

// ofWeapon sums up what the ship's own cards say of one of its weapons.
func (s *State) ofWeapon(id board.ShipID, w board.Weapon, q Query) (n int) {
	s.eachOwn(s.View.Ship(id), q, func(t *Table, a *Ability, m Moment) {
		if m.Action = w.ID; a.applies(t, &m) && (!a.May || t.affordable(id, m.Card, a.Cost)) {
			n += a.By(t, m)
		}
	})
	return n
}

// eachOwn calls f for every ability on the ship's own cards that answers to a
// query: what is asked of every weapon must not look at every card at the table.
func (s *State) eachOwn(ship *board.Ship, q Query, f func(t *Table, a *Ability, m Moment)) {
	p := s.printedOn(ship)
	if !p.heeds.may(concern{query: q}) {
		return
	}
	t := &Table{State: s}
	for _, c := range p.cards {
		if s.muted(ship, &c) {
			continue
		}
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if a.Query == q && (a.Side == 0 || c.upgrade >= 0 && a.Side == ship.Upgrades[c.upgrade].Side+1) {
				f(t, a, Moment{Ship: ship.ID, Owner: ship.ID, Card: c.ref})
			}
		}
	}
}

// specialAttack returns the attack that the upgrade prints on the side that lies
// up; nil if it prints none.
func (s *State) specialAttack(u board.Upgrade) *catalog.SpecialAttack {
	facts, err := s.rules.Catalog.Upgrade(u.XWS)
	if err != nil {
		return nil
	}
	card, _ := facts.In(s.rules.List)
	if u.Side >= len(card.Sides) {
		return nil
	}
	return card.Sides[u.Side].Attack
}

func (s *State) specialWeapon(u board.Upgrade, a catalog.SpecialAttack) board.Weapon {
	w := board.Weapon{ID: "upgrade:" + u.XWS, Special: true, Upgrade: u.XWS, Arc: a.Arc, Value: a.Value,
		Min: gauge.Range(a.MinRange), Max: gauge.Range(a.MaxRange), Ordnance: a.Ordnance}
	if card := s.rules.Cards.Card(catalog.UpgradeCard.Ref(u.XWS)); card != nil {
		w.Requires = requires(card)
	}
	if a.Needs != 0 { // as first edition prints it
		w.Requires = a.Needs.String()
	}
	return w
}

// requires is what an attack with the card's weapon requires.
func requires(c *Card) string {
	needs := []string{c.Requires.String()}
	for _, or := range c.Or {
		needs = append(needs, or.String())
	}
	return board.AnyOf(needs...)
}

// Weapon returns the ship's weapon with the id.
func (s *State) Weapon(id board.ShipID, weapon string) (board.Weapon, bool) {
	for _, w := range s.Weapons(id) {
		if w.ID == weapon {
			return w, true
		}
	}
	return board.Weapon{}, false
}

// enforced reports whether the program knows the requirements and costs of the
// weapon: primary weapons have none.
func (s *State) enforced(w board.Weapon) bool {
	return !w.Special || s.rules.Cards.Card(catalog.UpgradeCard.Ref(w.Upgrade)) != nil
}
