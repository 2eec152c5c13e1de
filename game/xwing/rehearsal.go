package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/internal/digest"
)

// Shot is a way in which a ship could attack now.
type Shot struct {
	Option   game.Option // as it would be offered, with its refusal
	Attacker board.ShipID
	Defender board.ShipID
	Weapon   board.Weapon
	way      shot
}

// Shots lists the ways in which a ship could attack if it were its turn to, legal or not.
func (s *State) Shots(attacker board.ShipID) (out []Shot) {
	c := s.aside(new(room))
	t := &Table{State: c}
	for _, w := range t.Weapons(attacker) {
		terms := t.previewTerms(attacker, w)
		terms.Weapon = func(other board.Weapon) bool { return other.ID == w.ID }
		for _, way := range t.shots(attacker, terms) {
			out = append(out, Shot{Option: t.attackOption(attacker, &way), Attacker: attacker, Defender: way.defender, Weapon: way.weapon,
				way: way})
		}
	}
	return out
}

// aside is a copy of the state on which an attack may begin, whatever else is under way.
func (s *State) aside(r *room) *State {
	c := s.cloneIn(r)
	c.View.Attack = nil
	(&Table{State: c}).closeWindow("attack")
	c.keepPlaced()
	c.keepPrinted()
	c.keepHeed()
	c.stepping = true
	return c
}

// Rehearsal is an attack that is performed by all its rules on a copy of the table, up to the damage that its defender
// suffers. Whoever rehearses it answers for both players and says what is rolled.
type Rehearsal struct {
	Answer   func(d *game.Decision) game.Choice
	Roll     func(side board.Side, into []board.Face)
	Hits     int // suffered by the defender
	Crits    int
	Bypasses int // of these, past its shields
	// Minded: a card has asked what was spent or modified in the attack. As long as none does, Sum leaves that out, and whether
	// attack dice were rerolled once they are no longer modified.
	Minded bool
	named  bool // a result of the roll about to be made is named
	shot   Shot
	table  *Table
	room   room // of the table
}

// rehearsed is what a Rehearsal panics with once it is to go no further.
type rehearsed struct{}

// Stop ends the Rehearsal that is under way: nothing that called it returns.
func (r *Rehearsal) Stop() { panic(rehearsed{}) }

// Rehearse performs an attack. It changes nothing on the table. What fails in the rules is an error: nobody's game is at stake.
func (s *State) Rehearse(shot Shot, r *Rehearsal) (err error) {
	defer func() {
		if p := recover(); p != nil && p != any(rehearsed{}) {
			err = fmt.Errorf("xwing: rehearsing %s: %v", shot.Option.ID, p)
		}
	}()
	r.Hits, r.Crits, r.Bypasses, r.shot = 0, 0, 0, shot
	r.table = &Table{State: s.aside(&r.room), rehearsal: r}
	r.table.Table = game.NewTable(func(ds []game.Decision) []game.Choice {
		choices := make([]game.Choice, len(ds))
		for i := range ds {
			choices[i] = r.Answer(&ds[i])
		}
		return choices
	})
	r.table.makeShot(shot.Attacker, shot.way)
	return nil
}

// suffer counts damage of the defender; what it would do to other ships is let be.
func (r *Rehearsal) suffer(id board.ShipID, crit, bypassing bool) {
	switch {
	case id != r.shot.Defender:
		return
	case crit:
		r.Crits++
	default:
		r.Hits++
	}
	if bypassing {
		r.Bypasses++
	}
}

// Attacks reports whether a player attacks in it, or else defends.
func (r *Rehearsal) Attacks(seat game.Seat) bool {
	return r.table.sameSide(r.shot.Attacker, r.shot.Defender) ||
		r.table.View.SideOf(seat) == r.table.View.SideOf(r.table.Ship(r.shot.Attacker).Seat)
}

// Dice are those of a side so far.
func (r *Rehearsal) Dice(side board.Side) []board.Die { return r.table.fight.Dice(side) }

// Repeats reports whether all that follows a question depends on Sum alone: there nothing else is half done.
func (r *Rehearsal) Repeats(d *game.Decision) bool { return ask.ModifiesDice(d.Kind) }

// Rolls reports whether a roll is that of the pool of its step: what follows depends on Sum and on what is rolled.
func (r *Rehearsal) Rolls(side board.Side) bool {
	a := r.table.View.Attack
	return a != nil && !r.named && len(a.Dice[side]) == 0 && a.Step == [...]board.AttackStep{board.RollAttackDice,
		board.RollDefenseDice}[side]
}

// Sum is the same wherever the attack stands alike, whatever the order of its dice.
func (r *Rehearsal) Sum() uint64 {
	var d sum
	view := &r.table.View
	if a := view.Attack; a != nil {
		sorted := *a
		for side := range sorted.Dice {
			sorted.Dice[side] = slices.Clone(a.Dice[side])
			if !r.Minded && side == int(board.AttackDice) && a.Step > board.ModifyAttackDice {
				for i := range sorted.Dice[side] {
					sorted.Dice[side][i].Rerolled, sorted.Dice[side][i].Added = false, false
				}
			}
			slices.SortFunc(sorted.Dice[side], board.CompareDice)
		}
		view.Attack = &sorted
		defer func() { view.Attack = a }()
	}
	d.view(view)
	d.memory(&r.table.Memory)
	d.Word(digest.Small(r.Hits, r.Crits, r.Bypasses, 0))
	if f := r.table.fight; f != nil {
		d.fight(f, r.Minded || r.table.heeding(concern{query: MostFocusModified}) != 0)
	}
	return d.Digest.Sum()
}

// fight sums up what has happened in an attack, what was spent and modified only where that is minded.
func (d *sum) fight(f *Fight, minded bool) {
	d.Word(digest.Bools(f.diceless, f.evaded, f.dodged, f.changing, f.paid, f.again))
	d.Pair(digest.Small(len(f.hurt), len(f.critical), len(f.later), 0), digest.Text(f.spared))
	for _, ids := range [...][]board.ShipID{f.hurt, f.critical} {
		for _, id := range ids {
			d.Int(int(id))
		}
	}
	if !minded {
		return
	}
	d.Word(digest.Small(len(f.spent), len(f.changed[0]), len(f.changed[1]), len(f.turned)))
	for _, s := range f.spent {
		d.Word(digest.Small(int(s.by), int(s.token), 0, 0))
	}
	for _, id := range slices.Concat(f.changed[0], f.changed[1], f.turned) {
		d.Int(int(id))
	}
}

// Unminded reports whether nothing comes of spending tokens, locks and Force in it but what they do to dice.
func (r *Rehearsal) Unminded() bool {
	t := r.table
	return !r.Minded && t.heeding(concern{when: AfterSpendingToken})|t.heeding(concern{when: AfterSpendingLock})|
		t.heeding(concern{when: AfterSpendingForce}) == 0
}
