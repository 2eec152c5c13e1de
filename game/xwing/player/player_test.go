package player_test

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// begin opens a game of two built-in squads.
func begin(t *testing.T, red, blue string, seed uint64) *game.Session {
	t.Helper()
	return matchtest.Begin(t, matchtest.Kit(t), matchtest.Squads(t, red, blue), seed)
}

// hide changes everything in the state that the seat may not see.
func hide(s *xwing.State, seat game.Seat) *xwing.State {
	c := s.Clone().(*xwing.State)
	c.Reseed(99)
	for i := range c.View.Ships {
		looked := false
		for _, id := range c.Hidden.Looked[seat] {
			looked = looked || id == c.View.Ships[i].ID
		}
		if c.View.Ships[i].Seat != seat && !looked && !c.View.Ships[i].Dial.Revealed {
			c.Hidden.Dials[i] = catalog.Maneuver{Speed: 1, Bearing: 1, Difficulty: catalog.White}
		}
		for n := range c.Hidden.Facedown[i] {
			c.Hidden.Facedown[i][n].Card = "directhit"
		}
	}
	return c
}

// TestNobodyPeeks plays games in which, at every question, a second player with
// the same mind looks at a table of which all that is hidden has been changed:
// it must answer alike.
func TestNobodyPeeks(t *testing.T) {
	for seed := range uint64(4) {
		s := begin(t, "rebel-core", "republic-jedi", seed)
		mind := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		twin := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		for {
			open := s.Open()
			if _, over := s.Over(); over || len(open) == 0 {
				break
			}
			now, d := s.State().(*xwing.State), open[0]
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

// playOut has the players answer whatever they are asked, until the game is over or enough
// says so. It sees every question before it is answered.
func playOut(t *testing.T, s *game.Session, players [2]player.Player, enough func(*xwing.State, game.Decision) bool) {
	t.Helper()
	for {
		open := s.Open()
		if _, over := s.Over(); over || len(open) == 0 || enough(s.State().(*xwing.State), open[0]) {
			return
		}
		c, err := players[open[0].Seat].Answer(xwing.Sit(s, open[0].Seat), open[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSensibleBeatsRandom plays the same squads, sides changed: sense must win.
func TestSensibleBeatsRandom(t *testing.T) {
	won := 0
	const games = 20
	for n := range uint64(games) {
		s := begin(t, "imperial-core", "imperial-core", n)
		sense := game.Seat(n % 2)
		var players [2]player.Player
		players[sense], players[1-sense] = player.NewSensible(n), player.NewRandom(n)
		playOut(t, s, players, func(*xwing.State, game.Decision) bool { return false })
		if out, over := s.Over(); over && out.Winner == game.Side(sense) {
			won++
		}
	}
	if won < games*8/10 {
		t.Errorf("the sensible player won %d of %d games against the random one", won, games)
	}
}

// TestSensibleStaysOnTheTable counts ships that flee by themselves.
func TestSensibleStaysOnTheTable(t *testing.T) {
	fled, moved := 0, 0
	for n := range uint64(30) { // in ten games chance alone makes it one in a hundred
		s := begin(t, "imperial-heavies", "separatist-swarm", n)
		players := [2]player.Player{player.NewSensible(n), player.NewSensible(n + 100)}
		playOut(t, s, players, func(now *xwing.State, _ game.Decision) bool { return now.View.Round > 40 }) // two may circle for ever
		for _, e := range s.Drain() {
			switch e.(type) {
			case board.ShipFled:
				fled++
			case board.ManeuverExecuted:
				moved++
			}
		}
	}
	if fled*100 > moved {
		t.Errorf("%d ships fled in %d maneuvers", fled, moved)
	}
}

// A ship that waits to be removed is not worth a shot, an intact one is.
func TestSensibleSparesTheDestroyed(t *testing.T) {
	ships := []xwing.ScenarioShip{xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0),
		xwingtest.Ship(game.Blue, "blacksquadronace", 450, 400, 180)}
	for destroyed, want := range map[bool]string{false: "primary:0>ship:2", true: "none"} {
		g := xwingtest.Start(t, xwingtest.Rules(t), xwing.Scenario{Phase: board.Engagement, Ships: ships},
			func(s *xwing.State) {
				s.View.Ships[1].Destroyed = destroyed
				s.Memory.Engaging, s.Memory.Reached, s.Memory.Now = true, true, 3 // among ships of its initiative
			})
		c, err := player.NewSensible(1).Answer(g.Seen(ask.ChooseAttack), g.Decision(ask.ChooseAttack))
		if err != nil || c.One() != want {
			t.Errorf("destroyed %v: answers %v (%v), want %s", destroyed, c.Pick, err, want)
		}
	}
}

// TestPeacefulAttacksNobody plays a mission to its last round, without a shot.
func TestPeacefulAttacksNobody(t *testing.T) {
	kit := matchtest.Kit(t)
	h, err := kit.HeaderBy(catalog.AMG25, matchtest.Squads(t, "rebel-legends", "imperial-swarm"), 2)
	if err != nil {
		t.Fatal(err)
	}
	if h, err = kit.InScenario(h, "chance"); err != nil {
		t.Fatal(err)
	}
	for _, peaceful := range []bool{true, false} {
		shots, s := 0, matchtest.Open(t, kit, h)
		players := [2]player.Player{player.NewSensible(1), player.NewSensible(2)}
		if peaceful {
			players = [2]player.Player{player.NewPeaceful(1), player.NewPeaceful(2)}
		}
		playOut(t, s, players, func(*xwing.State, game.Decision) bool { return false })
		for _, e := range s.Drain() {
			if _, shot := e.(board.AttackDeclared); shot {
				shots++
			}
		}
		ending, over := s.State().(*xwing.State).Ending()
		if (shots == 0) != peaceful || (ending == xwing.ByRounds) != peaceful || !over {
			t.Errorf("peaceful %v: %d attacks, ended by %q (%v)", peaceful, shots, ending, over)
		}
	}
}

// TestPlayersReachNoState looks through all that a player can reach of what it gets: the
// live game is none of it, but for games that it may try, and what it does to those and to
// its own view changes nothing.
func TestPlayersReachNoState(t *testing.T) {
	if reflect.TypeFor[*xwing.State]().Implements(reflect.TypeFor[player.Table]()) {
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
		case reflect.TypeFor[xwing.State](), reflect.TypeFor[game.Session](), reflect.TypeFor[game.State](), reflect.TypeFor[xwing.Table]():
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
	for _, of := range []reflect.Type{reflect.TypeFor[*xwing.Seen](), reflect.TypeFor[*game.Turn](), reflect.TypeFor[*xwing.Foresight](), reflect.TypeFor[*xwing.Aim]()} {
		reach(of.String(), of)
		for i := range of.NumMethod() {
			if m := of.Method(i); m.Name != "Fork" {
				for k := range m.Type.NumOut() {
					reach(of.String()+"."+m.Name, m.Type.Out(k))
				}
			}
		}
	}
	s := begin(t, "rebel-core", "imperial-core", 1)
	d, before := s.Open()[0], s.Hash()
	table := xwing.Sit(s, d.Seat)
	own := table.Own()
	own.Ships[0].Hull, own.Ships[0].Upgrades[0].Charges.Active = 99, 99
	if f, ok := table.Fork(1, xwing.Belief{}); ok {
		f.State().(*xwing.State).View.Ships[0].Hull = 98
		f.Close()
	} else {
		t.Error("a seat that is asked has nothing to try")
	}
	if s.Hash() != before {
		t.Error("what a player did to its table changed the game")
	}
}
