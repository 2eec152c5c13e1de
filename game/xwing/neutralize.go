package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// neutralizeResults is the Neutralize Results step: the attack hits if a hit or crit is left (X20-ATK-019 to 021).
func (f *Fight) neutralizeResults() {
	t := f.t
	before, crits := uncanceled(f.attackStep(board.NeutralizeResults)), f.CountShown(board.AttackDice, board.Crit)
	a := f.neutralized()
	f.evaded = uncanceled(a) < before
	t.announce(board.ResultsNeutralized{Dice: a.Dice, Hit: uncanceled(a) > 0})
	f.dodged = f.CountShown(board.AttackDice, board.Crit) < crits
}

// neutralized is the attack once its dice have been compared: pairs of evade and hit are canceled, then pairs of evade and
// crit, then reinforce tokens work, first of all where they add results.
func (f *Fight) neutralized() *board.Attack {
	t, a := f.t, f.seen().Clone()
	sure := [...]int{board.Hit: t.sum(SureHits, &Moment{Ship: a.Attacker, Other: a.Defender}),
		board.Crit: t.sum(SureCrits, &Moment{Ship: a.Attacker, Other: a.Defender})}
	order := [...]board.Face{board.Hit, board.Crit}
	if t.sum(CritsFirst, &Moment{Ship: a.Attacker, Other: a.Defender}) > 0 {
		order = [...]board.Face{board.Crit, board.Hit}
	}
	reinforced := f.reinforced(a)
	if t.rules.Edition.Dice.ReinforceAdds {
		for ; reinforced > 0; reinforced-- {
			addEvade(a)
		}
	}
	spared := func(face board.Face) bool { return left(a, face) <= sure[face] }
	for _, face := range order {
		for !spared(face) && cancelPair(a, face) {
		}
	}
	for range reinforced {
		if uncanceled(a) < 2 {
			break // never the last one (X20-REI-006)
		}
		addEvade(a)
		for _, face := range order { // a hit first (X20-REI-013), as rolled evades do
			if !spared(face) && cancelPair(a, face) {
				break
			}
		}
	}
	return a
}

// addEvade adds an evade result to the defense dice.
func addEvade(a *board.Attack) {
	a.Dice[board.DefenseDice] = append(a.Dice[board.DefenseDice], board.Die{Face: board.EvadeResult, Added: true})
}

// cancelPair cancels an evade result and an attack result of the face and
// reports whether there was such a pair.
func cancelPair(a *board.Attack, f board.Face) bool {
	i, j := find(a.Dice[board.AttackDice], f), find(a.Dice[board.DefenseDice], board.EvadeResult)
	if i < 0 || j < 0 {
		return false
	}
	a.Dice[board.AttackDice][i].Gone, a.Dice[board.DefenseDice][j].Gone = true, true
	return true
}

// left counts the attack results of a face that are not canceled.
func left(a *board.Attack, f board.Face) (n int) {
	for _, d := range a.Dice[board.AttackDice] {
		if d.Face == f && !d.Gone {
			n++
		}
	}
	return n
}

// find returns the index of the first die that shows the face, -1 if none does.
func find(dice []board.Die, f board.Face) int {
	for i, d := range dice {
		if d.Face == f && !d.Gone {
			return i
		}
	}
	return -1
}

// uncanceled counts the hits and crits left.
func uncanceled(a *board.Attack) int {
	n := 0
	for _, d := range a.Dice[board.AttackDice] {
		if !d.Gone && d.Face.Hurts() {
			n++
		}
	}
	return n
}

// reinforced counts the defender's reinforce tokens that apply: those of the
// full arc that the attacker is in, if it is not in the other as well (Reinforce
// chapter, X20-REI-003), or of the section that is attacked (X10-HUG-028). They are not spent (X20-REI-010).
func (f *Fight) reinforced(a *board.Attack) int {
	t := f.t
	if s := t.Ship(a.Defender); s.Has(board.ReinforceFore) == 0 && s.Has(board.ReinforceAft) == 0 {
		return 0 // wherever the attack comes from
	}
	section := a.Section
	if section == 0 { // of two cards the one attacked (X10-HUG-028)
		section = t.Ship(a.Defender).Section
	}
	switch section {
	case catalog.ForeSection:
		return t.Ship(a.Defender).Has(board.ReinforceFore)
	case catalog.AftSection:
		return t.Ship(a.Defender).Has(board.ReinforceAft)
	}
	fore := t.inFullArc(a.Defender, a.Attacker, gauge.FullFront, a.Range)
	aft := t.inFullArc(a.Defender, a.Attacker, gauge.FullRear, a.Range)
	switch {
	case fore && !aft:
		return t.Ship(a.Defender).Has(board.ReinforceFore)
	case aft && !fore:
		return t.Ship(a.Defender).Has(board.ReinforceAft)
	}
	return 0
}
