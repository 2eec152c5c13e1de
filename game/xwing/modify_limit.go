package xwing

import (
	"math"
	"slices"

	"xwing/game/xwing/board"
)

// focusLeft returns how many focus results whoever modifies dice now, or may, can modify yet in the attack under way.
func (f *Fight) focusLeft() int {
	by := f.modifying()
	if by == 0 || f.t.heeding(concern{query: MostFocusModified}) == 0 {
		return math.MaxInt
	}
	most := f.t.least(MostFocusModified, &Moment{Ship: by}, math.MaxInt)
	if most == math.MaxInt {
		return most
	}
	for _, id := range f.turned {
		if id == by {
			most--
		}
	}
	return max(0, most)
}

// unlessFocused returns faces without focus results if whoever modifies dice can modify no more of these.
func (f *Fight) unlessFocused(faces []board.Face) []board.Face {
	if f.focusLeft() > 0 {
		return faces
	}
	return slices.DeleteFunc(slices.Clone(faces), func(face board.Face) bool { return face == board.FocusResult })
}

// modifying returns the ship of the attack under way that modifies dice, or whose ways to do so are looked at; 0 for none.
func (f *Fight) modifying() board.ShipID {
	if f.seen() == nil {
		return 0
	}
	by := f.modifier.by
	if by == 0 {
		by = f.judged
	}
	if by != f.seen().Attacker && by != f.seen().Defender {
		return 0
	}
	return by
}

// looksToModify reports whether somebody modifies dice, or his ways to do so are looked at.
func (f *Fight) looksToModify() bool { return f.modifier.by != 0 || f.judged != 0 }

// turnedFocus remembers the focus results that a ship modifies.
func (f *Fight) turnedFocus(by board.ShipID, from, to []board.Die) {
	for i, d := range from {
		if d.Face == board.FocusResult && !d.Gone && to[i] != d {
			f.turned = append(f.turned, by)
		}
	}
}

// ChangeForGood is ChangeDie of a die that is not rerolled from then on.
func (f *Fight) ChangeForGood(side board.Side, i int, to board.Face) bool {
	if f.againstModifier(side) != nil || !f.inPool(side, i) || f.Dice(side)[i].Fixed {
		return false
	}
	dice := slices.Clone(f.Dice(side))
	dice[i].Face, dice[i].Rerolled = to, true
	f.modified(side, dice)
	return true
}

// fixOne has a ship's player turn one of his dice that shows something else to a face, for good: nothing modifies it any more.
func (f *Fight) fixOne(by board.ShipID, side board.Side, to board.Face) {
	others := slices.DeleteFunc(side.Results(), func(face board.Face) bool { return face == to })
	options := dieOptions(f.Dice(side), others...)
	if len(options) == 0 || f.againstModifier(side) != nil {
		return
	}
	pick := options[0].ID
	if len(options) > 1 {
		pick = f.t.pickDie(by, options)
	}
	i, dice := board.NumberOf(pick, "die:"), slices.Clone(f.Dice(side))
	dice[i].Face, dice[i].Rerolled, dice[i].Fixed = to, true, true
	f.modified(side, dice)
}
