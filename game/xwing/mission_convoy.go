package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Convoy is remotes in the middle of the table that a scenario has one side bring away, and the other destroy
// (X25-EPC-010 to 012).
type Convoy struct {
	Kind  string    // of device
	Abeam []float64 // how far each lies from the middle of the table along the middle line, in mm
	Full  int       // with so many objective tokens one jumps
	Worth int       // mission points of each token of one that has jumped, or has been destroyed
}

// layConvoy puts the remotes of a scenario into play before any obstacle: they are of the second player's side, who defends
// them (RULINGS 64).
func (t *Table) layConvoy(c *Convoy) {
	if len(t.View.RemotesInPlay()) > 0 {
		return
	}
	seat, middle := t.View.Head(t.View.OpponentOf(t.View.First)), t.middle()
	for _, abeam := range c.Abeam {
		t.placeRemote(board.Placed{Seat: seat}, c.Kind, middle.Moved(abeam, 0))
	}
}

// convoyed reports whether a ship is a remote of the scenario's convoy: it is the whole team's that brings it away, and the first
// of its players decides for it (RULINGS 64).
func (s *State) convoyed(id board.ShipID) bool {
	m := s.rules.Mission
	return m != nil && m.Convoy != nil && s.View.Ship(id).Remote == m.Convoy.Kind
}

// convoyLeft returns the remotes of a convoy that are in play.
func (t *Table) convoyLeft() []board.ShipID {
	var ids []board.ShipID
	for _, id := range t.View.RemotesInPlay() {
		if t.convoyed(id) && !t.Ship(id).Destroyed {
			ids = append(ids, id)
		}
	}
	return ids
}

// loadConvoy rolls as many attack dice as the round in the End Phase: for each hit or crit those who defend the convoy put an
// objective token onto one of its remotes, which jumps as soon as it has enough (X25-EPC-011, X25-EPC-012).
func (t *Table) loadConvoy() {
	m := t.rules.Mission
	if m == nil || m.Convoy == nil || len(t.convoyLeft()) == 0 {
		return
	}
	n := 0
	for _, f := range t.RollAttackDice(0, t.View.Round, game.Say("why.convoy")) {
		if f.Hurts() {
			n++
		}
	}
	for range n {
		left := t.convoyLeft()
		if len(left) == 0 {
			return
		}
		by := Moment{Owner: left[0], Card: catalog.DeviceKind.Ref(m.Convoy.Kind)}
		id := left[0]
		if len(left) > 1 {
			id = t.ChooseShipFor(t.Ship(left[0]).Seat, by, left, false)
		}
		t.announce(board.ObjectiveLoaded{Ship: id})
		if t.Ship(id).Objectives >= m.Convoy.Full {
			t.jump(id, m.Convoy)
		}
	}
}

// jump has a remote of a convoy leave the game: those who defend it score its tokens.
func (t *Table) jump(id board.ShipID, c *Convoy) {
	s := t.Ship(id)
	t.announce(board.RemoteJumped{Ship: id})
	t.Score(s.Seat, c.Worth*s.Objectives, game.Say("why.jumped", "ship", id.Piece(), "n", strconv.Itoa(s.Objectives)))
	t.removeShip(id)
}

// scoreConvoy gives the tokens of a remote of a convoy that has been destroyed to those who attack it.
func (t *Table) scoreConvoy(id board.ShipID) {
	s := t.Ship(id)
	if !t.convoyed(id) || !s.Destroyed {
		return
	}
	t.Score(t.View.Across(s.Seat), t.rules.Mission.Convoy.Worth*s.Objectives, game.Say("why.convoy-lost", "ship", id.Piece(), "n",
		strconv.Itoa(s.Objectives)))
}

// HandObjective moves an objective token from one ship card to another.
func (t *Table) HandObjective(from, to board.ShipID) {
	if t.Ship(from).Objectives > 0 {
		t.announce(board.ObjectiveHanded{From: from, To: to})
	}
}
