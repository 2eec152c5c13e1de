package odds

import (
	"cmp"
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// begin makes ready to count an attack.
func (w *walk) begin(s *xwing.State, shot xwing.Shot) {
	ship := s.View.Ship(shot.Defender)
	w.target = target{shields: ship.Shields.Active, hull: ship.HullRemaining()}
	w.without, w.rehearsal = map[string]bool{}, xwing.Rehearsal{Answer: w.answer, Roll: w.roll}
	w.forget()
}

// forget has everything counted from the beginning.
func (w *walk) forget() {
	w.over, w.open, w.odds.Lines = false, nil, nil
	w.known, w.seen, w.ahead = map[uint64]*point{}, map[string]bool{}, ahead{}
}

// try performs the attack once more.
func (w *walk) try(s *xwing.State, shot xwing.Shot) {
	if w.odds.Tries++; w.odds.Tries > cmp.Or(w.limit, mostTries) {
		w.err = fmt.Errorf("odds: %s: too many ways to go", shot.Option.ID)
		return
	}
	w.at, w.hit = 0, nil
	if failed := s.Rehearse(shot, &w.rehearsal); failed != nil {
		w.err = failed
	}
	if w.err != nil {
		w.err = fmt.Errorf("odds: %s: %w", shot.Option.ID, w.err)
		return
	}
	w.close()
	if w.rehearsal.Minded && !w.minded { // what was thought to be alike may not be
		w.minded = true
		w.forget()
	}
}

// walk goes through all that can come of an attack: each try follows the points that are open to the first that is new, or that
// is known already.
type walk struct {
	rehearsal xwing.Rehearsal
	target    target
	without   map[string]bool
	open      []*point // on the way, from the first
	at        int      // how many of these the try under way has passed
	hit       *point   // the known one that it has come to
	known     map[uint64]*point
	seen      map[string]bool
	ahead     ahead
	odds      Odds
	over      bool
	minded    bool
	err       error
	volley    bool // it matters how the defender stands afterwards
	ends      map[standing]float64
	// For tests: every way is tried, also what is no better or has been tried before, and what is best is kept by path.
	naive bool
	limit int // instead of mostTries
	plan  map[uint64]int
}

// point is where an attack may go on in more than one way: a question or a roll.
type point struct {
	key     uint64 // 0: it is not looked for again
	path    uint64 // the key, or what has been done since the last point that has one
	answers []game.Choice
	throws  []throw
	next    int // the way that is tried
	attacks bool
	best    int // of the answers
	sum     tally
}

// pass has the try come to a point, and returns it if there is one on its way.
func (w *walk) pass() *point {
	if w.at == len(w.open) {
		return nil
	}
	w.at++
	return w.open[w.at-1]
}

// enter opens a new point.
func (w *walk) enter(p *point) *point {
	if p.path = p.key; p.key == 0 && len(w.open) > 0 {
		before := w.open[len(w.open)-1]
		p.path = mix(before.path, uint64(before.next)+3)
	}
	w.open = append(w.open, p)
	w.at++
	return p
}

// meet ends the try where it comes to what is known.
func (w *walk) meet(key uint64) {
	if p := w.known[key]; p != nil && !w.naive {
		w.hit = p
		w.rehearsal.Stop()
	}
}

// settle ends the try at a point of which it is known what comes of it.
func (w *walk) settle(p *point, all *tally) {
	if all != nil {
		p.sum, w.hit = *all, p
		w.known[p.key] = p
		w.rehearsal.Stop()
	}
}

// modifying is the side of which a player is asked to modify his own dice; less than 0 if he is asked for something else.
func (w *walk) modifying(d *game.Decision) int {
	for side, kind := range [...]game.Kind{ask.ModifyAttackDice, ask.ModifyDefenseDice} {
		if d.Kind == kind && slices.Contains(d.About, w.rehearsal.Ship(board.Side(side)).ID.Piece()) {
			return side
		}
	}
	return -1
}

func (w *walk) answer(d *game.Decision) game.Choice {
	if p := w.pass(); p != nil {
		return p.answers[p.next]
	}
	p := &point{attacks: w.rehearsal.Attacks(d.Seat)}
	if w.rehearsal.Repeats(d) {
		p.key = mix(w.rehearsal.Sum(), uint64(d.Seat)<<1|1)
		w.meet(p.key)
	}
	w.tell(d, p.attacks)
	if side := w.modifying(d); p.key != 0 && side >= 0 {
		w.settle(p, w.look(board.Side(side), 0))
	}
	if p.answers = w.answers(d); len(p.answers) == 0 {
		w.err = fmt.Errorf("%s cannot be answered", d.Kind)
		w.rehearsal.Stop()
	}
	return w.enter(p).answers[0]
}

func (w *walk) roll(side board.Side, into []board.Face) {
	if len(into) == 0 {
		return
	}
	p := w.pass()
	if p == nil {
		p = &point{}
		if w.rehearsal.Rolls(side) {
			p.key = mix(w.rehearsal.Sum(), uint64(len(into))<<8|uint64(side)<<1)
			w.meet(p.key)
			w.settle(p, w.look(side, len(into)))
		}
		p.throws = throws(side, len(into))
		w.enter(p)
	}
	copy(into, p.throws[p.next].faces)
}

// close takes in what a try has come to, up to the last point of which a way is left.
func (w *walk) close() {
	var result tally
	if w.hit != nil {
		result = w.hit.sum
	} else {
		r := &w.rehearsal
		result = w.suffered(r.Hits, r.Crits, r.Bypasses)
	}
	for len(w.open) > 0 {
		p := w.open[len(w.open)-1]
		if p.take(&result) {
			return
		}
		result = p.sum
		if p.key != 0 {
			w.known[p.key] = p
		}
		if w.plan != nil && p.throws == nil {
			w.plan[p.path] = p.best
		}
		w.open = w.open[:len(w.open)-1]
	}
	w.odds.Spread, w.ends, w.over = result.Spread, result.ends, true
	slices.SortStableFunc(w.odds.Lines, func(a, b Line) int { return byPlayer(a) - byPlayer(b) })
}

// take takes in what comes of the way that was tried, and reports whether another is left.
func (p *point) take(result *tally) bool {
	n := len(p.answers)
	if p.throws != nil {
		n = len(p.throws)
		p.sum.add(result, p.throws[p.next].chance)
	} else if p.next == 0 || better(result, &p.sum, p.attacks) {
		p.sum, p.best = *result, p.next
	}
	p.next++
	return p.next < n
}

// alike is how near two sums of chances are that are the same but for rounding.
const alike = 1e-12

// better reports whether one result is better than another for who attacks, or defends.
func better(a, b *tally, attacks bool) bool {
	more, kills := a.Mean()-b.Mean(), a.Kill-b.Kill
	if !attacks {
		more, kills = -more, -kills
	}
	if more > alike || more < -alike {
		return more > 0
	}
	if attacks || kills > alike || kills < -alike {
		return kills > alike
	}
	return a.kept-b.kept > alike
}

// suffered is what it comes to that the defender suffers so much, as he stands.
func (w *walk) suffered(hits, crits, bypasses int) tally {
	t := tally{Spread: w.target.suffers(hits, crits, bypasses)}
	if w.volley {
		shields, cards := w.target.loses(hits+crits, bypasses)
		left := purseOf(w.rehearsal.Ship(board.DefenseDice))
		t.kept = float64(left.focus + left.calculate + left.force + left.evade)
		t.ends = map[standing]float64{{left, int8(shields), int8(cards)}: 1}
	}
	return t
}

// tell notes what a question offers.
func (w *walk) tell(d *game.Decision, attacks bool) {
	if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Legal() && game.Declines(o.ID) }) {
		return // it is no choice
	}
	for _, o := range d.Options {
		what := name(d, o.ID)
		id := lineID(what, attacks)
		if game.Declines(o.ID) || !w.rehearsal.Repeats(d) && what == o.ID || !o.Legal() {
			continue
		}
		w.note(Line{ID: id, Text: o.Text, Attacks: attacks})
	}
}

// note takes down a line, once.
func (w *walk) note(l Line) {
	if !w.seen[l.ID] {
		w.seen[l.ID] = true
		w.odds.Lines = append(w.odds.Lines, l)
	}
}

func mix(a, b uint64) uint64 { return (a ^ b*0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93 }

// byPlayer puts the attacker's lines before the defender's.
func byPlayer(l Line) int {
	if l.Attacks {
		return 0
	}
	return 1
}
