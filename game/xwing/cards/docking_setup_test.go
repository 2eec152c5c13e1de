package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestStartingDocked(t *testing.T) {
	alone := []xwing.MusterShip{{Pilot: "academypilot"}}
	musters := func(red, blue []xwing.MusterShip) *xwingtest.Game { return mustered(t, red, blue) }
	muster := func(ships ...xwing.MusterShip) *xwingtest.Game { return musters(ships, alone) }
	ghost := xwing.MusterShip{Pilot: "chopper", Upgrades: []xwing.MusterUpgrade{{XWS: "ghost"}}}
	t.Run("X20-DOC-017 X20-DOC-001", func(t *testing.T) {
		blue := musters(alone, []xwing.MusterShip{ghost, {Pilot: "ap5"}})
		blue.Until(ask.ChooseCarrier, nil)
		if d := blue.Decision(ask.ChooseCarrier); d.Seat != game.Blue || d.About[0] != "ship:3" {
			t.Errorf("seat %d is asked for %v", d.Seat, d.About)
		}
		g := muster(ghost, xwing.MusterShip{Pilot: "ap5"}, xwing.MusterShip{Pilot: "sabinewren"})
		g.Until(ask.ChooseCarrier, nil)
		if xwingtest.Has[board.ShipPlaced](g, nil) || len(xwingtest.All[board.ObstaclePlaced](g)) != 2 {
			t.Error("it is not asked before the forces are placed")
		}
		if got := g.Legal(ask.ChooseCarrier); !slices.Equal(got, []string{"ship:1", "none"}) {
			t.Errorf("asked for %v, want the Ghost or none", got)
		}
		g.Pick(ask.ChooseCarrier, "ship:1")
		if g.Asks(ask.ChooseCarrier) {
			t.Error("the Ghost carries two")
		}
		g.Until(ask.SetDials, nil)
		if s := g.Ship(2); s.Where != board.InReserve || s.Docked != 1 || g.Ship(3).Where != board.InPlay {
			t.Errorf("it is %v with %v", s.Where, s.Docked)
		}
		g = muster(ghost, xwing.MusterShip{Pilot: "fennrau-sheathipedeclassshuttle"}) // placed after the Ghost
		g.Until(ask.ChooseCarrier, nil)
		g.Pick(ask.ChooseCarrier, "none")
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseCarrier: {"ship:1"}})
		want(t, "asked again after declining", len(xwingtest.All[board.ShipPlaced](g)), 3)
	})
	t.Run("X20-DOC-018", func(t *testing.T) {
		// AP-5 (1) deploys before the TIE of initiative 3 drops its bomb; Chopper has 2.
		g := ghostWith(t, board.System, nil, blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:2" {
			t.Errorf("the first is %v", d.About)
		}
		g = ghostWith(t, board.System, func(s *xwing.State) { s.View.Ship(2).Initiative = 6 },
			blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:4" {
			t.Errorf("with initiative 6 the first is %v", d.About)
		}
		// Likewise to dock: the carrier has 2.
		for initiative, first := range map[int]string{1: "ship:2", 6: "ship:4"} {
			g := play(t, board.System, func(s *xwing.State) { s.View.Ship(2).Initiative = initiative },
				redShip("chopper", 400, 400, 0, "ghost"),
				redShip("ap5", 400, 340, 0), blueShip("idenversio", 850, 880, 180), blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
			if d := g.Decision(ask.SystemAbilities); d.About[0] != first {
				t.Errorf("with initiative %d the first is %v, want %s", initiative, d.About, first)
			}
		}
	})
}

func TestNashtahPup(t *testing.T) {
	t.Run("X20-FAQ-046", func(t *testing.T) {
		end := xwing.Ability{When: xwing.BeforeActivating, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 },
			Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 30}) }}
		focus := xwing.Ability{When: xwing.BeforeEngaging, Do: func(t *xwing.Table,
			m xwing.Moment) {
			t.GainTokens(m.Owner, board.Focus, 1)
		}}
		all := append(declared(), &xwing.Card{ID: card("gideonhask"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{end}},
			&xwing.Card{ID: card("lattsrazzi"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{focus}})
		g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{
			redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("nashtahpup", 0, 0, 0), blueShip("gideonhask", 850, 880, 180)}},
			func(s *xwing.State) {
				s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
				s.View.Ship(1).Activated = true
				s.View.Ship(1).Charges = board.Charges{Active: 1, Limit: 3}
			})
		g.Until(ask.EmergencyDeploy, nil)
		g.Pick(ask.EmergencyDeploy, "yes")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		if s := g.Ship(2); s.Charges.Active != 1 || s.Charges.Limit != 3 || s.Initiative != 3 || s.Where != board.InPlay {
			t.Errorf("charges %+v, initiative %d", s.Charges, s.Initiative)
		}
		g.Until(ask.SetDials, nil)
		if !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Ship == 2 && e.Token == board.Focus }) {
			t.Error("it has not the ability of the lost pilot")
		}
	})
	t.Run("aboard until then", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) },
			redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("nashtahpup", 0, 0, 0), blueShip("idenversio", 850, 880, 180))
		if g.Now().View.Phase == board.System {
			t.Errorf("it may deploy: %v", g.Open())
		}
	})
}
