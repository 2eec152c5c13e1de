package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// rollDie rolls a die of a color (ARM-CMP-011 to -013).
func (t *Table) rollDie(c catalog.Color) board.Die {
	faces := catalog.Faces(c)
	d := board.Die{Color: c, Face: faces[t.Hidden.Dice.Below(len(faces))]}
	if i := slices.IndexFunc(t.Hidden.Loaded, func(l board.Die) bool { return l.Color == c }); i >= 0 {
		d = t.Hidden.Loaded[i]
		t.Hidden.Loaded = slices.Delete(t.Hidden.Loaded, i, i+1)
	}
	t.Chance("die " + c.String() + " " + d.Face.String())
	return d
}

// setDice announces the pool as something has left it.
func (a *Attack) setDice(dice []board.Die, how string, by game.Phrase) {
	a.changed = true
	a.t.announce(board.DiceChanged{Dice: dice, How: how, By: by})
}

// drop takes a die from the pool: spent, canceled or removed.
func (a *Attack) drop(i int, how string, by game.Phrase) {
	a.setDice(slices.Delete(slices.Clone(a.view().Dice), i, i+1), how, by)
}

// reroll rolls a die of the pool again (ARM-DIC-001).
func (a *Attack) reroll(i int, by game.Phrase) {
	dice := slices.Clone(a.view().Dice)
	dice[i] = a.t.rollDie(dice[i].Color)
	a.setDice(dice, "rerolled", by)
}

// add rolls a die into the pool (ARM-DIC-002).
func (a *Attack) add(c catalog.Color, by game.Phrase) {
	a.setDice(append(slices.Clone(a.view().Dice), a.t.rollDie(c)), "added", by)
}

// colors are how many dice of each color the pool has.
func (a *Attack) colors() (d catalog.Dice) {
	for _, die := range a.view().Dice {
		d[die.Color]++
	}
	return d
}

// askDie has a seat pick a die of the pool but some, or none where that is allowed or there is none: -1.
func (a *Attack) askDie(seat game.Seat, kind game.Kind, key string, may bool, but ...int) int {
	var options []game.Option
	for i, d := range a.view().Dice {
		if !slices.Contains(but, i) && !d.Fixed && (!d.Set || strings.Contains(key, "cancel")) {
			options = append(options, dieOption(i, d))
		}
	}
	if len(options) == 0 {
		return -1
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	pick := a.t.askOne(seat, kind, game.Say("prompt."+key), []string{a.shot.Attacker, a.shot.Defender}, options)
	for i := range a.view().Dice {
		if pick == "die:"+strconv.Itoa(i) {
			return i
		}
	}
	return -1
}
