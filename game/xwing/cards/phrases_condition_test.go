package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func conditionCard(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.ConditionCard, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

func TestConditions(t *testing.T) {
	t.Run("X20-CON-001 X20-CON-002", func(t *testing.T) {
		strains := conditionCard("fearfulprey", xwing.Ability{When: xwing.WhenDealtFaceup,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }})
		lowers := conditionCard("hunted", xwing.Ability{Query: xwing.AgilityValue, By: func(*xwing.Table, xwing.Moment) int { return -1 }})
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 2, "fearfulprey") }, strains, lowers)
		g.Until(ask.SetDials, nil)
		want(t, "strain of the one, at once and once", g.Ship(2).Has(board.Strain), 1)
		want(t, "strain of the other", g.Ship(3).Has(board.Strain), 0)
		if a := (&xwing.Table{State: g.Now()}).Agility(2); a != 3 {
			t.Errorf("agility %d: a condition that nobody assigned is in play", a)
		}
		if !g.Ship(2).HasCondition("fearfulprey") {
			t.Error("the effect does not persist into the next round")
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Owner, "fearfulprey") }, strains)
		if !g.Ship(1).HasCondition("fearfulprey") || g.Ship(1).Has(board.Strain) != 1 {
			t.Error("it is not assigned to the ship itself")
		}
	})
	t.Run("X20-CON-003 X20-CON-004", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			if !t.Ship(2).HasCondition("hunted") || t.ConditionBy(2, "hunted") != 1 {
				panic("not assigned")
			}
			t.RemoveCondition(2, "hunted")
			if t.Ship(2).HasCondition("hunted") {
				panic("not removed")
			}
			t.AssignCondition(m, 2, "hunted")
		})
		want(t, "assigned", len(xwingtest.All[board.ConditionAssigned](g)), 2)
		want(t, "removed", len(xwingtest.All[board.ConditionRemoved](g)), 1)
		if !g.Ship(2).HasCondition("hunted") {
			t.Error("it cannot be assigned again")
		}
	})
	t.Run("X20-CON-005", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			t.AssignCondition(m, 3, "hunted")
		})
		if g.Ship(2).HasCondition("hunted") || !g.Ship(3).HasCondition("hunted") {
			t.Error("want it on the second ship alone")
		}
		removed := after(g, func(e board.ConditionRemoved) bool { return e.Ship == 2 })
		assigned := after(g, func(e board.ConditionAssigned) bool { return e.Ship == 3 })
		if removed < 0 || removed > assigned {
			t.Errorf("removed at %d, assigned at %d", removed, assigned)
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) { // from its own ship
			t.AssignCondition(m, 1, "hunted")
			t.AssignCondition(m, 2, "hunted")
		})
		if g.Ship(1).HasCondition("hunted") || !g.Ship(2).HasCondition("hunted") {
			t.Error("want it on the second ship alone, and off its own")
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) { // to the same ship, by another of the player's
			m.Owner = 2
			t.AssignCondition(m, 1, "hunted")
			t.AssignCondition(m, 1, "hunted")
			m.Owner = 3
			t.AssignCondition(m, 2, "hunted")
		})
		if n := len(g.Ship(1).Conditions); n != 0 || !g.Ship(2).HasCondition("hunted") || len(xwingtest.All[board.ConditionRemoved](g)) != 2 {
			t.Errorf("%d on the first ship, %+v on the second", n, g.Ship(2).Conditions)
		}
		// The other player's, or another that is not limited to one, stays.
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			m.Owner = 3
			t.AssignCondition(m, 1, "hunted")
		})
		if !g.Ship(2).HasCondition("hunted") || !g.Ship(1).HasCondition("hunted") {
			t.Error("want one of each player's")
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) { // of three bullets
			for id := board.ShipID(1); id <= 3; id++ {
				t.AssignCondition(m, id, "primedforspeed")
			}
		})
		for id := board.ShipID(1); id <= 3; id++ {
			if !g.Ship(id).HasCondition("primedforspeed") {
				t.Errorf("ship %d has lost one of three", id)
			}
		}
	})
	t.Run("X20-CON-006", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			t.SufferDamage(2, xwing.Damage{Hits: 9})
		})
		g.Until(ask.SetDials, nil)
		if s := g.Ship(2); s.Where != board.Removed || !s.HasCondition("hunted") {
			t.Errorf("the ship is %v, hunted %v", s.Where, s.HasCondition("hunted"))
		}
	})
	t.Run("a secret is its player's own", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) { t.AssignSecret(m, 1, "youshouldthankme") })
		for seat, seen := range map[game.Seat]string{game.Red: "youshouldthankme", game.Blue: "", game.NoSeat: ""} {
			v := g.Now().ViewFor(seat)
			if c := v.Ship(1).Conditions; len(c) != 1 || c[0].Card != seen || !c[0].Facedown {
				t.Errorf("seat %d sees %+v, want %q", seat, c, seen)
			}
		}
		if e := xwingtest.All[board.ConditionAssigned](g); len(e) != 1 || e[0].Condition.Card != "" {
			t.Errorf("the event tells %+v", e)
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignSecret(m, 1, "youshouldthankme")
			t.RevealSecret(1, 0)
		})
		if c := g.Ship(1).Conditions; len(c) != 1 || c[0].Card != "youshouldthankme" || c[0].Facedown {
			t.Errorf("revealed: %+v", c)
		}
	})
}

func TestBombers(t *testing.T) {
	t.Run("X20-FAQ-017", func(t *testing.T) {
		sabine := func(kind string) *xwingtest.Game {
			return lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0, "sabinewren"), blueShip("academypilot", 400, 300, 0)},
				Devices: []xwing.ScenarioDevice{lies(game.Red, kind, 400, 375, 0)}}, func(s *xwing.State) {
				s.View.Ship(1).Upgrades[0].Tokens = []board.Token{board.Ion, board.Jam}
				s.View.Ship(1).Activated = true
				dial(s, 2, "3FW")
				faces(s, "bb", "")
			})
		}
		mine := sabine("proximitymine")
		if mine.Asks(ask.UseAbility) || hurt(mine, 2) != 1 {
			t.Error("she reacts to a mine, or the mine does nothing")
		}
		bomb := sabine("protonbomb")
		bomb.Until(ask.UseAbility, nil)
		bomb.Pick(ask.UseAbility, "yes")
		bomb.Pick(ask.ChooseToken, "ion")
		want(t, "ion of the enemy's", bomb.Ship(2).Has(board.Ion), 1)
		if got := bomb.Ship(1).Upgrades[0].Tokens; !slices.Equal(got, []board.Token{board.Jam}) {
			t.Errorf("left on the card: %v", got)
		}
	})
	t.Run("X20-FAQ-035", func(t *testing.T) {
		g := play(t, board.Engagement, func(s *xwing.State) {
			for range 5 {
				s.View.Ship(1).Facedown++
				s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{})
			}
			s.View.Ship(1).Engaged = true
			faces(s, "hhhh", "bbbb")
		}, redShip("deathfire", 400, 400, 0, "protonbombs", "trajectorysimulator"), blueShip("idenversio", 400, 560, 180))
		g.Until(ask.UseAbility, map[game.Kind][]string{ask.ChooseAttack: {"primary:0>ship:1"}})
		g.Pick(ask.UseAbility, "yes")
		if g.Asks(ask.ChooseBonusAttack) {
			g.Pick(ask.ChooseBonusAttack, "none")
		}
		if got := g.Legal(ask.ChooseDevicePlace); slices.Contains(got, "launch:5F") || !slices.Contains(got, "drop:1F") {
			t.Errorf("places %v, want drops alone", got)
		}
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if len(g.Now().View.Devices) != 1 || g.Ship(1).Where != board.Removed {
			t.Errorf("devices %d, Deathfire %v", len(g.Now().View.Devices), g.Ship(1).Where)
		}
	})
	t.Run("nimblebomber", func(t *testing.T) {
		g := system(t, "deathfire", 400, 400, "protonbombs")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F", "drop:1B", "drop:1N", "none"}) {
			t.Errorf("places %v", got)
		}
	})
	t.Run("genius", func(t *testing.T) {
		g := fly(t, "2FB", nil, redShip("jekporkins", 400, 400, 0, "genius", "protonbombs", "proximitymines"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.UseAbility, "yes")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Kind != "protonbomb" {
			t.Errorf("placed %+v", d)
		}
		g = fly(t, "2FB", nil, redShip("jekporkins", 400, 400, 0, "genius", "proximitymines"), blueShip("idenversio", 850, 880, 180))
		if g.Asks(ask.UseAbility) {
			t.Error("without a bomb it is offered")
		}
	})
}
