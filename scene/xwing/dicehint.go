package xwing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// hintedDice is what the answer under the mouse, or the dice that have been
// picked so far, would make of the dice.
func (t *diceTrays) hintedDice() dicePreview {
	d, ok := t.question.Pending()
	if !ok || !t.play.board.Resting() {
		return dicePreview{}
	}
	pick := t.hintedPick(d)
	if len(pick) == 0 {
		return dicePreview{}
	}
	key := strings.Join(pick, " ")
	p, seen := t.draft.results[key]
	if !seen {
		p = previewDice(t.play.Session, d, pick)
		if t.draft.results == nil {
			t.draft.results = map[string]dicePreview{}
		}
		t.draft.results[key] = p
	}
	return p
}

// hintedPick is what would be answered: the option under the mouse, and of
// several dice those picked so far with the one under the mouse.
func (t *diceTrays) hintedPick(d game.Decision) []string {
	o := t.question.Hint
	if o == nil {
		o = scene.OptionOf(d, t.draft.die.before)
	}
	if o != nil && (!o.Legal() || !t.question.Draft.Moved) {
		o = nil
	}
	if d.Shape == game.OneOf {
		if o == nil {
			return nil
		}
		return []string{o.ID}
	}
	if d.Shape != game.SomeOf {
		return nil
	}
	pick := slices.Clone(t.question.Draft.Picks)
	switch {
	case o == nil || slices.Contains(pick, o.ID):
	case d.Max == 1:
		pick = []string{o.ID}
	default:
		pick = append(pick, o.ID)
	}
	if len(pick) < d.Min || len(pick) > d.Max {
		return nil
	}
	return pick
}

// way is wayOfDice for the open question, looked for once.
func (t *diceTrays) way(d game.Decision) *diceWay {
	if !t.draft.looked {
		t.draft.looked, t.draft.way = true, wayOfDice(t.play.Session, d)
	}
	return t.draft.way
}

// clickWay lets a click on a die stand for the modification that dice are picked for
// and for the first of them; it reports whether the die can be clicked.
func (t *diceTrays) clickWay(a *desk, d game.Decision, side board.Side, i int, words string, box draw.Rect) bool {
	u := a.UI
	id := "die:" + strconv.Itoa(i)
	_, asked, ok := t.question.dieOf(id)
	if !ok || asked != side {
		return false
	}
	way := t.way(d)
	if way == nil {
		return false
	}
	o := scene.OptionOf(way.next, id)
	if o == nil || !o.Legal() {
		return false
	}
	hot, clicked := u.Area(fmt.Sprintf("die:%d:%d", side, i), words, box)
	if hot {
		u.L.Ring(box.Inset(-u.Px(3)), u.Px(9), u.Px(2), draw.White)
		u.Tip(t.cards.optionWords(way.option), box)
	}
	if clicked {
		t.takeWay(a, d, way, id)
	}
	return true
}

// takeWay answers with the way, and with the die where one is all that is picked;
// else it is the first one ticked.
func (t *diceTrays) takeWay(a *desk, d game.Decision, way *diceWay, die string) {
	t.question.Because = t.play.words.Option(*way.option)
	t.question.Pick(d, way.option.ID)
	next, ok := t.play.Session.Decision(d.Seat)
	if !ok || next.Kind != way.next.Kind || scene.OptionOf(next, die) == nil {
		return
	}
	if next.Min <= 1 && next.Max == 1 {
		t.question.Pick(next, die)
		return
	}
	t.question.Begin(next)
	t.question.Draft.Picks = []string{die}
	a.Touch()
}

// dieOf is the die that an option points at, of the pool being modified.
func (t *question) dieOf(target string) (board.Die, board.Side, bool) {
	at := t.play.board.view.Attack
	if at == nil || len(target) < 5 || target[:4] != "die:" {
		return board.Die{}, 0, false
	}
	side := board.AttackDice
	if at.Step >= board.RollDefenseDice {
		side = board.DefenseDice
	}
	i, err := strconv.Atoi(target[4:])
	if err != nil || i < 0 || i >= len(at.Dice[side]) {
		return board.Die{}, 0, false
	}
	return at.Dice[side][i], side, true
}
