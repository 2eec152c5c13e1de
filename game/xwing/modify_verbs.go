package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// The verbs that change dice of the attack under way. Dice keep their index;
// canceled and spent ones are Gone.

// Dice returns the pool of a side.
func (f *Fight) Dice(side board.Side) []board.Die {
	if f.seen() == nil {
		return nil
	}
	return f.seen().Dice[side]
}

// CountResults counts the dice of a side that show one of the faces; of focus results, for a ship that modifies dice,
// those alone that it may modify.
func (f *Fight) CountResults(side board.Side, showing ...board.Face) int {
	n, focused := 0, 0
	for _, d := range f.Dice(side) {
		switch {
		case d.Gone || !slices.Contains(showing, d.Face) || d.Fixed && f.looksToModify():
		case d.Face == board.FocusResult:
			focused++
		default:
			n++
		}
	}
	if focused > 0 {
		n += min(focused, f.focusLeft())
	}
	return n
}

// ChangeDie turns a die to a face without rolling (X20-DIC-002) and reports
// whether it could: a die without the face stays as it is (X20-DIC-009).
func (f *Fight) ChangeDie(side board.Side, i int, to board.Face) bool {
	if !f.inPool(side, i) || f.Dice(side)[i].Fixed || !side.CanShow(to) || f.Dice(side)[i].Face == to || f.againstModifier(side) != nil ||
		f.Dice(side)[i].Face == board.FocusResult && f.focusLeft() == 0 {
		return false
	}
	dice := slices.Clone(f.Dice(side))
	dice[i].Face = to
	f.modified(side, dice)
	return true
}

// ChangeResults turns up to n dice from one face to another and returns how many.
func (f *Fight) ChangeResults(side board.Side, from, to board.Face, n int) int {
	if !side.CanShow(to) || from == to || f.againstModifier(side) != nil {
		return 0
	}
	if from == board.FocusResult {
		n = min(n, f.focusLeft())
	}
	dice, changed := slices.Clone(f.Dice(side)), 0
	for i := range dice {
		if changed < n && !dice[i].Gone && !dice[i].Fixed && dice[i].Face == from {
			dice[i].Face = to
			changed++
		}
	}
	if changed > 0 {
		f.modified(side, dice)
	}
	return changed
}

// ChangeOne has a ship's player turn one die that shows one of the faces to
// another, and reports whether there was one; he is asked only which face.
func (f *Fight) ChangeOne(by board.ShipID, side board.Side, to board.Face, among ...board.Face) bool {
	options := dieOptions(f.Dice(side), f.unlessFocused(among)...)
	pick := ""
	switch len(options) {
	case 0:
		return false
	case 1:
		pick = options[0].ID
	default:
		pick = f.t.pickDie(by, options)
	}
	return f.ChangeDie(side, board.NumberOf(pick, "die:"), to)
}

// dieID is the id of a die of a pool, by its index.
func dieID(i int) string { return "die:" + strconv.Itoa(i) }

// dieOptions offers of dice the first that shows each of the faces.
func dieOptions(dice []board.Die, among ...board.Face) []game.Option {
	var options []game.Option
	for _, f := range among {
		if i := slices.IndexFunc(dice, func(d board.Die) bool { return d.Face == f && !d.Gone && !d.Fixed }); i >= 0 {
			options = append(options, game.Option{ID: dieID(i), Target: dieID(i),
				Text: game.Say("option.die", "face", f.String())})
		}
	}
	return options
}

// pickDie has a ship's player pick one of some dice.
func (t *Table) pickDie(by board.ShipID, options []game.Option) string {
	return t.ask(game.Decision{Kind: ask.ChooseDice, Seat: t.Ship(by).Seat, Shape: game.SomeOf, Min: 1, Max: 1,
		Prompt: game.Say("prompt.choose-dice", "ship", by.Piece()), About: []string{by.Piece()}, Options: options}).Pick[0]
}

// RerollDice rerolls dice, each at most once an attack whatever the source
// (X20-GLD-004), and returns how many it did.
func (f *Fight) RerollDice(side board.Side, indices []int) int {
	dice := slices.Clone(f.Dice(side))
	var which []int
	most := f.Rerollable(side)
	if most > 0 && f.againstModifier(side) != nil {
		most = 0
	}
	left := f.focusLeft()
	for _, i := range indices {
		if f.inPool(side, i) && !dice[i].Rerolled && !slices.Contains(which, i) && len(which) < most {
			if dice[i].Face == board.FocusResult {
				if left == 0 {
					continue
				}
				left--
			}
			which = append(which, i)
		}
	}
	if len(which) == 0 {
		return 0
	}
	for k, face := range f.t.throw(side, len(which)) {
		dice[which[k]].Face, dice[which[k]].Rerolled = face, true
	}
	f.modified(side, dice)
	f.afterRerolling(side)
	return len(which)
}

// RerollChosen has a ship's player choose min to max dice and rerolls them; with
// fewer dice left that may be rerolled, it takes as many as there are
// (X20-FAQ-019).
func (f *Fight) RerollChosen(by board.ShipID, side board.Side, least, most int) int {
	most = min(most, f.Rerollable(side))
	if most == 0 {
		return 0
	}
	return f.RerollDice(side, f.ChooseRerolls(by, side, min(least, most), most))
}

// RerollOne rerolls the first die that shows the face, and that may be rerolled.
func (f *Fight) RerollOne(side board.Side, face board.Face) {
	if i := f.rerollable(side, face); i >= 0 {
		f.RerollDice(side, []int{i})
	}
}

// CanRerollOne reports whether there is such a die.
func (f *Fight) CanRerollOne(side board.Side, face board.Face) bool {
	return f.rerollable(side, face) >= 0 && f.Rerollable(side) > 0
}

func (f *Fight) rerollable(side board.Side, face board.Face) int {
	if face == board.FocusResult && f.focusLeft() == 0 {
		return -1
	}
	return slices.IndexFunc(f.Dice(side), func(d board.Die) bool { return !d.Gone && !d.Rerolled && d.Face == face })
}

// AddDie adds a die that shows the face; from then on it is like a rolled one
// (X20-DIC-001).
func (f *Fight) AddDie(side board.Side, face board.Face) bool {
	if !f.CanAddDie(side, face) {
		return false
	}
	f.modified(side, append(slices.Clone(f.Dice(side)), board.Die{Face: face, Added: true}))
	return true
}

// CanAddDie reports whether AddDie would.
func (f *Fight) CanAddDie(side board.Side, face board.Face) bool {
	return f.seen() != nil && side.CanShow(face) && f.againstModifier(side) == nil
}

// ChooseDice has a ship's player choose least to most dice of a pool for which
// no refusal speaks, and returns their indices; it asks only if there is a choice.
func (f *Fight) ChooseDice(by board.ShipID, side board.Side, least, most int, no func(board.Die) *game.Refusal) []int {
	return f.chooseDice(game.Say("prompt.choose-dice", "ship", by.Piece()), by, side, least, most, no)
}

// ChooseRerolls is ChooseDice for dice to be rerolled.
func (f *Fight) ChooseRerolls(by board.ShipID, side board.Side, least, most int) []int {
	return f.chooseDice(game.Say("prompt.choose-rerolls", "ship", by.Piece()), by, side, least, most, f.againstReroll)
}

func (f *Fight) chooseDice(prompt game.Phrase, by board.ShipID, side board.Side, least, most int, no func(board.Die) *game.Refusal) []int {
	if f == nil {
		return nil
	}
	t := f.t
	var options []game.Option
	var fit []int
	left := f.focusLeft()
	for i, d := range f.Dice(side) {
		if d.Gone {
			continue
		}
		o := game.Option{ID: dieID(i), Target: dieID(i),
			Text: game.Say("option.die", "face", d.Face.String()), Refusal: no(d)}
		if o.Legal() && d.Face == board.FocusResult {
			if left == 0 {
				o.Refusal = t.Refuse(rule.MandatoryEffect, "refusal.focus-limit")
			}
			left--
		}
		if o.Legal() {
			fit = append(fit, i)
		}
		options = append(options, o)
	}
	least, most = min(least, len(fit)), min(most, len(fit))
	if len(fit) == 0 || least == len(fit) {
		return fit
	}
	picked := t.ask(game.Decision{Kind: ask.ChooseDice, Seat: t.Ship(by).Seat, Shape: game.SomeOf, Min: least, Max: most,
		Prompt: prompt, About: []string{by.Piece()}, Options: options}).Pick
	var out []int
	for _, id := range picked {
		out = append(out, board.NumberOf(id, "die:"))
	}
	return out
}

// modified tells everybody of a changed pool.
func (f *Fight) modified(side board.Side, dice []board.Die) {
	now := f.modifierNow()
	f.noteModified(side, dice)
	f.t.announce(board.DiceModified{Ship: now.by, Side: side, Dice: dice, How: now.how})
}

// noteModified remembers who makes a pool what it will be.
func (f *Fight) noteModified(side board.Side, dice []board.Die) {
	if f != nil {
		by := f.modifierNow().by
		f.changed[side] = append(f.changed[side], by)
		f.turnedFocus(by, f.Dice(side), dice)
	}
}
