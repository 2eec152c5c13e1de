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
	colors := a.colors()
	if any {
		colors = catalog.Dice{1, 1, 1}
	}
	a.add(a.askColor(ask.ChooseDice, "add-die", colors), by)
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
	a.changeDie(faces, false, by)
}

// turns reports whether a die has one of the faces that it does not show.
func turns(d board.Die, faces []catalog.Face) bool {
	own := catalog.Faces(d.Color)
	return !d.Fixed && !d.Set && slices.ContainsFunc(faces, func(f catalog.Face) bool { return f != d.Face && slices.Contains(own[:], f) })
}

// FixDie has the attacker set a die to any of its faces; it cannot be modified any more.
func (a *Attack) FixDie(by game.Phrase) { a.changeDie(catalog.AllFaces(), true, by) }

// changeDie has the attacker turn a die to one of the faces.
func (a *Attack) changeDie(faces []catalog.Face, fix bool, by game.Phrase) {
	i := a.askDieWhere(a.attacker(), "change-die", func(d board.Die) bool { return fix && !d.Set || turns(d, faces) })
	if i < 0 {
		return
	}
	dice := slices.Clone(a.view().Dice)
	own := catalog.Faces(dice[i].Color)
	var options []game.Option
	var able []catalog.Face
	for _, f := range faces {
		if slices.Contains(own[:], f) {
			able = append(able, f)
			options = append(options, game.Option{ID: f.String(), Text: game.Say("option.face", "face", f.String())})
		}
	}
	if len(options) == 0 {
		return
	}
	pick := a.t.askOne(a.attacker(), ask.ChooseDice, game.Say("prompt.choose-face"), []string{a.shot.Attacker}, options)
	dice[i].Face = able[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
	dice[i].Fixed = fix
	a.setDice(dice, "changed", by)
}

// ChangeDieWhere is ChangeDie of one of the dice that fit and can show one of the faces.
func (a *Attack) ChangeDieWhere(fits func(board.Die) bool, faces []catalog.Face, by game.Phrase) {
	i := a.askDieWhere(a.attacker(), "change-die", func(d board.Die) bool { return fits(d) && a.CanShow(d, faces) })
	if i < 0 {
		return
	}
	dice := slices.Clone(a.view().Dice)
	own := catalog.Faces(dice[i].Color)
	var options []game.Option
	var able []catalog.Face
	for _, f := range faces {
		if slices.Contains(own[:], f) && f != dice[i].Face {
			able = append(able, f)
			options = append(options, game.Option{ID: f.String(), Text: game.Say("option.face", "face", f.String())})
		}
	}
	dice[i].Face = able[0]
	if len(able) > 1 {
		pick := a.t.askOne(a.attacker(), ask.ChooseDice, game.Say("prompt.choose-face"), []string{a.shot.Attacker}, options)
		dice[i].Face = able[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
	}
	a.setDice(dice, "changed", by)
}

// CanShow reports whether a die has one of the faces and shows another one.
func (a *Attack) CanShow(d board.Die, faces []catalog.Face) bool {
	return turns(d, faces)
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

// AddSet adds a die that shows a face.
func (a *Attack) AddSet(c catalog.Color, f catalog.Face, by game.Phrase) {
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
