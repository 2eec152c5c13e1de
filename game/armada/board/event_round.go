package board

import "xwing/game"

// PhaseBegan opens a phase; Round counts from 1 (0 in setup).
type PhaseBegan struct {
	Phase Phase
	Round int
}

// Change begins the phase; in the Command Phase nobody has done anything yet.
func (e PhaseBegan) Change(v *View) { v.Phase, v.Round, v.Active = e.Phase, e.Round, "" }

// Phrase says which phase it is.
func (e PhaseBegan) Phrase(*View) game.Phrase {
	return tell(e, when(e.Phase == Setup, ".setup"), "phase", e.Phase.String(), "round", itoa(e.Round))
}

// StepBegan names what the table is doing now, for the panel.
type StepBegan struct{ Step string }

// Change names the step.
func (e StepBegan) Change(v *View) { v.Step = e.Step }

// Phrase says the step.
func (e StepBegan) Phrase(*View) game.Phrase { return tell(e, "", "step", e.Step) }

// Passed is a player's turn that goes by without an activation; Token: for a pass token.
type Passed struct {
	Seat  game.Seat
	Token bool
}

// Change takes the token.
func (e Passed) Change(v *View) {
	if e.Token {
		v.Sides[e.Seat].Passes--
	}
}

// Phrase says who passes.
func (e Passed) Phrase(*View) game.Phrase {
	return tell(e, when(e.Token, ".token"), "seat", e.Seat.ID())
}

// InitiativeFlipped readies every squadron: the sliders match the initiative token no more (ARM-RND).
type InitiativeFlipped struct{}

// Change readies them.
func (e InitiativeFlipped) Change(v *View) {
	for i := range v.Squadrons {
		v.Squadrons[i].Activated = false
	}
	for i := range v.Ships {
		v.Ships[i].Activated = false
	}
}

// Phrase says nothing more.
func (e InitiativeFlipped) Phrase(*View) game.Phrase { return tell(e, "") }

// RoundEnded ends a round.
type RoundEnded struct{ Round int }

// Change changes nothing: the next phase does.
func (e RoundEnded) Change(*View) {}

// Phrase says which round.
func (e RoundEnded) Phrase(*View) game.Phrase { return tell(e, "", "round", itoa(e.Round)) }

// VictoryTokensGained gives a player victory tokens, or points of the objective that are none.
type VictoryTokensGained struct {
	Seat   game.Seat
	Tokens int
	Points int
	Why    game.Phrase
}

// Change counts them.
func (e VictoryTokensGained) Change(v *View) {
	v.Sides[e.Seat].Victory += e.Tokens
	v.Sides[e.Seat].Bonus += e.Points
}

// Phrase says who gains how many, and why.
func (e VictoryTokensGained) Phrase(*View) game.Phrase {
	return tell(e, when(e.Tokens == 0, ".points"), "seat", e.Seat.ID(), "n", itoa(e.Tokens+e.Points)).With("why", e.Why)
}

// ResourcesTold says how many resource points a campaign would give a player's team for the game.
type ResourcesTold struct {
	Seat game.Seat
	N    int
}

// Change changes nothing: a single game keeps none.
func (e ResourcesTold) Change(*View) {}

// Phrase says whose and how many.
func (e ResourcesTold) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "n", itoa(e.N))
}

// GameEnded ends the game.
type GameEnded struct {
	Winner game.Seat
	Why    game.Phrase
}

// Change ends it.
func (e GameEnded) Change(v *View) { v.Ended, v.Winner, v.Phase = true, e.Winner, GameOver }

// Phrase says who has won, and why.
func (e GameEnded) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Winner.ID()).With("why", e.Why)
}
