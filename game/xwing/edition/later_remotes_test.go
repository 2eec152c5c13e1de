package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// two are a ship at (400, 300) that looks up, and an enemy far away.
func two() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{red("jekporkins", 400, 300, 0), blue("idenversio", 850, 880, 180)}
}

// shoots has ship 1 alone left to engage, a remote of blue's ahead of it, which is ship 3.
func shoots(t *testing.T, kind string, y float64, dice [2]string, obstacles []xwing.ScenarioObstacle, change func(*xwing.State), own ...*xwing.Card) *xwingtest.Game {
	t.Helper()
	return laid{phase: board.Engagement, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, kind, 400, y, 180)}, obstacles: obstacles, dice: dice, own: own,
		change: func(s *xwing.State) {
			for i := range s.View.Ships {
				s.View.Ships[i].Engaged = i > 0
			}
			if change != nil {
				change(s)
			}
		}}.play(t)
}

// onto flies ship 1 with a dial onto a remote of blue's at (400, 380), which is the last ship.
func onto(t *testing.T, kind, dial, dice string, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return laid{phase: board.Activation, ships: append(two(), more...), devices: []xwing.ScenarioDevice{device(game.Blue, kind, 400, 380, 180)},
		dials: map[board.ShipID]string{1: dial}, dice: [2]string{dice}}.play(t)
}

func TestLaterRemotes(t *testing.T) {
	tell(t, []told{
		{"X25-REM-001 X25-REM-025", func(t *testing.T) string {
			g := shoots(t, "drk1probedroid", 480, [2]string{"hhhh", "bbbbb"}, nil, nil)
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			rolls := xwingtest.All[board.DiceRolled](g)
			return fmt.Sprint(len(rolls[0].Dice), len(rolls[1].Dice), int(rolls[1].Ship), g.Ship(3).Initiative, g.Ship(3).Hull, g.Now().Profile(3).Stats.Agility)
		}, "3 3 3 0 1 3"},
		{"X25-REM-025 at range 1, and obstructed at range 3", func(t *testing.T) string {
			near := shoots(t, "drk1probedroid", 400, [2]string{}, nil, nil).Now().PreviewAttack(1, "primary:0", 3)
			away := shoots(t, "drk1probedroid", 580, [2]string{}, []xwing.ScenarioObstacle{asteroid(400, 420)}, nil).Now().PreviewAttack(1, "primary:0", 3)
			return fmt.Sprint(near.AttackDice, near.DefenseDice, away.AttackDice, away.DefenseDice)
		}, "4 3 3 5"},
		{"X25-REM-002", func(t *testing.T) string {
			var out []string
			asks := func(pilot string) *xwing.Card {
				return printed(pilot, xwing.Ability{When: xwing.AfterBecomingDefender, Do: func(*xwing.Table, xwing.Moment) {}, If: func(t *xwing.Table, m xwing.Moment) bool {
					out = append(out, fmt.Sprint(pilot, t.Friendly(m.Owner, m.Ship), t.Enemy(m.Owner, m.Ship)))
					return false
				}})
			}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("bluesquadronpilot", 400, 300, 0), blue("nightbeast", 850, 880, 180), red("academypilot", 100, 100, 0)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 180)}, own: []*xwing.Card{asks("bluesquadronpilot"), asks("nightbeast"), asks("academypilot")}}.play(t)
			g.Until(ask.ChooseAttack, nil)
			for g.Decision(ask.ChooseAttack).About[0] != "ship:1" {
				g.Pick(ask.ChooseAttack, "none")
			}
			g.Pick(ask.ChooseAttack, "primary:0>ship:4")
			slices.Sort(out)
			return strings.Join(slices.Compact(out), ", ")
		}, "academypilotfalse false, bluesquadronpilotfalse true, nightbeastfalse false"},
		{"X25-REM-003", func(t *testing.T) string {
			// The droid has neither arcs nor a midway line; the commandos look ahead, to range 3.
			var out []string
			for _, at := range []physics.Pose{physics.PoseAt(400, 380, 0), physics.PoseAt(400, 580, 0), physics.PoseAt(500, 480, 0)} {
				s := shoots(t, "drk1probedroid", 480, [2]string{}, nil, func(s *xwing.State) { s.View.Ship(1).Pose = at }).Now()
				out = append(out, fmt.Sprint(s.Behind(1, 3), s.InFrontOf(1, 3), s.Flanking(1, 3), s.InFiringArc(3, 1)))
			}
			return strings.Join(slices.Compact(out), ", ")
		}, "false false false false"},
		{"X25-REM-003 printed arcs", func(t *testing.T) string {
			in := func(y float64) string {
				s := shoots(t, "deathwatchcommandos", y, [2]string{}, nil, nil).Now()
				return fmt.Sprint(s.InFiringArc(3, 1), s.InArc(3, 1, gauge.Front))
			}
			return in(330) + ", " + in(500) + ", " + in(600) + ", " + in(650) + ", " + in(200)
		}, "true true, true true, true true, false false, false false"},
		{"X25-REM-003 no arcs", func(t *testing.T) string {
			s := shoots(t, "drk1probedroid", 480, [2]string{}, nil, nil).Now()
			return fmt.Sprint(s.InArc(3, 1, gauge.Front), s.InArc(3, 1, gauge.FullRear), s.InArc(1, 3, gauge.Front))
		}, "false false true"},
		{"X25-REM-004", func(t *testing.T) string {
			// Ahhav has a die more against whoever is larger.
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("ahhav", 400, 300, 0), blue(medium, 400, 490, 180)}, devices: []xwing.ScenarioDevice{device(game.Blue, "sensorbuoy", 440, 490, 180)}}.play(t).Now()
			return fmt.Sprint(s.PreviewAttack(1, "primary:0", 2).AttackDice, s.PreviewAttack(1, "primary:0", 3).AttackDice)
		}, "3 2"},
		{"X25-REM-005", func(t *testing.T) string {
			g := shoots(t, "sensorbuoy", 480, [2]string{"hbb", "bbb"}, nil, nil)
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			one := fmt.Sprint(g.Ship(3).Facedown, len(g.Ship(3).Faceup), g.Ship(3).Where == board.InPlay, g.Now().View.Decks[game.Blue])
			g = shoots(t, "sensorbuoy", 480, [2]string{"hhc", "bbb"}, nil, nil)
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			return fmt.Sprint(one, ", ", len(xwingtest.All[board.DamageDealt](g)), g.Ship(3).Where == board.Removed,
				g.Now().View.Decks[game.Blue], len(g.Now().Hidden.Decks[game.Blue].Cards))
		}, "1 0 true 32, 3 true 33 33"},
	})
}

func TestLaterRemotesAct(t *testing.T) {
	tell(t, []told{
		{"X25-REM-006 at its own initiative", func(t *testing.T) string {
			at0 := func(s *xwing.State) {
				s.View.Ship(1).Initiative, s.View.Ship(2).Initiative = 0, 0
				s.View.Ship(2).Engaged, s.View.First = false, game.Red
			}
			g := shoots(t, "drk1probedroid", 480, [2]string{"hhc", "bbb"}, nil, at0)
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			there := fmt.Sprint(g.Ship(3).Destroyed, g.Ship(3).Where == board.InPlay)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(there, " ", g.Ship(3).Where == board.Removed)
		}, "true true true"},
		{"X25-REM-006 at another", func(t *testing.T) string {
			g := shoots(t, "drk1probedroid", 480, [2]string{"hhc", "bbb"}, nil, func(s *xwing.State) {
				s.View.Ship(2).Engaged, s.View.Ship(2).Initiative, s.View.First = false, s.View.Ship(1).Initiative, game.Red
			})
			g.Pick(ask.ChooseAttack, "primary:0>ship:3")
			return fmt.Sprint(g.Asks(ask.ChooseAttack), g.Ship(3).Where == board.Removed)
		}, "true true"},
		{"X25-REM-007", func(t *testing.T) string {
			// The swarm, of initiative 0, engages last; the droid has its turn before all others in the System Phase, and never engages.
			l := laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("jekporkins", 400, 300, 0), "protonbombs"), blue("idenversio", 850, 880, 180)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "buzzdroidswarm", 400, 350, 180), device(game.Blue, "drk1probedroid", 700, 480, 180)}}
			g := l.play(t)
			first := g.Open()[0].About[0]
			g.Until(ask.SetDials, nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipEngaged](g) {
				out = append(out, fmt.Sprint(int(e.Ship)))
			}
			return first + "; " + strings.Join(out, " ")
		}, "ship:4; 1 2 3"},
		{"X25-REM-008", func(t *testing.T) string {
			gifts := printed("bluesquadronpilot", xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
				for k := range board.TokenKinds {
					t.GainTokens(3, k, 1)
				}
				t.AcquireLock(1, "ship:3")
				t.PerformAction(3, xwing.ActionGrant{Source: xwing.Deployment})
			}, If: of(1)})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("bluesquadronpilot", 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Blue, "sensorbuoy", 400, 480, 180)}, own: []*xwing.Card{gifts}}.play(t)
			return fmt.Sprint(g.Ship(3).Tokens == board.Tokens{}, g.Ship(1).Locks, g.Asks(ask.ChooseAction), (&xwing.Table{State: g.Now()}).CanPerform(3, xwing.ActionGrant{}),
				(&xwing.Table{State: g.Now()}).CanLock(1, "ship:3"))
		}, "true [ship:3] false false true"},
		{"X25-REM-010 X25-DEV-027", func(t *testing.T) string {
			// Over a mine and onto an asteroid: by its front guides to its rear guides, and nothing happens.
			g := laid{phase: board.System, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 180), device(game.Red, "proximitymine", 400, 540, 0)}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 600)}}.play(t)
			g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(place(g.Ship(3).Pose), " ", len(xwingtest.All[board.ObstacleMet](g)), len(xwingtest.All[board.DeviceDetonated](g)), g.Ship(3).DamageCards())
		}, "400 603 0 0 0 0"},
		{"X25-REM-011", func(t *testing.T) string {
			g := relocates(t, edition.LaterSecond(), "drk1probedroid", physics.PoseAt(400, 60, 0))
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(g.Ship(2).Where == board.Removed, len(xwingtest.All[board.ShipFled](g)))
		}, "true 1"},
		{"X25-REM-012", func(t *testing.T) string {
			// A ship sets off a mine on which a buoy lies; the mine's text speaks of ships alone.
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 400, 375, 0), device(game.Blue, "sensorbuoy", 400, 375, 0)}, dials: map[board.ShipID]string{1: "3FW"}, dice: [2]string{"hh"}}.play(t)
			return fmt.Sprint(g.Now().View.Devices[0].Gone, g.Ship(3).DamageCards())
		}, "true 0"},
		{"X25-REM-013", func(t *testing.T) string {
			g := shoots(t, "buzzdroidswarm", 480, [2]string{"bbb", "bbb"}, nil, nil)
			p := g.Now().PreviewAttack(1, "primary:0", 3)
			return fmt.Sprint(g.Now().Profile(3).Stats.Agility, p.DefenseDice)
		}, "1 1"},
	})
}

func TestLaterDroids(t *testing.T) {
	const swarm, probe = "buzzdroidswarm", "drk1probedroid"
	tell(t, []told{
		{"X25-REM-026", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far, blue(tie, 432, 350, 0), red(tie, 400, 460, 0), red(tie, 372, 352, 0)}, devices: []xwing.ScenarioDevice{device(game.Blue, swarm, 400, 340, 180)}}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(hurts(g, 1), len(g.Ship(5).Faceup), hurts(g, 3), hurts(g, 4))
		}, "1 1 0 0"},
		{"X25-REM-027", func(t *testing.T) string {
			var out []string
			for _, dial := range []string{"1FB", "3FW"} {
				for _, side := range []string{"front", "rear"} {
					g := onto(t, swarm, dial, "")
					out = append(out, g.Decision(ask.ChooseGuides).Seat.ID()+" "+strings.Join(g.Legal(ask.ChooseGuides), " "))
					g.Pick(ask.ChooseGuides, side)
					out = append(out, fmt.Sprint(g.Now().RangeBetween(1, 3), g.Now().InFrontOf(3, 1)))
				}
			}
			return strings.Join(slices.Compact(out), ", ")
		}, "blue front rear, 0 true, blue front rear, 0 false, blue front rear, 0 true, blue front rear, 0 false"},
		{"X25-REM-027 not to a friend", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Red, swarm, 400, 380, 180)}, dials: map[board.ShipID]string{1: "3FW"}}.play(t)
			return fmt.Sprint(g.Asks(ask.ChooseGuides), " ", place(g.Ship(3).Pose))
		}, "false 400 380 180"},
		{"X25-REM-028", func(t *testing.T) string {
			one := onto(t, swarm, "1FB", "", blue(tie, 400, 424, 180))
			o, _ := one.Option(ask.ChooseGuides, "front")
			both := onto(t, swarm, "1FB", "", blue(tie, 400, 424, 180), blue(tie, 400, 335, 180))
			return fmt.Sprint(strings.Join(one.Legal(ask.ChooseGuides), " "), " ", o.Refusal.Rule, " ", both.Asks(ask.ChooseGuides), len(xwingtest.All[board.DamageSuffered](both)), both.Ship(5).Where == board.Removed)
		}, "rear X25-REM-028 false 2 true"},
		{"X25-REM-029", func(t *testing.T) string {
			g := laid{phase: board.System, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, probe, 400, 480, 180)}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 600)}}.play(t)
			g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
			return g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseRelocation), " ")
		}, "blue 1:2B 1:2F 1:2N 2:2B 2:2F 2:2N 3:2B 3:2F 3:2N 4:2B 4:2F 4:2N 5:2B 5:2F 5:2N none"},
		{"X25-REM-030 a lock", func(t *testing.T) string {
			can := func(seat game.Seat) bool {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("jekporkins", 100, 100, 0), blue(tie, 600, 600, 180)}, devices: []xwing.ScenarioDevice{device(seat, probe, 600, 450, 0)}}.play(t)
				return (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2")
			}
			return fmt.Sprint(can(game.Red), can(game.Blue))
		}, "true false"},
		{"X25-REM-030 a jam", func(t *testing.T) string {
			can := func(seat game.Seat) bool {
				jams := printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.Jam(1) }})
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue("nightbeast", 600, 600, 180)}, devices: []xwing.ScenarioDevice{device(seat, probe, 600, 500, 0)}, own: []*xwing.Card{jams}}.play(t)
				return g.Asks(ask.ChooseJamTarget) && slices.Contains(g.Legal(ask.ChooseJamTarget), "ship:2")
			}
			return fmt.Sprint(can(game.Red), can(game.Blue))
		}, "true false"},
		{"X25-REM-031", func(t *testing.T) string {
			gone := func(dial, dice string) string {
				g := onto(t, probe, dial, dice)
				return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)), g.Ship(3).Where == board.Removed)
			}
			return gone("1FB", "f") + ", " + gone("1FB", "h") + ", " + gone("3FW", "f")
		}, "1 true, 1 false, 0 false"},
		{"X25-REM-032 a probe droid", func(t *testing.T) string {
			g := laid{phase: board.System, ships: append(two(), red(tie, 410, 600, 0)), devices: []xwing.ScenarioDevice{device(game.Blue, probe, 400, 480, 180)}}.play(t)
			g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(place(g.Ship(3).Pose), " ", physics.ShapesOverlap(g.Now().ShipShape(3), g.Now().ShipShape(4)))
		}, "410 600 0 true"},
	})
}
