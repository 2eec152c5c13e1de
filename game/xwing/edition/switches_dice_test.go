package edition_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// dice are the switches of attacks.
func dice() []situation {
	preview := func(weapon string, ships ...xwing.ScenarioShip) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			p := xwingtest.Start(t, rules(t, e, cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil).Now().PreviewAttack(1, weapon, 2)
			out := fmt.Sprint(p.AttackDice, " against ", p.DefenseDice)
			if p.Refusal != nil {
				out += " " + p.Refusal.Rule
			}
			return out
		}
	}
	// Its nearest corner lies between the arcs of both editions.
	const corner = 40.53 * math.Pi / 180
	aside := blue(tie, 300+200*math.Sin(corner)+20, 300+200*math.Cos(corner)-20, 0)
	cannon := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "ioncannon")
	return []situation{
		{field: "Arcs", flip: func(e *xwing.Edition) { e.Arcs = gauge.FirstEditionArcs() },
			see: preview("primary:0", red(tie, 300, 300, 0), aside), second: "2 against 3", flipped: "0 against 0 X20-ATK-006"},
		{field: "Prints", flip: func(e *xwing.Edition) {
			narrow, token := e.Arcs.With(gauge.Small, map[gauge.Arc]gauge.Opening{gauge.Front: {Half: 30}})
			e.Arcs, e.Prints = narrow, map[string]gauge.Token{"tielnfighter": token}
		}, see: preview("primary:0", red(tie, 300, 300, 0), aside), second: "2 against 3", flipped: "0 against 0 X20-ATK-006"},
		{field: "Range0.PrimaryAttacks", see: preview("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340, 180)),
			second: "3 against 3 X20-ATK-010", flipped: "3 against 3"},
		{field: "Range0.AnyArc", see: func(t *testing.T, e *xwing.Edition) string {
			// They touch at a corner, and in the bullseye arc they are apart.
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red("gorgol", 300, 300, 0), blue(tie, 278, 346.284, 45)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).Range)
		}, second: "1", flipped: "0"},
		{field: "Range0.BindsAttacker", second: "4 dice, focus done", flipped: "3 dice, nothing", see: func(t *testing.T, e *xwing.Edition) string {
			g := touching(t, e, xwing.Ability{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			out := fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).AttackDice) + " dice, "
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if !g.Asks(ask.ModifyAttackDice) {
				return out + "nothing"
			}
			return out + strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}},
		{field: "Range0.ShieldsDefender", second: "2 dice", flipped: "3 dice", see: func(t *testing.T, e *xwing.Edition) string {
			g := touching(t, e, xwing.Ability{Query: xwing.DefenseDiceCount, By: func(*xwing.Table, xwing.Moment) int { return -1 }})
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice) + " dice"
		}},
		{field: "RangeBonus.Nearest", see: preview("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340, 180)),
			second: "3 against 3 X20-ATK-010", flipped: "2 against 3 X20-ATK-010"},
		{field: "RangeBonus.PrimaryOnly", see: preview("upgrade:ioncannon", cannon, blue(tie, 400, 400, 180)), second: "4 against 3", flipped: "3 against 3"},
		{field: "Dice.FocusFreely", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"bbb"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus), blue(tie, 400, 400, 180)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if !g.Asks(ask.ModifyAttackDice) {
				return "nothing"
			}
			return strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}, second: "nothing", flipped: "focus done"},
		{field: "Strain.AtRoll", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"hh", "bbb"},
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Deplete), blue(tie, 400, 400, 180, board.Strain, board.Focus)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			var out []string
			for _, event := range g.Events {
				switch event := event.(type) {
				case board.DiceRolled:
					out = append(out, fmt.Sprint(len(event.Dice), " dice"))
				case board.TokenLost:
					out = append(out, event.Token.String())
				}
			}
			return strings.Join(out[:4], ", ")
		}, second: "2 dice, 2 dice, strain, deplete", flipped: "deplete, 2 dice, strain, 2 dice"},
		{field: "Dice.FloorsValues", see: func(t *testing.T, e *xwing.Edition) string {
			slower := xwing.Ability{Query: xwing.AgilityValue, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 },
				By: func(*xwing.Table, xwing.Moment) int { return -3 }}
			slow := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: []xwing.Ability{slower}}
			g := xwingtest.Start(t, rules(t, e, slow), xwing.Scenario{Phase: board.Engagement,
				Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 600, 180)}}, nil)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice) + " dice"
		}, second: "0 dice", flipped: "1 dice"},
		{field: "Dice.Most", flip: func(e *xwing.Edition) { e.Dice.Most = 2 }, second: "3 dice", flipped: "2 dice", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[0].Dice), " dice")
		}},
		{field: "Dice.EvadeAdds", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"hhh", "bee"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180, board.Evade)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyDefenseDice, "evade")
			all := xwingtest.All[board.DiceModified](g)
			return fmt.Sprint(len(all[len(all)-1].Dice), " dice")
		}, second: "3 dice", flipped: "4 dice"},
		{field: "Dice.ReinforceAdds", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"hbb", "bbb"},
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180, board.ReinforceFore)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			return fmt.Sprint(xwingtest.All[board.ResultsNeutralized](g)[0].Hit)
		}, second: "true", flipped: "false"},
	}
}

// touching sets up a ship with a focus token that may attack one in contact, and has one more ability then.
func touching(t *testing.T, e *xwing.Edition, more xwing.Ability) *xwingtest.Game {
	mine := func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }
	more.If = mine
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: []xwing.Ability{more,
		{Query: xwing.AttackingTouched, If: mine, By: func(*xwing.Table, xwing.Moment) int { return 1 }}}}
	return xwingtest.Start(t, rules(t, e, card), xwing.Scenario{Phase: board.Engagement,
		Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus), blue(tie, 400, 340, 180)}}, func(s *xwing.State) {
		s.Hidden.Loaded[board.AttackDice] = []board.Face{board.FocusResult, board.FocusResult, board.FocusResult, board.FocusResult}
	})
}
