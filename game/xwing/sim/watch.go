package sim

import (
	"fmt"
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// watch looks on: it counts what happens, and keeps a display board of its own, which it
// compares.
type watch struct {
	*trial.Faults
	game  Game
	board board.View                 // fed with Events alone
	dying map[board.ShipID]string    // in which step each destroyed ship was first seen in play
	stays func(id board.ShipID) bool // whether a destroyed ship stays to the end of the round, by the state that is looked at
	over  []board.ShipID             // who lie on others until their maneuvers are executed: a huge ship, one that leaves its carrier
}

// Begin lays the board.
func (w *watch) Begin(now game.State, f *trial.Faults) {
	w.Faults = f
	w.Rewound(now)
}

// Rewound lays it as the game stands.
func (w *watch) Rewound(now game.State) {
	w.board, w.over = now.(*xwing.State).View.Clone(), nil
	for _, id := range w.board.ShipsInPlay() {
		a := w.board.Ship(id)
		if a.Size >= gauge.Huge && slices.ContainsFunc(w.board.ShipsInPlay(), func(other board.ShipID) bool {
			return other != id && gauge.Overlap(a.Base(), w.board.Ship(other).Base())
		}) {
			w.over = append(w.over, id)
		}
	}
}

// moves takes down who maneuvers and may lie on others meanwhile.
func (w *watch) moves(e game.Event) {
	switch e := e.(type) {
	case board.ShipMoved:
		if w.board.Ship(e.Ship).Size >= gauge.Huge {
			w.over = append(w.over, e.Ship)
		}
	case board.ShipDeployed:
		w.over = append(w.over, e.Ship)
	case board.ManeuverExecuted:
		w.lies(e.Ship)
	case board.ShipRemoved:
		w.lies(e.Ship)
	}
}

// lies takes down that a ship lies on nobody any more.
func (w *watch) lies(id board.ShipID) {
	w.over = slices.DeleteFunc(w.over, func(over board.ShipID) bool { return over == id })
}

// Happened feeds the board with an Event.
func (w *watch) Happened(step string, e game.Event) {
	if w.game.Checks {
		w.acts(step, e)
		w.pieces(step, e)
	}
	w.moves(e)
	w.board.Apply(e)
	coverage{w.game.Cover}.event(&w.board, e)
	if w.game.Seen != nil {
		w.game.Seen(&w.board, e)
	}
}

// Answered counts what a Decision has put in order.
func (w *watch) Answered(d game.Decision) {
	coverage{w.game.Cover}.decision(d)
	if w.game.Asked != nil {
		w.game.Asked(&w.board, d)
	}
}

// Stands compares the board with the view, and checks both.
func (w *watch) Stands(s *game.Session) {
	now, step := s.State().(*xwing.State), s.Step()
	if a, b := w.board.Clone(), now.View.Clone(); !reflect.DeepEqual(a, b) {
		w.Fail("step %s: the board fed with events differs from the view", step)
		w.board = b
	}
	if len(s.Open()) > 0 && !now.Remembers() {
		w.Fail("step %s: what is remembered of the cards is not what they say", step)
	}
	w.stays = now.Stays
	w.standing(step, &now.View, s.Open())
	w.supply(step, now)
}

// Refuses reports whether a rule of the edition that is played, or an enforced card, goes by that name.
func (w *watch) Refuses(rule string, now game.State) bool {
	rules := now.(*xwing.State).Rules()
	return rules.Edition.Ledger.Has(rule) || rules.Cards.Card(rule) != nil
}

// Table is the ships with all that they have.
func (w *watch) Table(now game.State) string {
	return fmt.Sprintf("%+v", now.(*xwing.State).View.Ships)
}

// acts checks that no ship that is out of the game is told to have executed a maneuver or performed an action.
func (w *watch) acts(step string, e game.Event) {
	if s := w.board.Ship(board.CauseOf(e)); s != nil && s.Where == board.Removed {
		w.Fail("step %s: ship %d is removed, and %s follows", step, s.ID, game.EventKind(e))
	}
}

// Asked checks that a Decision speaks of no ship that is out of the game.
func (w *watch) Asked(step string, d game.Decision, now game.State) {
	gone := func(piece string) bool {
		s := now.(*xwing.State).View.Ship(board.ShipOf(piece))
		return s != nil && s.Where == board.Removed
	}
	if slices.ContainsFunc(d.About, gone) || slices.ContainsFunc(d.Options, func(o game.Option) bool { return gone(o.Target) }) {
		w.Fail("step %s: %s speaks of a ship that is removed: %v", step, d.Kind, d.About)
	}
}

// considered reports whether a player is asked about an ability that is about a ship: of one outside the play area, instead
// of fleeing; of a destroyed one, before it is removed.
func considered(open []game.Decision, id board.ShipID) bool {
	return slices.ContainsFunc(open, func(d game.Decision) bool {
		return d.Kind == ask.UseAbility && slices.Contains(d.About, id.Piece())
	})
}

// standing checks that no two bases overlap but in the middle of a maneuver, that both sections of a ship lie at one
// place, that no base is outside the play
// area but for a ship that flees, that a destroyed ship stays for the Engagement
// Phase or the step that destroys it only, and that nobody keeps a lock on a removed ship.
func (w *watch) standing(step string, v *board.View, open []game.Decision) {
	for i := range v.Ships {
		a := &v.Ships[i]
		if a.Where != board.InPlay {
			continue
		}
		if a.Remote != "" {
			continue // it lies under ships, and its token is no base
		}
		if !a.Fled && !considered(open, a.ID) && !gauge.Inside(v.Area, a.Base()) {
			w.Fail("step %s: %s is outside the play area: %v", step, a.ID.Piece(), a.Pose)
		}
		for _, l := range a.Locks {
			if b := v.Ship(board.ShipOf(l)); b != nil && b.Where == board.Removed {
				w.Fail("step %s: %s has a lock on %s, which is removed", step, a.ID.Piece(), l)
			}
		}
		if a.Destroyed && (w.stays == nil || !w.stays(a.ID)) && !considered(open, a.ID) && w.late(step, v, a.ID, open) {
			w.Fail("step %s: %s is destroyed and still in play", step, a.ID.Piece())
		}
		for j := i + 1; j < len(v.Ships); j++ {
			b := &v.Ships[j]
			switch {
			case b.Where != board.InPlay || b.Remote != "":
			case a.Joined == b.ID:
				if a.Pose != b.Pose {
					w.Fail("step %s: %s and %s are one ship at two places: %v %v", step, a.ID.Piece(), b.ID.Piece(), a.Pose, b.Pose)
				}
			case gauge.Overlap(a.Base(), b.Base()) && !w.lifted(v, a) && !w.lifted(v, b):
				w.Fail("step %s: %s and %s overlap: %v %v", step, a.ID.Piece(), b.ID.Piece(), a.Pose, b.Pose)
			}
		}
	}
}

// lifted reports whether a ship is one that lies on others for now, or one of those, which have yet to be placed behind it. It
// may be several: a carrier that is run over and destroyed lets its ships deploy before the others are placed.
func (w *watch) lifted(v *board.View, s *board.Ship) bool {
	return slices.ContainsFunc(w.over, func(over board.ShipID) bool {
		return s.ID == over || gauge.Overlap(s.Base(), v.Ship(over).Base())
	})
}

// supply checks that nothing is spent that was not there, and that the view tells of what is hidden as it is.
func (w *watch) supply(step string, s *xwing.State) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		for k, n := range ship.Tokens {
			if n < 0 {
				w.Fail("step %s: %s holds %d %s tokens", step, ship.ID.Piece(), n, board.Token(k))
			}
		}
		for _, c := range []board.Charges{ship.Shields, ship.Charges, ship.Force} {
			if c.Active < 0 || c.Active > c.Limit {
				w.Fail("step %s: %s has %d of %d charges, Force or shields", step, ship.ID.Piece(), c.Active, c.Limit)
			}
		}
		for _, u := range ship.Upgrades {
			if c := u.Charges; c.Active < 0 || c.Active > c.Limit {
				w.Fail("step %s: %s has %d of %d charges on %s", step, ship.ID.Piece(), c.Active, c.Limit, u.XWS)
			}
		}
		if hidden := len(s.Hidden.Facedown[i]); hidden != ship.Facedown {
			w.Fail("step %s: %s shows %d facedown damage cards and has %d", step, ship.ID.Piece(), ship.Facedown, hidden)
		}
	}
	w.decks(step, s)
	for seat := range s.Hidden.Decks {
		if shown := s.View.Decks[seat]; shown != len(s.Hidden.Decks[seat].Cards) {
			w.Fail("step %s: the view tells of %d damage cards, there are %d", step, shown, len(s.Hidden.Decks[seat].Cards))
		}
	}
}

// late reports whether a destroyed ship should have been removed: outside the
// Engagement Phase it stays within the step that destroyed it alone, while what
// happens before its removal asks somebody something.
func (w *watch) late(step string, v *board.View, id board.ShipID, open []game.Decision) bool {
	if w.dying == nil {
		w.dying = map[board.ShipID]string{}
	}
	since, seen := w.dying[id]
	if !seen {
		w.dying[id] = step
	}
	return v.Phase != board.Engagement && (len(open) == 0 || seen && since != step)
}
