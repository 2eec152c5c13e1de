package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// HugeRules say how huge ships play (appendix Huge Ships). The zero value is of an edition that knows none.
type HugeRules struct {
	// Tools are of the sizes whose ships maneuver by one in place of templates.
	Tools gauge.HugeTools
	// SmallDice, MediumDice and LargeDice are how many attack dice a ship rolls for each one of such a size that it has run
	// over (X25-HUG-055).
	SmallDice, MediumDice, LargeDice int
	// Solid is what a ship suffers that comes to lie on an asteroid or debris, Gas on a gas cloud; these are gone then
	// (X25-HUG-044 to 046). First edition: a faceup damage card.
	Solid, Gas Harm
	// Destroys has the ships be destroyed that it comes to lie on; else they are hurt and placed behind it. First edition: yes
	// (X10-HUG-008).
	Destroys bool
	// DiceHurt has each hit of the dice for those be damage; else it is a stress token. First edition: yes (X10-HUG-009).
	DiceHurt bool
	// Contact moves it back until it touches the other huge ship that it would end on, and deals both a faceup damage card;
	// else it is slower, and both are hurt by its speed. First edition: yes (X10-HUG-010, 011).
	Contact bool
	// BumpDice are the attack dice that another ship suffers whose maneuver overlaps a huge one. First edition: 1 (X10-HUG-015).
	BumpDice int
	// Ascending sets those of the lowest initiative up first among huge ships; else those of the highest. First edition: yes
	// (X10-HUG-046).
	Ascending bool
	// Last has it activate once all other ships have. First edition: yes (X10-HUG-003).
	Last bool
	// Supplied has its energy come from its maneuvers, less one for each ion token, and be given to its upgrades; else it
	// recovers in the End Phase. First edition: yes (X10-HUG-016 to 022).
	Supplied bool
	// Calm has it discard stress tokens at once, at no cost. First edition: yes (X10-HUG-023).
	Calm bool
	// Untaken are the kinds of tokens that it is never given. First edition: focus, evade and tractor (X10-HUG-024).
	Untaken []board.Token
	// Bound lets it perform free actions by cards alone that name huge ships. First edition: yes (X10-HUG-026).
	Bound bool
	// Jams is up to how many stress tokens its jam action brings an enemy ship at range 1-2; 0: it jams as others do. First
	// edition: 2 (X10-HUG-029).
	Jams int
	// EachWeapon has it attack once with its primary weapon and once with each other. First edition: yes (X10-HUG-031).
	EachWeapon bool
	// Sections has each attack on it name one of its two sections, to which it is measured. First edition: yes (X10-HUG-035).
	Sections bool
	// FarDice are the defense dice that attack range 4 or 5 gives, where it gives any. First edition: 1, as range 3 does
	// (X10-HUG-032).
	FarDice int
}

// tool is what a ship maneuvers by in place of templates; false for a ship that is not huge.
func (s *State) tool(ship *board.Ship) (gauge.HugeTool, bool) {
	return s.rules.Edition.Huge.Tools.Of(ship.Size)
}

// Huge reports whether the ship plays by the rules of huge ships.
func (s *State) Huge(id board.ShipID) bool {
	_, ok := s.tool(s.View.Ship(id))
	return ok
}

// CanFly reports whether there is a template for a maneuver, or a line on the tool of a huge ship.
func (s *State) CanFly(id board.ShipID, m catalog.Maneuver) bool {
	if tool, ok := s.tool(s.View.Ship(id)); ok {
		return tool.Has(m.Move())
	}
	_, ok := m.Move().Template()
	return ok
}

// energyOf is the energy of a ship's cards, of which it has full; none of ships that are not huge (X25-HUG-028). Upgrades add
// to how much there can be, not to how much comes back (X25-HUG-029, 030).
func energyOf(stats catalog.Stats) board.Charges {
	return board.Charges{Active: stats.Energy, Limit: stats.Energy, Recurring: stats.EnergyRecovers}
}

// energy is how much energy a ship has left, on whichever of its cards that lies; ships that are not huge have none.
func (s *State) energy(id board.ShipID) int {
	if !s.Huge(id) {
		return 0
	}
	return s.View.Ship(s.energyCard(id)).Charges.Active
}

// recoverHuge gives a ship the shields back that its card shows as recurring (X25-HUG-031).
func (t *Table) recoverHuge(s *board.Ship) {
	for range s.Shields.Recurring - t.recoversLess(s.ID, RecurringShields, s.Shields.Recurring) {
		if !t.RecoverShield(s.ID) {
			return
		}
	}
}

// payForStress has a huge ship spend energy to remove as many stress tokens, as far as it has both; nobody is asked
// (X25-HUG-066, 067).
func (t *Table) payForStress(id board.ShipID, most int) {
	if t.Huge(id) && t.rules.Edition.Huge.Calm {
		t.RemoveTokens(id, board.Stress, t.Ship(id).Has(board.Stress))
		return
	}
	s := t.Ship(id)
	if n := min(most, s.Has(board.Stress), s.Charges.Active); n > 0 && t.Huge(id) {
		t.SpendCharges(id, board.ShipCharges, n)
		t.RemoveTokens(id, board.Stress, n)
	}
}

// pushed reports whether a huge ship has the energy for a red maneuver: it costs that in place of stress (X25-HUG-057, 060).
func (t *Table) pushed(id board.ShipID) bool { return t.Huge(id) && t.Ship(id).Charges.Active > 0 }

// EngagementValue is at what initiative a ship engages: a huge one at a value of its own, which nothing changes
// (X25-HUG-032, 033).
func (s *State) EngagementValue(id board.ShipID) int {
	if ship := s.View.Ship(id); s.Huge(id) {
		if card, ok := s.Pilot(id).In(s.rules.List); ok && card.Engagement != nil && ship.Remote == "" {
			return *card.Engagement
		}
	}
	return s.Initiative(id)
}

// untaken reports whether a ship is never given tokens of a kind.
func (s *State) untaken(id board.ShipID, k board.Token) bool {
	return slices.Contains(s.rules.Edition.Huge.Untaken, k) && s.Huge(id)
}

// bound refuses a huge ship an action that is not one of its steps, unless a card grants it that names huge ships.
func (t *Table) bound(id board.ShipID, g ActionGrant) *game.Refusal {
	if g.Source == PerformActionStep || g.Huge || !t.rules.Edition.Huge.Bound || !t.Huge(id) {
		return nil
	}
	return t.Refuse(rule.HugeFreeAction, "refusal.huge-free-action", "ship", id.Piece())
}

// standardFirst leaves the huge ships out of those that wait for their activation as long as others do, where they are last
// (X10-HUG-003).
func (t *Table) standardFirst(waiting []board.ShipID) []board.ShipID {
	if !t.rules.Edition.Huge.Last || !slices.ContainsFunc(waiting, func(id board.ShipID) bool { return !t.Huge(id) }) {
		return waiting
	}
	return slices.DeleteFunc(waiting, t.Huge)
}

// bullseyeRuler is by how long a ruler the bullseye arc of a huge ship reaches: as far as its front or full front arc
// (X25-HUG-013).
func (s *State) bullseyeRuler(id board.ShipID) gauge.Ruler {
	for _, w := range s.Weapons(id) {
		if (w.Arc == catalog.FrontArc || w.Arc == catalog.FullFrontArc) && s.widened(id, w).Max > gauge.Range3 {
			return gauge.LongRuler
		}
	}
	return gauge.StandardRuler
}

// inFullArc reports whether any part of a ship is in a full arc of another, for an attack from however far (X25-HUG-016).
func (s *State) inFullArc(of, ship board.ShipID, arc gauge.Arc, at gauge.Range) bool {
	if at <= gauge.Range3 {
		return s.InArc(of, ship, arc)
	}
	return s.hasArcsFor(of, ship) && s.lineThrough(of, arc, s.ShipShape(ship)).By(gauge.LongRuler).InArc
}
