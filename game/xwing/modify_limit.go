package xwing

import (
	"math"
	"slices"

	"xwing/game/xwing/board"
)

// focusLeft returns how many focus results whoever modifies dice now, or may, can modify yet in the attack under way.
func (t *Table) focusLeft() int {
	by := t.modifying()
	if by == 0 || t.heeding(concern{query: MostFocusModified}) == 0 {
		return math.MaxInt
	}
	most := t.least(MostFocusModified, Moment{Ship: by}, math.MaxInt)
	if most == math.MaxInt {
		return most
	}
	for _, id := range t.fight.turned {
		if id == by {
			most--
		}
	}
	return max(0, most)
}

// unlessFocused returns faces without focus results if whoever modifies dice can modify no more of these.
func (t *Table) unlessFocused(faces []board.Face) []board.Face {
	if t.focusLeft() > 0 {
		return faces
	}
	return slices.DeleteFunc(slices.Clone(faces), func(f board.Face) bool { return f == board.FocusResult })
}

// modifying returns the ship of the attack under way that modifies dice, or whose ways to do so are looked at; 0 for none.
func (t *Table) modifying() board.ShipID {
	if t.fight == nil || t.View.Attack == nil {
		return 0
	}
	by := t.fight.modifier.by
	if by == 0 {
		by = t.fight.judged
	}
	if by != t.View.Attack.Attacker && by != t.View.Attack.Defender {
		return 0
	}
	return by
}

// turnedFocus remembers the focus results that a ship modifies.
func (t *Table) turnedFocus(by board.ShipID, from, to []board.Die) {
	for i, d := range from {
		if d.Face == board.FocusResult && !d.Gone && to[i] != d {
			t.fight.turned = append(t.fight.turned, by)
		}
	}
}

// ChangeForGood is ChangeDie of a die that is not rerolled from then on.
func (t *Table) ChangeForGood(side board.Side, i int, to board.Face) bool {
	if t.againstModifier(side) != nil || !t.inPool(side, i) {
		return false
	}
	dice := slices.Clone(t.Dice(side))
	dice[i].Face, dice[i].Rerolled = to, true
	t.modified(side, dice)
	return true
}
