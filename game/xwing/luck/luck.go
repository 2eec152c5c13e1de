package luck

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// Attack is what dice did in one attack.
type Attack struct {
	At, Round          int // the choice in effect that it was rolled after, from 1; the round
	Attacker, Defender board.ShipID
	Side               game.Side // whose attack it is
	Friendly           bool      // the defender is of the same side: nobody is lucky
	Weapon             string    // board.Weapon's ID
	Dice               [2]int    // by board.Side, as they were rolled first
	Expected           float64   // damage on the average, before any die was rolled
	Came               int       // damage that its defender suffered
	// Swing is by how much the dice of each board.Side moved the damage that was to be expected: attack dice that roll well and
	// defense dice that roll badly move it up.
	Swing    [2]float64
	Variance float64 // of all Swing, as fair dice have it
}

// ByDice is what dice added to the damage in all.
func (a *Attack) ByDice() float64 { return a.Swing[0] + a.Swing[1] }

// Rest is what came of the attack besides: by what players spent or kept, and by cards.
func (a *Attack) Rest() float64 { return float64(a.Came) - a.Expected - a.ByDice() }

// Luck is what dice did in a game so far.
type Luck struct {
	Attacks []Attack // in which dice were rolled, in the order of their ends

	view  board.View
	adds  bool    // evade tokens add results
	under []fight // the attacks under way: the last is rolled for, the others wait for it
}

// fight is an attack under way.
type fight struct {
	Attack
	rolled  [2]bool
	pending []throw // of attack dice, until it is known how many defense dice there are
	has     [2]tokens
}

// throw is dice that were rolled at once.
type throw struct {
	others pool   // the dice beside them
	shown  [3]int // by what they are good for
	again  bool   // they may be rerolled
	has    [2]tokens
}

// New begins where nothing has happened yet.
func New(s *xwing.State) *Luck {
	return &Luck{view: s.View.Clone(), adds: s.Rules().Edition.Dice.EvadeAdds}
}

// Of is what dice did in a game that is told from its beginning to its end, at which the retelling is closed.
func Of(r *game.Retelling) *Luck {
	defer r.Close()
	l := New(r.State().(*xwing.State))
	for e := range r.Events() {
		l.Add(r.Told(), e)
	}
	return l
}

// Add takes in an Event, then changes the table by it; at is after which choice in effect it happened, from 1.
func (l *Luck) Add(at int, e game.Event) {
	switch e := e.(type) {
	case board.AttackDeclared:
		l.declared(at, &e.Attack)
	case board.DiceRolled:
		if f := l.now(); f != nil && e.Attack {
			l.rolled(f, e)
		}
	case board.DiceModified:
		if f := l.now(); f != nil {
			l.modified(f, e)
		}
	case board.DamageSuffered:
		if f, a := l.now(), l.view.Attack; f != nil && a != nil && a.Step == board.DealDamage && a.Defender == e.Ship {
			f.Came++
		}
	case board.ResultsNeutralized:
		if f := l.now(); f != nil {
			f.settle(0)
		}
	case board.AttackEnded:
		l.ended()
	}
	l.view.Apply(e)
}

// now is the attack that is rolled for.
func (l *Luck) now() *fight {
	if len(l.under) == 0 {
		return nil
	}
	return &l.under[len(l.under)-1]
}

func (l *Luck) declared(at int, a *board.Attack) {
	one, other := l.view.Ship(a.Attacker), l.view.Ship(a.Defender)
	side := l.view.SideOf(one.Seat)
	l.under = append(l.under, fight{Attack: Attack{At: at, Round: l.view.Round, Attacker: a.Attacker, Defender: a.Defender, Side: side,
		Friendly: side == l.view.SideOf(other.Seat), Weapon: a.Weapon.ID}})
}

// ended closes the attack that is rolled for, and keeps it if any dice were rolled.
func (l *Luck) ended() {
	f := l.now()
	if f == nil {
		return
	}
	f.settle(0)
	if f.rolled != [2]bool{} {
		l.Attacks = append(l.Attacks, f.Attack)
	}
	l.under = l.under[:len(l.under)-1]
}

// look notes what both ships have now.
func (l *Luck) look(f *fight) {
	one, other := l.view.Ship(f.Attacker), l.view.Ship(f.Defender)
	f.has = [2]tokens{tokensOf(one, other.ID.Piece(), l.adds), tokensOf(other, "", l.adds)}
}

// rolled takes in the first roll of a pool.
func (l *Luck) rolled(f *fight, e board.DiceRolled) {
	var of [2][]board.Die // rolled, and put in
	for _, d := range e.Dice {
		if d.Added {
			of[1] = append(of[1], d)
			continue
		}
		of[0] = append(of[0], d)
	}
	l.look(f)
	f.Dice[e.Side], f.rolled[e.Side] = len(of[0]), true
	if e.Side == board.DefenseDice {
		f.settle(len(e.Dice))
	}
	l.threw(f, e.Side, throw{others: count(of[1]), shown: count(of[0]).n, again: true, has: f.has})
}

// modified takes in dice that were rerolled, or rolled besides.
func (l *Luck) modified(f *fight, e board.DiceModified) {
	if l.view.Attack == nil || !f.rolled[e.Side] {
		return
	}
	was := l.view.Attack.Dice[e.Side]
	var of [2][]board.Die
	for i, d := range e.Dice {
		again := i < len(was) && d.Rerolled && !was[i].Rerolled
		if again || i >= len(was) && !d.Added {
			of[0] = append(of[0], d)
			continue
		}
		of[1] = append(of[1], d)
	}
	if len(of[0]) == 0 {
		return
	}
	l.look(f)
	l.threw(f, e.Side, throw{others: count(of[1]), shown: count(of[0]).n, again: !of[0][0].Rerolled, has: f.has})
}

// threw weighs a throw, once it is known what it is thrown against.
func (l *Luck) threw(f *fight, side board.Side, t throw) {
	switch {
	case side == board.DefenseDice:
		hits := 0
		if l.view.Attack != nil {
			hits = count(l.view.Attack.Dice[board.AttackDice]).n[0]
		}
		f.weigh(side, t, func(p pool) float64 { return float64(max(0, hits-p.evades(t.has[1]))) })
	case f.rolled[board.DefenseDice] && l.view.Attack != nil:
		evades := count(l.view.Attack.Dice[board.DefenseDice]).evades(t.has[1])
		f.weigh(side, t, func(p pool) float64 {
			return p.hits(t.has[0], func(hits int) float64 { return float64(max(0, hits-evades)) })
		})
	default:
		f.pending = append(f.pending, t)
	}
}

// settle weighs the throws of attack dice, of which it is known now that so many defense dice are rolled against them. What was
// to be expected of the attack follows from the first.
func (f *fight) settle(dice int) {
	for i, t := range f.pending {
		var known [all]float64
		for hits := range known[:t.dice()+1] {
			known[hits] = beyond(hits, dice, t.has[1])
		}
		worth := func(p pool) float64 { return p.hits(t.has[0], func(hits int) float64 { return known[hits] }) }
		if mean := f.weigh(board.AttackDice, t, worth); i == 0 {
			f.Expected = mean
		}
	}
	f.pending = nil
}

// dice is how many lie in the pool.
func (t *throw) dice() int {
	n := 0
	for k := range t.shown {
		n += t.shown[k] + t.others.n[k]
	}
	return n
}

// weigh adds what a throw came to, against what it could have, to what dice did, and returns what was to be expected of it.
func (f *fight) weigh(side board.Side, t throw, worth func(pool) float64) (mean float64) {
	n := t.shown[0] + t.shown[1] + t.shown[2]
	of := func(shown [3]int) float64 { return worth(t.others.with(shown, t.again)) }
	mean, variance := spread(side, n, of)
	f.Swing[side] += of(t.shown) - mean
	f.Variance += variance
	return mean
}
