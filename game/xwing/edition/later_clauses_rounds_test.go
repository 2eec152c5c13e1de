package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// ends is an End Phase of 2.5 with red's ship and blue's, and what it does to them until the next dials are set.
func ends(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.End, Ships: append(ships, far)}, change)
	g.Until(ask.SetDials, nil)
	return g
}

// kinds tells the events of some kinds, in their order.
func kinds(g *xwingtest.Game, which ...string) string {
	var out []string
	for _, k := range strings.Fields(g.Kinds()) {
		for _, w := range which {
			if k == w {
				out = append(out, k)
			}
		}
	}
	return strings.Join(out, " ")
}

func TestLaterRoundClauses(t *testing.T) {
	dead := func(where board.Whereabouts) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ships[1].Where = where }
	}
	tell(t, []told{
		{"X25-RND-008 only then", func(t *testing.T) string {
			return kinds(ends(t, dead(board.Removed), red(tie, 100, 100, 0, board.Focus)), "TokenLost", "RoundEnded", "GameEnded")
		}, "TokenLost RoundEnded GameEnded"},
		{"X25-RND-009 X25-RND-018 the points do not matter then", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) { dead(board.Removed)(s); s.View.Score = [2]int{0, 30} }, red(tie, 100, 100, 0))
			out, over := g.Now().Outcome()
			return fmt.Sprint(out.Winner.ID(), over)
		}, "redtrue"},
		{"X25-RND-018 ships in reserve", func(t *testing.T) string {
			_, over := ends(t, dead(board.InReserve), red(tie, 100, 100, 0)).Now().Outcome()
			return fmt.Sprint(over)
		}, "false"},
		{"X25-RND-003 tied, too", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) { s.View.Round, s.View.Score = 12, [2]int{3, 3} }, red(tie, 100, 100, 0))
			out, over := g.Now().Outcome()
			return fmt.Sprint(out.Winner == game.NoSide, over)
		}, "true true"},
		{"X25-RND-014 green ones first", func(t *testing.T) string {
			var out []string
			for _, e := range xwingtest.All[board.TokenLost](ends(t, nil, red(tie, 100, 100, 0, board.Disarm, board.Focus, board.Jam, board.Evade))) {
				out = append(out, e.Token.String())
			}
			return strings.Join(out, " ")
		}, "focus evade jam disarm"},
		{"X25-RND-015 X25-CHG-002 X25-CHG-003 so many as there are symbols", func(t *testing.T) string {
			var out []string
			for _, n := range []int{2, 0, -2} {
				g := ends(t, func(s *xwing.State) {
					ship := &s.View.Ships[0]
					ship.Charges, ship.Force = board.Charges{Active: 2, Limit: 4, Recurring: n}, board.Charges{Limit: 3, Recurring: max(n, 0)}
					ship.Upgrades[0].Charges = ship.Charges
				}, with(red("lukeskywalker", 100, 100, 0), "r2d2"))
				s := g.Ship(1)
				out = append(out, fmt.Sprint(s.Charges.Active, s.Upgrades[0].Charges.Active, s.Force.Active))
			}
			return strings.Join(out, ", ")
		}, "4 4 2, 2 2 0, 0 0 0"},
		{"X25-RND-017 ions and locks", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} }, red(large, 100, 100, 0, board.Ion, board.Stress, board.Cloak))
			return fmt.Sprint(g.Ship(1).Has(board.Ion), g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Cloak), g.Ship(1).Locks)
		}, "1 1 1 [ship:2]"},
		{"X25-RND-019 charges", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) {
				s.View.Ships[0].Where, s.View.Ships[0].Charges = board.InReserve, board.Charges{Limit: 2, Recurring: 1}
			}, red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0))
			return fmt.Sprint(g.Ship(1).Charges.Active)
		}, "1"},
		{"X25-ORD-007 X25-PLN-004 once the dials are set", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, dice: [2]string{firstRed}}.start(t, edition.LaterSecond())
			g.Dials(nil)
			return kinds(g, "DialsAssigned", "DiceRolled", "FirstPlayerChosen")
		}, "DialsAssigned DialsAssigned DiceRolled DiceRolled FirstPlayerChosen"},
	})
}

func TestLaterTurnClauses(t *testing.T) {
	gadget := xwing.Ability{When: xwing.DuringSystemPhase, May: true, Do: func(*xwing.Table, xwing.Moment) {}}
	before := gadget
	before.When = xwing.BeforeActivating
	system := func(t *testing.T, first game.Seat, own xwing.Ability, ships ...xwing.ScenarioShip) *xwingtest.Game {
		var cards []*xwing.Card
		for _, pilot := range []string{tie, "nightbeast", "blacksquadronace"} {
			cards = append(cards, printed(pilot, own))
		}
		return xwingtest.Start(t, rules(t, edition.LaterSecond(), cards...), xwing.Scenario{Phase: board.System, First: first, Ships: ships}, nil)
	}
	tell(t, []told{
		{"X25-ORD-011 X25-SYS-001 the lower initiative, whoever is first player", func(t *testing.T) string {
			return system(t, game.Red, gadget, red("blacksquadronace", 100, 100, 0), blue(tie, 800, 800, 180)).Open()[0].About[0]
		}, "ship:2"},
		{"X25-ORD-011 X25-SYS-001 the first player, of equals", func(t *testing.T) string {
			var out []string
			for _, first := range []game.Seat{game.Red, game.Blue} {
				out = append(out, system(t, first, gadget, red(tie, 100, 100, 0), blue(tie, 800, 800, 180)).Open()[0].About[0])
			}
			return strings.Join(out, " ")
		}, "ship:1 ship:2"},
		{"X25-SYS-002 what does not say so is not offered", func(t *testing.T) string {
			return fmt.Sprint(system(t, game.Red, before, red(tie, 100, 100, 0), far).Asks(ask.SystemAbilities))
		}, "false"},
		{"X25-SYS-002 decloaking", func(t *testing.T) string {
			return offered(system(t, game.Red, before, red(tie, 100, 100, 0, board.Cloak), far), ask.SystemAbilities)
		}, "decloak done"},
		{"X25-SYS-004 once", func(t *testing.T) string {
			g := system(t, game.Red, gadget, red(tie, 100, 100, 0), far)
			g.Pick(ask.SystemAbilities, game.Done)
			return g.Open()[0].About[0]
		}, "ship:2"},
		{"X25-ACT-002 one action, if it likes", func(t *testing.T) string {
			g := over("", nil).flies(t, "2FB", ask.ChooseAction, nil)
			out := offered(g, ask.ChooseAction)
			g.Pick(ask.ChooseAction, "focus")
			return out + ": " + kinds(activation(g), "DialRevealed", "ManeuverExecuted", "ActionPerformed") + fmt.Sprint(" ", g.Decision(ask.ChooseAction).About)
		}, "focus evade barrelroll none: DialRevealed ManeuverExecuted ActionPerformed [ship:2]"},
	})
}

func TestLaterSetupClauses(t *testing.T) {
	tell(t, []told{
		{"X25-SET-006 the other edge", func(t *testing.T) string {
			g := setUp(t, bare(tie), bare(tie))
			g.Put(ask.PlaceShip, "ship:1", 400, 40, 0)
			return against(g, ask.PlaceShip, "ship:2", 600, 40) + "/" + against(g, ask.PlaceShip, "ship:2", 600, 874)
		}, "X25-SET-011/"},
		{"X25-SET-007 one of all that there are", func(t *testing.T) string {
			own, others := squad(tie), squad(tie)
			others.Obstacles = []string{"coreasteroid2", "gascloud2", "pomdebris2"}
			return fmt.Sprint(len(setUp(t, own, others).Decision(ask.PlaceObstacle).Placement.Pieces))
		}, "6"},
	})
}

func TestLaterMoveClauses(t *testing.T) {
	tell(t, []told{
		{"X25-DIF-002 X25-DIF-004 a red one stays red", colors(1), "white red red purple"},
		{"X25-OVL-014 X25-OVL-015 above a friend", func(t *testing.T) string {
			flown := events(over("bb", nil, red("nightbeast", 400, 350, 90)).flies(t, "4FW", ask.ChooseAttack, nil))
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), red("nightbeast", 400, 360, 0), far},
				does: func(t *xwing.Table) { t.Decloak(1) }}.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseDecloak, "boost-straight")
			return fmt.Sprint(flown, "/", place(g.Ship(1).Pose), " ", len(xwingtest.All[board.DiceRolled](g)))
		}, "/400 420 0 0"},
		{"X25-OBS-002 another move", func(t *testing.T) string {
			through := xwing.Ability{Query: xwing.CrossingObstacles, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			moves := func(do func(*xwing.Table), kind game.Kind, pick string) string {
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), far}, obstacles: []xwing.ScenarioObstacle{debris(400, 380), debris(320, 300)}, dice: [2]string{"bb"}}, through, begins(do))
				g.Pick(kind, pick)
				return fmt.Sprint(len(xwingtest.All[board.ObstacleMet](g)), g.Ship(1).Has(board.Stress))
			}
			return moves(func(t *xwing.Table) { t.Boost(1) }, ask.ChooseBoost, "straight") + ", " + moves(func(t *xwing.Table) { t.BarrelRoll(1) }, ask.ChooseBarrelRoll, "left/middle") + ", " +
				moves(func(t *xwing.Table) { t.Decloak(1) }, ask.ChooseDecloak, "boost-straight")
		}, "1 1, 1 1, 1 1"},
		{"X25-OBS-002 X25-TRC-004 a tractor beam", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{debris(400, 380), debris(320, 300)}},
				begins(func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }))
			return offered(g, ask.ChooseTractorMove)
		}, "roll-right/front roll-right/middle roll-right/back none"},
		{"X25-OBS-007 a hit", func(t *testing.T) string {
			return events(over("h", []xwing.ScenarioObstacle{lying("loosecargo", 400, 420)}).flies(t, "2FB", ask.ChooseAttack, nil))
		}, "strain+1, die, stress+1, no action"},
		{"X25-OBS-001 X25-OBS-007 no debris of the box", func(t *testing.T) string {
			return events(over("c", []xwing.ScenarioObstacle{lying("spareparts", 400, 420)}).flies(t, "2FB", ask.ChooseAttack, nil))
		}, "strain+1, die, stress+1, no action"},
		{"X25-OBS-010 of any kind", func(t *testing.T) string {
			var out []string
			for _, xws := range []string{"coreasteroid0", "gascloud1", "loosecargo"} {
				out = append(out, events(over("b", []xwing.ScenarioObstacle{lying(xws, 400, 420)}).flies(t, "2FB", ask.ChooseAttack, nil)))
			}
			return strings.Join(out, "; ")
		}, "hit, die, no action; strain+1, die, no action; strain+1, die, no action"},
		{"X25-OBS-011 debris that is no obstacle of the box", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 420, 0), blue(tie, 400, 560, 180)}, obstacles: []xwing.ScenarioObstacle{lying("spareparts", 400, 420)}}.play(t)
			return g.Now().PreviewAttack(1, "primary:0", 2).Refusal.Rule
		}, "X25-OBS-011"},
		{"X25-OBS-010 X25-OBS-009 through a blaze", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{lying("blaze", 400, 420)}, dials: map[board.ShipID]string{1: "5FW"}, dice: [2]string{"b"}}.play(t)
			return fmt.Sprint(len(g.Now().ObstaclesUnder(1)), " ", kinds(g, "ObstacleMet", "ActionStepSkipped"))
		}, "0 ObstacleMet ActionStepSkipped"},
		{"X25-OBS-013 who stands in it", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 420, 0), blue(tie, 400, 560, 180)}, obstacles: []xwing.ScenarioObstacle{lying("electrochaffcloud", 400, 420)}}.play(t)
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.CanLock(1, "ship:2"), x.CanLock(2, "ship:1"), x.CanLock(2, "obstacle:1"))
		}, "false false true"},
		{"X25-OBS-020 not while it leaves", func(t *testing.T) string {
			return events(over("b", []xwing.ScenarioObstacle{debris(400, 300)}).flies(t, "5FW", ask.ChooseAttack, nil))
		}, ""},
		{"X25-OBS-023 it is asked", func(t *testing.T) string {
			granted := xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}}
			return fmt.Sprint(over("b", []xwing.ScenarioObstacle{asteroid(400, 420)}).flies(t, "2FB", ask.ChooseAction, nil, granted).Decision(ask.ChooseAction).About)
		}, "[ship:1]"},
		{"X25-OBS-027 it is a ship's one device", func(t *testing.T) string {
			ship := with(red("captainjonus", 400, 300, 0), "electrochaffmissiles", "protonbombs")
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{ship, far}}.play(t)
			g.Pick(ask.SystemAbilities, "upgrade/electrochaffmissiles/0")
			g.Pick(ask.ChooseDevicePlace, g.Legal(ask.ChooseDevicePlace)[0])
			return fmt.Sprint(len(g.Now().View.ObstaclesInPlay()), g.Asks(ask.SystemAbilities))
		}, "1 false"},
		{"X25-OBS-032 a remote", func(t *testing.T) string {
			dice := func(o ...xwing.ScenarioObstacle) int {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: o, devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 0)}}.play(t)
				return g.Now().PreviewAttack(1, "primary:0", 3).DefenseDice
			}
			return fmt.Sprint(dice(lying("blaze", 400, 400)) - dice())
		}, "1"},
		{"X25-OBS-033 in an attack", func(t *testing.T) string {
			dice := func(id board.ShipID) string {
				free := xwing.Ability{Query: xwing.IgnoringObstacles, By: func(*xwing.Table, xwing.Moment) int { return 1 }, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == id }}
				p := able(t, edition.LaterSecond(), table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(400, 380)}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 570, 45)}}, free).Now().PreviewAttack(1, "primary:0", 2)
				return fmt.Sprint(len(p.Obstructed), p.DefenseDice)
			}
			return dice(1) + ", " + dice(2)
		}, "1 4, 1 5"},
	})
}
