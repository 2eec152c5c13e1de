// Package tally counts what happened in a game, from its Events alone: what every ship
// dealt and took, how the dice of each player fell, the score round by round, the attack
// that dealt most. It draws nothing and decides nothing.
package tally

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// Tally is a game so far, as it is counted.
type Tally struct {
	Ships  []Ship     // by ShipID-1; remotes have a place, too
	Rounds [][2]int   // the score after setup, then at the end of every round
	Dice   [2][2]Dice // by game.Side and board.Side
	Points []Points   // every score of mission points, in order
	Best   *Moment    // the attack that dealt most, the first of equals; nil: none dealt any

	view     board.View // the table as far as it is told
	standing Standing
	attack   Moment // the attack under way
}

// Standing is the score at a table, as the rules have it.
type Standing func(*board.View) [2]int

// Ship is what one ship did and suffered.
type Ship struct {
	Dealt, Taken, Kills int   // dealt: by its attacks, to their defenders
	Each                []int // taken in each round, those of setup first; rounds at the end without any left out
	Lost                int   // the round in which it left the game; 0: it has not
}

// In is how much it took in a round.
func (s *Ship) In(round int) int {
	if round < len(s.Each) {
		return s.Each[round]
	}
	return 0
}

// takes counts a point of damage.
func (s *Ship) takes(round int) {
	s.Taken++
	for len(s.Each) <= round {
		s.Each = append(s.Each, 0)
	}
	s.Each[round]++
}

// Dice is how the dice of one kind fell to a player in attacks.
type Dice struct {
	Rolled  int // dice thrown into pools, rerolls not counted
	Results int // hits and crits, or evades, as they were rolled
	After   int // the same when nobody would modify any more
}

// Points are mission points that a player has scored.
type Points struct {
	Round int // 0: in setup
	Seat  game.Seat
	N     int
	Why   game.Phrase
}

// Moment is an attack.
type Moment struct {
	Attacker, Defender board.ShipID
	Round, Dealt       int
	Destroyed          bool       // the defender
	View               board.View // the table when the damage was about to be dealt
}

// New begins to count at a table on which nothing has happened yet.
func New(v board.View, standing Standing) *Tally {
	t := &Tally{view: v.Clone(), standing: standing}
	t.grow()
	return t
}

// grow gives every ship of the table its place.
func (t *Tally) grow() { t.Ships = append(t.Ships, make([]Ship, len(t.view.Ships)-len(t.Ships))...) }

// Add counts an Event, then changes the table by it.
func (t *Tally) Add(e game.Event) {
	switch e := e.(type) {
	case board.DiceRolled:
		t.rolled(e)
	case board.ResultsNeutralized:
		t.settled()
	case board.DamageSuffered:
		t.suffered(e)
	case board.ShipDestroyed:
		t.destroyed(e.Ship)
	case board.ShipRemoved:
		t.Ships[e.Ship-1].Lost = max(t.view.Round, 1)
	case board.AttackEnded:
		t.ended(e)
	case board.PointsScored:
		t.Points = append(t.Points, Points{Round: t.view.Round, Seat: t.view.Head(e.Seat), N: e.N, Why: e.Why})
	}
	t.view.Apply(e)
	t.grow()
	switch e := e.(type) {
	case board.AttackDeclared:
		t.attack = Moment{Attacker: e.Attack.Attacker, Defender: e.Attack.Defender, Round: t.view.Round}
	case board.PhaseBegan:
		if e.Round == 1 && len(t.Rounds) == 0 {
			t.Rounds = append(t.Rounds, t.standing(&t.view))
		}
	case board.RoundEnded:
		t.Rounds = append(t.Rounds, t.standing(&t.view))
	}
}

// Score is the score where the tale stands.
func (t *Tally) Score() [2]int { return t.standing(&t.view) }

// View is the table where the tale stands, to be read only.
func (t *Tally) View() *board.View { return &t.view }

// suffered counts a point of damage; in an attack the defender's is the attacker's doing.
func (t *Tally) suffered(e board.DamageSuffered) {
	t.Ships[e.Ship-1].takes(t.view.Round)
	a := t.view.Attack
	if a == nil || a.Defender != e.Ship || a.Step != board.DealDamage {
		return
	}
	if t.attack.Dealt == 0 {
		t.attack.View = t.view.Clone()
	}
	t.attack.Dealt++
	t.Ships[a.Attacker-1].Dealt++
}

// destroyed counts a kill for the attack in which it happens, if it is the defender's.
func (t *Tally) destroyed(id board.ShipID) {
	if a := t.view.Attack; a != nil && a.Defender == id && t.view.Ship(id).Remote == "" {
		t.Ships[a.Attacker-1].Kills++
		t.attack.Destroyed = true
	}
}

// ended closes the attack, and keeps it if none has dealt as much. An attack that it
// interrupted is no moment of its own.
func (t *Tally) ended(e board.AttackEnded) {
	if m := t.attack; m.Dealt > 0 && (t.Best == nil || m.Dealt > t.Best.Dealt) {
		t.Best = &m
	}
	t.attack = Moment{}
	if e.Resumed != nil {
		t.attack.Attacker, t.attack.Defender, t.attack.Round = e.Resumed.Attacker, e.Resumed.Defender, t.view.Round
	}
}
