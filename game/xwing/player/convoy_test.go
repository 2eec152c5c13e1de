package player_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// heedless is a table at which nobody knows of a scenario.
type heedless struct{ player.Table }

func (heedless) Mission() *xwing.Mission { return nil }

// evacuate plays Cover the Evacuation, of which those know who are said to; it returns what those score who attack and who defend,
// and how many shuttles have jumped.
func evacuate(t *testing.T, list catalog.Ruleset, bring [2][][]byte, seed uint64, attacks, defends bool) (score [2]int) {
	t.Helper()
	k := matchtest.Kit(t)
	h, err := k.InTeams(list, match.Teams{2, 2}, bring, seed)
	if err == nil {
		h, err = k.InScenario(h, "evacuation")
	}
	if err != nil {
		t.Fatal(err)
	}
	s := matchtest.Open(t, k, h)
	var minds []player.Player
	for seat := range s.Sides() {
		minds = append(minds, player.NewSensible(seed+1000*uint64(seat)))
	}
	defender := game.NoSeat
	for {
		open := s.Open()
		if _, over := s.Over(); over || len(open) == 0 {
			break
		}
		d := open[0]
		v := &s.State().(*xwing.State).View
		for i := range v.Ships {
			if v.Ships[i].Remote == catalog.EvacuationShuttle {
				defender = v.Ships[i].Seat
			}
		}
		var table player.Table = xwing.Sit(s, d.Seat)
		if knows := map[bool]bool{true: defends, false: attacks}[v.Head(d.Seat) == defender]; !knows {
			table = heedless{table}
		}
		c, err := minds[d.Seat].Answer(table, d)
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	state := s.State().(*xwing.State)
	standing := state.Standing(&state.View)
	return [2]int{standing[1-defender], standing[defender]}
}

// TestEvacuationByPairs plays pairs of games, the sides changed, with and without what players make of the shuttles, and tells how it
// ends: by hand, XWING_PAIRS=40 go test ./game/xwing/player -run Pairs -v.
func TestEvacuationByPairs(t *testing.T) {
	pairs, _ := strconv.Atoi(os.Getenv("XWING_PAIRS"))
	if pairs == 0 {
		t.Skip("XWING_PAIRS says how many")
	}
	names := []string{"rebel-beef", "imperial-aces", "scum-hunters", "imperial-shuttles", "resistance-heroes", "imperial-swarm",
		"rebel-smugglers", "firstorder-darkside", "republic-wolfpack", "separatist-hive"}
	for _, knows := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
		total, won := [2]int{}, [2]float64{}
		for n := range pairs {
			pick := func(i int) string { return names[(n+i*(1+n/len(names)))%len(names)] }
			one, two := matchtest.Squads(t, pick(0), pick(1)), matchtest.Squads(t, pick(2), pick(3))
			bring := [2][][]byte{one[:], two[:]}
			for range 2 {
				score := evacuate(t, catalog.Ruleset(os.Getenv("XWING_LIST")), bring, uint64(n), knows[0], knows[1])
				for i := range score {
					total[i] += score[i]
				}
				switch {
				case score[0] > score[1]:
					won[0]++
				case score[1] > score[0]:
					won[1]++
				default:
					won[0], won[1] = won[0]+0.5, won[1]+0.5
				}
				bring[0], bring[1] = bring[1], bring[0]
			}
		}
		games := float64(2 * pairs)
		t.Logf("attackers know %v, defenders %v: attackers win %.1f of %.0f, score %.1f : %.1f", knows[0], knows[1], won[0], games,
			float64(total[0])/games, float64(total[1])/games)
	}
}

// shuttles is a table in a phase with ships that are worth so many points each, and shuttles of blue's at these places.
func shuttles(t *testing.T, phase board.Phase, points int, ships []xwing.ScenarioShip, at []physics.Pose,
	change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	r := *matchtest.Kit(t).RulesBy(catalog.X2PO)
	r.Mission = &xwing.Mission{ID: "test", Convoy: &xwing.Convoy{Kind: catalog.EvacuationShuttle, Full: 3, Worth: 25}}
	for i := range ships {
		ships[i].Points = points
	}
	sc := xwing.Scenario{Phase: phase, Round: 2, Ships: ships}
	for _, pose := range at {
		sc.Devices = append(sc.Devices, xwing.ScenarioDevice{Seat: game.Blue, Kind: catalog.EvacuationShuttle, Pose: pose})
	}
	return xwingtest.Start(t, &r, sc, change)
}

// answers is what a sensible player answers, who knows of the scenario or not.
func answers(t *testing.T, g *xwingtest.Game, kind game.Kind, seed uint64, knows bool) game.Choice {
	t.Helper()
	var table player.Table = g.Seen(kind)
	if !knows {
		table = heedless{table}
	}
	c, err := player.NewSensible(seed).Answer(table, g.Decision(kind))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestAttackersShootAtShuttles: a ship shoots at a shuttle rather than at a fighter as near, where the fighter is cheap or the shuttle
// bears tokens; at the fighter, where that counts more; it flies to where it has a shuttle in its sights.
func TestAttackersShootAtShuttles(t *testing.T) {
	for _, c := range []struct {
		points, tokens int
		want           string
	}{{4, 0, "ship:3"}, {60, 0, "ship:2"}, {20, 2, "ship:3"}} {
		g := shuttles(t, board.Engagement, c.points, []xwing.ScenarioShip{xwingtest.Ship(game.Red, "academypilot", 450, 300, 0),
			xwingtest.Ship(game.Blue, "academypilot", 410, 460, 0)}, []physics.Pose{physics.PoseAt(490, 460, 0)}, func(s *xwing.State) {
			s.View.Ship(2).Engaged, s.View.Ship(3).Objectives = true, c.tokens
		})
		for seed := range uint64(5) {
			if got := answers(t, g, ask.ChooseAttack, seed, true).Pick; !strings.HasSuffix(got[0], c.want) {
				t.Errorf("%d points a fighter, %d tokens: it attacks %s, want %s", c.points, c.tokens, got, c.want)
			}
		}
	}
	g := shuttles(t, board.Planning, 4, []xwing.ScenarioShip{xwingtest.Ship(game.Red, "academypilot", 450, 300, 0),
		xwingtest.Ship(game.Blue, "academypilot", 850, 880, 180)}, []physics.Pose{physics.PoseAt(150, 480, 0)}, nil)
	left := func(knows bool) (n int) {
		for seed := range uint64(8) {
			m, err := catalog.ParseManeuver(answers(t, g, ask.SetDials, seed, knows).Each["ship:1"])
			if err != nil {
				t.Fatal(err)
			}
			if ship := g.Ship(1); gauge.End(ship.Base(), m.Move()).Point().X < ship.Pose.Point().X-10 {
				n++
			}
		}
		return n
	}
	if know, not := left(true), left(false); know != 8 || not >= know {
		t.Errorf("it turns to the shuttle %d times of 8, and %d times where it knows of none", know, not)
	}
}

// TestDefendersStayWithShuttles: a defender with no attacker near keeps nearer to a shuttle that is worth more than ships are, and
// loads the one that is nearest to its jump.
func TestDefendersStayWithShuttles(t *testing.T) {
	for _, at := range []float64{100, 800} { // the shuttle is on its left, or on its right
		g := shuttles(t, board.Planning, 4, []xwing.ScenarioShip{xwingtest.Ship(game.Blue, "academypilot", 450, 200, 0),
			xwingtest.Ship(game.Red, "academypilot", 100, 880, 180), xwingtest.Ship(game.Red, "academypilot", 800, 880, 180)},
			[]physics.Pose{physics.PoseAt(at, 300, 0)}, nil)
		d, _ := g.Session.Decision(game.Blue)
		for seed := range uint64(8) {
			c, err := player.NewSensible(seed).Answer(xwing.Sit(g.Session, game.Blue), d)
			if err != nil {
				t.Fatal(err)
			}
			m, err := catalog.ParseManeuver(c.Each["ship:1"])
			if err != nil {
				t.Fatal(err)
			}
			if end := gauge.End(g.Ship(1).Base(), m.Move()).Point(); (end.X < 450) != (at < 450) {
				t.Errorf("it flies to %v, the shuttle is at %v mm", end, at)
			}
		}
	}
	hits := func(s *xwing.State) {
		s.Hidden.Loaded[0] = []board.Face{board.Hit, board.Hit}
		s.View.Ship(4).Objectives = 1
	}
	g := shuttles(t, board.End, 4, []xwing.ScenarioShip{xwingtest.Ship(game.Red, "academypilot", 100, 100, 0),
		xwingtest.Ship(game.Blue, "academypilot", 800, 800, 180)},
		[]physics.Pose{physics.PoseAt(300, 480, 0), physics.PoseAt(600, 480, 0)}, hits)
	for seed := range uint64(5) {
		if got := answers(t, g, ask.ChooseShip, seed, true).Pick; got[0] != "ship:4" {
			t.Errorf("it loads %v", got)
		}
	}
}
