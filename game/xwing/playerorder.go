package xwing

import (
	"iter"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// PlayerOrderRules say who is first player (Player Order chapter).
type PlayerOrderRules struct {
	// RollOff leaves it to attack dice, and not to the squad points. 2.5: yes.
	RollOff bool
	// EachRound rolls anew in every Planning Phase once the dials are set. 2.5: yes.
	EachRound bool
	// RollerChooses settles a tie of squad points by a die that nobody calls: by a hit or crit he who rolls it chooses, else
	// the other. First edition: yes.
	RollerChooses bool
}

// determinePlayerOrder is the second step of setup: the player of the cheaper
// squad chooses who is first player (Player Order chapter, X20-PLO-002).
func (t *Table) determinePlayerOrder() bool {
	t.announce(board.PhaseBegan{Phase: board.Setup})
	t.scoreDeficit()
	if t.rules.Edition.PlayerOrder.RollOff {
		t.rollOff()
		return true
	}
	chooser := t.cheaperSquad()
	if chooser == game.NoSeat {
		chooser = t.callTheDie()
	}
	t.announce(board.FirstPlayerChosen{Seat: t.chooseFirstPlayer(chooser)})
	return true
}

// SidePoints are the squad points of each side: what a team counts is the sum of its squads.
func (s *State) SidePoints() [2]int {
	var sum [2]int
	for seat := range s.View.Seats() {
		sum[s.View.SideOf(game.Seat(seat))] += s.Memory.Points[seat]
	}
	return sum
}

// cheaperSquad returns the seat with the lower squad point total, of a team its first; NoSeat on a tie.
func (t *Table) cheaperSquad() game.Seat {
	switch p := t.SidePoints(); {
	case p[game.Red] < p[game.Blue]:
		return game.Red
	case p[game.Blue] < p[game.Red]:
		return game.Blue
	}
	return game.NoSeat
}

// callTheDie settles a tie: the red player calls hits or misses, the other
// rolls one attack die; whoever the die favors chooses (X20-PLO-003, RULINGS 11).
func (t *Table) callTheDie() game.Seat {
	const caller = game.Red
	if t.rules.Edition.PlayerOrder.RollerChooses {
		if t.RollAttackDie(0, game.Say("why.player-order")).Hurts() {
			return caller
		}
		return t.View.Across(caller)
	}
	call := t.askOne(caller, ask.CallDie, game.Say("prompt.call-die"), nil, []game.Option{
		{ID: "hits", Text: game.Say("option.hits")}, {ID: "misses", Text: game.Say("option.misses")}})
	face := t.RollAttackDie(0, game.Say("why.player-order"))
	if face.Hurts() == (call == "hits") {
		return caller
	}
	return t.View.Across(caller)
}

func (t *Table) chooseFirstPlayer(chooser game.Seat) game.Seat {
	who := t.askOne(chooser, ask.ChooseFirstPlayer, game.Say("prompt.choose-first-player"), nil, []game.Option{
		{ID: "self", Text: game.Say("option.first-self")}, {ID: "other", Text: game.Say("option.first-other")}})
	if who == "self" {
		return chooser
	}
	return t.View.Across(chooser)
}

// rollOff makes the player first player who rolls the most crits with three attack
// dice; then the most focus results, then the most hits, else both roll again.
func (t *Table) rollOff() {
	const dice = 3
	for {
		var rolls [2][]board.Face
		for seat := range rolls {
			roll := &looseRoll{dice: t.throw(board.AttackDice, dice), why: game.Say("why.player-order")}
			t.showLoose(roll) // and no ability follows it (X25-ORD-006)
			rolls[seat] = roll.dice
		}
		for _, face := range []board.Face{board.Crit, board.FocusResult, board.Hit} {
			red, blue := count(rolls[game.Red], face), count(rolls[game.Blue], face)
			if red == blue {
				continue
			}
			first := game.Red
			if blue > red {
				first = game.Blue
			}
			t.announce(board.FirstPlayerChosen{Seat: first})
			return
		}
	}
}

// count returns how many dice show a face.
func count(dice []board.Face, face board.Face) int {
	n := 0
	for _, f := range dice {
		if f == face {
			n++
		}
	}
	return n
}

// playerOrder runs through the seats, the first player first, then around the table: there teams sit by turns.
func (t *Table) playerOrder() iter.Seq[game.Seat] {
	first, n := t.View.First, game.Seat(t.View.Seats())
	return func(yield func(game.Seat) bool) {
		for i := range n {
			if !yield((first + i) % n) {
				return
			}
		}
	}
}

// inTurn is whose turn it is after n turns: sides take them alternately, the first player's first, and the players of a
// side theirs.
func (t *Table) inTurn(n int) game.Seat {
	seat := t.View.First
	if n%2 == 1 {
		seat = t.View.OpponentOf(seat)
	}
	if !t.View.InTeams() {
		return seat
	}
	own := t.View.Members(seat)
	return own[n/2%len(own)]
}
