package xwing

import (
	"fmt"
	"slices"

	"xwing/game/catalog"
	"xwing/physics"
)

// Weapons returns the weapons of a ship: its primary weapons, then the special
// weapons that its upgrades print (Primary Weapon and Special Weapon chapters).
func (s *State) Weapons(id ShipID) []Weapon {
	var out []Weapon
	if kind := s.View.Ship(id).Remote; kind != "" {
		for i, a := range s.remoteFacts(kind).Attacks {
			out = append(out, Weapon{ID: fmt.Sprintf("primary:%d", i), Arc: a.Arc, Value: a.Value,
				Min: physics.Range(a.MinRange), Max: physics.Range(a.MaxRange), Ordnance: a.Ordnance})
		}
		return out
	}
	ship := s.View.Ship(id)
	if f := s.faceOf(ship); f != nil {
		return f.weapons
	}
	return s.listWeapons(ship, s.Profile(id))
}

// listWeapons lists the weapons of a ship with this profile.
func (s *State) listWeapons(ship *Ship, profile catalog.Profile) []Weapon {
	var out []Weapon
	for i, w := range profile.Stats.Attacks {
		out = append(out, Weapon{ID: fmt.Sprintf("primary:%d", i), Arc: w.Arc, Value: w.Value,
			Min: physics.Range1, Max: physics.Range3})
	}
	for _, u := range ship.Upgrades {
		if a := s.specialAttack(u); a != nil {
			out = append(out, s.specialWeapon(u, *a))
		}
	}
	return slices.Clip(out)
}

// specialAttack returns the attack that the upgrade prints on the side that lies
// up; nil if it prints none.
func (s *State) specialAttack(u Upgrade) *catalog.SpecialAttack {
	facts, err := s.rules.Catalog.Upgrade(u.XWS)
	if err != nil {
		return nil
	}
	card, _ := facts.In(s.rules.Edition.Ruleset)
	if u.Side >= len(card.Sides) {
		return nil
	}
	return card.Sides[u.Side].Attack
}

func (s *State) specialWeapon(u Upgrade, a catalog.SpecialAttack) Weapon {
	w := Weapon{ID: "upgrade:" + u.XWS, Special: true, Upgrade: u.XWS, Arc: a.Arc, Value: a.Value,
		Min: physics.Range(a.MinRange), Max: physics.Range(a.MaxRange), Ordnance: a.Ordnance}
	if card := s.rules.Cards.Card("upgrade/" + u.XWS); card != nil {
		w.Requires = card.Requires
	}
	return w
}

// Weapon returns the ship's weapon with the id.
func (s *State) Weapon(id ShipID, weapon string) (Weapon, bool) {
	for _, w := range s.Weapons(id) {
		if w.ID == weapon {
			return w, true
		}
	}
	return Weapon{}, false
}

// enforced reports whether the program knows the requirements and costs of the
// weapon: primary weapons have none.
func (s *State) enforced(w Weapon) bool {
	return !w.Special || s.rules.Cards.Card("upgrade/"+w.Upgrade) != nil
}

// spends returns how many charges of its own card an attack with the weapon costs.
func (s *State) spends(w Weapon) int {
	if card := s.rules.Cards.Card("upgrade/" + w.Upgrade); w.Special && card != nil {
		return card.Spend
	}
	return 0
}

// IsTurret reports whether the weapon is a turret weapon; an attack belongs to
// the icon printed on its weapon, not to where the target stands (X20-FAQ-003).
func (w Weapon) IsTurret() bool { return w.Arc.IsTurret() }
