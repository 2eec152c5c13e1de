package scene

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing"
)

// dicePreview is what an answer would make of a pool of dice.
type dicePreview struct {
	side    xwing.Side
	dice    []xwing.Die
	unknown []bool // it would be rolled: chance is nobody's to know
	known   bool   // something would change
}

// previewDice looks what a modification would do to the dice, in a second game
// that is thrown away. Of dice that would be rolled it tells only that.
func previewDice(s *game.Session, d game.Decision, pick string) dicePreview {
	var p dicePreview
	at := s.State().(*xwing.State).View.Attack
	if at == nil || !strings.HasPrefix(d.Kind, "modify-") {
		return p
	}
	f := s.Fork()
	defer f.Close()
	f.Drain()
	before := at.Dice // the fork has a state of its own
	if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}) != nil {
		return p
	}
	for _, e := range f.Drain() {
		var side xwing.Side
		var dice []xwing.Die
		switch e := e.(type) {
		case xwing.DiceModified:
			side, dice = e.Side, e.Dice
		case xwing.DiceCanceled:
			side, dice = e.Side, e.Dice
		case xwing.DiceRolled, xwing.AttackStepBegan, xwing.AttackEnded, xwing.DamageSuffered:
			return p // what comes after is no part of the modification
		default:
			continue
		}
		p.side, p.dice, p.known = side, dice, true
		p.unknown = make([]bool, len(dice))
		rolled := false
		for i := range dice {
			p.unknown[i] = dice[i].Rerolled && (i >= len(before[side]) || !before[side][i].Rerolled)
			rolled = rolled || p.unknown[i]
		}
		if rolled {
			return p // what follows depends on chance
		}
	}
	return p
}

// hintedDice is what the answer under the mouse would make of the dice.
func (t *tableScreen) hintedDice() dicePreview {
	d, ok := t.decision()
	if !ok || t.hint.option == nil || !t.hint.option.Legal() || !t.play.board.resting() {
		return dicePreview{}
	}
	id := t.hint.option.ID
	p, seen := t.draft.results[id]
	if !seen {
		p = previewDice(t.play.session, d, id)
		if t.draft.results == nil {
			t.draft.results = map[string]dicePreview{}
		}
		t.draft.results[id] = p
	}
	return p
}
