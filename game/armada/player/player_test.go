package player_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
)

// begin opens a game of two drawn fleets.
func begin(t *testing.T, points int, seed uint64) *game.Session {
	t.Helper()
	k, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	var texts [2][]byte
	for i, rng := 0, rand.New(rand.NewPCG(seed, 1)); i < 2; i++ {
		f, err := fleet.Draw(k.Facts, rng, fleet.Wish{Points: points, Faction: catalog.Factions()[rng.IntN(4)]})
		if err == nil {
			texts[i], err = f.JSON()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	h, err := k.Header(texts, seed, match.Options{})
	if err != nil {
		t.Fatal(err)
	}
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// hide changes everything in the state that the seat may not see.
func hide(s *armada.State, seat game.Seat) *armada.State {
	c := s.Clone().(*armada.State)
	c.Reseed(99)
	for i := range c.View.Ships {
		if c.View.Ships[i].Seat == seat {
			continue
		}
		for n := range c.Hidden.Stacks[i] {
			c.Hidden.Stacks[i][n] = catalog.Navigate
		}
	}
	for i := range c.Hidden.Facedown {
		for n := range c.Hidden.Facedown[i] {
			c.Hidden.Facedown[i][n].Card = "structural-damage"
		}
	}
	return c
}

// TestNobodyPeeks plays games in which, at every question, a second player with the same mind looks at a table of which all
// that is hidden has been changed: it must answer alike.
func TestNobodyPeeks(t *testing.T) {
	for seed := range uint64(2) {
		s := begin(t, 180, seed)
		mind := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		twin := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		for {
			open := s.Open()
			if _, over := s.Over(); over || len(open) == 0 {
				break
			}
			now, d := s.State().(*armada.State), open[0]
			c, err := mind[d.Seat].Answer(now.Seen(d.Seat), d)
			if err != nil {
				t.Fatal(err)
			}
			other, err := twin[d.Seat].Answer(hide(now, d.Seat).Seen(d.Seat), d)
			if err != nil || !reflect.DeepEqual(c, other) {
				t.Fatalf("%s: answers %v, and %v (%v) when only what is hidden differs", d.Kind, c, other, err)
			}
			if err := s.Choose(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestPlayersReachNoState looks through all that a player can reach of what it gets: the live game is none of it, and what it
// does to the rest changes nothing.
func TestPlayersReachNoState(t *testing.T) {
	if reflect.TypeFor[*armada.State]().Implements(reflect.TypeFor[player.Table]()) {
		t.Error("the state of a game can be given to a player")
	}
	seen := map[reflect.Type]bool{}
	var reach func(path string, of reflect.Type)
	reach = func(path string, of reflect.Type) {
		if seen[of] {
			return
		}
		seen[of] = true
		switch of {
		case reflect.TypeFor[armada.State](), reflect.TypeFor[armada.Hidden](), reflect.TypeFor[game.Session](),
			reflect.TypeFor[game.State](), reflect.TypeFor[armada.Table]():
			t.Errorf("a player reaches %s", path)
			return
		}
		switch of.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map, reflect.Chan:
			reach(path, of.Elem())
		case reflect.Struct:
			for i := range of.NumField() {
				if f := of.Field(i); f.IsExported() {
					reach(path+"."+f.Name, f.Type)
				}
			}
		}
	}
	of := reflect.TypeFor[*armada.Seen]()
	reach(of.String(), of)
	for i := range of.NumMethod() {
		for k := range of.Method(i).Type.NumOut() {
			reach(of.Method(i).Name, of.Method(i).Type.Out(k))
		}
	}
	s := begin(t, 180, 3)

	for s.State().(*armada.State).View.Round == 0 || len(s.State().(*armada.State).Hidden.Stacks[0]) == 0 {
		c, err := player.NewRandom(1).Answer(nil, s.Open()[0])
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	before := s.Hash()
	own, other := s.State().(*armada.State).Seen(game.Red), s.State().(*armada.State).Seen(game.Blue)
	stack := own.Stack(1)
	var look board.View
	own.Look(&look)
	look.Ships[0].Hull, look.Ships[0].Tokens, stack[0] = 99, nil, 0
	if s.Hash() != before {
		t.Error("what a player did to its table changed the game")
	}
	if other.Stack(1) != nil || own.Stack(board.ShipID(len(look.Ships))) != nil {
		t.Error("a seat sees the dials of the other one")
	}
}

// TestSensibleStaysOnTheTable counts the ships that leave it.
func TestSensibleStaysOnTheTable(t *testing.T) {
	gone, moved := 0, 0
	for seed := range uint64(6) {
		s := begin(t, 300, 10+seed)
		minds := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 100)}
		for {
			open := s.Open()
			if _, over := s.Over(); over || len(open) == 0 {
				break
			}
			c, err := minds[open[0].Seat].Answer(s.State().(*armada.State).Seen(open[0].Seat), open[0])
			if err == nil {
				err = s.Choose(c)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range s.Drain() {
			switch e := e.(type) {
			case board.PieceDestroyed:
				if e.Left {
					gone++
				}
			case board.ShipMoved:
				moved++
			}
		}
	}
	t.Logf("%d of %d maneuvers left the table", gone, moved)
	if gone*50 > moved {
		t.Errorf("%d of %d maneuvers left the table", gone, moved)
	}
}

// TestSameSeedSameAnswers: a player's answers follow from its seed.
func TestSameSeedSameAnswers(t *testing.T) {
	s := begin(t, 180, 5)
	one, two := player.NewSensible(8), player.NewSensible(8)
	for range 60 {
		open := s.Open()
		a, err := one.Answer(s.State().(*armada.State).Seen(open[0].Seat), open[0])
		if err != nil {
			t.Fatal(err)
		}
		b, _ := two.Answer(s.State().(*armada.State).Seen(open[0].Seat), open[0])
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%s: %v and %v", open[0].Kind, a, b)
		}
		if err := s.Choose(a); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.ContainsFunc(s.State().(*armada.State).View.Ships, func(s board.Ship) bool { return s.Where == board.OnTable }) {
		t.Error("no ship was deployed in sixty answers")
	}
}
