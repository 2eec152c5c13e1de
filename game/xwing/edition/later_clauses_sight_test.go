package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

func TestLaterRangeClauses(t *testing.T) {
	state := func(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State { return does(t, nil, ships...).Now() }
	tell(t, []told{
		{"X25-RNG-001 in an attack, too", func(t *testing.T) string {
			var out []string
			for _, gap := range []float64{100, 101, 200, 201, 300} {
				out = append(out, fmt.Sprint(state(t, red(tie, 400, 300, 0), blue(tie, 400, 340+gap, 180)).PreviewAttack(1, "primary:0", 2).Range))
			}
			return strings.Join(out, " ")
		}, "1 2 2 3 3"},
		{"X25-RNG-009 not to the defender by the weapon alone", func(t *testing.T) string {
			p := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bluesquadronpilot", 400, 300, 0), "ioncannon"), blue(tie, 400, 600, 180)}}.play(t).Now().PreviewAttack(1, "upgrade:ioncannon", 2)
			return fmt.Sprint(p.Range, " ", p.AttackDice, p.DefenseDice)
		}, "3 3 4"},
		{"X25-RNG-015 between the line and a diagonal of the base", func(t *testing.T) string { return seenFrom(t, 600, 478, 0) + " " + seenFrom(t, 600, 122, 0) }, "Rf Rr"},
		{"X25-RNG-014 a corner, in each of them", func(t *testing.T) string {
			return strings.Join([]string{seenFrom(t, 505, 200, 0), seenFrom(t, 295, 200, 0), seenFrom(t, 295, 400, 0)}, " ")
		}, "RBr LBr FLf"},
		{"X25-RNG-016 as wide to the left, ahead alone, up to range 3", func(t *testing.T) string {
			s := state(t, red(tie, 400, 300, 0), blue(tie, 400, 639, 180), blue(tie, 400, 180, 180))
			return fmt.Sprint(seenFrom(t, 373, 500, 0), " ", seenFrom(t, 372, 500, 0), " ", s.InBullseye(1, 2), s.InBullseye(1, 3))
		}, "Fbf Ff true false"},
		{"X25-RNG-018 up to range 3", func(t *testing.T) string {
			var out []string
			for _, at := range [][2]float64{{739, 300}, {741, 300}, {400, 639}, {400, 641}, {400, -39}, {400, -41}} {
				s := state(t, red(tie, 400, 300, 0), blue(tie, at[0], at[1], 0))
				out = append(out, strings.Trim(fmt.Sprint(map[bool]string{true: "flanks"}[s.Flanking(2, 1)], map[bool]string{true: "ahead"}[s.InFrontOf(2, 1)], map[bool]string{true: "behind"}[s.Behind(2, 1)]), " "))
			}
			return strings.Join(out, ",")
		}, "flanks,,ahead,,behind,"},
		{"X25-RNG-021 X25-RNG-003 whatever asks for it", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 430), asteroid(400, 300)}}.play(t).Now()
			return fmt.Sprint(s.RangeTo(1, "obstacle:1"), s.RangeTo(1, "obstacle:2"))
		}, "1 0"},
	})
}

func TestLaterIonFlightClauses(t *testing.T) {
	ionized := func(own ...xwing.Ability) *xwingtest.Game {
		return laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Ion), far}, dials: map[board.ShipID]string{1: "3TW"}, own: []*xwing.Card{printed(tie, own...)}}.play(t)
	}
	at := func(when xwing.Timing, do func(*xwing.Table)) xwing.Ability {
		return xwing.Ability{When: when, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { do(t) }}
	}
	tell(t, []told{
		{"X25-ION-006 its speed and bearing", func(*testing.T) string {
			return flown(ionized(at(xwing.BeforeManeuver, func(t *xwing.Table) { t.ChangeManeuver(1, straight(3, catalog.Red)) })))
		}, "1BB"},
		{"X25-ION-007 for all to see", func(*testing.T) string {
			g := ionized()
			return fmt.Sprint(xwingtest.All[board.DialRevealed](g)[0].Maneuver.Code(), " ", g.Ship(1).Dial.Revealed)
		}, "3TW true"},
		{"X25-ION-008 neither calculate nor a card's", func(*testing.T) string {
			adds := xwing.Ability{Query: xwing.AddingActions, If: itself, Bar: []catalog.BarAction{{Type: catalog.Calculate, Difficulty: catalog.White}}}
			return offered(ionized(adds, xwing.Ability{When: xwing.AsAction, Do: func(*xwing.Table, xwing.Moment) {}}), ask.ChooseAction)
		}, "focus none"},
		{"X25-ION-010 X25-ION-012 too late for this maneuver", func(t *testing.T) string {
			shock := at(xwing.AfterRevealingDial, func(t *xwing.Table) { t.GainTokens(1, board.Ion, 1) })
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, dials: map[board.ShipID]string{1: "3TW"}, own: []*xwing.Card{printed(tie, shock)}}.play(t)
			return flown(g) + " " + offered(g, ask.ChooseAction) + fmt.Sprint(" ", g.Ship(1).Has(board.Ion))
		}, "3TW focus none 1"},
		{"X25-LCK-001 X25-LCK-002 range 0-3, and not itself", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 340, 0), blue(tie, 400, 640, 180), blue(tie, 740, 300, 0), blue(tie, 400, 641, 0), blue(tie, 800, 800, 0)}},
				begins(func(t *xwing.Table) { t.Lock(1) }))
			return offered(g, ask.ChooseLockTarget)
		}, "ship:2 ship:3 ship:4"},
		{"X25-RNG-012 out of the firing arc", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 639, 180), blue(tie, 400, 641, 180), blue(tie, 400, 180, 180)}}.play(t).Now()
			return fmt.Sprint(s.InFiringArc(1, 2), s.InFiringArc(1, 3), s.InFiringArc(1, 4))
		}, "true false false"},
	})
}
