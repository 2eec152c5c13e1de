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

// Attack chapter: arc and range of the weapon.
func TestAttackRange(t *testing.T) {
	t.Run("X20-ATK-006 X20-ARC-004 X20-ARC-005", func(t *testing.T) {
		eq(t, "ahead", refusedAt(t, duel{}, 450, 420, 180), "")
		eq(t, "behind", refusedAt(t, duel{}, 450, 180, 0), "X20-ATK-006")
		eq(t, "to the left", refusedAt(t, duel{}, 330, 300, 0), "X20-ATK-006")
		eq(t, "to the right", refusedAt(t, duel{}, 570, 300, 0), "X20-ATK-006")
		// Another weapon of the same ship attacks in its own arc.
		behind := duel{red: "104thbattalionpilot", change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(450, 170, 0) }}
		eq(t, "behind, the rear weapon", refusal(behind.start(t), ask.ChooseAttack, "primary:1>ship:2"), "")
		eq(t, "behind, the front weapon", refusal(behind.start(t), ask.ChooseAttack, shoot), "X20-ATK-006")
		laser := duel{upgrades: []string{"heavylasercannon"}, cards: []*xwing.Card{card("upgrade/heavylasercannon")},
			change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(510, 500, 180) }}
		eq(t, "beside the bullseye, its weapon", refusal(laser.start(t), ask.ChooseAttack, "upgrade:heavylasercannon>ship:2"), "X20-WPN-007")
		eq(t, "beside the bullseye, the primary weapon", refusal(laser.start(t), ask.ChooseAttack, shoot), "")
		turned := duel{red: "rebelscout", change: func(s *xwing.State) { s.View.Ship(1).Turret = arcs("left") }}
		eq(t, "ahead to the left, the turret to the left", refusedAt(t, turned, 350, 340, 0), "")
		eq(t, "ahead to the right, the turret to the left", refusedAt(t, turned, 550, 340, 0), "X20-ATK-006")
	})
	t.Run("X20-ARC-002", func(t *testing.T) {
		// The arc's line leaves the front edge 17.2 mm from the middle at 40.6°:
		// at y = 400 it passes x = 450 + 85.8.
		eq(t, "a corner in it", refusedAt(t, duel{}, 555, 400, 0), "")
		eq(t, "just outside", refusedAt(t, duel{}, 575, 400, 0), "X20-ATK-006")
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
		eq(t, "range 1", refusedAt(t, duel{}, 450, 400, 180), "")
		eq(t, "range 3", refusedAt(t, duel{}, 450, 640, 180), "")
		eq(t, "beyond", refusedAt(t, duel{}, 450, 641, 180), "X20-ATK-009")
		s := duel{change: func(s *xwing.State) { s.View.Ship(1).Charges.Active = 0 }}.state(t)
		if p := s.PreviewAttack(1, "primary:0", 2); p.Refusal != nil {
			t.Errorf("a primary weapon costs something: %v", p.Refusal)
		}
	})
	t.Run("X20-ATK-010", func(t *testing.T) {
		eq(t, "in contact", refusedAt(t, duel{}, 450, 340, 180), "X20-ATK-010")
		// In contact at a corner behind the arc, the part in the arc being farther off.
		eq(t, "in contact beside, partly in arc", refusedAt(t, duel{blue: "patrolleader"}, 510, 345, 0), "X20-ATK-010")
		special := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}, change: func(s *xwing.State) {
			s.View.Ship(2).Pose = physics.PoseAt(450, 340, 180)
		}}
		eq(t, "with a special weapon", special.state(t).PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal.Rule, "X20-ATK-010")
		turret := duel{red: "rebelscout", change: func(s *xwing.State) { s.View.Ship(1).Turret = arcs("front") }}
		eq(t, "with a turret", refusedAt(t, turret, 450, 340, 180), "X20-ATK-010")
	})
}

func TestRangeOfWeapons(t *testing.T) {
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
}

func TestRangeMeasured(t *testing.T) {
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
}

func TestRangeOfPieces(t *testing.T) {
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

// refusedAt is the rule by which a duel's attack is refused on a defender who stands there.
func refusedAt(t *testing.T, d duel, x, y, heading float64) string {
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
