package xwing_test

import (
	"fmt"
	"math"
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
	"xwing/physics"
)

// Attack chapter: arc and range of the weapon.
func TestAttackRange(t *testing.T) {
	// against puts the defender somewhere and returns the rule that forbids the shot.
	against := func(t *testing.T, d duel, x, y, heading float64) string {
		t.Helper()
		change := d.change
		d.change = func(s *xwing.State) {
			s.View.Ship(defender).Pose = physics.PoseAt(x, y, heading)
			if change != nil {
				change(s)
			}
		}
		return refusal(d.start(t), ask.ChooseAttack, shoot)
	}
	t.Run("X20-ATK-006 X20-ARC-004 X20-ARC-005", func(t *testing.T) {
		eq(t, "ahead", against(t, duel{}, 450, 420, 180), "")
		eq(t, "behind", against(t, duel{}, 450, 180, 0), "X20-ATK-006")
		eq(t, "to the left", against(t, duel{}, 330, 300, 0), "X20-ATK-006")
		eq(t, "to the right", against(t, duel{}, 570, 300, 0), "X20-ATK-006")
		// Another weapon of the same ship attacks in its own arc.
		behind := duel{red: "104thbattalionpilot", change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(450, 170, 0) }}
		eq(t, "behind, the rear weapon", refusal(behind.start(t), ask.ChooseAttack, "primary:1>ship:2"), "")
		eq(t, "behind, the front weapon", refusal(behind.start(t), ask.ChooseAttack, shoot), "X20-ATK-006")
		laser := duel{upgrades: []string{"heavylasercannon"}, cards: []*xwing.Card{card("upgrade/heavylasercannon")},
			change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(510, 500, 180) }}
		eq(t, "beside the bullseye, its weapon", refusal(laser.start(t), ask.ChooseAttack, "upgrade:heavylasercannon>ship:2"), "X20-WPN-007")
		eq(t, "beside the bullseye, the primary weapon", refusal(laser.start(t), ask.ChooseAttack, shoot), "")
		turned := duel{red: "rebelscout", change: func(s *xwing.State) { s.View.Ship(1).Turret = arcs("left") }}
		eq(t, "ahead to the left, the turret to the left", against(t, turned, 350, 340, 0), "")
		eq(t, "ahead to the right, the turret to the left", against(t, turned, 550, 340, 0), "X20-ATK-006")
	})
	t.Run("X20-ARC-002", func(t *testing.T) {
		// The arc's line leaves the front edge 17.2 mm from the middle at 40.6°:
		// at y = 400 it passes x = 450 + 85.8.
		eq(t, "a corner in it", against(t, duel{}, 555, 400, 0), "")
		eq(t, "just outside", against(t, duel{}, 575, 400, 0), "X20-ATK-006")
	})
	t.Run("X20-ATK-007", func(t *testing.T) {
		// The closest point of the defender is abeam; that in the arc is farther off.
		s := duel{change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(553, 390, 0) }}.state(t)
		p := s.PreviewAttack(attacker, "primary:0", defender)
		base := physics.Distance(s.View.Ship(1).Base().Shape(), s.View.Ship(2).Base().Shape()).Distance
		if p.Distance <= base+1 || !p.InArc {
			t.Errorf("attack range measures %.1f mm, base to base %.1f", p.Distance, base)
		}
		// So it is for a turret, and for a special weapon.
		d := duel{red: "rebelscout", upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, change: func(s *xwing.State) {
			s.View.Ship(attacker).Turret, s.View.Ship(defender).Pose = arcs("front"), physics.PoseAt(565, 395, 0)
		}}
		for _, pilot := range []string{"rebelscout", xwingPilot} {
			d.red = pilot
			g := d.start(t)
			weapon := map[string]string{"rebelscout": "primary:0", xwingPilot: "upgrade:ioncannon"}[pilot]
			g.Pick(ask.ChooseAttack, weapon+">ship:2")
			eq(t, weapon+": attack range", xwingtest.All[board.AttackDeclared](g)[0].Attack.Range, gauge.Range2)
			eq(t, weapon+": base to base", g.Now().RangeBetween(attacker, defender), gauge.Range1)
		}
	})
	t.Run("X20-ATK-008", func(t *testing.T) {
		s := duel{change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(450, 180, 0) }}.state(t)
		eq(t, "range behind", s.RangeBetween(attacker, defender), gauge.Range1)
		eq(t, "in no arc", s.PreviewAttack(attacker, "primary:0", defender).InArc, false)
		// In an attack at range 2 an ability of either ship finds the other at range 1.
		var found []gauge.Range
		looks := xwing.Ability{When: xwing.AfterDefending, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			found = append(found, t.RangeBetween(attacker, defender), t.RangeBetween(defender, attacker), t.View.Attack.Range)
		}}
		g := duel{attack: "bbb", cards: []*xwing.Card{card("pilot/"+tiePilot, looks)}, change: func(s *xwing.State) {
			s.View.Ship(defender).Pose = physics.PoseAt(565, 395, 0)
		}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if !slices.Equal(found, []gauge.Range{gauge.Range1, gauge.Range1, gauge.Range2}) {
			t.Errorf("ranges between them, and of the attack: %v, want 1, 1 and 2", found)
		}
	})
	t.Run("X20-ATK-009", func(t *testing.T) {
		eq(t, "range 1", against(t, duel{}, 450, 400, 180), "")
		eq(t, "range 3", against(t, duel{}, 450, 640, 180), "")
		eq(t, "beyond", against(t, duel{}, 450, 641, 180), "X20-ATK-009")
		s := duel{change: func(s *xwing.State) { s.View.Ship(1).Charges.Active = 0 }}.state(t)
		if p := s.PreviewAttack(1, "primary:0", 2); p.Refusal != nil {
			t.Errorf("a primary weapon costs something: %v", p.Refusal)
		}
	})
	t.Run("X20-ATK-010", func(t *testing.T) {
		eq(t, "in contact", against(t, duel{}, 450, 340, 180), "X20-ATK-010")
		// In contact at a corner behind the arc, the part in the arc being farther off.
		eq(t, "in contact beside, partly in arc", against(t, duel{blue: "patrolleader"}, 510, 345, 0), "X20-ATK-010")
		special := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}, change: func(s *xwing.State) {
			s.View.Ship(2).Pose = physics.PoseAt(450, 340, 180)
		}}
		eq(t, "with a special weapon", special.state(t).PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal.Rule, "X20-ATK-010")
		turret := duel{red: "rebelscout", change: func(s *xwing.State) { s.View.Ship(1).Turret = arcs("front") }}
		eq(t, "with a turret", against(t, turret, 450, 340, 180), "X20-ATK-010")
	})
	t.Run("X20-RNG-003 X20-WPN-008:near", func(t *testing.T) {
		d := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}
		for _, c := range []struct {
			gap  float64
			rule string
		}{{100, "X20-WPN-008"}, {101, ""}, {200, ""}, {300, ""}, {301, "X20-WPN-008"}} {
			d.gap = c.gap
			eq(t, "range 2-3", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), c.rule)
			eq(t, "at range 2-3", d.state(t).AtRange(1, 2, gauge.Range2, gauge.Range3), c.rule == "")
			eq(t, "at range 0-3", d.state(t).AtRange(1, 2, gauge.Range0, gauge.Range3), c.gap <= 300)
		}
	})
	t.Run("X20-WPN-008:far", func(t *testing.T) {
		d := duel{upgrades: []string{"autoblasters"}, cards: []*xwing.Card{card("upgrade/autoblasters")}}
		for gap, rule := range map[float64]string{200: "", 201: "X20-WPN-008"} {
			d.gap = gap
			eq(t, "range 1-2", refusal(d.start(t), ask.ChooseAttack, "upgrade:autoblasters>ship:2"), rule)
		}
	})
	t.Run("X20-RNG-010 X20-RNG-013", func(t *testing.T) {
		s := duel{gap: 0.009}.state(t)
		eq(t, "touching", s.RangeBetween(1, 2), gauge.Range0)
		s = duel{gap: 0.02}.state(t)
		eq(t, "not touching", s.RangeBetween(1, 2), gauge.Range1)
		for _, c := range []duel{{blue: "patrolleader"}, {more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 490, 300, 0)}}} {
			s = c.state(t)
			other := board.ShipID(len(s.View.Ships))
			if other == defender {
				s.View.Ship(defender).Pose = physics.PoseAt(450, 300+20+40, 180)
			}
			eq(t, "touching "+s.View.Ship(other).Pilot, s.RangeBetween(1, other), gauge.Range0)
			if other == defender {
				eq(t, "attack", refusal(xwingtest.Play(t, s), ask.ChooseAttack, shoot), "X20-ATK-010")
			}
		}
	})
	t.Run("X20-RNG-004 X20-RNG-005 X20-RNG-006", func(t *testing.T) {
		s := duel{gap: 90}.state(t) // from 90 to 130 mm
		for hi, want := range map[gauge.Range]bool{gauge.Range1: true, gauge.Range2: true, gauge.Range3: true} {
			eq(t, "at range 0 to "+fmt.Sprint(hi), s.AtRange(1, 2, gauge.Range0, hi), want)
			eq(t, "at range 2 to "+fmt.Sprint(hi), s.AtRange(1, 2, gauge.Range2, hi), false)
			far := duel{gap: 220}.state(t) // from 220 to 260 mm
			eq(t, "farther at range 0 to "+fmt.Sprint(hi), far.AtRange(1, 2, gauge.Range0, hi), hi == gauge.Range3)
			eq(t, "farther within "+fmt.Sprint(hi), far.WithinRange(1, 2, hi), hi == gauge.Range3)
			eq(t, "farther beyond "+fmt.Sprint(hi), far.BeyondRange(1, 2, hi), hi < gauge.Range3)
		}
		near := duel{gap: 20}.state(t)
		eq(t, "near within range 3", near.WithinRange(1, 2, gauge.Range3), true)
		eq(t, "near beyond range 1", near.BeyondRange(1, 2, gauge.Range1), false)
		eq(t, "at range 1", s.AtRange(1, 2, gauge.Range0, gauge.Range1), true)
		large := duel{blue: "patrolleader"}.state(t) // its corner at range 1, the one behind beyond range 2
		large.View.Ship(defender).Pose = physics.PoseAt(450, 300+20+95+56.6, 45)
		eq(t, "a large ship within range 2", large.WithinRange(1, 2, gauge.Range2), false)
		eq(t, "at range 2", s.AtRange(1, 2, gauge.Range2, gauge.Range2), false)
		eq(t, "within range 1", s.WithinRange(1, 2, gauge.Range1), false)
		eq(t, "within range 2", s.WithinRange(1, 2, gauge.Range2), true)
		eq(t, "beyond range 1", s.BeyondRange(1, 2, gauge.Range1), false)
		eq(t, "beyond range 1 from 110 mm", duel{gap: 110}.state(t).BeyondRange(1, 2, gauge.Range1), true)
	})
	t.Run("X20-RNG-017", func(t *testing.T) {
		for _, c := range []struct {
			gap                float64
			at, within, beyond bool
		}{{50, true, true, false}, {80, true, false, false}, {120, false, false, true}} {
			s := duel{gap: c.gap}.state(t)
			eq(t, "at", s.AtRange(1, 2, gauge.Range1, gauge.Range1), c.at)
			eq(t, "within", s.WithinRange(1, 2, gauge.Range1), c.within)
			eq(t, "beyond", s.BeyondRange(1, 2, gauge.Range1), c.beyond)
		}
	})
	t.Run("X20-RNG-001 X20-RNG-007", func(t *testing.T) {
		// A corner of the base comes nearest, and the edge of a large one.
		s := duel{change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, 444, 45) }}.state(t)
		eq(t, "to a corner", s.RangeBetween(1, 2), gauge.Range1)
		s = duel{blue: "patrolleader", change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, 455, 0) }}.state(t)
		eq(t, "to a large base", s.RangeBetween(1, 2), gauge.Range1)
		eq(t, "and from it", s.RangeBetween(2, 1), gauge.Range1)
	})
	t.Run("X20-RNG-008", func(t *testing.T) {
		s := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 630)}},
			devices: []xwing.ScenarioDevice{{Kind: "proximitymine", Pose: at(450, 640)}}}.state(t)
		for _, piece := range []string{"obstacle:1", "device:1"} {
			eq(t, piece+", whose edge is at range 3, can be locked", (&xwing.Table{State: s}).CanLock(1, piece), true)
		}
	})
	t.Run("X20-RNG-008 X20-RNG-012", func(t *testing.T) {
		s := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)},
			{XWS: "coreasteroid0", Pose: at(450, 430)}}}.state(t)
		eq(t, "on it", s.RangeToObstacle(1, 1), gauge.Range0)
		eq(t, "before it, its middle at range 2", s.RangeToObstacle(1, 2), gauge.Range1)
		eq(t, "under the ship", len(s.ObstaclesUnder(1)), 1)
	})
	t.Run("X20-RNG-012:device X20-DEV-012", func(t *testing.T) {
		// A mine whose edge touches the base is not under it yet.
		mine := duel{gap: 200, change: func(s *xwing.State) {
			s.View.Apply(board.DevicePlaced{Device: 1, Kind: "proximitymine", Pose: at(450, 430), Placed: board.Placed{Seat: game.Blue}})
		}, cards: []*xwing.Card{{ID: catalog.Card(catalog.DeviceKind, "proximitymine"), Editions: []string{"2.0"}, Blast: &xwing.Blast{Met: true}}}}
		lo, _ := mine.state(t).DeviceShape(1).Bounds()
		for deep, met := range map[float64]int{-0.008: 0, 0.002: 0, 0.02: 1} {
			s := mine.state(t)
			s.View.Device(1).Pose = at(450, 430-(lo.Y-400)-deep) // the front edge is at 400 after a straight 1
			p := s.PreviewMove(1, gauge.Move{Bearing: gauge.StraightAhead, Speed: 1})
			eq(t, fmt.Sprintf("%v mm deep: mines met", deep), len(p.Devices), met)
		}
	})
	t.Run("X20-RNG-012:obstacle edges that touch", func(t *testing.T) {
		start := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 430)}}}.state(t)
		lo, _ := start.ObstacleShape(1).Bounds()
		for _, c := range []struct {
			deep  float64 // mm that the asteroid reaches under the ship, whose front edge is at 320
			at    gauge.Range
			under int
		}{{-0.02, gauge.Range1, 0}, {-0.008, gauge.Range1, 0}, {0.002, gauge.Range1, 0}, {0.02, gauge.Range0, 1}} {
			s := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 430-(lo.Y-320)-c.deep)}}}.state(t)
			eq(t, "range", s.RangeToObstacle(1, 1), c.at)
			eq(t, "under the ship", len(s.ObstaclesUnder(1)), c.under)
			eq(t, "in contact", gauge.MeasureRange(s.ShipShape(1), s.ObstacleShape(1)) == gauge.Range0, c.deep > -0.01)
		}
	})
}

// Arc chapter: which arcs a ship and its weapons have.
func TestArcs(t *testing.T) {
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

// Primary Weapon and Special Weapon chapters.
func TestWeapons(t *testing.T) {
	ids := func(s *xwing.State) string {
		var out []string
		for _, w := range s.Weapons(1) {
			out = append(out, w.ID)
		}
		return strings.Join(out, " ")
	}
	t.Run("X20-WPN-001", func(t *testing.T) {
		s := duel{red: "104thbattalionpilot"}.state(t)
		eq(t, "weapons", ids(s), "primary:0 primary:1")
		w := s.Weapons(1)
		eq(t, "front", w[0].Value, 3)
		eq(t, "rear", w[1].Value, 2)
		eq(t, "arcs", w[0].Arc.String()+" "+w[1].Arc.String(), "front rear")
	})
	t.Run("X20-WPN-005 X20-WPN-014", func(t *testing.T) {
		s := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.state(t)
		eq(t, "weapons", ids(s), "primary:0 upgrade:protontorpedoes")
		eq(t, "primary is special", s.Weapons(1)[0].Special, false)
		eq(t, "torpedoes are special", s.Weapons(1)[1].Special, true)
		s = duel{red: "graysquadronbomber", upgrades: []string{"clustermissiles", "ioncannon", "dorsalturret", "hotshottailblaster", "snapshot"}}.state(t)
		eq(t, "several", ids(s), "primary:0 upgrade:clustermissiles upgrade:ioncannon upgrade:dorsalturret upgrade:hotshottailblaster upgrade:snapshot")
		for _, w := range s.Weapons(1)[1:] {
			eq(t, w.ID+" is special", w.Special, true)
		}
	})
	t.Run("X20-WPN-004 X20-WPN-013", func(t *testing.T) {
		if1 := func(special bool) func(*xwing.Table, xwing.Moment) bool {
			return func(t *xwing.Table, m xwing.Moment) bool {
				return m.Ship == m.Owner && t.View.Attack.Weapon.Special == special
			}
		}
		plus := func(n int) func(*xwing.Table, xwing.Moment) int {
			return func(*xwing.Table, xwing.Moment) int { return n }
		}
		s := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1),
			card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AttackDiceCount, If: if1(true), By: plus(2)},
				xwing.Ability{Query: xwing.AttackDiceCount, If: if1(false), By: plus(5)})}}.state(t)
		for _, w := range append((duel{red: "104thbattalionpilot"}).state(t).Weapons(1), (duel{red: "rebelscout"}).state(t).Weapons(1)...) {
			eq(t, w.ID+" "+w.Arc.String()+" is special", w.Special, false)
		}
		remote := duel{devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "imperialsupercommandos", Pose: at(600, 300)}}}.state(t)
		eq(t, "a remote's is special", remote.Weapons(3)[0].Special, false)
		added := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AddingWeapon, Arc: catalog.RearArc, By: plus(2)})}}.state(t).Weapons(1)
		eq(t, "an added one is special", len(added) != 2 || added[1].Special, false)
		turret := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}}.state(t).Weapons(1)
		eq(t, "a turret upgrade is special", turret[len(turret)-1].Special, true)
		eq(t, "primary", s.PreviewAttack(1, "primary:0", 2).AttackDice, 8)
		eq(t, "special", s.PreviewAttack(1, "upgrade:protontorpedoes", 2).AttackDice, 6)
	})
	t.Run("X20-WPN-006", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1)}}
		eq(t, "no lock", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		d.change = all(locked("ship:2"), func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = 0 })
		eq(t, "no charge", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-ATK-011")
		d.cards = nil
		eq(t, "not declared", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-006")
	})
	t.Run("X20-WPN-007", func(t *testing.T) {
		d := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)},
			change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, 100, 0) }}
		eq(t, "behind", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-007")
		d = duel{upgrades: []string{"heavylasercannon"}, gap: 160, cards: []*xwing.Card{card("upgrade/heavylasercannon")}}
		const fire = "upgrade:heavylasercannon>ship:2"
		eq(t, "ahead", refusal(d.start(t), ask.ChooseAttack, fire), "")
		d.change = func(s *xwing.State) { s.View.Ship(2).Pose.X += 60_000 }
		eq(t, "in the front arc, not in the bullseye arc", refusal(d.start(t), ask.ChooseAttack, fire), "X20-WPN-007")
		for to, want := range map[gauge.Arc]string{gauge.Front: "", gauge.Rear: "X20-WPN-007"} {
			d = duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, cards: []*xwing.Card{card("upgrade/dorsalturret")},
				change: func(s *xwing.State) { s.View.Ship(attacker).Turret = []gauge.Arc{to} }}
			eq(t, "turret to "+fmt.Sprint(to), refusal(d.start(t), ask.ChooseAttack, "upgrade:dorsalturret>ship:2"), want)
		}
		d = duel{upgrades: []string{"multimissilepods"}, cards: []*xwing.Card{card("upgrade/multimissilepods")},
			change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(540, 320, 180) }}
		eq(t, "in the full front arc, not in the front arc", refusal(d.start(t), ask.ChooseAttack, "upgrade:multimissilepods>ship:2"), "")
	})
	t.Run("X20-WPN-010 X20-WPN-011", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1)}, attack: "bbbb",
			change: locked("ship:2")}
		g := d.start(t)
		eq(t, "with a lock", refusal(g, ask.ChooseAttack, fireTorpedoes), "")
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		g.Pick(ask.ModifyAttackDice, "done")
		eq(t, "locks", len(g.Ship(1).Locks), 1)
		d.change = locked("ship:1")
		eq(t, "lock on something else", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		d.more = []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}
		d.change = func(s *xwing.State) {
			s.View.Ship(3).Locks, s.View.Ship(2).Locks = []string{"ship:2"}, []string{"ship:1"}
		}
		eq(t, "a friend's lock, and the defender's own", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
	})
	t.Run("X20-WPN-006 X20-WPN-010 X20-WPN-011", func(t *testing.T) {
		// A bonus attack asks for as much.
		again := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})
		for charges, rule := range map[int]string{2: "X20-WPN-011", 0: "X20-ATK-011"} {
			g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1), again}, attack: "bb", change: func(s *xwing.State) {
				s.View.Ship(1).Upgrades[0].Charges.Active = charges
				if charges == 0 {
					s.View.Ship(1).Locks = []string{"ship:2"}
				}
			}}.start(t)
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, fireTorpedoes), rule)
		}
	})
	t.Run("X20-WPN-010", func(t *testing.T) {
		for requires, token := range map[catalog.ActionType]board.Token{catalog.Focus: board.Focus, catalog.Calculate: board.Calculate, catalog.Evade: board.Evade} {
			for k := range board.TokenKinds {
				d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(requires, 1)}, change: give(attacker, k, 1)}
				if k == board.Disarm || k == board.Cloak {
					continue
				}
				if got := refusal(d.start(t), ask.ChooseAttack, fireTorpedoes); (got == "") != (k == token) {
					t.Errorf("(%s) with a %s token: refusal %q", requires, k, got)
				}
			}
		}
	})
	t.Run("X20-WPN-012", func(t *testing.T) {
		d := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Focus, 1)}, attack: "bbbb"}
		eq(t, "without", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		d.change = give(attacker, board.Evade, 1)
		eq(t, "with another token", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		others := d
		others.more = []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}
		others.change = all(give(defender, board.Focus, 1), give(3, board.Focus, 1))
		eq(t, "with others' tokens", refusal(others.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-012")
		d.change = give(attacker, board.Focus, 1)
		g := d.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		g.Pick(ask.ChooseAttack, "none")
		if xwingtest.Has(g, func(e board.TokenLost) bool { return e.Spent }) {
			t.Error("the token was spent")
		}
	})
	t.Run("waiver", func(t *testing.T) {
		aim := card("upgrade/instinctiveaim", xwing.Ability{Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Force: 1}})
		d := duel{gap: 160, red: "lukeskywalker", upgrades: []string{"protontorpedoes", "instinctiveaim"},
			cards: []*xwing.Card{torpedoes(catalog.Lock, 1), aim}, attack: "bbbb"}
		way := fireTorpedoes + "+upgrade/instinctiveaim"
		g := d.start(t)
		eq(t, "plain", refusal(g, ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		g.Pick(ask.ChooseAttack, way)
		eq(t, "Force", g.Ship(1).Force.Active, 1)
		d.change = func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }
		eq(t, "without Force", refusal(d.start(t), ask.ChooseAttack, way), "X20-ATK-011")
		d.change = locked("ship:2")
		eq(t, "with a lock", refusal(d.start(t), ask.ChooseAttack, way), "absent")
	})
}

// locked gives ship 1 a lock.
func locked(target string) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(attacker).Locks = []string{target} }
}

// Obstructed chapter.
func TestObstructed(t *testing.T) {
	// Ships stand 260 mm apart, not parallel, so that there is one range line.
	crooked := func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, 520, 200) }
	on := func(xws ...string) []xwing.ScenarioObstacle {
		var out []xwing.ScenarioObstacle
		for _, x := range xws {
			out = append(out, xwing.ScenarioObstacle{XWS: x, Pose: at(445, 405)})
		}
		return out
	}
	declared := func(t *testing.T, d duel) (board.Attack, *xwingtest.Game) {
		t.Helper()
		d.attack, d.change = "bbb", crooked
		g := d.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return xwingtest.All[board.AttackDeclared](g)[0].Attack, g
	}
	t.Run("X20-OBT-001", func(t *testing.T) {
		a, g := declared(t, duel{})
		eq(t, "clear", len(a.Obstructed), 0)
		eq(t, "to no effect", rolled(t, g, board.DefenseDice), 3)
		a, g = declared(t, duel{obstacles: on("coreasteroid0")})
		eq(t, "obstructed", len(a.Obstructed), 1)
		eq(t, "to some effect", rolled(t, g, board.DefenseDice), 4)
		a, _ = declared(t, duel{obstacles: on("coreasteroid0", "gascloud1"), more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 445, 410, 90)}})
		eq(t, "by two obstacles", len(a.Obstructed), 2)
		eq(t, "and by a ship", len(a.Through), 1)
		// Parallel bases have many lines.
		g = duel{gap: 160, obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(435, 400)}}, attack: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseLine, "obstacle:1")
		eq(t, "side by side", len(xwingtest.All[board.AttackDeclared](g)[0].Attack.Obstructed), 1)
	})
	t.Run("X20-OBT-002:device", func(t *testing.T) {
		bomb := xwing.ScenarioDevice{Kind: "protonbomb", Pose: at(445, 405)}
		_, g := declared(t, duel{devices: []xwing.ScenarioDevice{bomb}})
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 3)
	})
	t.Run("X20-OBT-002:ship", func(t *testing.T) {
		a, g := declared(t, duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 445, 410, 90)}})
		eq(t, "through a ship", len(a.Through), 1)
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 3)
		eq(t, "attack dice", rolled(t, g, board.AttackDice), 3)
		_, g = declared(t, duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 445, 410, 90)}})
		eq(t, "behind its enemy", rolled(t, g, board.DefenseDice), 3)
		_, g = declared(t, duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 445, 410, 90)}, defense: "bbb"})
		eq(t, "like a cloud", g.Asks(ask.ModifyDefenseDice), false)
	})
	t.Run("X20-OBT-003", func(t *testing.T) {
		for _, list := range [][]string{{"coreasteroid0"}, {"yt2400debris0"}, {"gascloud1"}, {"coreasteroid0", "gascloud1"}} {
			_, g := declared(t, duel{obstacles: on(list...), defense: "eeee"})
			eq(t, strings.Join(list, "+"), rolled(t, g, board.DefenseDice), 4)
		}
		// At every range, beside the defender's range bonus, and whatever the weapon.
		for y, want := range map[float64]int{420: 4, 520: 4, 620: 5} {
			s := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(447, 360)}},
				change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(450, y, 200) }}.state(t)
			eq(t, fmt.Sprintf("at %v", y), s.PreviewAttack(1, "primary:0", 2).DefenseDice, want)
		}
		s := duel{obstacles: on("coreasteroid0"), change: crooked, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}}.state(t)
		eq(t, "special weapon", s.PreviewAttack(1, "upgrade:ioncannon", 2).DefenseDice, 4)
	})
	t.Run("X20-OBT-004", func(t *testing.T) {
		_, g := declared(t, duel{obstacles: on("gascloud1", "gascloud2"), defense: "bbbb"})
		eq(t, "optional", refusal(g, ask.ModifyDefenseDice, "done"), "")
		g.Pick(ask.ModifyDefenseDice, "gas-cloud")
		if g.Asks(ask.ModifyDefenseDice) {
			t.Error("offered twice")
		}
		eq(t, "dice", first(neutralized(t, g)), "bbb/ebbb")
		// In each attack of the round.
		_, g = declared(t, duel{obstacles: on("gascloud1"), defense: "bbbb" + "bbbb",
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, xwingT65, 495, 300, 0)}})
		g.Pick(ask.ModifyDefenseDice, "gas-cloud")
		g.Until(ask.ModifyDefenseDice, map[game.Kind][]string{ask.ChooseAttack: {shoot}})
		eq(t, "again", refusal(g, ask.ModifyDefenseDice, "gas-cloud"), "")
		_, g = declared(t, duel{obstacles: on("coreasteroid0"), defense: "bbbb"})
		if g.Asks(ask.ModifyDefenseDice) {
			t.Error("offered for an asteroid")
		}
		_, g = declared(t, duel{obstacles: on("gascloud1"), defense: "ffff"})
		if g.Asks(ask.ModifyDefenseDice) {
			t.Error("offered without a blank")
		}
	})
	t.Run("X20-OBT-005", func(t *testing.T) {
		_, g := declared(t, duel{obstacles: on("coreasteroid0")})
		if xwingtest.Has(g, func(e board.AttackDeclared) bool { return len(e.Attack.Obstructed) == 0 }) || g.Asks(ask.ChooseLine) {
			t.Error("another line could be picked")
		}
		line := xwingtest.All[board.AttackDeclared](g)[0].Attack.Line
		if gap := gauge.BaseDistance(g.Ship(1).Base(), g.Ship(2).Base()).Distance; math.Abs(line.B.Sub(line.A).Len()-gap) > 0.01 {
			t.Errorf("the line is %v mm long, the ships are %v mm apart", line.B.Sub(line.A).Len(), gap)
		}
		// Where the closest point is out of the arc, the line goes to the closest one in it.
		g = duel{attack: "bbb", change: func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(553, 390, 0) }}.start(t)
		aside := g.Now().PreviewAttack(attacker, "primary:0", defender).Distance
		g.Pick(ask.ChooseAttack, shoot)
		line = xwingtest.All[board.AttackDeclared](g)[0].Attack.Line
		if got := line.B.Sub(line.A).Len(); math.Abs(got-aside) > 0.01 {
			t.Errorf("the line is %v mm long, want %v", got, aside)
		}
	})
	t.Run("X20-OBT-006", func(t *testing.T) {
		// Parallel bases, an asteroid that covers a part of the band.
		half := []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(435, 400)}}
		for id, dice := range map[string]int{"clear": 3, "obstacle:1": 4} {
			g := duel{gap: 160, obstacles: half}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "lines", len(g.Decision(ask.ChooseLine).Options), 2)
			eq(t, "the attacker picks", g.Decision(ask.ChooseLine).Seat, game.Red)
			g.Pick(ask.ChooseLine, id)
			eq(t, id, rolled(t, g, board.DefenseDice), dice)
			rock := g.Now().ObstacleShape(1)
			eq(t, id+": the line picked", physics.Crosses(xwingtest.All[board.AttackDeclared](g)[0].Attack.Line, &rock), id == "obstacle:1")
		}
		// Of as many as there are.
		g := duel{gap: 160, obstacles: []xwing.ScenarioObstacle{{XWS: "core2asteroid0", Pose: at(436, 400)}, {XWS: "core2asteroid0", Pose: at(464, 400)}}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lines", strings.Join(g.Legal(ask.ChooseLine), " "), "clear obstacle:1 obstacle:2")
	})
	ignore := card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.IgnoringObstacles, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
	t.Run("X20-FAQ-013 X20-FAQ-014", func(t *testing.T) {
		a, g := declared(t, duel{obstacles: on("gascloud1"), defense: "bbb", cards: []*xwing.Card{ignore}})
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 3)
		eq(t, "still obstructed", len(a.Obstructed), 1)
	})
	t.Run("X20-FAQ-015", func(t *testing.T) {
		own := card("pilot/"+tiePilot, ignore.Abilities...)
		_, g := declared(t, duel{obstacles: on("coreasteroid0"), cards: []*xwing.Card{own}})
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 4)
	})
}
