package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// attack has a ship perform an attack (Attack chapter, X20-ATK-001): six steps,
// from Declare Target to Aftermath.
func (t *Table) attack(attacker board.ShipID, s shot, terms AttackTerms) {
	t.Process(func() {
		t.inFight(func(f *Fight) {
			f.attackSteps(func() { f.declareTarget(attacker, s, terms) })
		})
	})
}

// CanAttackAgain reports whether the attack that is over but for its aftermath can be performed a second time.
func (f *Fight) CanAttackAgain() bool {
	a := f.seen()
	return a != nil && !f.again && !f.t.gone(a.Attacker) && !f.t.gone(a.Defender)
}

// AttackAgain performs it a second time where its card has it performed twice: its target has been declared, so there is no
// Declare Target step, and nothing is paid; what has yet to be discarded for both is.
func (f *Fight) AttackAgain() {
	t := f.t
	a, spared := *f.seen().Clone(), f.spared
	a.Step, a.Hit, a.Dice = board.DeclareTarget, false, [2][]board.Die{}
	t.Process(func() {
		t.inFight(func(f *Fight) {
			f.again, f.paid, f.spared = true, true, spared
			f.attackSteps(func() { t.announce(board.AttackDeclared{Attack: a}) })
		})
	})
}

// attackSteps runs the steps, declare for the first of them; the attack around it, if there is one, then goes on.
func (f *Fight) attackSteps(declare func()) {
	t := f.t
	outer := f.seen().Clone()
	f.began = t.Began()
	declare()
	attacker, defender := f.seen().Attacker, f.seen().Defender
	neutralizing := 0
	if f.diceless {
		neutralizing = t.Began()
		f.attackStep(board.NeutralizeResults)
		t.announce(board.ResultsNeutralized{Hit: true})
	} else {
		neutralizing = f.rollForAttack()
	}
	t.Trigger(Moment{When: AfterNeutralizing, Ship: attacker, Other: defender, Began: neutralizing})
	if f.seen().Hit { // on a miss there is no Deal Damage (X20-ATK-022)
		dealing := t.Began()
		f.dealDamage()
		t.Trigger(Moment{When: AfterAttackStep, Action: board.DealDamage.String(), Ship: attacker, Other: defender, Began: dealing})
	}
	if t.rehearsal != nil {
		t.rehearsal.Stop()
	}
	f.aftermath()
	t.announce(board.AttackEnded{Attacker: attacker, Defender: defender, Resumed: outer})
}

// HitAnyway has the attack under way hit although no result is left.
func (f *Fight) HitAnyway() {
	f.t.announce(board.ResultsNeutralized{Dice: f.seen().Clone().Dice, Hit: true})
}

// rollForAttack is the middle of an attack: the dice are rolled, modified and
// compared. It returns when the last of it began.
func (f *Fight) rollForAttack() int {
	t := f.t
	a := f.seen()
	m := Moment{Ship: a.Attacker, Other: a.Defender}
	f.rollAttackDice()
	modifying := t.Began()
	f.modifyAttackDice()
	t.Trigger(Moment{When: AfterAttackStep, Action: board.ModifyAttackDice.String(), Ship: a.Attacker, Other: a.Defender, Began: modifying})
	f.rollDefenseDice()
	f.modifyDefenseDice()
	m.When, m.Began = BeforeNeutralizing, 0
	t.Trigger(m)
	began := t.Began()
	f.neutralizeResults()
	return began
}

// attackStep moves the attack on to a step and returns it.
func (f *Fight) attackStep(s board.AttackStep) *board.Attack {
	f.t.announce(board.AttackStepBegan{Step: s})
	return f.seen()
}

// declareTarget: weapon and defender are chosen; the range line is fixed, the
// defender declared, then the costs are paid (X20-ATK-002, X20-CST-003).
func (f *Fight) declareTarget(attacker board.ShipID, s shot, terms AttackTerms) {
	t := f.t
	line := t.chooseLine(attacker, s)
	paid := t.rangePaid(attacker, &s)
	s.line.Range = t.attackRange(attacker, s.defender, s.weapon, s.line.Range)
	a := t.declared(attacker, s, line)
	a.Step, a.Bonus = board.DeclareTarget, terms.Bonus
	t.announce(board.AttackDeclared{Attack: a})
	t.payForRange(paid)
	if w := s.waiver; w != nil {
		t.announce(board.AbilityUsed{Ship: w.Moment.Owner, Card: w.Moment.Card})
		t.pay(w.Moment.Owner, w.Moment.Card, t.ability(*w).Cost)
	}
	if terms.Charges > 0 {
		t.SpendCharges(attacker, board.ShipCharges, terms.Charges)
	}
	if h := terms.header; h != nil && h.Energy > 0 {
		t.SpendCharges(attacker, board.ShipCharges, h.Energy)
	}
	if n := t.spends(s.weapon); n > 0 && !terms.Free {
		t.SpendCharges(attacker, s.weapon.Upgrade, n)
	}
	if !terms.Free {
		f.payHeader(attacker, s)
	}
	f.paid = true
	t.Trigger(Moment{When: AfterBecomingDefender, Ship: s.defender, Other: attacker, Began: f.began})
}

// dealDamage: one hit damage for each uncanceled hit, then the hits are
// canceled; likewise the crits (X20-ATK-023, X20-ATK-024).
func (f *Fight) dealDamage() {
	t := f.t
	a := f.attackStep(board.DealDamage)
	t.Trigger(Moment{When: IfAttackHits, Ship: a.Attacker, Other: a.Defender})
	if t.Ship(a.Defender).Remote != "" { // one card for all of it (X20-RMT-007)
		hits, crits := f.CountResults(board.AttackDice, board.Hit), f.CountResults(board.AttackDice, board.Crit)
		t.SufferDamage(a.Defender, Damage{Hits: hits, Crits: crits})
		f.spendAll(board.Hit)
		f.spendAll(board.Crit)
		return
	}
	each := func() {
		t.SufferDamage(a.Defender, Damage{Hits: f.CountResults(board.AttackDice, board.Hit)})
		f.spendAll(board.Hit)
		t.SufferDamage(a.Defender, Damage{Crits: f.CountResults(board.AttackDice, board.Crit)})
		f.spendAll(board.Crit)
	}
	if t.rules.Edition.Simultaneous.OwnAttackOnly { // cards beyond the hull value are dealt before it goes (X10-DMG-008)
		t.together(each)
		return
	}
	each()
}

// aftermath: first what the rules themselves do, then the abilities that follow
// the attack, those that grant a bonus attack last, the defender's before the
// attacker's each time (X20-ATK-025 to 028, X20-QUE-007); what has waited for it
// once each, though both be of one player.
func (f *Fight) aftermath() {
	t := f.t
	a := *f.attackStep(board.Aftermath)
	t.wearOff(a.Defender, board.Strain, false)
	t.wearOff(a.Attacker, board.Deplete, false)
	defended := Moment{When: AfterDefending, Ship: a.Defender, Other: a.Attacker, Began: f.began}
	attacked := Moment{When: AfterAttacking, Ship: a.Attacker, Other: a.Defender, Began: f.began}
	if e := t.rules.Environment; e != nil && e.Defended != nil {
		e.Defended(t, defended)
	}
	waiting := append(t.mourned(), f.later...)
	t.mourn()
	for _, bonus := range [...]bool{false, true} {
		now := t.granting(waiting, bonus)
		for _, m := range [...]Moment{defended, attacked} {
			var own []Entry
			own, now = t.ofSeat(now, t.Ship(m.Ship).Seat)
			t.enqueue(append(own, t.granting(t.queueable(&m), bonus)...))
		}
		t.enqueue(now) // of the player who had no ship in it
	}
}

// granting returns those of the entries that grant a bonus attack, or those that grant none.
func (t *Table) granting(found []Entry, bonus bool) (some []Entry) {
	for _, e := range found {
		if t.ability(e).Bonus == bonus {
			some = append(some, e)
		}
	}
	return some
}

// ofSeat parts the entries of a player from the others.
func (t *Table) ofSeat(found []Entry, seat game.Seat) (own, others []Entry) {
	for _, e := range found {
		if t.seatOf(e) == seat {
			own = append(own, e)
		} else {
			others = append(others, e)
		}
	}
	return own, others
}

// postponed has what grants a bonus attack wait for the aftermath of the attack
// under way (X20-BON-001), and returns the rest.
func (f *Fight) postponed(found []Entry) []Entry {
	if f == nil || len(found) == 0 || f.seen().Step >= board.Aftermath {
		return found
	}
	return slices.DeleteFunc(found, func(e Entry) bool {
		bonus := f.t.ability(e).Bonus
		if bonus {
			f.later = append(f.later, e)
		}
		return bonus
	})
}

// ability returns the ability that an entry stands for.
func (t *Table) ability(e Entry) *Ability {
	return &t.rules.Cards.Card(e.Moment.Card).Abilities[e.Index]
}
