package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// energies is the energy of ship 1: of its card, then of its upgrades.
func energies(g *xwingtest.Game) string {
	s := g.Ship(1)
	out := fmt.Sprintf("%d/%d", s.Charges.Active, s.Charges.Limit)
	for _, u := range s.Upgrades {
		out += fmt.Sprintf(" %d/%d", u.Charges.Active, u.Charges.Limit)
	}
	return out
}

// left changes what ship 1 has left: energy and ion tokens.
func left(energy int, ion int8) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Ships[0].Charges.Active, s.View.Ships[0].Tokens[board.Ion] = energy, ion
	}
}

func TestFirstEnergy(t *testing.T) {
	alone := func(upgrades ...string) []xwing.ScenarioShip {
		return []xwing.ScenarioShip{carrying(red(gozanti, 400, 300, 0), upgrades...), distant}
	}
	has := func(_ *testing.T, g *xwingtest.Game) string { return energies(g) }
	asked := func(_ *testing.T, g *xwingtest.Game) string {
		return fmt.Sprint(energies(g), " ", g.Open()[0].Kind, " ", g.Legal(g.Open()[0].Kind))
	}
	reactor := func(g *xwingtest.Game) { g.Pick(ask.AllocateEnergy, "upgrade/ionizationreactor") }
	used := func(_ *testing.T, g *xwingtest.Game) string {
		return fmt.Sprint(energies(g), " ", len(xwingtest.All[board.AbilityUsed](g)), g.Asks(ask.ChooseAction))
	}
	energy := upgraded("tibannagassupplies", xwing.Ability{When: xwing.UsingEnergy,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 2) }})
	tellFirst(t, []hugeCase{
		{"X10-HUG-016", hugeTable{code: "2FW", ships: alone(), change: left(1, 0)}, has, "3/4"},
		{"X10-HUG-016 by the maneuver", hugeTable{code: "3FW", ships: alone(), change: left(1, 0)}, has, "2/4"},
		{"X10-HUG-016 X10-HUG-022 to the limit", hugeTable{code: "1FW", ships: alone(), change: left(2, 0)}, has, "4/4"},
		{"X10-HUG-017", hugeTable{code: "1FW", ships: alone("ionizationreactor"), change: left(1, 0)}, asked,
			"4/4 0/5 allocate-energy [upgrade/ionizationreactor done]"},
		{"X10-HUG-017 one by one", hugeTable{code: "1FW", ships: alone("ionizationreactor"), change: left(1, 0), answers: reactor}, asked,
			"3/4 1/5 allocate-energy [upgrade/ionizationreactor done]"},
		{"X10-HUG-017 to the upgrade's limit", hugeTable{code: "1FW", ships: alone("duallaserturret"), change: func(s *xwing.State) {
			s.View.Ships[0].Upgrades[0].Charges.Active = 0
		}, answers: func(g *xwingtest.Game) { g.Pick(ask.AllocateEnergy, "upgrade/duallaserturret") }}, has, "3/4 1/1"},
		{"X10-HUG-017 no more", hugeTable{code: "1FW", ships: alone("ionizationreactor"),
			answers: func(g *xwingtest.Game) { g.Pick(ask.AllocateEnergy, "done") }}, asked,
			"4/4 0/5 choose-action [coordinate reinforce none]"},
		{"X10-HUG-018", hugeTable{code: "3FW", ships: alone("tibannagassupplies"), change: left(0, 0), cards: []*xwing.Card{energy}}, used,
			"3/4 0/0 1 true"},
		{"X10-HUG-020", hugeTable{ships: alone("ionizationreactor", "duallaserturret")}, has, "4/4 0/5 1/1"},
		{"X10-HUG-021 one less for each", hugeTable{code: "1FW", ships: alone(), change: left(0, 2)}, has, "1/4"},
		{"X10-HUG-021 none", hugeTable{code: "1FW", ships: alone(), change: left(1, 5)}, has, "1/4"},
		{"X10-HUG-021 they are removed", hugeTable{code: "1FW", ships: alone(), change: left(0, 2),
			answers: func(g *xwingtest.Game) { g.Until(ask.SetDials, nil) }},
			func(_ *testing.T, g *xwingtest.Game) string { return fmt.Sprint(g.Ship(1).Has(board.Ion)) }, "0"},
		{"X10-HUG-021 not before", hugeTable{code: "1FW", ships: alone(), change: left(0, 2)},
			func(_ *testing.T, g *xwingtest.Game) string { return fmt.Sprint(g.Ship(1).Has(board.Ion)) }, "2"},
	})
}

// TestFirstEnergyOfWeapons: what a weapon costs lies on its own card.
func TestFirstEnergyOfWeapons(t *testing.T) {
	turret := upgraded("duallaserturret")
	turret.Spend = 1
	with := func(own int) *xwingtest.Game {
		sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
			carrying(red(gozanti, 400, 300, 0), "duallaserturret"), blue(tie, 400, 500, 180)}}
		return xwingtest.Start(t, firstRules(t, turret), sc, func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = own })
	}
	tell(t, []told{
		{"X10-HUG-019", func(*testing.T) string {
			g := with(1)
			g.Pick(ask.ChooseAttack, "upgrade:duallaserturret>ship:2")
			return energies(g)
		}, "4/4 0/1"},
		{"X10-HUG-019 not that of the ship card", func(*testing.T) string {
			return fmt.Sprint(with(0).Now().PreviewAttack(1, "upgrade:duallaserturret", 2).Refusal.Rule)
		}, "X10-ATK-006"},
	})
}

// TestFirstHugeTokens: what a huge ship is given and keeps.
func TestFirstHugeTokens(t *testing.T) {
	given := func(k board.Token) func(*testing.T) string {
		return func(t *testing.T) string {
			gains := xwing.Ability{When: xwing.StartOfEngagement, If: of(1),
				Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, k, 2) }}
			sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
				carrying(red(gozanti, 400, 300, 0), "tibannagassupplies"), blue(tie, 600, 800, 180)}}
			g := xwingtest.Start(t, firstRules(t, upgraded("tibannagassupplies", gains)), sc, nil)
			return fmt.Sprint(seen(g), "; ", g.Ship(1).Has(k))
		}
	}
	tell(t, []told{
		{"X10-HUG-023", given(board.Stress), "stress+2, stress-2; 0"},
		{"X10-HUG-024 focus", given(board.Focus), "; 0"},
		{"X10-HUG-024 evade", given(board.Evade), "; 0"},
		{"X10-HUG-024 but others", given(board.Ion), "ion+2; 2"},
	})
}
