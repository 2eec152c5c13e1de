package xwing

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// diceWay is the one modification after which dice of the pool are picked: where
// there is but one, a click on a die says that it is meant.
type diceWay struct {
	option *game.Option
	next   game.Decision
}

// wayOfDice looks for the modification that dice are picked for; nil where there is
// none, or several.
func wayOfDice(s *game.Session, d game.Decision) *diceWay {
	if !ask.ModifiesDice(d.Kind) {
		return nil
	}
	var way *diceWay
	for i := range d.Options {
		o := &d.Options[i]
		if !o.Legal() || o.ID == game.Done {
			continue
		}
		f := s.Fork()
		err := f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{o.ID}})
		next, ok := f.Decision(d.Seat)
		guessed := f.Guessed()
		f.Close()
		if err != nil || guessed || !ok || next.Kind != ask.ChooseDice {
			continue
		}
		if way != nil {
			return nil
		}
		way = &diceWay{o, next}
	}
	return way
}

// way is wayOfDice for the open question, looked for once.
func (t *diceTrays) way(d game.Decision) *diceWay {
	if !t.question.draft.looked {
		t.question.draft.looked, t.question.draft.way = true, wayOfDice(t.play.Session, d)
	}
	return t.question.draft.way
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
