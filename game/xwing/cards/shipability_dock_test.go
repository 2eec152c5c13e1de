package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// aboard has a carrier at (400, 400) with ship 2 docked, or flying far away.
func aboard(t *testing.T, phase board.Phase, docked bool, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, phase, func(s *xwing.State) {
		if docked {
			s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
		}
		for i := range s.View.Ships {
			s.View.Ships[i].Activated, s.View.Ships[i].Engaged = i > 0, i > 0
		}
		if change != nil {
			change(s)
		}
	}, ships...)
}

func TestShipAbilitiesOfDockedShips(t *testing.T) {
	ghost, shuttle := redShip("lothalrebel", 400, 400, 0, "ghost"), redShip("ap5", 100, 800, 0)
	t.Run("commsshuttle", func(t *testing.T) {
		for _, docked := range []bool{true, false} {
			g := aboard(t, board.Activation, docked, func(s *xwing.State) { dial(s, 1, "2FW") }, ghost, shuttle, afar(), redShip("academypilot", 500, 400, 0))
			if docked {
				wantText(t, "before it activates", legal(g, ask.ChooseAction), "coordinate none")
				g.Pick(ask.ChooseAction, "none")
			}
			if got := slices.Contains(g.Legal(ask.ChooseAction), "coordinate"); got != docked {
				t.Errorf("docked %v: coordinate on the bar %v", docked, got)
			}
		}
	})
	t.Run("tailgun", func(t *testing.T) {
		for _, docked := range []bool{true, false} {
			g := aboard(t, board.Engagement, docked, nil, ghost, redShip("herasyndulla", 100, 800, 0), blueShip("academypilot", 400, 200, 0))
			w, has := g.Now().Weapon(1, "primary:1")
			if has != docked || has && (w.Value != 3 || !slices.Contains(g.Now().FiringArcs(1), gauge.Rear)) {
				t.Errorf("docked %v: %+v", docked, w)
			}
		}
	})
	t.Run("lockedandloaded", func(t *testing.T) {
		for _, docked := range []bool{true, false} {
			g := aboard(t, board.Engagement, docked, nil, ghost, redShip("zeborrelios", 100, 800, 0), blueShip("redsquadronveteran", 400, 600, 180), blueShip("academypilot", 400, 200, 0))
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			g.Until(ask.UseAbility, map[game.Kind][]string{})
			if got := g.Asks(ask.UseAbility); got != docked {
				t.Fatalf("docked %v: offered %v", docked, got)
			}
			if docked {
				g.Pick(ask.UseAbility, "yes")
				wantText(t, "bonus attacks", legal(g, ask.ChooseBonusAttack), "primary:1>ship:4 none")
			}
		}
	})
	t.Run("copilot", func(t *testing.T) {
		carrier := xwing.ScenarioShip(redShip("lothalrebel", 400, 400, 0))
		for _, docked := range []bool{true, false} {
			lando := pilotWith("l337-escapecraft", xwing.Ability{Query: xwing.AgilityValue, By: func(*xwing.Table, xwing.Moment) int { return 5 }})
			rules := xwingtest.Rules(t, append(cards.All(), lando)...)
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{carrier, redShip("l337-escapecraft", 100, 800, 0), afar()}},
				func(s *xwing.State) {
					if docked {
						s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
					}
				})
			wanted := 0
			if docked {
				wanted = 5
			}
			want(t, "agility of the carrier", (&xwing.Table{State: g.Now()}).Agility(1), wanted)
		}
	})
	t.Run("escapecraft", func(t *testing.T) {
		g := musters(t, ask.ChooseCarrier, []string{"bossk+houndstooth", "nashtahpup"}, []string{"academypilot"})
		wantText(t, "carriers", legal(g, ask.ChooseCarrier), "ship:1")
	})
	t.Run("pursuitcraft", func(t *testing.T) {
		hound, pup := redShip("bossk", 400, 400, 0, "houndstooth"), redShip("bossk-z95af4headhunter", 100, 800, 0)
		for _, c := range []struct{ lock, choose string }{{"ship:3", "ship:3 none"}, {"ship:4", ""}, {"", ""}} {
			g := aboard(t, board.System, true, func(s *xwing.State) {
				if c.lock != "" {
					s.View.Ships[0].Locks = []string{c.lock}
				}
			}, hound, pup, blueShip("academypilot", 600, 600, 180), afar())
			g.Pick(ask.SystemAbilities, "deploy")
			g.Pick(ask.ChooseDeployment, "front/2FB")
			g.Pick(ask.ChooseAction, "none")
			got := ""
			if g.Asks(ask.ChooseShip) {
				got = legal(g, ask.ChooseShip)
				g.Pick(ask.ChooseShip, "ship:3")
				if !g.Ship(2).HasLocked("ship:3") {
					t.Error("no lock")
				}
			}
			wantText(t, "with a lock on "+c.lock, got, c.choose)
		}
	})
	t.Run("X20-FAQ-047:charges riggedenergycells", func(t *testing.T) {
		for _, docked := range []bool{true, false} {
			g := aboard(t, board.System, docked, func(s *xwing.State) { s.View.Ships[1].Charges.Active = 1 },
				redShip("bossk", 400, 400, 0), redShip("autopilotdrone", 400, 300, 0), blueShip("redsquadronveteran", 460, 300, 180), afar())
			g.Until(ask.ChooseAttack, map[game.Kind][]string{})
			s := g.Ship(2)
			want(t, "charges", s.Charges.Active, map[bool]int{true: 1, false: 0}[docked])
			if gone := s.Where == board.Removed; gone == docked {
				t.Errorf("docked %v: gone %v", docked, gone)
			}
			hurt := g.Ship(3).Shields.Limit - g.Ship(3).Shields.Active
			want(t, "damage beside it", hurt, map[bool]int{true: 0, false: 1}[docked])
			if n := g.Ship(4); n.DamageCards() != 0 {
				t.Error("damage beyond range 1")
			}
		}
	})
	t.Run("X20-FAQ-047:charges left", func(t *testing.T) {
		g := aboard(t, board.System, false, func(s *xwing.State) { s.View.Ships[1].Charges.Active = 2 },
			redShip("bossk", 400, 400, 0), redShip("autopilotdrone", 400, 300, 0), blueShip("redsquadronveteran", 460, 300, 180), afar())
		g.Until(ask.ChooseAttack, map[game.Kind][]string{})
		want(t, "charges", g.Ship(2).Charges.Active, 1)
		if g.Ship(2).Where != board.InPlay {
			t.Error("it burns out before its charges do")
		}
	})
	t.Run("X20-FAQ-047:destroyed", func(t *testing.T) {
		g := duel(t, func(s *xwing.State) {
			faces(s, "hhhh", "bbb")
			s.View.Ships[1].Facedown, s.View.Ships[1].Shields.Active, s.View.Ships[1].Charges.Active = 1, 0, 0
		}, redShip("redsquadronveteran", 400, 300, 0), blueShip("autopilotdrone", 400, 380, 180), blueShip("academypilot", 460, 380, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.SetDials, nil)
		if g.Ship(2).Where != board.Removed || did(g, "ship/riggedenergycells") {
			t.Errorf("shot down, it is %v and explodes: %v", g.Ship(2).Where, did(g, "ship/riggedenergycells"))
		}
		want(t, "damage beside it", g.Ship(3).DamageCards(), 0)
	})
}

// pilotWith is a pilot card of the test's own.
func pilotWith(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: card(xws), Editions: []string{"2.0"}, Abilities: abilities}
}
