package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
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
