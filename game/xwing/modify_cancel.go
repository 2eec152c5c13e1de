package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Results leave a pool for good when they are spent or canceled. To spend one is to modify dice, to cancel one is not
// (Dice Modification chapter, X20-DIC-004, X20-DIC-007, X20-DIC-011). Only what a card cancels is told.

// SpendResult takes one of a ship's own results out of its pool and reports
// whether it had one (X20-DIC-004, X20-DIC-006).
func (f *Fight) SpendResult(by board.ShipID, side board.Side, face board.Face) bool {
	return f.spendOne(by, side, func(options []game.Option) string { return options[0].ID }, face)
}

// SpendOne has a ship's player spend one of its own results that show one of the faces, and
// reports whether there was one; he is asked only which face.
func (f *Fight) SpendOne(by board.ShipID, side board.Side, among ...board.Face) bool {
	return f.spendOne(by, side, func(options []game.Option) string {
		if len(options) == 1 {
			return options[0].ID
		}
		return f.t.pickDie(by, options)
	}, among...)
}

// spendOne spends one of a ship's own results that show one of the faces, as far as it may modify them.
func (f *Fight) spendOne(by board.ShipID, side board.Side, pick func([]game.Option) string, among ...board.Face) bool {
	if f.seen() == nil || f.Rolled(side) != by || f.againstModifier(side) != nil {
		return false
	}
	options := dieOptions(f.Dice(side), f.unlessFocused(among)...)
	if len(options) > 0 {
		f.SpendDie(side, board.NumberOf(pick(options), "die:"))
	}
	return len(options) > 0
}

// SpendDie takes a die that its player has chosen out of the pool, which is a modification.
func (f *Fight) SpendDie(side board.Side, i int) {
	dice := slices.Clone(f.Dice(side))
	dice[i].Gone = true
	f.noteModified(side, dice)
	f.takeOut(board.DiceCanceled{Side: side}, i)
}

// spendAll takes every result of a face out of the attack dice: damage was
// suffered for it.
func (f *Fight) spendAll(face board.Face) {
	f.takeOut(board.DiceCanceled{Side: board.AttackDice}, f.showing(board.AttackDice, face)...)
}

// CancelResult has the moment's card cancel one result and reports whether there
// was one.
func (f *Fight) CancelResult(m Moment, side board.Side, face board.Face) bool {
	i := find(f.Dice(side), face)
	if i < 0 || !f.cancelable(m, side) {
		return false
	}
	f.takeOut(board.DiceCanceled{Side: side, Ship: m.Owner, How: m.Card}, i)
	return true
}

// CancelAll has the moment's card cancel every result of some faces, or all there
// are if none is named, and returns how many there were.
func (f *Fight) CancelAll(m Moment, side board.Side, faces ...board.Face) int {
	if !f.cancelable(m, side) {
		return 0
	}
	which := f.showing(side, faces...)
	f.takeOut(board.DiceCanceled{Side: side, Ship: m.Owner, How: m.Card}, which...)
	return len(which)
}

// cancelable reports whether the moment's card may cancel results of a side.
func (f *Fight) cancelable(m Moment, side board.Side) bool {
	return side == board.AttackDice || f.againstRange0(m.Owner, m.Card, side) == nil
}

// InflictTokens has the moment's card cancel the hits and crits that are left and
// give the defender as many tokens in place of damage (Inflict chapter, X20-INF-001).
func (f *Fight) InflictTokens(m Moment, k board.Token) {
	f.t.GainTokens(f.seen().Defender, k, f.CancelAll(m, board.AttackDice, board.Hit, board.Crit))
}

// CountShown counts the dice of a side that show one of the faces, modifiable or not: what looks at them modifies none.
func (f *Fight) CountShown(side board.Side, faces ...board.Face) int {
	return len(f.showing(side, faces...))
}

// showing returns the indices of the dice of a side that show one of the faces, or
// any face if none is named.
func (f *Fight) showing(side board.Side, faces ...board.Face) []int {
	var which []int
	for i, d := range f.Dice(side) {
		if !d.Gone && (len(faces) == 0 || slices.Contains(faces, d.Face)) {
			which = append(which, i)
		}
	}
	return which
}

// takeOut announces that dice have left the pool of the event's side.
func (f *Fight) takeOut(e board.DiceCanceled, which ...int) {
	if len(which) == 0 {
		return
	}
	e.Dice = slices.Clone(f.Dice(e.Side))
	for _, i := range which {
		e.Dice[i].Gone = true
		e.Canceled = append(e.Canceled, e.Dice[i].Face)
	}
	f.t.announce(e)
}

// Spendable counts the results of some faces that the moment's card may have its ship spend of its own dice.
func (f *Fight) Spendable(m Moment, side board.Side, among ...board.Face) int {
	if f.seen() == nil || !f.Modifiable(m, side) {
		return 0
	}
	defer func(judged board.ShipID) { f.judged = judged }(f.judged)
	f.judged = f.Rolled(side)
	return f.CountResults(side, among...)
}
