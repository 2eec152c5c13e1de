package sim

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/trial"
	"xwing/physics"
)

// watch looks on: it counts what happens, and keeps a display board of its own, which it compares.
type watch struct {
	*trial.Faults
	game  Game
	board board.View // fed with Events alone
	cat   *catalog.Catalog
}

// Begin lays the board.
func (w *watch) Begin(now game.State, f *trial.Faults) {
	w.Faults, w.cat = f, now.(*armada.State).Rules().Catalog
	w.Rewound(now)
}

// Rewound lays it as the game stands.
func (w *watch) Rewound(now game.State) { w.board = now.(*armada.State).View.Clone() }

// Happened feeds the board with an Event.
func (w *watch) Happened(_ string, e game.Event) {
	w.board.Apply(e)
	coverage{w.game.Cover, w.cat}.event(&w.board, e)
	if w.game.Seen != nil {
		w.game.Seen(&w.board, e)
	}
}

// Answered tells of a Decision.
func (w *watch) Answered(d game.Decision) {
	if w.game.Asked != nil {
		w.game.Asked(&w.board, d)
	}
}

// Stands compares the board with the view, and checks both.
func (w *watch) Stands(s *game.Session) {
	now, step, open := s.State().(*armada.State), s.Step(), s.Open()
	if a, b := w.board.Clone(), now.View.Clone(); !reflect.DeepEqual(a, b) {
		w.Fail("step %s: the board fed with events differs from the view", step)
		w.board = b
	}
	asks := func(k game.Kind) bool {
		return slices.ContainsFunc(open, func(d game.Decision) bool { return d.Kind == k })
	}
	// settled: nothing is being decided after which something is still to be destroyed
	settled := asks(ask.ActivateShip) || asks(ask.ActivateSquadron) || asks(ask.StackDials) || asks(ask.SetCourse) ||
		strings.HasPrefix(step, "setup")
	w.standing(step, &now.View, asks(ask.PlaceAside), settled)
	w.supply(step, now, asks(ask.DiscardToken))
	w.damage(step, now, settled)
	w.decks(step, now)
	if n := now.Rules().Rounds; n > 0 && now.View.Round > n {
		w.Fail("step %s: round %d of %d", step, now.View.Round, n)
	}
}

// ledgerID is how the rules that refuse are named.
var ledgerID = regexp.MustCompile(`^ARM-[A-Z]{3}-[0-9]{3}$`)

// Refuses reports whether there is a rule by that name.
func (w *watch) Refuses(rule string, _ game.State) bool { return ledgerID.MatchString(rule) }

// Table is the ships and squadrons with all that they have, and the attack under way.
func (w *watch) Table(now game.State) string {
	v := &now.(*armada.State).View
	return fmt.Sprintf("%+v %+v %+v", v.Ships, v.Squadrons, v.Attack)
}

// Asked checks that a Decision speaks of no piece that is destroyed; a counter may come from one that is.
func (w *watch) Asked(step string, d game.Decision, now game.State) {
	v := &now.(*armada.State).View
	gone := func(piece string) bool {
		s, q := v.Ship(board.ShipOf(piece)), v.Squadron(board.SquadronOf(piece))
		return s != nil && s.Where == board.Destroyed || q != nil && q.Where == board.Destroyed
	}
	target := func(o game.Option) bool { return gone(o.Target) }
	if v.Attack == nil && (slices.ContainsFunc(d.About, gone) || slices.ContainsFunc(d.Options, target)) {
		w.Fail("step %s: %s speaks of a piece that is destroyed: %v", step, d.Kind, d.About)
	}
}

// grain is how far in mm a squadron that was placed aside may reach beyond the edge: places are counted that deep.
const grain = 0.01

// standing checks that no two bases overlap and that none is outside the play area; while squadrons wait for being placed
// aside they still stand where they were, and a ship that has left stands where it is until all cards have
// answered to that.
func (w *watch) standing(step string, v *board.View, aside, settled bool) {
	area := v.Field.All()
	for i := range v.Ships {
		a := &v.Ships[i]
		if a.Where != board.OnTable {
			continue
		}
		if gauge.Leaves(a.Base(), area) && settled {
			w.Fail("step %s: %s is outside the play area: %v", step, a.ID.Piece(), a.Pose)
		}
		one := a.Base().Box()
		for k := range i {
			b := &v.Ships[k]
			if other := b.Base().Box(); b.Where == board.OnTable && one.Overlaps(&other) {
				w.Fail("step %s: %s and %s overlap: %v %v", step, a.ID.Piece(), b.ID.Piece(), a.Pose, b.Pose)
			}
		}
	}
	for i := range v.Squadrons {
		q := &v.Squadrons[i]
		if q.Where != board.OnTable || aside {
			continue
		}
		if !area.Holds(physics.Disc(q.Pose.Point(), gauge.SquadronRadius-grain)) {
			w.Fail("step %s: %s is outside the play area: %v", step, q.ID.Piece(), q.Pose)
		}
		for k := range v.Ships {
			if s := &v.Ships[k]; s.Where == board.OnTable && gauge.SquadronOverlaps(q.Pose, s.Base()) {
				w.Fail("step %s: %s stands on %s: %v %v", step, q.ID.Piece(), s.ID.Piece(), q.Pose, s.Pose)
			}
		}
		for k := range i {
			if other := &v.Squadrons[k]; other.Where == board.OnTable && gauge.SquadronsOverlap(q.Pose, other.Pose) {
				w.Fail("step %s: %s and %s overlap: %v %v", step, q.ID.Piece(), other.ID.Piece(), q.Pose, other.Pose)
			}
		}
	}
}

// supply checks that dials and tokens are within their limits, and that the view tells of what is hidden as it is.
func (w *watch) supply(step string, s *armada.State, tooMany bool) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		if ship.Where == board.Destroyed { // its cards allow it nothing any more
			continue
		}
		card, err := s.Rules().Catalog.Ship(ship.Card)
		if err != nil {
			w.Fail("step %s: %w", step, err)
			continue
		}
		may := s.Allowance(ship.ID)
		if n := len(s.Hidden.Stacks[i]); ship.Dials != n || n > may.Dials {
			w.Fail("step %s: %s shows %d dials and has %d of %d", step, ship.ID.Piece(), ship.Dials, n, may.Dials)
		}
		if n := len(ship.Commands); n > may.Tokens && !tooMany {
			w.Fail("step %s: %s has %d command tokens of %d", step, ship.ID.Piece(), n, may.Tokens)
		}
		for _, c := range catalog.Commands() {
			of := func(list []catalog.Command) (n int) {
				for _, other := range list {
					if other == c {
						n++
					}
				}
				return n
			}
			if own, raids := of(ship.Commands), of(ship.Raided); own > may.Alike[c] || raids > 1 {
				w.Fail("step %s: %s has %d tokens of one command, %s, and %d raid tokens of it", step, ship.ID.Piece(), own, c, raids)
			}
		}
		if ship.Speed < 0 || ship.Speed > card.MaxSpeed() {
			w.Fail("step %s: %s is at speed %d of %d", step, ship.ID.Piece(), ship.Speed, card.MaxSpeed())
		}
		for z, n := range ship.Shields {
			if most := may.Zones[gauge.Zone(z)]; n < 0 || n > most && ship.Where != board.Destroyed {
				w.Fail("step %s: %s has %d of %d shields in zone %d", step, ship.ID.Piece(), n, most, z)
			}
		}
		if len(ship.Tokens) < len(card.Tokens) { // others are gained
			w.Fail("step %s: %s has %d defense tokens of %d", step, ship.ID.Piece(), len(ship.Tokens), len(card.Tokens))
		}
	}
	for seat, side := range s.View.Sides {
		if side.Passes < 0 {
			w.Fail("step %s: seat %d has %d pass tokens", step, seat, side.Passes)
		}
	}
}
