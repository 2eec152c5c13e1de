package match

import (
	"fmt"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// evacuating is a table of Cover the Evacuation: blue, or blue's team, defends three shuttles.
type evacuating struct {
	list    catalog.Ruleset
	phase   board.Phase
	round   int
	ships   []xwing.ScenarioShip
	attack  string // loaded dice: h hit, c crit, b blank, f focus, e evade
	defense string
	change  func(*xwing.State)
}

var faces = map[rune]board.Face{'h': board.Hit, 'c': board.Crit, 'b': board.Blank, 'f': board.FocusResult, 'e': board.EvadeResult}

func (c evacuating) start(t *testing.T, k *Kit) *xwingtest.Game {
	t.Helper()
	r := *k.RulesBy(c.list)
	r.Mission, r.Edition = scenario.Evacuation(), edition.Epic(r.Edition)
	sc := xwing.Scenario{Phase: c.phase, Round: c.round, Ships: c.ships, Sides: Teams{2, 2}.Sides()}
	for _, x := range []float64{-457.2, 0, 457.2} {
		sc.Devices = append(sc.Devices, xwing.ScenarioDevice{Seat: game.Blue, Kind: catalog.EvacuationShuttle,
			Pose: physics.PoseAt(914.4+x, 457.2, 0)})
	}
	return xwingtest.Start(t, &r, sc, func(s *xwing.State) {
		for side, dice := range []string{c.attack, c.defense} {
			for _, f := range dice {
				s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], faces[f])
			}
		}
		if c.change != nil {
			c.change(s)
		}
	})
}

// flies is a ship of a seat.
func flies(seat game.Seat, x, y, degrees float64) xwing.ScenarioShip {
	return xwing.ScenarioShip{Seat: seat, Pilot: "academypilot", Points: 20, Pose: physics.PoseAt(x, y, degrees)}
}

func evacuationKit(t *testing.T) *Kit {
	t.Helper()
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestEvacuationBegins: the scenario is an epic battle, of two or of teams, whose shuttles the second player's side has.
func TestEvacuationBegins(t *testing.T) {
	k := evacuationKit(t)
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO, catalog.AMG25, catalog.XWA} {
		for _, teams := range []Teams{{}, {2, 2}, {2, 1}} {
			t.Run(fmt.Sprint(list, " ", teams), func(t *testing.T) {
				h, err := k.HeaderBy(list, [2][]byte{[]byte(wingman), []byte(wingman)}, 2)
				if teams != (Teams{}) {
					h, err = k.InTeams(list, teams, bringing(teams), 2)
				}
				if err != nil {
					t.Fatal(err)
				}
				if h, err = k.InScenario(h, "evacuation"); err != nil {
					t.Fatal(err)
				}
				started, err := k.Start(h)
				if err != nil {
					t.Fatal(err)
				}
				g := xwingtest.Play(t, started.(*xwing.State))
				g.Until(ask.PlaceShip, nil)
				s := g.Now()
				var at []string
				for _, id := range s.View.RemotesInPlay() {
					r := s.View.Ship(id)
					at = append(at, fmt.Sprint(r.Pose.Point().X, " ", r.Pose.Point().Y, " ", r.Hull, " ", s.View.Opposed(r.Seat,
						s.View.First)))
				}
				if got, want := strings.Join(at, ", "), "457.2 457.2 6 true, 914.4 457.2 6 true, 1371.6 457.2 6 true"; got != want ||
					len(s.View.Obstacles) != 12 {
					t.Errorf("shuttles at %s, want %s; %d obstacles", got, want, len(s.View.Obstacles))
				}
				if _, facts := s.Versions(); facts != h.Catalogue {
					t.Errorf("the header goes by facts %s, the game by %s", h.Catalogue, facts)
				}
				if _, err := k.Start(without(h, formatKey)); err == nil {
					t.Error("it begins as no epic battle")
				}
			})
		}
	}
}

func TestEvacuationShuttles(t *testing.T) {
	k := evacuationKit(t)
	far := flies(game.Blue, 100, 860, 180)
	// added is whether a shuttle that red shoots at has an evade result that nobody rolled.
	added := func(t *testing.T, others ...xwing.ScenarioShip) bool {
		g := evacuating{list: catalog.XWA, phase: board.Engagement, round: 1, attack: "bbb", defense: "bbb",
			ships: append([]xwing.ScenarioShip{flies(game.Red, 914.4, 300, 0)}, others...), change: func(s *xwing.State) {
				for i := range s.View.Ships[1:] {
					s.View.Ships[i+1].Engaged = true
				}
			}}.start(t, k)
		shuttle := len(others) + 3
		g.Pick(ask.ChooseAttack, fmt.Sprint("primary:0>ship:", shuttle))
		for g.Asks(ask.ModifyDefenseDice) {
			g.Pick(ask.ModifyDefenseDice, g.Legal(ask.ModifyDefenseDice)[0])
		}
		return xwingtest.Has(g, func(e board.DiceModified) bool {
			for _, d := range e.Dice {
				if d.Added && d.Face == board.EvadeResult {
					return true
				}
			}
			return false
		})
	}
	for _, c := range []struct {
		name string
		ship xwing.ScenarioShip
		want bool
	}{
		{"X25-EPC-010:evade", flies(game.Blue, 960, 520, 180), true},
		{"X25-EPC-010:evade of a team mate", flies(3, 960, 520, 180), true},
		{"not: out of the arc", flies(game.Blue, 1200, 300, 180), false},
		{"not: red's own ship in it", flies(2, 960, 520, 180), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := added(t, c.ship, far); got != c.want {
				t.Errorf("an evade is added: %v", got)
			}
		})
	}
	t.Run("X25-EPC-010:stays", func(t *testing.T) {
		g := evacuating{list: catalog.XWA, phase: board.Planning, round: 1, ships: []xwing.ScenarioShip{flies(game.Red, 100, 100, 0),
			far}, attack: strings.Repeat("b", 40)}.start(t, k)
		before := g.Ship(3).Pose
		g.Dials(map[board.ShipID]string{1: "2FB", 2: "2FB"})
		g.Until(ask.SetDials, nil)
		if now := g.Now().View; now.Round != 2 || now.Ship(3).Pose != before || len(now.RemotesInPlay()) != 3 {
			t.Errorf("round %d: a shuttle of %v is at %v", now.Round, before, now.Ship(3).Pose)
		}
	})
}

func TestEvacuationObjectives(t *testing.T) {
	k := evacuationKit(t)
	ships := []xwing.ScenarioShip{flies(game.Red, 100, 100, 0), flies(game.Blue, 100, 860, 180)}
	// loads plays an End Phase of a round with these dice, and puts every token onto the shuttle named.
	loads := func(t *testing.T, round int, dice string, onto board.ShipID, had ...int) *xwingtest.Game {
		g := evacuating{list: catalog.XWA, phase: board.End, round: round, ships: ships, attack: dice + strings.Repeat("b", 20),
			change: func(s *xwing.State) {
				for i, n := range had {
					s.View.Ships[2+i].Objectives = n
				}
			}}.start(t, k)
		for g.Asks(ask.ChooseShip) {
			if d := g.Decision(ask.ChooseShip); d.Seat != game.Blue {
				t.Errorf("seat %d chooses", d.Seat)
			}
			g.Pick(ask.ChooseShip, onto.Piece())
		}
		return g
	}
	tokens := func(g *xwingtest.Game) string {
		var n []int
		for _, s := range g.Now().View.Ships[2:] {
			n = append(n, s.Objectives)
		}
		return fmt.Sprint(n)
	}
	t.Run("X25-EPC-011:dice", func(t *testing.T) {
		for round := 1; round <= 11; round++ {
			g := loads(t, round, "", 3)
			rolled := 0
			for _, e := range g.Events {
				if r, ok := e.(board.DiceRolled); ok {
					rolled += len(r.Dice)
				}
			}
			if rolled != round {
				t.Errorf("round %d: %d dice", round, rolled)
			}
		}
	})
	t.Run("X25-EPC-011:hit,crit", func(t *testing.T) {
		for dice, want := range map[string]string{"hbbb": "[0 1 0]", "cbbb": "[0 1 0]", "fbbb": "[0 0 0]", "hcbf": "[0 2 0]"} {
			if got := tokens(loads(t, 4, dice, 4)); got != want {
				t.Errorf("%s: tokens %s, want %s", dice, got, want)
			}
		}
	})
	t.Run("X25-EPC-012:jumps,points", func(t *testing.T) {
		g := loads(t, 4, "hcbb", 4, 0, 1, 2)
		if s := g.Now(); s.View.Score != [2]int{0, 75} || s.View.Ship(4).Where != board.Removed || s.View.Ship(4).Destroyed ||
			s.View.Ship(3).Where != board.InPlay {
			t.Errorf("score %v, the shuttle is %v", s.View.Score, s.View.Ship(4).Where)
		}
	})
	t.Run("more than it wants goes onto others", func(t *testing.T) {
		g := evacuating{list: catalog.XWA, phase: board.End, round: 4, ships: ships, attack: "hhhh", change: func(s *xwing.State) {
			s.View.Ships[2].Objectives = 2
			s.View.Ships[4].Where = board.Removed
		}}.start(t, k)
		g.Pick(ask.ChooseShip, "ship:3")
		if s := g.Now(); s.View.Score != [2]int{0, 150} || len(s.View.RemotesInPlay()) != 0 {
			t.Errorf("score %v, tokens %s", s.View.Score, tokens(g))
		}
	})
	t.Run("X25-EPC-012:destroyed", func(t *testing.T) {
		for _, n := range []int{0, 1, 2} {
			t.Run(fmt.Sprint("with ", n), func(t *testing.T) {
				g := evacuating{list: catalog.XWA, phase: board.Engagement, round: 1, attack: "hhh", defense: "bbb",
					ships: []xwing.ScenarioShip{
						flies(game.Red, 914.4, 300, 0), flies(game.Blue, 100, 860, 180)}, change: func(s *xwing.State) {
						s.View.Ships[1].Engaged = true
						s.View.Ship(4).Objectives = n
						for range 5 {
							s.View.Ship(4).Facedown++
							s.Hidden.Facedown[3] = append(s.Hidden.Facedown[3], xwing.DamageCard{})
						}
					}}.start(t, k)
				g.Pick(ask.ChooseAttack, "primary:0>ship:4")
				g.Until(ask.SetDials, nil)
				if s := g.Now(); s.View.Score[0] != 25*n || !s.View.Ship(4).Destroyed || s.View.Ship(4).Where != board.Removed {
					t.Errorf("score %v for %d tokens, destroyed %v", s.View.Score, n, s.View.Ship(4).Destroyed)
				}
			})
		}
	})
	t.Run("added to the casualties", func(t *testing.T) {
		g := evacuating{list: catalog.XWA, phase: board.End, round: 12, attack: strings.Repeat("b", 12), ships: append(ships[:2:2],
			flies(2, 300, 100, 0)), change: func(s *xwing.State) {
			s.View.Score = [2]int{25, 0}
			s.View.Ship(3).Where, s.View.Ship(3).Destroyed = board.Removed, true
		}}.start(t, k)
		s := g.Now()
		if got := s.Standing(&s.View); got != [2]int{25, 20} {
			t.Errorf("both have %v", got)
		}
		if out, over := s.Outcome(); !over || out.Winner != 0 {
			t.Errorf("over %v, won by %d", over, out.Winner)
		}
	})
}
