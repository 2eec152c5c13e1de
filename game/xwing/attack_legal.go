package xwing

import (
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// against returns the rule that forbids the shot, nil if it is legal. The ship
// itself is looked at first, then the place of the defender, then what the
// weapon asks for and what it costs.
func (t *Table) against(id board.ShipID, s *shot, terms AttackTerms) *game.Refusal {
	if no := either(t.disarmed(id, s.weapon, s.defender, terms), t.grounded(id, s.weapon)); no != nil {
		return no
	}
	return t.againstAim(id, s, terms)
}

// againstAim is against for a ship that may attack somebody.
func (t *Table) againstAim(id board.ShipID, s *shot, terms AttackTerms) *game.Refusal {
	if no := t.forbidden(MakingAttack, &Moment{Ship: id, Other: s.defender, Action: s.weapon.ID,
		Attack: MomentAttack{From: s.from, Bonus: terms.Bonus}}); no != nil {
		return no
	}
	if no := either(t.aims(id, s), t.overMiddle(id, s)); no != nil {
		return no
	}
	if terms.Target != nil {
		if no := terms.Target(s.weapon, s.defender); no != nil {
			return no
		}
	}
	if !terms.Waive {
		if no := t.requirement(id, s.weapon, s.defender); no != nil {
			return no
		}
	}
	if terms.Free {
		return nil
	}
	return either(t.energyCost(id, s.weapon, terms), either(t.cost(id, s.weapon), t.headerCost(id, s, terms)))
}

// disarmed says why the ship may not attack at all, unless with this weapon: a disarm token,
// a cloak (Disarm and Cloak chapters).
func (t *Table) disarmed(id board.ShipID, w board.Weapon, defender board.ShipID, terms AttackTerms) *game.Refusal {
	s := t.Ship(id)
	switch n := s.Has(board.Disarm); {
	case n > 0 && n > t.sum(AttackingDisarmed, &Moment{Ship: id, Other: defender, Action: w.ID}):
		return t.Refuse(rule.DisarmedAttack, "refusal.disarmed", "ship", id.Piece())
	case s.Has(board.Cloak) > 0 && !terms.Uncloak:
		return t.Refuse(rule.CloakedAttack, "refusal.cloaked-attack", "ship", id.Piece())
	}
	return nil
}

// grounded says which obstacle under the ship keeps it from attacking with a weapon; remotes lie on obstacles unhindered.
func (t *Table) grounded(id board.ShipID, w board.Weapon) *game.Refusal {
	if t.Ship(id).Remote != "" {
		return nil
	}
	for _, o := range t.ObstaclesUnder(id) {
		if t.obstacleRule(o).BarsAttacks && !t.ignoresUnmoved(WhileAttacking, id, o) &&
			t.sum(AttackingAtObstacles, &Moment{Ship: id, Action: w.ID, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) <= 0 {
			return t.Refuse(rule.AttackFromObstacle, "refusal.on-obstacle", "ship", id.Piece(), "obstacle", o.Piece())
		}
	}
	return nil
}

// contact says of a weapon and a ship whether the two touch in a way that forbids the attack, from where its range
// counts then, and whether only that range can forbid it.
func (s *State) contact(id board.ShipID, w *board.Weapon, defender board.ShipID) (touched bool, least gauge.Range, byRange bool) {
	if !s.touches(id, defender) {
		return false, w.Min, false
	}
	open := s.rules.Edition.Range0.PrimaryAttacks
	switch {
	case open && (w.Special || s.Huge(id)): // a matter of the weapon's range
		return false, w.Min, true
	case open || (&Table{State: s}).sum(AttackingTouched, &Moment{Ship: id, Other: defender, Action: w.ID}) > 0:
		if !w.Special && s.View.Ship(id).Remote == "" { // the range of others is printed
			return false, gauge.Range0, false
		}
		return false, w.Min, false
	}
	return true, w.Min, false
}

// reaches reports whether aims has nothing to say.
func (s *State) reaches(id board.ShipID, sh *shot) bool {
	touched, least, _ := s.contact(id, &sh.weapon, sh.defender)
	return s.enforced(sh.weapon) && !(touched && (least > gauge.Range0 || s.rules.Edition.Range0.None)) &&
		!math.IsInf(sh.line.Distance, 1) && sh.line.Range < gauge.Beyond && sh.line.Range >= least && sh.line.Range <= sh.weapon.Max
}

// aims says why the weapon does not reach the defender: contact, arc or range.
func (t *Table) aims(id board.ShipID, sh *shot) *game.Refusal {
	if t.reaches(id, sh) {
		return nil
	}
	w, piece := sh.weapon, sh.defender.Piece()
	touched, least, byRange := t.contact(id, &w, sh.defender)
	w.Min = least
	arcRule, rangeRule := rule.PrimaryArc, rule.PrimaryRange
	if w.Special {
		arcRule, rangeRule = rule.SpecialArc, rule.SpecialRange
	}
	if byRange {
		rangeRule = rule.AttackAtRange0
	}
	switch {
	case !t.enforced(w):
		return t.Refuse(rule.WeaponRequirements, "refusal.weapon-unknown", "weapon", w.ID)
	case touched && (w.Min > gauge.Range0 || t.rules.Edition.Range0.None):
		return t.Refuse(rule.AttackAtRange0, "refusal.range-0", "ship", piece)
	case math.IsInf(sh.line.Distance, 1):
		return t.Refuse(arcRule, "refusal.not-in-arc", "ship", id.Piece(), "target", piece, "weapon", w.ID, "arc", w.Arc.String())
	case sh.line.Range == gauge.Beyond && w.Max > gauge.Range3:
		return t.Refuse(rangeRule, "refusal.beyond-range-5", "ship", id.Piece(), "target", piece, "arc", w.Arc.String())
	case sh.line.Range == gauge.Beyond:
		return t.Refuse(rangeRule, "refusal.beyond-range-3", "ship", id.Piece(), "target", piece, "arc", w.Arc.String())
	case sh.line.Range != w.Min && w.Min == w.Max:
		return t.Refuse(rangeRule, "refusal.attack-at-range", "target", piece, "weapon", w.ID,
			"range", strconv.Itoa(int(sh.line.Range)), "at", strconv.Itoa(int(w.Min)))
	case sh.line.Range < w.Min || sh.line.Range > w.Max:
		return t.Refuse(rangeRule, "refusal.attack-range", "target", piece, "weapon", w.ID,
			"range", strconv.Itoa(int(sh.line.Range)), "min", strconv.Itoa(int(w.Min)), "max", strconv.Itoa(int(w.Max)))
	}
	return nil
}

// meets reports whether the requirement in parentheses is met: having the token
// or the lock, not spending it (X20-WPN-010 to 012).
func (s *State) meets(id board.ShipID, w board.Weapon, defender board.ShipID) bool {
	for need := range w.Needs {
		if s.has(id, need, defender) {
			return true
		}
	}
	return w.Requires == ""
}

// has reports whether a ship has what a weapon requires of it.
func (s *State) has(id board.ShipID, need string, defender board.ShipID) bool {
	ship := s.View.Ship(id)
	switch need {
	case catalog.Lock.String():
		return ship.HasLocked(s.lockedPiece(defender.Piece())) || len((&Table{State: s}).lockPurses(id, defender)) > 0
	case board.Focus.String():
		return ship.Has(board.Focus) > 0
	case board.Calculate.String():
		return ship.Has(board.Calculate) > 0
	case board.Evade.String():
		return ship.Has(board.Evade) > 0
	}
	return true
}

// waived lists the ways to make the attack in spite of its requirement: one by each card, however many ships lend it.
func (t *Table) waived(id board.ShipID, s shot, terms AttackTerms) []shot {
	terms.Waive = true
	var out []shot
	lift := func(a *Ability, m Moment, index int) {
		if !t.friendly(m.Owner, id) || !a.applies(t, &m) {
			return
		}
		way := s
		way.waiver = &Entry{Moment: m, Index: index}
		way.refusal = t.against(id, &way, terms)
		if way.refusal == nil && !t.affordable(m.Owner, m.Card, a.Cost) {
			way.refusal = t.Refuse(rule.AttackCost, "refusal.cost", "card", m.Card)
		}
		same := func(o shot) bool { return o.waiver.Moment.Card == m.Card }
		if at := slices.IndexFunc(out, same); at < 0 {
			out = append(out, way)
		} else if out[at].refusal != nil {
			out[at] = way
		}
	}
	defer func(outer board.ShipID) { t.aiming = outer }(t.aiming)
	t.aiming = id
	for need := range s.weapon.Needs {
		t.eachAsked(WaivingRequirement, &Moment{Ship: id, Other: s.defender, Action: need, N: t.headerSpends(id, s.weapon)}, lift)
	}
	return out
}

var requirementRules = map[string]rule.Name{catalog.Lock.String(): rule.AttackHeaderLock, board.Focus.String(): rule.AttackHeaderFocus}

// requirement says which requirement of the weapon is not met (X20-WPN-006).
func (t *Table) requirement(id board.ShipID, w board.Weapon, defender board.ShipID) *game.Refusal {
	if t.meets(id, w, defender) {
		return nil
	}
	broken, special := requirementRules[w.Requires]
	if !special {
		broken = rule.AttackHeader
	}
	return t.Refuse(broken, "refusal.requires-"+w.Requires, "ship", id.Piece(), "target", defender.Piece(), "weapon", w.ID)
}

// cost says why the cost of the weapon cannot be paid (X20-ATK-011).
func (t *Table) cost(id board.ShipID, w board.Weapon) *game.Refusal {
	n := t.spends(w)
	if n > 0 && !t.affordable(id, catalog.UpgradeCard.Ref(w.Upgrade), Cost{Charges: n}) {
		return t.Refuse(rule.AttackCost, "refusal.no-charge", "card", catalog.UpgradeCard.Ref(w.Upgrade), "n", strconv.Itoa(n))
	}
	return nil
}

// energyCost says why the energy for a "Bonus Attack:" header, and for what grants it, cannot be spent.
func (t *Table) energyCost(id board.ShipID, w board.Weapon, terms AttackTerms) *game.Refusal {
	if n := terms.energy(); n > t.energy(id) && terms.header != nil {
		return t.Refuse(rule.AttackCost, "refusal.no-energy", "ship", id.Piece(), "weapon", w.ID, "n", strconv.Itoa(n))
	}
	return nil
}

// energy is what an attack by a header costs of the ship's energy.
func (a *AttackTerms) energy() int {
	if a.header == nil {
		return 0
	}
	return a.header.Energy + a.Charges
}

// headerCost says why the token or lock that the weapon's card has spent for the attack cannot be, though the ship has it
// (X10-ATK-006).
func (t *Table) headerCost(id board.ShipID, s *shot, terms AttackTerms) *game.Refusal {
	if terms.Waive {
		return nil
	}
	if a := t.header(id, s.weapon); a == nil || !a.Spends ||
		a.Needs == catalog.Lock && len(t.spendableLocks(id, s.defender.Piece(), true)) > 0 ||
		a.Needs == catalog.Focus && t.CanSpend(id, board.Focus) {
		return nil
	}
	return t.Refuse(rule.AttackCost, "refusal.cost", "card", catalog.UpgradeCard.Ref(s.weapon.Upgrade))
}
