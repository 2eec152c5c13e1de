package sim

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/physics"
)

// newGame is a game of two built-in squads between players of a kind.
func newGame(t *testing.T, red, blue string, seed uint64, sensible bool) Game {
	t.Helper()
	kit := matchtest.Kit(t)
	h, err := kit.Header(matchtest.Squads(t, red, blue), seed)
	if err != nil {
		t.Fatal(err)
	}
	g := Game{Header: h, Start: kit.Start, Cover: trial.NewCoverage()}
	for i := range g.Players {
		if g.Players[i] = player.NewRandom(seed + uint64(i)); sensible {
			g.Players[i] = player.NewSensible(seed + uint64(i))
		}
	}
	return g
}

// TestGamesHold plays whole games of all base sizes with every check on.
func TestGamesHold(t *testing.T) {
	for i, pair := range [][2]string{
		{"rebel-core", "imperial-core"}, {"imperial-heavies", "rebel-freighters"},
		{"separatist-swarm", "scum-hunters"}, {"republic-jedi", "resistance-runners"},
	} {
		for _, sensible := range []bool{false, true} {
			g := newGame(t, pair[0], pair[1], uint64(40+i), sensible)
			g.Checks = true
			r := Play(g)
			if err := r.Err(); err != nil {
				t.Errorf("%v, sensible %v: %v", pair, sensible, err)
			}
			if !r.Over || r.Decisions == 0 || g.Cover.Counts["event"]["GameEnded"] != 1 {
				t.Errorf("%v, sensible %v: %d decisions, over %v, GameEnded %d times",
					pair, sensible, r.Decisions, r.Over, g.Cover.Counts["event"]["GameEnded"])
			}
		}
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, sensible := range []bool{false, true} {
		a := Play(newGame(t, "rebel-core", "imperial-core", 7, sensible))
		b := Play(newGame(t, "rebel-core", "imperial-core", 7, sensible))
		if !bytes.Equal(a.Journal, b.Journal) {
			t.Errorf("sensible %v: two games of one seed differ", sensible)
		}
	}
}

// stubborn always gives the same answer.
type stubborn struct{ game.Choice }

func (s stubborn) Answer(_ player.Table, d game.Decision) (game.Choice, error) {
	s.Seat, s.Kind = d.Seat, d.Kind
	return s.Choice, nil
}

func TestStuck(t *testing.T) {
	g := newGame(t, "rebel-core", "imperial-core", 7, false)
	g.Players = [2]player.Player{stubborn{}, stubborn{}}
	if r := Play(g); r.Stuck == nil || !strings.Contains(r.Stuck.Error(), "refused") {
		t.Errorf("Play with players that answer nothing = %v, want a refusal", r.Stuck)
	}
	g = newGame(t, "rebel-core", "imperial-core", 7, false)
	g.Header.Edition = "9"
	if r := Play(g); r.Stuck == nil {
		t.Error("Play of an unknown edition is not stuck")
	}
}

// watched is a watch of a game that stands there.
func watched(g Game, now game.State) *watch {
	w := &watch{game: g}
	w.Begin(now, new(trial.Faults))
	return w
}

// about is a Decision that speaks of ship 2.
var about = game.Decision{Kind: ask.ChooseAttack, Shape: game.OneOf, About: []string{"ship:2"}, Options: []game.Option{{ID: "none"}}}

// TestChecksFindFaults breaks a state in every way that the checks look for.
func TestChecksFindFaults(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(s *xwing.State)
		want  string
	}{
		{"nothing", func(*xwing.State) {}, ""},
		{"overlap", func(s *xwing.State) {
			for i := range 2 {
				s.View.Ships[i].Where, s.View.Ships[i].Pose = board.InPlay, physics.PoseAt(100, 100+float64(i), 0)
			}
		}, "overlap"},
		{"outside", func(s *xwing.State) {
			s.View.Ships[0].Where, s.View.Ships[0].Pose = board.InPlay, physics.PoseAt(-100, 100, 0)
		}, "outside"},
		{"lock", func(s *xwing.State) {
			s.View.Ships[0].Where, s.View.Ships[0].Pose = board.InPlay, physics.PoseAt(100, 100, 0)
			s.View.Ships[0].Locks, s.View.Ships[2].Where = []string{"ship:3"}, board.Removed
		}, "a lock on ship:3"},
		{"destroyed", func(s *xwing.State) {
			s.View.Ships[0].Where, s.View.Ships[0].Pose = board.InPlay, physics.PoseAt(100, 100, 0)
			s.View.Ships[0].Destroyed = true
		}, "destroyed and still in play"},
		{"asked", func(s *xwing.State) { s.View.Ships[1].Where = board.Removed }, "speaks of a ship that is removed"},
		{"tokens", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Focus] = -1 }, "-1 focus"},
		{"shields", func(s *xwing.State) { s.View.Ships[0].Shields.Active++ }, "shields"},
		{"upgrade charges", func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = -1 }, "charges on"},
		{"facedown", func(s *xwing.State) { s.View.Ships[0].Facedown++ }, "facedown"},
		{"card lost", func(s *xwing.State) { s.Hidden.Decks[0].Cards = s.Rules().WholeDeck(board.PileOf(game.Red, false))[1:] },
			"lies in 0 places"},
		{"card doubled", func(s *xwing.State) {
			s.Hidden.Decks[0].Cards = s.Rules().WholeDeck(board.PileOf(game.Red, false))
			s.View.Ships[0].Faceup = []board.FaceupDamage{board.FaceupDamage(s.Hidden.Decks[0].Cards[0])}
			s.View.Ships[0].Seat = 0
		}, "lies in 2 places"},
		{"strange card", func(s *xwing.State) {
			s.Hidden.Decks[0].Cards = append(s.Rules().WholeDeck(board.PileOf(game.Red, false)), xwing.DamageCard{Card: "fuelleak", N: 9})
		}, "has no fuelleak/9"},
		{"counters", func(s *xwing.State) {
			s.Hidden.Decks[0].Cards = s.Rules().WholeDeck(board.PileOf(game.Red, false))
			s.View.Decks[0] = len(s.Hidden.Decks[0].Cards)
			s.Hidden.Facedown[0], s.View.Ships[0].Facedown = make([]xwing.DamageCard, 2), 2
		}, ""},
		{"deck shown", func(s *xwing.State) { s.Hidden.Decks[0].Cards = s.Rules().WholeDeck(board.PileOf(game.Red, false)) },
			"the view tells of"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, "rebel-core", "imperial-core", 7, false)
			start, err := g.Start(g.Header)
			if err != nil {
				t.Fatal(err)
			}
			s := start.(*xwing.State)
			w := watched(g, s)
			c.spoil(s)
			w.standing("test", &s.View, nil)
			w.Asked("test", about, s)
			w.supply("test", s)
			got := fmt.Sprint(*w.Faults)
			if c.want == "" && len(*w.Faults) > 0 || !strings.Contains(got, c.want) {
				t.Errorf("the checks say %q, want %q in it", got, c.want)
			}
		})
	}
}

// TestTableChanges tells a table on which something has changed from one where nothing has.
func TestTableChanges(t *testing.T) {
	g := newGame(t, "rebel-core", "imperial-core", 7, false)
	start, err := g.Start(g.Header)
	if err != nil {
		t.Fatal(err)
	}
	w := watched(g, start)
	before, again := w.Table(start), w.Table(start.Clone())
	start.(*xwing.State).View.Ships[0].Tokens[board.Focus]++
	if before != again || before == w.Table(start) {
		t.Errorf("a copy differs: %v, a token makes a difference: %v", before != again, before != w.Table(start))
	}
}

// TestChecksFindTheRemovedActing has a ship conclude a maneuver and an action after it has been removed.
func TestChecksFindTheRemovedActing(t *testing.T) {
	g := newGame(t, "rebel-core", "imperial-core", 7, false)
	g.Checks = true
	start, err := g.Start(g.Header)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []game.Event{board.ManeuverExecuted{Ship: 1}, board.ActionPerformed{Ship: 1, Action: "focus"}} {
		w := watched(g, start)
		w.acts("test", e)
		if len(*w.Faults) > 0 {
			t.Errorf("of a ship in play: %v", *w.Faults)
		}
		w.board.Apply(board.ShipRemoved{Ship: 1})
		w.acts("test", e)
		if got := fmt.Sprint(*w.Faults); !strings.Contains(got, "is removed, and "+game.EventKind(e)) {
			t.Errorf("the checks say %q of %s", got, game.EventKind(e))
		}
	}
}

// TestDestroyedShipsLeave lets a destroyed ship stay while somebody is asked in the
// step that destroyed it, and in no later step.
func TestDestroyedShipsLeave(t *testing.T) {
	g := newGame(t, "rebel-core", "imperial-core", 7, false)
	start, err := g.Start(g.Header)
	if err != nil {
		t.Fatal(err)
	}
	s := start.(*xwing.State)
	ship := &s.View.Ships[0]
	ship.Where, ship.Pose, ship.Destroyed = board.InPlay, physics.PoseAt(100, 100, 0), true
	s.View.Phase = board.Activation
	open := []game.Decision{about}
	w := watched(g, s)
	for _, step := range []string{"activation/1", "activation/1"} {
		if w.standing(step, &s.View, open); len(*w.Faults) > 0 {
			t.Errorf("within its step: %v", *w.Faults)
		}
	}
	if w.standing("activation/2", &s.View, open); len(*w.Faults) == 0 {
		t.Error("a destroyed ship stays for a later step unnoticed")
	}
}
