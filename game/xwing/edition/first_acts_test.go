package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// happened are the events of some kinds, in their order.
func happened(g *xwingtest.Game, kinds ...string) string {
	var out []string
	for _, e := range g.Events {
		if k := game.EventKind(e); slices.Contains(kinds, k) {
			out = append(out, k)
		}
	}
	return strings.Join(out, " ")
}

// granted has ship 1 perform an action of these that it is granted, as often as they are named.
func granted(t *testing.T, tokens []board.Token, actions ...catalog.ActionType) *xwingtest.Game {
	t.Helper()
	return table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, tokens...), blue("blacksquadronace", 300, 500, 180)}}.first(t, duty(func(t *xwing.Table) {
		for _, a := range actions {
			t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: a}}})
		}
	}))
}

func TestFirstPlanning(t *testing.T) {
	at := func(ships ...xwing.ScenarioShip) *xwingtest.Game {
		return table{phase: board.Planning, ships: append(ships, far)}.first(t)
	}
	tell(t, []told{
		{"X10-PLN-001 X10-PLN-002", func(*testing.T) string {
			var out []string
			for _, d := range at(red(tie, 300, 300, 0), red("maulermithel", 400, 300, 0)).Open() {
				out = append(out, fmt.Sprint(d.Seat.ID(), d.Private, len(d.Slots)))
			}
			return strings.Join(out, " ")
		}, "redtrue 2 bluetrue 1"},
		{"X10-PLN-006", func(*testing.T) string {
			return fmt.Sprint(at(red(tie, 300, 300, 0, board.Ion), red("maulermithel", 400, 300, 0)).Open()[0].About)
		}, "[ship:2]"},
		{"X10-PLN-006 a large ship", func(*testing.T) string {
			one, two := red(large, 300, 300, 0, board.Ion), red(large, 500, 300, 0, board.Ion, board.Ion)
			return fmt.Sprint(at(red(tie, 100, 300, 0), one, two).Open()[0].About)
		}, "[ship:1 ship:2]"},
		{"X10-ACT-004 X10-ACT-005 X10-ACT-007", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}, "2FB", ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}})
			i := slices.IndexFunc(g.Events, func(e game.Event) bool { a, ok := e.(board.ShipActivated); return ok && a.Ship == 1 })
			g.Events = g.Events[:i]
			return happened(g, "DialRevealed", "ManeuverExecuted", "ActionPerformed")
		}, "DialRevealed ManeuverExecuted ActionPerformed"},
		{"X10-ACT-005 its parts", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress), far}}, "2FB", ask.ChooseAttack, nil)
			i := slices.IndexFunc(g.Events, func(e game.Event) bool { a, ok := e.(board.ShipActivated); return ok && a.Ship == 1 })
			g.Events = g.Events[:i]
			return happened(g, "ShipMoved", "TokenLost", "ManeuverExecuted")
		}, "ShipMoved TokenLost ManeuverExecuted"},
		{"X10-ACT-008", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}.first(t, duty(func(t *xwing.Table) {
				t.ExecuteManeuver(1, straight(2, catalog.White), xwing.ManeuverOptions{})
			}))
			return happened(g, "DialRevealed", "ManeuverExecuted", "ActionPerformed") + fmt.Sprint(" ", g.Asks(ask.ChooseAction))
		}, "ManeuverExecuted false"},
		{"X10-ACT-009", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}, "2FB", ask.SetDials, nil)
			return fmt.Sprint(len(xwingtest.All[board.ShipActivated](g)), len(xwingtest.All[board.ShipEngaged](g)))
		}, "2 2"},
		{"X10-ACT-010 X10-ION-006", func(t *testing.T) string {
			sees := xwing.Ability{When: xwing.AfterRevealingDial, If: own1, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Evade, 1) }}
			var out []string
			for _, tokens := range [][]board.Token{nil, {board.Ion}} {
				g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, tokens...), far}}.first(t, sees)
				g.Dials(nil)
				g.Until(ask.ChooseAttack, nil)
				out = append(out, fmt.Sprint(xwingtest.Has(g, func(e board.TokenGained) bool { return e.Token == board.Evade })))
			}
			return strings.Join(out, " ")
		}, "true false"},
	})
}

func own1(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }

func TestFirstActions(t *testing.T) {
	tell(t, []told{
		{"X10-FOC-001 X10-ACN-006", func(t *testing.T) string {
			g := granted(t, []board.Token{board.Focus}, catalog.Focus)
			g.Pick(ask.ChooseAction, "focus")
			return fmt.Sprint(g.Ship(1).Has(board.Focus))
		}, "2"},
		{"X10-EVD-001", func(t *testing.T) string {
			g := granted(t, []board.Token{board.Evade}, catalog.Evade)
			g.Pick(ask.ChooseAction, "evade")
			return fmt.Sprint(g.Ship(1).Has(board.Evade))
		}, "2"},
		{"X10-ACN-002", func(t *testing.T) string {
			g := granted(t, nil, catalog.Focus)
			g.Pick(ask.ChooseAction, "none")
			return fmt.Sprint(g.Ship(1).Has(board.Focus))
		}, "0"},
		{"X10-ACN-003", func(t *testing.T) string {
			g := granted(t, nil, catalog.Focus, catalog.Focus)
			g.Pick(ask.ChooseAction, "focus")
			return fmt.Sprint(g.Asks(ask.ChooseAction), g.Ship(1).Has(board.Focus))
		}, "false 1"},
		{"X10-ACN-005", func(t *testing.T) string { // no lock on its bar
			return strings.Join(granted(t, nil, catalog.Lock).Legal(ask.ChooseAction), " ")
		}, "lock none"},
		{"X10-FRE-001", func(t *testing.T) string {
			free := xwing.Ability{When: xwing.AfterManeuver, If: own1, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.Evade}}})
			}}
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}.first(t, free)
			g.Dials(nil)
			g.Until(ask.ChooseAction, nil)
			g.Pick(ask.ChooseAction, "evade")
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus barrelroll none"},
		{"X10-TLK-003 X10-TLK-011", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far, blue(tie, 500, 800, 180)}}.first(t, duty(func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				t.AcquireLock(1, "ship:3")
			}))
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[ship:3]"},
		{"X10-STS-001", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress, board.Stress), far}}.first(t)
			return fmt.Sprint(g.Ship(1).Stressed(), g.Ship(1).Has(board.Stress), g.Ship(2).Stressed())
		}, "true 2 false"},
		{"X10-STS-001 by one, and by each that it gains", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 650, 800, 180, board.Stress)}}.first(t, duty(func(t *xwing.Table) {
				t.GainTokens(1, board.Stress, 1)
				t.GainTokens(1, board.Stress, 2)
			}))
			return fmt.Sprint(g.Ship(1).Has(board.Stress), " ", g.Ship(2).Stressed())
		}, "3 true"},
		{"X10-ATK-018", func(t *testing.T) string {
			s := duel(160, [2]string{"hh", "ffb"}, nil, []board.Token{board.Focus, board.Evade})
			return strings.Join(attacks(t, s, "primary:0", ask.ModifyDefenseDice).Legal(ask.ModifyDefenseDice), " ")
		}, "focus evade done"},
		{"X10-TLK-005", func(t *testing.T) string {
			lock := duty(func(t *xwing.Table) { t.AcquireLock(1, "ship:2") })
			g := attacks(t, duel(160, [2]string{"bb", "bbb"}, nil, nil), "primary:0", ask.ModifyAttackDice, lock)
			return strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}, "lock done"},
		{"X10-TLK-005 none", func(t *testing.T) string {
			lock := duty(func(t *xwing.Table) { t.AcquireLock(1, "ship:2") })
			var out []string
			for _, pick := range [][]string{nil, {"die:1"}, {"die:0", "die:1"}} {
				g := attacks(t, duel(160, [2]string{"bbhh", "bbb"}, nil, nil), "primary:0", ask.ModifyAttackDice, lock)
				g.Pick(ask.ModifyAttackDice, "lock")
				g.Pick(ask.ChooseDice, pick...)
				g.Until(ask.SetDials, nil)
				out = append(out, fmt.Sprint(len(g.Ship(1).Locks), " ", g.Ship(2).DamageCards()))
			}
			return strings.Join(out, ", ")
		}, "0 0, 0 1, 0 2"},
		{"X10-TLK-005 on the defender alone", func(t *testing.T) string {
			s := duel(160, [2]string{"bb", "bbb"}, []board.Token{board.Focus}, nil)
			s.ships = append(s.ships, blue(tie, 700, 800, 180))
			g := attacks(t, s, "primary:0", ask.ModifyAttackDice, duty(func(t *xwing.Table) { t.AcquireLock(1, "ship:3") }))
			o, _ := g.Option(ask.ModifyAttackDice, "lock")
			return fmt.Sprint(strings.Join(g.Legal(ask.ModifyAttackDice), " "), " ", o.Refusal.Rule)
		}, "focus done X10-TLK-005"},
		{"X10-CBT-003", func(t *testing.T) string {
			g := duel(160, [2]string{}, nil, nil).first(t)
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "none")
			return fmt.Sprint(len(xwingtest.All[board.ShipEngaged](g)), g.Asks(ask.ChooseAttack))
		}, "2 false"},
		{"X10-ATK-008 X10-FRI-001 X10-FRI-002", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.ships = append(s.ships, red(tie, 460, 460, 0))
			g := s.first(t)
			g.Until(ask.ChooseAttack, nil)
			return strings.Join(g.Legal(ask.ChooseAttack), " ")
		}, "primary:0>ship:2 none"},
	})
}

func TestFirstManeuvers(t *testing.T) {
	flown := func(m catalog.Maneuver) func(*testing.T) string {
		return func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}.first(t,
				duty(func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }))
			return place(g.Ship(1).Pose)
		}
	}
	by := func(speed int, b gauge.Bearing) func(*testing.T) string {
		return flown(catalog.Maneuver{Speed: speed, Bearing: b, Difficulty: catalog.White})
	}
	tell(t, []told{
		{"X10-MNV-004 X10-MNV-001 X10-MNV-002", by(2, gauge.StraightAhead), "400 420 0"},
		{"X10-MNV-001 another speed", by(4, gauge.StraightAhead), "400 500 0"},
		{"X10-MNV-007", by(4, gauge.KoiogranTurn), "400 500 180"},
		{"X10-MNV-011 X10-MNV-016", by(0, gauge.Stationary), "400 300 0"},
		{"X10-MNV-005", by(2, gauge.BankRight), "452 426 315"},
		{"X10-MNV-005 left", by(2, gauge.BankLeft), "348 426 45"},
		{"X10-MNV-006 left", by(2, gauge.TurnLeft), "318 382 90"},
		{"X10-MNV-006 right", by(2, gauge.TurnRight), "482 382 270"},
		{"X10-MNV-012", func(t *testing.T) string {
			seen := 0
			after := xwing.Ability{When: xwing.AfterManeuver, If: own1, Do: func(*xwing.Table, xwing.Moment) { seen++ }}
			table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}.first(t, after, duty(func(t *xwing.Table) {
				t.ExecuteManeuver(1, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White}, xwing.ManeuverOptions{})
			}))
			return fmt.Sprint(seen)
		}, "1"},
	})
}
