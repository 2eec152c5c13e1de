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
	"xwing/physics"
)

// shoots has ship 1 alone left to engage, a remote of blue's ahead at range 2.
func shoots(t *testing.T, kind, attack string, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	return droid(t, board.Engagement, kind, 400, 480, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		faces(s, attack, "bbb")
		if change != nil {
			change(s)
		}
	}, two()...)
}

func TestRemotesAttacked(t *testing.T) {
	t.Run("X20-RMT-002 X20-RMT-006:obstructed,attacker,defender X20-RMT-001", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "bbb", nil)
		if _, ok := g.Option(ask.ChooseAttack, "primary:0>ship:3"); !ok {
			t.Fatalf("attacks %v", g.Legal(ask.ChooseAttack))
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		rolls := xwingtest.All[board.DiceRolled](g)
		if len(rolls) != 2 || len(rolls[1].Dice) != 3 || rolls[1].Ship != 3 {
			t.Errorf("rolls %+v, want three defense dice of its agility", rolls)
		}
		near := shoots(t, "drk1probedroid", "bbbb", func(s *xwing.State) { s.View.Ship(1).Pose = physics.PoseAt(400, 390, 0) })
		near.Pick(ask.ChooseAttack, "primary:0>ship:3")
		want(t, "attack dice at range 1", len(xwingtest.All[board.DiceRolled](near)[0].Dice), 4)
		// At range 3 and obstructed: two dice more.
		g = lay(t, xwing.Scenario{Phase: board.Engagement, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 580, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 420, 0)}}}, nil)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
		if p := g.Now().PreviewAttack(1, "primary:0", 3); p.DefenseDice != 5 || p.Refusal != nil {
			t.Errorf("preview %+v, want 5 defense dice", p)
		}
	})
	t.Run("X20-RMT-002 X20-RMT-006", func(t *testing.T) {
		// Special weapons, bonus attacks and locks work on it as on a ship, and its player has what a gas cloud gives.
		again := &xwing.Card{ID: card("jekporkins"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.AfterAttacking, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }}}}
		cannon := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "ioncannon"), Editions: []string{"2.0"}}
		sc := xwing.Scenario{Phase: board.Engagement, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180),
			lies(game.Red, "drk1probedroid", 500, 480, 180)}, Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: physics.PoseAt(400, 400, 0)}}}
		sc.Ships[0].Upgrades = []string{"ioncannon"}
		g := xwingtest.Start(t, xwingtest.Rules(t, again, cannon), sc, func(s *xwing.State) {
			s.View.Ship(1).Locks, s.View.Ship(2).Engaged = []string{"ship:3"}, true
			faces(s, "bbb"+"hbb"+"bbb", "bbbb"+"bbbb")
		})
		if got := g.Legal(ask.ChooseAttack); !slices.Equal(got, []string{"primary:0>ship:3", "upgrade:ioncannon>ship:3", "none"}) {
			t.Errorf("attacks %v, want both weapons at the enemy droid alone", got)
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:0", "die:1", "die:2")
		if d := g.Decision(ask.ModifyDefenseDice); d.Seat != game.Blue {
			t.Errorf("seat %d modifies its dice", d.Seat)
		}
		g.Pick(ask.ModifyDefenseDice, "gas-cloud")
		if _, ok := g.Option(ask.ChooseBonusAttack, "primary:0>ship:3"); !ok {
			t.Errorf("bonus attacks %v", g.Legal(ask.ChooseBonusAttack))
		}
	})
	t.Run("X20-RMT-003 X20-RMT-004", func(t *testing.T) {
		var friends, enemies []bool
		asks := func(pilot string) *xwing.Card {
			return &xwing.Card{ID: card(pilot), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.AfterBecomingDefender,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					friends, enemies = append(friends, t.Friendly(m.Owner, m.Ship)), append(enemies, t.Enemy(m.Owner, m.Ship))
					return false
				}, Do: func(*xwing.Table, xwing.Moment) {}}}}
		}
		g := xwingtest.Start(t, xwingtest.Rules(t, asks("jekporkins"), asks("idenversio"), asks("lukeskywalker")), xwing.Scenario{Phase: board.Engagement,
			Ships:   append(two(), redShip("lukeskywalker", 100, 100, 0)),
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)}}, nil)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
		for g.Decision(ask.ChooseAttack).About[0] != "ship:1" {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:4")
		// Jek attacks, Luke looks on, Iden's side has the remote.
		if !slices.Equal(friends, []bool{false, false, false}) || !slices.Equal(enemies, []bool{true, false, false}) {
			t.Errorf("friendly ship %v, enemy ship %v", friends, enemies)
		}
	})
	t.Run("X20-RMT-005:front,behind,flanking", func(t *testing.T) {
		// The droid looks down: ahead of it, astern and across what would be its midway line.
		for _, at := range []physics.Pose{physics.PoseAt(400, 380, 0), physics.PoseAt(400, 580, 0), physics.PoseAt(500, 480, 0)} {
			s := shoots(t, "drk1probedroid", "", func(s *xwing.State) { s.View.Ship(1).Pose = at }).Now()
			if s.Behind(1, 3) || s.InFrontOf(1, 3) || s.Flanking(1, 3) {
				t.Errorf("from %v: in front %v, behind %v, flanking %v", at, s.InFrontOf(1, 3), s.Behind(1, 3), s.Flanking(1, 3))
			}
		}
	})
}

func TestRemotesSides(t *testing.T) {
	t.Run("X20-FRI-001:devices X20-FRI-002:devices", func(t *testing.T) {
		for _, c := range []struct {
			seat    game.Seat
			offered bool
		}{{game.Red, false}, {game.Blue, true}} {
			g := lay(t, xwing.Scenario{Phase: board.Engagement, Ships: two(),
				Devices: []xwing.ScenarioDevice{lies(c.seat, "drk1probedroid", 400, 480, 180)}}, func(s *xwing.State) { s.View.Ship(2).Engaged = true })
			if _, ok := g.Option(ask.ChooseAttack, "primary:0>ship:3"); ok != c.offered {
				t.Errorf("a droid of seat %d: attack offered %v, want %v", c.seat, ok, c.offered)
			}
		}
	})
	t.Run("X20-RMT-007 X20-RMT-008 X20-RMT-001", func(t *testing.T) {
		g := shoots(t, "sensorbuoy", "hhc", nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); s.Facedown != 1 || len(s.Faceup) != 0 || s.Where != board.InPlay {
			t.Errorf("the buoy has %d facedown, %d faceup cards, is %v, want one facedown and in play", s.Facedown, len(s.Faceup), s.Where)
		}
		g = shoots(t, "sensorbuoy", "bbc", nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); s.Facedown != 1 || len(s.Faceup) != 0 {
			t.Errorf("for a crit alone the buoy has %d facedown, %d faceup cards, want one facedown", s.Facedown, len(s.Faceup))
		}
		g = shoots(t, "drk1probedroid", "hhc", nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); s.Where != board.Removed {
			t.Errorf("the droid is %v with %d cards", s.Where, s.Facedown)
		}
	})
	t.Run("X20-RMT-012 X20-DEV-004:template X20-OBJ-001", func(t *testing.T) {
		g := droid(t, board.System, "drk1probedroid", 400, 480, nil, two()...)
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		g.Pick(ask.ChooseRelocation, "1:2F")
		// Its heading is 180, so its first guides look up.
		if p := g.Ship(3).Pose; p != physics.PoseAt(400, 480+21.4+80+21.4, 0) {
			t.Errorf("relocated to %v", p)
		}
	})
	t.Run("X20-DEV-005", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.System, Ships: two(),
			Devices:   []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 590, 0)}}}, nil)
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		g.Pick(ask.ChooseRelocation, "1:2F")
		if xwingtest.Has[board.ObstacleMet](g, nil) || g.Ship(3).Damaged() {
			t.Error("it meets the obstacle")
		}
		if !physics.ShapesOverlap(g.Now().ShipShape(3), g.Now().ObstacleShape(1)) {
			t.Errorf("it lies at %v, want it on the obstacle", g.Ship(3).Pose)
		}
	})
}

func TestRemotesEngage(t *testing.T) {
	t.Run("X20-RMT-009:once", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "hhc", func(s *xwing.State) {
			s.View.Ship(2).Engaged, s.View.Ship(2).Initiative, s.View.First = false, s.View.Ship(1).Initiative, game.Red
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); !s.Destroyed || s.Where != board.Removed || !g.Asks(ask.ChooseAttack) {
			t.Errorf("destroyed %v, %v; want it removed before the next ship of this initiative engages", s.Destroyed, s.Where)
		}
		// So is one whose own initiative, 2, has passed.
		g = shoots(t, "deathwatchcommandos", "hhc", func(s *xwing.State) {
			s.View.Ship(1).Initiative, s.View.Ship(2).Initiative, s.View.First = 1, 1, game.Red
			s.View.Ship(2).Engaged, s.View.Ship(3).Engaged, s.View.Ship(3).Facedown = false, true, 1
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); !s.Destroyed || s.Where != board.Removed || !g.Asks(ask.ChooseAttack) {
			t.Errorf("after its initiative: destroyed %v, %v; want it removed at once", s.Destroyed, s.Where)
		}
	})
	t.Run("X20-RMT-009:wait", func(t *testing.T) {
		// Attacked at its own initiative 0 it stays until that is over.
		at0 := func(s *xwing.State) {
			s.View.Ship(1).Initiative, s.View.Ship(2).Initiative = 0, 0
			s.View.Ship(2).Engaged, s.View.First = false, game.Red
		}
		g := shoots(t, "drk1probedroid", "hhc", at0)
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		if s := g.Ship(3); !s.Destroyed || s.Where != board.InPlay || !g.Asks(ask.ChooseAttack) {
			t.Errorf("destroyed %v, %v, want it there while initiative 0 goes on", s.Destroyed, s.Where)
		}
		g.Until(ask.SetDials, nil)
		if g.Ship(3).Where != board.Removed {
			t.Error("it is still there")
		}
	})
	t.Run("X20-RMT-009:once", func(t *testing.T) {
		// Whatever the phase, and whoever's turn it is.
		hurts := func(when xwing.Timing, hits int) *xwing.Card {
			return &xwing.Card{ID: card("idenversio"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: when,
				If: func(*xwing.Table, xwing.Moment) bool { return true },
				Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(3, xwing.Damage{Hits: hits}) }}}}
		}
		for when, phase := range map[xwing.Timing]board.Phase{xwing.StartOfActivation: board.Activation, xwing.StartOfSystem: board.System} {
			g := xwingtest.Start(t, xwingtest.Rules(t, hurts(when, 1)), xwing.Scenario{Phase: board.Planning, Ships: two(),
				Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)}}, nil)
			g.Dials(nil)
			if g.Ship(3).Where != board.Removed {
				t.Errorf("destroyed in phase %v it is still there", phase)
			}
		}
	})
	t.Run("X20-RMT-010:engages,only", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "", nil)
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		for _, e := range g.Events {
			if a, ok := e.(board.ShipActive); ok && a.Ship == 3 {
				t.Error("a probe droid activates or engages")
			}
		}
		swarm := shoots(t, "buzzdroidswarm", "", nil)
		swarm.Until(ask.SetDials, nil)
		swarm.Dials(nil)
		swarm.Until(ask.SetDials, nil)
		if !xwingtest.Has(swarm, func(e board.ShipEngaged) bool { return e.Ship == 3 }) {
			t.Error("a swarm does not engage")
		}
		if e := xwingtest.All[board.ShipEngaged](swarm); e[len(e)-1].Ship != 3 {
			t.Errorf("engaged: %v, want the swarm last, with its initiative of 0", e)
		}
	})
}

func TestRemotesDoNothingElse(t *testing.T) {
	t.Run("X20-RMT-011:actions,tokens,locks", func(t *testing.T) {
		g := shoots(t, "sensorbuoy", "", func(s *xwing.State) { s.View.Ship(1).Engaged = true })
		_ = g
		table := &xwing.Table{State: g.Now()}
		if table.CanPerform(3, xwing.ActionGrant{}) {
			t.Error("a remote performs actions")
		}
		gifts := &xwing.Card{ID: card("jekporkins"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.StartOfEngagement,
			If: func(*xwing.Table, xwing.Moment) bool { return true },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for k := range board.TokenKinds {
					t.GainTokens(3, k, 1)
				}
				t.TransferToken(m.Owner, 3, board.Focus)
			}}}}
		giver := two()
		giver[0].Tokens = map[board.Token]int{board.Focus: 1}
		given := xwingtest.Start(t, xwingtest.Rules(t, gifts), xwing.Scenario{Phase: board.Engagement, Ships: giver,
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "sensorbuoy", 400, 480, 180)}}, nil)
		if given.Ship(3).Tokens != (board.Tokens{}) || given.Ship(1).Has(board.Focus) != 1 {
			t.Errorf("the remote holds %v, the giver %d focus", given.Ship(3).Tokens, given.Ship(1).Has(board.Focus))
		}
		g = fly(t, "2FB", func(s *xwing.State) {
			s.View.Apply(board.RemotePlaced{Ship: 3, Kind: "drk1probedroid", Pose: physics.PoseAt(400, 500, 0), Hull: 1, Placed: board.Placed{Seat: game.Blue}})
			s.Hidden.Dials, s.Hidden.Facedown = append(s.Hidden.Dials, s.Hidden.Dials[1]), append(s.Hidden.Facedown, nil)
			s.Memory.Ships = append(s.Memory.Ships, xwing.ShipMemory{})
		}, two()...)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(ask.ChooseLockTarget, "ship:3")
		if !g.Ship(1).HasLocked("ship:3") {
			t.Error("a remote cannot be locked")
		}
	})
}
