// Package tally counts where the points of a game of Armada came from, from its Events and from how it stands at its end.
// It draws nothing and decides nothing.
package tally

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
)

// Source is what points are scored for.
type Source uint8

// The sources of points.
const (
	Ships     Source = iota // that are destroyed, with their upgrades
	Squadrons               // that are destroyed
	Tokens                  // of victory
	Objective               // points of it that are no tokens
	Rest                    // what is counted of enemies at the end: crippled ones, those that never came
)

// AtEnd is the round of what is counted at the end.
const AtEnd = -1

// Points are points that a player has scored.
type Points struct {
	Round  int // 0: in setup
	Seat   game.Seat
	N      int // points
	Things int // ships, squadrons, tokens that they are for
	From   Source
	Why    game.Phrase
}

// Tally is a game so far, as it is counted.
type Tally struct {
	Points []Points

	round int
}

// Add counts an Event of a game that stands as it does.
func (t *Tally) Add(e game.Event, s *armada.State) {
	switch e := e.(type) {
	case board.PhaseBegan:
		t.round = e.Round
	case board.PieceDestroyed:
		from := Squadrons
		if board.ShipOf(e.Piece) != 0 {
			from = Ships
		}
		why := "why.destroyed"
		if e.Left {
			why = "why.left"
		}
		t.add(Points{Seat: board.Across(e.Seat), N: e.Cost, Things: 1, From: from, Why: game.Say(why, "piece", e.Piece)})
	case board.VictoryTokensGained:
		t.add(Points{Seat: e.Seat, N: e.Points, From: Objective, Why: e.Why})
		t.add(Points{Seat: e.Seat, N: e.Tokens * s.TokenWorth(), Things: e.Tokens, From: Tokens, Why: e.Why})
	}
}

// add counts points of the round; tokens that are for the same stand in one line.
func (t *Tally) add(p Points) {
	p.Round = t.round
	for i := range t.Points {
		q := &t.Points[i]
		tokens := p.From == Tokens && q.From == Tokens && q.Why.String() == p.Why.String()
		if tokens && q.Round == p.Round && q.Seat == p.Seat {
			q.N, q.Things = q.N+p.N, q.Things+p.Things
			return
		}
	}
	if p.N != 0 {
		t.Points = append(t.Points, p)
	}
}

// End counts what stands for something as it is when the game is over.
func (t *Tally) End(s *armada.State) {
	t.round = AtEnd
	for seat := game.Red; seat <= game.Blue; seat++ {
		for _, p := range s.EndPoints(seat) {
			from := Rest
			if p.Objective {
				from = Objective
			}
			t.add(Points{Seat: seat, N: p.N, Things: 1, From: from, Why: p.Why})
		}
	}
}

// Of is how many points a player has from a source, and for how many things.
func (t *Tally) Of(seat game.Seat, from Source) (n, things int) {
	for _, p := range t.Points {
		if p.Seat == seat && p.From == from {
			n, things = n+p.N, things+p.Things
		}
	}
	return n, things
}
