package edition_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// TestEveryLaterSwitch sets each switch that 2.5 has otherwise back to what it is in 2.0: the situation of that switch shows
// something else then.
func TestEveryLaterSwitch(t *testing.T) {
	all := append(laterOnly(), situations()...)
	tried := 0
	for _, path := range leaves(reflect.TypeFor[xwing.Edition](), "") {
		second, later, back := edition.Second(), edition.LaterSecond(), edition.LaterSecond()
		if reflect.DeepEqual(at(second, path).Interface(), at(later, path).Interface()) {
			continue
		}
		at(back, path).Set(at(second, path))
		i := slices.IndexFunc(all, func(s situation) bool { return path == s.field || strings.HasPrefix(path, s.field+".") })
		tried++
		t.Run(path, func(t *testing.T) {
			if got := all[i].see(t, later); got == all[i].see(t, back) {
				t.Errorf("2.5 shows %q with the value of 2.0, too", got)
			}
		})
	}
	if tried < 40 {
		t.Errorf("only %d switches are otherwise in 2.5", tried)
	}
}

// laterOnly are situations in which 2.5 shows what a switch does, where that of 2.0 does not.
func laterOnly() []situation {
	scored := func(t *testing.T, e *xwing.Edition, squads [2]int, does func(*xwing.Table)) string {
		r := *rules(t, e, printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { does(t) }}))
		r.List = catalog.AMG25
		if does == nil {
			a, b := squad(tie), squad(tie)
			a.Points, b.Points = squads[0], squads[1]
			state, err := xwing.New(&r, [2]xwing.Muster{a, b}, 1)
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Sprint(xwingtest.Play(t, state).Now().View.Score)
		}
		worth := red("nightbeast", 300, 300, 0)
		worth.Points = 7
		g := xwingtest.Start(t, &r, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), worth, far}}, nil)
		g.Until(ask.SetDials, nil)
		return fmt.Sprint(g.Now().View.Score)
	}
	return []situation{
		{field: "Dice.Most", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, duel(60, [2]string{}, nil, nil), counts(xwing.AttackDiceCount, 9))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[0].Dice))
		}},
		{field: "Obstacles.Gas.Halts", see: func(t *testing.T, e *xwing.Edition) string {
			return seen(table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{gas(400, 400)}, dice: [2]string{"b"},
				does: func(t *xwing.Table) {
					t.ExecuteManeuver(1, straight(5, catalog.White), xwing.ManeuverOptions{Step: true})
				}}.start(t, e))
		}},
		{field: "Scoring.Deficit", see: func(t *testing.T, e *xwing.Edition) string { return scored(t, e, [2]int{17, 20}, nil) }},
		{field: "Scoring.Destroyed", see: func(t *testing.T, e *xwing.Edition) string {
			return scored(t, e, [2]int{}, func(t *xwing.Table) { t.Destroy(2) })
		}},
		{field: "Ending.Rounds", see: func(t *testing.T, e *xwing.Edition) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.End, Round: 12, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}}, nil)
			g.Until(ask.SetDials, nil)
			_, over := g.Now().Outcome()
			return fmt.Sprint(over)
		}},
	}
}

// at is the switch at a path.
func at(e *xwing.Edition, path string) reflect.Value {
	v := reflect.ValueOf(e).Elem()
	for name := range strings.SplitSeq(path, ".") {
		v = v.FieldByName(name)
	}
	return v
}
