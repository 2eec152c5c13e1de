package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// ActionStepSkipped says that a ship loses its Perform Action step, and why.
type ActionStepSkipped struct {
	Ship ShipID
	Why  game.Phrase
}

// Change changes nothing.
func (e ActionStepSkipped) Change(*View) {}

// Phrase says why.
func (e ActionStepSkipped) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece()).With("why", e.Why)
}

// ActionPerformed tells of an action ("focus", "card:upgrade/r5d8/0").
type ActionPerformed struct {
	Ship       ShipID
	Action     string
	Difficulty catalog.Difficulty
}

// Change changes nothing: what the action does follows.
func (e ActionPerformed) Change(*View) {}

// Phrase says which action it is, and its color if that matters.
func (e ActionPerformed) Phrase(v *View) game.Phrase {
	colored := e.Difficulty == catalog.Red || e.Difficulty == catalog.Purple
	return tell(e, when(colored, ".colored"), "ship", e.Ship.Piece(), "action", v.own(e.Ship, e.Action),
		"difficulty", e.Difficulty.String())
}

func (e ActionPerformed) cause() ShipID { return e.Ship }

// ActionFailed tells of an action that failed.
type ActionFailed struct {
	Ship       ShipID
	Action     string
	Difficulty catalog.Difficulty
	Why        game.Phrase
}

// Change changes nothing.
func (e ActionFailed) Change(*View) {}

// Phrase says which action it was, and why it failed.
func (e ActionFailed) Phrase(v *View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "action", v.own(e.Ship, e.Action)).With("why", e.Why)
}

// own is a card as it is told of its ship, whose name is not said twice where it is
// that of its pilot card: "own-pilot", of a remote "own-remote", else the card.
func (v *View) own(id ShipID, card string) string {
	if v == nil || v.Ship(id) == nil {
		return card
	}
	switch s := v.Ship(id); {
	case s.Remote != "" && card == catalog.DeviceKind.Ref(s.Remote):
		return "own-remote"
	case s.Remote == "" && card == catalog.PilotCard.Ref(s.Pilot):
		return "own-pilot"
	}
	return card
}

// TokenGained gives a ship N tokens of a kind.
type TokenGained struct {
	Ship  ShipID
	Token Token
	N     int
}

// Change counts them.
func (e TokenGained) Change(v *View) { v.Ship(e.Ship).Tokens[e.Token] += int8(e.N) }

// Phrase says which and how many.
func (e TokenGained) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N))
}

func (e TokenGained) effect() ShipID { return e.Ship }

// TokenLost takes N tokens of a kind off a ship.
type TokenLost struct {
	Ship  ShipID
	Token Token
	N     int
	Spent bool
	By    ShipID // the other ship that has spent it, if one has
}

// Change counts them.
func (e TokenLost) Change(v *View) { v.Ship(e.Ship).Tokens[e.Token] -= int8(e.N) }

// Phrase says which and how many, and whether they were spent.
func (e TokenLost) Phrase(*View) game.Phrase {
	if e.By != 0 {
		return tell(e, ".lent", "ship", e.Ship.Piece(), "token", e.Token.String(), "by", e.By.Piece())
	}
	return tell(e, when(e.Spent, ".spent"), "ship", e.Ship.Piece(), "token", e.Token.String(), "n", strconv.Itoa(e.N))
}

// LockAcquired adds to what a ship has locked.
type LockAcquired struct {
	Ship   ShipID
	Target string
}

// Change adds the lock; of a huge ship with two cards it is a lock of both (RULINGS 77).
func (e LockAcquired) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Locks = append(slices.Clone(s.Locks), e.Target)
	if other := v.Ship(s.Joined); other != nil {
		other.Locks = slices.Clone(s.Locks)
	}
}

// Phrase says what is locked.
func (e LockAcquired) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "target", e.Target)
}

func (e LockAcquired) effect() ShipID { return e.Ship }

// LockLost takes from what a ship has locked.
type LockLost struct {
	Ship   ShipID
	Target string
	Spent  bool
}

// Change takes the lock off.
func (e LockLost) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Locks = without(s.Locks, e.Target)
	if other := v.Ship(s.Joined); other != nil {
		other.Locks = slices.Clone(s.Locks)
	}
}

// Phrase says what was locked, and whether the lock was spent.
func (e LockLost) Phrase(*View) game.Phrase {
	return tell(e, when(e.Spent, ".spent"), "ship", e.Ship.Piece(), "target", e.Target)
}

func (e LockLost) effect() ShipID { return e.Ship }
