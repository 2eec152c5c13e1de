package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// besieged is the table as a TIE fighter is about to attack a transport, heading from its left, so far right and ahead of it.
func besieged(t *testing.T, x, y float64, dice [2]string, tokens ...board.Token) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		red(tie, 450+x, 450+y, 270), blue(transport, 450, 450, 0, tokens...)}}
	g := xwingtest.Start(t, firstRules(t), sc, table{dice: dice}.load)
	g.Until(ask.ChooseAttack, nil)
	return g
}

func TestFirstSections(t *testing.T) {
	shot := func(x, y float64, section string) func(*testing.T) string {
		return func(t *testing.T) string {
			o, _ := besieged(t, x, y, [2]string{}).Option(ask.ChooseAttack, "primary:0>ship:2@"+section)
			if o.Refusal != nil {
				return o.Refusal.Rule
			}
			return o.Text.Arg("range")
		}
	}
	attacked := func(dice [2]string, section string, tokens ...board.Token) func(*testing.T) string {
		return func(t *testing.T) string {
			g := besieged(t, -160, 20, dice, tokens...)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2@"+section)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(4 - g.Ship(2).Shields.Active)
		}
	}
	tell(t, []told{
		{"X10-HUG-035 to the fore section", shot(-155, 95, "fore"), "1"},
		{"X10-HUG-035 to the aft section", shot(-155, 95, "aft"), "2"},
		{"X10-HUG-035 to its closest point in the arc", func(t *testing.T) string {
			// The near corner of the aft section, at range 1, is not in the arc, whose line meets it at (440, 450).
			g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
				red(tie, 450-140, 450+62, 285), blue(transport, 450, 450, 0)}}, nil)
			g.Until(ask.ChooseAttack, nil)
			o, _ := g.Option(ask.ChooseAttack, "primary:0>ship:2@aft")
			return o.Text.Arg("range")
		}, "2"},
		{"X10-HUG-035 no more than one", func(t *testing.T) string {
			return fmt.Sprint(besieged(t, -160, 20, [2]string{}).Legal(ask.ChooseAttack))
		}, "[primary:0>ship:2@fore primary:0>ship:2@aft none]"},
		{"X10-HUG-036 over the middle line", shot(-80, 60, "aft"), "X10-HUG-036"},
		{"X10-HUG-036 not over it", shot(-80, 60, "fore"), "1"},
		{"X10-HUG-036 past its end", shot(-160, 60, "aft"), "2"},
		{"X10-HUG-036 from astern", shot(-80, -60, "fore"), "X10-HUG-036"},
		{"X10-HUG-028 on the section", attacked([2]string{"hhb", ""}, "fore", board.ReinforceFore), "1"},
		{"X10-HUG-028 on the other", attacked([2]string{"hhb", ""}, "aft", board.ReinforceFore), "2"},
		{"X10-HUG-028 the aft section", attacked([2]string{"hhb", ""}, "aft", board.ReinforceAft), "1"},
		{"X10-HUG-028 the last hit, too", attacked([2]string{"hbb", ""}, "fore", board.ReinforceFore), "0"},
		{"X10-HUG-028 until the End phase", func(t *testing.T) string {
			g := besieged(t, -160, 20, [2]string{"hhb", ""}, board.ReinforceFore)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2@fore")
			g.Until(ask.SetDials, nil)
			phase := board.Setup
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.PhaseBegan:
					phase = e.Phase
				case board.TokenLost:
					return fmt.Sprint(e.Token, " ", phase)
				}
			}
			return ""
		}, "reinforcefore end"},
	})
}
