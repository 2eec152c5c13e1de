package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// huges are the switches of huge ships.
func huges() []situation {
	over := func(pilot string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(pilot, 400, 450, 0), far},
				dice: "cccccc"}.play(t, e)
			g.Put(ask.PlaceRunOver, "ship:2", 400, 160, 0)
			g.Pick(ask.TurnRunOver, "none")
			return seen(g)
		}
	}
	onto := func(xws string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}, change: func(s *xwing.State) {
				drained(0, 0)(s)
				s.View.Ships[0].Locks = []string{"ship:2"}
			}, obstacles: []xwing.ScenarioObstacle{{XWS: xws, Pose: physics.PoseAt(400, 450, 0)}}}.play(t, e)
			return fmt.Sprint(seen(g), "; ", len(g.Ship(1).Locks))
		}
	}
	return append(hugeHabits(), []situation{
		{field: "Huge.Tools", flip: func(e *xwing.Edition) { e.Huge.Tools = xwing.HugeRules{}.Tools },
			see: func(t *testing.T, e *xwing.Edition) string {
				return where(hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}.play(t, e), 1)
			}, second: "400.0 420.0 0", flipped: "400.0 644.5 0"},
		{field: "Huge.SmallDice", see: over("obsidiansquadronpilot"), second: "crit, die, crit"},
		{field: "Huge.MediumDice", see: over(medium), second: "crit, die, crit, crit"},
		{field: "Huge.LargeDice", see: over(large), second: "crit, die, crit, crit, crit"},
		{field: "Huge.Solid", see: onto("coreasteroid0"), second: "crit, stress+1, no action; 1"},
		{field: "Huge.Gas", see: onto("gascloud1"), second: "jam+1; 1"},
		{field: "Huge.Destroys", see: func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(tie, 400, 450, 0), far},
				dice: "b"}.play(t, e)
			return fmt.Sprint(g.Asks(ask.PlaceRunOver), g.Ship(2).Where == board.InPlay)
		}, second: "true true", flipped: "false false"},
		{field: "Huge.DiceHurt", see: func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(tie, 400, 450, 0), far},
				dice: "h"}.play(t, e)
			g.Put(ask.PlaceRunOver, "ship:2", 400, 160, 0)
			g.Pick(ask.TurnRunOver, "none")
			return seen(g)
		}, second: "crit, die, stress+1, stress-1", flipped: "crit, die, hit"},
		{field: "Huge.Contact", see: func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(gr75, 400, 640, 180), far}}.play(t, e)
			return where(g, 1) + " " + seen(g)
		}, second: "400.0 380.0 0 crit, crit, crit, crit, crit, crit", flipped: "400.0 415.5 0 card, card"},
		{field: "Huge.BumpDice", see: func(t *testing.T, e *xwing.Edition) string {
			ships := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(cr90, 400, 560, 90), far}
			return seen(hugeTable{code: "5FW", ships: ships, dice: "h"}.play(t, e))
		}, second: "no action", flipped: "no action, die, hit"},
	}...)
}

// hugeHabits are those of their turns.
func hugeHabits() []situation {
	at := func(phase board.Phase, e *xwing.Edition, t *testing.T, does func(*xwing.Table)) *xwingtest.Game {
		able := xwing.Ability{When: xwing.StartOfEngagement, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) { does(t) }}
		card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: []xwing.Ability{able}}
		cannon := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "heavylasercannon"), Editions: both}
		ships := []xwing.ScenarioShip{carrying(red(gr75, 400, 300, 0), "heavylasercannon"), blue(tie, 400, 600, 180)}
		return xwingtest.Start(t, rules(t, e, card, cannon), xwing.Scenario{Phase: phase, Ships: ships}, nil)
	}
	does := func(does func(*xwing.Table), tell func(*xwingtest.Game) string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string { return tell(at(board.Engagement, e, t, does)) }
	}
	return []situation{
		{field: "Huge.Last", see: func(t *testing.T, e *xwing.Edition) string {
			g := at(board.Planning, e, t, nil)
			s := g.Now().Clone().(*xwing.State)
			s.View.Ships[1].Initiative = 6
			before := fmt.Sprint(s.Turns(board.Activation))
			s.View.Ships[0].Initiative = 0
			return before + fmt.Sprint(s.Turns(board.Activation))
		}, second: "[2 1][1 2]", flipped: "[2 1][2 1]"},
		{field: "Huge.Ascending", see: func(t *testing.T, e *xwing.Edition) string {
			state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(cr90, gr75), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			state.View.Ships[0].Initiative, state.View.Ships[1].Initiative = 3, 5
			g := xwingtest.Play(t, state)
			g.Until(ask.PlaceShip, nil)
			return fmt.Sprint(g.Decision(ask.PlaceShip).About)
		}, second: "[ship:2]", flipped: "[ship:1]"},
		{field: "Huge.Supplied", see: func(t *testing.T, e *xwing.Edition) string {
			g := at(board.Planning, e, t, nil)
			s := g.Now().Clone().(*xwing.State)
			s.View.Ships[0].Tokens[board.Ion] = 2
			g = xwingtest.Play(t, s)
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Ion))
		}, second: "2", flipped: "0"},
		{field: "Huge.Calm", see: does(func(t *xwing.Table) { t.GainTokens(1, board.Stress, 1) },
			func(g *xwingtest.Game) string { return holds(g, 1) }),
			second: "shields 3 energy 3 stress 0 hull 12", flipped: "shields 3 energy 4 stress 0 hull 12"},
		{field: "Huge.Untaken", flip: func(e *xwing.Edition) { e.Huge.Untaken = []board.Token{board.Focus} },
			see: does(func(t *xwing.Table) { t.GainTokens(1, board.Focus, 1) }, seen), second: "focus+1", flipped: ""},
		{field: "Huge.Bound", see: does(func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment}) },
			func(g *xwingtest.Game) string { return fmt.Sprint(g.Asks(ask.ChooseAction)) }), second: "true", flipped: "false"},
		{field: "Huge.Jams", see: does(func(t *xwing.Table) { t.JamShip(1, 2) }, seen), second: "jam+1", flipped: "stress+1"},
		{field: "Huge.EachWeapon", see: func(t *testing.T, e *xwing.Edition) string {
			g := at(board.Engagement, e, t, func(*xwing.Table) {})
			for n := 0; ; n++ {
				g.Until(ask.ChooseAttack, nil)
				if d := g.Open(); len(d) == 0 || d[0].Kind != ask.ChooseAttack || d[0].About[0] != "ship:1" {
					return fmt.Sprint(n)
				}
				g.Pick(ask.ChooseAttack, g.Legal(ask.ChooseAttack)[0])
			}
		}, second: "1", flipped: "2"},
		{field: "Huge.Sections", see: func(t *testing.T, e *xwing.Edition) string {
			ships := []xwing.ScenarioShip{red(tie, 240, 300, 270), blue(cr90, 400, 300, 0)}
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil)
			g.Until(ask.ChooseAttack, nil)
			for g.Decision(ask.ChooseAttack).About[0] != "ship:1" {
				g.Pick(ask.ChooseAttack, "none")
				g.Until(ask.ChooseAttack, nil)
			}
			return fmt.Sprint(g.Legal(ask.ChooseAttack))
		}, second: "[primary:0>ship:2 none]", flipped: "[primary:0>ship:2@fore primary:0>ship:2@aft none]"},
		{field: "Huge.FarDice", see: func(t *testing.T, e *xwing.Edition) string {
			ships := []xwing.ScenarioShip{red(cr90, 700, 300, 0), blue(tie, 320, 300, 180)}
			g := xwingtest.Start(t, rules(t, e, cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil)
			p := g.Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.Range, " ", p.DefenseDice)
		}, second: "4 5", flipped: "4 6"},
	}
}
