package xwing_test

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestAnIndicatorOfItsOwn holds that a weapon whose upgrade has an indicator of its own attacks where that points, that
// the ship's points on, and that the game is another by it.
func TestAnIndicatorOfItsOwn(t *testing.T) {
	const weapon = "upgrade:dorsalturret"
	ships := []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "graysquadronbomber", 400, 400, 0, "dorsalturret"),
		xwingtest.Ship(game.Blue, "academypilot", 400, 520, 0), xwingtest.Ship(game.Blue, "academypilot", 400, 280, 0)}
	ships[0].Turret = []gauge.Arc{gauge.Front}
	sc := xwing.Scenario{Phase: board.Engagement, Ships: ships}
	turn := func(s *xwing.State) {
		s.View.Apply(board.TurretRotated{Ship: 1, Upgrade: "dorsalturret", Arcs: []gauge.Arc{gauge.Rear}})
	}
	for _, c := range []struct {
		change       func(*xwing.State)
		ahead, after bool
		firing       []gauge.Arc
	}{{nil, true, false, []gauge.Arc{gauge.Front}}, {turn, false, true, []gauge.Arc{gauge.Front, gauge.Rear}}} {
		now := xwingtest.Start(t, xwingtest.Rules(t, card("upgrade/dorsalturret")), sc, c.change).Now()
		for enemy, want := range map[board.ShipID]bool{2: c.ahead, 3: c.after} {
			if p := now.PreviewAttack(1, weapon, enemy); (p.Refusal == nil) != want {
				t.Errorf("with its own indicator %v it attacks ship:%d: %+v", c.change != nil, enemy, p.Refusal)
			}
		}
		if got := now.FiringArcs(1); !reflect.DeepEqual(got, c.firing) || !reflect.DeepEqual(now.View.Ship(1).Turret, ships[0].Turret) {
			t.Errorf("its firing arcs are %v, its indicator %v", got, now.View.Ship(1).Turret)
		}
		arcs := now.WeaponArcs(1, board.Weapon{Upgrade: "dorsalturret", Arc: now.Weapons(1)[1].Arc})
		if want := c.firing[len(c.firing)-1:]; !reflect.DeepEqual(arcs, want) {
			t.Errorf("the weapon attacks in %v, want %v", arcs, want)
		}
	}
	plain, other := xwingtest.Start(t, xwingtest.Rules(t, card("upgrade/dorsalturret")), sc, nil),
		xwingtest.Start(t, xwingtest.Rules(t, card("upgrade/dorsalturret")), sc, turn)
	if plain.Hash() == other.Hash() {
		t.Error("where the indicator points makes no other game")
	}
	copied := other.Now().Clone().(*xwing.State)
	copied.View.Ship(1).Upgrades[0].Turret[0] = gauge.Left
	if other.Now().View.Ship(1).Upgrades[0].Turret[0] != gauge.Rear {
		t.Error("a copy turns the indicator of what it was copied from")
	}
}

// TestBonusAttacksByWeapon holds that each bonus attack beyond the one that most ships have makes another game.
func TestBonusAttacksByWeapon(t *testing.T) {
	hash := func(bonus ...string) string {
		sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "academypilot", 400, 520, 0)}}
		s, err := xwing.NewScenario(xwingtest.Rules(t), sc)
		if err != nil {
			t.Fatal(err)
		}
		s.Memory.Ships[0].BonusAttack, s.Memory.Ships[0].Bonus = true, bonus
		return game.HashOf(s)
	}
	one, two, other, three := hash(), hash("a"), hash("b"), hash("a", "b")
	if one == two || two == other || two == three {
		t.Errorf("one bonus attack %s, two %s or %s, three %s", one, two, other, three)
	}
}
