package xwing_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestChargesSet(t *testing.T) {
	t.Run("X20-CHG-011:ship,upgrade", func(t *testing.T) {
		// An ability pays with the charges of its own card.
		costly := xwing.Ability{When: xwing.StartOfEngagement, If: always, Cost: xwing.Cost{Charges: 1}, Do: nothing}
		for _, c := range []struct {
			card          *xwing.Card
			key           string
			ship, upgrade int
		}{{testCard(catalog.PilotCard, "idenversio", costly), "ship", 0, 1}, {testCard(catalog.UpgradeCard, "elusive", costly), "elusive", 1, 0}} {
			g := fight(t, game.Red, []*xwing.Card{c.card}, nil, armedShips()...)
			s := g.Ship(1)
			if e := xwingtest.All[board.ChargesChanged](g); len(e) != 1 || e[0].Card != c.key || s.Charges.Active != c.ship || s.Upgrades[0].Charges.Active != c.upgrade {
				t.Errorf("%s: spent %+v, left of the ship's %d, of the upgrade's %d", c.key, e, s.Charges.Active, s.Upgrades[0].Charges.Active)
			}
		}
	})
	t.Run("X20-CHG-001:standard,force", func(t *testing.T) {
		costly := testCard(catalog.PilotCard, "lukeskywalker", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Cost: xwing.Cost{Force: 1}, Do: nothing})
		ships := apart("lukeskywalker", "academypilot")
		ships[0].Upgrades = []string{"elusive"}
		s := fight(t, game.Red, []*xwing.Card{costly}, nil, ships...).Ship(1)
		if s.Force.Active != s.Force.Limit-1 || s.Charges.Limit != 0 || s.Upgrades[0].Charges.Active != 1 {
			t.Errorf("left: Force %d of %d, standard charges %d and %d", s.Force.Active, s.Force.Limit, s.Charges.Active, s.Upgrades[0].Charges.Active)
		}
		// Standard ones: the ship's, and an upgrade's.
		pays := xwing.Ability{When: xwing.StartOfEngagement, If: always, Cost: xwing.Cost{Charges: 1}, Do: nothing}
		ships = apart("idenversio", "academypilot")
		ships[0].Upgrades = []string{"elusive"}
		g := fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "idenversio", pays), testCard(catalog.UpgradeCard, "elusive", pays)}, nil, ships...)
		g.Until(ask.ChooseAttack, nil)
		if s = g.Ship(1); s.Charges.Active != 0 || s.Upgrades[0].Charges.Active != 0 {
			t.Errorf("standard charges left: %d and %d", s.Charges.Active, s.Upgrades[0].Charges.Active)
		}
	})
	t.Run("X20-CHG-002", func(t *testing.T) {
		s := fight(t, game.Red, nil, nil, armedShips()...).Ship(1)
		if s.Charges.Active != 1 || s.Upgrades[0].Charges.Active != 1 || s.Upgrades[1].Charges.Active != 2 {
			t.Errorf("charges of the ship %d, of its upgrades %d and %d, want 1, 1 and 2",
				s.Charges.Active, s.Upgrades[0].Charges.Active, s.Upgrades[1].Charges.Active)
		}
		lone := apart("idenversio", "academypilot")
		lone[0].Upgrades = []string{"lonewolf"} // recurring
		if c := fight(t, game.Red, nil, nil, lone...).Ship(1).Upgrades[0].Charges; c.Active != 1 || c.Limit != 1 {
			t.Errorf("recurring charges %+v, want 1 of 1", c)
		}
	})
	t.Run("X20-CHG-001", func(t *testing.T) {
		// The two kinds do not stand in for each other.
		charge := testCard(catalog.PilotCard, "lukeskywalker",
			xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Charges: 1}, Do: nothing})
		if g := fight(t, game.Red, []*xwing.Card{charge}, nil, apart("lukeskywalker", "academypilot")...); g.Asks(ask.UseAbility) {
			t.Error("Force pays for a charge")
		}
		force := testCard(catalog.PilotCard, "idenversio", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true,
			Cost: xwing.Cost{Force: 1}, Do: nothing})
		if g := fight(t, game.Red, []*xwing.Card{force}, nil, armedShips()...); g.Asks(ask.UseAbility) {
			t.Error("a charge pays for a Force cost")
		}
		// Nor do the ship's charges for an upgrade's.
		tool := testCard(catalog.UpgradeCard, "shieldupgrade",
			xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Charges: 1}, Do: nothing})
		armedShips := armedShips()
		armedShips[0].Upgrades = append(armedShips[0].Upgrades, "shieldupgrade")
		if g := fight(t, game.Red, []*xwing.Card{tool}, nil, armedShips...); g.Asks(ask.UseAbility) {
			t.Error("a ship's charge pays for an upgrade's")
		}
	})
}

func TestChargesSpent(t *testing.T) {
	t.Run("X20-CHG-004 X20-CHG-005 X20-CHG-009", func(t *testing.T) {
		card := testCard(catalog.UpgradeCard, "elusive", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Charges: 1}, Do: nothing})
		g := fight(t, game.Red, []*xwing.Card{card}, nil, armedShips()...)
		g.Pick(ask.UseAbility, "yes")
		s := g.Ship(1)
		if s.Charges.Active != 1 || s.Upgrades[0].Charges.Active != 0 || s.Upgrades[1].Charges.Active != 2 {
			t.Errorf("charges of the ship %d, of the upgrades %d and %d, want only the first upgrade's spent",
				s.Charges.Active, s.Upgrades[0].Charges.Active, s.Upgrades[1].Charges.Active)
		}
		g = spendCharges(t, nil, func(t *xwing.Table, m xwing.Moment) { t.SpendCharges(m.Owner, "protontorpedoes", 1) })
		if got := g.Ship(1).Upgrades[1].Charges.Active; got != 1 {
			t.Errorf("of two charges %d are left by spending one, want 1", got)
		}
		// A card without a charge of its own is not offered, whatever lies on the others.
		for _, empty := range []struct {
			kind catalog.Kind
			xws  string
			left func(*board.Ship) *board.Charges
		}{
			{catalog.UpgradeCard, "elusive", func(s *board.Ship) *board.Charges { return &s.Upgrades[0].Charges }},
			{catalog.PilotCard, "idenversio", func(s *board.Ship) *board.Charges { return &s.Charges }},
		} {
			card := testCard(empty.kind, empty.xws, card.Abilities...)
			g := fight(t, game.Red, []*xwing.Card{card}, func(s *xwing.State) { empty.left(&s.View.Ships[0]).Active = 0 }, armedShips()...)
			if g.Asks(ask.UseAbility) {
				t.Errorf("%s is offered at the cost of another card", empty.xws)
			}
		}
	})
	t.Run("X20-CHG-006 X20-CHG-007", func(t *testing.T) {
		var got []int
		var can []bool
		g := spendCharges(t, func(s *xwing.State) {
			s.View.Ships[0].Upgrades[0].Charges.Active, s.View.Ships[0].Upgrades[1].Charges.Active = 0, 0
		}, func(t *xwing.Table, m xwing.Moment) {
			can = append(can, t.CanRecover(m.Owner, "protontorpedoes"))
			defer func() { can = append(can, t.CanRecover(m.Owner, "protontorpedoes")) }()
			got = append(got, t.RecoverCharges(m.Owner, "protontorpedoes", 1), t.RecoverCharges(m.Owner, "protontorpedoes", 5),
				t.RecoverCharges(m.Owner, "protontorpedoes", 1))
		})
		if !slices.Equal(got, []int{1, 1, 0}) || g.Ship(1).Upgrades[1].Charges.Active != 2 {
			t.Errorf("recovered %v to %d, want 1, 1, 0 to 2", got, g.Ship(1).Upgrades[1].Charges.Active)
		}
		if got := g.Ship(1).Upgrades[0].Charges.Active; got != 0 {
			t.Errorf("%d charges of the other card are active, want none", got)
		}
		if !slices.Equal(can, []bool{true, false}) {
			t.Errorf("could recover %v, want not once all are active", can)
		}
	})
	t.Run("X20-CHG-008", func(t *testing.T) {
		g := spendCharges(t, nil, func(t *xwing.Table, m xwing.Moment) {
			t.LoseCharges(m.Owner, "protontorpedoes", 1)
			t.LoseCharges(m.Owner, board.ShipCharges, 3)
		})
		if s := g.Ship(1); s.Upgrades[1].Charges.Active != 1 || s.Charges.Active != 0 {
			t.Errorf("charges %d and %d, want 1 and 0", s.Upgrades[1].Charges.Active, s.Charges.Active)
		}
		if xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Spent != 0 }) {
			t.Error("what was lost was spent")
		}
	})
}

func TestChargesLostAndRecovered(t *testing.T) {
	t.Run("X20-CHG-010 X20-SHD-006", func(t *testing.T) {
		ok := true
		spendCharges(t, func(s *xwing.State) { s.View.Ships[0].Charges.Active = 0 }, func(t *xwing.Table, m xwing.Moment) {
			ok = t.SpendCharges(m.Owner, board.ShipCharges, 1)
		})
		if ok {
			t.Error("a charge was spent that is not active")
		}
		costly := testCard(catalog.PilotCard, "idenversio", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Charges: 1}, Do: nothing})
		g := fight(t, game.Red, []*xwing.Card{costly}, func(s *xwing.State) { s.View.Ships[0].Charges.Active = 0 }, armedShips()...)
		if g.Asks(ask.UseAbility) {
			t.Error("an ability is offered whose charge cannot be spent")
		}
		// One active charge does not pay for two.
		spendCharges(t, nil, func(t *xwing.Table, m xwing.Moment) { ok = t.SpendCharges(m.Owner, "ship", 2) })
		costly.Abilities[0].Cost.Charges = 2
		if g := fight(t, game.Red, []*xwing.Card{costly}, nil, armedShips()...); ok || g.Asks(ask.UseAbility) {
			t.Errorf("of one charge two are spent %v, or offered to be %v", ok, g.Asks(ask.UseAbility))
		}
		for what, cost := range map[string]xwing.Cost{"Force": {Force: 1}, "shield": {Shields: 1}} {
			costly := testCard(catalog.PilotCard, "lukeskywalker", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: cost, Do: nothing})
			for left, offered := range []bool{false, true} {
				g := fight(t, game.Red, []*xwing.Card{costly}, func(s *xwing.State) {
					s.View.Ships[0].Force.Active, s.View.Ships[0].Shields.Active = left, left
				}, apart("lukeskywalker", "academypilot")...)
				if g.Asks(ask.UseAbility) != offered {
					t.Errorf("%d left: an ability that costs a %s is offered %v", left, what, !offered)
				}
			}
		}
		shields := testCard(catalog.PilotCard, "lukeskywalker", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Shields: 2}, Do: nothing})
		both := fight(t, game.Red, []*xwing.Card{shields}, nil, apart("lukeskywalker", "academypilot")...)
		if both.Pick(ask.UseAbility, "yes"); both.Ship(1).Shields.Active != 0 {
			t.Errorf("%d shields left of two that were the cost", both.Ship(1).Shields.Active)
		}
	})
}

// armedShips are two ships, the first with cards that have charges.
func armedShips() []xwing.ScenarioShip {
	ships := apart("idenversio", "academypilot")
	ships[0].Upgrades = []string{"elusive", "protontorpedoes"}
	return ships
}

// spendCharges has Iden Versio do something with charges at once.
func spendCharges(t *testing.T, change func(*xwing.State), do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
	return fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "idenversio", acts(do))}, change, armedShips()...)
}

func TestForce(t *testing.T) {
	t.Run("X20-FRC-001 X20-FRC-005 X20-FRC-006", func(t *testing.T) {
		for _, c := range []struct {
			pilot, upgrade string
			want           int
		}{{"lukeskywalker", "", 2}, {"lukeskywalker", "kananjarrus", 3}, {"lukeskywalker", "kananjarrus sense", 3}, {"lukeskywalker", "kananjarrus darthvader", 4}, {"jekporkins", "", 0}, {"jekporkins", "kananjarrus", 1}} {
			ships := apart(c.pilot, "academypilot")
			if c.upgrade != "" {
				ships[0].Upgrades = strings.Fields(c.upgrade)
			}
			if f := fight(t, game.Red, nil, nil, ships...).Ship(1).Force; f.Active != c.want || f.Limit != c.want {
				t.Errorf("%s with %q: Force %d of %d, want %d", c.pilot, c.upgrade, f.Active, f.Limit, c.want)
			}
		}
	})
	t.Run("X20-FRC-008", func(t *testing.T) {
		card := testCard(catalog.UpgradeCard, "elusive", xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Force: 2}, Do: nothing})
		ships := apart("lukeskywalker", "academypilot")
		ships[0].Upgrades = []string{"elusive"}
		g := fight(t, game.Red, []*xwing.Card{card}, nil, ships...)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Force.Active != 0 || s.Upgrades[0].Charges.Active != 1 {
			t.Errorf("Force %d, upgrade's charges %d, want the ship card's Force spent", s.Force.Active, s.Upgrades[0].Charges.Active)
		}
	})
	attack := func(t *testing.T, red, blue string, attackFaces, defenseFaces []board.Face) *xwingtest.Game {
		g := faceOff(t, nil, func(s *xwing.State) { s.Hidden.Loaded = [2][]board.Face{attackFaces, defenseFaces} },
			xwingtest.Ship(0, red, 0, 0, 0), xwingtest.Ship(1, blue, 0, 0, 0))
		if g.Decision(ask.ChooseAttack).Seat == game.Blue {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	f, b := board.FocusResult, board.Blank
	t.Run("X20-FRC-002", func(t *testing.T) {
		for n := 0; n <= 2; n++ {
			g := attack(t, "lukeskywalker", "academypilot", []board.Face{f, f, b}, []board.Face{b, b, b})
			for range n {
				g.Pick(ask.ModifyAttackDice, "force")
			}
			if g.Asks(ask.ModifyAttackDice) {
				g.Pick(ask.ModifyAttackDice, "done")
			}
			if got := g.Ship(1).Force.Active; got != 2-n {
				t.Errorf("Force left = %d, want %d", got, 2-n)
			}
			if got := g.Ship(2).DamageCards(); got != n {
				t.Errorf("%d Force spent: %d damage, want %d", n, got, n)
			}
		}
	})
	t.Run("X20-FRC-003", func(t *testing.T) {
		g := attack(t, "idenversio", "lukeskywalker", []board.Face{board.Hit, board.Hit}, []board.Face{f, f})
		g.Pick(ask.ModifyDefenseDice, "force")
		g.Pick(ask.ModifyDefenseDice, "force")
		if got := g.Ship(2).Shields.Active; got != 2 {
			t.Errorf("shields left = %d, want 2 evades to save both", got)
		}
	})
}
