package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Tokens and Force modify a ship's own dice only (X20-ABL-004).

// DiceRules say what tokens do to dice (Focus, Evade chapters).
type DiceRules struct {
	// FocusFreely lets a focus token be spent without a focus result. First edition: yes.
	FocusFreely bool
	// EvadeAdds has an evade token add an evade result instead of changing one. First edition: yes.
	EvadeAdds bool
	// ReinforceAdds has each reinforce token that applies add an evade result before the results are compared, instead of
	// canceling one while two or more are left. First edition: yes.
	ReinforceAdds bool
	// FloorsValues has agility and the value of a primary weapon, once all that changes them is summed up, be 0 at least before
	// dice are added (X10-ATK-024 to 026). First edition: yes; later the number of dice alone.
	FloorsValues bool
	// Most is how many dice are rolled at most for an attack or a defense; 0: as many as there are. 2.5: 6.
	Most int
}

// tokenModifications lists what the ship's tokens, Force and locks can do to its
// own dice; a token that it has but cannot use now is shown with the reason.
func (f *Fight) tokenModifications(by board.ShipID, side board.Side) []modification {
	t := f.t
	good := [...]board.Face{board.Hit, board.EvadeResult}[side]
	var ways []modification
	add := func(id string, from board.ShipID, no *game.Refusal, change int, spend func()) {
		ways = append(ways, spendsOf(id, by, from, no, func() {
			spend()
			f.ChangeResults(side, board.FocusResult, good, change)
		}))
	}
	focused := func(broken rule.Name) *game.Refusal {
		switch {
		case f.CountResults(side, board.FocusResult) > 0:
			return nil
		case f.focusLeft() == 0:
			return t.Refuse(rule.MandatoryEffect, "refusal.focus-limit")
		}
		return t.Refuse(broken, "refusal.no-focus-result")
	}
	for _, from := range t.purses(by, board.Focus, 1) {
		no := t.againstSpending(by, board.Focus)
		if no == nil && !t.rules.Edition.Dice.FocusFreely {
			no = focused(rule.FocusWithoutResult)
		}
		add(board.Focus.String(), from, no, len(f.Dice(side)), func() { t.spendTokenOf(by, from, board.Focus) })
	}
	for _, from := range t.purses(by, board.Calculate, 1) {
		no := either(t.againstSpending(by, board.Calculate), focused(rule.CalculateWithoutResult))
		add(board.Calculate.String(), from, no, 1, func() { t.spendTokenOf(by, from, board.Calculate) })
	}
	for _, from := range t.forcePurses(by) {
		no := either(t.forbidden(SpendingForce, &Moment{Ship: by}), focused([...]rule.Name{rule.AttackForce, rule.DefenseForce}[side]))
		add(board.ForceCharges, from, no, 1, func() { t.spendForceOf(by, from) })
	}
	if side == board.AttackDice {
		return append(ways, f.lockModification(by)...)
	}
	return append(ways, f.evadeModifications(by)...)
}

// spendsOf is a modification by what a ship spends of its own, or of another's.
func spendsOf(id string, by, from board.ShipID, no *game.Refusal, do func()) modification {
	w := modification{kind: id, option: game.Option{ID: id, Text: game.Say("option.modify-" + id), Refusal: no}, do: do}
	if from != by {
		w.option = game.Option{ID: id + "@" + from.Piece(), Target: from.Piece(), Text: game.Say("option.lent-"+id, "ship", from.Piece()), Refusal: no}
	}
	return w
}

// either returns the first of the refusals that there is.
func either(refusals ...*game.Refusal) *game.Refusal {
	for _, no := range refusals {
		if no != nil {
			return no
		}
	}
	return nil
}

// ByGasCloud is the modification that a gas cloud allows the ship behind it.
const ByGasCloud = "gas-cloud"

// cloudMark notes that it has been used in an attack.
func cloudMark() string {
	e := Entry{Moment: Moment{Card: ByGasCloud}}
	return e.mark("attack")
}

// evadeModifications: an evade token turns a blank or, if wished, a focus result
// into an evade (X20-EVD-003); so does a gas cloud for one blank (X20-OBT-004).
func (f *Fight) evadeModifications(by board.ShipID) []modification {
	t := f.t
	blanks, focused := f.CountResults(board.DefenseDice, board.Blank), f.CountResults(board.DefenseDice, board.FocusResult)
	var ways []modification
	add := func(id string, from board.ShipID, no *game.Refusal, do func()) {
		ways = append(ways, spendsOf(id, by, from, no, func() {
			t.spendTokenOf(by, from, board.Evade)
			do()
		}))
	}
	turn := func(face board.Face) func() {
		return func() { f.ChangeResults(board.DefenseDice, face, board.EvadeResult, 1) }
	}
	for _, from := range t.purses(by, board.Evade, 1) {
		switch no := t.againstSpending(by, board.Evade); {
		case no != nil:
			add(board.Evade.String(), from, no, nil)
		case t.rules.Edition.Dice.EvadeAdds:
			add(board.Evade.String(), from, nil, func() { f.AddDie(board.DefenseDice, board.EvadeResult) })
		case blanks > 0:
			add(board.Evade.String(), from, nil, turn(board.Blank))
			if focused > 0 {
				add("evade-focus", from, nil, turn(board.FocusResult))
			}
		case focused > 0:
			add(board.Evade.String(), from, nil, turn(board.FocusResult))
		default:
			add(board.Evade.String(), from, t.Refuse(rule.EvadeWithoutResult, "refusal.no-result-to-evade"), nil)
		}
	}
	if f.hidden(f.seen()) && blanks > 0 && !slices.Contains(t.memory(by).Used, cloudMark()) {
		ways = append(ways, spendsOf(ByGasCloud, by, by, nil, func() {
			t.memory(by).Used = append(t.memory(by).Used, cloudMark())
			f.ChangeResults(board.DefenseDice, board.Blank, board.EvadeResult, 1)
		}))
	}
	return ways
}

// LockAlone says of the way to spend a lock that no die can be rerolled for it.
const LockAlone = "option.modify-lock-alone"

// lockModification: the attacker spends a lock that it has on the defender to
// reroll attack dice of its choice (X20-LOC-005, X20-LOC-006), in first edition
// none where it can reroll none (X10-TLK-005).
func (f *Fight) lockModification(by board.ShipID) []modification {
	t := f.t
	s, target := t.Ship(by), t.lockedPiece(f.seen().Defender.Piece())
	var ways []modification
	for _, from := range t.lockPurses(by, f.seen().Defender) {
		if from != by {
			ways = append(ways, f.spendsLock(by, from, target))
		}
	}
	if len(s.Locks) == 0 {
		return ways
	}
	way := f.spendsLock(by, by, target)
	if !s.HasLocked(target) {
		way.option.Refusal = t.Refuse(rule.LockElsewhere, "refusal.lock-elsewhere", "target", target)
	}
	return append([]modification{way}, ways...)
}

// spendsLock is the modification by the lock of a ship, or of one that lends it.
func (f *Fight) spendsLock(by, from board.ShipID, target string) modification {
	t := f.t
	least, most := 1, f.Rerollable(board.AttackDice)
	if t.rules.Edition.Lock.RerollsNone {
		least = 0
	}
	way := spendsOf(catalog.Lock.String(), by, from, nil, func() {
		var dice []int
		if most > 0 {
			dice = f.ChooseRerolls(by, board.AttackDice, least, most)
		}
		t.whileResolving(func() { // the reroll ahead of what answers to the spending
			t.SpendLockOf(by, from, target)
			f.RerollDice(board.AttackDice, dice)
		})
		if !t.resolving {
			t.drain()
		}
	})
	if most == 0 && from == by {
		way.option.Text = game.Say(LockAlone)
	}
	if way.option.Refusal = t.againstSpendingLock(by, from, target); most < least {
		way.option.Refusal = t.Refuse(rule.OneReroll, "refusal.all-rerolled")
	}
	return way
}

// againstSpendingLock returns what keeps the ship from spending the lock of another, or its own, on the piece;
// nil if nothing does.
func (t *Table) againstSpendingLock(id, from board.ShipID, target string) *game.Refusal {
	return t.forbidden(SpendingLock, &Moment{Ship: id, Other: board.ShipOf(target), Device: MomentDevice{Lockers: []board.ShipID{from}}})
}

// CanSpendLock reports whether the ship has a lock on the piece that it may spend.
func (t *Table) CanSpendLock(id board.ShipID, target string) bool {
	return len(t.spendableLocks(id, target, t.attacks(id, target))) > 0
}

// CanSpendLockOf reports whether a ship may spend the lock that another has on the piece, by an ability that lets it.
func (t *Table) CanSpendLockOf(id, from board.ShipID, target string) bool {
	target = t.lockedPiece(target)
	return t.Ship(from).HasLocked(target) && t.againstSpendingLock(id, from, target) == nil
}

// SpendLock spends a lock that the ship has on the piece, or is lent, and reports whether there was one.
func (t *Table) SpendLock(id board.ShipID, target string) bool {
	return t.spendOneOf(id, target, t.attacks(id, target))
}

// spendOneOf has its player pick whose.
func (t *Table) spendOneOf(id board.ShipID, target string, attack bool) bool {
	purses := t.spendableLocks(id, target, attack)
	if len(purses) == 0 {
		return t.SpendLockOf(id, id, target)
	}
	return t.SpendLockOf(id, t.pickPurse(id, purses, "prompt.choose-locker"), target)
}

// SpendLockOf has a ship spend the lock that another has.
func (t *Table) SpendLockOf(id, from board.ShipID, target string) bool {
	if target = t.lockedPiece(target); !t.Ship(from).HasLocked(target) {
		return false
	}
	t.announce(board.LockLost{Ship: from, Target: target, Spent: true})
	t.Trigger(Moment{When: AfterSpendingLock, Ship: id, Other: board.ShipOf(target)})
	return true
}
