package scene

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
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
		if !o.Legal() || o.ID == "done" {
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
func (t *tableScreen) way(d game.Decision) *diceWay {
	if !t.draft.looked {
		t.draft.looked, t.draft.way = true, wayOfDice(t.play.session, d)
	}
	return t.draft.way
}

// clickWay lets a click on a die stand for the modification that dice are picked for
// and for the first of them; it reports whether the die can be clicked.
func (t *tableScreen) clickWay(a *App, d game.Decision, side board.Side, i int, words string, box, around draw.Rect) bool {
	u := a.ui
	id := "die:" + strconv.Itoa(i)
	_, asked, ok := t.dieOf(id)
	if !ok || asked != side {
		return false
	}
	way := t.way(d)
	if way == nil {
		return false
	}
	o := optionOf(way.next, id)
	if o == nil || !o.Legal() {
		return false
	}
	hot, clicked := u.Area(fmt.Sprintf("die:%d:%d", side, i), words, box)
	if hot {
		u.L.Ring(around, u.Px(6), u.Px(2), draw.White)
		u.Tip(t.optionWords(way.option), box)
	}
	if clicked {
		t.takeWay(a, d, way, id)
	}
	return true
}

// takeWay answers with the way, and with the die where one is all that is picked;
// else it is the first one ticked.
func (t *tableScreen) takeWay(a *App, d game.Decision, way *diceWay, die string) {
	t.because = t.play.words.Option(*way.option)
	t.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{way.option.ID}})
	next, ok := t.play.session.Decision(d.Seat)
	if !ok || next.Kind != way.next.Kind || optionOf(next, die) == nil {
		return
	}
	if next.Min <= 1 && next.Max == 1 {
		t.answer(a, game.Choice{Seat: next.Seat, Kind: next.Kind, Pick: []string{die}})
		return
	}
	t.draft = draft{key: t.key(next), picks: []string{die}, mouse: [2]float64{a.ui.In.X, a.ui.In.Y}}
	a.dirty = true
}
