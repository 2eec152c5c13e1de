package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

const corvetteFore, corvetteAft, raiderAft = "cr90corvettefore", "cr90corvetteaft", "raiderclasscorvetteaft"

// corvette is the two cards of a corvette, and a ship that nothing happens to.
func corvette(x, y, degrees float64) []xwing.ScenarioShip {
	return []xwing.ScenarioShip{red(corvetteFore, x, y, degrees), red(corvetteAft, x, y, degrees), distant}
}

func TestFirstTwoCards(t *testing.T) {
	burdens := func(_ *testing.T, g *xwingtest.Game) string { return hold(g, 1) + "; " + hold(g, 2) }
	moved := hugeTable{code: "2FW", ships: corvette(400, 300, 0)}
	into := []xwing.ScenarioShip{red(corvetteFore, 400, 300, 0), red(corvetteAft, 400, 300, 0), blue(transport, 400, 640, 0), distant}
	tellFirst(t, []hugeCase{
		{"X10-HUG-001 one place", moved, func(_ *testing.T, g *xwingtest.Game) string { return where(g, 1) + "; " + where(g, 2) },
			"400.0 380.0 0; 400.0 380.0 0"},
		{"X10-HUG-001 a card for each section", moved, burdens,
			"shields 5 faceup 0 facedown 0 true; shields 3 faceup 0 facedown 0 true"},
		{"X10-HUG-001 one dial", hugeTable{code: "2FW", ships: corvette(400, 300, 0),
			answers: func(g *xwingtest.Game) { g.Until(ask.SetDials, nil) }},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(len(g.Decision(ask.SetDials).Slots), g.Decision(ask.SetDials).Slots[0].ID)
			}, "1ship:1"},
		{"X10-HUG-025 fore first, from its own bar", moved,
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Decision(ask.ChooseAction).About, g.Legal(ask.ChooseAction))
			}, "[ship:1] [coordinate none]"},
		{"X10-HUG-025 then aft, from its own bar", hugeTable{code: "2FW", ships: corvette(400, 300, 0), answers: acting("none"),
			change: func(s *xwing.State) { s.View.Ships[1].Shields.Active = 1 }},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Decision(ask.ChooseAction).About, g.Legal(ask.ChooseAction))
			}, "[ship:2] [recover reinforce none]"},
		{"X10-HUG-009 to the fore section", hugeTable{code: "2FW", dice: "h",
			ships: append(corvette(400, 300, 0), blue(tie, 400, 300, 0))}, burdens,
			"shields 4 faceup 0 facedown 0 true; shields 3 faceup 0 facedown 0 true"},
		{"X10-HUG-011 the section that met", hugeTable{code: "4FW", ships: into},
			func(_ *testing.T, g *xwingtest.Game) string {
				return hold(g, 1) + "; " + hold(g, 2) + "; " + hold(g, 3)
			},
			"shields 5 faceup 1 facedown 0 true; shields 3 faceup 0 facedown 0 true; shields 4 faceup 1 facedown 0 true"},
		{"X10-HUG-014 the section that met it", hugeTable{code: "2FW", ships: corvette(400, 300, 0),
			obstacles: []xwing.ScenarioObstacle{asteroid(400, 340)}}, burdens,
			"shields 5 faceup 0 facedown 0 true; shields 3 faceup 1 facedown 0 true"},
		{"X10-HUG-016 onto the card that holds energy", hugeTable{code: "2FW", ships: corvette(400, 300, 0),
			change: func(s *xwing.State) { s.View.Ships[1].Charges.Active = 1 }},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Ship(1).Charges.Active, g.Ship(2).Charges.Active)
			}, "0 4"},
		{"X10-HUG-021 those of both sections", hugeTable{code: "2FW", ships: corvette(400, 300, 0), change: func(s *xwing.State) {
			s.View.Ships[1].Charges.Active, s.View.Ships[0].Tokens[board.Ion], s.View.Ships[1].Tokens[board.Ion] = 0, 1, 1
		}, answers: func(g *xwingtest.Game) { g.Until(ask.SetDials, nil) }},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Ship(2).Charges.Active, g.Ship(1).Has(board.Ion), g.Ship(2).Has(board.Ion))
			}, "1 0 0"},
		{"X10-HUG-027 of two cards, divided", hugeTable{code: "4FW", ships: corvette(400, 300, 0), change: func(s *xwing.State) {
			s.View.Ships[0].Shields.Active, s.View.Ships[1].Shields.Active, s.View.Ships[1].Charges.Active = 3, 1, 1
		}, answers: func(g *xwingtest.Game) {
			g.Pick(ask.ChooseAction, "none")
			g.Pick(ask.ChooseAction, "recover")
			g.Pick(ask.ChooseEither, "ship:1")
			g.Pick(ask.ChooseEither, "ship:2")
		}}, burdens, "shields 4 faceup 0 facedown 0 true; shields 2 faceup 0 facedown 0 true"},
		{"X10-HUG-028 one on each", hugeTable{code: "4FW", ships: corvette(400, 300, 0), answers: func(g *xwingtest.Game) {
			g.Pick(ask.ChooseAction, "none")
			g.Pick(ask.ChooseAction, "reinforce")
			g.Pick(ask.ChooseReinforceSide, "fore")
		}}, func(_ *testing.T, g *xwingtest.Game) string {
			return fmt.Sprint(g.Ship(1).Has(board.ReinforceFore), g.Ship(2).Has(board.ReinforceFore))
		}, "1 0"},
		{"X10-HUG-028 one on the other", hugeTable{code: "4FW", ships: corvette(400, 300, 0), answers: func(g *xwingtest.Game) {
			g.Pick(ask.ChooseAction, "none")
			g.Pick(ask.ChooseAction, "reinforce")
			g.Pick(ask.ChooseReinforceSide, "aft")
		}}, func(_ *testing.T, g *xwingtest.Game) string {
			return fmt.Sprint(g.Ship(1).Has(board.ReinforceAft), g.Ship(2).Has(board.ReinforceAft))
		}, "0 1"},
	})
}

// TestFirstHugeSetup: huge ships are set up ahead of all others, in the order of their skills, both sections at once.
func TestFirstHugeSetup(t *testing.T) {
	red := xwing.Muster{Points: 1, Ships: []xwing.MusterShip{{Pilot: tie}, {Pilot: corvetteFore}, {Pilot: corvetteAft}, {Pilot: transport}}}
	blue := xwing.Muster{Points: 2, Ships: []xwing.MusterShip{{Pilot: "blacksquadronpilot"}, {Pilot: gozanti}}}
	placed := func(t *testing.T) *xwingtest.Game {
		state, err := xwing.New(firstRules(t), [2]xwing.Muster{red, blue}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, state)
		g.Until(ask.SetDials, nil)
		return g
	}
	tell(t, []told{
		{"X10-HUG-046", func(t *testing.T) string {
			var order []board.ShipID
			for _, e := range xwingtest.All[board.ShipPlaced](placed(t)) {
				order = append(order, e.Ship)
			}
			return fmt.Sprint(order)
		}, "[6 4 2 1 5]"},
		{"X10-HUG-001 both sections are set up", func(t *testing.T) string {
			g := placed(t)
			return fmt.Sprint(g.Ship(3).Where == board.InPlay, g.Ship(2).Pose == g.Ship(3).Pose)
		}, "true true"},
	})
}

// TestFirstUnnamed: what names no section.
func TestFirstUnnamed(t *testing.T) {
	around := hugeTable{code: "2FW", ships: corvette(400, 300, 0), devices: []xwing.ScenarioDevice{device(game.Blue, "seismiccharge",
		470, 380, 0)},
		answers: func(g *xwingtest.Game) { g.Until(ask.ChooseEither, nil) }}
	tellFirst(t, []hugeCase{
		{"X10-HUG-037 the opponent chooses", around, func(_ *testing.T, g *xwingtest.Game) string {
			d := g.Decision(ask.ChooseEither)
			g.Pick(ask.ChooseEither, "ship:2")
			return fmt.Sprint(d.Seat.ID(), " ", hold(g, 1), "; ", hold(g, 2))
		}, "blue shields 5 faceup 0 facedown 0 true; shields 2 faceup 0 facedown 0 true"},
		{"X10-HUG-037 but no crippled one", hugeTable{code: "2FW", ships: around.ships, devices: around.devices,
			change:  func(s *xwing.State) { s.View.Ships[0].Crippled = true },
			answers: func(g *xwingtest.Game) { g.Until(ask.SetDials, nil) }}, func(_ *testing.T, g *xwingtest.Game) string {
			return hold(g, 2)
		}, "shields 2 faceup 0 facedown 0 true"},
		{"X10-HUG-037 nor may he choose that", hugeTable{code: "2FW", ships: around.ships, devices: around.devices,
			change:  func(s *xwing.State) { s.View.Ships[1].Crippled = true },
			answers: func(g *xwingtest.Game) { g.Until(ask.SetDials, nil) }}, func(_ *testing.T, g *xwingtest.Game) string {
			return hold(g, 1)
		}, "shields 4 faceup 0 facedown 0 true"},
	})
}

// TestFirstTwoCardAttacks: attacks by and on two sections.
func TestFirstTwoCardAttacks(t *testing.T) {
	at := func(x, y float64, section board.ShipID) func(*testing.T) string {
		return func(t *testing.T) string {
			g := volleyOf(t, red(corvetteFore, 450, 450, 0), red(corvetteAft, 450, 450, 0), blue(tie, 450+x, 450+y, 270))
			p := g.Now().PreviewAttack(3, "primary:0", section)
			if p.Refusal != nil {
				return p.Refusal.Rule
			}
			return fmt.Sprint(p.Range, " ", p.DefenseDice)
		}
	}
	turns := func(t *testing.T, first string) string {
		fore, aft := red(raider, 450, 450, 0), carrying(red(raiderAft, 450, 450, 0), "quadlasercannons")
		g := volleyOf(t, fore, aft, blue(large, 450, 730, 180), blue(large, 580, 378, 180))
		g.Pick(ask.ChooseShipToEngage, first)
		var out []string
		for g.Asks(ask.ChooseAttack) && g.Ship(1).Where == board.InPlay && !g.Ship(1).Engaged {
			pick := g.Legal(ask.ChooseAttack)[0]
			out = append(out, pick)
			g.Pick(ask.ChooseAttack, pick)
			for !g.Asks(ask.ChooseAttack) && !g.Ship(1).Engaged {
				g.Until(ask.ChooseAttack, nil)
			}
		}
		return fmt.Sprint(out, g.Ship(1).Engaged, g.Ship(2).Engaged)
	}
	// suffered is what the sections lose of their shields to two hits on one of them, where one holds a reinforce token.
	suffered := func(section, on board.ShipID, k board.Token) func(*testing.T) string {
		return func(t *testing.T) string {
			ships := []xwing.ScenarioShip{red(corvetteFore, 450, 450, 0), red(corvetteAft, 450, 450, 0), blue(tie, 280, 545, 270)}
			ships[on-1].Tokens[k] = 1
			g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Engagement, Ships: ships},
				table{dice: [2]string{"hhb", ""}}.load)
			g.Until(ask.ChooseAttack, nil)
			for g.Decision(ask.ChooseAttack).Seat == game.Red {
				g.Pick(ask.ChooseAttack, "none")
				g.Until(ask.ChooseAttack, nil)
			}
			g.Pick(ask.ChooseAttack, "primary:0>"+section.Piece())
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(5-g.Ship(1).Shields.Active, 3-g.Ship(2).Shields.Active)
		}
	}
	tell(t, []told{
		{"X10-HUG-028 on the aft of two, attacked from ahead", suffered(2, 2, board.ReinforceAft), "0 1"},
		{"X10-HUG-028 on the fore of two", suffered(1, 1, board.ReinforceFore), "1 0"},
		{"X10-HUG-028 not on the fore of two, where the aft one is attacked", suffered(2, 1, board.ReinforceFore), "0 2"},
		{"X10-HUG-028 not on the aft of two, where the fore one is attacked", suffered(1, 2, board.ReinforceAft), "2 0"},
		{"X10-HUG-031 with each card", func(t *testing.T) string { return turns(t, "ship:1") },
			"[primary:0>ship:3 upgrade:quadlasercannons>ship:4] true true"},
		{"X10-HUG-031 the aft one first", func(t *testing.T) string { return turns(t, "ship:2") },
			"[upgrade:quadlasercannons>ship:4 primary:0>ship:3] true true"},
		{"X10-HUG-035 X10-HUG-036 the fore of two", at(-130, 120, 1), "1 0"},
		{"X10-HUG-036 the aft of two, over the middle", at(-70, 80, 2), "X10-HUG-036"},
		{"X10-HUG-035 the aft of two", at(-170, 95, 2), "2 0"},
		{"X10-HUG-035 the aft of two, farther than the fore", at(-155, 95, 2), "2 0"},
	})
}
