package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// SetDials has the card's player look at all command dials of a ship and choose for each of them what it shows.
func (o Own) SetDials(id board.ShipID) {
	stack := o.t.Hidden.Stacks[id-1]
	d := o.decision(ask.SetCardDials, "prompt.set-dials", game.OneForEach)
	d.About = []string{id.Piece()}
	for k, was := range stack {
		slot := game.Slot{ID: id.Piece() + "/" + strconv.Itoa(k+1),
			Text: game.Say("slot.dial-shows", "n", strconv.Itoa(k+1), "command", was.String())}
		for _, c := range catalog.Commands() {
			slot.Options = append(slot.Options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
		}
		d.Slots = append(d.Slots, slot)
	}
	answer := o.t.askSeeing(d)
	now := slices.Clone(stack)
	for k, slot := range d.Slots {
		now[k] = commandOf(answer.Each[slot.ID])
	}
	o.t.Hidden.Stacks[id-1] = now
}

// ChooseFace has the card's player choose a face of a die.
func (o Own) ChooseFace(c catalog.Color) catalog.Face {
	d := o.decision(ask.ChooseEffect, "prompt.choose-face", game.OneOf)
	var faces []catalog.Face
	for _, f := range catalog.Faces(c) {
		if !slices.Contains(faces, f) {
			faces = append(faces, f)
			d.Options = append(d.Options, game.Option{ID: f.String(), Text: game.Say("option.face", "face", f.String())})
		}
	}
	pick := o.t.ask(d).One()
	return faces[slices.IndexFunc(d.Options, func(o game.Option) bool { return o.ID == pick })]
}

// LayDie lays a die on the card, as it shows.
func (o Own) LayDie(d board.Die) {
	u := *o.Upgrade()
	u.Dice = append(slices.Clone(u.Dice), d)
	o.t.announce(board.UpgradeChanged{Ship: o.m.Owner, Upgrade: u, Tokens: true})
}

// Exchange has the attacker spend a die to exchange it with the die on a card, both as they show.
func (a *Attack) Exchange(on Own, by game.Phrase) {
	u := *on.Upgrade()
	i := a.askDie(a.attacker(), ask.ChooseDice, "spend-die", false, a.but(a.Spendable)...)
	dice := slices.Clone(a.view().Dice)
	u.Dice = slices.Clone(u.Dice)
	u.Dice[0], dice[i] = dice[i], u.Dice[0]
	a.setDice(dice, "changed", by)
	a.t.announce(board.UpgradeChanged{Ship: on.m.Owner, Upgrade: u, Tokens: true})
}

// but are the dice of the pool that do not fit, by index.
func (a *Attack) but(fits func(board.Die) bool) (others []int) {
	for i, d := range a.view().Dice {
		if !fits(d) {
			others = append(others, i)
		}
	}
	return others
}

// tradeable reports whether a die may be spent to change another one to one of the faces.
func (a *Attack) tradeable(i int, faces []catalog.Face) bool {
	others := slices.Delete(slices.Clone(a.view().Dice), i, i+1)
	return a.Spendable(a.view().Dice[i]) && slices.ContainsFunc(others, func(d board.Die) bool { return a.CanShow(d, faces) })
}

// CanTrade reports whether a die may be spent to change another one to one of the faces.
func (a *Attack) CanTrade(faces []catalog.Face) bool {
	for i := range a.view().Dice {
		if a.tradeable(i, faces) {
			return true
		}
	}
	return false
}

// Trade has the attacker spend a die to change another one to one of the faces.
func (a *Attack) Trade(faces []catalog.Face, by game.Phrase) {
	var keep []int
	for i := range a.view().Dice {
		if !a.tradeable(i, faces) {
			keep = append(keep, i)
		}
	}
	if i := a.askDie(a.attacker(), ask.ChooseDice, "spend-die", false, keep...); i >= 0 {
		a.drop(i, "spent", by)
		a.ChangeDieWhere(func(board.Die) bool { return true }, faces, by)
	}
}

// Kind is what kind of attack it is.
func (a *Attack) Kind() board.AttackKind { return a.shot.Kind }
