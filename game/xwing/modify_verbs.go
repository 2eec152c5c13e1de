package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// The verbs that change dice of the attack under way. Dice keep their index;
// canceled and spent ones are Gone.

// Dice returns the pool of a side.
func (t *Table) Dice(side board.Side) []board.Die {
	if t.View.Attack == nil {
		return nil
	}
	return t.View.Attack.Dice[side]
}

// CountResults counts the dice of a side that show one of the faces; of focus results, for a ship that modifies dice,
// those alone that it may modify.
func (t *Table) CountResults(side board.Side, showing ...board.Face) int {
	n, focused := 0, 0
	for _, d := range t.Dice(side) {
		switch {
		case d.Gone || !slices.Contains(showing, d.Face):
		case d.Face == board.FocusResult:
			focused++
		default:
			n++
		}
	}
	if focused > 0 {
		n += min(focused, t.focusLeft())
	}
	return n
}

// ChangeDie turns a die to a face without rolling (X20-DIC-002) and reports
// whether it could: a die without the face stays as it is (X20-DIC-009).
func (t *Table) ChangeDie(side board.Side, i int, to board.Face) bool {
	if !t.inPool(side, i) || !side.CanShow(to) || t.Dice(side)[i].Face == to || t.againstModifier(side) != nil ||
		t.Dice(side)[i].Face == board.FocusResult && t.focusLeft() == 0 {
		return false
	}
	dice := slices.Clone(t.Dice(side))
	dice[i].Face = to
	t.modified(side, dice)
	return true
}

// ChangeResults turns up to n dice from one face to another and returns how many.
func (t *Table) ChangeResults(side board.Side, from, to board.Face, n int) int {
	if !side.CanShow(to) || from == to || t.againstModifier(side) != nil {
		return 0
	}
	if from == board.FocusResult {
		n = min(n, t.focusLeft())
	}
	dice, changed := slices.Clone(t.Dice(side)), 0
	for i := range dice {
		if changed < n && !dice[i].Gone && dice[i].Face == from {
			dice[i].Face = to
			changed++
		}
	}
	if changed > 0 {
		t.modified(side, dice)
	}
	return changed
}

// ChangeOne has a ship's player turn one die that shows one of the faces to
// another, and reports whether there was one; he is asked only which face.
func (t *Table) ChangeOne(by board.ShipID, side board.Side, to board.Face, among ...board.Face) bool {
	options := dieOptions(t.Dice(side), t.unlessFocused(among)...)
	pick := ""
	switch len(options) {
	case 0:
		return false
	case 1:
		pick = options[0].ID
	default:
		pick = t.pickDie(by, options)
	}
	return t.ChangeDie(side, board.NumberOf(pick, "die:"), to)
}

// dieOptions offers of dice the first that shows each of the faces.
func dieOptions(dice []board.Die, among ...board.Face) []game.Option {
	var options []game.Option
	for _, f := range among {
		if i := find(dice, f); i >= 0 {
			options = append(options, game.Option{ID: fmt.Sprintf("die:%d", i), Target: fmt.Sprintf("die:%d", i),
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
func (t *Table) RerollDice(side board.Side, indices []int) int {
	dice := slices.Clone(t.Dice(side))
	var which []int
	most := t.Rerollable(side)
	if most > 0 && t.againstModifier(side) != nil {
		most = 0
	}
	left := t.focusLeft()
	for _, i := range indices {
		if t.inPool(side, i) && !dice[i].Rerolled && !slices.Contains(which, i) && len(which) < most {
			if dice[i].Face == board.FocusResult {
				if left == 0 {
					continue
				}
				left--
			}
			which = append(which, i)
		}
	}
	for k, f := range t.throw(side, len(which)) {
		dice[which[k]].Face, dice[which[k]].Rerolled = f, true
	}
	if len(which) > 0 {
		t.modified(side, dice)
		t.afterRerolling(side)
	}
	return len(which)
}

// RerollChosen has a ship's player choose min to max dice and rerolls them; with
// fewer dice left that may be rerolled, it takes as many as there are
// (X20-FAQ-019).
func (t *Table) RerollChosen(by board.ShipID, side board.Side, least, most int) int {
	most = min(most, t.Rerollable(side))
	if most == 0 {
		return 0
	}
	return t.RerollDice(side, t.ChooseRerolls(by, side, min(least, most), most))
}

// RerollOne rerolls the first die that shows the face, and that may be rerolled.
func (t *Table) RerollOne(side board.Side, f board.Face) {
	if i := t.rerollable(side, f); i >= 0 {
		t.RerollDice(side, []int{i})
	}
}

// CanRerollOne reports whether there is such a die.
func (t *Table) CanRerollOne(side board.Side, f board.Face) bool {
	return t.rerollable(side, f) >= 0 && t.Rerollable(side) > 0
}

func (t *Table) rerollable(side board.Side, f board.Face) int {
	if f == board.FocusResult && t.focusLeft() == 0 {
		return -1
	}
	return slices.IndexFunc(t.Dice(side), func(d board.Die) bool { return !d.Gone && !d.Rerolled && d.Face == f })
}

// AddDie adds a die that shows the face; from then on it is like a rolled one
// (X20-DIC-001).
func (t *Table) AddDie(side board.Side, f board.Face) bool {
	if !t.CanAddDie(side, f) {
		return false
	}
	t.modified(side, append(slices.Clone(t.Dice(side)), board.Die{Face: f, Added: true}))
	return true
}

// CanAddDie reports whether AddDie would.
func (t *Table) CanAddDie(side board.Side, f board.Face) bool {
	return t.View.Attack != nil && side.CanShow(f) && t.againstModifier(side) == nil
}

// ChooseDice has a ship's player choose least to most dice of a pool for which
// no refusal speaks, and returns their indices; it asks only if there is a choice.
func (t *Table) ChooseDice(by board.ShipID, side board.Side, least, most int, no func(board.Die) *game.Refusal) []int {
	return t.chooseDice(game.Say("prompt.choose-dice", "ship", by.Piece()), by, side, least, most, no)
}

// ChooseRerolls is ChooseDice for dice to be rerolled.
func (t *Table) ChooseRerolls(by board.ShipID, side board.Side, least, most int) []int {
	return t.chooseDice(game.Say("prompt.choose-rerolls", "ship", by.Piece()), by, side, least, most, t.againstReroll)
}

func (t *Table) chooseDice(prompt game.Phrase, by board.ShipID, side board.Side, least, most int, no func(board.Die) *game.Refusal) []int {
	var options []game.Option
	var fit []int
	left := t.focusLeft()
	for i, d := range t.Dice(side) {
		if d.Gone {
			continue
		}
		o := game.Option{ID: fmt.Sprintf("die:%d", i), Target: fmt.Sprintf("die:%d", i),
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
func (t *Table) modified(side board.Side, dice []board.Die) {
	now := t.modifierNow()
	t.noteModified(side, dice)
	t.announce(board.DiceModified{Ship: now.by, Side: side, Dice: dice, How: now.how})
}

// noteModified remembers who makes a pool what it will be.
func (t *Table) noteModified(side board.Side, dice []board.Die) {
	if t.fight != nil {
		by := t.modifierNow().by
		t.fight.changed[side] = append(t.fight.changed[side], by)
		t.turnedFocus(by, t.Dice(side), dice)
	}
}
