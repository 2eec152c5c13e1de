package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// acting has ship 1 pick actions after its maneuver.
func acting(picks ...string) func(*xwingtest.Game) {
	return func(g *xwingtest.Game) {
		for _, pick := range picks {
			g.Pick(ask.ChooseAction, pick)
		}
	}
}

func TestFirstHugeActions(t *testing.T) {
	lame := func(energy, shields int) func(*xwing.State) {
		return func(s *xwing.State) {
			s.View.Ships[0].Charges.Active, s.View.Ships[0].Shields.Active = energy, shields
		}
	}
	alone := []xwing.ScenarioShip{red(gozanti, 400, 300, 0), distant}
	free := func(huge bool) *xwing.Card {
		return upgraded("tibannagassupplies", xwing.Ability{When: xwing.UsingEnergy, If: of(1), Do: func(t *xwing.Table, m xwing.Moment) {
			t.PerformAction(1, xwing.ActionGrant{Source: m.Card, Huge: huge})
		}})
	}
	fed := []xwing.ScenarioShip{carrying(red(gozanti, 400, 300, 0), "tibannagassupplies"), distant}
	prompt := func(_ *testing.T, g *xwingtest.Game) string { return g.Decision(ask.ChooseAction).Prompt.Key }
	restored := func(_ *testing.T, g *xwingtest.Game) string {
		return fmt.Sprintf("shields %d energy %d", g.Ship(1).Shields.Active, g.Ship(1).Charges.Active)
	}
	refused := func(t *testing.T, g *xwingtest.Game) string {
		o, _ := g.Option(ask.ChooseAction, "recover")
		return o.Refusal.Rule
	}
	tellFirst(t, []hugeCase{
		{"X10-HUG-025 one of one card", hugeTable{code: "2FW", ships: alone, change: lame(1, 2), answers: acting("recover")},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Ship(1).Activated, g.Asks(ask.ChooseAction))
			}, "true false"},
		{"X10-HUG-026", hugeTable{code: "2FW", ships: fed, cards: []*xwing.Card{free(false)}}, prompt, "prompt.choose-action"},
		{"X10-HUG-026 by a card that names huge ships", hugeTable{code: "2FW", ships: fed, cards: []*xwing.Card{free(true)}}, prompt,
			"prompt.choose-action-of-card"},
		{"X10-HUG-027", hugeTable{code: "2FW", ships: alone, change: lame(0, 2), answers: acting("recover")}, restored,
			"shields 4 energy 0"},
		{"X10-HUG-027 up to the printed value, and all energy is spent",
			hugeTable{code: "2FW", ships: alone, change: lame(2, 4), answers: acting("recover")}, restored, "shields 5 energy 0"},
		{"X10-HUG-027 without energy", hugeTable{code: "4FW", ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), distant},
			change: lame(0, 2)}, refused, "X10-HUG-027"},
	})
}

func TestFirstHugeReach(t *testing.T) {
	near := func(y float64, tokens ...board.Token) []xwing.ScenarioShip {
		return []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(tie, 400, y, 180, tokens...), distant}
	} // the transport's front comes to lie at y = 477.5
	jams := func(_ *testing.T, g *xwingtest.Game) string {
		for _, o := range g.Decision(ask.ChooseJamTarget).Options {
			if o.ID == "ship:2" && o.Refusal != nil {
				return o.Refusal.Why.Key
			}
		}
		g.Pick(ask.ChooseJamTarget, "ship:2")
		return fmt.Sprint(g.Ship(2).Has(board.Stress), " ", g.Ship(2).Has(board.Jam))
	}
	tellFirst(t, []hugeCase{
		{"X10-HUG-029 at range 2", hugeTable{code: "2FW", ships: near(690), answers: acting("jam")}, jams, "2 0"},
		{"X10-HUG-029 until it has two", hugeTable{code: "2FW", ships: near(560, board.Stress), answers: acting("jam")}, jams, "2 0"},
		{"X10-HUG-029 at range 3", hugeTable{code: "2FW", ships: near(710), answers: acting("jam")}, jams, "refusal.out-of-range"},
		{"X10-HUG-030", hugeTable{code: "2FW", ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), red(tie, 400, 690, 0),
			red(tie, 100, 800, 0), distant}, answers: acting("coordinate")}, func(_ *testing.T, g *xwingtest.Game) string {
			targets := fmt.Sprint(g.Legal(ask.ChooseCoordinateTarget))
			g.Pick(ask.ChooseCoordinateTarget, "ship:2")
			g.Pick(ask.ChooseAction, "evade")
			return fmt.Sprint(targets, " ", g.Ship(2).Has(board.Evade))
		}, "[ship:2] 1"},
	})
}

// volleyOf is the table as ship 1 is about to attack.
func volleyOf(t *testing.T, ships ...xwing.ScenarioShip) *xwingtest.Game {
	turret, quad, turbo := upgraded("duallaserturret"), upgraded("quadlasercannons"), upgraded("singleturbolasers")
	return xwingtest.Start(t, firstRules(t, turret, quad, turbo), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil)
}

func TestFirstHugeAttacks(t *testing.T) {
	armed := carrying(red(raider, 400, 300, 0), "quadlasercannons")
	with := func(t *testing.T, picks ...string) string {
		g := volleyOf(t, armed, blue(large, 400, 580, 180))
		var out []string
		for _, pick := range picks {
			out = append(out, fmt.Sprint(g.Legal(ask.ChooseAttack)))
			g.Pick(ask.ChooseAttack, pick)
			g.Until(ask.ChooseAttack, map[game.Kind][]string{})
		}
		asked := g.Asks(ask.ChooseAttack) && g.Decision(ask.ChooseAttack).About[0] == "ship:1"
		return fmt.Sprint(strings.Join(out, " then "), "; ", asked)
	}
	dice := func(weapon string, ships ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			p := volleyOf(t, ships...).Now().PreviewAttack(1, weapon, 2)
			if p.Refusal != nil {
				return fmt.Sprint(p.Range, " ", p.Refusal.Rule)
			}
			return fmt.Sprint(p.Range, ": ", p.AttackDice, " against ", p.DefenseDice)
		}
	}
	at := func(y float64) xwing.ScenarioShip { return blue(tie, 400, y, 180) } // the raider's front is at y = 412.25
	turbo, quad := carrying(red(raider, 400, 300, 0), "singleturbolasers"), carrying(red(raider, 400, 300, 0), "quadlasercannons")
	tell(t, []told{
		{"X10-HUG-031", func(t *testing.T) string { return with(t, "primary:0>ship:2", "upgrade:quadlasercannons>ship:2") },
			"[primary:0>ship:2 upgrade:quadlasercannons>ship:2 none] then [upgrade:quadlasercannons>ship:2 none]; false"},
		{"X10-HUG-031 in any order", func(t *testing.T) string { return with(t, "upgrade:quadlasercannons>ship:2", "primary:0>ship:2") },
			"[primary:0>ship:2 upgrade:quadlasercannons>ship:2 none] then [primary:0>ship:2 none]; false"},
		{"X10-HUG-031 or not at all", func(t *testing.T) string { return with(t, "none") },
			"[primary:0>ship:2 upgrade:quadlasercannons>ship:2 none]; false"},
		{"X10-HUG-032 range 2", dice("primary:0", armed, at(580)), "2: 4 against 3"},
		{"X10-HUG-032 X10-HUG-033 range 3", dice("primary:0", armed, at(680)), "3: 4 against 4"},
		{"X10-HUG-032 X10-HUG-033 range 4", dice("primary:0", armed, at(780)), "4: 4 against 4"},
		{"X10-HUG-032 energy weapons", dice("upgrade:singleturbolasers", turbo, at(680)), "3: 4 against 3"},
		{"X10-HUG-032 X10-HUG-033 energy weapons at range 5", dice("upgrade:singleturbolasers", turbo, at(880)), "5: 4 against 3"},
		{"X10-HUG-033 no farther than printed", dice("primary:0", armed, at(880)), "5 X10-ATK-003"},
		{"X10-HUG-033 nor nearer", dice("primary:0", armed, at(480)), "1 X10-ATK-003"},
		{"X10-HUG-033 another weapon", dice("upgrade:quadlasercannons", quad, at(780)), "beyond X10-SEC-004"},
		{"X10-HUG-038", func(t *testing.T) string {
			g := volleyOf(t, red(tie, 300, 300, 0), blue(tie, 300, 560, 180), red(transport, 300, 430, 90))
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "5"},
		{"X10-HUG-038 and no other", func(t *testing.T) string {
			g := volleyOf(t, red(tie, 300, 300, 0), blue(tie, 300, 560, 180), red(large, 300, 430, 90))
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "4"},
	})
}

func TestFirstHugeArcs(t *testing.T) {
	legal := func(pilot, weapon string, x, y float64) func(*testing.T) string {
		return func(t *testing.T) string {
			p := volleyOf(t, carrying(red(pilot, 450, 450, 0), "quadlasercannons", "duallaserturret"), blue(tie, 450+x, 450+y, 0)).
				Now().PreviewAttack(1, weapon, 2)
			if p.Refusal != nil {
				return p.Refusal.Why.Key
			}
			return fmt.Sprint(p.Range)
		}
	}
	const quad = "upgrade:quadlasercannons"
	tell(t, []told{
		{"X10-HUG-034 the raider's bow, from its corner on", legal(raider, quad, 100, 45), "1"},
		{"X10-HUG-034 the raider's bow, behind that", legal(raider, quad, 100, 43), "refusal.not-in-arc"},
		{"X10-HUG-034 the raider's stern", legal("raiderclasscorvetteaft", quad, 120, -72), "1"},
		{"X10-HUG-034 the raider's stern, beside the bow", legal("raiderclasscorvetteaft", quad, 62, 130), "refusal.not-in-arc"},
		{"X10-HUG-034 from the stern's own half", legal("raiderclasscorvetteaft", quad, 140, 120), "2"}, // at range 1 of the bow
		{"X10-HUG-034 the corvette's bow to port", legal("cr90corvettefore", quad, -120, 72), "1"},
		{"X10-HUG-034 the corvette's bow, not ahead", legal("cr90corvettefore", quad, 0, 180), "refusal.not-in-arc"},
		{"X10-HUG-034 the corvette's turret", legal("cr90corvettefore", "primary:0", 0, -340), "4"}, // from its own half
		{"X10-HUG-034 one card", legal(gozanti, quad, 100, 70), "1"},
		{"X10-HUG-034 one card, outside", legal(gozanti, quad, 100, 0), "refusal.not-in-arc"},
		{"X10-HUG-034 none is printed", legal(transport, quad, 0, 180), "refusal.not-in-arc"},
	})
}
