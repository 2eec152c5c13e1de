package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Where cards have no part in what is ahead in a Rehearsal but by ways to modify dice, it need not be performed to be known: dice
// and tokens are laid as they might come to be, and the rules are asked what could be done then. Whoever lays them puts them
// back, or stops the Rehearsal.

// Plain reports whether it can be looked at what is ahead: nothing answers to what the players of the attack spend or reroll, or
// limits what they modify, and the defender suffers as ships do.
func (r *Rehearsal) Plain() bool {
	t, s := r.table, r.table.Ship(r.shot.Defender)
	if r.Minded || t.fight == nil || !s.Present() || s.Crippled || s.Remote != "" {
		return false
	}
	for _, when := range [...]Timing{AfterSpendingToken, AfterSpendingLock, AfterSpendingForce, AfterRemovingToken, AfterRerolling} {
		if t.heeding(concern{when: when}) != 0 {
			return false
		}
	}
	return t.heeding(concern{query: MostFocusModified}) == 0
}

// Heeded reports whether any card answers to what is done from the roll of defense dice on: without one hits and crits are all
// that matters of the attack dice.
func (r *Rehearsal) Heeded() bool {
	t, who := r.table, uint64(0)
	for _, when := range [...]Timing{BeforeRolling, AfterRolling, ModifyingDefenseDice, BeforeNeutralizing, AfterNeutralizing, IfAttackHits,
		WouldSufferDamage, AfterAttackStep} {
		who |= t.heeding(concern{when: when})
	}
	for _, query := range [...]Query{ModifyingDice, ChangingDice, SpendingToken, SpendingForce, SureHits, SureCrits, CritsFirst, Lending} {
		who |= t.heeding(concern{query: query})
	}
	return who != 0
}

// Lay has the dice of a side lie so.
func (r *Rehearsal) Lay(side board.Side, dice []board.Die) { r.table.View.Attack.Dice[side] = dice }

// Stand has a step be under way, and returns the one that was.
func (r *Rehearsal) Stand(step board.AttackStep) (was board.AttackStep) {
	was, r.table.View.Attack.Step = r.table.View.Attack.Step, step
	return was
}

// Ship is the ship that rolls the dice of a side.
func (r *Rehearsal) Ship(side board.Side) *board.Ship {
	return r.table.Ship(r.table.fight.Rolled(side))
}

// HasLock has the attacker have the lock on the defender, or none, of those that it has.
func (r *Rehearsal) HasLock(has bool, of []string) {
	s := r.Ship(board.AttackDice)
	if s.Locks = of; !has {
		target := r.table.lockedPiece(r.shot.Defender.Piece())
		s.Locks = slices.DeleteFunc(slices.Clone(of), func(piece string) bool { return piece == target })
	}
}

// Clouded reports whether the defender has yet to turn a blank by a gas cloud that hides it; Cloud says whether it has.
func (r *Rehearsal) Clouded() bool {
	return r.table.fight.hidden(r.table.View.Attack) && !slices.Contains(r.table.memory(r.shot.Defender).Used, cloudMark())
}

// Cloud has the defender have used the cloud, or not.
func (r *Rehearsal) Cloud(used bool) {
	m := r.table.memory(r.shot.Defender)
	m.Used = slices.DeleteFunc(m.Used, func(mark string) bool { return mark == cloudMark() })
	if used {
		m.Used = append(m.Used, cloudMark())
	}
}

// Ways lists the ways in which the player of the ship that rolls one side may modify the dice of a side now.
func (r *Rehearsal) Ways(by, side board.Side) (legal []game.Option) {
	f := r.table.fight
	was := f.changing
	f.changing = true
	ways := f.modifications(f.Rolled(by), side)
	f.changing = was
	for i := range ways {
		if ways[i].option.Legal() {
			legal = append(legal, ways[i].option)
		}
	}
	return legal
}

// Rerollable counts the attack dice that may be rerolled.
func (r *Rehearsal) Rerollable() int { return r.table.fight.Rerollable(board.AttackDice) }

// EvadeAdds reports whether an evade token adds a result, and turns none.
func (r *Rehearsal) EvadeAdds() bool { return r.table.rules.Edition.Dice.EvadeAdds }

// quiet reports whether no card has anything to do at a moment.
func (t *Table) quiet(m Moment) bool {
	return t.heeding(concern{when: m.When}) == 0 || len(t.queueable(&m)) == 0
}

// QuietBefore reports whether no card answers to it that the dice of a side are about to be rolled, QuietAfter, that they have been.
func (r *Rehearsal) QuietBefore(side board.Side) bool { return r.quietRoll(BeforeRolling, side) }

// QuietAfter is QuietBefore for the dice that lie there.
func (r *Rehearsal) QuietAfter(side board.Side) bool { return r.quietRoll(AfterRolling, side) }

func (r *Rehearsal) quietRoll(when Timing, side board.Side) bool {
	return r.table.quiet(Moment{When: when, Ship: r.table.fight.Rolled(side), Attack: MomentAttack{Pool: true, Side: side}})
}

// DefenseDice is how many dice the defender rolls once the attack dice lie as they do; false where it takes more to know that.
func (r *Rehearsal) DefenseDice() (n int, known bool) {
	t, f, a := r.table, r.table.fight, r.table.View.Attack
	modified := Moment{When: AfterAttackStep, Action: board.ModifyAttackDice.String(), Ship: a.Attacker, Other: a.Defender,
		Began: t.Began()}
	if !t.quiet(modified) {
		return 0, false
	}
	was := r.Stand(board.RollDefenseDice)
	defer r.Stand(was)
	parts, known := f.defenseParts(nil), true
	t.eachAsked(DefenseDiceCount, &Moment{Ship: a.Defender, Other: a.Attacker, Attack: MomentAttack{Side: board.DefenseDice}},
		func(a *Ability, m Moment, index int) {
			known = known && !(a.May && f.changesDice(Entry{Moment: m, Index: index}, DefenseDiceCount, parts))
		})
	return f.atMost(parts, board.DefenseDice), known && r.QuietBefore(board.DefenseDice)
}

// Left is what the defender suffers once dice are compared that lie as they do; false where a card may change that. The
// attack dice lie as they do then.
func (r *Rehearsal) Left() (hits, crits int, known bool) {
	t, a := r.table, r.table.View.Attack
	m := Moment{Ship: a.Attacker, Other: a.Defender}
	quiet := func(when Timing, step string) bool {
		m.When, m.Action = when, step
		return t.quiet(m)
	}
	if !quiet(BeforeNeutralizing, "") {
		return 0, 0, false
	}
	dice, hit := a.Dice, a.Hit
	defer func() { a.Dice, a.Hit = dice, hit }()
	defer r.Stand(r.Stand(board.NeutralizeResults))
	after := t.fight.neutralized()
	hits, crits = left(after, board.Hit), left(after, board.Crit)
	a.Dice, a.Hit = after.Dice, hits+crits > 0
	if !quiet(AfterNeutralizing, "") || !a.Hit {
		return hits, crits, quiet(AfterNeutralizing, "")
	}
	r.Stand(board.DealDamage)
	known = quiet(IfAttackHits, "") && quiet(AfterAttackStep, board.DealDamage.String())
	for _, d := range [...]Moment{{N: hits}, {N: crits, Damage: MomentDamage{Crit: true}}} {
		d.When, d.Ship = WouldSufferDamage, a.Defender
		known = known && (d.N == 0 || t.heeding(concern{when: d.When}) == 0 || len(t.replacements(t.caused(d))) == 0)
	}
	return hits, crits, known
}

// Worn has a ship have lost so many shields and been dealt so many damage cards that nobody has seen.
func (s *State) Worn(id board.ShipID, shields, cards int) {
	ship := s.View.Ship(id)
	ship.Shields.Active -= shields
	ship.Facedown += cards
	s.Hidden.Facedown[id-1] = append(slices.Clip(s.Hidden.Facedown[id-1]), make([]DamageCard, cards)...)
}
