package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// firsts are the switches that first edition alone has otherwise.
func firsts() []situation {
	return []situation{
		{field: "PlayerOrder.RollerChooses", second: "call-die", flipped: "die choose-first-player red", see: func(t *testing.T, e *xwing.Edition) string {
			state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			table{dice: [2]string{"h"}}.load(state)
			g := xwingtest.Play(t, state)
			if g.Asks(ask.CallDie) {
				return "call-die"
			}
			return seen(g) + " " + string(g.Open()[0].Kind) + " " + g.Open()[0].Seat.ID()
		}},
		{field: "Overlap.Touches", second: "X20-ATK-010", flipped: "", see: func(t *testing.T, e *xwing.Edition) string { // contact without an overlap
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 340, 180)}}.start(t, e)
			if no := g.Now().PreviewAttack(1, "primary:0", 2).Refusal; no != nil {
				return no.Rule
			}
			return ""
		}},
		{field: "Actions.CopiesAreOne", second: "card:damage/hullbreach/0#1 then card:damage/hullbreach/0#2 ", flipped: "card:damage/hullbreach/0#1 then ",
			see: func(t *testing.T, e *xwing.Edition) string {
				return twice(t, e, 0, 2, func(*xwing.Table, xwing.Moment) {})
			}},
		{field: "Devices.PartlyOutside", second: "false", flipped: "true", see: func(t *testing.T, e *xwing.Edition) string {
			drops := xwing.Ability{When: xwing.StartOfEngagement, May: true,
				Place: &xwing.Placing{Device: "protonbomb", Ways: board.Drops(gauge.Template{Kind: gauge.Straight, Speed: 1})}}
			g := able(t, e, table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 70, 0), far}}, drops)
			return fmt.Sprint(g.Asks(ask.ChooseDevicePlace) || g.Asks(ask.UseAbility))
		}},
		{field: "Devices.AmongAbilities", second: "detonated", flipped: "lies there", see: func(t *testing.T, e *xwing.Edition) string {
			seen := ""
			ends := printed(tie, xwing.Ability{When: xwing.EndOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				if seen = "lies there"; t.View.Device(1).Gone {
					seen = "detonated"
				}
			}})
			bomb := &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "protonbomb"), Editions: both,
				Blast: &xwing.Blast{Reach: gauge.Range1, Ship: func(*xwing.Table, xwing.Moment, []board.Face) {}}}
			g := xwingtest.Start(t, rules(t, e, ends, bomb), xwing.Scenario{Phase: board.Activation,
				Ships:   []xwing.ScenarioShip{red(tie, 300, 300, 0), far},
				Devices: []xwing.ScenarioDevice{device(game.Blue, "protonbomb", 600, 600, 0)}}, func(*xwing.State) {})
			g.Until(ask.ChooseAttack, nil)
			return seen
		}},
		{field: "Range0.None", second: "0 0", flipped: "1 1", see: func(t *testing.T, e *xwing.Edition) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 340, 180)}}.start(t, e).Now()
			return fmt.Sprint(s.RangeBetween(1, 2), " ", s.RangeBetween(1, 1))
		}},
		{field: "Difficulty.Harder", second: "white", flipped: "red", see: func(t *testing.T, e *xwing.Edition) string {
			by := func(n int) xwing.Ability {
				return xwing.Ability{Query: xwing.ManeuverDifficulty, If: of(1), By: func(*xwing.Table, xwing.Moment) int { return n }}
			}
			g := able(t, e, table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, by(1), by(-1))
			return (&xwing.Table{State: g.Now()}).Difficulty(1, straight(2, catalog.White)).String()
		}},
		{field: "Difficulty.ByDial", second: "red", flipped: "white", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, counts(xwing.ManeuverDifficulty, 1))
			g.Dials(map[board.ShipID]string{1: "3TW"})
			g.Until(ask.ChooseAttack, nil)
			return (&xwing.Table{State: g.Now()}).RevealedDifficulty(1).String()
		}},
		{field: "Tokens.Leave", flip: func(e *xwing.Edition) { e.Tokens.Leave = []board.Token{board.Focus, board.Evade} },
			second: "focus-1, evade-1, calculate-1", flipped: "focus-1, evade-1", see: func(t *testing.T, e *xwing.Edition) string {
				g := table{phase: board.End, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus, board.Evade, board.Calculate, board.Stress), far}}.start(t, e)
				g.Until(ask.SetDials, nil)
				return seen(g)
			}},
		{field: "Tractor.Agility", second: "2", flipped: "1", see: func(t *testing.T, e *xwing.Edition) string { // two tokens, of a ship of agility 3
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 500, 180, board.Tractor, board.Tractor)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}},
		{field: "Jam.Strips", flip: func(e *xwing.Edition) { e.Jam.Strips = []board.Token{board.Focus} },
			second: "focus calculate", flipped: "focus", see: func(t *testing.T, e *xwing.Edition) string {
				g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus, board.Calculate), far},
					does: func(t *xwing.Table) { t.GainTokens(1, board.Jam, 1) }}.start(t, e)
				return strings.Join(g.Legal(ask.ChooseJamEffect), " ")
			}},
		{field: "Jam.OwnPick", second: "blue", flipped: "red", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus, board.Evade), far},
				does: func(t *xwing.Table) { t.GainTokens(1, board.Jam, 1) }}.start(t, e)
			return g.Open()[0].Seat.ID()
		}},
	}
}

// firstMoves are those about how ships move, act and are scored.
func firstMoves() []situation {
	return []situation{
		{field: "Reposition.Sliding", second: "choose-barrel-roll", flipped: "place-barrel-roll left right", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, does: func(t *xwing.Table) { t.BarrelRoll(1) }}.start(t, e)
			out := string(g.Open()[0].Kind)
			if p := g.Open()[0].Placement; p != nil {
				for _, rail := range p.Pieces[0].Rails {
					out += " " + rail.ID
				}
			}
			return out
		}},
		// Ships at both sides, and an asteroid ahead, leave room neither to roll nor to boost.
		{field: "Reposition.Sure", see: offeredAmong(asteroid(400, 380)), second: "focus evade barrelroll none",
			flipped: "focus evade none"},
		// Nobody is at range 1 to 3.
		{field: "Lock.Sure", second: "focus lock none", flipped: "focus none", see: func(t *testing.T, e *xwing.Edition) string {
			e.Lock.Farthest = gauge.Range1
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, does: func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.Focus}, {Type: catalog.Lock}}})
			}}.start(t, e)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}},
		// Of its dice it rerolls one at least, or none.
		{field: "Lock.RerollsNone", second: "1 to 3", flipped: "0 to 3", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"bbb"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180)},
				does: func(t *xwing.Table) { t.AcquireLock(1, "ship:2") }}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "lock")
			return fmt.Sprint(g.Open()[0].Min, " to ", g.Open()[0].Max)
		}},
		{field: "Cloak.InActivation", second: "system", flipped: "activation", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), far}}.start(t, e)
			g.Dials(nil)
			for !g.Asks(ask.ChooseDecloak) {
				if g.Asks(ask.SystemAbilities) {
					return g.Now().View.Phase.String()
				}
				g.Until(g.Open()[0].Kind, nil)
			}
			return g.Now().View.Phase.String()
		}},
		{field: "Ion.GoneBeforeAction", second: "1", flipped: "0", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.start(t, e)
			g.Dials(nil)
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Ion))
		}},
		{field: "Obstacles.DiceLater", second: "1, then 1", flipped: "0, then 1", see: func(t *testing.T, e *xwing.Edition) string {
			harmed := -1 // once its maneuver is executed
			g := able(t, e, table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 320, 0), far}, dice: [2]string{"c"},
				obstacles: []xwing.ScenarioObstacle{{XWS: "pomdebris1", Pose: physics.PoseAt(400, 400, 0)}}},
				xwing.Ability{When: xwing.AfterManeuver, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, Do: func(t *xwing.Table, _ xwing.Moment) { harmed = t.Ship(1).DamageCards() }})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.SetDials, nil)
			return fmt.Sprintf("%d, then %d", harmed, g.Ship(1).DamageCards())
		}},
		{field: "Scoring.Halves", second: "[0 3]", flipped: "[0 0]", see: func(t *testing.T, e *xwing.Edition) string {
			worth := red(tie, 300, 300, 0)
			worth.Points = 7
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), worth, far},
				does: func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 2}) }}.start(t, e).Now()
			return fmt.Sprint(s.Standing(&s.View))
		}},
	}
}

// offeredAmong are the actions that a ship has to choose from among others and obstacles.
func offeredAmong(obstacles ...xwing.ScenarioObstacle) func(*testing.T, *xwing.Edition) string {
	return func(t *testing.T, e *xwing.Edition) string {
		ships := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 320, 300, 0), red("blacksquadronace", 480, 300, 0)}
		g := table{phase: board.Engagement, ships: ships, obstacles: obstacles, does: func(t *xwing.Table) {
			t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
		}}.start(t, e)
		if !g.Asks(ask.ChooseAction) {
			return "no action"
		}
		return strings.Join(g.Legal(ask.ChooseAction), " ")
	}
}
