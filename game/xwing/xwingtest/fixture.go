// Package xwingtest sets up tables for tests: ships at given places, loaded
// dice, scripted answers. It never decides a rule.
package xwingtest

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/physics"
)

// facts loads the catalog once; it never changes after that.
var facts = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Open(assets.Facts()) })

// Rules returns second edition's rules with the given cards declared.
func Rules(t testing.TB, cards ...*xwing.Card) *xwing.Rules {
	t.Helper()
	cat, err := facts()
	if err != nil {
		t.Fatal(err)
	}
	e := edition.Second()
	return &xwing.Rules{Edition: e, List: catalog.FFG20, Catalog: cat, Cards: xwing.NewLibrary(e.ID, cards...)}
}

// Ship describes a ship for a table: "red" seat unless Blue.
func Ship(seat game.Seat, pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwing.ScenarioShip{Seat: seat, Pilot: pilot, Upgrades: upgrades, Pose: physics.PoseAt(x, y, degrees)}
}

// Game is a session under test.
type Game struct {
	testing.TB
	*game.Session
	Events []game.Event // all since the start or the last Forget
}

// Start begins the scenario in its phase. Change may adjust the state before
// play (loaded dice, damage, memory); it may be nil.
func Start(t testing.TB, rules *xwing.Rules, sc xwing.Scenario, change func(*xwing.State)) *Game {
	t.Helper()
	s, err := xwing.NewScenario(rules, sc)
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(s)
	}
	return Play(t, s)
}

// Play begins a game from a state.
func Play(t testing.TB, s *xwing.State) *Game {
	t.Helper()
	session, err := game.NewSession(game.Header{Edition: s.Rules().Edition.ID}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	g := &Game{TB: t, Session: session}
	g.Events = append(g.Events, session.Drain()...)
	return g
}

// Now returns the live state, to be read only.
func (g *Game) Now() *xwing.State { return g.State().(*xwing.State) }

// Seen is the table as the seat sees it that is asked a question of a kind.
func (g *Game) Seen(kind game.Kind) *xwing.Seen { return xwing.Sit(g.Session, g.Decision(kind).Seat) }

// Ship returns the ship as it now is.
func (g *Game) Ship(id board.ShipID) *board.Ship { return g.Now().View.Ship(id) }

// Decision returns the open decision of a kind; the test fails without it.
func (g *Game) Decision(kind game.Kind) game.Decision {
	g.Helper()
	var open []string
	for _, d := range g.Open() {
		if d.Kind == kind {
			return d
		}
		open = append(open, fmt.Sprintf("%s of seat %d", d.Kind, d.Seat))
	}
	g.Fatalf("no %q decision is open, but %v, in step %s", kind, open, g.Step())
	return game.Decision{}
}

// Asks reports whether a decision of the kind is open.
func (g *Game) Asks(kind game.Kind) bool {
	return slices.ContainsFunc(g.Open(), func(d game.Decision) bool { return d.Kind == kind })
}

// Pick answers the open decision of a kind with option ids.
func (g *Game) Pick(kind game.Kind, ids ...string) {
	g.Helper()
	d := g.Decision(kind)
	g.MustChoose(game.Choice{Seat: d.Seat, Kind: kind, Pick: ids})
}

// Put answers the open Place decision of a kind.
func (g *Game) Put(kind game.Kind, piece string, x, y, degrees float64) {
	g.Helper()
	d := g.Decision(kind)
	pose := physics.PoseAt(x, y, degrees)
	g.MustChoose(game.Choice{Seat: d.Seat, Kind: kind, Piece: piece, Pose: &pose})
}

// Dials sets the dials of both seats: maneuver codes by ship; ships left out
// take the first maneuver of their dial.
func (g *Game) Dials(codes map[board.ShipID]string) {
	g.Helper()
	for g.Asks(ask.SetDials) {
		d := g.Decision(ask.SetDials)
		each := map[string]string{}
		for _, slot := range d.Slots {
			each[slot.ID] = slot.Options[0].ID
			if c, ok := codes[board.ShipOf(slot.ID)]; ok {
				each[slot.ID] = c
			}
		}
		g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Each: each})
	}
}

// MustChoose answers and collects the events; the test fails if it is refused.
func (g *Game) MustChoose(c game.Choice) {
	g.Helper()
	if err := g.Choose(c); err != nil {
		g.Fatalf("choose %+v: %v", c, err)
	}
	g.Events = append(g.Events, g.Drain()...)
}

// Refused answers with option ids and returns the refusal's text; the test
// fails if the answer is taken.
func (g *Game) Refused(kind game.Kind, ids ...string) string {
	g.Helper()
	d := g.Decision(kind)
	err := g.Choose(game.Choice{Seat: d.Seat, Kind: kind, Pick: ids})
	if err == nil {
		g.Fatalf("%s %v was taken, want a refusal", kind, ids)
	}
	return err.Error()
}

// Option returns an option of the open decision of a kind, and whether it is
// there.
func (g *Game) Option(kind game.Kind, id string) (game.Option, bool) {
	g.Helper()
	for _, o := range g.Decision(kind).Options {
		if o.ID == id {
			return o, true
		}
	}
	return game.Option{}, false
}

// Legal returns the ids of the legal options of the open decision of a kind.
func (g *Game) Legal(kind game.Kind) []string {
	g.Helper()
	var ids []string
	for _, o := range g.Decision(kind).Options {
		if o.Legal() {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// Until answers every decision by the given rules until one of the named kind (of none: "")
// is open or the game is over: answers maps a kind to the option ids to pick;
// other OneOf decisions take "none", "done", "no" or the last legal option.
func (g *Game) Until(kind game.Kind, answers map[game.Kind][]string) {
	g.Helper()
	for n := 0; n < 500; n++ {
		open := g.Open()
		if len(open) == 0 || g.Asks(kind) {
			return
		}
		g.answer(open[0], answers)
	}
	g.Fatalf("no %q decision within 500 answers", kind)
}

func (g *Game) answer(d game.Decision, answers map[game.Kind][]string) {
	g.Helper()
	if ids, ok := answers[d.Kind]; ok {
		g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: ids})
		return
	}
	if d.Shape == game.OneOf {
		for _, id := range []string{game.None, game.Done, game.No} {
			for _, o := range d.Options {
				if o.ID == id && o.Legal() {
					g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{id}})
					return
				}
			}
		}
	}
	src := game.NewSource(1, 99)
	c, err := game.Sample(&src, d)
	if err != nil {
		g.Fatalf("%s: %v", d.Kind, err)
	}
	g.MustChoose(c)
}

// Forget drops the events collected so far.
func (g *Game) Forget() { g.Events = nil }

// Has reports whether an event that satisfies f has happened since the start or
// the last Forget.
func Has[E game.Event](g *Game, f func(E) bool) bool {
	for _, e := range g.Events {
		if e, ok := e.(E); ok && (f == nil || f(e)) {
			return true
		}
	}
	return false
}

// All returns the events of one type in their order.
func All[E game.Event](g *Game) []E {
	var out []E
	for _, e := range g.Events {
		if e, ok := e.(E); ok {
			out = append(out, e)
		}
	}
	return out
}

// Kinds returns the kinds of the events collected, for messages.
func (g *Game) Kinds() string {
	var kinds []string
	for _, e := range g.Events {
		kinds = append(kinds, game.EventKind(e))
	}
	return strings.Join(kinds, " ")
}
