package odds

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// ahead counts what follows a point of an attack without performing it, as far as no card has a part in that: dice and tokens are
// laid as they may come to be, the rules say for each how they may be modified, and what has been counted once is kept. At the
// first thing that a card may do it gives up; then the rules perform it.
type ahead struct {
	w       *walk
	r       *xwing.Rehearsal
	rest    uint64   // all of the table but dice and tokens
	locks   []string // of the attacker
	clouded bool     // a gas cloud hides the defender
	heeded  bool     // cards may look at the attack dice when the defender has rolled
	foreign bool     // a card has a part in it
	known   map[state]*tally
	ways    map[state][]string
}

// state is how dice and tokens lie at a place of an attack.
type state struct {
	rest   uint64
	at     place
	rolled int8 // how many dice are about to be
	pools  [2]pool
	purses [2]purse
}

// place is a place of an attack: what is known of it is kept apart.
type place uint8

const (
	modifying place = iota // the player of a side modifies his dice
	rolling                // the defender is about to roll
	comparing              // dice are compared
)

// purse is what a ship may spend on dice.
type purse struct{ focus, calculate, force, evade, lock, cloud int8 }

// mostDice is how many dice a pool has at most that is looked at ahead.
const mostDice = 12

// pool is the dice of a side in an order of which nothing depends on how they lie.
type pool struct {
	n    int8
	dice [mostDice]board.Die
}

func poolOfDice(dice []board.Die) (p pool) {
	p.n = int8(copy(p.dice[:], dice))
	slices.SortFunc(p.dice[:p.n], board.CompareDice)
	return p
}

// count counts the dice that show a face and may be modified.
func (p *pool) count(f board.Face) (n int) {
	for _, d := range p.dice[:p.n] {
		if d.Face == f && !d.Gone && !d.Fixed {
			n++
		}
	}
	return n
}

// turned is the pool with so many dice turned from a face to another.
func (p pool) turned(from, to board.Face, n int) pool {
	for i := range p.dice[:p.n] {
		if d := &p.dice[i]; n > 0 && d.Face == from && !d.Gone && !d.Fixed {
			d.Face = to
			n--
		}
	}
	slices.SortFunc(p.dice[:p.n], board.CompareDice)
	return p
}

// rolled is the pool with dice more that show such faces.
func (p pool) rolled(faces []board.Face, again bool) pool {
	for _, f := range faces {
		p.dice[p.n] = board.Die{Face: f, Rerolled: again}
		p.n++
	}
	slices.SortFunc(p.dice[:p.n], board.CompareDice)
	return p
}

// without is the pool without so many dice that show a face and have not been rerolled.
func (p pool) without(f board.Face, n int) (rest pool) {
	for _, d := range p.dice[:p.n] {
		if n > 0 && d.Face == f && !d.Gone && !d.Rerolled {
			n--
			continue
		}
		rest.dice[rest.n] = d
		rest.n++
	}
	return rest
}

// showing counts the dice that show a face, those that nothing modifies, too.
func (p *pool) showing(f board.Face) (n int) {
	for _, d := range p.dice[:p.n] {
		if d.Face == f && !d.Gone {
			n++
		}
	}
	return n
}
