package xwing_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

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
}

func TestObstructedAttack(t *testing.T) {
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
}

func TestObstructionIgnored(t *testing.T) {
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
	t.Run("nothing obstructs", func(t *testing.T) {
		never := func(ref string) *xwing.Card { return card(ref, asking(xwing.ObstructingAttack, -1)) }
		a, g := declared(t, duel{obstacles: on("coreasteroid0"), defense: "bbb", cards: []*xwing.Card{never("pilot/" + xwingPilot)}})
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 3)
		eq(t, "obstructed", a.IsObstructed(), false)
		a, _ = declared(t, duel{obstacles: on("coreasteroid0"), defense: "bbbb", cards: []*xwing.Card{never("pilot/" + tiePilot)}})
		eq(t, "by what the defender's cards say", a.IsObstructed(), true)
	})
}
