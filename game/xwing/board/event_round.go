package board

import (
	"strconv"

	"xwing/game"
)

// PhaseBegan opens a phase; Round counts from 1 (0 in setup).
type PhaseBegan struct {
	Phase Phase
	Round int
}

// Change begins the phase; in the Planning Phase nobody has done anything yet.
func (e PhaseBegan) Change(v *View) {
	v.Phase, v.Round, v.Active = e.Phase, e.Round, 0
	if e.Phase == Planning {
		for i := range v.Ships {
			s := &v.Ships[i]
			s.Dial, s.Activated, s.Engaged = Dial{}, false, false
		}
	}
}

// Phrase says which phase it is.
func (e PhaseBegan) Phrase(*View) game.Phrase {
	return tell(e, when(e.Phase == Setup, ".setup"), "phase", e.Phase.String(), "round", strconv.Itoa(e.Round))
}

// StepBegan names what the table is doing now, for the panel.
type StepBegan struct{ Step string }

// Change names the step.
func (e StepBegan) Change(v *View) { v.Step = e.Step }

// Phrase says the step.
func (e StepBegan) Phrase(*View) game.Phrase { return tell(e, "", "step", e.Step) }

// FirstPlayerChosen gives a seat the first player marker.
type FirstPlayerChosen struct{ Seat game.Seat }

// Change hands the marker over.
func (e FirstPlayerChosen) Change(v *View) { v.First, v.Chosen = e.Seat, true }

// Phrase says who has it.
func (e FirstPlayerChosen) Phrase(*View) game.Phrase { return tell(e, "", "seat", e.Seat.ID()) }

// PointsScored gives a player mission points.
type PointsScored struct {
	Seat game.Seat
	N    int
	Why  game.Phrase
}

// Change adds them up.
func (e PointsScored) Change(v *View) { v.Score[v.SideOf(e.Seat)] += e.N }

// Phrase says who scores how many, and for what.
func (e PointsScored) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "n", strconv.Itoa(e.N)).With("why", e.Why)
}

// RoundEnded closes a round.
type RoundEnded struct{ Round int }

// Change leaves no ship active.
func (e RoundEnded) Change(v *View) { v.Active = 0 }

// Phrase says which round it was.
func (e RoundEnded) Phrase(*View) game.Phrase { return tell(e, "", "round", strconv.Itoa(e.Round)) }

// GameEnded names the winner, NoSeat for a draw.
type GameEnded struct{ Winner game.Seat }

// Change ends the game.
func (e GameEnded) Change(v *View) { v.Ended, v.Winner = true, e.Winner }

// Phrase says who has won.
func (e GameEnded) Phrase(*View) game.Phrase {
	return tell(e, when(e.Winner == game.NoSeat, ".draw"), "seat", e.Winner.ID())
}
