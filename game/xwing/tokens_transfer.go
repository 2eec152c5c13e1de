package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// lockMark begins what stands for a lock among tokens to choose from ("lock>ship:3").
const lockMark = "lock>"

// CanTransfer reports whether a ship has a token of one of the kinds, or a lock, that
// another could gain.
func (t *Table) CanTransfer(from, to board.ShipID, kinds ...board.Token) bool {
	return len(t.transferOptions(from, to, kinds)) > 0
}

// TransferOne has the player of an ability choose a token of its ship of one of the
// kinds, or one of its locks, to be transferred to another ship.
func (t *Table) TransferOne(m Moment, to board.ShipID, kinds ...board.Token) {
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.transfer-token", "card", m.Card, "ship", to.Piece()),
		[]string{m.Owner.Piece(), to.Piece()}, t.transferOptions(m.Owner, to, kinds))
	if target, ok := strings.CutPrefix(pick, lockMark); ok {
		t.TransferLock(m.Owner, to, target)
		return
	}
	t.move(m, pick, m.Owner, to)
}

// CanTransferOwn reports whether a ship has a token of one of the kinds that another could
// gain, or is locked: the locks on it are tokens of its own, those that it has are not (X25-TOK-006).
func (t *Table) CanTransferOwn(from, to board.ShipID, kinds ...board.Token) bool {
	return len(t.ownOptions(from, to, kinds)) > 0
}

// TransferOwn has the player of an ability choose a token of its ship of one of the
// kinds, or a lock on that, to be transferred to another ship.
func (t *Table) TransferOwn(m Moment, to board.ShipID, kinds ...board.Token) {
	if pick := t.askLegal(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.transfer-token", "card", m.Card, "ship", to.Piece()),
		[]string{m.Owner.Piece(), to.Piece()}, t.ownOptions(m.Owner, to, kinds)); pick != "" {
		t.move(m, pick, m.Owner, to)
	}
}

func (t *Table) ownOptions(from, to board.ShipID, kinds []board.Token) []game.Option {
	options := t.givenOptions(from, to, kinds)
	for _, by := range t.LockedBy(from) {
		if !t.canMoveLock(by, to) {
			continue
		}
		options = append(options, game.Option{ID: by.Piece(), Target: by.Piece(), Text: handing(by.Piece(), from)})
	}
	return options
}

// TransferAny has the player of an ability choose a token of one of the kinds that one ship
// transfers to another.
func (t *Table) TransferAny(m Moment, from, to board.ShipID, kinds ...board.Token) {
	if pick := t.askLegal(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.transfer-token", "card", m.Card, "ship", to.Piece()),
		[]string{from.Piece(), to.Piece()}, t.givenOptions(from, to, kinds)); pick != "" {
		t.move(m, pick, from, to)
	}
}

// CanTransferAny reports whether a ship has a token of one of the kinds that another could gain.
func (t *Table) CanTransferAny(from, to board.ShipID, kinds ...board.Token) bool {
	return len(t.givenOptions(from, to, kinds)) > 0
}

// givenOptions offers a ship's tokens of some kinds that another can be given.
func (t *Table) givenOptions(from, to board.ShipID, kinds []board.Token) []game.Option {
	var options []game.Option
	for _, k := range kinds {
		if t.CanRemoveToken(from, k) && t.CanGain(to, k) {
			options = append(options, game.Option{ID: k.String(), Text: game.Say("option.token", "token", k.String())})
		}
	}
	return options
}

func (t *Table) transferOptions(from, to board.ShipID, kinds []board.Token) []game.Option {
	options := t.givenOptions(from, to, kinds)
	for _, l := range t.Ship(from).Locks {
		if !t.canTakeLock(to, l) || t.Ship(to).HasLocked(l) { // there is nothing to gain
			continue
		}
		options = append(options, game.Option{ID: lockMark + l, Target: l, Text: game.Say("option.transfer-lock", "target", l)})
	}
	return options
}

// TransferLock moves the lock that a ship has on an object to another ship. On that
// itself nobody has it then; a ship that cannot acquire a lock takes none over (X25-TOK-002).
func (t *Table) TransferLock(from, to board.ShipID, target string) {
	if t.canTakeLock(to, target) && t.BreakLock(from, target, false) {
		t.gainLock(to, target)
	}
}

// canTakeLock reports whether a ship can have the lock that another has on an object, near or far.
func (t *Table) canTakeLock(to board.ShipID, target string) bool {
	return t.unlockable(to, board.ShipOf(target), t.opaque(to)) == nil && t.againstLockAnywhere(to, target) == nil
}

// takeable leaves of tokens, and of locks by the ship that has them, those that another ship can be assigned.
func (t *Table) takeable(options []game.Option, to board.ShipID) []game.Option {
	return slices.DeleteFunc(options, func(o game.Option) bool {
		if by := board.ShipOf(o.ID); by != 0 {
			return !t.canMoveLock(by, to)
		}
		return !t.CanGain(to, tokenOf(o.ID))
	})
}

// TransferBetween has the player of an ability transfer any number of tokens of some colors
// between two ships, each once: the locks on a ship are red tokens, too.
func (t *Table) TransferBetween(m Moment, a, b board.ShipID, colors ...board.Color) {
	left := map[string]int{}
	for _, from := range [...]board.ShipID{a, b} {
		for _, o := range t.takeable(t.shedOptions(from, colors), a+b-from) {
			n := 1
			if board.ShipOf(o.ID) == 0 {
				n = t.Ship(from).Has(tokenOf(o.ID))
			}
			left[from.Piece()+">"+o.ID] = n
		}
	}
	for {
		var options []game.Option
		for _, from := range [...]board.ShipID{a, b} {
			for _, o := range t.takeable(t.shedOptions(from, colors), a+b-from) {
				id := from.Piece() + ">" + o.ID
				if left[id] > 0 {
					options = append(options, game.Option{ID: id, Target: from.Piece(), Text: handing(o.ID, from)})
				}
			}
		}
		if len(options) == 0 {
			return
		}
		pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.transfer-between", "card", m.Card),
			[]string{a.Piece(), b.Piece()}, append(options, game.Option{ID: game.Done, Text: game.Say("option.done")}))
		if pick == game.Done {
			return
		}
		left[pick]--
		from, what, _ := strings.Cut(pick, ">")
		t.move(m, what, board.ShipOf(from), a+b-board.ShipOf(from))
	}
}

// handing says what of a ship would be handed on.
func handing(what string, from board.ShipID) game.Phrase {
	if by := board.ShipOf(what); by != 0 {
		return game.Say("option.hand-lock", "by", by.Piece(), "ship", from.Piece())
	}
	return game.Say("option.hand-token", "token", what, "ship", from.Piece())
}

// move transfers a token, or the lock of a ship, from one ship to another by an effect of the moment's.
func (t *Table) move(m Moment, what string, from, to board.ShipID) {
	if by := board.ShipOf(what); by != 0 {
		t.MoveLock(by, from.Piece(), to.Piece())
		return
	}
	t.transferBy(t.Ship(m.Owner).Seat, from, to, tokenOf(what))
}
