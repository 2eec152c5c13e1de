package armada_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/cards"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/objectives"
	"xwing/physics"
)

// begun is the state of a game of two small fleets that is about to be set up, by rules with further cards.
func begun(t *testing.T, field gauge.Field, more ...*armada.Card) *armada.State {
	t.Helper()
	cat, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	library := cards.Library()
	if len(more) > 0 {
		library = armada.NewLibrary(more...)
	}
	rules, err := armada.NewRules("test", cat, library, objectives.All(), field)
	if err != nil {
		t.Fatal(err)
	}
	s, err := armada.New(rules, [2]armada.Muster{
		{Faction: catalog.Rebel, Ships: []armada.MusterShip{{Ship: "cr90-corvette-a", Upgrades: []string{"leia-organa-officer"}},
			{Ship: "nebulon-b-escort-frigate", Upgrades: []string{"general-dodonna"}, Flagship: true}},
			Squadrons: []string{"luke-skywalker", "x-wing-squadron"}},
		{Faction: catalog.Imperial, Ships: []armada.MusterShip{{Ship: "raider-i-class-corvette", Upgrades: []string{"admiral-motti"},
			Flagship: true}}},
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestGathered: what lies ready before setup.
func TestGathered(t *testing.T) {
	s := begun(t, gauge.StandardField())
	cat := s.Rules().Catalog
	t.Run("ARM-SET-005 ARM-SET-007 ARM-SET-006", func(t *testing.T) {
		for _, ship := range s.View.Ships {
			card, _ := cat.Ship(ship.Card)
			for _, z := range card.Zones() {
				if ship.Shields[z] != card.Shields.Of(z) {
					t.Errorf("%s has %d shields at %s", ship.Card, ship.Shields[z], z)
				}
			}
			spent := func(d board.DefenseToken) bool { return d.State != board.Ready }
			if len(ship.Tokens) != len(card.Tokens) || slices.ContainsFunc(ship.Tokens, spent) {
				t.Errorf("%s has %v", ship.Card, ship.Tokens)
			}
		}
		for _, q := range s.View.Squadrons {
			card, _ := cat.Squadron(q.Card)
			if q.Hull != card.Hull || len(q.Tokens) != len(card.Tokens) || q.Activated {
				t.Errorf("%s: %+v", q.Card, q)
			}
		}
	})
	t.Run("ARM-RDY-001 ARM-DEF-003 cards and defense tokens", func(t *testing.T) {
		for _, ship := range s.View.Ships {
			if slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return u.Exhausted || u.Discarded }) ||
				slices.ContainsFunc(ship.Tokens, func(d board.DefenseToken) bool { return d.State != board.Ready }) {
				t.Errorf("%s begins with %v and %v", ship.Card, ship.Upgrades, ship.Tokens)
			}
		}
	})
	t.Run("ARM-SET-008", func(t *testing.T) {
		red, blue := s.View.Sides[0], s.View.Sides[1]
		if red.Flagship != 2 || blue.Flagship != 3 || red.Faction != catalog.Rebel || blue.Faction != catalog.Imperial {
			t.Errorf("the flagships are %d, %v, and %d, %v", red.Flagship, red.Faction, blue.Flagship, blue.Faction)
		}
	})
	t.Run("ARM-SET-009 copies of a ship are told apart", func(t *testing.T) {
		for i, ship := range s.View.Ships { // each piece has an id of its own, and one seat
			if ship.ID != board.ShipID(i+1) || (i < 2) != (ship.Seat == game.Red) {
				t.Errorf("%s is %s of %s", ship.Card, ship.ID.Piece(), ship.Seat.ID())
			}
		}
	})
	t.Run("ARM-SET-004", func(t *testing.T) {
		f := s.View.Field
		red, blue := f.Deployment(false), f.Deployment(true)
		if f.Width != 6*gauge.RulerLength || f.Width < f.Depth || red.Y0 != 0 || blue.Y1 != f.Depth || red.X0 != blue.X0 {
			t.Errorf("the zones are %v and %v", red, blue)
		}
	})
}

// setUp plays a game by the first legal answers until a step is reached; each question is shown.
func setUp(t *testing.T, state *armada.State, until armada.Step, asked func(game.Decision)) *armada.State {
	t.Helper()
	s, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	src := game.NewSource(1, 9)
	for {
		if f := s.Fault(); f != nil {
			t.Fatalf("step %s: %s\n%s", f.Step, f.Value, f.Stack)
		}
		open := s.Open()
		if len(open) == 0 || s.Step() == string(until) {
			return s.State().(*armada.State)
		}
		if asked != nil {
			asked(open[0])
		}
		c, err := game.Sample(&src, open[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSetUp: the steps of setup, in their order, and cards that begin with something.
func TestSetUp(t *testing.T) {
	told := ""
	tell := func(ref string, when armada.Timing) *armada.Card {
		return &armada.Card{Ref: ref, Abilities: []armada.Ability{{When: when,
			If: func(*armada.Table, armada.Moment) bool { return true },
			Do: func(t *armada.Table, _ armada.Moment) { told += ref + " " + t.View.Step + "\n" }}}}
	}
	s := begun(t, gauge.StandardField(), tell("upgrade/general-dodonna", armada.AfterDeploying),
		tell("upgrade/admiral-motti", armada.AfterDeploying))
	var steps []string
	after := setUp(t, s, armada.CommandPhase, func(d game.Decision) {
		if n := len(steps); n == 0 || steps[n-1] != string(d.Kind) {
			steps = append(steps, string(d.Kind))
		}
	})
	t.Run("ARM-SET-001", func(t *testing.T) {
		order := []string{"choose-first-player", "place-obstacle", "deploy", "set-speed"}
		at := 0
		for _, k := range order {
			i := slices.Index(steps[at:], k)
			if i < 0 {
				t.Fatalf("%s is not asked after %v", k, steps[:at])
			}
			at += i
		}
	})
	t.Run("ARM-SET-042", func(t *testing.T) {
		first, second := "upgrade/general-dodonna setup/finish\n", "upgrade/admiral-motti setup/finish\n"
		if after.View.First == game.Blue {
			first, second = second, first
		}
		if want := first + second; told != want {
			t.Errorf("told %q, want %q", told, want)
		}
	})
	t.Run("ARM-SET-019 ARM-OBT-034 ARM-FAQ-035", func(t *testing.T) {
		var cards []string
		for _, o := range after.View.Obstacles {
			cards = append(cards, o.Card)
		}
		slices.Sort(cards)
		if want := []string{"asteroid1", "asteroid2", "asteroid3", "debris1", "debris2", "station"}; !slices.Equal(cards, want) {
			t.Errorf("the obstacles are %v", cards)
		}
	})
}

// TestCorePlayArea: obstacles keep off all four edges of the small play area.
func TestCorePlayArea(t *testing.T) {
	t.Run("ARM-SET-021", func(t *testing.T) {
		s := setUp(t, begun(t, gauge.CoreField()), armada.DeployFleets, nil)
		far := gauge.Distance3.Limit()
		for _, o := range s.View.Obstacles {
			if lo, hi := o.Shape().Bounds(); lo.X <= far || lo.Y <= far || hi.X >= 914.4-far || hi.Y >= 914.4-far {
				t.Errorf("%s lies from %v to %v", o.Card, lo, hi)
			}
		}
	})
}

// TestObstaclesOfObjectives: which obstacles the small play area has; an objective says of what kinds.
func TestObstaclesOfObjectives(t *testing.T) {
	laid := func(objective string) string {
		s := begun(t, gauge.CoreField())
		for seat := range s.View.Sides {
			s.View.Sides[seat].Objectives = []string{objective}
		}
		var cards []string
		for _, o := range setUp(t, s, armada.DeployFleets, nil).View.Obstacles {
			cards = append(cards, o.Card)
		}
		slices.Sort(cards)
		return strings.Join(cards, " ")
	}
	t.Run("ARM-FAQ-078 the standard six", func(t *testing.T) {
		if got := laid("most-wanted"); got != "asteroid1 asteroid2 asteroid3 debris1 debris2 station" {
			t.Error(got)
		}
	})
	t.Run("ARM-FAQ-078 ARM-FAQ-072 or one pair of dust fields", func(t *testing.T) {
		if got := laid("jamming-barrier"); got != "asteroid1 asteroid2 asteroid3 dust1 dust2" {
			t.Error(got)
		}
	})
}

// TestAmbushZone: tokens mark the corners of the part of the setup area that is beyond distance 5 of its edges.
func TestAmbushZone(t *testing.T) {
	s := begun(t, gauge.StandardField())
	for seat := range s.View.Sides {
		s.View.Sides[seat].Objectives = []string{"fleet-ambush"}
	}
	t.Run("ARM-OBD-009", func(t *testing.T) {
		want := []physics.Vec{{X: 609.6, Y: 304.8}, {X: 1219.2, Y: 304.8}, {X: 1219.2, Y: 609.6}, {X: 609.6, Y: 609.6}}
		marks := setUp(t, s, armada.DeployFleets, nil).View.Markers
		if len(marks) != len(want) {
			t.Fatalf("%d tokens mark it", len(marks))
		}
		for i, m := range marks {
			if m.Pose.Point().Sub(want[i]).Len() > physics.Slack || m.Kind != board.ObjectiveToken {
				t.Errorf("corner %d is marked at %v by %v, want %v", i, m.Pose.Point(), m.Kind, want[i])
			}
		}
	})
}

// TestNoRoomForAnObstacle: four obstacles leave no place beyond distance 5 of each; the next may lie a little nearer.
func TestNoRoomForAnObstacle(t *testing.T) {
	t.Run("ARM-SET-022", func(t *testing.T) {
		s := begun(t, gauge.CoreField())
		s.View.First, s.View.Objective, s.Memory.At, s.Memory.Turn = game.Red, "minefields", armada.PlaceObstacles, game.Blue
		for i, card := range []string{"station", "debris1", "debris2", "asteroid1", "asteroid2"} {
			o, err := s.Rules().Catalog.Obstacle(card)
			if err != nil {
				t.Fatal(err)
			}
			s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: board.ObstacleID(i + 1), Card: card, Kind: o.Kind,
				Outline: o.Outline(), Placed: i < 4, Pose: physics.PoseAt(230+float64(454*float64(i%2)), 230+float64(454*float64(i/2)), 0)})
		}
		session, err := game.NewSession(game.Header{Game: "armada"}, s, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer session.Close()
		p := session.Open()[0].Placement
		piece, pose, ok := p.AnyLegal()
		if p.Relaxed == nil || !ok {
			t.Fatalf("relaxed %v, room %v", p.Relaxed, ok)
		}
		nearest := 1000.0
		for i := range s.View.Obstacles[:4] {
			id := board.ObstacleOf(piece)
			nearest = min(nearest, physics.Distance(s.View.Obstacles[i].Shape(), s.View.Obstacle(id).Outline.At(pose)).Distance)
		}
		if far := gauge.Distance5.Limit(); nearest > far || nearest < far-60 {
			t.Errorf("it may lie %.1f mm from the others, of %.1f", nearest, far)
		}
	})
}

// TestDialsOfOneCommand: a card begins with dials whose command is printed, so that nobody sets them.
func TestDialsOfOneCommand(t *testing.T) {
	t.Run("ARM-UPG-006", func(t *testing.T) {
		s := begun(t, gauge.StandardField())
		card, err := s.Rules().Catalog.Upgrade("leia-organa-officer")
		if err != nil {
			t.Fatal(err)
		}
		card.Starts = catalog.Starts{Dials: 2, Of: []catalog.Command{catalog.Navigate}}
		after := setUp(t, s, armada.CommandPhase, func(d game.Decision) {
			if d.Kind == ask.SetCardDials {
				t.Error("its dials are set by a player")
			}
		})
		on := after.Hidden.OnCards
		if n := after.View.Ships[0].Upgrade("leia-organa-officer").Dials; n != 2 || len(on) != 1 ||
			!slices.Equal(on[0].Dials, []catalog.Command{catalog.Navigate, catalog.Navigate}) {
			t.Errorf("%d dials lie on it: %v", n, on)
		}
	})
}
