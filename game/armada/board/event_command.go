package board

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/catalog"
)

// DialsStacked says that a player has chosen command dials: how many facedown ones each ship has now.
type DialsStacked struct {
	Seat  game.Seat
	Dials []int // by ShipID-1; of the other player's ships as before
}

// Change counts them; the spent dial of a ship that gets one leaves its card, to be assigned again (ARM-DIA-009).
func (e DialsStacked) Change(v *View) {
	for i, n := range e.Dials {
		if n > v.Ships[i].Dials {
			v.Ships[i].Spent = 0
		}
		v.Ships[i].Dials = n
	}
}

// Phrase says who.
func (e DialsStacked) Phrase(*View) game.Phrase { return tell(e, "", "seat", e.Seat.ID()) }

// ShipActivated begins the activation of a ship.
type ShipActivated struct{ Ship ShipID }

// Change makes it the active piece.
func (e ShipActivated) Change(v *View) { v.Active = e.Ship.Piece() }

// Phrase says which.
func (e ShipActivated) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ActivationEnded ends the activation of a ship or a squadron.
type ActivationEnded struct{ Piece string }

// Change marks it activated.
func (e ActivationEnded) Change(v *View) {
	v.Active = ""
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		s.Activated = true
	}
	if s := v.Squadron(SquadronOf(e.Piece)); s != nil {
		s.Activated = true
	}
}

// Phrase says nothing more.
func (e ActivationEnded) Phrase(*View) game.Phrase { return tell(e, "", "piece", e.Piece) }

// DialRevealed turns the top dial of a ship's stack faceup.
type DialRevealed struct {
	Ship    ShipID
	Command catalog.Command
}

// Change turns it.
func (e DialRevealed) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Dials--
		s.Revealed = e.Command
	}
}

// Phrase says what it shows.
func (e DialRevealed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}

// DialGained gives a ship a further faceup dial, or takes it.
type DialGained struct {
	Ship    ShipID
	Command catalog.Command
}

// Change gives it.
func (e DialGained) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Gained = append(s.Gained, e.Command)
	}
}

// Phrase says which.
func (e DialGained) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}

// DialSpent spends or discards a faceup dial: it lies on the ship card then (ARM-DIA).
type DialSpent struct {
	Ship      ShipID
	Command   catalog.Command
	Gained    bool // it was one that an effect had given
	Discarded bool // not spent
}

// Change lays it on the card.
func (e DialSpent) Change(v *View) {
	s := v.Ship(e.Ship)
	switch {
	case s == nil:
	case e.Gained:
		s.Gained = without(s.Gained, e.Command)
	default:
		s.Revealed, s.Spent = 0, e.Command
	}
}

// Phrase says which.
func (e DialSpent) Phrase(*View) game.Phrase {
	return tell(e, when(e.Discarded, ".discarded"), "ship", e.Ship.Piece(), "command", e.Command.String())
}

// CommandTokenGained gives a ship a command token.
type CommandTokenGained struct {
	Ship    ShipID
	Command catalog.Command
}

// Change gives it.
func (e CommandTokenGained) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Commands = append(s.Commands, e.Command)
		slices.Sort(s.Commands)
	}
}

// Phrase says which.
func (e CommandTokenGained) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}

// CommandTokenSpent takes a command token from a ship.
type CommandTokenSpent struct {
	Ship      ShipID
	Command   catalog.Command
	Discarded bool // not spent
}

// Change takes it.
func (e CommandTokenSpent) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Commands = without(s.Commands, e.Command)
	}
}

// Phrase says which.
func (e CommandTokenSpent) Phrase(*View) game.Phrase {
	return tell(e, when(e.Discarded, ".discarded"), "ship", e.Ship.Piece(), "command", e.Command.String())
}

// RaidTokenGained gives a ship a raid token (ARM-RAD).
type RaidTokenGained struct {
	Ship    ShipID
	Command catalog.Command
}

// Change gives it.
func (e RaidTokenGained) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Raided = append(s.Raided, e.Command)
		slices.Sort(s.Raided)
	}
}

// Phrase says which.
func (e RaidTokenGained) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}

// RaidTokenRemoved takes a raid token from a ship.
type RaidTokenRemoved struct {
	Ship    ShipID
	Command catalog.Command
}

// Change takes it.
func (e RaidTokenRemoved) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Raided = without(s.Raided, e.Command)
	}
}

// Phrase says which.
func (e RaidTokenRemoved) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}

// CommandResolved says that a ship resolves a command, by dial, token or both.
type CommandResolved struct {
	Ship    ShipID
	Command catalog.Command
	Dial    bool
	Token   bool
}

// Change changes nothing: what the command does is told by itself.
func (e CommandResolved) Change(*View) {}

// Phrase says which, and by what.
func (e CommandResolved) Phrase(*View) game.Phrase {
	return tell(e, when(e.Dial && e.Token, ".both")+when(e.Token && !e.Dial, ".token"), "ship", e.Ship.Piece(), "command",
		e.Command.String())
}

// DialsShown shows the other player dials that are assigned to a ship.
type DialsShown struct {
	Ship    ShipID
	Command catalog.Command // what all of them are set to
	N       int
}

// Change changes nothing: they lie facedown in the stack then.
func (e DialsShown) Change(*View) {}

// Phrase says what they show.
func (e DialsShown) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String(), "n", itoa(e.N))
}

// DialDiscarded discards the top dial of a ship's stack before it is revealed.
type DialDiscarded struct {
	Ship    ShipID
	Command catalog.Command
}

// Change lays it on the ship card.
func (e DialDiscarded) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Dials--
		s.Spent = e.Command
	}
}

// Phrase says what it shows.
func (e DialDiscarded) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "command", e.Command.String())
}
