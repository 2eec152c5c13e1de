package xwing

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Questions whose answers all come to the same now.

// only is the one legal option of a question, nil if there are several or none.
func only(d game.Decision) *game.Option {
	var one *game.Option
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case !o.Legal():
		case one != nil:
			return nil
		default:
			one = o
		}
	}
	return one
}

// mootOrder is the first of the ships that may engage next, if none of them has
// anything to attack: then their order makes no difference.
func mootOrder(s *game.Session, d game.Decision) (string, bool) {
	for _, o := range d.Options {
		next, events, ok := after(s, d, o.ID)
		if !ok || len(next) != 1 || next[0].Kind != ask.ChooseAttack || actor(next[0]) != board.ShipOf(o.ID) {
			return "", false
		}
		if _, nothing := nothingPossible(next[0]); !nothing || slices.ContainsFunc(events, worded) {
			return "", false
		}
	}
	return d.Options[0].ID, len(d.Options) > 0
}

// worded reports whether an event is more than that a ship is next.
func worded(e game.Event) bool {
	switch e.(type) {
	case board.ShipActive, board.StepBegan:
		return false
	}
	return true
}

// mootDice reports whether modifying the defense dice can change nothing but what
// is spent on it: whatever is picked, the same things happen after it and the same
// is asked next.
func mootDice(s *game.Session, d game.Decision) bool {
	done, events, ok := after(s, d, "done")
	if !ok || !slices.ContainsFunc(events, attackEnds) {
		return false
	}
	for _, o := range d.Options {
		if o.ID == "done" || !o.Legal() {
			continue
		}
		next, others, ok := after(s, d, o.ID, "done")
		if !ok || !reflect.DeepEqual(next, done) || !reflect.DeepEqual(unspent(others), unspent(events)) {
			return false
		}
	}
	return true
}

func attackEnds(e game.Event) bool { _, ok := e.(board.AttackEnded); return ok }

// unspent is the events but for what is spent on dice and what they then show.
func unspent(events []game.Event) []game.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e game.Event) bool {
		switch e := e.(type) {
		case board.TokenLost:
			return e.Spent
		case board.ChargesChanged:
			return e.Spent > 0
		case board.ResultsNeutralized:
			return !e.Hit
		case board.AbilityUsed, board.DiceModified, board.DiceCanceled:
			return true
		}
		return false
	})
}

// after is what is asked and what has happened after answers to a question and to
// those of its kind that follow it at once; not ok if another is asked before the
// answers are given.
func after(s *game.Session, d game.Decision, picks ...string) (open []game.Decision, events []game.Event, ok bool) {
	f := s.Fork()
	defer f.Close()
	f.Drain()
	for i, pick := range picks {
		now := f.Open()
		if i > 0 && (len(now) != 1 || now[0].Kind != d.Kind || now[0].Seat != d.Seat) {
			break // it was the last
		}
		if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}) != nil || f.Fault() != nil {
			return nil, nil, false
		}
	}
	return f.Open(), f.Drain(), true
}
