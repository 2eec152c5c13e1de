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
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Arc chapter: where the arcs of a token lie.
func TestArcPlaces(t *testing.T) {
	// stands puts the TIE fighter somewhere about the X-wing at (450, 300).
	stands := func(t *testing.T, x, y float64) *xwing.State {
		t.Helper()
		return duel{change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(x, y, 0) }}.state(t)
	}
	in := func(t *testing.T, x, y float64) map[gauge.Arc]bool {
		s, out := stands(t, x, y), map[gauge.Arc]bool{}
		for a := gauge.Front; a <= gauge.FullRear; a++ {
			out[a] = s.InArc(attacker, defender, a)
		}
		return out
	}
	t.Run("X20-ARC-004:front,left,right,rear", func(t *testing.T) {
		// All around the ship, each time well inside one of the four.
		arcs := []gauge.Arc{gauge.Front, gauge.Left, gauge.Right, gauge.Rear}
		for degrees, want := range map[float64]gauge.Arc{0: gauge.Front, 30: gauge.Front, -30: gauge.Front,
			55: gauge.Left, 90: gauge.Left, 125: gauge.Left, -55: gauge.Right, -90: gauge.Right, -125: gauge.Right,
			150: gauge.Rear, 180: gauge.Rear, -150: gauge.Rear} {
			place := physics.PoseAt(450, 300, degrees).Moved(0, 250).Point()
			got := in(t, place.X, place.Y)
			for _, a := range arcs {
				if got[a] != (a == want) {
					t.Errorf("at %v degrees, arc %d: in it %v, want in arc %d alone", degrees, a, got[a], want)
				}
			}
		}
	})
	t.Run("X20-ARC-006", func(t *testing.T) {
		left, right := in(t, 350, 300), in(t, 550, 300)
		eq(t, "left", left[gauge.Left] && !left[gauge.Right] && !left[gauge.Front] && !left[gauge.Rear], true)
		eq(t, "right", right[gauge.Right] && !right[gauge.Left] && !right[gauge.Front] && !right[gauge.Rear], true)
		s := stands(t, 450, 500)
		eq(t, "arc of a left weapon", s.WeaponArcs(attacker, board.Weapon{Arc: catalog.LeftArc})[0], gauge.Left)
		eq(t, "arc of a right weapon", s.WeaponArcs(attacker, board.Weapon{Arc: catalog.RightArc})[0], gauge.Right)
	})
	t.Run("X20-ARC-008 X20-ARC-010", func(t *testing.T) {
		for _, c := range []struct {
			x, y float64
			in   bool
		}{{450, 640, true}, {450, 641, false}, {477, 500, true}, {478, 500, false}, {450, 200, false}} {
			got := in(t, c.x, c.y)
			eq(t, "bullseye", got[gauge.Bullseye], c.in)
			if got[gauge.Bullseye] && !got[gauge.Front] {
				t.Errorf("at (%v, %v): in the bullseye and not in the front arc", c.x, c.y)
			}
		}
	})
	t.Run("X20-ARC-012 X20-ARC-013 X20-ARC-014", func(t *testing.T) {
		// Ahead of the midway line but outside the diagonals.
		ahead, astern, across := in(t, 550, 325), in(t, 550, 275), in(t, 550, 305)
		eq(t, "ahead", ahead[gauge.FullFront] && !ahead[gauge.FullRear] && !ahead[gauge.Front], true)
		eq(t, "astern", astern[gauge.FullRear] && !astern[gauge.FullFront] && !astern[gauge.Rear], true)
		eq(t, "across", across[gauge.FullFront] && across[gauge.FullRear], true)
		rear := board.Weapon{Arc: catalog.FullRearArc}
		eq(t, "arc of a full rear weapon", stands(t, 550, 275).WeaponArcs(attacker, rear)[0], gauge.FullRear)
		yv := duel{red: "trandoshanslaver", change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(600, 345, 0) }}.state(t)
		if p := yv.PreviewAttack(attacker, "primary:0", defender); p.Refusal != nil {
			t.Errorf("a full front weapon is refused: %v", p.Refusal)
		}
	})
}

func TestArcRanges(t *testing.T) {
	// stands puts the TIE fighter somewhere about the X-wing at (450, 300).
	stands := func(t *testing.T, x, y float64) *xwing.State {
		t.Helper()
		return duel{change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(x, y, 0) }}.state(t)
	}
	t.Run("X20-RNG-001 X20-RNG-002 X20-RNG-007", func(t *testing.T) {
		for _, c := range []struct {
			x, y float64
			want gauge.Range
		}{
			{450, 440, gauge.Range1},   // 100 mm from edge to edge
			{450, 440.1, gauge.Range2}, // a little more
			{450, 540.1, gauge.Range3}, // 200.1 mm
			{450, 640.1, gauge.Beyond},
			{560.7, 410.7, gauge.Range1}, // 99.99 mm from corner to corner
			{560.8, 410.8, gauge.Range2}, // 100.1 mm
		} {
			eq(t, "range", stands(t, c.x, c.y).RangeBetween(attacker, defender), c.want)
		}
	})
	t.Run("beyond range 3", func(t *testing.T) {
		for _, c := range []struct {
			y    float64
			hi   gauge.Range
			want bool
		}{
			{739.9, gauge.Range4, true}, // 399.9 mm from edge to edge
			{740.1, gauge.Range4, false},
			{740.1, gauge.Range5, true},
			{839.9, gauge.Range5, true},
			{840.1, gauge.Range5, false},
			{739.9, gauge.Range3, false},
		} {
			eq(t, "at range "+c.hi.String(), stands(t, 450, c.y).AtRange(attacker, defender, gauge.Range0, c.hi), c.want)
		}
	})
	t.Run("X20-GLD-002", func(t *testing.T) {
		// Range 0 attacks are forbidden; a card may still forbid more or lift a
		// requirement: its word stands above the reference.
		d := duel{gap: 160, upgrades: []string{"protontorpedoes", "instinctiveaim"}, red: "lukeskywalker",
			cards: []*xwing.Card{torpedoes(catalog.Lock, 1),
				card("upgrade/instinctiveaim", xwing.Ability{Query: xwing.WaivingRequirement, Cost: xwing.Cost{Force: 1}})}}
		eq(t, "the requirement lifted", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes+"+upgrade/instinctiveaim"), "")
		d.cards = d.cards[:1]
		eq(t, "without the card", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		near := duel{gap: 0.01, cards: []*xwing.Card{card("pilot/"+xwingPilot, asking(xwing.AttackingTouched, 1))}}
		eq(t, "allowed at range 0", refusal(near.start(t), ask.ChooseAttack, shoot), "")
		near.cards = nil
		eq(t, "range 0 without the card", refusal(near.start(t), ask.ChooseAttack, shoot) == "", false)
		never := duel{cards: []*xwing.Card{card("pilot/"+tiePilot, xwing.Ability{Query: xwing.MakingAttack, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner },
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal { return &game.Refusal{Rule: "card"} }})}}
		eq(t, "forbidden by a card alone", refusal(never.start(t), ask.ChooseAttack, shoot), "card")
	})
}

func TestArcsOfShips(t *testing.T) {
	t.Run("X20-ARC-019:primary,special,double X20-ARC-020 X20-ARC-023", func(t *testing.T) {
		y := squad(0, "graysquadronbomber")
		y.Ships[0].Upgrades = []xwing.MusterUpgrade{{XWS: "dorsalturret"}} // a special turret weapon
		for _, red := range []xwing.Muster{squad(0, "rebelscout"), y} {
			g := placing(t, rulesWith(t), red, squad(0, "idenversio"))
			g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
			eq(t, "settings", strings.Join(g.Legal(ask.ChooseTurretArc), " "), "front left right rear")
			g.Pick(ask.ChooseTurretArc, "rear")
			eq(t, "arcs", len(g.Ship(1).Turret), 1)
		}
		for i, want := range [][]gauge.Arc{{gauge.Front, gauge.Rear}, {gauge.Left, gauge.Right}} {
			g := placing(t, rulesWith(t), squad(0, kwing), squad(0, "idenversio")) // a double turret
			g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
			eq(t, "settings", strings.Join(g.Legal(ask.ChooseTurretArc), " "), "front-rear left-right")
			g.Pick(ask.ChooseTurretArc, g.Legal(ask.ChooseTurretArc)[i])
			if got := g.Ship(1).Turret; !slices.Equal(got, want) {
				t.Errorf("arcs %v, want %v", got, want)
			}
		}
	})
	t.Run("X20-ARC-024", func(t *testing.T) {
		scout := red("rebelscout", 400, 300, 0)
		scout.Turret = arcs("rear")
		g := fly(t, rulesWith(t), ships(scout, blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		before := g.Now().FiringArcs(1)
		g.Pick(ask.ChooseAction, "rotate")
		g.Pick(ask.ChooseTurretArc, "left")
		if after := g.Now().FiringArcs(1); len(after) != 1 || after[0] != gauge.Left || slices.Equal(before, after) {
			t.Errorf("firing arcs = %v, before %v", after, before)
		}
		// Both arcs of a double turret turn at once, and nobody is asked where.
		k := red(kwing, 400, 300, 0)
		k.Turret = arcs("front rear")
		g = fly(t, rulesWith(t), ships(k, blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		if got := g.Now().FiringArcs(1); !slices.Equal(got, []gauge.Arc{gauge.Left, gauge.Right}) {
			t.Errorf("firing arcs of the double turret = %v, want left and right", got)
		}
	})
}
