package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// AddDie adds a die of a color of the attacker's choice: of those in the pool, or of any.
func (a *Attack) AddDie(any bool, by game.Phrase) {
	if any {
		a.AddAlike(1, by)
		return
	}
	a.AddOf(a.colors(), by)
}

// AddAlike adds dice of one color of the attacker's choice.
func (a *Attack) AddAlike(n int, by game.Phrase) {
	a.AddDice(a.askColor(ask.ChooseDice, "add-die", catalog.Dice{1, 1, 1}), n, by)
}

// AddOf adds a die of a color of the attacker's choice, of those of which there are dice.
func (a *Attack) AddOf(dice catalog.Dice, by game.Phrase) {
	a.add(a.askColor(ask.ChooseDice, "add-die", dice), by)
}

// AddDice adds dice of one color.
func (a *Attack) AddDice(c catalog.Color, n int, by game.Phrase) {
	for range n {
		a.add(c, by)
	}
}

// SpendDie has the attacker spend one of the dice that fit; it reports whether one was.
func (a *Attack) SpendDie(fits func(board.Die) bool, by game.Phrase) bool {
	i := a.askDieWhere(a.attacker(), "spend-die", func(d board.Die) bool { return a.Spendable(d) && fits(d) })
	if i < 0 {
		return false
	}
	a.drop(i, "spent", by)
	return true
}

// DiscardDie has the attacker discard one of the dice that fit, if there is one.
func (a *Attack) DiscardDie(fits func(board.Die) bool, by game.Phrase) {
	if i := a.askDieWhere(a.attacker(), "discard-die", fits); i >= 0 {
		a.drop(i, "discarded", by)
	}
}

// Spendable reports whether a die may be spent: where accuracy icons may not, none that shows one.
func (a *Attack) Spendable(d board.Die) bool {
	return !d.Fixed && (d.Face != catalog.Accuracy || a.t.forbidden(Spending, Moment{Ship: board.ShipOf(a.shot.Attacker)}) == nil)
}

// Dice are the dice of the pool.
func (a *Attack) Dice() []board.Die { return a.view().Dice }

// FaceupDealt is how many damage cards were dealt or turned faceup in this attack.
func (a *Attack) FaceupDealt() int { return a.faceup }

// Gathered is how many dice are gathered and not rolled yet.
func (a *Attack) Gathered() int { return a.pool.Total() }

// ChangeDie has the attacker turn a die to one of the faces that it has (ARM-CMP-014, ARM-DIC-004).
func (a *Attack) ChangeDie(faces []catalog.Face, by game.Phrase) {
	if i := a.askDieWhere(a.attacker(), "change-die", func(d board.Die) bool { return a.CanShow(d, faces) }); i >= 0 {
		a.turnDie(i, a.askFace(i, faces), false, by)
	}
}

// ChangeDieWhere is ChangeDie of one of the dice that fit, to another face than it shows; if there is but one, nothing is asked.
func (a *Attack) ChangeDieWhere(fits func(board.Die) bool, faces []catalog.Face, by game.Phrase) {
	i := a.askDieWhere(a.attacker(), "change-die", func(d board.Die) bool { return fits(d) && a.CanShow(d, faces) })
	if i < 0 {
		return
	}
	d := a.view().Dice[i]
	others := slices.DeleteFunc(shownBy(d, faces), func(f catalog.Face) bool { return f == d.Face })
	if len(others) > 1 {
		others[0] = a.askFace(i, others)
	}
	a.turnDie(i, others[0], false, by)
}

// FixDie has the attacker set a die to any of its faces; it cannot be modified any more.
func (a *Attack) FixDie(by game.Phrase) {
	if i := a.askDieWhere(a.attacker(), "change-die", func(d board.Die) bool { return !d.Set }); i >= 0 {
		a.turnDie(i, a.askFace(i, catalog.AllFaces()), true, by)
	}
}

// turnDie turns a die of the pool to a face.
func (a *Attack) turnDie(i int, f catalog.Face, fix bool, by game.Phrase) {
	dice := slices.Clone(a.view().Dice)
	dice[i].Face, dice[i].Fixed = f, fix
	a.setDice(dice, "changed", by)
}

// askFace has the attacker choose one of the faces that a die of the pool has.
func (a *Attack) askFace(i int, faces []catalog.Face) catalog.Face {
	able := shownBy(a.view().Dice[i], faces)
	var options []game.Option
	for _, f := range able {
		options = append(options, game.Option{ID: f.String(), Text: game.Say("option.face", "face", f.String())})
	}
	pick := a.t.askOne(a.attacker(), ask.ChooseDice, game.Say("prompt.choose-face"), []string{a.shot.Attacker}, options)
	return able[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
}

// shownBy are those of the faces that a die has.
func shownBy(d board.Die, faces []catalog.Face) []catalog.Face {
	own := catalog.Faces(d.Color)
	return slices.DeleteFunc(slices.Clone(faces), func(f catalog.Face) bool { return !slices.Contains(own[:], f) })
}

// CanShow reports whether a die has one of the faces and shows another one.
func (a *Attack) CanShow(d board.Die, faces []catalog.Face) bool {
	return !d.Fixed && !d.Set && slices.ContainsFunc(shownBy(d, faces), func(f catalog.Face) bool { return f != d.Face })
}

// RerollAll rolls all dice of the pool again.
func (a *Attack) RerollAll(by game.Phrase) {
	dice := slices.Clone(a.view().Dice)
	for i := range dice {
		if !dice[i].Fixed && !dice[i].Set {
			dice[i] = a.t.rollDie(dice[i].Color)
		}
	}
	a.setDice(dice, "rerolled", by)
}

// RerollColor has the attacker have any number of the dice of a color of his choice rolled again.
func (a *Attack) RerollColor(by game.Phrase) {
	c := a.askColor(ask.ChooseDice, "reroll-color", a.colors())
	a.Reroll(len(a.view().Dice), func(d board.Die) bool { return d.Color == c }, by)
}

// AddFace adds a die that shows a face.
func (a *Attack) AddFace(c catalog.Color, f catalog.Face, by game.Phrase) {
	a.setDice(append(slices.Clone(a.view().Dice), board.Die{Color: c, Face: f}), "added", by)
}

// Cancel has the attacker cancel a die of the pool.
func (a *Attack) Cancel(by game.Phrase) {
	if i := a.askDie(a.attacker(), ask.ChooseDice, "cancel-die", false); i >= 0 {
		a.drop(i, "canceled", by)
	}
}

// TakeDice has a seat take so many of the gathered dice away before the roll.
func (a *Attack) TakeDice(by game.Seat, n int) {
	for ; n > 0 && a.pool.Total() > 0; n-- {
		a.pool[a.askColorOf(by, ask.RemoveDie, "take-die", a.pool)]--
	}
}

// CancelAll cancels all dice of the pool.
func (a *Attack) CancelAll(by game.Phrase) { a.setDice(nil, "canceled", by) }

// Spends is how many defense tokens of the defender were spent in it, with their effects or as costs.
func (a *Attack) Spends() (n int) {
	for _, k := range a.costs {
		if k.Piece == a.shot.Defender && !slices.Contains(a.view().Spent, k.Index) {
			n++
		}
	}
	return n + len(a.view().Spent)
}
