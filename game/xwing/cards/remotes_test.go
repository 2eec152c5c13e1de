package cards_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// droid lays a remote of blue's beside red's ship 1, as ship 3.
func droid(t *testing.T, phase xwing.Phase, kind string, x, y float64, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return lay(t, xwing.Scenario{Phase: phase, Ships: ships, Devices: []xwing.ScenarioDevice{lies(game.Blue, kind, x, y, 180)}}, change)
}

func two() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 850, 880, 180)}
}

// onto flies ship 1 with a dial onto a droid of blue's at (400, 380).
func onto(t *testing.T, kind, code, dice string, ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return droid(t, xwing.Activation, kind, 400, 380, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
		faces(s, dice, "")
	}, append(two(), ships...)...)
}

// shoots has ship 1 alone left to engage, a remote of blue's ahead at range 2.
func shoots(t *testing.T, kind, attack string, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	return droid(t, xwing.Engagement, kind, 400, 480, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		faces(s, attack, "bbb")
		if change != nil {
			change(s)
		}
	}, two()...)
}

// doneBy plays on to the next Planning Phase, declining nothing that is asked of a
// piece, and lists what the piece does and is asked, with the phase.
func doneBy(g *xwingtest.Game, id xwing.ShipID) []string {
	var done []string
	g.Forget()
	for !g.Asks("set-dials") {
		d := g.Open()[0]
		pick := d.Options[len(d.Options)-1].ID // none, or done
		if slices.Contains(d.About, id.Piece()) {
			pick = d.Options[0].ID
			done = append(done, fmt.Sprintf("phase %d: asked %s", g.Now().View.Phase, d.Kind))
		}
		g.Pick(d.Kind, pick)
	}
	phase := xwing.Phase(0)
	for _, e := range g.Events {
		by := xwing.ShipID(0)
		switch e := e.(type) {
		case xwing.PhaseBegan:
			phase = e.Phase
		case xwing.AbilityUsed:
			by = e.Ship
		case xwing.ShipActive:
			by = e.Ship
		case xwing.ShipEngaged:
			by = e.Ship
		case xwing.RemoteMoved:
			by = e.Ship
		}
		if by == id {
			done = append(done, fmt.Sprintf("phase %d: %s", phase, e.EventKind()))
		}
	}
	return done
}

func TestRemotes(t *testing.T) {
	t.Run("X20-RMT-002 X20-RMT-006:obstructed,attacker,defender", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "bbb", nil)
		if _, ok := g.Option("choose-attack", "primary:0>ship:3"); !ok {
			t.Fatalf("attacks %v", g.Legal("choose-attack"))
		}
		g.Pick("choose-attack", "primary:0>ship:3")
		rolls := xwingtest.All[xwing.DiceRolled](g)
		if len(rolls) != 2 || len(rolls[1].Dice) != 3 || rolls[1].Ship != 3 {
			t.Errorf("rolls %+v, want three defense dice of its agility", rolls)
		}
		near := shoots(t, "drk1probedroid", "bbbb", func(s *xwing.State) { s.View.Ship(1).Pose = physics.PoseAt(400, 390, 0) })
		near.Pick("choose-attack", "primary:0>ship:3")
		want(t, "attack dice at range 1", len(xwingtest.All[xwing.DiceRolled](near)[0].Dice), 4)
		// At range 3 and obstructed: two dice more.
		g = lay(t, xwing.Scenario{Phase: xwing.Engagement, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 580, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 420, 0)}}}, nil)
		g.Until("choose-attack", map[string][]string{"choose-attack": {"none"}})
		if p := g.Now().PreviewAttack(1, "primary:0", 3); p.DefenseDice != 5 || p.Refusal != nil {
			t.Errorf("preview %+v, want 5 defense dice", p)
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
		g := xwingtest.Start(t, xwingtest.Rules(t, asks("jekporkins"), asks("idenversio"), asks("lukeskywalker")), xwing.Scenario{Phase: xwing.Engagement,
			Ships:   append(two(), redShip("lukeskywalker", 100, 100, 0)),
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)}}, nil)
		g.Until("choose-attack", map[string][]string{"choose-attack": {"none"}})
		for g.Decision("choose-attack").About[0] != "ship:1" {
			g.Pick("choose-attack", "none")
		}
		g.Pick("choose-attack", "primary:0>ship:4")
		// Jek attacks, Luke looks on, Iden's side has the remote.
		if !slices.Equal(friends, []bool{false, false, false}) || !slices.Equal(enemies, []bool{true, false, false}) {
			t.Errorf("friendly ship %v, enemy ship %v", friends, enemies)
		}
	})
	t.Run("X20-FRI-001:devices X20-FRI-002:devices", func(t *testing.T) {
		for _, c := range []struct {
			seat    game.Seat
			offered bool
		}{{game.Red, false}, {game.Blue, true}} {
			g := lay(t, xwing.Scenario{Phase: xwing.Engagement, Ships: two(),
				Devices: []xwing.ScenarioDevice{lies(c.seat, "drk1probedroid", 400, 480, 180)}}, func(s *xwing.State) { s.View.Ship(2).Engaged = true })
			if _, ok := g.Option("choose-attack", "primary:0>ship:3"); ok != c.offered {
				t.Errorf("a droid of seat %d: attack offered %v, want %v", c.seat, ok, c.offered)
			}
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
	t.Run("X20-RMT-007 X20-RMT-008", func(t *testing.T) {
		g := shoots(t, "sensorbuoy", "hhc", nil)
		g.Pick("choose-attack", "primary:0>ship:3")
		if s := g.Ship(3); s.Facedown != 1 || len(s.Faceup) != 0 || s.Where != xwing.InPlay {
			t.Errorf("the buoy has %d facedown, %d faceup cards, is %v, want one facedown and in play", s.Facedown, len(s.Faceup), s.Where)
		}
		g = shoots(t, "drk1probedroid", "hhc", nil)
		g.Pick("choose-attack", "primary:0>ship:3")
		if s := g.Ship(3); s.Where != xwing.Removed {
			t.Errorf("the droid is %v with %d cards", s.Where, s.Facedown)
		}
	})
	t.Run("X20-RMT-009:once", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "hhc", func(s *xwing.State) {
			s.View.Ship(2).Engaged, s.View.Ship(2).Initiative, s.View.First = false, s.View.Ship(1).Initiative, game.Red
		})
		g.Pick("choose-attack", "primary:0>ship:3")
		if s := g.Ship(3); !s.Destroyed || s.Where != xwing.Removed || !g.Asks("choose-attack") {
			t.Errorf("destroyed %v, %v; want it removed before the next ship of this initiative engages", s.Destroyed, s.Where)
		}
	})
	t.Run("X20-RMT-009:wait", func(t *testing.T) {
		// Attacked at its own initiative 0 it stays until that is over.
		at0 := func(s *xwing.State) {
			s.View.Ship(1).Initiative, s.View.Ship(2).Initiative = 0, 0
			s.View.Ship(2).Engaged, s.View.First = false, game.Red
		}
		g := shoots(t, "drk1probedroid", "hhc", at0)
		g.Pick("choose-attack", "primary:0>ship:3")
		if s := g.Ship(3); !s.Destroyed || s.Where != xwing.InPlay || !g.Asks("choose-attack") {
			t.Errorf("destroyed %v, %v, want it there while initiative 0 goes on", s.Destroyed, s.Where)
		}
		g.Until("set-dials", nil)
		if g.Ship(3).Where != xwing.Removed {
			t.Error("it is still there")
		}
	})
	t.Run("X20-RMT-010:engages,only", func(t *testing.T) {
		g := shoots(t, "drk1probedroid", "", nil)
		g.Until("set-dials", nil)
		g.Dials(nil)
		g.Until("set-dials", nil)
		for _, e := range g.Events {
			if a, ok := e.(xwing.ShipActive); ok && a.Ship == 3 {
				t.Error("a probe droid activates or engages")
			}
		}
		swarm := shoots(t, "buzzdroidswarm", "", nil)
		swarm.Until("set-dials", nil)
		swarm.Dials(nil)
		swarm.Until("set-dials", nil)
		if !xwingtest.Has(swarm, func(e xwing.ShipEngaged) bool { return e.Ship == 3 }) {
			t.Error("a swarm does not engage")
		}
		if e := xwingtest.All[xwing.ShipEngaged](swarm); e[len(e)-1].Ship != 3 {
			t.Errorf("engaged: %v, want the swarm last, with its initiative of 0", e)
		}
	})
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
				for k := range xwing.Token(xwing.TokenKinds) {
					t.GainTokens(3, k, 1)
				}
				t.TransferToken(m.Owner, 3, xwing.Focus)
			}}}}
		giver := two()
		giver[0].Tokens = map[xwing.Token]int{xwing.Focus: 1}
		given := xwingtest.Start(t, xwingtest.Rules(t, gifts), xwing.Scenario{Phase: xwing.Engagement, Ships: giver,
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "sensorbuoy", 400, 480, 180)}}, nil)
		if given.Ship(3).Tokens != (xwing.Tokens{}) || given.Ship(1).Has(xwing.Focus) != 1 {
			t.Errorf("the remote holds %v, the giver %d focus", given.Ship(3).Tokens, given.Ship(1).Has(xwing.Focus))
		}
		g = fly(t, "2FB", func(s *xwing.State) {
			s.View.Apply(xwing.RemotePlaced{Ship: 3, Kind: "drk1probedroid", Pose: physics.PoseAt(400, 500, 0), Hull: 1, Placed: xwing.Placed{Seat: game.Blue}})
			s.Hidden.Dials, s.Hidden.Facedown = append(s.Hidden.Dials, s.Hidden.Dials[1]), append(s.Hidden.Facedown, nil)
			s.Memory.Ships = append(s.Memory.Ships, xwing.ShipMemory{})
		}, two()...)
		g.Pick("choose-action", "lock")
		g.Pick("choose-lock-target", "ship:3")
		if !g.Ship(1).HasLocked("ship:3") {
			t.Error("a remote cannot be locked")
		}
	})
	t.Run("X20-RMT-012 X20-DEV-004:template", func(t *testing.T) {
		g := droid(t, xwing.System, "drk1probedroid", 400, 480, nil, two()...)
		g.Pick("system-abilities", "device/drk1probedroid/0")
		g.Pick("choose-relocation", "1:2F")
		// Its heading is 180, so its first guides look up.
		if p := g.Ship(3).Pose; p != physics.PoseAt(400, 480+21.4+80+21.4, 0) {
			t.Errorf("relocated to %v", p)
		}
	})
	t.Run("X20-DEV-005", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: xwing.System, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 590, 0)}}}, nil)
		g.Pick("system-abilities", "device/drk1probedroid/0")
		g.Pick("choose-relocation", "1:2F")
		if xwingtest.Has[xwing.ObstacleMet](g, nil) || g.Ship(3).Damaged() {
			t.Error("it meets the obstacle")
		}
	})
}

func TestProbeDroid(t *testing.T) {
	t.Run("X20-DVC-021 X20-DVC-022", func(t *testing.T) {
		g := droid(t, xwing.System, "drk1probedroid", 400, 480, nil, two()...)
		if s := g.Ship(3); s.Initiative != 0 || s.Hull != 1 || g.Now().Profile(3).Stats.Agility != 3 {
			t.Errorf("%+v", s)
		}
		d := g.Decision("system-abilities")
		if d.Seat != game.Blue || d.About[0] != "ship:3" {
			t.Fatalf("%+v", d)
		}
		g.Pick("system-abilities", "device/drk1probedroid/0")
		if got := g.Legal("choose-relocation"); len(got) != 16 || got[0] != "1:2B" {
			t.Errorf("places %v, want five sides by three templates, or none", got)
		}
		g.Pick("choose-relocation", "none")
		if g.Ship(3).Pose != physics.PoseAt(400, 480, 180) {
			t.Error("it moved")
		}
	})
	t.Run("X20-DVC-023 X20-DVC-024", func(t *testing.T) {
		// Onto an enemy ship, which stays where it is.
		g := droid(t, xwing.System, "drk1probedroid", 400, 480, nil, append(two(), redShip("academypilot", 410, 600, 0))...)
		g.Pick("system-abilities", "device/drk1probedroid/0")
		g.Pick("choose-relocation", "1:2F")
		if g.Ship(3).Pose != physics.PoseAt(410, 600, 0) || !physics.ShapesOverlap(g.Now().ShipShape(3), g.Now().ShipShape(4)) {
			t.Errorf("ship at %v, droid at %v", g.Ship(3).Pose, g.Ship(4).Pose)
		}
		// It stops no ship that ends on it.
		g = onto(t, "drk1probedroid", "1FB", "b")
		if g.Ship(1).Pose != physics.PoseAt(400, 380, 0) {
			t.Errorf("the ship ended at %v", g.Ship(1).Pose)
		}
	})
	t.Run("X20-DVC-025:activation,engagement,end", func(t *testing.T) {
		g := droid(t, xwing.System, "drk1probedroid", 400, 340, nil, two()...)
		g.Pick("system-abilities", "done")
		if done := doneBy(g, 3); len(done) != 0 {
			t.Errorf("after the System Phase: %v", done)
		}
		if p := g.Ship(3).Pose; p != physics.PoseAt(400, 340, 180) {
			t.Errorf("it has moved to %v", p)
		}
	})
	t.Run("X20-DVC-026:lock,jam,friendly", func(t *testing.T) {
		far := []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("idenversio", 600, 600, 180)}
		for seat, legal := range map[game.Seat]bool{game.Red: true, game.Blue: false} {
			g := lay(t, xwing.Scenario{Phase: xwing.Activation, Ships: far, Devices: []xwing.ScenarioDevice{lies(seat, "drk1probedroid", 600, 450, 0)}},
				func(s *xwing.State) { dial(s, 1, "2FB"); s.View.Ship(2).Activated = true })
			g.Pick("choose-action", "lock")
			got := g.Asks("choose-lock-target") && slices.Contains(g.Legal("choose-lock-target"), "ship:2")
			if got != legal {
				t.Errorf("with a droid of seat %d the far ship can be locked: %v", seat, got)
			}
			g = lay(t, xwing.Scenario{Phase: xwing.Activation, Ships: []xwing.ScenarioShip{redShip("roarkgarnet", 100, 100, 0), blueShip("idenversio", 600, 600, 180)},
				Devices: []xwing.ScenarioDevice{lies(seat, "drk1probedroid", 600, 500, 0)}},
				func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
			g.Pick("choose-action", "jam")
			if got := slices.Contains(g.Legal("choose-jam-target"), "ship:2"); got != legal {
				t.Errorf("with a droid of seat %d the far ship can be jammed: %v", seat, got)
			}
		}
	})
	t.Run("X20-DVC-027:focus", func(t *testing.T) {
		for dice, gone := range map[string]bool{"f": true, "h": false, "c": false, "b": false} {
			g := onto(t, "drk1probedroid", "1FB", dice)
			if got := g.Ship(3).Where == xwing.Removed; got != gone {
				t.Errorf("%s: destroyed %v, want %v", dice, got, gone)
			}
			if rolls := xwingtest.All[xwing.DiceRolled](g); len(rolls) != 1 || rolls[0].Ship != 1 {
				t.Errorf("rolls %+v, want one of the ship's", rolls)
			}
		}
	})
	t.Run("X20-DVC-028:friendly,through,move X20-DVC-027:enemy", func(t *testing.T) {
		through := onto(t, "drk1probedroid", "3FW", "f")
		roll := droid(t, xwing.Activation, "drk1probedroid", 480, 340, func(s *xwing.State) {
			dial(s, 1, "1FB")
			s.View.Ship(2).Activated = true
			faces(s, "f", "")
		}, two()...)
		roll.Pick("choose-action", "barrelroll")
		roll.Pick("choose-barrel-roll", "right/back")
		if !physics.ShapesOverlap(roll.Now().ShipShape(1), roll.Now().ShipShape(3)) {
			t.Fatal("the roll does not end on the droid")
		}
		own := lay(t, xwing.Scenario{Phase: xwing.Activation, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Red, "drk1probedroid", 400, 380, 0)}},
			func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true; faces(s, "f", "") })
		for name, g := range map[string]*xwingtest.Game{"through": through, "barrel roll": roll, "friendly": own} {
			if xwingtest.Has[xwing.DiceRolled](g, nil) || g.Ship(3).Where != xwing.InPlay {
				t.Errorf("%s: rolls %v, the droid is %v", name, xwingtest.All[xwing.DiceRolled](g), g.Ship(3).Where)
			}
		}
	})
	t.Run("drk1probedroids", func(t *testing.T) {
		g := play(t, xwing.End, nil, redShip("jekporkins", 400, 400, 0, "drk1probedroids"), blueShip("idenversio", 850, 880, 180))
		if got := g.Legal("choose-device-place"); len(got) != 11 {
			t.Errorf("places %v, want drops and launches with the five templates of speed 3", got)
		}
		g.Pick("choose-device-place", "launch:3F")
		if s := g.Ship(3); s == nil || s.Remote != "drk1probedroid" || s.Seat != game.Red {
			t.Errorf("placed %+v", s)
		}
		want(t, "charges", g.Ship(1).Upgrades[0].Charges.Active, 1)
	})
}

func TestBuzzDroids(t *testing.T) {
	t.Run("X20-DVC-029", func(t *testing.T) {
		g := droid(t, xwing.System, "buzzdroidswarm", 400, 480, nil, two()...)
		if s := g.Ship(3); s.Initiative != 0 || s.Hull != 1 || g.Now().Profile(3).Stats.Agility != 3 {
			t.Errorf("%+v", s)
		}
	})
	t.Run("X20-DVC-030:system,activation,end", func(t *testing.T) {
		g := droid(t, xwing.System, "buzzdroidswarm", 400, 340, nil, two()...)
		if g.Asks("system-abilities") || g.Now().View.Phase < xwing.Activation {
			t.Error("it does something in the System Phase")
		}
		g.Until("set-dials", nil)
		used := xwingtest.All[xwing.AbilityUsed](g)
		if len(used) != 1 || used[0].Card != "device/buzzdroidswarm" { // when it engages
			t.Errorf("used %+v", used)
		}
		g = droid(t, xwing.System, "buzzdroidswarm", 700, 100, nil, two()...)
		for _, what := range doneBy(g, 3) {
			if !strings.HasPrefix(what, fmt.Sprintf("phase %d:", xwing.Engagement)) {
				t.Errorf("it does something in another phase: %s", what)
			}
		}
	})
	t.Run("X20-DVC-031:enemy,every,range,crit X20-CRD-003:remote", func(t *testing.T) {
		g := droid(t, xwing.Engagement, "buzzdroidswarm", 400, 340, nil, append(two(), blueShip("academypilot", 432, 350, 0), redShip("academypilot", 400, 460, 0),
			redShip("academypilot", 372, 352, 0))...)
		g.Until("set-dials", nil)
		want(t, "the enemy at range 0", hurt(g, 1), 1)
		want(t, "the other enemy at range 0, faceup", len(g.Ship(5).Faceup), 1)
		want(t, "the friend at range 0", hurt(g, 3), 0)
		want(t, "the enemy at range 1", hurt(g, 4), 0)
		first, engaged := after(g, func(e xwing.ShipEngaged) bool { return e.Ship == 1 }), after(g, func(e xwing.ShipEngaged) bool { return e.Ship == 6 })
		if engaged < first {
			t.Error("it engages before initiative 5")
		}
	})
	t.Run("X20-DVC-032:enemy", func(t *testing.T) {
		own := lay(t, xwing.Scenario{Phase: xwing.Activation, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Red, "buzzdroidswarm", 400, 380, 0)}},
			func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
		if own.Asks("choose-guides") || own.Ship(3).Pose != physics.PoseAt(400, 380, 0) {
			t.Errorf("it clings to a friendly ship: it lies at %v", own.Ship(3).Pose)
		}
	})
	t.Run("X20-DVC-032:onto,through,must,picks X20-DVC-033 X20-DEV-004:guides", func(t *testing.T) {
		for _, code := range []string{"1FB", "3FW"} {
			g := onto(t, "buzzdroidswarm", code, "")
			if d := g.Decision("choose-guides"); d.Seat != game.Blue {
				t.Errorf("seat %d picks", d.Seat)
			}
			if got := g.Legal("choose-guides"); !slices.Equal(got, []string{"front", "rear"}) {
				t.Errorf("%s: offered %v, want the front and the rear alone", code, got)
			}
			g.Pick("choose-guides", "rear")
			if g.Now().RangeBetween(1, 3) != physics.Range0 || !g.Now().Behind(3, 1) {
				t.Errorf("%s: the swarm at %v, the ship at %v", code, g.Ship(3).Pose, g.Ship(1).Pose)
			}
		}
	})
	t.Run("X20-DVC-034:obstacle,device,remote", func(t *testing.T) {
		// Ahead of where ship 1 ends lies something else each time.
		start := func(sc xwing.Scenario) *xwingtest.Game {
			sc.Phase, sc.Ships = xwing.Activation, two()
			sc.Devices = append([]xwing.ScenarioDevice{lies(game.Blue, "buzzdroidswarm", 400, 380, 180)}, sc.Devices...)
			return lay(t, sc, func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
		}
		for name, sc := range map[string]xwing.Scenario{
			"obstacle": {Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: physics.PoseAt(400, 450, 0)}}},
			"mine":     {Devices: []xwing.ScenarioDevice{lies(game.Blue, "proximitymine", 400, 430, 0)}},
			"remote":   {Devices: []xwing.ScenarioDevice{lies(game.Blue, "sensorbuoy", 400, 425, 0)}},
		} {
			g := start(sc)
			if g.Asks("use-ability") {
				g.Pick("use-ability", "no")
			}
			if got := g.Legal("choose-guides"); !slices.Equal(got, []string{"rear"}) {
				t.Errorf("%s: offered %v, want the rear alone", name, got)
			}
		}
	})
	t.Run("X20-DVC-034:ship X20-DVC-035", func(t *testing.T) {
		g := onto(t, "buzzdroidswarm", "1FB", "", blueShip("academypilot", 400, 424, 180))
		if got := g.Legal("choose-guides"); !slices.Equal(got, []string{"rear"}) {
			t.Errorf("at %v, want the rear alone", got)
		}
		if o, _ := g.Option("choose-guides", "front"); o.Refusal == nil || o.Refusal.Rule != "X20-DVC-034" {
			t.Errorf("the front is refused by %+v", o.Refusal)
		}
		g.Pick("choose-guides", "rear")
		if g.Now().RangeBetween(1, 4) != physics.Range0 || !g.Now().Behind(4, 1) {
			t.Errorf("the swarm at %v, the ship at %v", g.Ship(4).Pose, g.Ship(1).Pose)
		}
	})
	t.Run("X20-DVC-036:swarm,ship", func(t *testing.T) {
		g := onto(t, "buzzdroidswarm", "1FB", "", blueShip("academypilot", 400, 424, 180), blueShip("academypilot", 400, 335, 180))
		if g.Asks("choose-guides") {
			t.Fatal("a place is offered")
		}
		want(t, "the ship", hurt(g, 1), 1)
		if g.Ship(5).Where != xwing.Removed {
			t.Errorf("the swarm has %d damage cards", g.Ship(5).DamageCards())
		}
	})
	t.Run("discordmissiles", func(t *testing.T) {
		armed := redShip("jekporkins", 400, 400, 0, "discordmissiles")
		armed.Tokens = map[xwing.Token]int{xwing.Calculate: 1}
		g := fightAt(t, armed)
		g.Pick("choose-device-place", "launch:3B")
		if s := g.Ship(1); s.Has(xwing.Calculate) != 0 || s.Upgrades[0].Charges.Active != 0 || g.Ship(3).Remote != "buzzdroidswarm" {
			t.Errorf("%+v", s)
		}
		armed.Tokens = nil
		if g := fightAt(t, armed); g.Asks("choose-device-place") {
			t.Error("launched without a calculate token")
		}
	})
}

// fightAt starts the Engagement Phase after an Activation Phase in which nobody
// is left to activate.
func fightAt(t *testing.T, ship xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, xwing.Activation, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
	}, ship, blueShip("idenversio", 850, 880, 180))
}

func TestSensorBuoys(t *testing.T) {
	t.Run("X20-SET-012:before-forces", func(t *testing.T) {
		rules := xwingtest.Rules(t, declared()...)
		s, err := xwing.New(rules, [2]xwing.Muster{
			{Name: "red", Points: 20, Obstacles: []string{"coreasteroid0"}, Ships: []xwing.MusterShip{{Pilot: "majorstridan", Upgrades: []xwing.MusterUpgrade{{XWS: "sensorbuoysuite"}}}}},
			{Name: "blue", Points: 10, Obstacles: []string{"coreasteroid1"}, Ships: []xwing.MusterShip{{Pilot: "academypilot"}}},
		}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, s)
		g.Until("place-remote", nil)
		if len(xwingtest.All[xwing.ObstaclePlaced](g)) != 2 || xwingtest.Has[xwing.ShipPlaced](g, nil) {
			t.Error("the buoys are not set up between obstacles and ships")
		}
		d := g.Decision("place-remote")
		near := physics.PoseAt(150, 400, 0)
		if err := g.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: "device/sensorbuoy", Pose: &near}); err == nil {
			t.Fatal("a buoy at range 2 of the edge is taken")
		}
		g.Put("place-remote", "device/sensorbuoy", 400, 400, 0)
		g.Put("place-remote", "device/sensorbuoy", 500, 500, 0)
		if !g.Asks("place-ship") || len(g.Now().View.Ships) != 4 {
			t.Errorf("%v with %d pieces", g.Open(), len(g.Now().View.Ships))
		}
	})
	t.Run("sensorbuoysuite", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: xwing.Engagement, Ships: []xwing.ScenarioShip{redShip("majorstridan", 100, 100, 0, "sensorbuoysuite"), blueShip("idenversio", 800, 800, 180)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "sensorbuoy", 700, 800, 0)}}, nil)
		g.Until("use-ability", map[string][]string{"choose-attack": {"none"}})
		g.Pick("use-ability", "yes")
		g.Pick("choose-ship", "ship:2")
		if !g.Ship(1).HasLocked("ship:2") {
			t.Error("no lock")
		}
	})
}

// team lays red's commandos at (400, 400) looking up, as ship 3; Jek and the
// enemy stand where they are told.
func team(t *testing.T, phase xwing.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	rules := xwingtest.Rules(t, declared()...)
	rules.Edition.Ruleset = "x2po"
	return xwingtest.Start(t, rules, xwing.Scenario{Phase: phase, Ships: ships,
		Devices: []xwing.ScenarioDevice{lies(game.Red, "clanwrencommandos", 400, 400, 0)}}, change)
}

func TestCommandos(t *testing.T) {
	t.Run("attack for a charge", func(t *testing.T) {
		g := team(t, xwing.Engagement, func(s *xwing.State) { faces(s, "fb", "bbb") }, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 400, 560, 180))
		for g.Decision("choose-attack").About[0] != "ship:3" {
			g.Pick("choose-attack", "none")
		}
		g.Pick("choose-attack", "primary:0>ship:2")
		g.Pick("modify-attack-dice", "device/clanwrencommandos")
		want(t, "damage", hurt(g, 2), 1)
		want(t, "charges", g.Ship(3).Charges.Active, 1)
	})
	t.Run("not with an enemy on it, nor without a charge", func(t *testing.T) {
		near := team(t, xwing.Engagement, nil, blueShip("jekporkins", 400, 430, 0), blueShip("academypilot", 400, 560, 180))
		empty := team(t, xwing.Engagement, func(s *xwing.State) { s.View.Ships[2].Charges.Active = 0 }, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 400, 560, 180))
		for _, g := range []*xwingtest.Game{near, empty} {
			g.Until("set-dials", nil)
			if did(g, "device/clanwrencommandos") {
				t.Error("it attacks")
			}
		}
	})
	t.Run("hop ahead", func(t *testing.T) {
		g := team(t, xwing.System, nil, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 800, 800, 180))
		if got := g.Legal("choose-relocation"); !slices.Equal(got, []string{"1:1T", "1:2F", "1:1Y", "none"}) {
			t.Errorf("places %v", got)
		}
		g.Pick("choose-relocation", "1:2F")
		if g.Ship(3).Pose != physics.PoseAt(400, 400+16+80+16, 0) {
			t.Errorf("it lies at %v", g.Ship(3).Pose)
		}
	})
	t.Run("strain", func(t *testing.T) {
		for code, strain := range map[string]int{"1FB": 1, "3FW": 0} {
			g := team(t, xwing.Activation, func(s *xwing.State) {
				dial(s, 1, code)
				s.View.Ship(2).Activated = true
			}, blueShip("jekporkins", 400, 320, 0), blueShip("academypilot", 800, 800, 180))
			want(t, code, g.Ship(1).Has(xwing.Strain), strain)
		}
	})
	t.Run("dropped looking either way", func(t *testing.T) {
		rules := xwingtest.Rules(t, declared()...)
		rules.Edition.Ruleset = "x2po"
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: xwing.System, Ships: []xwing.ScenarioShip{
			redShip("chopper", 400, 400, 0, "clanwrencommandos"), blueShip("academypilot", 800, 800, 180)}}, nil)
		g.Pick("system-abilities", "upgrade/clanwrencommandos/0")
		if got := g.Legal("choose-device-place"); !slices.Equal(got, []string{"drop:1F", "drop:1F:around", "none"}) {
			t.Errorf("places %v", got)
		}
		g.Pick("choose-device-place", "drop:1F:around")
		if p := g.Ship(3).Pose; p.Heading != 0 || g.Ship(3).Charges.Active != 2 {
			t.Errorf("it lies at %v with %d charges", p, g.Ship(3).Charges.Active)
		}
	})
}
