package sim

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// maxBroken is how many breaches of one game are told.
const maxBroken = 5

// watch looks on: it counts the Events of a game and, with checks, keeps a
// display board of its own and compares.
type watch struct {
	game   Game
	boards bool       // somebody wants the board: checks always do
	board  board.View // fed with Events alone
	broken []error
	marks  []mark
	dying  map[board.ShipID]string // in which step each destroyed ship was first seen in play
	repeat repeats
}

// mark is the state's hash after a number of journal lines.
type mark struct {
	bytes int
	hash  string
}

// markEvery is how many choices lie between two marks.
const markEvery = 12

func newWatch(g Game, s *xwing.State) *watch {
	w := &watch{game: g, boards: g.Checks || g.Cover != nil || g.Seen != nil || g.Asked != nil}
	if w.boards {
		w.board = s.View.Clone()
	}
	return w
}

// fail notes what should have held.
func (w *watch) fail(format string, args ...any) {
	if len(w.broken) < maxBroken {
		w.broken = append(w.broken, fmt.Errorf(format, args...))
	}
}

// see takes what happened since the last choice.
func (w *watch) see(s *game.Session, log *journal) {
	if !w.boards {
		return
	}
	now := s.State().(*xwing.State)
	for _, e := range s.Drain() {
		if _, rewound := e.(game.Rewound); rewound {
			w.board = now.View.Clone()
			continue
		}
		if w.game.Checks {
			w.acts(s.Step(), e)
		}
		w.board.Apply(e)
		w.game.Cover.event(&w.board, e)
		if w.game.Seen != nil {
			w.game.Seen(&w.board, e)
		}
	}
	if !w.game.Checks {
		return
	}
	step := s.Step()
	if a, b := w.board.Clone(), now.View.Clone(); !reflect.DeepEqual(a, b) {
		w.fail("step %s: the board fed with events differs from the view", step)
		w.board = b
	}
	w.standing(step, &now.View, s.Open())
	w.supply(step, now)
	if copied := now.Clone(); game.HashOf(copied) != game.HashOf(now) || !bytes.Equal(copied.Encode(), now.Encode()) {
		w.fail("step %s: a copy of the state is not equal to it", step)
	}
	if s.Choices()%markEvery == 0 {
		w.marks = append(w.marks, mark{len(log.text), s.Hash()})
	}
}

// acts checks that no ship that is out of the game is told to have executed a maneuver or performed an action.
func (w *watch) acts(step string, e game.Event) {
	if s := w.board.Ship(board.CauseOf(e)); s != nil && s.Where == board.Removed {
		w.fail("step %s: ship %d is removed, and %s follows", step, s.ID, game.EventKind(e))
	}
}

// asked checks that a Decision can be answered, that it speaks of no ship that
// is out of the game, and refuses by rules that are played.
func (w *watch) asked(step string, d game.Decision, now *xwing.State) {
	v := &now.View
	w.repeated(step, d, v)
	w.refusedBy(step, d, now.Rules())
	gone := func(piece string) bool {
		s := v.Ship(board.ShipOf(piece))
		return s != nil && s.Where == board.Removed
	}
	if d.Shape == game.OneOf && !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Legal() }) {
		w.fail("step %s: %s has no legal option", step, d.Kind)
	}
	if slices.ContainsFunc(d.About, gone) || slices.ContainsFunc(d.Options, func(o game.Option) bool { return gone(o.Target) }) {
		w.fail("step %s: %s speaks of a ship that is removed: %v", step, d.Kind, d.About)
	}
}

// considered reports whether a player is asked about an ability of a ship: of one outside the play area, instead of
// fleeing.
func considered(open []game.Decision, id board.ShipID) bool {
	return slices.ContainsFunc(open, func(d game.Decision) bool {
		return d.Kind == ask.UseAbility && slices.Contains(d.About, id.Piece())
	})
}

// standing checks that no two bases overlap, that no base is outside the play
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
			w.fail("step %s: %s is outside the play area: %v", step, a.ID.Piece(), a.Pose)
		}
		for _, l := range a.Locks {
			if b := v.Ship(board.ShipOf(l)); b != nil && b.Where == board.Removed {
				w.fail("step %s: %s has a lock on %s, which is removed", step, a.ID.Piece(), l)
			}
		}
		if a.Destroyed && w.late(step, v, a.ID, open) {
			w.fail("step %s: %s is destroyed and still in play", step, a.ID.Piece())
		}
		for j := i + 1; j < len(v.Ships); j++ {
			b := &v.Ships[j]
			if b.Where == board.InPlay && b.Remote == "" && gauge.Overlap(a.Base(), b.Base()) {
				w.fail("step %s: %s and %s overlap: %v %v", step, a.ID.Piece(), b.ID.Piece(), a.Pose, b.Pose)
			}
		}
	}
}

// supply checks that nothing is spent that was not there, and that the view tells of what is hidden as it is.
func (w *watch) supply(step string, s *xwing.State) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		for k, n := range ship.Tokens {
			if n < 0 {
				w.fail("step %s: %s holds %d %s tokens", step, ship.ID.Piece(), n, board.Token(k))
			}
		}
		for _, c := range []board.Charges{ship.Shields, ship.Charges, ship.Force} {
			if c.Active < 0 || c.Active > c.Limit {
				w.fail("step %s: %s has %d of %d charges, Force or shields", step, ship.ID.Piece(), c.Active, c.Limit)
			}
		}
		for _, u := range ship.Upgrades {
			if c := u.Charges; c.Active < 0 || c.Active > c.Limit {
				w.fail("step %s: %s has %d of %d charges on %s", step, ship.ID.Piece(), c.Active, c.Limit, u.XWS)
			}
		}
		if hidden := len(s.Hidden.Facedown[i]); hidden != ship.Facedown {
			w.fail("step %s: %s shows %d facedown damage cards and has %d", step, ship.ID.Piece(), ship.Facedown, hidden)
		}
	}
	w.decks(step, s)
	for seat := range s.Hidden.Decks {
		if shown := s.View.Decks[seat]; shown != len(s.Hidden.Decks[seat]) {
			w.fail("step %s: the view tells of %d damage cards, there are %d", step, shown, len(s.Hidden.Decks[seat]))
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
