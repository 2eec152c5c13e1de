package xwing

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
)

// Questions whose answers all come to the same now.

// mootOrder is the first of the ships that may engage next, if none of them has
// anything to attack: then their order makes no difference.
func mootOrder(s *game.Session, d game.Decision) (string, bool) {
	for _, o := range d.Options {
		next, ok := scene.After(s, d, o.ID)
		if !ok || len(next.Open) != 1 || next.Open[0].Kind != ask.ChooseAttack || actor(next.Open[0]) != board.ShipOf(o.ID) {
			return "", false
		}
		if _, nothing := scene.NothingPossible(next.Open[0]); !nothing || slices.ContainsFunc(next.Events, worded) {
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
	done, ok := scene.After(s, d, game.Done)
	if !ok || !slices.ContainsFunc(done.Events, attackEnds) {
		return false
	}
	for _, o := range d.Options {
		if o.ID == game.Done || !o.Legal() {
			continue
		}
		next, ok := scene.After(s, d, o.ID, game.Done)
		if !ok || !reflect.DeepEqual(next.Open, done.Open) || !reflect.DeepEqual(unspent(next.Events), unspent(done.Events)) {
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
