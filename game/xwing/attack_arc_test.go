package xwing_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// Arc chapter: which arcs a ship and its weapons have.
func TestTurretArcs(t *testing.T) {
	decimator := func(turretTo string, x, y float64) *xwing.State {
		return duel{red: "patrolleader", change: func(s *xwing.State) {
			s.View.Ship(1).Turret = arcs(turretTo)
			s.View.Ship(2).Pose = physics.PoseAt(x, y, 0)
		}}.state(t)
	}
	legal := func(s *xwing.State, weapon string) bool { return s.PreviewAttack(1, weapon, 2).Refusal == nil }
	t.Run("X20-ARC-021:turret,standard X20-ARC-022 X20-ARC-018:single", func(t *testing.T) {
		hwk := func(to string, x, y float64) *xwing.State {
			return duel{red: "rebelscout", change: func(s *xwing.State) {
				s.View.Ship(1).Turret = arcs(to)
				s.View.Ship(2).Pose = physics.PoseAt(x, y, 0)
			}}.state(t)
		}
		places := map[string][2]float64{"front": {450, 400}, "rear": {450, 200}, "left": {350, 300}, "right": {550, 300}}
		for to, at := range places {
			g := duel{red: "rebelscout", change: func(s *xwing.State) {
				s.View.Ship(1).Turret, s.View.Ship(2).Pose = arcs(to), physics.PoseAt(at[0], at[1], 0)
			}}.start(t)
			eq(t, to+" turret: declared", refusal(g, ask.ChooseAttack, shoot), "")
			special := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, cards: []*xwing.Card{card("upgrade/dorsalturret")}}
			for from := range places {
				special.change = func(s *xwing.State) {
					s.View.Ship(1).Turret, s.View.Ship(2).Pose = arcs(from), physics.PoseAt(at[0], at[1], 0)
				}
				want := map[bool]string{true: "", false: "X20-WPN-007"}[from == to]
				eq(t, from+" special turret at a ship in "+to, refusal(special.start(t), ask.ChooseAttack, "upgrade:dorsalturret>ship:2"), want)
			}
			for seen, p := range places {
				eq(t, to+" turret at a ship in "+seen, legal(hwk(to, p[0], p[1]), "primary:0"), to == seen)
				eq(t, to+" turret: the standard arc "+seen, hwk(to, p[0], p[1]).InArc(1, 2, arcs(seen)[0]), true)
			}
		}
	})
	t.Run("X20-ARC-018:double X20-ARC-023", func(t *testing.T) {
		eq(t, "front and rear: ahead", legal(decimator("front rear", 450, 440), "primary:0"), true)
		eq(t, "front and rear: astern", legal(decimator("front rear", 450, 160), "primary:0"), true)
		eq(t, "front and rear: abeam", legal(decimator("front rear", 590, 300), "primary:0"), false)
		eq(t, "left and right: abeam", legal(decimator("left right", 590, 300), "primary:0"), true)
		eq(t, "left and right: ahead", legal(decimator("left right", 450, 440), "primary:0"), false)
	})
	t.Run("X20-ARC-025:shaded", func(t *testing.T) {
		s := decimator("left right", 450, 440)
		eq(t, "double turret", len(s.FiringArcs(1)), 2)
		arc := duel{red: "104thbattalionpilot"}.state(t)
		eq(t, "front and rear", len(arc.FiringArcs(1)), 2)
		eq(t, "TIE fighter", len(arc.FiringArcs(2)), 1)
	})
	t.Run("X20-ARC-026:arc", func(t *testing.T) {
		s := duel{red: awing, upgrades: []string{"vectoredcannonsrz1"}, change: turret("rear")}.state(t)
		eq(t, "front, and the turret's rear", len(s.FiringArcs(1)), 2)
	})
	t.Run("X20-ARC-026:weapon X20-ARC-025:turret", func(t *testing.T) {
		s := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, change: turret("rear")}.state(t)
		eq(t, "front, and the turret's rear", len(s.FiringArcs(1)), 2)
		hwk := duel{red: "rebelscout", change: turret("rear")}
		eq(t, "turret alone", len(hwk.state(t).FiringArcs(1)), 1)
		hwk.upgrades = []string{"moldycrow"} // grants a primary weapon to the front
		eq(t, "with a granted weapon", len(hwk.state(t).FiringArcs(1)), 2)
		hwk.upgrades, hwk.cards = nil, []*xwing.Card{card("pilot/rebelscout", xwing.Ability{Query: xwing.AddingWeapon, Arc: catalog.LeftArc,
			By: func(*xwing.Table, xwing.Moment) int { return 2 }})}
		eq(t, "with a weapon that its ability adds", slices.Contains(hwk.state(t).FiringArcs(1), gauge.Left), true)
	})
}

func TestArcs(t *testing.T) {
	t.Run("X20-ARC-003 X20-FAQ-006", func(t *testing.T) {
		s := duel{}.state(t)
		eq(t, "in its own front arc", s.InArc(1, 1, gauge.Front), false)
		eq(t, "in its own firing arc", s.InFiringArc(1, 1), false)
		eq(t, "the other ship", s.InFiringArc(1, 2), true)
	})
	t.Run("X20-FAQ-007 X20-ARC-001", func(t *testing.T) {
		s := duel{gap: 290, red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, change: turret("front"),
			cards: []*xwing.Card{card("upgrade/dorsalturret")}}.state(t)
		eq(t, "the weapon's range", s.PreviewAttack(1, "upgrade:dorsalturret", 2).Refusal.Rule, "X20-WPN-008")
		eq(t, "the firing arc", s.InFiringArc(1, 2), true)
		eq(t, "beyond range 3", duel{gap: 301}.state(t).InFiringArc(1, 2), false)
	})
	t.Run("X20-ARC-007 X20-WPN-003", func(t *testing.T) {
		g := duel{red: "104thbattalionpilot", change: func(s *xwing.State) {
			s.View.Ship(2).Pose = physics.PoseAt(450, 190, 0)
		}}.start(t)
		eq(t, "front weapon", refusal(g, ask.ChooseAttack, "primary:0>ship:2"), "X20-ATK-006")
		eq(t, "rear weapon", refusal(g, ask.ChooseAttack, "primary:1>ship:2"), "")
		g.Pick(ask.ChooseAttack, "primary:1>ship:2")
		eq(t, "dice of the rear weapon", rolled(t, g, board.AttackDice), 3)
		beside := duel{red: "104thbattalionpilot", change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(570, 270, 0) }}.start(t)
		eq(t, "the rear weapon at a ship beside, astern of the middle", refusal(beside, ask.ChooseAttack, "primary:1>ship:2"), "X20-ATK-006")
	})
	t.Run("X20-ATK-006 out of arc is told with the true range", func(t *testing.T) {
		for _, c := range []struct {
			x, y  float64
			key   string
			told  string
			apart gauge.Range
		}{
			{450, 400, "option.attack", "1", gauge.Range1},
			{450, 200, "option.attack-out-of-arc", "1", gauge.Range1},
			{700, 300, "option.attack-out-of-arc", "3", gauge.Range3},
			{450, 660, "option.attack", "beyond", gauge.Beyond},
			{850, 300, "option.attack-out-of-arc", "beyond", gauge.Beyond},
		} {
			g := duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, c.x, c.y, 180)}}.start(t)
			what := fmt.Sprintf("at %g, %g", c.x, c.y)
			for _, o := range g.Decision(ask.ChooseAttack).Options {
				if o.ID == "primary:0>ship:3" {
					eq(t, what, [2]string{o.Text.Key, o.Text.Arg("range")}, [2]string{c.key, c.told})
				}
			}
			eq(t, what+", apart", g.Now().PreviewAttack(1, "primary:0", 3).Apart, c.apart)
		}
	})
}

func TestArcsDefendAndAttack(t *testing.T) {
	t.Run("X20-ARC-009 X20-ARC-011:attack,defense", func(t *testing.T) {
		s := duel{}.state(t)
		eq(t, "bullseye", s.InBullseye(1, 2), true)
		eq(t, "front", s.InArc(1, 2, gauge.Front), true)
		aside := duel{change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(480, 400, 180) }}.state(t)
		eq(t, "beside the bullseye", aside.InBullseye(1, 2), false)
		for _, s := range []*xwing.State{s, aside} {
			p := s.PreviewAttack(1, "primary:0", 2)
			eq(t, "attack dice", p.AttackDice, 4)
			eq(t, "defense dice", p.DefenseDice, 3)
		}
		g := duel{attack: "chbb", defense: "eeb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "evades cancel hits and crits in the bullseye", first(neutralized(t, g)), "bb/b")
	})
	t.Run("X20-ARC-015 X20-ARC-016 X20-ARC-017", func(t *testing.T) {
		for _, c := range []struct {
			x, y                    float64
			behind, before, flanked bool
		}{{450, 180, true, false, false}, {450, 420, false, true, false}, {550, 305, false, false, true}, {450, 660, false, false, false}, {450, -60, false, false, false}} {
			s := duel{change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(c.x, c.y, 0) }}.state(t)
			eq(t, "behind", s.Behind(2, 1), c.behind)
			eq(t, "in front", s.InFrontOf(2, 1), c.before)
			eq(t, "flanking", s.Flanking(2, 1), c.flanked)
		}
	})
	t.Run("X20-FAQ-001 X20-FAQ-003 X20-FAQ-004", func(t *testing.T) {
		g := duel{red: "rebelscout", change: turret("front")}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		w := xwingtest.All[board.AttackDeclared](g)[0].Attack.Weapon
		eq(t, "arc", w.Arc.String(), "singleturret")
		eq(t, "turret", w.IsTurret(), true)
	})
}
